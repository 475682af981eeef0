"""What an edit names: sides and numbers (DR-Q1)."""

from __future__ import annotations

from arbitre.core.number import typed_whole
from arbitre.core.position import refuse
from arbitre.games.dead_reckoning.rules.table import Table


def side_names(table: Table) -> list[str]:
    """The sides by name, humans first.

    Alone: `player` and `alliance`; two against two `port`, `starboard` and an Alliance of each.
    """
    if table.humans == 1:
        return ["player", "alliance"]
    return ["port", "starboard", "alliance1", "alliance2"]


def side_of(table: Table, name: str) -> int:
    """A side by its name; Illegal when there is none."""
    names = side_names(table)
    if name not in names:
        raise refuse("DR-Q1", "edit-side", known=", ".join(names))
    return names.index(name)


def number_in(words: list[str], low: int, high: int) -> int:
    """The one number that is named; Illegal when it is none, or out of bounds."""
    number = typed_whole(words[0], low, high) if len(words) == 1 else None
    if number is not None:
        return number
    raise refuse("DR-Q1", "edit-number", low=low, high=high)
