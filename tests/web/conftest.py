"""One server for most tests: they make tables of their own and do not meet."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.web.serving import Served


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("web") / "tables.db") as server:
        yield server
