"""Installed games that lack a message or raise are left off the shelf; everything else goes on."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from arbitre.core.contract import MESSAGES
from arbitre.core.position import View
from arbitre.core.voice import Voice
from arbitre.testing import check_game
from arbitre.web.client import Client, Denied
from tests.toys.cards import Cards
from tests.toys.voice import ToyVoice

GAMES = """
from arbitre.core.screen import Screen
from tests.toys.cards import Cards
from tests.toys.voice import ToyVoice

class Mine(Cards):
    id = "mine"

class Mute(Cards):
    id = "mute"
    def voice(self, view, lang):
        return Few(view, lang)

class Few(ToyVoice):
    packages = ("arbitre.core", "some_games")

class Stuck(Cards):
    id = "stuck"
    def start(self, *given, **more):
        raise RuntimeError("no cards\\nin the box")

class Blank(Cards):
    id = "blank"
    def screen(self):
        return Blind()

class Blind(Screen):
    def example(self, voice):
        raise ZeroDivisionError("no light")

mine, mute, stuck, blank = Mine(), Mute(), Stuck(), Blank()
"""
POINTS = """[arbitre.games]
mine = some_games:mine
mute = some_games:mute
stuck = some_games:stuck
blank = some_games:blank
gone = some_games_that_are_not_there:game
"""
OFF = {
    "mute": "it has no message game-summary in French",
    "stuck": "RuntimeError: no cards in the box",
    "gone": "ModuleNotFoundError: No module named 'some_games_that_are_not_there'",
}
"""What is wrong with each that is left off everywhere; `blank` only cannot be drawn."""


@pytest.fixture(scope="module")
def plugins(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with an installed package of five games, one of which is sound."""
    folder = tmp_path_factory.mktemp("plugins")
    info = folder / "some_games-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: some_games\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(POINTS)
    package = folder / "some_games"
    (package / "locale").mkdir(parents=True)
    (package / "__init__.py").write_text(GAMES)
    for lang in ("fr", "en"):
        (package / "locale" / f"{lang}.ftl").write_text("game-title = mute\n")
    return folder


def environment(plugins: Path | None, lang: str = "en") -> dict[str, str]:
    root = str(Path(__file__).parents[3])
    paths = [str(plugins), root] if plugins else [root]
    return {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(paths),
        "LANG": f"{lang}_X.UTF-8",
        "LC_ALL": "",
    }


@contextmanager
def serving(db: Path, log: Path, plugins: Path | None) -> Iterator[str]:
    """`arbitre serve` in a process of its own; what it says aside goes to a file."""
    with (
        log.open("w") as errors,
        subprocess.Popen(
            [sys.executable, "-m", "arbitre", "serve", "--port", "0", "--db", str(db)],
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env=environment(plugins),
        ) as server,
    ):
        try:
            assert server.stdout is not None
            yield server.stdout.readline().split()[-1]
        finally:
            server.terminate()


def arbitre(plugins: Path, *words: str, lang: str = "en") -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        [sys.executable, "-m", "arbitre", *words],
        capture_output=True,
        text=True,
        env=environment(plugins, lang),
        check=False,
    )
    assert "Traceback" not in done.stderr
    return done


def test_the_server_goes_on_without_faulty_games(plugins: Path, tmp_path: Path) -> None:
    db, log = tmp_path / "tables.db", tmp_path / "log"
    with serving(db, log, plugins) as url, httpx.Client(base_url=url, timeout=60) as browser:
        for _ in range(2):
            front = browser.get("/", headers={"accept-language": "en"})
            assert front.status_code == 200
            assert "<h1>Four war games, one referee</h1>" in front.text
            assert set(re.findall(r'id="game-(\w+)"', front.text)) == {
                "dead_reckoning", "mine", "power", "sans_allies",
            }  # fmt: skip
        french = browser.get("/", headers={"accept-language": "fr"})
        assert "<h1>Quatre jeux de guerre, un arbitre</h1>" in french.text
        listed = {one["id"] for one in browser.get("/api/v1/games").json()}
        assert listed == {"blank", "dead_reckoning", "mine", "power", "sans_allies"}
        assert browser.get("/rules").status_code == 200
        for name in ("power", "mine"):
            assert browser.get(f"/rules/{name}").status_code == 200
            assert browser.get(f"/new/{name}").status_code == 200
            assert Client(url).create(name, seats=[{"kind": "person"}] * 2).sight()["moves"]
        for name, why in OFF.items():
            assert browser.get(f"/new/{name}").status_code == 404
            assert browser.get(f"/rules/{name}").status_code == 404
            assert browser.get(f"/api/v1/games/{name}").status_code == 404
            with pytest.raises(Denied, match=why) as denied:
                Client(url).create(name)
            assert denied.value.status == 422
    said = log.read_text()
    assert "Traceback" not in said
    for name, why in {**OFF, "blank": "ZeroDivisionError: no light"}.items():
        assert said.count(f"the game {name} is left off the shelf: {why}") == 1


def test_a_table_of_a_game_that_went_away_does_not_hide_the_others(
    plugins: Path, tmp_path: Path
) -> None:
    db, log = tmp_path / "tables.db", tmp_path / "log"
    with serving(db, log, plugins) as url:
        tables = [
            Client(url).create(name, seats=[{"kind": "person"}] * 2) for name in ("mine", "power")
        ]
    with serving(db, log, plugins) as url:  # lists are made from summaries, which are kept
        listed = Client(url, [table.client.tokens[1] for table in tables]).mine()
        assert {one["game"] for one in listed} == {"mine", "power"}
    with serving(db, log, None) as url, httpx.Client(base_url=url, timeout=60) as browser:
        for table in tables:
            browser.cookies.set(f"arbitre-t-{table.id}", f"1~{table.client.tokens[1]}")
        for path in ("/", "/tables"):
            page = browser.get(path)
            assert page.status_code == 200
            assert f"/t/{tables[0].id}" in page.text
            assert f"/t/{tables[1].id}" in page.text
        gone = browser.get(f"/t/{tables[0].id}")
        assert gone.status_code == 422
        assert "mine" in gone.text
        assert browser.get(f"/t/{tables[1].id}?seat=north").status_code == 200


@pytest.mark.parametrize(
    ("lang", "off"), [("en", "is left off"), ("fr", "est laissé de côté\u00a0:")]
)
def test_the_command_line_lists_the_others(plugins: Path, lang: str, off: str) -> None:
    done = arbitre(plugins, "games", lang=lang)
    assert done.returncode == 0
    names = [line.split("  ")[0] for line in done.stdout.splitlines()]
    assert names == ["blank", "dead_reckoning", "mine", "power", "sans_allies"]
    lines = done.stderr.splitlines()
    assert len(lines) == len(OFF)
    for name in OFF:
        assert any(f" {name} {off}" in line for line in lines)
    done = arbitre(plugins, "bots", lang=lang)
    heads = [line.split()[0] for line in done.stdout.splitlines() if not line.startswith(" ")]
    assert heads == names
    done = arbitre(plugins, "rules", "gone", lang=lang)
    assert done.returncode == 2
    assert f"gone {off}" in done.stderr
    done = arbitre(plugins, "rules", "chess", lang=lang)  # nothing faulty hides what is wrong
    assert done.returncode == 2
    assert "chess" in done.stderr


class Silent(Cards):
    """A game that has no words at all."""

    def voice(self, view: View | None, lang: str) -> Voice:
        return NoWords(view, lang)


class NoWords(ToyVoice):
    packages = ("arbitre.core",)


def test_a_game_is_held_to_its_messages() -> None:
    check_game(Cards(), games=0)
    with pytest.raises(AssertionError, match=", ".join(MESSAGES)):
        check_game(Silent(), games=0)
