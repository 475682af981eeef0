"""Somebody who plays whole games with one finger: a bot says what, the finger finds the way there."""

from __future__ import annotations

import json
import re
from http import HTTPStatus
from typing import Any

from playwright.sync_api import FloatRect, Locator, Page, Response, WebSocket, expect

from arbitre.web.client import Denied, RemoteTable
from tests.browser.answers import answered
from tests.browser.player import await_client

UPRIGHT = (390, 844)
SIDEWAYS = (844, 390)
MOST_REGIONS = 8
DOUBLE = 550
"""Milliseconds within which a second tap in the same place counts for nothing."""


def phone(size: tuple[int, int], lang: str) -> dict[str, Any]:
    """A phone held one way, that speaks a language, and where nothing moves by itself."""
    return {
        "viewport": {"width": size[0], "height": size[1]},
        "has_touch": True,
        "is_mobile": True,
        "device_scale_factor": 1,
        "locale": lang,
        "reduced_motion": "reduce",
        "user_agent": "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36",
    }


class Finger:
    """Taps what is seen, and never what is hidden; the list of actions is not for it."""

    def __init__(self, page: Page, table: RemoteTable, seat: str) -> None:
        self.page = page
        self.table = table
        self.seat = seat
        self.touches: list[dict[str, Any]] = []
        self.basket: dict[str, Any] | None = None
        self.heard = (0, 0)
        self.taps = 0
        self.chosen = 0  # in choosers
        page.on("websocket", self._listen)
        page.on("response", self._answered)

    def sit_down(self, url: str, token: str) -> None:
        """Open the page of the seat."""
        self.page.goto(f"{url}/seat/{token}")
        await_client(self.page)

    # -- what the page knows ------------------------------------------------------------------

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._hear(json.loads(frame)))

    def _answered(self, response: Response) -> None:
        if response.request.method == "PUT" and response.ok:
            self._hear(response.json())

    def _hear(self, message: dict[str, Any]) -> None:
        if "touches" not in message:
            return
        # answers and live messages travel on two lines: the later one counts
        when = (message["revision"], message["written"] or 0)
        if when >= self.heard:
            self.heard = when
            self.touches = message["touches"]
            self.basket = (message["draft"] or {}).get("basket")

    def await_turn(self) -> bool:
        """Wait for one's turn, past whatever is told or looked at; False when the game is over."""
        for _ in range(600):
            if self.page.locator(".look-close:visible").count():
                self.tap_on(".look-close")
            if self.page.locator(".beat-skip:visible").count():
                self.tap_on(".beat-skip")
            settled = self.page.locator(".headline.turn, .headline.over")
            if settled.count() and not self.page.locator("html.telling, html.awaiting").count():
                return self.page.locator(".headline.turn").count() > 0
            self.page.wait_for_timeout(60)
        raise AssertionError("nobody's turn")

    # -- the finger ---------------------------------------------------------------------------

    def tap_on(self, selector: str) -> None:
        """Tap a button that is in sight."""
        self.press(self.page.locator(selector).filter(visible=True).first)

    def press(self, button: Locator) -> None:
        """Tap a button."""
        self.taps += 1
        button.tap()
        answered(self.page)

    def touch_at(self, x: float, y: float) -> None:
        """Tap a place of the page."""
        self.taps += 1
        self.page.touchscreen.tap(x, y)
        answered(self.page)

    def tap(self, id: str) -> None:
        """Tap a thing of the picture where it is seen, and choose it where several lie close."""
        x, y = self._seen_at(id)
        self.touch_at(x, y)
        chooser = self.page.locator(".chooser")
        if chooser.count():
            self.chosen += 1
            self.press(self.page.locator(f'.chooser-choice[data-id="{id}"]'))

    def _seen_at(self, id: str) -> tuple[float, float]:
        """The middle of a thing; where it is out of sight another part of the picture is shown."""
        self.page.wait_for_selector(f"#{id}:is(.can-touch, .can-follow)", state="attached")
        for number in range(MOST_REGIONS):
            box = self._resting(id)
            frame = self.page.locator("svg[data-picture]").bounding_box()
            assert box
            assert frame
            x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
            across = frame["x"] <= x <= frame["x"] + frame["width"]
            if across and frame["y"] <= y <= frame["y"] + frame["height"]:
                return x, y
            chips = self.page.locator("[data-region]")
            assert number < chips.count(), f"{id} is nowhere in sight"
            self.press(chips.nth(number))
        raise AssertionError(f"{id} is nowhere in sight")

    def _resting(self, id: str) -> FloatRect | None:
        """Where a thing lies, once the board has come to rest: nobody aims at what still moves."""
        box = None
        for _ in range(40):
            now = self.page.locator(f"#{id}").bounding_box()
            if now == box:
                break
            box = now
            self.page.wait_for_timeout(40)
        return box

    # -- a decision ---------------------------------------------------------------------------

    def decide(self) -> None:
        """One whole decision: what the bot would do, line by line, then what commits it."""
        lines = [one["line"] for one in self._hint()]
        steps = self._steps()
        for line in lines:
            for part in self._parts(line):
                self.write(part)
                self.settle()
        if self._steps() == steps and self.page.locator(".draft-send:visible").count():
            self.tap_on(".draft-send")
            if self.page.locator(".draft-warnings:visible").count():
                self.tap_on(".draft-send")
        expect(self.page.locator(".history-slider")).not_to_have_attribute("max", steps)

    def _hint(self) -> list[dict[str, str]]:
        """What the bot would do; a minute has only so many hints."""
        for _ in range(30):
            try:
                found: list[dict[str, str]] = self.table.hint(self.seat)["lines"]
            except Denied as refused:
                if refused.status != HTTPStatus.TOO_MANY_REQUESTS:
                    raise
                self.page.wait_for_timeout(2000)
            else:
                return found
        raise AssertionError("no hint")

    def _parts(self, line: str) -> list[str]:
        """A line as it is touched: one that names a target and a set of units is put together."""
        for _ in range(100):  # what can be touched may still be on its way
            known = [one["line"] for one in self.touches]
            known += [one["line"] for one in (self.basket or {}).get("items", [])]
            if line in known:
                return [line]
            verb, *things = line.split()
            each = [f"{verb} {thing}" for thing in things]
            if len(each) > 1 and all(one in known for one in each):
                return each  # several cards, each touched by itself
            if any(part.lstrip("123456789") in known for part in re.split(r"[ +]", line)):
                break
            self.page.wait_for_timeout(50)
        words = line.split()
        units = [
            letters
            for number, letters in re.findall(r"(\d*)([^\d+]+)", words[-1])
            for _ in range(int(number or 1))
        ]
        return [word for word in words[:-1] if word in known] + units

    def _steps(self) -> str:
        return str(self.page.locator(".history-slider").get_attribute("max"))

    def write(self, line: str) -> None:
        """A line of the draft, over the picture; what has no place there is a button of the bar."""
        touch = next((one for one in self.touches if one["line"] == line), None)
        items = (self.basket or {}).get("items", [])
        item = next((one for one in items if one["line"] == line), None)
        if touch is not None and touch["path"]:
            for place in touch["path"]:
                self.tap(place)
            if self.page.locator(".touch-menu").count():
                label = self.page.locator(".touch-choice").get_by_text(touch["label"], exact=True)
                self.press(label)
        elif item is not None and item["ids"]:
            self.tap(item["ids"][0])
        else:
            assert touch is not None, (
                f"{line} cannot be touched: {[t['line'] for t in self.touches][:20]}"
            )
            self.page.wait_for_timeout(DOUBLE)  # two taps at once in one place are one
            self.tap_on(f":is(.first, .acts) [data-line={json.dumps(line)}]")

    def settle(self) -> None:
        """Wait until the server has answered."""
        expect(self.page.locator("[data-draft].busy")).to_have_count(0)
        self.page.wait_for_timeout(20)
