"""The editions of Power: the printed values, released ones and a user's own."""

from __future__ import annotations

from arbitre.core.data import data_names, data_text
from arbitre.core.edition import Edition, EditionReader
from arbitre.core.message import BadInput, Message
from arbitre.games.power.pieces import read_values

PACKAGE = "arbitre.games.power"
STANDARD = "classic"

_released: dict[str, Edition] = {}


def edition_names() -> list[str]:
    """The released editions, the standard one first."""
    names = data_names(PACKAGE, "editions", ".toml")
    return [STANDARD, *(name for name in names if name != STANDARD)]


def edition_named(name: str) -> Edition:
    """A released edition, with or without its version; empty for the standard one.

    >>> edition_named("").full_name
    'classic@1'
    """
    wanted, _, version = (name or STANDARD).partition("@")
    if wanted not in _released and wanted in edition_names():
        reader = EditionReader(data_text(PACKAGE, "editions", f"{wanted}.toml"), wanted)
        read_values(reader)
        found = reader.edition()
        found.released = True
        _released[wanted] = found
    edition = _released.get(wanted)
    if edition is None or (version and version != str(edition.version)):
        known = ", ".join(edition_names())
        raise BadInput(
            "edition", Message("unknown-edition", {"edition": name[:40], "known": known})
        )
    return edition


def read_edition(text: str, where: str) -> Edition:
    """A user's own edition from its TOML text, every value checked; it needs a name of its own."""
    reader = EditionReader(text, where)
    edition = reader.edition()
    read_values(reader)
    if edition.name in edition_names():
        raise reader.wrong(("name",), "edition-taken", {"value": edition.name})
    return edition
