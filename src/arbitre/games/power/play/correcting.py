"""Corrections of a real board, read and written (editing a position): in records, and as they are typed."""

from __future__ import annotations

import re
from typing import Final

from arbitre.core.position import refuse
from arbitre.games.power.play.letters import LETTERS_IN, NOTATION, WORDS, Letters
from arbitre.games.power.play.notation import place_in, place_of
from arbitre.games.power.rules.board import COLOURS
from arbitre.games.power.rules.corrections import (
    ALL,
    EVERYWHERE,
    FLAG,
    PIECES,
    REFEREE,
    ROUND,
    SET,
    Change,
    Correction,
)
from arbitre.games.power.rules.pieces import KINDS, MAX_COUNT, contents
from arbitre.games.power.rules.setting import Setting
from arbitre.games.power.rules.state import GONE

NOTHING: Final = ("-", "0")
MOST_CHANGES: Final = 300
MAX_ROUND: Final = 9999
_PART: Final = re.compile(r"([0-9]{0,3})([A-Z]+)")


def corrects(text: str, lang: str = NOTATION) -> bool:
    """Whether a line is meant as a correction: by its first word."""
    first = text.strip().partition(" ")[0]
    return first.lower() == SET if lang == NOTATION else _meant(first, lang) == SET


def read_correction(setting: Setting, text: str, lang: str = NOTATION) -> Correction:
    """A line such as `set R0 R 2T S, RVB -, flag V R`; Illegal says which part cannot be read.

    >>> from arbitre.core.game import game
    >>> setting = game("power").start().setting
    >>> read_correction(setting, "put g0 red 2h i, rvb 3p, flag y b", "en").text()
    'set V0 R S+2A, RVB 3P, flag J B'
    """
    _, _, rest = text.strip().partition(" ")
    parts = [part for part in re.split("[,;]", rest) if part.strip()]
    if not parts or len(parts) > MOST_CHANGES:
        raise refuse("PW-T3", "set-what")
    return Correction(setting, [_change(setting, part.strip(), lang) for part in parts])


def _change(setting: Setting, part: str, lang: str) -> Change:
    words = part.upper().replace("+", " ").split()
    letters = LETTERS_IN[lang]
    sort = words[0].lower() if lang == NOTATION else _meant(words[0], lang)
    if sort in ("flag", "round", "referee") and len(words) > 1:
        return _fact(part, sort, words, letters)
    place = place_of(setting, words[0], lang)
    if place < 0:
        army = _army(words[0], letters)
        if army >= 0 and words[1:] == ["-"]:
            return Change(PIECES, EVERYWHERE, army, 0)
        raise refuse("PW-T3", "set-no-place", part=part[:40], word=words[0][:20])
    if place >= setting.board.size:
        army, pieces = place - setting.board.size, words[1:]
        if len(pieces) > 1 and _army(pieces[0], letters) == army and not _is_piece(pieces, letters):
            pieces = pieces[1:]
    elif words[1:] and words[1] in NOTHING:
        army, pieces = ALL, words[1:]
    else:
        army, pieces = _army(words[1] if words[1:] else "", letters), words[2:]
        if army < 0:
            raise refuse("PW-T3", "set-whose", part=part[:40], known=" ".join(letters.armies))
    if not pieces:
        raise refuse("PW-T3", "set-nothing", part=part[:40])
    stack = (
        0 if pieces[0] in NOTHING and len(pieces) == 1 else _stack(setting, part, pieces, letters)
    )
    return Change(PIECES, place, army, stack)


def _fact(part: str, sort: str, words: list[str], letters: Letters) -> Change:
    """A flag and who holds it, the number of the round, or who is referee."""
    if sort == "round":
        if not words[1].isdecimal() or not 1 <= int(words[1][:9]) <= MAX_ROUND:
            raise refuse("PW-T3", "set-number", part=part[:40], most=MAX_ROUND)
        return Change(ROUND, 0, 0, int(words[1]))
    army = _army(words[1], letters)
    holder = GONE
    if sort == "flag" and words[2:] != ["-"]:
        holder = _army(words[2] if words[2:] else "", letters)
        army = army if holder >= 0 else -1
    if army < 0:
        raise refuse("PW-T3", "set-whose", part=part[:40], known=" ".join(letters.armies))
    return Change(FLAG if sort == "flag" else REFEREE, 0, army, holder)


def _stack(setting: Setting, part: str, pieces: list[str], letters: Letters) -> int:
    counts = [0] * len(KINDS)
    for word in pieces:
        found = _PART.fullmatch(word)
        kind = letters.kind_of.get(found.group(2), -1) if found else -1
        if found is None or kind < 0:
            known = " ".join(letters.kinds)
            raise refuse("PW-T3", "set-no-piece", part=part[:40], word=word[:20], known=known)
        counts[kind] += int(found.group(1) or 1)
    if max(counts) > MAX_COUNT:
        raise refuse("PW-T3", "set-many", part=part[:40], most=MAX_COUNT)
    return sum([number * setting.values.unit[kind] for kind, number in enumerate(counts)])


def _is_piece(words: list[str], letters: Letters) -> bool:
    """Whether a first word such as `R` is a piece: another of its letter follows only if it is no army."""
    return words[0] in letters.kind_of and not (len(words) == 2 and words[1] in NOTHING)


def _army(word: str, letters: Letters) -> int:
    """An army by its letter, or by the name of its colour in a record's own words."""
    if word.lower() in COLOURS:
        return COLOURS.index(word.lower())
    return letters.armies.index(word) if word in letters.armies else -1


def _meant(word: str, lang: str) -> str:
    return WORDS.meant(word, lang)


# -- written ---------------------------------------------------------------------------------


def place_line(setting: Setting, place: int, army: int, stack: int, lang: str) -> str:
    """An army's pieces in a place, as one types it: `R0 R 2T S`."""
    letters = LETTERS_IN[lang]
    own = place >= setting.board.size
    pieces = [f"{n if n > 1 else ''}{letters.kinds[kind]}" for kind, n in contents(stack)] or ["-"]
    whose = [] if own else [letters.armies[army]]
    return " ".join([place_in(setting.board.names[place], lang), *whose, *pieces])


def fact_line(word: str, values: list[str], lang: str) -> str:
    """A flag, the round or the referee, as one types it."""
    return " ".join([WORDS.said(word, lang), *values])


def whole_line(parts: list[str], lang: str) -> str:
    """Several of those as one correction; empty: nothing is set."""
    return f"{WORDS.said(SET, lang)} {', '.join(parts)}" if parts else ""
