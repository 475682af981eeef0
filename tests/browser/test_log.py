"""The log in a browser: a touched line lights the board and opens why, a round is gone to and linked."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Position, expect

from tests.browser.conftest import PHONE, OpenPage
from tests.browser.moments import played
from tests.browser.player import go_on
from tests.browser.stage import Stage
from tests.web.serving import Served

CORNER: Position = {"x": 4, "y": 4}
"""Where a line has words and no link to its clause."""
RINGED = """id => {
  const [thing, ring] = [document.getElementById(id), document.querySelector(".light-ring")];
  const [inner, outer] = [thing.getBoundingClientRect(), ring.getBoundingClientRect()];
  return outer.left <= inner.left && outer.right >= inner.right &&
    outer.top <= inner.top && outer.bottom >= inner.bottom;
}"""


def show_log(page: Page) -> None:
    """On a small screen it may lie behind a tab."""
    tab = page.locator('[data-tab="log"][aria-expanded="false"]:visible')
    if tab.count():
        tab.click()


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desk", "phone"])
def test_a_touched_line_lights_what_it_is_about(
    screen: dict[str, Any], served: Served, open_page: OpenPage
) -> None:
    recorder = played("power", ["greedy"] * 4, 7, lambda _, made: made == 12)
    page = open_page(reduced_motion="reduce", **screen)
    go_on(served, page, recorder)
    show_log(page)
    for fold in page.locator(".fold-lines > summary:visible").all():
        fold.click()
    line = page.locator("[data-lights]:visible").last
    ids = str(line.get_attribute("data-lights")).split()
    line.click(position=CORNER)
    expect(page.locator(".light-ring")).to_have_count(len(ids))
    assert page.evaluate(RINGED, ids[0])
    expect(page.locator(".lighting")).to_have_count(1)
    show_log(page)
    line.click(position=CORNER)  # once more: it is dark again
    expect(page.locator(".lighting")).to_have_count(0)


def test_lines_are_gone_through_by_keyboard(served: Served, open_page: OpenPage) -> None:
    recorder = played("sans_allies", ["captain"], 7, lambda _, made: made == 6)
    page = open_page(reduced_motion="reduce")
    go_on(served, page, recorder)
    show_log(page)
    lines = page.locator("[data-lights]:visible")
    page.locator('[data-part="log"]').focus()
    page.keyboard.press("ArrowUp")
    expect(lines.last).to_be_focused()
    expect(page.locator(".light-ring").first).to_be_attached()
    page.keyboard.press("ArrowUp")
    expect(lines.nth(lines.count() - 2)).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(lines.last).to_be_focused()


def test_a_state_that_comes_takes_no_line_from_the_keyboard(stage: Stage) -> None:
    lines = [
        f'<p id="line-{at}" data-lights="{name}">{name}</p>'
        for at, name in enumerate(("isle", "sea"))
    ]
    stage.state["html"]["log"] = "".join(lines)
    stage.open()
    page = stage.page
    page.locator('[data-part="log"]').evaluate("one => { one.tabIndex = 0; one.focus(); }")
    page.keyboard.press("ArrowUp")
    expect(page.locator("#line-1")).to_be_focused()
    stage.tell(html={"log": "".join([*lines, '<p id="line-2">more</p>'])})
    expect(page.locator("#line-2")).to_be_attached()
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
    page.keyboard.press("ArrowUp")
    expect(page.locator("#line-0")).to_be_focused()


def test_a_touched_line_opens_why(served: Served, open_page: OpenPage) -> None:
    recorder = played("dead_reckoning", ["greedy"], 7, lambda _, made: made == 27)
    page = open_page(reduced_motion="reduce")
    go_on(served, page, recorder)
    show_log(page)
    line = page.locator("p[id]:has(+ .why):visible").last
    why = page.locator(f"#why-{line.get_attribute('id')}")
    expect(why).not_to_have_attribute("open", "")
    line.click(position=CORNER)
    expect(why).to_have_attribute("open", "")
    assert page.url.partition("?")[0].endswith(str(page.get_attribute("main", "data-table")))


def test_a_round_is_gone_to_without_leaving_the_table_and_has_a_link(
    served: Served, open_page: OpenPage
) -> None:
    recorder = played("power", ["greedy"] * 4, 7, lambda _, made: made == 12)
    page = open_page(reduced_motion="reduce")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = go_on(served, page, recorder)
    show_log(page)
    headings = page.locator(".chapter h3")
    assert [text.partition(";")[0] for text in headings.all_inner_texts()][:2] == [
        "Round 1",
        "Round 2",
    ]
    page.evaluate("window.here = true")
    first = page.locator(".chapter").first
    step = str(first.locator("[data-at]").get_attribute("data-at"))
    first.locator("[data-at]").click()
    expect(page.locator("html.in-past")).to_have_count(1)
    expect(page).to_have_url(re.compile(rf"\Wat={step}$"))
    assert page.evaluate("window.here")
    page.locator(".history-now").click()
    show_log(page)
    page.locator(".chapter [data-copy-link]").first.click()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied == f"{served.url}/t/{table}?at={step}"
