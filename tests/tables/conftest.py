"""Houses on throw-away stores, a time that tests set, and a PostgreSQL of their own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from arbitre.core.game import register
from tests.tables import postgres, tug
from tests.toys import cards, climb, patience


@pytest.fixture(autouse=True)
def toys() -> None:
    for toy in (cards.game, climb.game, patience.game, tug.game):
        register(toy)


@pytest.fixture
def file(tmp_path: Path) -> str:
    """The address of a store that is not there yet."""
    return str(tmp_path / "tables.db")


@pytest.fixture(scope="session")
def cluster() -> Iterator[postgres.Cluster]:
    reason = postgres.missing()
    if reason:
        pytest.skip(reason)
    made = postgres.Cluster()
    yield made
    made.remove()


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty store, on each of the two databases."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    found: postgres.Cluster = request.getfixturevalue("cluster")
    return found.database()
