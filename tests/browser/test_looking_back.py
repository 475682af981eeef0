"""Looking back in a browser: moment by moment, kept over a reload, within reach of a finger."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, OpenPage
from tests.browser.moments import played
from tests.browser.player import await_client, go_on
from tests.web.serving import Served

BUTTONS = ["previous", "earlier", "later", "next", "now"]
ON_TOP = """name => {
  const button = document.querySelector(".history-" + name);
  button.scrollIntoView({ block: "nearest" });
  const box = button.getBoundingClientRect();
  return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2) === button;
}"""


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desk", "phone"])
def test_a_moment_of_the_alliances_turn_is_kept_over_a_reload(
    screen: dict[str, Any], served: Served, open_page: OpenPage
) -> None:
    recorder = played("dead_reckoning", ["greedy"], 7, lambda _, made: made == 27)
    page = open_page(reduced_motion="reduce", **screen)
    table = go_on(served, page, recorder)
    steps = int(str(page.locator(".history-slider").get_attribute("max")))
    past = [f"/api/v1/tables/{table}/history/{step}?format=page" for step in range(1, steps + 1)]
    films = page.evaluate(
        "past => Promise.all(past.map(async one => (await (await fetch(one)).json()).beats))", past
    )
    step = max(range(steps), key=lambda number: len(films[number])) + 1
    captions = [beat["caption"] for beat in films[step - 1]]
    assert len(captions) > 5
    slider = page.locator(".history-slider")
    slider.evaluate(
        "(one, step) => { one.value = step; one.dispatchEvent(new Event('input')); }", step
    )
    # one moment after another back to the beginning, each with what was told then
    text, place = page.locator(".beat-text"), page.locator(".history-place")
    expect(text).to_contain_text(captions[-1])
    for number in range(len(captions) - 1, 0, -1):
        page.locator(".history-earlier").click()
        expect(place).to_contain_text(f"moment {number} of {len(captions)}")
        expect(text).to_contain_text(captions[number - 1])
    for name in BUTTONS:  # nothing lies over them
        assert page.evaluate(ON_TOP, name), name
    page.locator(".history-later").click()
    expect(place).to_contain_text(f"moment 2 of {len(captions)}")
    shown = page.inner_html("#pieces")
    page.reload()
    expect(place).to_contain_text(f"step {step} of {steps}, moment 2 of {len(captions)}")
    expect(text).to_contain_text(captions[1])
    assert page.inner_html("#pieces") == shown
    page.locator(".history-now").click()
    expect(page.locator("html.in-past")).to_have_count(0)
    expect(page.locator(".headline.turn")).to_be_visible()
    assert "at=" not in page.url
    # what is no number of a step is the present
    page.goto(f"{page.url.partition('?')[0]}?at=x&beat=1")
    expect(page.locator(".headline.turn")).to_be_visible()
    await_client(page)
    expect(page.locator("html.in-past")).to_have_count(0)
    expect(page.locator("[data-refusal]")).to_be_empty()


def test_quick_presses_lose_nothing_that_was_drawn(served: Served, open_page: OpenPage) -> None:
    recorder = played("power", ["greedy"] * 4, 3, lambda _, made: made == 8)
    page = open_page()
    go_on(served, page, recorder)
    page.locator(".history-slider").evaluate(
        "one => { one.value = 0; one.dispatchEvent(new Event('input')); }"
    )
    expect(page.locator(".history-place")).to_contain_text("step 0")
    for _ in range(30):  # films are cut off: what they told has happened
        if page.locator(".history-next").is_disabled():
            break
        page.locator(".history-next").dispatch_event("click")  # it may be at its end by now
    expect(page.locator("html.in-past")).to_have_count(0)
    ids = page.eval_on_selector_all("#pieces > *", "all => all.map(one => one.id)")
    assert "" not in ids
    assert len(ids) == len(set(ids))
    drawn = page.request.get(page.url.partition("?")[0]).text()
    assert all(f'id="{name}"' in drawn for name in ids)
