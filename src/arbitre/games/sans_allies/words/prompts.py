"""What is to be decided now, in one line, with an example that can be typed."""

from __future__ import annotations

from arbitre.core.message import Value
from arbitre.core.words import Words, joined, quoted
from arbitre.games.sans_allies.play.notation import LETTERS, spoken
from arbitre.games.sans_allies.rules.cards import A, counted
from arbitre.games.sans_allies.rules.invasions import eligible
from arbitre.games.sans_allies.rules.listing import DIE_FACES, decisions
from arbitre.games.sans_allies.rules.pyramid import NAMES, free_corners
from arbitre.games.sans_allies.rules.state import (
    BASE,
    BOMBING,
    CONVOYS,
    INVASIONS,
    LOSSES,
    PHASES,
    RECOVERY,
    RETREAT,
    UPGRADES,
    State,
)
from arbitre.games.sans_allies.words.codes import last_call, letters_of
from arbitre.games.sans_allies.words.options import example_attack, example_cards


def prompt_of(state: State, words: Words) -> str:
    """One line for whoever must decide."""
    return _asked(state, words) + last_call(state, words)


def _asked(state: State, words: Words) -> str:
    if state.phase in (RECOVERY, LOSSES):
        return _prompt_cards(state, words)
    lang = words.lang
    turn: dict[str, Value] = {"turn": state.turn}
    args: dict[str, Value]
    if state.phase == INVASIONS:
        example = example_attack(state, lang)
        if not example:
            other = [move.text() for move in decisions(state) if move.text() != "end"]
            if other:
                said: dict[str, Value] = {**turn, "example": spoken(other[0], lang)}
                return words.phrase("prompt-invasions-other", said)
            return words.phrase("prompt-invasions-none", turn)
        return words.phrase("prompt-invasions", {**turn, "example": example})
    if state.phase == CONVOYS:
        return words.phrase("prompt-convoy", turn)
    if state.phase == UPGRADES:
        left = [LETTERS[lang][unit] for unit in range(4) if state.upgrades[unit] == BASE]
        args = {"letters": joined(left, words, "list-or"), "example": left[0]}
        return words.phrase("prompt-upgrade", args)
    if state.phase == RETREAT:
        corners = free_corners(state.standing, state.target)
        lines = [spoken(f"lay {NAMES[corner]}", lang) for corner in corners]
        args = {
            "place": NAMES[state.target],
            "terrain": state.values.names[state.regions[-1]],
            "places": joined([quoted(line, words) for line in lines], words, "list-or"),
        }
        return words.phrase("prompt-retreat", args)
    if state.phase == BOMBING:
        most = min(state.reserve[A], DIE_FACES)
        return words.phrase("prompt-bombing", {"n": most, "example": most})
    return words.phrase("prompt-wait", {**turn, "phase": PHASES[state.phase]})


def _prompt_cards(state: State, words: Words) -> str:
    """How many cards to recover or to lose, and among which."""
    losing = state.phase == LOSSES
    cards = eligible(state, state.target) if losing else counted(state.force)
    packed = cards[0] | cards[1] << 8 | cards[2] << 16 | cards[3] << 24
    args: dict[str, Value] = {
        "place": NAMES[state.target],
        "n": state.due,
        "letters": letters_of(packed, words.lang),
        "example": example_cards(cards, state.due, words.lang),
    }
    return words.phrase("prompt-losses" if losing else "prompt-recovery", args)
