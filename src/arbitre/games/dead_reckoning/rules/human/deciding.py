"""A human's decision carried out: which act, in which phase."""

from __future__ import annotations

from arbitre.core.position import refuse
from arbitre.core.telling import Telling
from arbitre.games.dead_reckoning.rules import flow
from arbitre.games.dead_reckoning.rules.alliance import turn as alliance
from arbitre.games.dead_reckoning.rules.battle import course
from arbitre.games.dead_reckoning.rules.battle.battle import (
    DEFENCE,
    FACES,
    LOOT,
    Battle,
    abilities,
    aim,
    brace,
    hits,
    may_defend_with,
    play_in_defence,
    volley,
)
from arbitre.games.dead_reckoning.rules.battle.end import loot
from arbitre.games.dead_reckoning.rules.by_hand.edits import edit
from arbitre.games.dead_reckoning.rules.by_hand.results import fought
from arbitre.games.dead_reckoning.rules.human.actions import Acts
from arbitre.games.dead_reckoning.rules.human.cleanup import (
    choose_mode,
    end_main,
    raise_card,
    sleeve,
)
from arbitre.games.dead_reckoning.rules.icons import A, K, V
from arbitre.games.dead_reckoning.rules.listing import MOST_CUBES, MOST_DEEDS
from arbitre.games.dead_reckoning.rules.moves import COUNTED, Act
from arbitre.games.dead_reckoning.rules.state import (
    CONSENT,
    DEALING,
    DRAWING_ONE,
    EDITS,
    MAIN,
    MODE,
    RAISE,
    SLEEVE,
    State,
)
from arbitre.games.dead_reckoning.rules.table import (
    NOTHING,
    QUESTION,
)


def decide(state: State, move: Act, told: Telling) -> None:
    """Make a decision; Illegal changes nothing."""
    word = move.word
    if state.battle is not None:
        _in_battle(state, move, told)
    elif state.table.need == QUESTION:
        if word != "choose" or move.numbers[0] not in state.table.options:
            raise refuse("DR-D6", "choose-one")
        alliance.answer(state.table, move.numbers[0], told)
    elif state.phase == MAIN:
        _main(state, word, move.numbers, told)
    elif state.phase == EDITS:
        _beside_a_table(state, move, told)
    elif state.phase == MODE and word == "mode":
        choose_mode(state, bool(move.numbers[0]), told)
    elif state.phase == RAISE and word == "raise":
        raise_card(state, move.numbers[0] if move.numbers else -1, told)
    elif state.phase == SLEEVE and word == "sleeve":
        pairs = list(zip(move.numbers[::2], move.numbers[1::2], strict=True))
        sleeve(state, pairs, told)
    elif state.phase == CONSENT and word in ("agree", "refuse"):
        flow.answer_consent(state, word == "agree", told)
    else:
        raise refuse("DR-X4" if state.phase == CONSENT else "DR-H4", "not-in-phase")


def _in_battle(state: State, move: Act, told: Telling) -> None:
    """DR-K7, DR-K8, DR-X7: cards in defence, then abilities one at a time, then the loot."""
    battle = state.battle
    assert battle is not None
    if state.companion:
        _fought_beside(state, battle, move, told)
        return
    human = state.humans[battle.human]
    word, numbers = move.word, move.numbers
    args: dict[str, str | int] = {"human": battle.human}
    if battle.stage == DEFENCE:
        able_cards = may_defend_with(human)
        wrong = any(card not in able_cards for card in numbers)
        if word != "defend" or wrong or len(set(numbers)) != len(numbers):
            raise refuse("DR-K8", "defend-with")
        for card in numbers:
            play_in_defence(human, card, told, battle.human)
        course.start_dropping(state, told)
        return
    if battle.stage == LOOT:
        most = loot(state, battle)
        if word != "stow" or not 0 <= numbers[0] <= most:
            raise refuse("DR-X7", "stow-so-many", n=most)
        course.finish_battle(state, numbers[0], told)
        return
    able = abilities(human, battle)
    if word == "done":
        course.end_abilities(state, told)
    elif word == "aim" and A in able and battle.my_faces[numbers[0]]:
        aim(human, battle, numbers[0])
        told.tell("aims", "DR-K7", args | {"face": FACES[numbers[0]]})
    elif word == "volley" and V in able:
        volley(human, battle)
        told.tell("volley", "DR-K7", args)
    elif word == "brace" and K in able:
        brace(human, battle)
        told.tell("braces", "DR-K7", args)
    else:
        raise refuse("DR-K7", "no-ability")


def _beside_a_table(state: State, move: Act, told: Telling) -> None:
    """DR-Q1: the table is set by hand, then the Alliance goes on; at last somebody says who won."""
    if move.word == "set":
        edit(state, move.written, told)
    elif move.word == "go":
        flow.go(state, told)
    elif move.word == "end" and move.numbers:
        flow.close(state, bool(move.numbers[0]), told)
    else:
        raise refuse("DR-Q1", "edits-now")


def _fought_beside(state: State, battle: Battle, move: Act, told: Telling) -> None:
    """DR-Q2: how many cubes they drop; how the cubes lie once they have used their abilities at the table."""
    word, numbers = move.word, move.numbers
    if word == "result":
        fought(state, numbers, told)
    elif battle.stage == DEFENCE:
        if word != "cubes" or numbers[0] > MOST_CUBES:
            raise refuse("DR-Q2", "cubes-so-many", n=MOST_CUBES)
        course.start_dropping(state, told, numbers[0])
    elif word == "done":
        course.end_abilities(state, told)
    elif word == "faces" and sum(numbers) <= MOST_CUBES:
        battle.my_faces = list(numbers)
        told.tell("faces", "DR-Q2", {"human": battle.human, "word": move.written})
    elif word == "brace" and hits(battle.their_faces) > battle.braced:
        battle.braced += 1
        told.tell("braces", "DR-K7", {"human": battle.human})
    else:
        raise refuse("DR-Q2", "faces-or-done")


def _main(state: State, word: str, numbers: tuple[int, ...], told: Telling) -> None:
    """DR-H3: one act of the main phase."""
    acts = flow.acts(state, told)
    human = acts.human
    to_and_fro = word in COUNTED and word != "jettison"
    if to_and_fro and human.deeds >= MOST_DEEDS:
        raise refuse("DR-H3", "turn-too-long", n=MOST_DEEDS)
    if word == "play":
        acts.play(numbers[0])
    elif word == "end":
        end_main(state, told)
    elif word == "move":
        acts.move(numbers[0])
        if state.table.need != NOTHING:
            state.phase, state.resume = DEALING, MAIN
    elif word == "draw":
        acts.check_draw()
        state.phase, state.to_draw = DRAWING_ONE, 1
    elif word == "influence":
        flow.influence(state, acts, numbers[0], numbers[1] if len(numbers) > 1 else -1, told)
    elif word in COUNTED:
        _goods(acts, word, numbers[0], numbers[1])
    elif word == "hunt":
        course.begin_attack(state, acts.hunt(), told)
    elif word == "attack":
        course.begin_attack(state, acts.attack(numbers[0] if numbers else 0), told)
    elif word == "storm":
        course.begin_attack(state, acts.storm(), told)
    else:
        _plain(acts, word, numbers)
    if to_and_fro:
        human.deeds += 1


def _goods(acts: Acts, word: str, number: int, good: int) -> None:
    if word == "load":
        acts.load(number, good)
    elif word == "unload":
        acts.unload(number, good)
    elif word == "jettison":
        acts.jettison(number, good)
    elif word == "give":
        acts.give(number, good)
    else:
        acts.take(number, good)


def _plain(acts: Acts, word: str, numbers: tuple[int, ...]) -> None:
    """An act after which nothing is awaited."""
    if word == "sails":
        acts.sails()
    elif word == "sell":
        acts.sell(numbers[0])
    elif word == "upgrade":
        acts.upgrade(numbers[0], numbers[1])
    elif word == "buy":
        acts.buy()
    elif word == "trade":
        acts.trade()
    elif word == "build":
        acts.build(numbers[0])
    elif word == "produce":
        acts.produce()
    elif word == "harbor":
        acts.harbor()
    elif word == "repair":
        acts.repair(numbers[0] - 1 if numbers else acts.seat)
    elif word == "coin":
        acts.coin()
    else:
        raise refuse("DR-H3", "not-in-phase")
