"""One server for most tests: they make tables of their own and do not meet."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest

from tests.web.serving import Served


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("web") / "tables.db") as server:
        yield server


@pytest.fixture
def noise(caplog: pytest.LogCaptureFixture) -> Iterator[pytest.LogCaptureFixture]:
    """All that is logged, by the server below us too."""
    below = logging.getLogger("uvicorn")
    below.addHandler(caplog.handler)
    yield caplog
    below.removeHandler(caplog.handler)
