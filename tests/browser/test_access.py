"""The pages for everybody: axe finds nothing serious, by day and by night, on a desk and on a phone."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

from arbitre.core.game import game_names
from tests.browser.conftest import DESK, PHONE, OpenPage
from tests.browser.player import ACTIONS, Player
from tests.web.serving import Served

SCREENS = pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
PAGES = [
    "/",
    "/new/dead_reckoning",
    "/tables",
    "/rules/sans_allies",
    "/rules/power?q=tank",
    "/settings",
]
QUICK: dict[str, Any] = {"reduced_motion": "reduce"}


def serious(page: Page) -> list[str]:
    """What axe holds against a page, light and dark: the serious and the critical."""
    found = []
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        found += [
            f"{scheme} {one['id']}: {one['nodes'][0]['html'][:160]}"
            for one in Axe().run(page).response["violations"]
            if one["impact"] in ("serious", "critical")
        ]
    return found


@SCREENS
def test_axe_finds_nothing_serious_on_a_page(
    screen: dict[str, Any], served: Served, open_page: OpenPage
) -> None:
    page = open_page(**screen)
    found = []
    for path in PAGES:
        page.goto(served.url + path)
        found += [f"{path} {one}" for one in serious(page)]
    assert found == []


@SCREENS
@pytest.mark.parametrize("name", game_names())
def test_two_clicks_lead_to_a_decision_that_axe_likes(
    name: str, screen: dict[str, Any], served: Served, open_page: OpenPage
) -> None:
    page = open_page(**screen, **QUICK)
    player = Player(page)
    player.begin(served.url, name)
    assert page.title().startswith("●")
    assert player.ids(".can-touch") or page.locator(ACTIONS).count()
    # the page is as wide as the screen, and the picture is not cut
    wide = screen["viewport"]["width"]
    assert page.evaluate("document.documentElement.scrollWidth") <= wide
    box = page.locator("svg[data-picture]").bounding_box()
    assert box is not None
    assert 0 <= box["x"] <= box["x"] + box["width"] <= wide
    for _ in range(4):
        player.decide()
        player.await_turn()
    assert serious(page) == []
