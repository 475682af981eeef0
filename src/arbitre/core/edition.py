"""Editions: the printed values of a game as a TOML file, each group with its provenance."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from hashlib import sha256
from typing import Generic, TypeVar

from arbitre.core.cache import Cache
from arbitre.core.data import data_names, data_text
from arbitre.core.edition_bounds import MOST_KEPT, check_bounds
from arbitre.core.message import BadInput, Message, Value

Printed_co = TypeVar("Printed_co", covariant=True)

RELEASED = 64
KEPT = 16
"""How many users' own editions a game remembers."""


class Edition:
    """A set of printed values. Released ones are immutable and named `name@version`.

    >>> from arbitre.core.game import game
    >>> game("sans_allies").edition("hard")
    <Edition hard@1>
    """

    def __init__(self, name: str, version: int, values: dict[str, object], source: str) -> None:
        self.name = name
        self.version = version
        self.values = values
        self.source = source
        self.released = False

    def __reduce__(self) -> tuple[object, ...]:
        return _edition, (self.name, self.version, self.values, self.source, self.released)

    def __repr__(self) -> str:
        return f"<Edition {self.full_name}>"

    @property
    def full_name(self) -> str:
        """The name a record carries."""
        return f"{self.name}@{self.version}"

    @property
    def digest(self) -> str:
        """A short mark of its whole text: two editions of one name may differ."""
        return sha256(self.source.encode()).hexdigest()[:8]


def _edition(
    name: str, version: int, values: dict[str, object], source: str, released: bool
) -> Edition:
    """An edition that comes back from another process."""
    edition = Edition(name, version, values, source)
    edition.released = released
    return edition


class BadEdition(BadInput):
    """A wrong value of an edition, with its path of keys (validation error)."""

    def __init__(self, where: str, message: Message, path: tuple[str, ...]) -> None:
        super().__init__(where, message)
        self.path = path

    def __reduce__(self) -> tuple[object, ...]:
        return BadEdition, (self.where, self.message, self.path)


class EditionReader:
    """An edition file being read: its values, and the line to name when one is wrong.

    >>> reader = EditionReader('name = "x"\\nversion = 1\\n[box]\\nS = -4\\n', "my.toml")
    >>> reader.whole(("box", "S"), 0, 99)
    Traceback (most recent call last):
    arbitre.core.edition.BadEdition: my.toml:4: box.S must be a whole number from 0 to 99
    """

    def __init__(self, text: str, where: str, of: Edition | None = None) -> None:
        self.text = text
        self.where = where
        if of is not None:  # read before
            self.values: dict[str, object] = of.values
            return
        check_bounds(text, where, MOST_KEPT, MOST_KEPT)
        try:
            self.values = tomllib.loads(text)
        except ValueError as problem:  # TOMLDecodeError is one
            found = re.search(r"line (\d+), column (\d+)", str(problem))
            if found is None:  # it says: at end of document
                raise self._wrong(len(text.splitlines()) or 1, "edition-cut", {}) from None
            line, column = int(found.group(1)), int(found.group(2))
            raise self._wrong(line, "edition-toml", {"column": column}) from None

    def edition(self) -> Edition:
        """The edition itself, once its values have been checked."""
        name = self.word(("name",))
        if not re.fullmatch(r"[a-z][a-z0-9_-]{0,39}", name):
            raise self.wrong(("name",), "edition-name", {"value": name[:40]})
        return Edition(name, self.whole(("version",), 1, 9999), self.values, self.text)

    def get(self, path: tuple[str, ...]) -> object:
        """The value at a path of keys; BadInput when it is missing."""
        here: object = self.values
        for depth, key in enumerate(path):
            if isinstance(here, list) and key.isdecimal() and int(key) < len(here):
                here = here[int(key)]
            elif isinstance(here, dict) and key in here:
                here = here[key]
            else:
                raise self.wrong(path[:depth], "edition-missing", {"key": ".".join(path)})
        return here

    def whole(self, path: tuple[str, ...], low: int, high: int) -> int:
        """A whole number within bounds."""
        value = self.get(path)
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        args: dict[str, Value] = {"key": ".".join(path), "low": low, "high": high}
        raise self.wrong(path, "edition-number", args)

    def word(self, path: tuple[str, ...]) -> str:
        """A text that is not empty."""
        value = self.get(path)
        if isinstance(value, str) and value:
            return value
        raise self.wrong(path, "edition-text", {"key": ".".join(path)})

    def table(self, path: tuple[str, ...]) -> dict[str, object]:
        """A table of keys."""
        value = self.get(path)
        if isinstance(value, dict):
            return value
        raise self.wrong(path, "edition-table", {"key": ".".join(path)})

    def only(self, path: tuple[str, ...], keys: tuple[str, ...]) -> None:
        """Refuse a key that means nothing in the table at a path: a slip would go unseen."""
        for key in self.table(path) if path else self.values:
            if key not in keys:
                raise self.wrong(
                    (*path, key), "edition-key", {"key": key[:40], "known": ", ".join(keys)}
                )

    def wrong(
        self, path: tuple[str, ...], key: str, args: dict[str, Value] | None = None
    ) -> BadInput:
        """The error for what stands at a path, with its line."""
        return BadEdition(
            f"{self.where}:{line_of(self.text, path)}", Message(key, args or {}), path
        )

    def _wrong(self, line: int, key: str, args: dict[str, Value]) -> BadInput:
        return BadInput(f"{self.where}:{line}", Message(key, args))


class Editions(Generic[Printed_co]):
    """The editions of one game: the released ones in its package, and how a user's own is checked.

    `check` looks at every value of a file being read and raises BadInput for a wrong one; it may give
    back what the rules make of them.
    """

    def __init__(
        self, package: str, standard: str, check: Callable[[EditionReader], Printed_co]
    ) -> None:
        self.package = package
        self.standard = standard
        self.check = check
        self._released: Cache[Edition] = Cache(RELEASED)
        self._own: Cache[Edition] = Cache(KEPT)  # by their text
        self._values: Cache[Printed_co] = Cache(KEPT)

    def names(self) -> list[str]:
        """The released editions, the standard one first."""
        names = data_names(self.package, "editions", ".toml")
        return [self.standard, *(name for name in names if name != self.standard)]

    def named(self, name: str) -> Edition:
        """A released edition, with or without its version; empty for the standard one."""
        wanted, _, version = (name or self.standard).partition("@")
        edition = self._released.find(wanted)
        if edition is None and wanted in self.names():
            reader = EditionReader(data_text(self.package, "editions", f"{wanted}.toml"), wanted)
            self.check(reader)
            edition = reader.edition()
            edition.released = True
            edition = self._released.keep(wanted, edition)
        if edition is None or (version and version != str(edition.version)):
            known = ", ".join(self.names())
            raise BadInput(
                "edition", Message("unknown-edition", {"edition": name[:40], "known": known})
            )
        return edition

    def values_of(self, edition: Edition) -> Printed_co:
        """What the rules make of an edition, read once; never change it."""
        found = self._values.find(edition.source)
        if found is None:
            read = self.check(EditionReader(edition.source, edition.full_name, edition))
            found = self._values.keep(edition.source, read)
        return found

    def read(self, text: str, where: str) -> Edition:
        """A user's own edition from its TOML text, every value checked; it needs a name of its own."""
        known = self._own.find(text)
        if known is not None:  # a table of one's own edition is read again and again
            return known
        reader = EditionReader(text, where)
        edition = reader.edition()
        self.check(reader)
        if edition.name in self.names():
            raise reader.wrong(("name",), "edition-taken", {"value": edition.name})
        return self._own.keep(text, edition)


def line_of(text: str, path: tuple[str, ...]) -> int:
    """The line of a TOML text where a path of keys is set, or where its table begins.

    Of an array of tables the path may name one by its number, from 0.

    >>> line_of('a = 1\\n[pieces.S]\\nmove = 2\\n', ("pieces", "S", "move"))
    3
    >>> line_of('[pieces]\\nS = { move = 2 }\\n', ("pieces", "S", "move"))
    2
    >>> line_of('[[step]]\\na = 1\\n[[step]]\\na = 2\\n', ("step", "1", "a"))
    4
    """
    best, depth = 1, 0
    table: tuple[str, ...] = ()
    counts: dict[tuple[str, ...], int] = {}
    for row, line in enumerate(text.splitlines(), 1):
        header = re.match(r"\s*\[\[?([^\]]+)\]", line)
        if header:
            table = tuple(key.strip().strip('"') for key in header.group(1).split("."))
            if line.lstrip().startswith("[["):
                number = counts[table] = counts.get(table, -1) + 1
                if path[len(table) : len(table) + 1] and path[len(table)].isdecimal():
                    table = (*table, str(number))
            here = table
        else:
            entry = re.match(r'\s*([A-Za-z0-9_."-]+)\s*=', line)
            if not entry:
                continue
            here = (*table, *(key.strip().strip('"') for key in entry.group(1).split(".")))
        if len(here) > depth and here == path[: len(here)]:
            best, depth = row, len(here)
    return best
