"""A game that somebody else wrote and installed plays everywhere: nothing outside its package knows it."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from arbitre.web.client import Client, Denied, RemoteTable
from tests.web.serving import Browser

GAME = "stones"


def arbitre(
    installed: dict[str, str], *words: str, lines: tuple[str, ...] = (), expected: int = 0
) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        [sys.executable, "-m", "arbitre", *words],
        env=installed,
        input="".join(f"{line}\n" for line in lines),
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == expected, done.stderr
    assert "Traceback" not in done.stderr
    return done


@contextmanager
def served(installed: dict[str, str], db: Path) -> Iterator[str]:
    """The address of a real server that has the game."""
    words = ["serve", "--port", "0", "--no-open", "--db", str(db), "--lang", "en"]
    with subprocess.Popen(
        [sys.executable, "-m", "arbitre", *words],
        env=installed,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as server:
        assert server.stdout is not None
        assert server.stderr is not None
        try:
            yield server.stdout.readline().split()[-1]
        finally:
            server.terminate()
            server.wait(30)
        assert "Traceback" not in server.stderr.read()


def test_it_keeps_the_contract(installed: dict[str, str]) -> None:
    code = (
        "import arbitre; from arbitre.testing import check_game; rules = arbitre.game('stones');"
        "check_game(rules, games=5);"
        "check_game(rules, options={'hourglass': 3, 'time_limit': 60, 'stones': 20})"
    )
    subprocess.run([sys.executable, "-c", code], env=installed, check=True, timeout=120)


def test_the_command_line_lists_and_measures_it(installed: dict[str, str]) -> None:
    listed = {one["game"]: one for one in json.loads(arbitre(installed, "games", "--json").stdout)}
    assert set(listed) == {"power", "sans_allies", "dead_reckoning", GAME}
    facts = {"chance": True, "secrets": True, "simultaneous": False, "steps": 3}
    assert listed[GAME]["facts"] == facts
    assert listed[GAME]["seats"] == [2]
    assert "Cailloux" in arbitre(installed, "games", "--lang", "fr").stdout
    bots = arbitre(installed, "bots", GAME, "--lang", "en").stdout.splitlines()
    assert [line.split()[0] for line in bots] == ["stones", "miser", "random"]
    assert "each gets a secret token" in arbitre(installed, "rules", GAME, "st-1").stdout
    assert GAME in arbitre(installed, "bench", "--help").stdout
    figures = arbitre(installed, "bench", GAME, "--seconds", "0.01", "--passes", "1").stdout
    assert figures.startswith("Random play of stones, medians of 1 passes")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_terminal_plays_it_to_the_end(
    installed: dict[str, str], tmp_path: Path, lang: str
) -> None:
    record = tmp_path / "game.arb"
    options = ["--option", "stones=6", "--option", "hourglass=5", "--seed", "3", "--lang", lang]
    words = ["play", GAME, "--seats", "human,miser", *options, "--record", str(record)]
    lines = ("take 9", "pause", "scores", "take 3", "back 1", "take 1", "take 1")
    played = arbitre(installed, *words, lines=lines)
    expected = {
        "en": (
            "North asks for a pause of 2 minutes",
            "South takes 1, 2 left",
            "North",
            "Game over",
        ),
        "fr": ("Nord demande une pause de 2 minutes", "Sud prend 1, il en reste 2", "Nord", "fini"),
    }
    for text in expected[lang]:
        assert text in played.stdout, played.stdout
    assert "ST-4" in played.stdout
    assert arbitre(installed, "verify", str(record)).stdout
    assert "ST-2" in arbitre(installed, "replay", str(record)).stdout


def test_an_arena_plays_a_series_of_it(installed: dict[str, str]) -> None:
    words = ["arena", GAME, "--seats", "miser,random", "--games", "6", "--seed", "1"]
    found = json.loads(arbitre(installed, *words, "--jobs", "2", "--json").stdout)
    assert found["games"] == 6
    again = json.loads(arbitre(installed, *words, "--jobs", "1", "--json").stdout)
    assert again["players"] == found["players"]


def finished(table: RemoteTable, seats: tuple[str, ...]) -> dict[str, Any]:
    """Play the least that is possible until the game is over."""
    while True:
        status = table.sight(seats[0])["status"]
        if status["result"] is not None:
            return dict(status)
        seat = status["awaited"][0]
        table.move(seat, str(table.sight(seat)["moves"][0]))


def test_a_server_plays_it_to_the_end(installed: dict[str, str], tmp_path: Path) -> None:
    with served(installed, tmp_path / "t.db") as url:
        house = Client(url)
        (rules,) = [one for one in house.games() if one["id"] == GAME]
        assert rules["title"] == "Stones"
        assert rules["facts"]["secrets"]
        assert [one["name"] for one in rules["options"]] == ["stones", "hourglass", "time_limit"]
        people = [{"kind": "person"}, {"kind": "person"}]
        table = house.create(GAME, seats=people, options={"hourglass": 3, "stones": 5})
        look = table.sight("north")
        status = look["status"]
        assert (status["round"], status["awaited"]) == (1, ["north"])
        assert set(status["says"]["north"]) == {"resign", "pause"}
        # what chance dealt the other is nobody's business
        assert look["view"]["tokens"][0] in (1, 2, 3)
        assert look["view"]["tokens"][1] == -1
        assert 0 < status["clock"]["seats"]["north"]["left"] <= 3 * 60_000
        table.act("declare", "north", move="pause")
        status = table.sight("north")["status"]
        assert status["clock"]["paused_by"] == "north"
        assert status["says"]["north"] == ["resign"]
        table.act("go_on", "north")
        with pytest.raises(Denied) as refused:
            table.move("north", "take 4")
        assert refused.value.status in (409, 422)
        status = finished(table, ("north", "south"))
        assert sum(status["result"]["scores"].values()) > 5
        record = tmp_path / "game.arb"
        record.write_text(table.record(), encoding="utf-8")
        # a bot's seat, and the game's own way to give up
        other = house.create(GAME, seats=[{"kind": "person"}, {"kind": "bot", "bot": "miser"}])
        other.act("resign", "north")
        result = other.sight("north")["status"]["result"]
        assert (result["winners"], result["clause"]) == (["south"], "ST-5")
    assert arbitre(installed, "verify", str(record)).stdout


def test_its_pages_are_served(installed: dict[str, str], tmp_path: Path) -> None:
    with served(installed, tmp_path / "t.db") as url:
        with Browser(url) as browser:
            front = browser.get("/").text
            assert "Four war games, one referee" in front
            assert "Take stones from a heap" in front
            assert "each gets a secret token" in browser.get(f"/rules/{GAME}").text
            assert "Minutes a turn" in browser.get(f"/new/{GAME}").text
            page = browser.get(f"/t/{browser.play(GAME)}").text
            assert 'id="stone-8"' in page
            assert "take 3" in page
            assert "round 1" in page
            assert "Miser" in page
        french = httpx.get(url, headers={"accept-language": "fr"}).text
        assert "Quatre jeux de guerre" in french
        assert "Cailloux" in french
