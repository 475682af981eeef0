"""A day's game as one person may see it: ranking (leaderboard), par of the bots, streak and calendar."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from arbitre.core.daily import day_after, day_ends
from arbitre.core.game import Game
from arbitre.tables.show.outcomes import standing_of
from arbitre.tables.store.days import Try

GAVE_UP = "gave-up"
"""How a day went that somebody began and gave up: it is a result, and ends a streak."""


class DayLine(Struct, frozen=True):
    """A result in a ranking. `place` is shared by equal ones; 0: it is not ranked, as a bot's.

    `score` is the seat's own, where the game counts one; `scores` are all, by seat or side.
    """

    place: int
    table: str
    name: str
    bot: str
    mine: bool
    won: bool
    gave_up: bool
    score: int | None
    scores: dict[str, int]
    turns: int
    unit: str
    ended: int


class Streak(Struct, frozen=True):
    """Days in a row on which somebody finished the game: up to now, and the most there ever were."""

    now: int = 0
    most: int = 0


class DaySight(Struct, frozen=True):
    """A day's game as one person may see it.

    `opened` is random bits and seed once the day is over, empty before. `lines` and `par` are None until
    the day is over or this person has finished: they tell what chance brings. `going` is the table of
    their counting try that is not over; `late`: theirs was finished after the day. `calendar` says of
    each day of their own how it went: `won`, `lost` or `gave-up`.
    """

    game: str
    day: str
    today: bool
    over: bool
    ends: int
    commitment: str
    opened: str
    finished: int  # how many results there are
    mine: DayLine | None
    going: str
    late: bool
    lines: tuple[DayLine, ...] | None
    par: tuple[DayLine, ...] | None
    streak: Streak
    calendar: dict[str, str]
    days: tuple[str, ...]  # those that can be looked at, the newest first


def in_time(one: Try) -> bool:
    """Whether a try was finished before its day was over."""
    return one.result is not None and one.ended < day_ends(one.day)


def ranked(rules: Game, tries: Sequence[Try], identity: str) -> list[DayLine]:
    """The results that count, the best first; equal ones share a place."""
    done = [one for one in tries if in_time(one) and one.claim and not one.bot]
    return _lines(rules, done, identity, lambda better: better + 1)


def par_of(rules: Game, tries: Sequence[Try]) -> list[DayLine]:
    """What the bots made of the same deal, the best first."""
    return _lines(rules, [one for one in tries if one.bot and one.result], "", lambda _: 0)


def _lines(
    rules: Game, tries: Sequence[Try], identity: str, place: Callable[[int], int]
) -> list[DayLine]:
    found = [(standing_of(rules, one.result or {}), one) for one in tries]
    found.sort(key=lambda pair: ([-part for part in pair[0]], pair[1].ended, pair[1].table))
    standings = [standing for standing, _ in found]
    return [
        _line(place(standings.index(standing)), one, bool(identity) and one.identity == identity)
        for standing, one in found
    ]


def _line(place: int, one: Try, mine: bool) -> DayLine:
    result = one.result or {}
    seat = result["seat"]
    return DayLine(
        place, one.table, result["name"], one.bot, mine, seat in result["winners"],
        result["gave_up"], result["scores"].get(seat), result["scores"], result["turns"],
        result["unit"], one.ended,
    )  # fmt: skip


def calendar_of(tries: Sequence[Try]) -> dict[str, str]:
    """How somebody's counting tries of one game went, by day; late ones are left out."""
    found: dict[str, str] = {}
    for one in tries:
        if one.claim and in_time(one) and one.result is not None:
            won = one.result["seat"] in one.result["winners"]
            found[one.day] = GAVE_UP if one.result["gave_up"] else "won" if won else "lost"
    return found


def played_out(calendar: dict[str, str]) -> list[str]:
    """The days of a calendar whose game was played to its end: those make a streak."""
    return [day for day, state in calendar.items() if state != GAVE_UP]


def streak_of(days: Sequence[str], today: str) -> Streak:
    """How many days in a row, counted up to today, or to yesterday while today may still come.

    >>> streak_of(["2026-11-14", "2026-11-15", "2026-11-17"], "2026-11-18")
    Streak(now=1, most=2)
    >>> streak_of(["2026-11-14"], "2026-11-18")
    Streak(now=0, most=1)
    """
    most = length = 0
    before = ""
    for day in sorted(set(days)):
        length = length + 1 if before and day == day_after(before) else 1
        most, before = max(most, length), day
    current = length if before in (today, day_after(today, -1)) else 0
    return Streak(current, most)
