"""The ways to touch a page: a mouse, fingers on a phone, keys alone."""

from __future__ import annotations

from typing import Any, ClassVar

from playwright.sync_api import Locator, Page

from tests.browser.conftest import DESK, PHONE

MOST_KEYS = 150
"""No key press leads nowhere: so many lead round a page and through a picture."""


class Mouse:
    """Clicks where a thing is seen, whatever lies over it."""

    screen: ClassVar[dict[str, Any]] = DESK

    def __init__(self, page: Page) -> None:
        self.page = page

    def touch(self, id: str) -> None:
        """Touch an element of the picture."""
        thing = self.page.locator(f"#{id}:is(.can-touch, .can-follow)")
        # in the middle of the screen nothing lies over the picture
        thing.evaluate("one => one.scrollIntoView({block: 'center'})")
        box = thing.bounding_box()
        assert box is not None
        self.point(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def point(self, x: float, y: float) -> None:
        """Where the hand comes down."""
        self.page.mouse.click(x, y)

    def press(self, button: Locator) -> None:
        """Press a button or tick a box."""
        button.click()


class Fingers(Mouse):
    """Taps on a phone."""

    screen: ClassVar[dict[str, Any]] = PHONE

    def point(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)

    def press(self, button: Locator) -> None:
        button.tap()


class Keys(Mouse):
    """A keyboard and nothing else: Tab to the picture, arrows in it, Enter."""

    def touch(self, id: str) -> None:
        if not self._at(f"#{id}"):
            self._go("Tab", ".can-touch, .can-follow")
            self._go("ArrowRight", f"#{id}")
        self.page.keyboard.press("Enter")

    def press(self, button: Locator) -> None:
        button.evaluate("one => one.setAttribute('data-wanted', '')")
        self._go("Tab", "[data-wanted]")
        self.page.evaluate("document.activeElement.removeAttribute('data-wanted')")
        self.page.keyboard.press("Enter")

    def _at(self, selector: str) -> bool:
        return bool(self.page.evaluate(f"document.activeElement.matches({selector!r})"))

    def _go(self, key: str, selector: str) -> None:
        for _ in range(MOST_KEYS):
            if self._at(selector):
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"no key leads to {selector}")
