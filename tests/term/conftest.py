"""Toy games at the table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from arbitre.core import game as registry
from tests.toys.climb import Climb


@pytest.fixture
def climb() -> Iterator[Climb]:
    """A toy for one or two who take turns."""
    toy = Climb()
    registry.register(toy)
    yield toy
    registry._games.pop(toy.id)
