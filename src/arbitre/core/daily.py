"""The game of the day: its date, and for play without a server a seed that everybody can work out."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, time, timedelta
from hashlib import sha256

from arbitre.core.message import BadInput, Message

SEALED = " sealed"
"""After the date of a day, in a record: a server drew its seed, secret until the day is over."""


def daily_seed(game: str, day: str) -> int:
    """The seed of a day, `YYYY-MM-DD`: the same for ever and everywhere.

    >>> daily_seed("power", "2026-11-15")
    15697358224203264058
    """
    digest = sha256(f"arbitre daily {game} {day}".encode()).digest()
    return int.from_bytes(digest[:8], "big")


def day_of(now: int) -> str:
    """The day of a time, in milliseconds since 1970: days begin and end at midnight UTC.

    >>> day_of(1_800_000_000_000)
    '2027-01-15'
    """
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def day_after(day: str, days: int = 1) -> str:
    """The day so many days later, or earlier where that is less than none.

    >>> day_after("2026-12-31"), day_after("2026-03-01", -1)
    ('2027-01-01', '2026-02-28')
    """
    return (date.fromisoformat(day) + timedelta(days)).isoformat()


def day_ends(day: str) -> int:
    """When a day is over, in milliseconds since 1970.

    >>> day_of(day_ends("2026-11-15") - 1), day_of(day_ends("2026-11-15"))
    ('2026-11-15', '2026-11-16')
    """
    begin = datetime.combine(date.fromisoformat(day), time(), UTC)
    return (int(begin.timestamp()) + 24 * 3600) * 1000


def checked_day(text: str) -> str:
    """The date itself when it is one that the calendar has; else BadInput.

    >>> checked_day("2028-02-29")
    '2028-02-29'
    >>> checked_day("2026-02-29")
    Traceback (most recent call last):
    arbitre.core.message.BadInput: “2026-02-29” is no date: write it as 2026-11-15
    """
    try:
        # fromisoformat reads other forms too: one day, one spelling, one seed
        if re.fullmatch("[0-9]{4}-[0-9]{2}-[0-9]{2}", text):
            return date.fromisoformat(text).isoformat()
    except ValueError:
        pass
    raise BadInput("", Message("daily-date", {"value": text[:40]}))
