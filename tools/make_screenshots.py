"""Take the pictures of docs/screens again: each game in play, as a browser shows it.

    .venv/bin/python -m tools.make_screenshots [--kind webp|png] [--out FOLDER] [NAME…]

Games are played by bots from fixed seeds up to a telling moment, brought to a real server as records, and
looked at on a desk and on a phone, in French and in English. Needs chromium and what `./check` sets up.
"""

from __future__ import annotations

import argparse
import base64
import contextlib
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from arbitre.web.client import Client
from tests.browser.moments import played, to_go_on
from tools import build_client

ROOT = Path(__file__).resolve().parents[1]
SCREENS: dict[str, dict[str, Any]] = {
    "desk": {"viewport": {"width": 1280, "height": 800}},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "device_scale_factor": 2,
        "has_touch": True,
        "is_mobile": True,
    },
}
LANGUAGES = ("fr", "en")
QUALITY = 80


@dataclass(frozen=True)
class Scene:
    """A moment of a game: who plays up to it, how many decisions, and what is on the notepad then."""

    game: str
    players: tuple[str, ...]
    seed: int
    decisions: int
    lines: dict[str, list[str]] = field(default_factory=dict)  # by language

    def record(self) -> str:
        """The game so far, with its seed."""
        return to_go_on(
            played(self.game, self.players, self.seed, lambda _, made: made == self.decisions)
        )


SCENES = {
    "power": Scene(
        "power", ("greedy",) * 4, 5, 24,
        {
            "fr": ["D B2 B0", "C V1 R5", "S V6 V2", "3P E RV T", "D S1 V0"],
            "en": ["D B2 B0", "F G1 R5", "I G6 G2", "3P X RV T", "D S1 G0"],
        },
    ),
    "sans_allies": Scene(
        "sans_allies", ("captain",), 32, 32,
        {"fr": ["E1", "V", "V", "B", "B", "B", "B"], "en": ["E1", "V", "V", "S", "S", "S", "S"]},
    ),
    "dead_reckoning": Scene("dead_reckoning", ("greedy",), 7, 52),
    "alliance": Scene("dead_reckoning", ("greedy",), 7, 17),
}  # fmt: skip


@contextlib.contextmanager
def server() -> Iterator[str]:
    """`arbitre serve` with a store of its own; its address."""
    program = Path(sys.executable).with_name("arbitre")
    with tempfile.TemporaryDirectory() as folder:
        command = [program, "serve", "--no-open", "--no-limits", "--port", "0"]
        command += ["--lang", "en", "--db", str(Path(folder) / "tables.db")]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as running:
            try:
                assert running.stdout is not None
                yield "http://" + running.stdout.readline().partition("http://")[2].split()[0]
            finally:
                running.terminate()


def seated(url: str, scene: Scene, lang: str) -> str:
    """Bring a game to the server, its first seat ours, and write on its notepad; the way to the seat."""
    others = [{"kind": "bot", "bot": player} for player in scene.players[1:]]
    asked = {"record": scene.record(), "seats": [{"kind": "person"}, *others]}
    client = Client(url, lang=lang)
    created = client.ask("POST", "tables/import", asked)
    seat, token = next(iter(created["seats"].items()))
    if scene.lines:
        client.table(created["id"], [token]).draft(seat, scene.lines[lang])
    return f"{url}/seat/{token}"


def take(page: Page, path: Path) -> None:
    """What the screen shows now, packed."""
    if path.suffix == ".png":
        page.screenshot(path=path)
        return
    session = page.context.new_cdp_session(page)
    asked = {"format": path.suffix.removeprefix("."), "quality": QUALITY}
    path.write_bytes(base64.b64decode(session.send("Page.captureScreenshot", asked)["data"]))


def pictures(browser: Browser, url: str, names: list[str], out: Path, kind: str) -> Iterator[Path]:
    """All pictures that were asked for."""
    for name in names:
        for lang in LANGUAGES:
            for screen, settings in SCREENS.items():
                scene = SCENES.get(name)
                context = browser.new_context(**settings, locale=lang, reduced_motion="reduce")
                page = context.new_page()
                page.goto(f"{url}/?lang={lang}")
                if scene is not None:
                    page.goto(seated(url, scene, lang))
                    page.wait_for_selector(".headline.turn")
                page.wait_for_load_state("networkidle")
                path = out / f"{name}-{screen}-{lang}.{kind}"
                take(page, path)
                context.close()
                yield path


def main() -> None:
    """Take the pictures asked for, or all of them."""
    known = ["front", *SCENES]
    parser = argparse.ArgumentParser(description="Take the pictures of docs/screens again.")
    parser.add_argument("names", nargs="*", choices=[*known, []], metavar="NAME")
    parser.add_argument("--kind", choices=["webp", "png"], default="webp")
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "screens")
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    build_client.build()
    with server() as url, sync_playwright() as playwright:
        chromium = shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for path in pictures(browser, url, given.names or known, given.out, given.kind):
            sys.stdout.write(f"{path.name}: {path.stat().st_size // 1000} kB\n")
        browser.close()


if __name__ == "__main__":
    main()
