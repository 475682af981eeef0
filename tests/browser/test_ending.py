"""The end of a game in a browser: turning points and the curve lead to the board as it then was."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, PHONE, SIDEWAYS, OpenPage
from tests.browser.player import await_client
from tests.playthroughs import GAMES
from tests.web.serving import Served

HERE = '[data-part="ending"] [data-here]'
STILL: dict[str, Any] = {"reduced_motion": "reduce"}


def finished(served: Served, page: Page, name: str, which: str) -> None:
    """Open a finished game from its first seat."""
    [game] = [one for one in GAMES if (one.game, one.name) == (name, which)]
    table = served.api(lang="en").bring(game.path.with_suffix(".arb").read_text(encoding="utf-8"))
    links = table.created["links"]
    page.goto(str(next(link for kind, link in links.items() if kind not in ("table", "join"))))
    await_client(page)


def at_step(page: Page) -> int:
    return int(page.locator(".history-slider").input_value())


def test_a_turning_point_leads_to_its_step(served: Served, open_page: OpenPage) -> None:
    page = open_page(**STILL, **DESK)
    finished(served, page, "sans_allies", "planner-hard")
    story = page.locator(".end-part")
    expect(story).to_be_visible()  # it is what a finished game opens with
    link = page.locator(".turning-head").first
    step = int(str(link.get_attribute("data-at")))
    link.click()
    expect(page.locator("html.in-past")).to_have_count(1)
    expect(page.locator(".history-place")).to_contain_text(f"step {step} of")
    expect(story).to_be_visible()  # the next one is at hand
    expect(page.locator(f"{HERE}.turning-head")).to_have_count(1)
    # one may decide otherwise there: just before it
    page.locator(".turning-study").first.click()
    expect(page.locator(".history-place")).to_contain_text(f"step {step - 1} of")
    expect(page.locator(".study-desk")).to_be_visible()  # one press leads to the sheet
    page.locator(".study-desk .study-close").click()
    expect(page.locator(".study-bar")).to_be_visible()
    # the curve: its first column is the beginning
    column = page.locator(".curve a").nth(1)
    step = int(str(column.get_attribute("data-at")))
    column.click(force=True)
    expect(page.locator(".history-place")).to_contain_text(f"step {step} of")
    expect(page.locator(f".curve {HERE.rsplit(maxsplit=1)[-1]}")).to_have_count(1)
    page.locator(".history-now").click()
    expect(page.locator(HERE)).to_have_count(0)
    expect(page.locator("html.in-past")).to_have_count(0)


@pytest.mark.parametrize("screen", [PHONE, SIDEWAYS], ids=["upright", "sideways"])
def test_on_a_phone_the_story_is_a_sheet_and_the_board_comes_back(
    screen: dict[str, Any], served: Served, open_page: OpenPage
) -> None:
    page = open_page(**STILL, **screen)
    finished(served, page, "dead_reckoning", "normal")
    story = page.locator(".end-part")
    expect(story).to_be_hidden()  # the board comes first
    page.locator(".see-ending").tap()
    expect(story).to_be_visible()
    inside = "one => one.scrollWidth <= one.clientWidth"
    assert story.evaluate(inside)
    sizes = (
        "all => all.map(one => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a)"
    )
    assert min(page.locator(".curve text").evaluate_all(sizes)) >= 11
    head = page.locator(".turning-head").first
    assert head.evaluate("one => one.getBoundingClientRect().height") >= 44
    step = int(str(head.get_attribute("data-at")))
    head.tap()
    expect(page.locator("html.in-past")).to_have_count(1)
    assert at_step(page) == step
    if screen is PHONE:
        expect(story).to_be_hidden()
    else:  # beside it the board is seen
        expect(story).to_be_visible()
    expect(page.locator("svg[data-picture]")).to_be_visible()


def test_a_game_that_ends_tells_its_story_at_once(served: Served, open_page: OpenPage) -> None:
    seats = [{"kind": "person"}, *({"kind": "bot", "bot": "greedy"} for _ in range(3))]
    table = served.api(lang="en").create("power", options={"rounds": 1}, seats=seats)
    page = open_page(**STILL, **DESK)
    page.goto(table.created["links"]["green"])
    await_client(page)
    expect(page.locator('[data-tab="ending"]').first).to_be_hidden()
    table.move("green", ["T HQ G8"])
    expect(page.locator(".headline.over")).to_be_visible()
    expect(page.locator(".end-part")).to_be_visible()
    expect(page.locator(".curve").first).to_be_visible()
    expect(page.locator(".ranking tr")).to_have_count(4)
