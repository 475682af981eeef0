"""Settings for all tests."""

from __future__ import annotations

import gc
import importlib
import os
from collections.abc import Generator
from pathlib import Path

import pytest
from coverage import Coverage
from httpx._config import DEFAULT_TIMEOUT_CONFIG
from hypothesis import settings

# the plain engine, whatever was compiled here, unless `./check --compiled` asks for the other
os.environ.setdefault("ARBITRE_ENGINE", "plain")
ENGINE = importlib.import_module("arbitre.compiled").ENGINE
if ENGINE.is_missing():
    pytest.exit(
        "the compiled engine is not there, or is not of these sources: ./arbitre compile", 2
    )

# no test asserts a time, and a busy machine must not fail one
settings.register_profile("arbitre", deadline=None)
settings.load_profile("arbitre")
for _wait in ("connect", "read", "write", "pool"):
    setattr(DEFAULT_TIMEOUT_CONFIG, _wait, 60.0)


COMMANDS = Path(__file__).parent / "cli"
"""Here processes are measured too; elsewhere what they run is measured without one, three times as fast."""


@pytest.fixture(autouse=True)
def _plain_surroundings(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the terminal client reads of its surroundings is the same on every machine."""
    for name in ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    if COMMANDS not in request.path.parents:
        for name in [name for name in os.environ if name.startswith("COVERAGE_PROCESS")]:
            monkeypatch.delenv(name)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What is not measured comes last: servers that run in threads are not measured after it."""
    if ENGINE.is_compiled():
        for item in items:
            if item.get_closest_marker("plain"):
                item.add_marker(pytest.mark.skip("this is for the plain engine"))
    items.sort(key=lambda item: item.get_closest_marker("no_cover") is not None)


def pytest_collection_finish() -> None:
    """Thousands of collected tests stay to the end: the garbage collector need not go through them."""
    gc.freeze()


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """A test marked `no_cover` is measured by nobody.

    pytest-cov only lets its own measuring rest: in a worker process that of the process then goes on.
    """
    resting: list[Coverage] = []
    while item.get_closest_marker("no_cover") and (found := Coverage.current()) is not None:
        found.stop()
        resting.append(found)
    try:
        return (yield)
    finally:
        for one in reversed(resting):
            one.start()
