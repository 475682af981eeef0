"""A thumb on a phone beside the box: it touches what is in sight, once a second, and counts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Error, Locator, Page, expect

from arbitre.web.client import RemoteTable
from tests.browser.answers import answered
from tests.browser.player import await_client
from tests.web.serving import Served

PACE = 1.0
"""Seconds from one touch to the next."""
NOW = "performance.timeOrigin + performance.now()"


@dataclass
class Timed:
    """One thing that was timed: its touches, and the seconds they take."""

    name: str
    touches: int = 0
    seconds: float = 0.0
    longest: float = 0.0


class Thumb:
    """A thumb on a phone: it touches what is in sight, and counts."""

    def __init__(self, page: Page, served: Served, lang: str) -> None:
        self.page = page
        self.served = served
        self.lang = lang
        self.timed: list[Timed] = []

    def make(self, game: str) -> None:
        """From the front page to a table beside the box."""
        self.page.goto(f"{self.served.url}/?lang={self.lang}")
        self.touch(f".links a[href$='/new/{game}']")
        self.touch("[name=companion]")
        self.touch("main .main-act button, form.fields button.primary")
        await_client(self.page)
        self.settle()

    def begin(self, name: str) -> None:
        """What is touched from now on is counted under this name."""
        self.timed.append(Timed(name))

    def sit(self, game: str, *lines: str, **plan: Any) -> RemoteTable:
        """Open a table beside the box where so much has been entered and decided already."""
        api = self.served.api(lang="en")
        created = api.ask("POST", "tables", {"game": game, "companion": True, **plan})
        seat, token = next(iter(created["seats"].items()))
        table = api.table(created["id"], [token])
        for line in lines:
            if table.sight(seat)["status"]["chance"]:
                table.act("chance", text=line, lang="en")
            else:
                table.move(seat, [line])
        self.page.goto(f"{self.served.url}/seat/{token}")
        await_client(self.page)
        self.settle()
        return table

    def touch(self, what: str | Locator, count: int = 1) -> None:
        """Touch something so many times, one touch a second."""
        found = self.page.locator(what) if isinstance(what, str) else what
        for _ in range(count):
            self.count(found.filter(visible=True).first.tap)

    def count(self, touching: Callable[[], None]) -> None:
        """One touch, and what it waits for."""
        begun = self.page.evaluate(NOW)
        touching()
        self.settle()
        waited = (self.page.evaluate(NOW) - begun) / 1000
        timed = self.timed[-1]
        timed.touches += 1
        timed.seconds += max(PACE, waited)
        timed.longest = max(timed.longest, waited)

    def write(self, field: Locator, text: str) -> None:
        """Type a name: a touch opens the field, each letter is another."""
        field.fill(text)
        self.timed[-1].touches += 1 + len(text)
        self.timed[-1].seconds += (1 + len(text)) * PACE

    def key(self, text: str, count: int = 1) -> None:
        """A key for what lies on the table, by what it types."""
        self.touch(f'.keypad button[value="{text}"]', count)

    def tick(self) -> None:
        """Everything that hands are told to do, one tick each."""
        box = self.page.locator("[data-hand]:not(:checked)").filter(visible=True)
        while box.count():
            self.touch(box)
        expect(self.page.locator("[data-hand]:not(:checked)")).to_have_count(0)

    def settle(self) -> None:
        """Until the page waits for the next touch; what is told meanwhile is skipped, which costs one."""
        try:
            answered(self.page)
        except Error:  # the touch led to another page
            self.page.wait_for_load_state()
        busy = "html.awaiting, [data-draft].busy, form.busy"
        expect(self.page.locator(busy)).to_have_count(0)
        skip = self.page.locator(".beat-skip, .look-close").filter(visible=True)
        if skip.count():
            skip.first.tap()
            if self.timed:
                self.timed[-1].touches += 1
                self.timed[-1].seconds += PACE
            expect(self.page.locator("html:is(.telling, .looking)")).to_have_count(0)
