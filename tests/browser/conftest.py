"""A real browser for these tests: Debian's chromium, driven by Playwright."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser.stage import Stage
from tests.web.serving import Served

ROOT = Path(__file__).resolve().parents[2]
FLAGS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
).split()
DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
    "user_agent": "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36",
}

SIDEWAYS: dict[str, Any] = {**PHONE, "viewport": {"width": 844, "height": 390}}
"""The same phone, turned."""

PATIENCE = 30_000
"""Milliseconds before something counts as missing: a loaded machine is slow, and only a failure waits."""

THROTTLE = "ARBITRE_THROTTLE"
"""An environment variable: how many times slower the browser is made, to see what slow machines show."""

expect.set_options(timeout=PATIENCE)

NOTED = ("Failed to load resource", "WebSocket connection to")
"""A refusal or a cut line is part of some tests, and the browser notes it."""

OpenPage = Callable[..., Page]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All tests of this folder need a browser: `./check` runs them beside the others, one after another."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def built_client() -> Path:
    """The folder of the browser client, built if need be."""
    sys.path.insert(0, str(ROOT / "tools"))
    try:
        import build_client  # type: ignore[import-not-found, unused-ignore]
    finally:
        sys.path.pop(0)
    build_client.build()
    return Path(build_client.BUILT)


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory, built_client: Path) -> Iterator[Served]:
    """One server for the whole run, with bots; a test that stops its server makes its own."""
    with Served(tmp_path_factory.mktemp("browser") / "tables.db", bots=True) as server:
        yield server


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """One browser for the whole run."""
    program = shutil.which("chromium")
    if program is None:
        pytest.fail("chromium is missing: on Debian, run `apt-get install chromium` as root")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def open_page(chromium: Browser) -> Iterator[OpenPage]:
    """Makes pages, each with cookies of its own; what a page complains about fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def make(**settings: Any) -> Page:
        context = chromium.new_context(**{**DESK, "locale": "en-GB", **settings})
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        context.on("page", slow_down)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on(
            "console",
            lambda said: complaints.append(said.text) if said.type == "error" else None,
        )
        return page

    yield make
    for context in contexts:
        context.close()
    assert [one for one in complaints if not one.startswith(NOTED)] == []


def slow_down(page: Page) -> None:
    """Make the processor of a page slower, where that is asked for."""
    rate = float(os.environ.get(THROTTLE, "1"))
    if rate > 1:
        session = page.context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": rate})


@pytest.fixture
def stage(open_page: Callable[..., Page], built_client: Path) -> Stage:
    """A page of our client before a server that does what the test says."""
    return Stage(open_page(), built_client)
