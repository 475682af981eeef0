"""Garbage is looked for when nobody waits: going through all tables takes time that players notice."""

from __future__ import annotations

import asyncio
import gc

YOUNG = 100_000
"""New objects after which the newest are looked through at once, whoever waits: a few milliseconds."""
OLDER = 8
"""So many such looks later what outlived one of them is looked through too."""
NEVER = 1 << 30
WORTH = 2_000
"""New objects that are worth a look; in a quiet moment there come fewer."""
QUIET = 5.0
"""Seconds after which it is seen whether the moment is quiet."""
LONGEST = 600.0
"""Seconds after which everything is looked through although people play."""


def begin() -> None:
    """What is here now stays; what comes is looked through by `tidy`."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, OLDER, NEVER)


async def tidy(quiet: float = QUIET, longest: float = LONGEST) -> None:
    """Look through everything when it is quiet after something happened, or when it is time."""
    loop = asyncio.get_running_loop()
    last, before = loop.time(), _new()
    while True:
        await asyncio.sleep(quiet)
        now = _new()
        still = abs(now - before) < WORTH
        if now >= WORTH and (still or loop.time() - last >= longest):
            gc.collect()
            last, now = loop.time(), _new()
        before = now


def _new() -> int:
    """How many objects came to stay since everything was looked through."""
    young, looks, _ = gc.get_count()
    return young + looks * YOUNG
