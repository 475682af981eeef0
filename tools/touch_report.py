"""How long a touch waits for its answer on a slow phone: a report, not a test.

    .venv/bin/python -m tools.touch_report [--slower 6] [--decisions 12]

Each game is played by a finger on a phone held upright, in a browser whose processor is made so many times
slower. The finger is one of a person: it stays down for 70 ms, and touches again half a second later. What
is measured is what the browser itself says of each touch (Event Timing): from the finger coming down, or
going up, to the next picture, the longer of the two. In that picture stands which thing was touched; what
follows from it (what can be touched next, the sheet) comes in the one after it. It depends on the machine
and on what else runs there, so run it alone.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Locator, Page, sync_playwright

from arbitre.web.client import RemoteTable
from tests.browser.by_touch import UPRIGHT, Finger, phone
from tests.browser.moments import played, to_go_on
from tests.browser.test_by_touch import GAMES
from tests.web.serving import Served
from tools import build_client

DOWN = 70
"""Milliseconds that a finger stays down."""
APART = 500
"""Milliseconds between two touches."""
WATCH = """() => {
  globalThis.touches = [];
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) {
      if (["pointerdown", "pointerup", "click"].includes(one.name) && one.interactionId) {
        touches.push([one.interactionId, one.duration]);
      }
    }
  }).observe({type: "event", durationThreshold: 16, buffered: true});
}"""


class Person(Finger):
    """A finger that stays down for a moment, and takes its time."""

    def __init__(self, page: Page, table: RemoteTable, seat: str, slower: float) -> None:
        super().__init__(page, table, seat)
        self.session = page.context.new_cdp_session(page)
        self.session.send("Emulation.setCPUThrottlingRate", {"rate": slower})

    def press(self, button: Locator) -> None:
        button.tap(trial=True)  # it is there and nothing lies over it
        box = button.bounding_box()
        assert box
        self.touch_at(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def touch_at(self, x: float, y: float) -> None:
        self.taps += 1
        self._finger("touchStart", [{"x": x, "y": y}])
        self.page.wait_for_timeout(DOWN)
        self._finger("touchEnd", [])
        self.page.wait_for_timeout(APART)

    def _finger(self, what: str, points: list[dict[str, float]]) -> None:
        self.session.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": points})


def waits(
    browser: Browser, served: Served, game: str, slower: float, decisions: int
) -> list[float]:
    """Milliseconds that each touch waited, the slow ones; those under 16 are not told by the browser."""
    players, seed, options = GAMES[game]
    record = to_go_on(played(game, players, seed, lambda _, made: made == 0, options))
    seats = [{"kind": "person"}, *({"kind": "bot", "bot": player} for player in players[1:])]
    api = served.api(lang="en")
    created = api.ask("POST", "tables/import", {"record": record, "seats": seats})
    seat, token = next(iter(created["seats"].items()))
    context = browser.new_context(**phone(UPRIGHT, "en"))
    context.set_default_timeout(60_000)
    page = context.new_page()
    finger = Person(page, api.table(created["id"], [token]), seat, slower)
    finger.sit_down(served.url, token)
    page.evaluate(WATCH)
    for _ in range(decisions):
        if not finger.await_turn():
            break
        finger.decide()
    longest: dict[int, float] = {}
    for number, duration in page.evaluate("() => globalThis.touches"):
        longest[number] = max(longest.get(number, 0), duration)
    slow = sorted(longest.values())
    context.close()
    return [0.0] * (finger.taps - len(slow)) + slow


def main() -> None:
    """Print a line a game."""
    parser = argparse.ArgumentParser(description="How long a touch waits for its answer.")
    parser.add_argument("--slower", type=float, default=6)
    parser.add_argument("--decisions", type=int, default=12)
    given = parser.parse_args()
    build_client.build()
    with (
        tempfile.TemporaryDirectory() as folder,
        Served(Path(folder) / "tables.db", bots=True) as served,
        sync_playwright() as playwright,
    ):
        chromium = shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        sys.stdout.write(
            f"a phone, {given.slower:g} times slower; milliseconds to the next picture\n"
        )
        for game in GAMES:
            found = waits(browser, served, game, given.slower, given.decisions)
            over = sum(1 for one in found if one > 100)
            sys.stdout.write(
                f"{game:16} {len(found):4} touches  median {median(found):4.0f}"
                f"  longest {max(found):4.0f}  over 100: {over}\n"
            )
        browser.close()


if __name__ == "__main__":
    main()
