"""What stands beside the board: tabs and their news, clauses over the table, what the head says."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, OpenPage
from tests.browser.player import Player, await_client
from tests.web.serving import Served


def test_a_clause_opens_over_the_table(served: Served, open_page: OpenPage) -> None:
    page = open_page()
    Player(page).begin(served.url, "sans_allies")
    here = page.url
    page.eval_on_selector_all(".lines details", "all => all.forEach(one => one.open = true)")
    link = page.locator(".lines a.clause").first
    clause = link.inner_text()
    link.click()
    over = page.locator("dialog.rule-over")
    expect(over).to_be_visible()
    expect(over.locator("h3")).to_have_text(clause)
    expect(over.locator("article p")).not_to_be_empty()
    expect(over.locator(".rule-close")).to_be_focused()
    for _ in range(6):  # focus stays in it
        page.keyboard.press("Tab")
        inside = (
            "!document.hasFocus() || ['DIALOG', 'BODY'].includes(document.activeElement.tagName)"
        )
        assert page.evaluate(f"{inside} || !!document.activeElement.closest('dialog')")
    expect(over.locator(".rule-ends a")).to_have_attribute("target", "_blank")
    page.keyboard.press("Escape")
    expect(over).to_have_count(0)
    assert page.url == here
    expect(link).to_be_focused()
    link.click()
    page.locator(".rule-close").click()
    expect(over).to_have_count(0)


def test_what_is_said_is_noticed_wherever_one_looks(served: Served, open_page: OpenPage) -> None:
    seats = [{"kind": "person"}, {"kind": "person"}] + [{"kind": "bot", "bot": "greedy"}] * 2
    created = served.api().create("power", seats=seats).created
    green, blue = open_page(**PHONE), open_page()
    for page, colour in ((green, "green"), (blue, "blue")):
        page.goto(f"{served.url}/seat/{created['seats'][colour]}")
        await_client(page)
    blue.click("[data-tab=chat]")
    for number, words in enumerate(("Peace?", "Or war."), 1):
        blue.fill("#chat-text", words)
        blue.locator(".say").get_by_role("button", name="Send", exact=True).click()
        expect(green.locator("[data-news=chat]")).to_have_text(str(number))
    green.locator("[data-tab=chat]").tap()
    expect(green.locator(".chat-lines li")).to_have_count(2)
    expect(green.locator(".chat-lines")).to_be_in_viewport()
    expect(green.locator("[data-news=chat]")).to_be_empty()
    # what is read is no news, and what comes while one reads neither
    blue.fill("#chat-text", "Well?")
    blue.locator(".say").get_by_role("button", name="Send", exact=True).click()
    expect(green.locator(".chat-lines li")).to_have_count(3)
    expect(green.locator("[data-news=chat]")).to_be_empty()


def test_the_head_says_that_something_is_told(served: Served, open_page: OpenPage) -> None:
    page = open_page()
    page.goto(served.url)
    page.click("form[action$='/play/sans_allies'] button.primary")
    expect(page.locator("html.telling")).to_have_count(1)
    expect(page.locator(".told-head")).to_be_visible()
    expect(page.locator(".headline")).to_be_hidden()
    expect(page.locator(".decide:not(.study)")).to_be_hidden()
    box, frame = (
        page.locator("[data-caption]").bounding_box(),
        page.locator(".frame").bounding_box(),
    )
    assert box is not None
    assert frame is not None
    assert box["x"] >= frame["x"] + frame["width"]  # beside the board, not over it
    page.keyboard.press("Escape")
    expect(page.locator(".headline.turn")).to_be_visible()
    expect(page.locator(".told-head")).to_be_hidden()


def test_a_desk_needs_no_scrolling(served: Served, open_page: OpenPage) -> None:
    for wide, tall in ((1440, 900), (1280, 720)):
        page = open_page(viewport={"width": wide, "height": tall})
        Player(page).begin(served.url, "power")
        size = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
        assert page.evaluate(size) == [wide, tall]
        frame = page.locator(".frame").bounding_box()
        assert frame is not None
        assert frame["height"] >= tall - 120
        for part in (".draft-send", ".tabs", ".drawer > .log", ".history", "[data-ask=hint]"):
            if page.locator(part).is_visible():
                expect(page.locator(part)).to_be_in_viewport(ratio=0.95)
