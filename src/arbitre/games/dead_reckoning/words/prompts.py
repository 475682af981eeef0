"""What is to be decided now, in one line, with what can be typed."""

from __future__ import annotations

from typing import Final

from arbitre.core.chance import CHANCE
from arbitre.core.message import Value
from arbitre.core.words import Words, joined, quoted
from arbitre.games.dead_reckoning.play.notation import spoken
from arbitre.games.dead_reckoning.play.position import DeadReckoningPosition
from arbitre.games.dead_reckoning.rules.alliance.plan import (
    BUILD_AT,
    CONDITIONAL_INFLUENCE,
    CUBES,
    MERCHANT_AT,
    PLAN,
    PRODUCE_AT,
    PUT_AT_END,
    UPGRADE_WITH,
)
from arbitre.games.dead_reckoning.rules.battle.battle import DEFENCE, SHIP, Battle, crowns, hits
from arbitre.games.dead_reckoning.rules.board import HARBOR, NAMES
from arbitre.games.dead_reckoning.rules.by_hand.results import halved
from arbitre.games.dead_reckoning.rules.moves import Act
from arbitre.games.dead_reckoning.rules.state import CONSENT, EDITS, MODE, PHASES, RAISE, SLEEVE
from arbitre.games.dead_reckoning.rules.table import HARBOR_BONUS, QUESTION, last_turn_cubes
from arbitre.games.dead_reckoning.words.sides import held_cards

ASKED: Final = {
    PLAN: "prompt-choose-building",
    CUBES: "prompt-choose-cubes",
    CONDITIONAL_INFLUENCE: "prompt-choose-influence",
    PUT_AT_END: "prompt-choose-goods",
    UPGRADE_WITH: "prompt-choose-upgrade",
    BUILD_AT: "prompt-choose-build",
    PRODUCE_AT: "prompt-choose-produce",
    MERCHANT_AT: "prompt-choose-merchant",
}
"""The questions of DR-D6."""
MOST_OFFERED: Final = 6


def prompt_of(position: DeadReckoningPosition, words: Words) -> str:
    """One line for whoever must decide."""
    state, table = position.state, position.state.table
    actors = position.actors
    if not actors or actors[0] == CHANCE:
        phase = PHASES[state.phase]
        return words.phrase("prompt-wait", {"turn": max(table.turn), "phase": phase})
    seat = actors[0]
    moves = [move for move in position.moves(seat) if isinstance(move, Act)]
    said = [spoken(move.text(), words.lang, position.values) for move in moves]
    args: dict[str, Value] = {"human": position.seats.index(seat)}
    if state.battle is not None:
        return _in_battle(position, args, moves, said, words)
    if table.need == QUESTION:
        key = ASKED.get(table.ask, "prompt-choose")
        return words.phrase(key, {**args, "options": _offered(said, words)})
    if state.phase == EDITS:
        return words.phrase("prompt-edits", {**args, **_edit_examples(position, words)})
    if state.phase == MODE:
        return words.phrase("prompt-mode", {**args, "merchant": said[0], "pirate": said[-1]})
    if state.phase == RAISE:
        return words.phrase("prompt-raise", {**args, "none": said[0], "example": said[-1]})
    if state.phase == SLEEVE:
        held = ", ".join(held_cards(state.human, words))
        return words.phrase("prompt-sleeve", {**args, "cards": held, "example": said[-1]})
    if state.phase == CONSENT:
        number = state.consent[0] if state.consent else 0
        more: dict[str, Value] = {"n": number, "space": NAMES[table.place[state.seat]]}
        return words.phrase("prompt-consent", {**args, **more, "options": _offered(said, words)})
    if any(move.word == "end" for move in moves):
        return words.phrase("prompt-main", {**args, "words": _words_of(moves, words)})
    return words.phrase("prompt-choose", {**args, "options": _offered(said, words)})


def _in_battle(
    position: DeadReckoningPosition,
    args: dict[str, Value],
    moves: list[Act],
    said: list[str],
    words: Words,
) -> str:
    battle, table = position.state.battle, position.state.table
    assert battle is not None
    if position.state.companion:
        return _beside(position, battle, args, words)
    if battle.stage == DEFENCE:
        cubes = table.fight[3] if len(table.fight) > 3 else battle.theirs
        more: dict[str, Value] = {"space": NAMES[battle.space], "n": cubes}
        more |= {"none": said[0], "example": said[-1]}
        return words.phrase("prompt-defend", {**args, **more})
    if moves and moves[0].word == "stow":
        return words.phrase("prompt-stow", {**args, "options": _offered(said, words)})
    more = {"mine": crowns(battle.my_faces), "theirs": crowns(battle.their_faces)}
    # hits count on ships only (DR-K4, DR-K11), less those braced for
    more["hits"] = hits(battle.my_faces) if battle.their_ship else 0
    more["struck"] = max(hits(battle.their_faces) - battle.braced, 0) if battle.my_ship else 0
    pairs = list(zip(moves, said, strict=True))
    said = [line for move, line in pairs if move.word != "aim"]
    said += [line for move, line in pairs if move.word == "aim"]  # these are many
    return words.phrase("prompt-ability", {**args, **more, "words": _offered(said, words)})


def _beside(
    position: DeadReckoningPosition, battle: Battle, args: dict[str, Value], words: Words
) -> str:
    """DR-Q2: the battle is fought at the table."""
    table, values = position.state.table, position.values
    if battle.stage == DEFENCE:
        number = len(table.fight) > 3 and table.fight[3]
        more: dict[str, Value] = {"space": NAMES[battle.space], "n": int(number)}
        more["bonus"] = last_turn_cubes(table, battle.human)
        ship = battle.kind == SHIP
        more["harbor"] = HARBOR_BONUS if ship and battle.space == HARBOR else 0
        more["whole"] = halved(table, battle) if len(table.fight) > 3 else 0
        more["result"] = spoken("result won", words.lang, values)
        moves = [move.text() for move in position.moves(position.actors[0])]
        likely = [text for text in moves if text.startswith("cubes")]
        example = likely[0] if len(likely) == 1 else "cubes 3"
        more["example"] = spoken(example, words.lang, values)
        return words.phrase("prompt-cubes", {**args, **more})
    more = {"mine": crowns(battle.my_faces), "theirs": crowns(battle.their_faces)}
    for key, example in (("done", "done"), ("faces", "faces crown 2 hit 1"), ("brace", "brace")):
        more[key] = spoken(example, words.lang, values)
    return words.phrase("prompt-faces", {**args, **more})


def _edit_examples(position: DeadReckoningPosition, words: Words) -> dict[str, Value]:
    """How an edit, the next turn and the end are typed."""
    examples = {"example": "set ship B1", "go": "go", "won": "end won", "lost": "end lost"}
    return {key: spoken(text, words.lang, position.values) for key, text in examples.items()}


def _offered(said: list[str], words: Words) -> str:
    """The first choices as one types them."""
    shown = [quoted(line, words) for line in said[:MOST_OFFERED]]
    if len(said) > MOST_OFFERED:
        shown.append("…")
    return joined(shown, words, "list-or")


def _words_of(moves: list[Act], words: Words) -> str:
    """The words of the decisions that can be made, the end last."""
    found: list[str] = []
    for move in moves:
        word = spoken(move.word, words.lang)
        if word not in found and move.word != "end":
            found.append(word)
    return ", ".join([*found, spoken("end", words.lang)])
