"""Builds the wheel of a game of somebody else and plays it in a fresh environment, everywhere.

    .venv/bin/python tools/try_game.py tests/thirdparty/stones --type "take 1"

FOLDER has the game's pyproject.toml. Its wheel and Arbitre's are built and installed with the extras `play`
and `serve`; then come `check_game`, the list of games, the arena on two processes, a game at a terminal by
somebody who types the same line whenever they are asked, its record, and a server: its pages, and a game
over the API by whoever is awaited. Ends with 1 when something does not hold, and says what.
"""

from __future__ import annotations

import argparse
import json
import re
import signal
import subprocess
import sys
import tempfile
import time
import tomllib
from pathlib import Path

from try_wheels import NEWEST, build, say, uv
from wheel_trials import PATIENCE, Fresh, Wrong, asked, hold, surroundings

from arbitre.web.client import Client, Denied

GROUP = "arbitre.games"
CHECKED = """
import sys
import arbitre
from arbitre.testing import check_game
rules = arbitre.game(sys.argv[1])
check_game(rules, games=3)
print(rules.seat_counts[0], *rules.bots(), "random")
"""
TYPED = 500
"""Lines that somebody types at most."""


def main(words: list[str]) -> int:
    """Try one game; the exit code."""
    parser = argparse.ArgumentParser(description="Builds a game's wheel and plays it everywhere.")
    parser.add_argument("folder", type=Path, metavar="FOLDER")
    parser.add_argument("--type", default="", metavar="LINE", help="what is typed at the terminal")
    given = parser.parse_args(words)
    try:
        game = game_of(given.folder)
        with tempfile.TemporaryDirectory(prefix="arbitre-game-") as work:
            try_game(Path(work), given.folder.resolve(), game, given.type)
    except (Wrong, Denied, OSError, ValueError, KeyError) as problem:
        say(f"WRONG: {problem}")
        return 1
    return 0


def game_of(folder: Path) -> str:
    """The game that a package names by its entry point."""
    project = folder / "pyproject.toml"
    if not project.is_file():
        raise Wrong(f"{folder} has no pyproject.toml")
    read = tomllib.loads(project.read_text(encoding="utf-8"))
    points: dict[str, str] = read.get("project", {}).get("entry-points", {}).get(GROUP, {})
    if not points:
        raise Wrong(f"{project} names no game: it needs an entry point of the group {GROUP}")
    return next(iter(points))


def try_game(work: Path, folder: Path, game: str, line: str) -> None:
    """Build, install, check, play."""
    ours = build(work / "arbitre", "--wheel")
    theirs = build_other(work / "game", folder)
    fresh = Fresh(work / "venv", work / "empty")
    fresh.work.mkdir()
    uv("venv", "-q", "--python", sys.executable, fresh.venv)
    wanted = [f"arbitre[play,serve] @ {ours.as_uri()}", theirs]
    uv("pip", "install", "-q", "--exclude-newer", NEWEST, "--python", fresh.python, *wanted)

    start = time.monotonic()
    seats, *players = fresh.run(fresh.python, "-c", CHECKED, game).split()
    say(f"{game}: keeps the contract; for {seats}; players {', '.join(players)}")
    hold("it is on the shelf", f'"game": "{game}"' in fresh.arbitre("games", "--json"))
    at_arena(fresh, game, [players[0], *["random"] * (int(seats) - 1)])
    at_terminal(
        fresh, game, [*["human"][: bool(line)], *[players[0]] * int(seats)][: int(seats)], line
    )
    on_server(fresh, game)
    say(f"{game}: played in {time.monotonic() - start:.0f} s")


def build_other(out: Path, folder: Path) -> Path:
    """The wheel of the game; what its build leaves stays out of its sources."""
    uv("build", "-q", "--wheel", "--python", sys.executable, "-o", out, folder)
    (made,) = out.glob("*.whl")
    say(f"{made.name}: {made.stat().st_size / 1e3:.0f} kB")
    return made


def at_arena(fresh: Fresh, game: str, players: list[str]) -> None:
    """Some games on two processes."""
    words = ["--seats", ",".join(players), "--games", "4", "--seed", "1", "--jobs", "2", "--json"]
    hold("the arena plays it", json.loads(fresh.arbitre("arena", game, *words))["games"] == 4)
    say(f"{game}: 4 games in the arena")


def at_terminal(fresh: Fresh, game: str, seats: list[str], line: str) -> None:
    """A game at a terminal, its record checked and told."""
    record = fresh.work / "game.arb"
    words = ["play", game, "--seats", ",".join(seats), "--seed", "3", "--record", record]
    fresh.arbitre(*words, input=f"{line}\n" * TYPED)
    hold("its record is right", "right" in fresh.arbitre("verify", record))
    end = record.read_text(encoding="utf-8").splitlines()[-1]
    hold(f"the game at a terminal came to its end: {end}", end.startswith(("result", "end")))
    hold("its record is told", len(fresh.arbitre("replay", record).splitlines()) > 3)
    say(f"{game}: a game at a terminal ({', '.join(seats)}) and its record")


def on_server(fresh: Fresh, game: str) -> None:
    """Its pages, and a game over the API."""
    server = subprocess.Popen(
        [fresh.program, "serve", "--port", "0", "--no-open", "--db", "t.sqlite", "--lang", "en"],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        cwd=fresh.work,
        env=surroundings({}),
        text=True,
    )
    try:
        assert server.stdout is not None
        first = server.stdout.readline()
        found = re.search(r"http://\S+", first)
        hold(f"the server says where it is: {first}", found)
        assert found is not None
        home = found[0]
        hold("the front page has it", f"/rules/{game}" in asked(home + "/"))
        hold("its rules are a page", "<h1" in asked(f"{home}/rules/{game}"))
        steps = over_api(home, game)
    finally:
        server.send_signal(signal.SIGTERM)
        code = server.wait(PATIENCE)
    hold(f"the server ends when asked to ({code})", code == 0)
    say(f"{game}: its pages, and a game of {steps} moves over the API")


def over_api(home: str, game: str) -> int:
    """A table at which every seat is ours, played to its end; how many moves that took."""
    house = Client(home)
    (rules,) = [one for one in house.games() if one["id"] == game]
    table = house.create(game, seats=[{"kind": "person"}] * rules["seats"][0])
    hold("the page of the table is there", "<svg" in asked(f"{home}/t/{table.id}"))
    seat, steps, until = "", 0, time.monotonic() + PATIENCE
    while time.monotonic() < until:
        sight = table.sight(seat or None)
        if sight["status"]["result"] is not None:
            return steps
        if seat in sight["status"]["awaited"]:
            table.move(seat, str(sight["moves"][0]))
            steps += 1
        else:
            seat = sight["status"]["awaited"][0]
    raise Wrong(f"the game over the API was not over after {steps} moves")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
