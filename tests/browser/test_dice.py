"""What chance decides is seen before it is said: dice fall, then the sentence."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.moments import played
from tests.browser.player import go_on
from tests.browser.stage import Stage, beat, effect
from tests.browser.telling import look_back, pause_at_once, stand_still
from tests.web.serving import Served

FETCH = """past => Promise.all(
  past.map(async (address) => (await (await fetch(address)).json()).beats ?? []))"""
FINISH = "document.getAnimations().forEach(one => one.finish())"


def test_the_sentence_of_a_roll_waits_until_the_dice_lie(stage: Stage) -> None:
    stage.open()
    pause_at_once(stage.page)
    stand_still(stage.page)
    roll = effect("roll", "isle", "7")
    beats = [
        beat("The dice make 7: success.", roll, pieces={"tank": ""}),
        beat("And on.", effect("label", "sea", "on")),
    ]
    stage.tell(beats=beats, html={"log": "success"})
    expect(stage.page.locator(".beat-count")).to_have_text("1/2")
    expect(stage.page.locator(".beat-die text")).to_have_text("?")
    expect(stage.page.locator(".beat-text")).to_have_text("…")
    # nothing that follows from the roll is seen either
    assert stage.page.evaluate("document.querySelector('#tank').getAnimations().length") == 0
    stage.page.evaluate(FINISH)
    expect(stage.page.locator(".beat-text")).to_have_text("The dice make 7: success.")
    expect(stage.page.locator(".beat-die text")).to_have_text("7")
    expect(stage.page.locator("[data-part=log]")).to_have_text("")  # it comes with the end
    stage.page.click(".beat-step")
    expect(stage.page.locator(".beat-text")).to_have_text("And on.")
    stage.page.click(".beat-skip")
    expect(stage.page.locator("[data-part=log]")).to_have_text("success")


def test_a_roll_is_skipped_while_the_dice_fall(stage: Stage) -> None:
    stage.open()
    pause_at_once(stage.page)
    stand_still(stage.page)
    stage.tell(beats=[beat("7.", effect("roll", "isle", "7"))], html={"log": "success"})
    expect(stage.page.locator(".beat-die")).to_have_count(1)
    stage.page.click(".beat-skip")
    expect(stage.page.locator("[data-part=log]")).to_have_text("success")
    expect(stage.page.locator(".beat-die")).to_have_count(0)


def test_sans_allies_says_what_a_roll_brought_after_it(served: Served, open_page: OpenPage) -> None:
    page = open_page()
    table = go_on(served, page, played("sans_allies", ["captain"], 11, lambda _, made: made == 12))
    past = [f"/api/v1/tables/{table}/history/{step}?format=page" for step in range(1, 60)]
    films = page.evaluate(FETCH, past)
    step, beats = next((step, beats) for step, beats in enumerate(films, 1) if rolls(beats))
    look_back(page, step - 1)
    pause_at_once(page)
    stand_still(page)
    page.click(".history-next")
    for number, told in enumerate(beats, 1):
        expect(page.locator(".beat-count")).to_have_text(f"{number}/{len(beats)}")
        if rolls([told]):
            (roll,) = [effect for effect in told["effects"] if effect["kind"] == "roll"]
            faces = [int(face) for face in roll["text"].split()]
            expect(page.locator(".beat-die")).to_have_count(len(faces))
            expect(page.locator(".beat-die circle")).to_have_count(
                0
            )  # no pip is seen while they fall
            expect(page.locator(".beat-text")).to_have_text("…")
            page.evaluate(FINISH)
            expect(page.locator(".beat-text")).to_contain_text(told["caption"])
            expect(page.locator(".beat-die circle")).to_have_count(sum(faces))
            return
        page.click(".beat-step")


def rolls(beats: list[dict[str, Any]]) -> bool:
    return any(effect["kind"] == "roll" for beat in beats for effect in beat["effects"])
