"""The time at tables: a monotonic clock, set once when a server starts, so that it cannot jump.

Deadlines are counted in milliseconds since 1970, as the times of acts are. The machine's own clock may be
set back or forward while people play, so it is read once, at the start; from then on only what has
passed is added (while the machine is suspended too, where the system counts that: closing the lid stops
nobody's clock). Servers that share a PostgreSQL all start from the database's time, and so agree.

No start is before the newest act in the store: where a server ran with a clock that was ahead, its tables
go on from there, and nobody gains the difference. What the machine's clock did while no server ran
cannot be known; it counts as time that passed.
"""

from __future__ import annotations

import time
from collections.abc import Callable

_COUNTER: int | None = getattr(time, "CLOCK_BOOTTIME", None)  # Linux: it goes on in suspension


def machine_ms() -> int:
    """What the machine says the time is, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def passed_ms() -> int:
    """Milliseconds since some moment; they only ever go up."""
    now = time.monotonic_ns() if _COUNTER is None else time.clock_gettime_ns(_COUNTER)
    return now // 1_000_000


class MonotonicClock:
    """The time, in milliseconds since 1970, from a start on.

    >>> ticks = iter([100, 250])
    >>> MonotonicClock(1_800_000_000_000, lambda: next(ticks))()
    1800000000150
    """

    def __init__(self, start: int, passed: Callable[[], int] = passed_ms) -> None:
        self._passed = passed
        self._zero = start - passed()

    def __call__(self) -> int:
        """The time now, in milliseconds since 1970."""
        return self._zero + self._passed()
