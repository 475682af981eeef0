"""What is seen of a turn of Sans Alliés: forces go out, captured regions go to the discard."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.moments import played
from tests.browser.player import go_on
from tests.browser.telling import look_back, pause_at_once, stand_still
from tests.browser.test_dice import FETCH, FINISH
from tests.web.serving import Served

GHOSTS = "#pieces > [aria-hidden=true]"


def test_forces_and_captured_regions_are_seen_going(served: Served, open_page: OpenPage) -> None:
    page = open_page()
    table = go_on(served, page, played("sans_allies", ["captain"], 3, lambda _, made: made == 16))
    past = [f"/api/v1/tables/{table}/history/{step}?format=page" for step in range(1, 120)]
    steps = list(enumerate(page.evaluate(FETCH, past), 1))
    pause_at_once(page)
    stand_still(page)
    step, beats = next((step, beats) for step, beats in steps if sends(beats))
    for beat in watched(page, step, beats):
        if units := sends([beat]):
            expect(page.locator(GHOSTS)).to_have_count(len(units))
    step, beats = next((step, beats) for step, beats in steps if captures(beats))
    for beat in watched(page, step, beats):
        if captures([beat]):
            expect(page.locator(GHOSTS)).to_have_count(1)


def watched(page: Page, step: int, beats: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """A step seen again, each beat at its beginning; in the end the page has what they left."""
    look_back(page, step - 1)
    page.click(".history-next")
    for number, beat in enumerate(beats, 1):
        expect(page.locator(".beat-count")).to_have_text(f"{number}/{len(beats)}")
        if any(effect["kind"] == "roll" for effect in beat["effects"]):
            expect(page.locator(".beat-die")).to_have_text("?")
            page.evaluate(FINISH)
        expect(page.locator(".beat-text")).to_contain_text(beat["caption"])
        yield beat
        if number < len(beats):
            page.click(".beat-step")
    page.click(".beat-skip")
    expect(page.locator(".beat-controls")).to_be_hidden()
    expect(page.locator(GHOSTS)).to_have_count(0)
    last: dict[str, str] = {}
    for beat in beats:
        last |= beat["pieces"]
    there = page.eval_on_selector_all("#pieces > *", "all => all.map(one => one.id)")
    assert all((name in there) == bool(drawn) for name, drawn in last.items())


def sends(beats: list[dict[str, Any]]) -> list[str]:
    """The units that go out."""
    return [
        name
        for beat in beats
        for name, drawn in beat["pieces"].items()
        if name.startswith("piece-force-") and drawn
    ]


def captures(beats: list[dict[str, Any]]) -> bool:
    """A region is gone, and the discard has one more."""
    return any(
        "card-region-discard" in beat["pieces"]
        and any(name.startswith("card-") and not drawn for name, drawn in beat["pieces"].items())
        for beat in beats
    )
