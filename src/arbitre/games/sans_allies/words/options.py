"""What could be written now about a place, a unit or a word, with exact odds; and its completion."""

from __future__ import annotations

from typing import Final

from arbitre.core.draft import Draft
from arbitre.core.message import Value
from arbitre.core.words import Words, joined, plain
from arbitre.games.sans_allies.play.draft import InvasionDraft, PhaseDraft
from arbitre.games.sans_allies.play.notation import neutral, spoken
from arbitre.games.sans_allies.play.position import INVADER
from arbitre.games.sans_allies.rules.cards import UNITS, counted, size
from arbitre.games.sans_allies.rules.invasions import eligible
from arbitre.games.sans_allies.rules.listing import forces_at
from arbitre.games.sans_allies.rules.moves import (
    ATTACK,
    BOMB,
    LAY,
    SCOUTS,
    STRIKE,
    UPGRADE,
    Decision,
)
from arbitre.games.sans_allies.rules.odds import ALL_WAYS, Odds, odds
from arbitre.games.sans_allies.rules.pyramid import NAMES, ROWS, exposed, place_of
from arbitre.games.sans_allies.rules.state import State
from arbitre.games.sans_allies.words.codes import (
    admitted,
    letters_of,
    share,
    terrain_in,
)
from arbitre.games.sans_allies.words.discard import asks_for_discard, discard_lines

MOST_FORCES: Final = 14
"""Forces against one place that are listed."""


def options_about(draft: Draft, query: str, words: Words) -> list[str]:
    """What could be written about a thing, each line ready to be read."""
    if not isinstance(draft, PhaseDraft):
        return draft.next() or [words.phrase("options-none")]
    state = draft.position.state
    if asks_for_discard(query):
        return discard_lines(state, words)
    if isinstance(draft, InvasionDraft):
        place, unit = place_of(query.strip()), _unit_of(query, words.lang)
        if place >= 0:
            return _place_options(draft, place, words)
        if unit >= 0:
            return _unit_options(state, unit, words)
        terrain = _terrain_of(state, query, words)
        lines = _several(
            state, [p for p in exposed(state.standing) if state.board[p] == terrain], words
        )
        if lines:
            return lines
    moves = [move for move in draft.position.moves(INVADER) if isinstance(move, Decision)]
    others = [move for move in moves if move.act != ATTACK]
    wanted = plain(neutral(query, words.lang))
    found = [move for move in others if wanted in plain(move.text()).split()] or [
        move for move in others if wanted in plain(move.text())
    ]
    rows = [(spoken(move.text(), words.lang), _explained(state, move, words)) for move in found]
    return _columns(rows) or [words.phrase("options-none")]


def continued(draft: Draft, text: str) -> list[str]:
    """Lines that carry on what was typed: forces after a place, otherwise what may be added."""
    lines = draft.next()
    if isinstance(draft, InvasionDraft):
        place = place_of(text.split(maxsplit=1)[0]) if text.split() else -1
        if place >= 0 and place in exposed(draft.position.state.standing):
            lines = [NAMES[place], *_forces(draft.position.state, place, draft.lang)]
    typed = plain(" ".join(text.split()) + (" " if text.strip() and text.endswith(" ") else ""))
    return [line for line in lines if plain(line).startswith(typed)]


def _forces(state: State, place: int, lang: str) -> list[str]:
    return [f"{NAMES[place]} {letters_of(force, lang)}" for force, _ in _best(state, place)]


def _best(state: State, place: int) -> list[tuple[int, Odds]]:
    """The minimal forces against a place with their odds: the likeliest first, then the cheapest."""
    found = [(force, odds(state, place, force)) for force in forces_at(state, place)]
    return sorted(found, key=_rank)


def _rank(pair: tuple[int, Odds]) -> tuple[int, int, int, int]:
    force, ends = pair
    return -ends.success, ends.lost, size(force), -force


def _unit_of(query: str, lang: str) -> int:
    """A unit by its letter, in a language or in the notation; -1 when it is none."""
    letter = neutral(query, lang)
    return UNITS.index(letter) if len(letter) == 1 and letter in UNITS else -1


def _terrain_of(state: State, query: str, words: Words) -> int:
    """A terrain by its name, or by its beginning; -1 when it is none."""
    wanted = plain(query.strip())
    names = [plain(terrain_in(name, words)) if name else "" for name in state.values.names]
    found = [code for code, name in enumerate(names) if name and name.startswith(wanted)]
    return found[0] if len(found) == 1 and wanted else -1


# -- invasions -------------------------------------------------------------------------------


def _place_options(draft: InvasionDraft, place: int, words: Words) -> list[str]:
    """The place, the forces that can take it, and what else may be done there."""
    state = draft.position.state
    if not state.standing >> place & 1:
        return [words.phrase("no-region", {"place": NAMES[place]})]
    if place not in exposed(state.standing):
        covers = [NAMES[corner] for corner in (place - 8, place - 7)]
        return [_named(state, place, words, "options-covered", {"covers": joined(covers, words)})]
    lines = [_named(state, place, words)]
    best = _best(state, place)
    rows = [
        (f"{NAMES[place]} {letters_of(force, words.lang)}", _odds_text(ends, words))
        for force, ends in best[:MOST_FORCES]
    ]
    lines += _columns(rows) if rows else [_missing(state, place, words)]
    if len(best) > MOST_FORCES:
        lines.append(words.phrase("options-more", {"n": len(best) - MOST_FORCES}))
    others = [
        (spoken(move.text(), words.lang), _explained(state, move, words))
        for move in draft.position.moves(INVADER)
        if isinstance(move, Decision) and move.act in (SCOUTS, STRIKE) and move.place == place
    ]
    return lines + _columns(others)


def _named(
    state: State,
    place: int,
    words: Words,
    key: str = "options-place",
    more: dict[str, Value] | None = None,
) -> str:
    terrain = state.board[place]
    args: dict[str, Value] = {
        "place": NAMES[place],
        "terrain": state.values.names[terrain],
        "defence": state.values.defence[place >> 3],
        "letters": admitted(state.values, terrain, words.lang),
    }
    return words.phrase(key, {**args, **(more or {})})


def _odds_text(ends: Odds, words: Words) -> str:
    args: dict[str, Value] = {
        "success": ends.success,
        "ways": ALL_WAYS,
        "percent": share(ends.success * 100, ALL_WAYS, 1),
        "lost": share(ends.lost, ALL_WAYS, 2),
    }
    return words.phrase("options-odds", args)


def _at(state: State, place: int, said: str, words: Words) -> str:
    terrain = state.values.names[state.board[place]]
    return words.phrase("options-at", {"terrain": terrain, "said": said})


def _missing(state: State, place: int, words: Words) -> str:
    worth = state.strengths(state.board[place])
    cards = eligible(state, place)
    strength = sum(each * count for each, count in zip(worth, cards, strict=True))
    lacking = state.values.defence[place >> 3] - strength
    return words.phrase("options-missing", {"strength": strength, "n": lacking})


def _unit_options(state: State, unit: int, words: Words) -> list[str]:
    """A unit's strength, and each exposed place that admits it with the best force that has it."""
    args: dict[str, Value] = {
        "unit": UNITS[unit],
        "n": state.reserve[unit],
        "strength": state.strength_of(unit),
    }
    places = [p for p in exposed(state.standing) if state.strengths(state.board[p])[unit]]
    lines = _several(state, places, words, unit) or [words.phrase("options-nowhere")]
    return [words.phrase("options-unit", args), *lines]


def _several(state: State, places: list[int], words: Words, unit: int = -1) -> list[str]:
    """Each place with its best force (with a unit in it), the likeliest first, then those out of reach."""
    able: list[tuple[tuple[int, int, int, int], str, str]] = []
    rest: list[tuple[str, str]] = []
    for place in places:
        forces = [pair for pair in _best(state, place) if unit < 0 or counted(pair[0])[unit]]
        if forces:
            force, ends = forces[0]
            line = f"{NAMES[place]} {letters_of(force, words.lang)}"
            able.append((_rank(forces[0]), line, _at(state, place, _odds_text(ends, words), words)))
        elif not forces_at(state, place):
            said = _at(state, place, _missing(state, place, words), words)
            rest.append((NAMES[place], said))
    return _columns([(line, said) for _, line, said in sorted(able)] + rest)


# -- the other decisions ---------------------------------------------------------------------


def _explained(state: State, move: Decision, words: Words) -> str:
    """What a choice brings, where that is not plain."""
    args: dict[str, Value]
    if move.act == UPGRADE:
        unit = UNITS[move.units]
        args = {"strength": state.values.upgraded[move.units]}
        return words.phrase(f"help-upgrade-{unit}", args)
    if move.act == BOMB and move.units:
        args = {"n": move.units, "percent": share(move.units * 100, 6, 1)}
        return words.phrase("options-bomb", args)
    if move.act == SCOUTS:
        return words.phrase("options-scouts", {"terrain": state.values.names[state.regions[-1]]})
    if move.act == STRIKE:
        return words.phrase("options-weapon")
    if move.act == LAY:
        above = [move.place + 7, move.place + 8] if move.place & 7 else [move.place + 8]
        covered = [NAMES[place] for place in above if state.standing >> place & 1]
        args = {
            "row": ROWS[move.place >> 3],
            "defence": state.values.defence[move.place >> 3],
            "covers": joined(covered, words),
        }
        return words.phrase("options-lay", args)
    return ""


def _columns(rows: list[tuple[str, str]]) -> list[str]:
    wide = max((len(first) for first, _ in rows), default=0)
    return [f"{first.ljust(wide)}   {second}".rstrip() for first, second in rows]


def example_attack(state: State, lang: str) -> str:
    """An attack that can be made now, on the first such place; empty when there is none."""
    for place in exposed(state.standing):
        lines = _forces(state, place, lang)
        if lines:
            return lines[0]
    return ""


def example_cards(cards: list[int], number: int, lang: str) -> str:
    """So many cards, the first ones that there are, in the letters of a language.

    >>> example_cards([1, 2, 0, 0], 2, "fr")
    'P+V'
    """
    chosen = [0, 0, 0, 0]
    for unit in range(4):
        chosen[unit] = min(cards[unit], number - sum(chosen))
    return letters_of(chosen[0] | chosen[1] << 8 | chosen[2] << 16 | chosen[3] << 24, lang)
