"""Numbers in a language, and columns that fit a page."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import shorten

from arbitre.arena.statistics import wilson
from arbitre.core.catalogue import Catalogue
from arbitre.core.message import Value
from arbitre.core.words import Words

PACKAGE = "arbitre.arena"
WIDTH = 100
"""What a table may be wide."""
STATEMENT = 60
"""How much of a clause is shown beside its id."""
LEAST_NAME = 8
"""A name is never cut to less than this."""
GAP = "  "


def decimal(words: Words, number: float, places: int = 1, *, signed: bool = False) -> str:
    """A number with some decimals, as the language writes it.

    >>> english = Words("en", [PACKAGE])
    >>> decimal(english, 2.25), decimal(english, -0.5), decimal(english, 0.0417, 3)
    ('2.2', '-0.5', '0.042')
    >>> decimal(Words("fr", [PACKAGE]), 1.5, signed=True)
    '+1,5'
    """
    amount = round(number * 10**places)
    whole, rest = divmod(abs(amount), 10**places)
    sign = "-" if amount < 0 else "+" if signed and amount else ""
    args: dict[str, Value] = {"whole": f"{sign}{whole}", "rest": f"{rest:0{places}}"}
    return words.phrase("arena-decimal", args)


def percent(words: Words, share: float) -> str:
    """A share as a percentage.

    >>> percent(Words("en", [PACKAGE]), 0.375)
    '37.5 %'
    """
    return words.phrase("arena-percent", {"number": decimal(words, share * 100)})


def between(words: Words, low: str, high: str) -> str:
    """A range of two numbers that are in words already.

    >>> between(Words("en", [PACKAGE]), "3.0", "5.5")
    '3.0 – 5.5'
    """
    return words.phrase("arena-range", {"low": low, "high": high})


def rate_cells(words: Words, wins: float, games: int) -> list[str]:
    """A rate and its 95 % interval, as two cells.

    >>> rate_cells(Words("en", [PACKAGE]), 8, 10)
    ['80.0 %', '49.0 % – 94.3 %']
    """
    low, high = wilson(wins, games)
    rate = wins / games if games else 0.0
    return [percent(words, rate), between(words, percent(words, low), percent(words, high))]


def ending(words: Words, clause: str, catalogue: Catalogue) -> str:
    """The clause that ended a game, with the beginning of its statement.

    >>> from arbitre.core.game import game
    >>> ending(Words("en", [PACKAGE]), "PW-F7", game("power").catalogue)[:6]
    'PW-F7 '
    """
    if not clause:
        return words.phrase("arena-undecided")
    if clause == "forfeit":  # `match.FORFEIT`; this module stands below it
        return words.phrase("arena-forfeit")
    found = catalogue.find(clause)
    if found is None:
        return clause
    return shorten(f"{clause} {found.statement(words.lang)}", STATEMENT, placeholder=" …")


def named(words: Words, kind: str, name: str) -> str:
    """What a game calls one of its counts, reasons or measures; the bare name where it has no words."""
    key = f"{kind}-{name}"
    return words.phrase(key) if words.knows(key) else name


def columns(rows: Sequence[Sequence[str]], names: int = 1) -> list[str]:
    """Rows with their columns lined up: the first ones, names, to the left, numbers to the right.

    Names are cut where the rows would be wider than a page.

    >>> columns([["bot", "wins"], ["greedy", "7"]])
    ['bot     wins', 'greedy     7']
    """
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    while sum(widths) + len(GAP) * (len(widths) - 1) > WIDTH:
        widest = max(range(names), key=lambda column: widths[column])
        if widths[widest] <= LEAST_NAME:
            break
        widths[widest] -= 1
    return [
        GAP.join(
            _cut(cell, width).ljust(width) if column < names else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


def side_by_side(heads: list[str], rows: list[list[str]]) -> list[str]:
    """A table with a column for each of several players; where they are too many, several tables.

    The first cell of the heads and of each row is a name.

    >>> side_by_side(["what", "bold", "timid"], [["rolls", "3.0", "1.0"]])
    ['what   bold  timid', 'rolls   3.0    1.0']
    """
    table = [heads, *rows]
    name = min(max(len(row[0]) for row in table), WIDTH // 2)
    lines: list[str] = []
    taken: list[int] = []
    used = name
    for column in range(1, len(heads)):
        width = len(GAP) + max(len(row[column]) for row in table)
        if taken and used + width > WIDTH:
            lines += [*_part(table, taken), ""]
            taken, used = [], name
        taken.append(column)
        used += width
    return lines + _part(table, taken)


def _part(table: list[list[str]], taken: list[int]) -> list[str]:
    return columns([[row[0], *(row[column] for column in taken)] for row in table])


def _cut(text: str, width: int) -> str:
    return text if len(text) <= width else text[: width - 1] + "…"
