"""The pages for everybody: axe finds nothing serious, by day and by night, on a desk and on a phone."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

from arbitre.core.game import game_names
from tests.browser.conftest import DESK, PHONE, OpenPage
from tests.browser.player import Player
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
def test_axe_finds_nothing_serious_at_a_table(
    name: str, screen: dict[str, Any], served: Served, open_page: OpenPage
) -> None:
    player = Player(open_page(**{**screen, **QUICK}))
    player.begin(served.url, name)
    for _ in range(6):
        player.decide()
        player.await_turn()
    assert serious(player.page) == []
