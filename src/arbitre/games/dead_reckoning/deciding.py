"""A human's decision carried out: which act, in which phase."""

from __future__ import annotations

from arbitre.core.position import refuse
from arbitre.games.dead_reckoning import alliance, flow
from arbitre.games.dead_reckoning.actions import Acts
from arbitre.games.dead_reckoning.battle import (
    DEFENCE,
    FACES,
    LOOT,
    abilities,
    aim,
    brace,
    may_defend_with,
    play_in_defence,
    volley,
)
from arbitre.games.dead_reckoning.battle_end import loot
from arbitre.games.dead_reckoning.cleanup import choose_mode, raise_card, sleeve
from arbitre.games.dead_reckoning.icons import A, K, V
from arbitre.games.dead_reckoning.listing import MOST_DEEDS
from arbitre.games.dead_reckoning.moves import COUNTED, Act
from arbitre.games.dead_reckoning.state import (
    CONSENT,
    DEALING,
    DRAWING_ONE,
    MAIN,
    MODE,
    RAISE,
    SLEEVE,
    State,
)
from arbitre.games.dead_reckoning.table import NOTHING, QUESTION, Telling


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
    elif state.phase == MODE and word == "mode":
        choose_mode(state, bool(move.numbers[0]), told)
    elif state.phase == RAISE and word == "raise":
        raise_card(state, move.numbers[0] if move.numbers else -1, told)
    elif state.phase == SLEEVE and word == "sleeve":
        pairs = list(zip(move.numbers[::2], move.numbers[1::2], strict=True))
        sleeve(state, pairs, told)
    elif state.phase == CONSENT and word in ("agree", "refuse"):
        flow.answered(state, word == "agree", told)
    else:
        raise refuse("DR-X4" if state.phase == CONSENT else "DR-H4", "not-in-phase")


def _in_battle(state: State, move: Act, told: Telling) -> None:
    """DR-K7, DR-K8, DR-X7: cards in defence, then abilities one at a time, then the loot."""
    battle = state.battle
    assert battle is not None
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
        flow.start_dropping(state, told)
        return
    if battle.stage == LOOT:
        most = loot(state, battle)
        if word != "stow" or not 0 <= numbers[0] <= most:
            raise refuse("DR-X7", "stow-so-many", n=most)
        flow.finish_battle(state, numbers[0], told)
        return
    able = abilities(human, battle)
    if word == "done":
        flow.abilities_used(state, told)
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


def _main(state: State, word: str, numbers: tuple[int, ...], told: Telling) -> None:
    """DR-H3: one act of the main phase."""
    acts = flow.acts(state, told)
    human = acts.human
    if human.deeds >= MOST_DEEDS and word != "end":
        raise refuse("DR-H3", "turn-too-long")
    if word == "play":
        acts.play(numbers[0])
    elif word == "end":
        flow.end_main(state, told)
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
        flow.begin_attack(state, acts.hunt(), told)
    elif word == "attack":
        flow.begin_attack(state, acts.attack(numbers[0] if numbers else 0), told)
    elif word == "storm":
        flow.begin_attack(state, acts.storm(), told)
    else:
        _plain(acts, word, numbers)
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
