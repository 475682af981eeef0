"""A thumb that fills in the form of one's own box."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

WORDS = {
    "fr": {
        "ready": "La boîte est prête", "sum": "{} sur 42", "new": "Jungle",
        "later": "Plus tard", "done": "Comme dans ma boîte",
    },
    "en": {
        "ready": "The box is ready", "sum": "{} of 42", "new": "Jungle",
        "later": "Later", "done": "As in my box",
    },
}  # fmt: skip
COUNTED = {
    "plains": 8,
    "forest": 7,
    "mountains": 5,
    "desert": 6,
    "coast": 5,
    "islands": 4,
    "sea": 4,
}
"""Region cards of a box of one's own, with three more of a terrain that is new."""


class Filler:
    """Fills in a box by touch alone, and counts the touches."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.touched = 0

    def tap(self, what: Locator) -> None:
        what.tap()
        self.touched += 1

    def set(self, name: str, wanted: int) -> None:
        """Step a number to where it should be, by − or +."""
        field = self.page.locator(f'[name="v-{name}"]')
        steps = wanted - int(field.input_value())
        button = field.locator("xpath=..").locator(f'[data-step="{1 if steps > 0 else -1}"]')
        for _ in range(abs(steps)):
            self.tap(button)
        expect(field).to_have_value(str(wanted))

    def turn(self, name: str) -> None:
        self.tap(self.page.locator(f'[name="v-{name}"]'))

    def saved(self) -> None:
        expect(self.page.locator('form[data-state="waiting"]')).to_have_count(0)

    def go_on(self, button: str) -> None:
        """To the next chapter by a button at the end."""
        before = self.page.url
        self.tap(self.page.locator(".tray-ends").get_by_role("button", name=button, exact=True))
        self.page.wait_for_url(lambda url: url != before)
