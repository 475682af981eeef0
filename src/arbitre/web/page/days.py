"""The game of a day in words: results, calendar and dates, for its page."""

from __future__ import annotations

import calendar
from dataclasses import dataclass
from datetime import date

from arbitre.core.contract import TURN
from arbitre.core.words import Words
from arbitre.tables.show.days import DayLine, DaySight
from arbitre.web.page.listing import SIGNS
from arbitre.web.page.names import bot_label
from arbitre.web.page.speech import page_words


@dataclass(frozen=True)
class ShownResult:
    """A result in words."""

    place: str
    name: str
    mine: bool
    state: str  # a word for a style sheet: `won`, `lost`
    sign: str
    said: str  # how it ended
    score: str
    length: str
    table: str


@dataclass(frozen=True)
class CalendarDay:
    """A day of a month: its number, how it went (`won`, `lost`, empty), and whether it can be opened."""

    day: str
    number: int
    state: str
    sign: str
    said: str
    here: bool
    link: bool
    today: bool


def result_in_words(game: str, line: DayLine, lang: str) -> ShownResult:
    """A result of a ranking, or a bot's."""
    page = page_words(lang)
    name = bot_label(game, line.bot, "", lang) if line.bot else line.name
    key = "gave-up" if line.gave_up else "won" if line.won else "lost"
    unit = "page-turn" if line.unit == TURN else "page-round"
    return ShownResult(
        str(line.place) if line.place else "",
        name or page.phrase("page-day-nobody"),
        line.mine,
        "won" if line.won else "lost",
        SIGNS["won" if line.won else "lost"],
        page.phrase(f"page-list-{key}"),
        "" if line.score is None else str(line.score),
        page.phrase(unit, {"n": line.turns}) if line.turns else "",
        line.table,
    )


def month_of(sight: DaySight, lang: str) -> list[list[CalendarDay | None]]:
    """The weeks of the month of a day, from Monday on; None: a day of another month."""
    page = page_words(lang)
    shown = date.fromisoformat(sight.day)
    today = sight.days[0] if sight.days else sight.day
    weeks = calendar.Calendar().monthdatescalendar(shown.year, shown.month)
    return [
        [_day(one, sight, today, page) if one.month == shown.month else None for one in week]
        for week in weeks
    ]


def _day(one: date, sight: DaySight, today: str, page: Words) -> CalendarDay:
    day = one.isoformat()
    state = sight.calendar.get(day, "")
    said = page.phrase(f"page-list-{state}") if state else ""
    return CalendarDay(
        day, one.day, state, SIGNS.get(state, ""), said,
        day == sight.day, day in sight.days, day == today,
    )  # fmt: skip


def months(sight: DaySight) -> tuple[str, str]:
    """The latest day before the month of a day that can be opened, and the first after it; or empty."""
    month = sight.day[:7]
    before = [day for day in sight.days if day[:7] < month]
    after = [day for day in sight.days if day[:7] > month]
    return (before[0] if before else "", after[-1] if after else "")
