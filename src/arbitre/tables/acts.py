"""Acts: what a table's log is made of. Only added, never changed; the table is what they make of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from arbitre.core.position import Move

CREATE = "create"
TAKE = "take"
LEAVE = "leave"
NAME = "name"
BOT = "bot"
BACK = "back"
FREE = "free"
MOVE = "move"  # lines of the record, whoever caused them
HOLD = "hold"  # a decision that waits for others': secret until then
RECALL = "recall"
GO_ON = "go_on"
DONE = "done"
ASK = "ask"  # to take a move back
AGREE = "agree"
REFUSE = "refuse"
UNDO = "undo"
SAY = "say"
HOOK = "hook"
FORFEIT = "forfeit"
REMATCH = "rematch"
ARCHIVE = "archive"

TIME = "time"  # why a move was made: the clock
SKIP = "skip"  # or the host
PLAYED = "bot"  # or a bot


@dataclass(frozen=True)
class Act:
    """One entry of a table's log. `time` is in milliseconds since 1970, `key` the sender's own.

    `moves` are the body's moves where they have just been judged and need not be read again; they
    are not kept.
    """

    number: int
    kind: str
    seat: str = ""
    body: dict[str, Any] = field(default_factory=dict)
    time: int = 0
    key: str = ""
    moves: tuple[Move, ...] = field(default=(), compare=False, repr=False)
