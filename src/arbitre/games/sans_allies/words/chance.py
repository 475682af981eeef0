"""What a person with the box types: which card was turned, what the dice show."""

from __future__ import annotations

import re
from typing import Final

from arbitre.core.cache import Cache
from arbitre.core.message import Value
from arbitre.core.position import Move
from arbitre.core.words import DEFAULT, LANGUAGES, Words, plain
from arbitre.games.sans_allies.data import PACKAGE
from arbitre.games.sans_allies.play.notation import LETTERS
from arbitre.games.sans_allies.rules.cards import KINDS
from arbitre.games.sans_allies.rules.moves import CARD, REGION, SUM_OR_DICE, Outcome
from arbitre.games.sans_allies.rules.pyramid import DEALT, NAMES
from arbitre.games.sans_allies.rules.setup import next_place
from arbitre.games.sans_allies.rules.state import (
    BOMBING_DIE,
    DICE,
    DRAWING,
    PYRAMID,
    REGIONS,
    RESEARCH_DIE,
    State,
)
from arbitre.games.sans_allies.rules.values import FIRST_DISCARD
from arbitre.games.sans_allies.words.codes import admitted, card_in, terrain_in, terrain_names

MOST_AT_ONCE: Final = 48
"""Cards that a number before a name may stand for."""
NAMED_AHEAD: Final = 4
"""Places of the pyramid that are named before their cards are dealt."""
_PARTS: Final = re.compile(r"[\s,;]+")
_COUNTED: Final = re.compile(r"([0-9]{1,3})[x×*]?(.*)")
_ONE_DIE: Final = re.compile(r"[1-6]([\s,;]+[1-6])*")
_TWO_DICE: Final = re.compile(r"[1-6][\s,;+]*[1-6]")
_SUM: Final = re.compile(r"[2-9]|10")
"""`11` and `12` may be the sum or two ones, a one and a two: the position asks which."""

_said: Final[Cache[list[tuple[str, str]]]] = Cache(16)


def asked(state: State, words: Words) -> str:
    """Which card or die is awaited; empty when none is."""
    phase = state.phase
    args: dict[str, Value]
    if phase == REGIONS:
        names = list(terrain_names(state.values, words.lang).values())
        args = {"n": len(state.regions) + 1, "of": FIRST_DISCARD}
        args |= {"first": names[0], "second": names[-1]}
        return words.phrase("chance-regions", args)
    if phase == PYRAMID:
        place = next_place(state)
        rest = DEALT[DEALT.index(place) + 1 :]
        ahead = [NAMES[other] for other in rest[:NAMED_AHEAD]]
        if len(rest) > NAMED_AHEAD:
            ahead.append("…")
        return words.phrase(
            "chance-pyramid", {"place": NAMES[place], "places": " ".join(ahead) or "none"}
        )
    if phase == DRAWING:
        return words.phrase("chance-drawing", {"n": state.to_draw})
    if phase == DICE:
        return words.phrase("chance-dice", {"place": NAMES[state.target]})
    if phase == BOMBING_DIE:
        return words.phrase("chance-bombing", {"n": state.force >> 16})
    if phase == RESEARCH_DIE:
        return words.phrase("chance-research", {"value": state.research})
    return ""


def spoken_outcome(move: Move, words: Words) -> str:
    """An outcome as it is typed in a language: units by their letter, other cards by name."""
    if not isinstance(move, Outcome) or move.sort not in (REGION, CARD):
        return move.text()
    if move.sort == REGION:
        return terrain_in(move.written, words)
    if move.value < 4:
        return LETTERS[words.lang][move.value]
    return card_in(move.written, words)


def typed_outcomes(state: State, text: str) -> list[str]:
    """The outcomes typed on a line, in notation; what cannot be read stays as it is."""
    text = text.strip()
    if state.phase in (DICE, BOMBING_DIE, RESEARCH_DIE):
        return _dice(text, state.phase == DICE)
    if state.phase == DRAWING:
        return _cards(text.replace("+", " "), _production_names())
    return _cards(text, _region_names(state))


def _dice(text: str, two: bool) -> list[str]:
    """Two dice, however they are parted (`3 4`, `34`, `3+4`), or their sum; or one die and what follows it.

    Of a sum some dice are written that make it: only the sum counts (SA-I5).
    """
    digits = [sign for sign in text if sign.isdigit()]
    if two and _SUM.fullmatch(text):
        low = max(1, int(text) - 6)
        return [f"{low}+{int(text) - low}"]
    if two and text not in SUM_OR_DICE:
        return ["+".join(digits)] if _TWO_DICE.fullmatch(text) else [text]
    return digits if not two and _ONE_DIE.fullmatch(text) else [text]


def _cards(text: str, names: dict[str, str]) -> list[str]:
    """Names or their beginnings, with or without a number before them."""
    parts = [part for part in _PARTS.split(text) if part]
    longest = max(len(name.split()) for name in names)
    found: list[str] = []
    at = 0
    while at < len(parts):
        start, number = at, 1
        counted = _COUNTED.fullmatch(parts[at])
        first = parts[at]
        if counted is not None and 0 < int(counted.group(1)) <= MOST_AT_ONCE:
            number, first = int(counted.group(1)), counted.group(2)
            if not first and at + 1 < len(parts):  # `2 sea`
                at += 1
                first = parts[at]
        code = ""
        for more in range(min(longest, len(parts) - at), 0, -1):
            code = _meant(" ".join([first, *parts[at + 1 : at + more]]), names)
            if code:
                at += more
                break
        if not code:
            at += 1
        found += [code] * number if code else [" ".join(parts[start:at])]
    return found


def _meant(typed: str, names: dict[str, str]) -> str:
    """The code that a name, its plural or its beginning stands for; empty when that is not clear."""
    word = plain(typed)
    plural = len(word) > 3 and word[-1] in ("s", "x")
    for form in (word, word[:-1]) if plural else (word,):
        if form in names:
            return names[form]
        codes = {code for name, code in names.items() if form and name.startswith(form)}
        if len(codes) == 1:
            return codes.pop()
    return ""


def _region_names(state: State) -> dict[str, str]:
    """Every name of a nation card, of every language and of the notation, with its code."""
    values = state.values
    names: dict[str, str] = {}
    for lang in LANGUAGES:
        for code, name in terrain_names(values, lang).items():
            names[plain(name)] = code
    names |= {code: code for code in terrain_names(values, DEFAULT)}
    names |= {plain(name): code for name, code in _messages("kind", "capital")}
    centres = values.names[values.centre : values.capital]
    if len(centres) == 1:
        names |= {plain(name): code for name, code in _messages("kind", "centre")}
        return names | {plain(name): code for name, code in _messages("long", "centre")}
    for terrain in range(values.centre, values.capital):  # each with its letters: `centre PV`
        for name, _ in [*_messages("kind", "centre"), *_messages("long", "centre")]:
            for lang in LANGUAGES:
                letters = admitted(values, terrain, lang)
                names[plain(f"{name} {letters}")] = values.names[terrain]
    return names | {code: code for code in centres}


def _production_names() -> dict[str, str]:
    names = {plain(name): code for name, code in _messages("kind", *KINDS)}
    # the last word or the first alone will do: `percée`, `breakthrough`, `weapon`
    for name, code in list(names.items()):
        for part in name.split():
            names.setdefault(part, code)
    for letters in LETTERS.values():
        names |= {letter.lower(): KINDS[unit] for unit, letter in enumerate(letters)}
    return names


def _messages(prefix: str, *kinds: str) -> list[tuple[str, str]]:
    """The names of kinds of cards in every language and in notation, each with its code."""
    found = _said.find((prefix, *kinds))
    if found is None:
        found = [(kind, kind) for kind in kinds]
        for lang in LANGUAGES:
            words = Words(lang, [PACKAGE])
            found += [(words.phrase(f"{prefix}-{kind}"), kind) for kind in kinds]
        found = _said.keep((prefix, *kinds), found)
    return found
