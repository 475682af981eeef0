"""Who plays the games of a run (executor): cores of this machine, or a cluster (`ray_cluster`).

Both take batches of games and bring back what came of them in the order in which they were given.
"""

from __future__ import annotations

import os
import signal
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from types import TracebackType
from typing import Any, Self, TypeVar

Given = TypeVar("Given")
Made = TypeVar("Made")

AHEAD = 8
"""Batches for each core that are given out at a time."""


class Lost(Exception):
    """A batch that nobody brought back, and why.

    >>> Lost([1, 2], OSError("the power failed")).batch
    [1, 2]
    """

    def __init__(self, batch: Any, reason: Exception) -> None:
        super().__init__(str(reason))
        self.batch = batch
        self.reason = reason


class Executor(ABC):
    """Those who play; used in a `with` block, or closed by hand."""

    least = 0.0
    """Seconds that a batch should take at least: what sending it costs is lost else."""
    good = 0.2
    """Seconds that a batch should take where there are games enough."""

    @property
    @abstractmethod
    def count(self) -> int:
        """How many batches are played at a time."""

    @property
    def here(self) -> bool:
        """Whether this process may as well play by itself."""
        return False

    @abstractmethod
    def each(
        self, function: Callable[[Given], Made], batches: Iterable[Given], most: int = 0
    ) -> Generator[Made, None, None]:
        """What a function makes of each batch, in order; `most` batches are coming, where that is known.

        A batch is taken when somebody is free for it. Who closes the iterator ends the work: what has not
        begun is then not begun.
        """

    def close(self) -> None:  # noqa: B027 - most have nothing to close
        """They are needed no more."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


class Cores(Executor):
    """Cores of this machine, a process each.

    >>> list(Cores(2).each(abs, [-3, 4]))
    [3, 4]
    """

    def __init__(self, count: int = 0) -> None:
        self.cores = count or cores()

    @property
    def count(self) -> int:
        """How many processes."""
        return self.cores

    @property
    def here(self) -> bool:
        """One core is this process."""
        return self.cores < 2

    def each(
        self, function: Callable[[Given], Made], batches: Iterable[Given], most: int = 0
    ) -> Generator[Made, None, None]:
        """Through a process pool; a process that dies ends it all, as its fault would come again."""
        processes = min(self.cores, most or self.cores)
        pool = ProcessPoolExecutor(processes, initializer=_ignore_interrupts)
        try:
            yield from _in_pool(pool, function, iter(batches), processes * AHEAD)
        finally:
            # after an interrupt or a fault: what has not begun is not begun
            pool.shutdown(wait=True, cancel_futures=True)


def cores() -> int:
    """How many cores this process may use.

    >>> cores() > 0
    True
    """
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def executor_of(jobs: int | Executor) -> Executor:
    """So many cores (0: all of them), or those that are given.

    >>> executor_of(3).count
    3
    """
    return Cores(jobs) if isinstance(jobs, int) else jobs


def _in_pool(
    pool: ProcessPoolExecutor,
    function: Callable[[Given], Made],
    batches: Iterator[Given],
    ahead: int,
) -> Iterator[Made]:
    """In order, no more of them given out than keep all processes busy."""
    tasks: deque[tuple[Given, Future[Made]]] = deque()
    early: Lost | None = None
    while True:
        while early is None and len(tasks) < ahead:
            batch = next(batches, None)
            if batch is None:
                break
            try:
                tasks.append((batch, pool.submit(function, batch)))
            except BrokenProcessPool as broken:
                # a process died while others had not yet got their batch
                early = Lost(batch, broken)
        if not tasks:
            break
        batch, task = tasks.popleft()
        try:
            yield task.result()
        except BrokenProcessPool as broken:
            raise Lost(batch, broken) from broken
    if early is not None:
        raise early


def _ignore_interrupts() -> None:
    # Ctrl-C reaches the whole process group: only the one in command answers it
    signal.signal(signal.SIGINT, signal.SIG_IGN)
