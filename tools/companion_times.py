"""How many touches a game beside the box costs, and how long that keeps a hand busy: a report, not a test.

    .venv/bin/python -m tools.companion_times [--lang fr|en] [NAME…]

Each scene is touched in a real browser on a phone held upright, and every touch is counted. A hand touches
once a second; that is counted too, not slept through: the figure is the same, as long as no touch waits
longer than that for its answer. One that does counts for as long as it took, and the longest wait stands in
the report. What is not in it: to read, to think, to turn a card and to throw the dice.

A scene is a function of `companion_scenes.py` that gets a `Thumb`: it prepares a table through the API,
which costs nothing, opens it, says `thumb.begin("what is timed")`, and touches. It may begin several things.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.by_touch import UPRIGHT, phone
from tests.web.serving import Served
from tools import build_client
from tools.companion_scenes import SCENES
from tools.companion_thumb import PACE, Thumb, Timed


def report(timed: list[Timed]) -> str:
    """A line a thing, then how it was counted."""
    lines = [
        f"{one.name:58}{one.touches:5} touches{one.seconds:6.0f} s   longest wait {one.longest:.1f} s"
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
