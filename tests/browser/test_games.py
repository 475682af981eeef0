"""Each game in a real browser, before a real server."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from arbitre.core.game import game_names
from tests.browser.conftest import DESK, PHONE, OpenPage
from tests.browser.player import ACTIONS, Player
from tests.web.serving import Served

QUICK: dict[str, Any] = {"reduced_motion": "reduce"}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory, built_client: object) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("browser") / "tables.db", bots=True) as server:
        yield server


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("name", game_names())
def test_two_clicks_lead_to_a_first_decision(
    name: str, screen: dict[str, Any], served: Served, open_page: OpenPage
) -> None:
    page = open_page(**screen)
    player = Player(page)
    player.begin(served.url, name)
    assert page.title().startswith("●")
    assert player.ids(".can-touch") or page.locator(ACTIONS).count()
    # the page is as wide as the screen, and the picture is not cut
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= screen["viewport"]["width"]
    box = page.locator("svg[data-picture]").bounding_box()
    assert box is not None
    assert 0 <= box["x"] <= box["x"] + box["width"] <= screen["viewport"]["width"]


@pytest.mark.parametrize("name", game_names())
def test_a_dozen_decisions_by_clicks(name: str, served: Served, open_page: OpenPage) -> None:
    player = Player(open_page(**QUICK))
    player.begin(served.url, name)
    for _ in range(12):
        player.decide()
        if not player.await_turn():
            break
    expect(player.page.locator("[data-refusal].shown")).to_have_count(0)
    steps = int(player.page.get_attribute(".history-slider", "max") or 0)
    assert steps > 0


def test_a_round_of_power_is_ordered_by_touches_and_told(
    served: Served, open_page: OpenPage
) -> None:
    page = open_page()
    player = Player(page)
    player.begin(served.url, "power")
    page.click("#piece-HQV-green-T")
    page.click("#space-V8")
    expect(page.locator(".draft-lines li")).to_have_count(1)
    page.click("#piece-HQV-green-C")
    page.click("#space-IX")
    expect(page.locator(".draft-lines li")).to_have_count(2)
    expect(page.locator("#marks > *")).to_have_count(2)
    page.reload()
    expect(page.locator(".draft-lines li")).to_have_count(2)
    page.click(".draft-send")
    expect(page.locator("html.telling")).to_have_count(1)
    expect(page.locator(".beat-text .clause").first).to_be_visible()
    expect(page.locator("[data-draft]")).to_be_hidden()
    page.click(".beat-skip")
    expect(page.locator(".title .round")).to_have_text("round 2")
    assert "piece-V8-green-T" in player.ids(".can-touch")


def power_table(served: Served, open_page: OpenPage) -> tuple[Page, Page]:
    """Green and Blue in two browsers, Yellow and Red left to bots."""
    seats = [{"kind": "person"}, {"kind": "person"}] + [{"kind": "bot", "bot": "random"}] * 2
    created = served.api().create("power", seats=seats).created
    pages = []
    for colour in ("green", "blue"):
        page = open_page()
        page.goto(f"{served.url}/seat/{created['seats'][colour]}")
        page.wait_for_selector(".can-touch")
        pages.append(page)
    return pages[0], pages[1]


def test_two_browsers_see_the_same_bounce(served: Served, open_page: OpenPage) -> None:
    green, blue = power_table(served, open_page)
    for page, letter, colour in ((green, "V", "green"), (blue, "B", "blue")):
        page.click(f"#piece-HQ{letter}-{colour}-C")
        page.click("#space-IX")
        expect(page.locator(".draft-lines li")).to_have_count(1)
    green.click(".draft-send")
    # one waits for the other, who sees that he is ready and nothing more
    expect(green.locator(".headline.held")).to_have_count(1)
    expect(blue.locator("[data-seat-name=green].ready")).to_have_count(1)
    assert "IX" not in blue.inner_text("[data-part=log]")
    blue.click(".draft-send")
    for page in (green, blue):
        expect(page.locator("html.telling")).to_have_count(1)
        page.keyboard.press("Escape")
        expect(page.locator(".title .round")).to_have_text("round 2")
        expect(page.locator("[data-part=log] a.clause", has_text="PW-C2").first).to_be_visible()
        expect(page.locator("#piece-HQV-green-C")).to_have_count(1)


def test_a_whole_game_of_sans_allies(served: Served, open_page: OpenPage) -> None:
    player = Player(open_page(**QUICK), seed=3)
    player.begin(served.url, "sans_allies")
    for _ in range(400):
        player.decide()
        if not player.await_turn():
            break
    else:
        pytest.fail("the game never ends")
    assert player.touched > 3
    assert player.filled > 0
    expect(player.page.locator(".headline.over")).to_be_visible()
    # back to the beginning, and to the end again
    slider = player.page.locator(".history-slider")
    slider.focus()
    player.page.keyboard.press("Home")
    expect(player.page.locator("html.in-past")).to_have_count(1)
    player.page.click(".history-now")
    expect(player.page.locator("html.in-past")).to_have_count(0)
