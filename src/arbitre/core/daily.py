"""The game of the day: a seed that everybody can work out from the game and the date."""

from __future__ import annotations

import re
from datetime import date
from hashlib import sha256

from arbitre.core.message import BadInput, Message


def daily_seed(game: str, day: str) -> int:
    """The seed of a day, `YYYY-MM-DD`: the same for ever and everywhere.

    >>> daily_seed("power", "2026-11-15")
    15697358224203264058
    """
    digest = sha256(f"arbitre daily {game} {day}".encode()).digest()
    return int.from_bytes(digest[:8], "big")


def checked_day(text: str) -> str:
    """The date itself when it is one that the calendar has; else BadInput.

    >>> checked_day("2028-02-29")
    '2028-02-29'
    >>> checked_day("2026-02-29")
    Traceback (most recent call last):
    arbitre.core.message.BadInput: daily-date
    """
    try:
        # fromisoformat reads other forms too: one day, one spelling, one seed
        if re.fullmatch("[0-9]{4}-[0-9]{2}-[0-9]{2}", text):
            return date.fromisoformat(text).isoformat()
    except ValueError:
        pass
    raise BadInput("", Message("daily-date", {"value": text[:40]}))
