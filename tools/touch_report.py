"""How long a touch waits for its answer on a slow phone: a report, not a test.

    .venv/bin/python -m tools.touch_report [--slower 6] [--decisions 12]

Each game is played by a finger on a phone held upright, in a browser whose processor is made so many times
slower. What is measured is what the browser itself says of each touch (Event Timing): from the finger to
the next picture. It depends on the machine and on what else runs there.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, sync_playwright

from tests.browser.by_touch import UPRIGHT, Finger, phone
from tests.browser.moments import played, to_go_on
from tests.browser.test_by_touch import GAMES
from tests.web.serving import Served
from tools import build_client

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
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    finger = Finger(page, api.table(created["id"], [token]), seat)
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
