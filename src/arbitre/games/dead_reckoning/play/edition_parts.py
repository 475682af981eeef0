"""Small pieces that editions are read from: lists, icons, names of one's own."""

from __future__ import annotations

import re
from typing import Final

from arbitre.core.edition import BadEdition, EditionReader, line_of
from arbitre.core.message import BadInput, Message, Value
from arbitre.core.vocabulary import Vocabulary, called
from arbitre.core.words import LANGUAGES, REQUIRED
from arbitre.games.dead_reckoning.data import PACKAGE
from arbitre.games.dead_reckoning.rules.icons import ICONS, read_icons

_NAMES: Final = {
    group: Vocabulary(PACKAGE, group) for group in ("islands", "crew", "upgrades", "alliance")
}
"""What a language calls the things of the released editions, which name them in the required ones."""
SHOWN: Final = 40
"""How much of a wrong text a message repeats."""
_KEY: Final = re.compile(r"[a-z][a-z0-9_-]{0,19}")


def keys_of(reader: EditionReader, path: tuple[str, ...], fixed: tuple[str, ...]) -> list[str]:
    """The keys of a table that the edition itself names: islands, crew, upgrades, cards."""
    keys = [key for key in reader.table(path) if key not in fixed]
    for key in keys:
        if not _KEY.fullmatch(key):
            raise reader.wrong((*path, key), "edition-own-key", {"value": key[:SHOWN]})
    return keys


def whole_or(
    reader: EditionReader, path: tuple[str, ...], low: int, high: int, otherwise: int
) -> int:
    """A whole number within bounds that may be missing."""
    if path[-1] not in reader.table(path[:-1]):
        return otherwise
    return reader.whole(path, low, high)


def numbers(
    reader: EditionReader, path: tuple[str, ...], count: int, low: int, high: int
) -> list[int]:
    """A list of so many whole numbers within bounds; a count of 0 leaves their number open."""
    row = reader.get(path)
    found: list[int] = []
    if isinstance(row, list) and (len(row) == count or not count):
        found = [n for n in row if isinstance(n, int) and not isinstance(n, bool)]
        if len(found) == len(row) and all(low <= n <= high for n in found):
            return found
    args: dict[str, Value] = {"key": ".".join(path), "low": low, "high": high}
    if not count:
        raise reader.wrong(path, "edition-numbers", args)
    raise reader.wrong(path, "edition-so-many-numbers", {**args, "n": count})


def texts(reader: EditionReader, path: tuple[str, ...], count: int) -> list[str]:
    """A list of so many texts; a count of 0 leaves their number open."""
    row = reader.get(path)
    if isinstance(row, list) and (len(row) == count or not count):
        found = [text for text in row if isinstance(text, str) and text.strip()]
        if len(found) == len(row):
            return found
    key = ".".join(path)
    if not count:
        raise reader.wrong(path, "edition-texts", {"key": key})
    raise reader.wrong(path, "edition-so-many-texts", {"key": key, "n": count})


def icons(reader: EditionReader, path: tuple[str, ...], text: str) -> list[int]:
    """The icons that a text shows; at least one."""
    counts = read_icons(text)
    if counts is None or not any(counts):
        args: dict[str, Value] = {
            "key": ".".join(path),
            "value": text[:SHOWN],
            "known": " ".join(ICONS),
        }
        raise reader.wrong(path, "edition-icons", args)
    return counts


def one_of(reader: EditionReader, path: tuple[str, ...], known: tuple[str, ...]) -> int:
    """Which of some words a value is."""
    word = reader.word(path)
    if word not in known:
        args: dict[str, Value] = {
            "key": ".".join(path),
            "value": word[:SHOWN],
            "known": ", ".join(known),
        }
        raise reader.wrong(path, "edition-one-of", args)
    return known.index(word)


def named(reader: EditionReader, path: tuple[str, ...]) -> dict[str, str]:
    """What a thing is called, in each language; the edition may leave out what is not required."""
    table = reader.table(path)
    given = {
        lang: reader.word((*path, lang)) for lang in LANGUAGES if lang in REQUIRED or lang in table
    }
    return called(given, _NAMES[path[0]], path[1])


def wrong_item(
    reader: EditionReader, path: tuple[str, ...], item: str, message: Message
) -> BadInput:
    """The error for one text of a list: its own line where the list goes over several."""
    lines = reader.text.splitlines()
    first = line_of(reader.text, path)
    items = reader.get(path)
    at = (*path, str(items.index(item))) if isinstance(items, list) and item in items else path
    for number in range(first, len(lines) + 1):
        if f'"{item}"' in lines[number - 1]:
            return BadEdition(f"{reader.where}:{number}", message, at)
    return BadEdition(f"{reader.where}:{first}", message, at)
