"""How a table says no: a word that a client can act on, and a sentence for the person."""

from __future__ import annotations

from arbitre.core.message import Message, Ruling, Value

BAD = "bad"  # what was sent cannot be read
UNKNOWN = "unknown"  # there is no such table, seat or link
FORBIDDEN = "forbidden"  # this viewer may not do that
STALE = "stale"  # the game has gone on since
ILLEGAL = "illegal"  # the rules refuse it, or it is not the moment
OVER = "over"  # the game, or the table, is closed
LARGE = "large"  # too long, too many
BUSY = "busy"  # the store cannot be reached: the same thing may be sent again
FULL = "full"  # there is no room for more tables
STATUSES = (BAD, UNKNOWN, FORBIDDEN, STALE, ILLEGAL, OVER, LARGE, BUSY, FULL)


class Refused(Exception):
    """Something that a table does not do. Nothing was changed.

    `ruling` is there when the game's own rules said no; its message is then the game's.

    >>> raise Refused(UNKNOWN, Message("table-unknown"))
    Traceback (most recent call last):
    arbitre.tables.refusal.Refused: unknown: table-unknown
    """

    def __init__(self, status: str, message: Message, ruling: Ruling | None = None) -> None:
        super().__init__(f"{status}: {message.key}")
        self.status = status
        self.message = message
        self.ruling = ruling


def refused(status: str, key: str, **args: Value) -> Refused:
    """The exception for a refusal in a table's own words."""
    return Refused(status, Message(key, dict(args)))


def ruled_out(ruling: Ruling) -> Refused:
    """The exception for what the rules of the game refuse."""
    return Refused(ILLEGAL, ruling.message, ruling)
