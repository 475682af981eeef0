"""The Alliance's card beside the caption: seen while the ocean fills a phone that is held sideways."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import SIDEWAYS, OpenPage
from tests.browser.moments import played, to_go_on
from tests.browser.telling import pause_at_once
from tests.web.serving import Served

CARD = ".beat-aside"
MOST = 40


def step_to(page: Page, clause: str) -> None:
    """Step on to what a clause is about."""
    expect(page.locator(".beat-step")).to_be_visible()
    for _ in range(MOST):
        if page.locator(".beat-text .clause", has_text=clause).count():
            return
        before = page.locator(".beat-count").inner_text()
        page.locator(".beat-step").click()
        expect(page.locator(".beat-count")).not_to_have_text(before)
    raise AssertionError(f"{clause} was never told")


def test_the_card_is_seen_beside_what_it_does(served: Served, open_page: OpenPage) -> None:
    recorder = played("dead_reckoning", ("greedy",), 7, lambda _, made: made == 36)
    asked = {"record": to_go_on(recorder), "seats": [{"kind": "person"}]}
    created = served.api(lang="en").ask("POST", "tables/import", asked)
    page = open_page(**SIDEWAYS, locale="en")
    page.goto(f"{served.url}/seat/{created['seats']['player']}")
    page.wait_for_selector(".headline.turn")
    expect(page.locator(CARD)).to_be_hidden()
    pause_at_once(page)
    page.locator("[data-ask=hint]").click()
    page.locator("[data-answer] .primary").click()
    # the ocean is looked at: the card is beside it, and the step that is told is lit there too
    step_to(page, "DR-L3")
    expect(page.locator(f"{CARD} .alliance-card")).to_be_visible()
    expect(page.locator(f"{CARD} .step.lit")).to_have_count(1)
    expect(page.locator(f"{CARD} [id]")).to_have_count(0)
    # the card itself is looked at: once is enough
    page.locator("[data-region=alliance]").click()
    expect(page.locator(CARD)).to_be_hidden()
    page.locator("[data-region=sea]").click()
    expect(page.locator(CARD)).to_be_visible()
    # upright there is no room for it
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(CARD)).to_be_hidden()
