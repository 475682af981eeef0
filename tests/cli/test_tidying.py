"""Garbage in circles goes when it is quiet, or when it has been busy for too long."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from arbitre.cli import tidying


class Circle:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    kept = gc.get_threshold()
    tidying.begin()
    yield
    gc.set_threshold(*kept)
    gc.unfreeze()


async def goes(busy: bool, longest: float) -> bool:
    """Whether circles go while nothing, or a lot, is made beside them."""
    task = asyncio.create_task(tidying.tidy(0.03, longest))
    lost = [weakref.ref(Circle()) for _ in range(2 * tidying.WORTH)]
    kept: list[list[list[int]]] = []
    try:
        for _ in range(40):
            await asyncio.sleep(0.003)  # several times between two looks
            if busy:
                kept.append(
                    [[] for _ in range(tidying.WORTH)]
                )  # also where a look comes after one turn
            if lost[0]() is None:
                return True
        return False
    finally:
        task.cancel()


@pytest.mark.parametrize(
    ("busy", "longest", "gone"),
    [(False, 600.0, True), (True, 600.0, False), (True, 0.04, True)],
)
def test_circles_go_when_it_is_quiet_or_late(busy: bool, longest: float, gone: bool) -> None:
    assert asyncio.run(goes(busy, longest)) is gone
