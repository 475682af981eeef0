"""Take the pictures of docs/screens again: each game at five moments, as a browser shows it.

    .venv/bin/python -m tools.make_screenshots [--kind webp|png] [--out FOLDER] [NAME…]

Games are played by bots from fixed seeds up to a telling moment, brought to a real server as records, and
looked at on a desk and on a phone held either way, light and dark, in French and in English; tables beside
a real box (`companion_moments.py`) on a phone alone. A NAME is the
beginning of a picture's name: `power`, `power-look`, `sans_allies-end-phone`. Needs chromium and what
`./check` sets up.
"""

from __future__ import annotations

import argparse
import base64
import contextlib
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from arbitre.web.client import Client
from tests.browser.moments import played, to_go_on
from tests.browser.player import await_client
from tests.browser.telling import pause_at_once
from tools import build_client
from tools.companion_moments import COMPANION

ROOT = Path(__file__).resolve().parents[1]
PHONE = {"has_touch": True, "is_mobile": True}
SCREENS: dict[str, dict[str, Any]] = {
    "desk": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 390, "height": 844}, **PHONE},
    "sideways": {"viewport": {"width": 844, "height": 390}, **PHONE},
}
LANGUAGES = ("fr", "en")
THEMES = ("light", "dark")
QUALITY = 60
PATIENCE = 60_000
RESTS = 800
"""Milliseconds after which a board does not move any more."""
AT_REST = """() => document.getAnimations().every((one) =>
  one.playState !== "running" || one.timeline !== document.timeline ||
  one.effect.getTiming().iterations === Infinity)"""
"""Nothing moves but what always does, or follows a hand."""
FLIES = 1500
"""Milliseconds after which what is told in one step has been seen."""


@dataclass(frozen=True)
class Moment:
    """A game up to a decision: what is then on the notepad by language, and what is done on the page."""

    game: str
    players: tuple[str, ...]
    seed: int
    decisions: int
    lines: dict[str, list[str]]
    then: Callable[[Page], None]
    options: dict[str, object]

    def record(self) -> str:
        """The game so far, with its seed."""
        recorder = played(
            self.game,
            self.players,
            self.seed,
            lambda _, made: made == self.decisions,
            self.options,
        )
        return to_go_on(recorder)


def rest(page: Page) -> None:
    """As the page comes, once nothing moves."""
    page.wait_for_timeout(RESTS)
    page.wait_for_function(AT_REST)


def send(page: Page) -> None:
    """Commit what is on the notepad, once the board rests (`client/src/steady.ts`)."""
    page.wait_for_selector(".draft-send:not([disabled])")
    page.wait_for_timeout(RESTS)
    page.locator(".draft-send").click()
    page.wait_for_timeout(RESTS)
    if page.locator(".draft-warnings").count():
        page.locator(".draft-send").click()


def look(page: Page) -> None:
    """A round at one look."""
    send(page)
    page.wait_for_selector(".look-bar:not([hidden])")
    page.wait_for_timeout(500)


def film(page: Page) -> None:
    """The same step by step, at a capture."""
    look(page)
    pause_at_once(page)
    page.locator(".look-tell").click()
    step_to(page, "PW-C11")


def dice(page: Page) -> None:
    """Two dice lie beside the target."""
    send(page)
    page.wait_for_function("() => document.querySelectorAll('.beat-die .beat-face').length > 1")


def captured(page: Page) -> None:
    """What the dice brought."""
    pause_at_once(page)
    send(page)
    step_to(page, "SA-I9")


def hinted(page: Page) -> None:
    """Do what a bot would."""
    page.locator("[data-ask=hint]").click()
    page.locator("[data-answer] .primary").click()


def alliance(page: Page) -> None:
    """The Alliance carries its card out: it places its cubes."""
    pause_at_once(page)
    hinted(page)
    step_to(page, "DR-L3")


def upgrade(page: Page) -> None:
    """The icons of its card: it takes an upgrade."""
    pause_at_once(page)
    hinted(page)
    step_to(page, "DR-R3")


STEP_TO = """async clause => {
  const [text, step] = [document.querySelector(".beat-text"), document.querySelector(".beat-step")];
  const here = () => text.querySelector(".clause")?.textContent.includes(clause);
  const last = () => {
    const [number, all] = document.querySelector(".beat-count").textContent.split("/").map(Number);
    return number >= all;
  };
  const told = () => document.querySelector(".beat-count").textContent + text.textContent;
  while (step.checkVisibility() && !here() && !last()) {
    const was = told();
    step.click();
    while (told() === was && step.checkVisibility()) {
      await new Promise(requestAnimationFrame);
    }
  }
}"""
"""Step in the page itself: every step asked for from outside costs a second where the machine is busy."""


def step_to(page: Page, clause: str) -> None:
    """Step on to the first beat of a clause, or to the last one, and let what flies there come."""
    page.wait_for_selector(".beat-step")
    page.evaluate(STEP_TO, clause)
    page.wait_for_timeout(FLIES)


GREEDY, CAPTAIN, SAILOR = ("greedy",) * 4, ("captain",), ("greedy",)
SHEET = {
    "fr": ["D B2 B0", "C V1 R5", "S V6 V2", "3P E RV T", "D S1 V0"],
    "en": ["D B2 B0", "F G1 R5", "I G6 G2", "3P X RV T", "D S1 G0"],
}
FORCE = {"fr": ["E1", "V", "V", "B", "B", "B", "B"], "en": ["E1", "V", "V", "S", "S", "S", "S"]}
END = 10_000
MOMENTS = {
    "power-start": Moment("power", GREEDY, 5, 0, {}, rest, {}),
    "power-deciding": Moment("power", GREEDY, 5, 24, SHEET, rest, {}),
    "power-look": Moment("power", GREEDY, 5, 24, SHEET, look, {}),
    "power-film": Moment("power", GREEDY, 5, 24, SHEET, film, {}),
    "power-end": Moment("power", GREEDY, 5, END, {}, rest, {"rounds": 12}),
    "sans_allies-start": Moment("sans_allies", CAPTAIN, 32, 0, {}, rest, {}),
    "sans_allies-deciding": Moment("sans_allies", CAPTAIN, 32, 32, FORCE, rest, {}),
    "sans_allies-dice": Moment("sans_allies", CAPTAIN, 32, 32, FORCE, dice, {}),
    "sans_allies-film": Moment("sans_allies", CAPTAIN, 32, 32, FORCE, captured, {}),
    "sans_allies-end": Moment("sans_allies", CAPTAIN, 32, END, {}, rest, {}),
    "dead_reckoning-start": Moment("dead_reckoning", SAILOR, 7, 0, {}, rest, {}),
    "dead_reckoning-deciding": Moment("dead_reckoning", SAILOR, 7, 52, {}, rest, {}),
    "dead_reckoning-card": Moment("dead_reckoning", SAILOR, 7, 36, {}, alliance, {}),
    "dead_reckoning-film": Moment("dead_reckoning", SAILOR, 7, 36, {}, upgrade, {}),
    "dead_reckoning-end": Moment("dead_reckoning", SAILOR, 7, END, {}, rest, {}),
}
"""Each game at its start, in the middle of a decision, at one look, in its film, at its end."""


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


def seated(url: str, moment: Moment, record: str, lang: str) -> str:
    """Bring a game to the server, its first seat ours, and write on its notepad; the way to the seat."""
    others = [{"kind": "bot", "bot": player} for player in moment.players[1:]]
    asked = {"record": record, "seats": [{"kind": "person"}, *others]}
    client = Client(url, lang=lang)
    created = client.ask("POST", "tables/import", asked)
    seat, token = next(iter(created["seats"].items()))
    if moment.lines:
        client.table(created["id"], [token]).draft(seat, moment.lines[lang])
    return f"{url}/seat/{token}"


def take(page: Page, path: Path) -> None:
    """What the screen shows now, packed; no pointer rests on it."""
    page.mouse.move(0, 0)
    if path.suffix == ".png":
        page.screenshot(path=path)
        return
    session = page.context.new_cdp_session(page)
    asked = {"format": path.suffix.removeprefix("."), "quality": QUALITY}
    path.write_bytes(base64.b64decode(session.send("Page.captureScreenshot", asked)["data"]))


def ways(wanted: list[str]) -> Iterator[tuple[str, str, str, str, str]]:
    """The pictures that were asked for: moment, screen, theme, language, and the name of it all."""
    for name in ["front", *MOMENTS, *COMPANION]:
        for screen in ["phone"] if name in COMPANION else SCREENS:
            for theme in THEMES[:1] if name in COMPANION else THEMES:
                for lang in LANGUAGES:
                    whole = f"{name}-{screen}-{theme}-{lang}"
                    if not wanted or whole.startswith(tuple(wanted)):
                        yield name, screen, theme, lang, whole


def pictures(browser: Browser, url: str, names: list[str], out: Path, kind: str) -> Iterator[Path]:
    """All pictures that were asked for."""
    records: dict[str, str] = {}
    for name, screen, theme, lang, whole in ways(names):
        context = browser.new_context(**SCREENS[screen], locale=lang, color_scheme=theme)  # type: ignore[arg-type]
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.goto(f"{url}/?lang={lang}")
        if name in MOMENTS:
            moment = MOMENTS[name]
            if name not in records:
                records[name] = moment.record()
            page.goto(seated(url, moment, records[name], lang))
            await_client(page)  # a page without its script answers otherwise
            page.wait_for_selector(".headline:is(.turn, .over)")
            if page.locator(".beat-skip").is_visible():
                page.locator(".beat-skip").click()
            moment.then(page)
        elif name in COMPANION:
            page.goto(COMPANION[name].begun(url))
            page.wait_for_selector(".draft-body", state="attached")
            COMPANION[name].then(page)
        page.wait_for_load_state("networkidle")
        path = out / f"{whole}.{kind}"
        take(page, path)
        context.close()
        yield path


def main() -> None:
    """Take the pictures asked for, or all of them."""
    parser = argparse.ArgumentParser(description="Take the pictures of docs/screens again.")
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--kind", choices=["webp", "png"], default="webp")
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "screens")
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    build_client.build()
    with server() as url, sync_playwright() as playwright:
        chromium = shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for path in pictures(browser, url, given.names, given.out, given.kind):
            sys.stdout.write(f"{path.name}: {path.stat().st_size // 1000} kB\n")
            sys.stdout.flush()
        browser.close()


if __name__ == "__main__":
    main()
