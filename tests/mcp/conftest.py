"""The official client, speaking to `arbitre mcp` over standard input and output."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from anyio.from_thread import BlockingPortal, start_blocking_portal

from tests.mcp.speaking import Model, by_stdio
from tests.web.serving import Served


@pytest.fixture(scope="session")
def portal() -> Iterator[BlockingPortal]:
    with start_blocking_portal() as found:
        yield found


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("mcp") / "tables.db", bots=True) as server:
        yield server


@pytest.fixture(scope="session")
def model(portal: BlockingPortal, served: Served) -> Iterator[Model]:
    """A model that reads English."""
    with portal.wrap_async_context_manager(by_stdio("--server", served.url)) as session:
        yield Model(portal, session)


@pytest.fixture(scope="session")
def other(portal: BlockingPortal, served: Served) -> Iterator[Model]:
    """Another one, in a process of its own: it reads French."""
    arguments = ("--server", served.url, "--lang", "fr")
    with portal.wrap_async_context_manager(by_stdio(*arguments)) as session:
        yield Model(portal, session)
