"""The pages for everybody: axe finds nothing serious, and a keyboard is enough."""

from __future__ import annotations

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

from arbitre.core.game import game_names
from tests.browser.conftest import DESK, PHONE, OpenPage
from tests.browser.player import Player
from tests.web.serving import Served

SCREENS = pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
QUICK: dict[str, Any] = {"reduced_motion": "reduce"}


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
