"""What a house of tables is told when it opens: limits, times, where it stands."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from arbitre.tables.plan import WEEK


@dataclass(frozen=True)
class Settings:
    """How a server runs its tables.

    `base_url` goes into webhooks; `private_hooks` lets them call addresses of the local network.
    `workers`: processes in which bots think (0: one less than there are processors, at least one);
    `bot_seconds`: the longest a bot may think at a live table. `most_live`: tables kept in memory;
    `most_tables`: tables kept in all; `unplayed`: seconds after which a table where nobody ever did
    anything is removed (0: never).
    """

    base_url: str = ""
    private_hooks: bool = False
    workers: int = 0
    bot_seconds: float = 20.0
    most_live: int = 2000
    most_tables: int = 10**9
    unplayed: int = WEEK
    idle_seconds: float = 300.0
    bots: bool = True  # tests that want no worker process set it to False
    now: Callable[[], int] | None = None  # tests set the time
