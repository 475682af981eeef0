"""The list of actions: what stands under the pointer stays what it was, and a double click is one choice."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.player import Player
from tests.web.serving import Served

CLICK = """([selector, x, y, time]) => {
  const button = document.querySelector(selector);
  const click = new MouseEvent("click", {bubbles: true, cancelable: true, detail: 1, clientX: x, clientY: y});
  Object.defineProperty(click, "timeStamp", {value: time});
  button.dispatchEvent(click);
}"""

LINES = ".draft-lines li"


def group(page: Page, title: str) -> str:
    """Where a group of the list is found."""
    name = page.locator("details.group", has_text=title).first.get_attribute("id")
    assert name
    return f"#{name}"


def test_a_group_that_goes_opens_no_other_in_its_place(served: Served, open_page: OpenPage) -> None:
    page = open_page()
    player = Player(page)
    player.begin(served.url, "power")
    page.click("#as-list > summary")
    tanks = group(page, "Tank in HQ")
    page.click(f"{tanks} summary")
    expect(page.locator("details.group[open]")).to_have_count(1)
    for number in (1, 2):
        page.locator(f"{tanks} button[data-line]").first.press("Enter")
        expect(page.locator(LINES)).to_have_count(number)
        player.settle()
    # both tanks have their orders: their group has gone, and the fighters' stays closed
    expect(page.locator(tanks)).to_have_count(0)
    expect(page.locator("details.group", has_text="Fighter in HQ")).to_have_count(1)
    expect(page.locator("details.group[open]")).to_have_count(0)
    # what was opened stays open where a group above it goes
    fighters = group(page, "Fighter in HQ")
    page.click(f"{fighters} summary")
    player.touch("piece-HQV-green-S")
    player.touch("space-V8")  # pieces that are drawn there lie over it
    expect(page.locator(LINES)).to_have_count(3)
    player.touch("piece-HQV-green-S")
    player.touch("space-V8")  # pieces that are drawn there lie over it
    expect(page.locator(LINES)).to_have_count(4)
    expect(page.locator("details.group", has_text="Infantry in HQ")).to_have_count(0)
    expect(page.locator(f"{fighters}[open]")).to_have_count(1)
    expect(page.locator("details.group[open]")).to_have_count(1)


def test_a_double_click_writes_one_order(served: Served, open_page: OpenPage) -> None:
    page = open_page()
    player = Player(page)
    player.begin(served.url, "power")
    page.click("#as-list > summary")
    fighters = group(page, "Fighter in HQ")
    page.click(f"{fighters} summary")
    other = f"{fighters} li:nth-child(3) button"
    # the first click is written and the list has moved when the second comes, 200 ms later
    page.evaluate(CLICK, [f"{fighters} button[data-line]", 900, 400, 10_000])
    expect(page.locator(LINES)).to_have_count(1)
    player.settle()
    page.evaluate(CLICK, [other, 903, 398, 10_200])
    page.evaluate(CLICK, [f"{fighters} summary", 900, 400, 10_300])
    expect(page.locator(f"{fighters}[open]")).to_have_count(1)
    # a click elsewhere counts at once, and one in the same place after a while
    page.evaluate(CLICK, [other, 900, 500, 10_400])
    expect(page.locator(LINES)).to_have_count(2)
    player.settle()
    page.evaluate(CLICK, ["details.group button[data-line]", 900, 500, 12_000])
    expect(page.locator(LINES)).to_have_count(3)
    player.settle()
    page.locator("details.group summary").first.click()
    page.locator("details.group[open] button[data-line]").first.dblclick()
    expect(page.locator(LINES)).to_have_count(4)
    player.settle()
    expect(page.locator(LINES)).to_have_count(4)


def test_an_order_can_be_typed_in_the_notation_of_the_game(
    served: Served, open_page: OpenPage
) -> None:
    page = open_page()
    Player(page).begin(served.url, "power")
    page.click("#as-list > summary")
    field = page.locator("#typed-line")
    field.fill("T HQ G8; F HQ B5")
    field.press("Enter")
    expect(page.locator(LINES)).to_have_count(2)
    expect(page.locator(".draft-said")).to_have_text(["tank: HQG → G8", "fighter: HQG → B5"])
    expect(field).to_have_value("")
    # a refusal stands beside the field, and what was typed stays
    field.fill("T HQ Y8")
    field.press("Enter")
    expect(page.locator(".in-list [data-error]")).to_be_visible()
    expect(field).to_have_value("T HQ Y8")
    expect(page.locator(LINES)).to_have_count(2)
