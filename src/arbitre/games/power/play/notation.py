"""Orders read and written (PW-N): in the notation of records, and in the letters of each language."""

from __future__ import annotations

import json
import re
from typing import Final

from arbitre.core.message import Message, Ruling, Value
from arbitre.games.power.play.letters import EXCHANGES, LETTERS_IN, Letters
from arbitre.games.power.rules.board import LETTERS
from arbitre.games.power.rules.moves import (
    UNREADABLE,
    Order,
    exchange_order,
    move_order,
    ruled,
    unreadable,
)
from arbitre.games.power.rules.pieces import COUNT_MASK, KIND_OF
from arbitre.games.power.rules.setting import Setting

_READ_MOST: Final = 20_000
"""How many readings a setting remembers: enough for play, bounded for a referee that never stops."""
_VERBATIM_MOST: Final = 500

_PREFIX: Final = re.compile(r"\s*([A-Za-z])\s*:\s*(.*)", re.DOTALL)
_PART: Final = re.compile(r"([0-9]*)([A-Z]+)")


class _Unread(Exception):
    """Reading stopped: the message, and the word that is wrong with its number."""

    def __init__(self, key: str, word: str, column: int, **args: Value) -> None:
        super().__init__(key)
        self.key = key
        self.args_: dict[str, Value] = {"word": word[:20], "column": column, **args}


def read_order(setting: Setting, army: int, text: str, lang: str) -> Order:
    """An entry of an army's sheet. What cannot be read becomes an unreadable order (PW-N2).

    >>> from arbitre.core.game import game
    >>> setting = game("power").start().setting
    >>> read_order(setting, 0, "t hq v8", "fr")
    <Order V:T HQ V8>
    >>> read_order(setting, 0, "3F X G4 B", "en")
    <Order V:3C E V4 B>
    """
    key = (lang, army, text)
    order = setting.reading.get(key)
    if order is None:
        if len(setting.reading) >= _READ_MOST:
            setting.reading.clear()
        order = _read(setting, army, text, lang)
        setting.reading[key] = order
    return order


def _read(setting: Setting, army: int, text: str, lang: str) -> Order:
    if not text.strip():
        return unreadable(army, text[:_VERBATIM_MOST], ruled("PW-O1", "empty-entry"))
    letters = LETTERS_IN[lang]
    try:
        if not text.isascii() or len(text) > _VERBATIM_MOST:
            raise _Unread("unread-signs", text.strip(), 1)
        body, commanded = text, army
        prefix = _PREFIX.match(text)
        if prefix:
            letter = prefix.group(1).upper()
            if letter not in letters.armies:
                raise _Unread("unread-army", letter, 1, known=" ".join(letters.armies))
            commanded, body = letters.armies.index(letter), prefix.group(2)
        words = re.sub(r"\s*\+\s*", "+", body).upper().split()
        order = _parse(setting, commanded, words, letters)
        if commanded not in (army, setting.mercenary):
            # PW-N1: read, but not this sheet's to give
            return unreadable(army, text, ruled("PW-N1", "not-your-army"))
        return order
    except _Unread as problem:
        ruling = Ruling("PW-N2", Message(problem.key, problem.args_))
        return unreadable(army, text[:_VERBATIM_MOST], ruling)


def _parse(setting: Setting, army: int, words: list[str], letters: Letters) -> Order:
    letter = letters.exchange
    if len(words) == 3 and words[1][0] == letter and _place(setting, army, words[1], letters) < 0:
        # the rulebook's glued form: 2P ERV S
        words = [words[0], letter, words[1][1:], words[2]]
    if len(words) == 4 and words[1] == letter:
        made = _kind(words[3], 4, letters)
        place = _place_or_stop(setting, army, words[2], 3, letters)
        return exchange_order(setting, army, _parts(setting, words[0], letters), place, made)
    if len(words) == 4 and words[1] in EXCHANGES:
        raise _Unread("unread-letter", words[1], 2, expected=letter)
    if len(words) != 3:
        expected = "unread-four" if len(words) > 3 else "unread-three"
        raise _Unread(expected, words[-1] if words else "", len(words), count=len(words))
    if "+" in words[0]:
        raise _Unread("unread-parts", words[0], 1)
    if words[0][0].isdigit():
        raise _Unread("unread-number", words[0], 1)
    kind = _kind(words[0], 1, letters)
    origin = _place_or_stop(setting, army, words[1], 2, letters)
    target = _place_or_stop(setting, army, words[2], 3, letters)
    return move_order(setting, army, kind, origin, target)


def _parts(setting: Setting, word: str, letters: Letters) -> int:
    counts: dict[int, int] = {}
    for part in word.split("+"):
        found = _PART.fullmatch(part)
        if not found:
            raise _Unread("unread-parts", part or word, 1)
        digits = found.group(1)
        number = min(int(digits), COUNT_MASK) if digits else 1
        if number < 1:
            raise _Unread("unread-none", part, 1)
        kind = _kind(found.group(2), 1, letters)
        # more than any army has stays more than any army has
        counts[kind] = min(counts.get(kind, 0) + number, COUNT_MASK)
    return sum(setting.values.unit[kind] * number for kind, number in counts.items())


def _kind(word: str, column: int, letters: Letters) -> int:
    kind = letters.kind_of.get(word, -1)
    if kind < 0:
        raise _Unread("unread-kind", word, column, known=" ".join(letters.kinds))
    return kind


def _place_or_stop(setting: Setting, army: int, word: str, column: int, letters: Letters) -> int:
    place = _place(setting, army, word, letters)
    if place < 0:
        raise _Unread("unread-place", word, column)
    return place


def _place(setting: Setting, army: int, word: str, letters: Letters) -> int:
    board = setting.board
    if word == "HQ":
        return board.hq[army]
    if word == "RV":
        return board.reserve[army]
    if not letters.is_notation:
        word = _notation_place(word, letters)
    if len(word) == 3 and word[:2] == "RV" and word[2] in LETTERS:
        return board.reserve[LETTERS.index(word[2])]
    return board.place_of.get(word, -1)


def place_of(setting: Setting, word: str, lang: str) -> int:
    """A place by its whole code in a language, -1 where there is none; `HQ` alone is nobody's."""
    return -1 if word in ("HQ", "RV") else _place(setting, 0, word, LETTERS_IN[lang])


def _notation_place(word: str, letters: Letters) -> str:
    """A place of a language as the grid writes it; a name that is no place there as no place at all."""
    if word[:2] in ("HQ", "RV") and len(word) == 3:
        return word[:2] + letters.army_of.get(word[2], "?")
    if len(word) == 2 and word[1] == letters.island_after and word[0].isalpha():
        return "I" + word[0]
    if len(word) > 1 and word[1].isdigit() and word[0] != "S":
        return letters.army_of.get(word[0], "?") + word[1:]
    return word


def place_in(code: str, lang: str) -> str:
    """A place's code in a language.

    >>> place_in("HQV", "en"), place_in("J4", "en"), place_in("S12", "en"), place_in("R0", "fr")
    ('HQG', 'Y4', 'S12', 'R0')
    """
    letters = LETTERS_IN[lang]
    if letters.is_notation or code in ("HQ", "RV") or code[0] in "SI":
        return code
    if code[:2] in ("HQ", "RV"):
        return code[:2] + letters.army_in(code[2])
    return letters.army_in(code[0]) + code[1:]


def kind_in(code: str, lang: str) -> str:
    """A piece's code in a language.

    >>> kind_in("CR", "en")
    'C'
    """
    return LETTERS_IN[lang].kinds[KIND_OF[code]]


def order_in(order: Order, lang: str, named: bool = False) -> str:
    """An order written in a language; what could not be read stays as it is."""
    if order.act == UNREADABLE:
        return order.text
    return translated(order.named if named else order.text, lang)


def translated(text: str, lang: str) -> str:
    """A canonical order in a language.

    >>> translated("R:CR+2S E HQ M", "en")
    'R:C+2I X HQ M'
    """
    letters = LETTERS_IN[lang]
    if letters.is_notation:
        return text
    start, sign, body = text.rpartition(":")
    letter = letters.army_in(start) if sign else ""
    words = body.split()
    first = "+".join([_part_in(part, lang) for part in words[0].split("+")])
    if len(words) == 4:
        rest = f"{letters.exchange} {place_in(words[2], lang)} {kind_in(words[3], lang)}"
    else:
        rest = f"{place_in(words[1], lang)} {place_in(words[2], lang)}"
    return f"{letter}{sign}{first} {rest}"


def _part_in(part: str, lang: str) -> str:
    code = part.lstrip("0123456789")
    return part[: len(part) - len(code)] + kind_in(code, lang)


def split_entries(text: str) -> list[tuple[str, bool]]:
    """The entries of a sheet's text, each with whether it was quoted, that is, unreadable.

    >>> split_entries('T HQ V8; "one; two"')
    [('T HQ V8', False), ('one; two', True)]
    """
    if text.strip() in ("", "-"):
        return []
    entries: list[tuple[str, bool]] = []
    for piece in _split(text, ";"):
        word = piece.strip()
        if word.startswith('"'):
            value, end = json.JSONDecoder().raw_decode(word)
            if end != len(word):
                raise ValueError(word)
            entries.append((str(value), True))
        else:
            entries.append((word, False))
    return entries


def split_sheets(text: str) -> list[tuple[str, str]]:
    """The sheets of two armies: each letter and what stands between its brackets.

    >>> split_sheets('V[T HQ V8; "]"] B[]')
    [('V', 'T HQ V8; "]"'), ('B', '')]
    """
    sheets: list[tuple[str, str]] = []
    for piece in _split(text.strip(), "]")[:-1]:
        letter, sign, entries = piece.strip().partition("[")
        if not sign or letter.strip().upper() not in LETTERS:
            raise ValueError(piece)
        sheets.append((letter.strip().upper(), entries))
    return sheets


def _split(text: str, sign: str) -> list[str]:
    """Text parted at a sign, but never inside a JSON string."""
    if '"' not in text:
        return text.split(sign)
    pieces: list[str] = []
    start = here = 0
    while here < len(text):
        if text[here] == '"':
            here = json.JSONDecoder().raw_decode(text, here)[1]
        elif text[here] == sign:
            pieces.append(text[start:here])
            here += 1
            start = here
        else:
            here += 1
    pieces.append(text[start:])
    return pieces
