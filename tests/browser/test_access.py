"""The pages for everybody: axe finds nothing serious, and a keyboard is enough."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from arbitre.core.game import game_names
from tests.browser.conftest import DESK, PHONE, OpenPage
from tests.browser.player import Player
from tests.web.serving import Served

SCREENS = pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
QUICK: dict[str, Any] = {"reduced_motion": "reduce"}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory, built_client: object) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("access") / "tables.db", bots=True) as server:
        yield server


def serious(page: Page) -> list[str]:
    """What axe holds against a page, the serious and the critical."""
    found = Axe().run(page).response["violations"]
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:160]}"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]


@SCREENS
@pytest.mark.parametrize("path", ["/", "/new/power", "/tables", "/rules/power", "/settings"])
def test_axe_finds_nothing_serious_on_a_page(
    path: str, screen: dict[str, Any], served: Served, open_page: OpenPage
) -> None:
    page = open_page(**screen)
    page.goto(served.url + path)
    assert serious(page) == []


@SCREENS
@pytest.mark.parametrize("name", game_names())
def test_axe_finds_nothing_serious_at_a_table(
    name: str, screen: dict[str, Any], served: Served, open_page: OpenPage
) -> None:
    player = Player(open_page(**{**screen, **QUICK}))
    player.begin(served.url, name)
    assert serious(player.page) == []
    for _ in range(6):
        player.decide()
        player.await_turn()
    assert serious(player.page) == []


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


def tab_to(page: Page, selector: str) -> None:
    """Tab on until an element has focus, as somebody without a mouse does."""
    for _ in range(80):
        if page.evaluate(f"document.activeElement.matches({selector!r})"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no key leads to {selector}")


def test_three_rounds_of_power_by_keyboard_alone(served: Served, open_page: OpenPage) -> None:
    page = open_page(**QUICK)
    page.goto(served.url)
    tab_to(page, "form[action$='/play/power'] button.primary")
    press(page, "Enter")
    for number in (1, 2, 3):
        expect(page.locator(".title .round")).to_have_text(f"round {number}")
        expect(page.locator(".can-touch").first).to_be_attached()
        tab_to(page, ".can-touch")
        press(page, "ArrowRight", "Enter")
        assert page.evaluate("document.activeElement.classList.contains('can-follow')")
        press(page, "Enter")
        expect(page.locator(".draft-lines li")).to_have_count(1)
        tab_to(page, ".draft-send:not([disabled])")
        press(page, "Enter")
    expect(page.locator(".title .round")).to_have_text("round 4")
