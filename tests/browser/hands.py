"""The ways to touch a page: a mouse, fingers on a phone, keys alone."""

from __future__ import annotations

from typing import Any, ClassVar

from playwright.sync_api import Locator, Page, expect

from tests.browser.answers import answered
from tests.browser.conftest import DESK, PHONE

MOST_KEYS = 150
"""No key press leads nowhere: so many lead round a page and through a picture."""


GLIDE = 300
"""Milliseconds in which another part of the picture comes into sight."""
IN_SIGHT = """one => {
  const frame = one.ownerSVGElement.getBoundingClientRect(), box = one.getBoundingClientRect();
  const x = (box.left + box.right) / 2, y = (box.top + box.bottom) / 2;
  return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
}"""


class Mouse:
    """Clicks where a thing is seen, whatever lies over it."""

    screen: ClassVar[dict[str, Any]] = DESK

    def __init__(self, page: Page) -> None:
        self.page = page

    def touch(self, id: str) -> None:
        """Touch an element of the picture."""
        thing = self.page.locator(f"#{id}:is(.can-touch, .can-follow)")
        self.bring(thing)
        box = thing.bounding_box()
        assert box is not None
        self.point(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def bring(self, thing: Locator) -> None:
        """Have a thing in sight."""
        thing.wait_for(state="attached")

    def point(self, x: float, y: float) -> None:
        """Where the hand comes down."""
        self.page.mouse.click(x, y)
        answered(self.page)

    def press(self, button: Locator) -> None:
        """Press a button or tick a box."""
        button.click()
        answered(self.page)


class Fingers(Mouse):
    """Taps on a phone."""

    screen: ClassVar[dict[str, Any]] = PHONE

    def touch(self, id: str) -> None:
        """Touch an element of the picture; where several lie close it is chosen from them."""
        super().touch(id)
        choice = self.page.locator(f".chooser [data-id='{id}']")
        if choice.count():
            self.press(choice)

    def bring(self, thing: Locator) -> None:
        """Go to the part of the picture where it is, where a phone shows one at a time."""
        super().bring(thing)
        for chip in self.page.locator(".region-chip").all():
            if thing.evaluate(IN_SIGHT):
                return
            self.press(chip)
            self.page.wait_for_timeout(GLIDE)
        assert thing.evaluate(IN_SIGHT)

    def point(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)
        answered(self.page)

    def press(self, button: Locator) -> None:
        button.tap()
        answered(self.page)


class Keys(Mouse):
    """A keyboard and nothing else: Tab to the picture, arrows in it, Enter."""

    def touch(self, id: str) -> None:
        thing = self.page.locator(f"#{id}:is(.can-touch, .can-follow)")
        thing.wait_for(state="attached")
        if not self._at(thing):
            self._go("Tab", self.page.locator(":is(.can-touch, .can-follow):focus"))
            self._go("ArrowRight", thing)
        self.page.keyboard.press("Enter")
        answered(self.page)

    def press(self, button: Locator) -> None:
        expect(button).to_be_enabled()
        self._go("Tab", button)
        self.page.keyboard.press("Enter")
        answered(self.page)

    def _at(self, thing: Locator) -> bool:
        # asked anew each time: a live page may have drawn it anew
        return any(thing.evaluate_all("all => all.map(one => one === document.activeElement)"))

    def _go(self, key: str, thing: Locator) -> None:
        for _ in range(MOST_KEYS):
            if self._at(thing):
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"no key leads to {thing}")
