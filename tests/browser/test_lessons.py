"""Every lesson from its first page to its last, by touch on a phone, in both languages; left and taken up."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from arbitre.core.game import game, game_names
from arbitre.core.lesson import FIRST, Guide, Lesson, begin_lesson, carry_out
from tests.browser.answers import answered
from tests.browser.by_touch import UPRIGHT, Finger, phone
from tests.browser.conftest import OpenPage
from tests.browser.player import await_client
from tests.web.serving import Served

GAMES = [name for name in game_names() if FIRST in game(name).lessons()]
SHOTS = os.environ.get("ARBITRE_SHOTS", "")
"""A folder for a picture of each page, for whoever wants to look at them."""


def shoot(page: Page, name: str) -> None:
    """A picture of a page as it stands."""
    if SHOTS:
        page.wait_for_timeout(150)
        page.screenshot(path=str(Path(SHOTS) / f"{name}.png"))


class Learner(Finger):
    """Somebody who does what a lesson says, and touches nothing that it does not."""

    def __init__(self, page: Page, served: Served, lesson: Lesson) -> None:
        super().__init__(page, served.api().table("none"), lesson.seat)
        self.lesson = lesson

    def read(self, words: str) -> None:
        """What is told by itself goes by; then the page says this."""
        said = self.page.locator(".lesson-words")
        seen = 0
        for _ in range(400):
            for told in (".look-close", ".beat-skip"):
                if self.page.locator(told).filter(visible=True).count():
                    self.tap_on(told)
            busy = self.page.locator("html.telling, html.awaiting").count()
            here = not busy and said.filter(visible=True).count() > 0
            seen = seen + 1 if here and said.inner_text() == words else 0
            if seen > 2:  # a look at what happened opens a frame later
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"{said.inner_text()!r} is not {words!r}")

    def do(self, lines: list[str]) -> None:
        """The decision that is asked for, by touch."""
        words = self.page.locator(".lesson-words").inner_text()
        for line in lines:
            self._await(line)
            self.write(line)
            self.settle()
        # what is one line goes by itself
        send = self.page.locator(".draft-send:enabled").filter(visible=True)
        if send.count() and self.page.locator(".lesson-words").inner_text() == words:
            self.tap_on(".draft-send:enabled")

    def _await(self, line: str) -> None:
        for _ in range(100):
            basket = (self.basket or {}).get("items", [])
            if any(one["line"] == line for one in [*self.touches, *basket]):
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"{line} cannot be touched")


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_by_touch(name: str, lang: str, served: Served, open_page: OpenPage) -> None:
    rules = game(name)
    lesson = rules.lesson(FIRST)
    page = open_page(**phone(UPRIGHT, lang))
    learner = Learner(page, served, lesson)
    page.goto(served.url)
    shoot(page, f"{name}-{lang}-front")
    page.locator(f'form[action$="/learn/{name}"] button').tap()
    await_client(page)
    recorder = begin_lesson(rules, lesson, ["human"] * len(rules.read(lesson.start).seats))
    for number in range(len(lesson.pages)):
        step = lesson.step_at(number)
        learner.read(lesson.words(number, lang))
        shoot(page, f"{name}-{lang}-{number:02}")
        on_screen(page, step.light)
        if number == len(lesson.pages) // 2:
            page.reload()  # another day
            await_client(page)
            learner.read(lesson.words(number, lang))
        if lesson.asks(number):
            guide = Guide(rules, recorder.position.view(lesson.seat), step)
            learner.do(guide.lines(lang))
            carry_out(recorder, lesson.seat, step, guide.decision())
        elif number < lesson.end:
            if lesson.happens(number):
                carry_out(recorder, lesson.seat, step, None)
            learner.tap_on(".lesson-next")
        if SHOTS and lesson.is_last(number) and step.plays:
            page.wait_for_timeout(400)
            shoot(page, f"{name}-{lang}-{number:02}-told")
    expect(page.locator(".lesson-next")).to_have_count(0)
    expect(page.locator(f'form[action$="/play/{name}"] button')).to_be_visible()
    expect(page.locator("[data-refusal].shown")).to_have_count(0)


def on_screen(page: Page, ids: list[str]) -> None:
    """What the lesson speaks of is ringed, and the words leave the board in sight."""
    expect(page.locator(".lesson-ring")).to_have_count(len(ids))
    for _ in range(100):  # what was written, or told, is still being put away
        wrong = out_of_sight(page)
        if not wrong:
            return
        page.wait_for_timeout(50)
    raise AssertionError(wrong)


def out_of_sight(page: Page) -> str:
    """What a reader would miss on the screen; empty: nothing."""
    boxes = [page.locator(one).bounding_box() for one in (".lesson", ".frame", ".lesson-ends")]
    words, board, ends = (box or {"y": 0, "height": 0} for box in boxes)
    if board["height"] < UPRIGHT[1] * 0.35:
        return f"the board is {board['height']} high"
    if board["y"] + board["height"] > words["y"] + 1:
        return "the words lie over the board"
    return "" if ends["y"] + ends["height"] <= UPRIGHT[1] else "the buttons are out of sight"


def test_a_lesson_is_shown_left_and_taken_up(served: Served, open_page: OpenPage) -> None:
    lesson = game("power").lesson(FIRST)
    page = open_page(locale="en", viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    page.goto(served.url)
    page.locator('form[action$="/learn/power"] button').click()
    await_client(page)
    asked = next(number for number in range(len(lesson.pages)) if lesson.asks(number))
    for number in range(asked):
        expect(page.locator(".lesson-words")).to_have_text(lesson.words(number, "en"))
        shoot(page, f"desk-{number:02}")
        page.locator(".lesson-next").click()
    expect(page.locator(".lesson-words")).to_have_text(lesson.words(asked, "en"))
    expect(page.locator(".lesson-next")).to_have_count(0)
    page.locator(".lesson-back").click()
    expect(page.locator(".lesson-words")).to_have_text(lesson.words(asked - 1, "en"))
    page.locator(".lesson-next").click()
    shoot(page, f"desk-{asked:02}")
    expect(page.locator(".lesson-words")).to_have_text(lesson.words(asked, "en"))
    expect(page.locator(".can-touch")).to_have_count(1)
    # what is not asked for is answered too; what is wanted is written, and left to be sent
    missed = page.locator(".lesson-missed")
    page.locator("#space-R4").click(force=True)
    expect(missed).to_have_text("Not this one: touch what is ringed.")
    page.locator(".lesson-show").click()
    answered(page)
    expect(page.locator(".draft-lines li")).to_have_count(1)
    expect(page.locator(".lesson-touch")).to_contain_text("Now: Send")
    expect(missed).to_have_text("")
    expect(page.locator(".lesson-show")).to_have_count(0)
    expect(page.locator(".lesson-words")).to_have_text(lesson.words(asked, "en"))
    page.locator(".draft-send").click()
    expect(page.locator(".look-close")).to_have_text("Go on with the lesson")
    page.locator(".look-close").click()
    assert page.locator(".log .clause").count()  # they are there, and are not shown
    expect(page.locator(".clause").filter(visible=True)).to_have_count(0)
    expect(page.locator(".lesson-words")).to_have_text(lesson.words(asked + 1, "en"))
    expect(page.locator(".lesson-back")).to_have_count(0)
    page.locator(".lesson-leave").click()
    page.goto(f"{served.url}/learn/power")
    page.locator("main form button.primary").click()
    await_client(page)
    expect(page.locator(".lesson-words")).to_have_text(lesson.words(asked + 1, "en"))
    shoot(page, "desk-again")
