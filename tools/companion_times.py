"""How many touches a game beside the box costs, and how long that keeps a hand busy: a report, not a test.

    .venv/bin/python -m tools.companion_times [--lang fr|en] [NAME…]

Each scene is touched in a real browser on a phone held upright, and every touch is counted. A hand touches
once a second; that is counted too, not slept through: the figure is the same, as long as no touch waits
longer than that for its answer. One that does counts for as long as it took, and the longest wait stands in
the report. What is not in it: to read, to think, to turn a card and to throw the dice.

A scene is a function of `SCENES` that gets a `Thumb`: it prepares a table through the API, which costs
nothing, opens it, says `thumb.begin("what is timed")`, and touches. It may begin several things.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect, sync_playwright

from arbitre.web.client import RemoteTable
from tests.browser.answers import answered
from tests.browser.by_touch import UPRIGHT, phone
from tests.browser.player import await_client
from tests.web.serving import Served
from tools import build_client

PACE = 1.0
"""Seconds from one touch to the next."""


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
            begun = self.page.evaluate("performance.now()")
            found.filter(visible=True).first.tap()
            self.settle()
            waited = (self.page.evaluate("performance.now()") - begun) / 1000
            timed = self.timed[-1]
            timed.touches += 1
            timed.seconds += max(PACE, waited)
            timed.longest = max(timed.longest, waited)

    def key(self, text: str, count: int = 1) -> None:
        """A key for what lies on the table, by what it types."""
        self.touch(f'.keypad button[value="{text}"]', count)

    def tick(self) -> None:
        """Everything that hands are told to do, one tick each."""
        box = self.page.locator("[data-hand]:not(:checked)").filter(visible=True)
        while box.count():
            self.touch(box)

    def settle(self) -> None:
        """Until the page waits for the next touch; what is told meanwhile is skipped, which costs one."""
        answered(self.page)
        busy = "html.awaiting, [data-draft].busy, form.busy"
        expect(self.page.locator(busy)).to_have_count(0)
        skip = self.page.locator(".beat-skip").filter(visible=True)
        if skip.count():
            skip.first.tap()
            if self.timed:
                self.timed[-1].touches += 1
                self.timed[-1].seconds += PACE
            expect(self.page.locator("html.telling")).to_have_count(0)


# -- Sans Alliés --------------------------------------------------------------------------------

DISCARD = "6 sea, 5 coast, plains"
NATION = "6 desert, 5 plains, 6 forest, 6 islands, 6 mountains, 5 centre, coast"
LAID = {
    "en": "sea 6, coast 5, plains 1, desert 6, plains 5, forest 6, islands 6, mountains 6, centre 5, coast 1",
    "fr": "mer 6, côte 5, plaine 1, désert 6, plaine 5, forêt 6, îles 6, montagne 6, centre 5, côte 1",
}
"""The same as keys, with how many times each."""


def sans_allies_set_up(thumb: Thumb) -> None:
    """From the front page to the first cards: 47 cards lie on the table, each is one touch."""
    page = thumb.page
    thumb.begin("Sans Alliés, set-up")
    page.goto(f"{thumb.served.url}/?lang={thumb.lang}")
    page.locator(".links a[href$='/new/sans_allies']").tap()
    page.locator("[name=companion]").tap()
    page.locator("button.primary").first.tap()
    thumb.timed[-1].touches += 3
    thumb.timed[-1].seconds += 3 * PACE
    await_client(page)
    thumb.settle()
    for terrain, count in (one.split() for one in LAID[thumb.lang].split(", ")):
        thumb.key(terrain, int(count))
    expect(page.locator("[data-slot]")).to_have_count(3)  # three production cards are asked for


def sans_allies_turn(thumb: Thumb) -> None:
    """Three cards, an attack with the best force, its dice as a sum, the end, research, and what hands do."""
    page = thumb.page
    thumb.sit("sans_allies", DISCARD, NATION, "3S", "end", "1")
    thumb.begin("Sans Alliés, one turn")
    ship = "B" if thumb.lang == "fr" else "S"
    for letter in ("P", "V", ship):
        thumb.key(letter)
    thumb.tick()
    thumb.touch("#card-A8")
    thumb.touch(".draft-offer")
    if page.locator(".draft-send:enabled").filter(visible=True).count():
        thumb.touch(".draft-send")
    thumb.tick()
    thumb.touch(page.locator(".sums button").get_by_text("7", exact=True))
    thumb.tick()
    thumb.touch('[data-line="end"], [data-line="fin"]')
    thumb.key("1")
    thumb.tick()
    expect(page.locator("[data-slot]")).to_have_count(3)  # the next turn's cards


SCENES: dict[str, Callable[[Thumb], None]] = {
    "sans_allies-set_up": sans_allies_set_up,
    "sans_allies-turn": sans_allies_turn,
}
"""What is timed; scenes of other games and of the form for a box are added here, each a function."""


def report(timed: list[Timed]) -> str:
    """A line a thing, then how it was counted."""
    lines = [
        f"{one.name:40}{one.touches:5} touches{one.seconds:6.0f} s   longest wait {one.longest:.1f} s"
        for one in timed
    ]
    lines.append(
        f"one touch in {PACE:g} s, counted and not slept through; a touch that waited longer counts as long"
    )
    return "\n".join(lines)


def main() -> None:
    """Time the scenes asked for, or all of them."""
    parser = argparse.ArgumentParser(description="How many touches a game beside the box costs.")
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--lang", choices=["fr", "en"], default="fr")
    given = parser.parse_args()
    build_client.build()
    timed: list[Timed] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        Served(Path(folder) / "tables.db", bots=True) as served,
        sync_playwright() as playwright,
    ):
        chromium = shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for name, scene in SCENES.items():
            if given.names and not name.startswith(tuple(given.names)):
                continue
            context = browser.new_context(**phone(UPRIGHT, given.lang))
            context.set_default_timeout(60_000)
            thumb = Thumb(context.new_page(), served, given.lang)
            scene(thumb)
            timed += thumb.timed
            context.close()
        browser.close()
    sys.stdout.write(f"{report(timed)}\n")


if __name__ == "__main__":
    main()
