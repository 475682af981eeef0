"""Somebody's own games counted (statistics): wins by game, edition, rival and seat, and in a row."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

WON, LOST, DRAWN = "won", "lost", "drawn"
TOGETHER = "together"  # several seats at one screen: nobody's win
GOING, LEFT = "going", "left"  # not over; put away before it was
STATES = (WON, LOST, DRAWN, TOGETHER, GOING, LEFT)
DECIDED = (WON, LOST, DRAWN)


class Played(Struct, frozen=True):
    """A game that somebody played, or plays. `rivals` are the bots met, with their levels.

    `people`: how many others sat there. `score` is one's own, where the game counts one.
    """

    table: str
    game: str
    title: str
    edition: str
    seats: tuple[str, ...]
    rivals: tuple[tuple[str, str], ...]
    people: int
    state: str
    score: int | None
    turns: int
    unit: str
    daily: str
    counts: bool
    created: int
    ended: int


class Counted(Struct, frozen=True):
    """How many games of a kind were decided, and how many of them won."""

    games: int
    won: int
    lost: int
    drawn: int

    @property
    def share(self) -> int:
        """Wins in a hundred games."""
        return round(100 * self.won / self.games) if self.games else 0


class Row(Struct, frozen=True):
    """Wins in a row: up to the last game, and the most there ever were."""

    now: int
    most: int


def played_of(name: str, seats: Sequence[str], summary: dict[str, Any]) -> Played:
    """A game from the summary of its table, as the holder of some seats sees it."""
    mine = [seat for seat in summary["names"] if seat in seats]
    others = [seat for seat in summary["names"] if seat not in seats]
    bots = summary["bots"]
    scores = [summary["scores"][seat] for seat in mine if seat in summary["scores"]]
    return Played(
        name,
        summary["game"],
        summary["title"],
        summary["edition"],
        tuple(mine),
        tuple(sorted({(bots[seat][0], bots[seat][1]) for seat in others if seat in bots})),
        sum(seat not in bots for seat in others),
        _state(mine, summary),
        scores[0] if len(scores) == 1 else None,
        summary["round"],
        summary["unit"],
        summary["daily"],
        summary["counts"],
        summary["created"],
        summary["ended"],
    )


def _state(mine: list[str], summary: dict[str, Any]) -> str:
    if not summary["over"]:
        if not summary["archived"]:
            return GOING
        return LOST if summary["counts"] else LEFT  # a try of the day that is put away is given up
    if len(mine) > 1:
        return TOGETHER
    if summary["forfeit"]:
        return LOST if summary["forfeit"] in mine else WON
    if not summary["winners"]:
        return DRAWN
    return WON if set(mine) & set(summary["winners"]) else LOST


def counted(
    games: Sequence[Played], kind: Callable[[Played], Sequence[tuple[str, ...]]]
) -> list[tuple[tuple[str, ...], Counted]]:
    """Decided games by their kinds (a game may be of several), those played most first."""
    found: dict[tuple[str, ...], list[str]] = {}
    for one in games:
        if one.state in DECIDED:
            for key in kind(one):
                found.setdefault(key, []).append(one.state)
    rows = [
        (key, Counted(len(all_), all_.count(WON), all_.count(LOST), all_.count(DRAWN)))
        for key, all_ in found.items()
    ]
    return sorted(rows, key=lambda row: (-row[1].games, row[0]))


def row_of(games: Sequence[Played]) -> Row:
    """Wins in a row, in the order in which the games ended."""
    most = length = 0
    for one in sorted(games, key=lambda game: game.ended):
        if one.state in DECIDED:
            length = length + 1 if one.state == WON else 0
            most = max(most, length)
    return Row(length, most)
