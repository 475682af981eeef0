"""Each game in a real browser, before a real server."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.hands import Mouse
from tests.browser.moments import played
from tests.browser.player import Player, await_client, go_on
from tests.browser.telling import pause_at_once, want_films
from tests.web.serving import Served

QUICK: dict[str, Any] = {"reduced_motion": "reduce"}


def test_a_round_of_power_is_ordered_by_touches_and_told(
    served: Served, open_page: OpenPage
) -> None:
    page = open_page()
    want_films(page, served.url)
    player = Player(page)
    player.begin(served.url, "power")
    page.click("#piece-HQV-green-T")
    page.click("#space-V8")
    expect(page.locator(".draft-lines li")).to_have_count(1)
    page.click("#piece-HQV-green-C")
    page.click("#space-IX")
    expect(page.locator(".draft-lines li")).to_have_count(2)
    expect(page.locator("#marks > [id]")).to_have_count(2)
    page.reload()
    await_client(page)
    pause_at_once(page)
    expect(page.locator(".draft-lines li")).to_have_count(2)
    page.click(".draft-send")
    expect(page.locator("html.telling")).to_have_count(1)
    step_to(page, ".beat-text .clause")
    expect(page.locator("[data-draft]")).to_be_hidden()
    page.click(".beat-skip")
    expect(page.locator(".title .round")).to_have_text("round 2")
    assert "piece-V8-green-T" in player.ids(".can-touch")


def step_to(page: Page, wanted: str) -> None:
    """Step on to the beat that shows something."""
    for _ in range(60):
        count = page.locator(".beat-count")
        expect(count).not_to_have_text("")
        if page.locator(wanted).count():
            return
        shown = count.inner_text()
        page.click(".beat-step")
        expect(count).not_to_have_text(shown)
    pytest.fail(f"no beat shows {wanted}")


ARMIES = {"green": "V", "blue": "B"}


def power_table(served: Served, open_page: OpenPage) -> dict[str, Page]:
    """Green and Blue in two browsers, Yellow and Red left to bots."""
    seats = [{"kind": "person"}, {"kind": "person"}] + [{"kind": "bot", "bot": "greedy"}] * 2
    created = served.api().create("power", seats=seats).created
    pages = {}
    for colour in ARMIES:
        pages[colour] = page = open_page()
        want_films(page, served.url)
        page.goto(f"{served.url}/seat/{created['seats'][colour]}")
        page.wait_for_selector(".can-touch")
        pause_at_once(page)
    return pages


def order(pages: dict[str, Page], colour: str, *orders: tuple[str, str]) -> None:
    """Touch pieces in the headquarters and where they go."""
    page = pages[colour]
    for number, (kind, space) in enumerate(orders, 1):
        page.click(f"#piece-HQ{ARMIES[colour]}-{colour}-{kind}")
        # whatever stands there, the space under it is meant
        box = page.locator(f"#space-{space}").bounding_box()
        assert box is not None
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(page.locator(".draft-lines li")).to_have_count(number)
        expect(page.locator("#marks .order[id]")).to_have_count(number)
    page.click(".draft-send")


def see(pages: dict[str, Page], clause: str, number: int) -> None:
    """Both are told of it, on the board and in the log."""
    for page in pages.values():
        expect(page.locator("html.telling")).to_have_count(1)
        step_to(page, f".beat-text .clause:text-is('{clause}')")
        page.click(".beat-skip")
        expect(page.locator(".title .round")).to_have_text(f"round {number}")
        expect(page.locator("[data-part=log] .clause", has_text=clause).first).to_be_attached()


def test_two_browsers_see_a_bounce_and_a_capture(served: Served, open_page: OpenPage) -> None:
    pages = power_table(served, open_page)
    green, blue = pages.values()
    # both want IN: each sees that the other is ready and nothing more, then both are thrown back
    order(pages, "green", ("C", "IN"))
    expect(green.locator(".headline.held")).to_have_count(1)
    expect(blue.locator("[data-seat-name=green].ready")).to_have_count(1)
    assert "IN" not in blue.inner_text("[data-part=log]")
    order(pages, "blue", ("C", "IN"))
    see(pages, "PW-C2", 2)
    for page in pages.values():
        expect(page.locator("#piece-IN-green-C, #piece-IN-blue-C")).to_have_count(0)
    # Blue comes alone, then Green with twice the power
    order(pages, "green", ("T", "V8"))
    order(pages, "blue", ("C", "IN"))
    see(pages, "PW-P1", 3)
    order(pages, "green", ("C", "IN"), ("C", "IN"))
    order(pages, "blue", ("T", "B8"))
    see(pages, "PW-C11", 4)
    for page in pages.values():
        expect(page.locator("#piece-IN-green-C")).to_have_count(1)
        expect(page.locator("#piece-RVV-green-C")).to_have_count(1)


def test_a_whole_game_of_sans_allies(served: Served, open_page: OpenPage) -> None:
    page = open_page(**QUICK)
    # a game that the captain loses after 11 decisions, from its first one
    go_on(served, page, played("sans_allies", ["captain"], 11, lambda _, made: made == 0))
    player = Player(page, seed=3, hand=Mouse(page))
    for _ in range(500):  # a second press within a double click is none: some of these do nothing
        player.decide()
        if not player.await_turn():
            break
    else:
        pytest.fail("the game never ends")
    assert player.touched > 3
    assert player.filled > 0
    expect(page.locator(".headline.over")).to_be_visible()
    expect(page.locator("[data-refusal].shown")).to_have_count(0)
    # back to the beginning, and to the end again
    page.locator(".history-slider").focus()
    page.keyboard.press("Home")
    expect(page.locator("html.in-past")).to_have_count(1)
    page.click(".history-now")
    expect(page.locator("html.in-past")).to_have_count(0)
