"""A tournament as rows of plain data (data frame): a row a game, a seat of a game, or a player.

`pandas.DataFrame(table)` and `polars.DataFrame(table)` read it as it is; neither is needed here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from html import escape
from typing import TYPE_CHECKING, TypeAlias

from arbitre.arena.layout import columns
from arbitre.arena.match import UNDECIDED
from arbitre.arena.statistics import mean, wilson
from arbitre.core.game import game as game_named
from arbitre.core.message import BadInput, Message

if TYPE_CHECKING:
    from arbitre.arena.match import Outcome
    from arbitre.arena.tournament import Summary

Cell: TypeAlias = "str | int | float | bool | None"
Row: TypeAlias = dict[str, Cell]

SHOWN = 20
"""How many rows are printed; all are there."""
ALSO = ", "
"""Between the names of those who share a win."""


class Table(dict[str, list[Cell]]):
    """Columns by name, all of one length; what a row lacks is None.

    >>> table = Table.of([{"bot": "greedy", "wins": 7}, {"bot": "random", "wins": 1.5}])
    >>> table["wins"], len(table.rows())
    ([7, 1.5], 2)
    >>> print(table)
    bot     wins
    greedy     7
    random   1.5
    """

    @classmethod
    def of(cls, rows: Iterable[Row]) -> Table:
        """The columns of rows; a column that only some rows have is as long as the others."""
        found = list(rows)
        names = dict.fromkeys(name for row in found for name in row)
        return cls({name: [row.get(name) for row in found] for name in names})

    def rows(self) -> list[Row]:
        """The rows, each by the names of the columns."""
        return [dict(zip(self, cells, strict=True)) for cells in zip(*self.values(), strict=True)]

    @property
    def height(self) -> int:
        """How many rows there are."""
        return len(next(iter(self.values()), []))

    def __repr__(self) -> str:
        return f"<Table of {self.height} rows: {', '.join(self)}>"

    def __str__(self) -> str:
        if not self:
            return ""
        lines = columns([list(self), *self._cells()])
        left = self.height - SHOWN
        return "\n".join([*lines, *([f"… {left} rows more"] if left > 0 else [])])

    def _repr_html_(self) -> str:
        heads = "".join(f"<th>{escape(name)}</th>" for name in self)
        rows = "".join(
            f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>"
            for row in self._cells()
        )
        left = self.height - SHOWN
        more = f"<p>… {left} rows more</p>" if left > 0 else ""
        return f"<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>{more}"

    def _cells(self) -> list[list[str]]:
        return [[_shown(cell) for cell in row.values()] for row in self.rows()[:SHOWN]]


def _shown(cell: Cell) -> str:
    if cell is None:
        return ""
    return f"{cell:.6g}" if isinstance(cell, float) else str(cell)


def table_of(summary: Summary, each: str) -> Table:
    """The table of a tournament: a row for `each` game, seat or player."""
    made = EACH.get(each)
    if made is None:
        known = ", ".join(EACH)
        raise BadInput("each", Message("arena-each", {"value": each[:40], "known": known}))
    return Table.of(made(summary))


def _games(summary: Summary) -> list[Row]:
    """A game: who sat where, who won, how it ended, what was counted of it."""
    seats, names = _seats(summary), summary.series.bots
    reasons = any(outcome.reason for outcome in summary.outcomes)
    # all rows have the same columns: a score wherever somebody ever had one
    scored = {
        seat
        for outcome in summary.outcomes
        for seat, entry in zip(seats, outcome.entries, strict=True)
        if entry in outcome.scores
    }
    found: list[Row] = []
    for outcome in summary.outcomes:
        row: Row = {"game": outcome.index}
        for seat, entry in zip(seats, outcome.entries, strict=True):
            row[f"seat_{seat}"] = names[entry]
        row |= {
            "winner": ALSO.join(names[entry] for entry in outcome.winners),
            "winning_seat": ALSO.join(seats[seat] for seat in outcome.winning_seats),
            **_ended(outcome),
            "moves": outcome.moves,
        }
        for seat, entry in zip(seats, outcome.entries, strict=True):
            if seat in scored:
                row[f"score_{seat}"] = outcome.scores.get(entry)
        row |= {f"count_{name}": number for name, number in outcome.counts.items()}
        found.append(row | ({"reason": outcome.reason} if reasons else {}))
    return found


def _seat_rows(summary: Summary) -> list[Row]:
    """A seat of a game: who sat there, and what came of it."""
    seats, names = _seats(summary), summary.series.bots
    found: list[Row] = []
    for outcome in summary.outcomes:
        for seat, (name, entry) in enumerate(zip(seats, outcome.entries, strict=True)):
            won = seat in outcome.winning_seats
            row: Row = {
                "game": outcome.index,
                "seat": name,
                "player": names[entry],
                "entry": entry + 1,
                "won": won,
                "share": 1 / len(outcome.winners) if won else 0.0,
                **_ended(outcome),
            }
            if entry in outcome.scores:
                row["score"] = outcome.scores[entry]
            found.append(row)
    return found


def _players(summary: Summary) -> list[Row]:
    """A player: wins (one that k share counts 1/k), their rate with Wilson's interval, the mean score."""
    games = len(summary.outcomes)
    found: list[Row] = []
    for entry, (name, wins) in enumerate(zip(summary.series.bots, summary.wins(), strict=True)):
        low, high = wilson(wins, games)
        row: Row = {
            "player": name,
            "entry": entry + 1,
            "games": games,
            "wins": wins,
            "rate": wins / games if games else 0.0,
            "low": low,
            "high": high,
        }
        scores = summary.scores(entry)
        found.append(row | ({"score": mean(scores)} if scores else {}))
    return found


EACH: dict[str, Callable[[Summary], list[Row]]] = {
    "game": _games,
    "seat": _seat_rows,
    "player": _players,
}
"""What a row may stand for."""


def _ended(outcome: Outcome) -> Row:
    end = "won" if outcome.winners else "lost" if outcome.lost else "draw"
    if outcome.clause == UNDECIDED:
        end = "undecided"
    return {"end": end, "clause": outcome.clause, "turns": outcome.turns}


def _seats(summary: Summary) -> tuple[str, ...]:
    """What the seats are called."""
    series = summary.series
    return (
        game_named(series.game)
        .start(None, seats=len(series.bots), edition=series.edition, options=dict(series.options))
        .seats
    )
