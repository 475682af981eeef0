"""Acts: the event log of a table (event sourcing). Only added, never changed; the table is what they make."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from arbitre.tables.log.dry_run import DryRun

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
TOLD = "told"  # somebody has seen what the last decisions brought: nobody else's business
ASK = "ask"  # to take a move back
AGREE = "agree"
REFUSE = "refuse"
UNDO = "undo"
TAKE_BACK = "take_back"  # further than undo goes, where nobody else plays
SAY = "say"
HOOK = "hook"
FORFEIT = "forfeit"
REMATCH = "rematch"
ARCHIVE = "archive"
STOP = "stop"  # the referee stops the clocks of a desk; GO_ON starts them
LEARN = "learn"  # a page of a lesson is turned

TIME = "time"  # why a move was made: the clock
SKIP = "skip"  # or the host
PLAYED = "bot"  # or a bot
FAILED = "failed"  # or a random one, because the bot of the seat gave no move that can be made


class Act(Struct, frozen=True, gc=False):
    """One entry of a table's event log. `time` is in milliseconds since 1970, `key` the sender's own.

    `dry_run` is what the body's moves do, where they have just been judged; it is not stored.
    """

    number: int
    kind: str
    seat: str = ""
    body: dict[str, Any] = field(default_factory=dict)
    time: int = 0
    key: str = ""
    dry_run: DryRun | None = None
