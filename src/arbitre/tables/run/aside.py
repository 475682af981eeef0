"""Work off the event loop: in a few threads of its own, with a queue of bounded length (a bulkhead)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, ParamSpec, TypeVar

from arbitre.tables.refusal import BUSY, refused

Given = ParamSpec("Given")
Done = TypeVar("Done")

MOST_MAKING = 64
"""Tables being made at once, those that wait for it included."""
MOST_IMPORTING = 8
"""The same from records: these take longer."""


class Aside:
    """A bulkhead: a few threads aside from the event loop; Refused as `busy` where too much waits."""

    def __init__(self, name: str, threads: int, most: int) -> None:
        self.most = most  # at work and waiting, together
        self._count = 0
        self._threads = ThreadPoolExecutor(threads, f"arbitre-{name}")

    async def do(
        self, work: Callable[Given, Done], *args: Given.args, **kwargs: Given.kwargs
    ) -> Done:
        """What some work gives. It goes on, and counts, where whoever asked for it has left."""
        if self._count >= self.most:
            raise refused(BUSY, "aside-busy")
        self._count += 1
        loop = asyncio.get_running_loop()
        asked = loop.run_in_executor(self._threads, partial(work, *args, **kwargs))
        asked.add_done_callback(self._on_done)
        return await asyncio.shield(asked)

    def _on_done(self, asked: asyncio.Future[Any]) -> None:
        self._count -= 1
        if not asked.cancelled():
            asked.exception()  # somebody has looked at it, also where nobody waits any more

    def close(self) -> None:
        """Begin nothing more; what has begun is finished."""
        self._threads.shutdown(wait=False, cancel_futures=True)
