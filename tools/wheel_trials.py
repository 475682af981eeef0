"""What is tried in a fresh environment that holds the wheel and one extra: see tools/try_wheels.py.

A trial is a function that takes the environment and raises Wrong where something does not hold. `TRIALS`
names the trial of each extra; an extra that is not there is installed, and the program started, no more.
"""

from __future__ import annotations

import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
import urllib.parse
import urllib.request
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LEFT_OUT = ("PYTHONPATH", "VIRTUAL_ENV", "ARBITRE_ENGINE", "ARBITRE_COMPILED")
PATIENCE = 120.0
"""Seconds until something that does not answer is given up."""

GAMES = """
from arbitre import game
from arbitre.arena.tournament import run

if __name__ == "__main__":
    for name in ("power", "sans_allies", "dead_reckoning"):
        rules = game(name)
        players = ["random"] * rules.seat_counts[0]
        played = run(rules, players, games=4, seed=7, jobs=2)
        print(name, len(played.outcomes), *played.wins())
"""
RECORDED = ["play", "sans_allies", "--seats", "planner", "--seed", "7", "--record"]
ANSWERS = {"your orders": b"send\r", "Really": b"yes\r", "Enter: next": b"skip\r"}
"""What somebody types at a terminal when they are asked so."""
EDITS, WHERE = "\x1b[?2004h", "\x1b[6n"
"""What an editor of lines tells a terminal: pasting is told apart from now on; where is the cursor?"""
ROUND = {"position": {"board": {"R0": {"red": {"T": 1}}}}, "orders": {"red": ["T R0 IX"]}}


class Wrong(Exception):
    """What did not hold, in a sentence."""


@dataclass
class Fresh:
    """A fresh environment: its folder, and a folder of its own for files."""

    venv: Path
    work: Path

    @property
    def python(self) -> Path:
        """Its interpreter."""
        return self.venv / "bin" / "python"

    @property
    def program(self) -> Path:
        """Its `arbitre`."""
        return self.venv / "bin" / "arbitre"

    def run(self, *words: str | Path, input: str = "", code: int = 0, **settings: str) -> str:
        """What a command says (both streams); Wrong where it ends otherwise than with `code`."""
        done = subprocess.run(
            [str(word) for word in words],
            input=input,
            env=surroundings(settings),
            cwd=self.work,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if done.returncode != code:
            raise Wrong(f"{' '.join(map(str, words))} ended with {done.returncode}: {done.stdout}")
        return done.stdout

    def arbitre(self, *words: str | Path, input: str = "", code: int = 0, **settings: str) -> str:
        """What `arbitre` says in English."""
        return self.run(self.program, *words, "--lang", "en", input=input, code=code, **settings)


def surroundings(settings: dict[str, str]) -> dict[str, str]:
    """Variables of a command: nothing of this tree is among them."""
    kept = {name: value for name, value in os.environ.items() if name not in LEFT_OUT}
    return {**kept, **settings}


def hold(what: str, truth: object) -> None:
    """Wrong where it is not so."""
    if not truth:
        raise Wrong(what)


def bare(fresh: Fresh) -> None:
    """Rules, bots on two processes, records and the judge; what needs an extra says so in a line."""
    program = fresh.work / "games.py"
    program.write_text(GAMES, encoding="utf-8")
    told = fresh.run(fresh.python, "-W", "error", program).splitlines()
    hold("four games of each were played", [line.split()[1] for line in told] == ["4"] * 3)
    hold("the program tells its commands", "arena" in fresh.arbitre("--help"))
    hold("a clause is found", "PW-C2" in fresh.arbitre("rules", "power", "C2"))
    judged = json.loads(fresh.arbitre("judge", input=json.dumps(ROUND) + "\n"))
    hold("a round is judged", judged["orders"]["red"][0]["executed"])
    record = fresh.work / "game.arb"
    fresh.arbitre(*RECORDED, record)
    hold("a record is right", "right" in fresh.arbitre("verify", record))
    hold("a drawing is made", fresh.arbitre("replay", record, "--svg", "end.svg") == "")
    hold("the drawing is there", (fresh.work / "end.svg").read_bytes().startswith(b"<svg"))
    told = fresh.arbitre("serve", "--port", "0", "--no-open", code=2).splitlines()
    hold(
        "serve names its extra", len(told) == 1 and told[0].endswith('pip install "arbitre[serve]"')
    )


def play(fresh: Fresh) -> None:
    """A game of Power at a terminal, to its end: somebody who sends empty sheets, and three bots."""
    record = fresh.work / "played.arb"
    words = ["play", "power", "--option", "rounds=2", "--record", record, "--lang", "en"]
    ours, theirs = pty.openpty()
    playing = subprocess.Popen(
        [fresh.program, *words],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        cwd=fresh.work,
        env=surroundings({"TERM": "xterm"}),
        close_fds=True,
    )
    os.close(theirs)
    said, unread = "", ""
    try:
        while select.select([ours], [], [], PATIENCE)[0]:
            try:
                heard = os.read(ours, 4096).decode(errors="replace")
            except OSError:  # the other side is closed: the game is over
                break
            said, unread = said + heard, unread + heard
            if WHERE in unread:  # the editor asks where the cursor is
                os.write(ours, b"\x1b[1;1R")
                unread = unread.replace(WHERE, "")
            for asked, answer in ANSWERS.items():
                if asked in unread and EDITS in unread:
                    os.write(ours, answer)
                    unread = ""
        code = playing.wait(PATIENCE)
    finally:
        playing.kill()
        os.close(ours)
    hold(f"the game at a terminal ends ({code}): {said[-400:]}", code == 0)
    hold("its editor of lines was used", EDITS in said)
    hold("its record is right", "right" in fresh.arbitre("verify", record))


def serve(fresh: Fresh, db: str = "tables.sqlite") -> None:
    """A server: its pages with the built client, a table made and moved at; then a backup."""
    server = subprocess.Popen(
        [fresh.program, "serve", "--port", "0", "--no-open", "--db", db, "--lang", "en"],
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
        hold("the front page has the games", "Dead Reckoning" in asked(home + "/"))
        made = json.loads(asked(f"{home}/api/v1/tables", {"game": "power"}))
        page = asked(f"{home}/t/{made['id']}")
        script = re.search(r'src="([^"]+\.js[^"]*)"', page)
        hold("the page of a table names its script", script)
        assert script is not None
        client = asked(urllib.parse.urljoin(home, script[1]))
        hold("the script is there", len(client) > 1000)
        tables = f"{home}/api/v1/tables"
        move = {"kind": "move", "seat": "green", "body": {"lines": ["T HQ G8"]}, "key": "first"}
        asked(f"{tables}/{made['id']}/acts", move, made["seats"]["green"])
        record, until = f"{tables}/{made['id']}/record", time.monotonic() + PATIENCE
        while "1 green T HQ V8" not in asked(record, key=made["seats"]["green"]):
            # sheets are opened when the players of the other seats have written theirs
            hold("the record has the move", time.monotonic() < until)
            time.sleep(0.2)
        fresh.arbitre("backup", "tables.bak", "--db", db)
    finally:
        server.send_signal(signal.SIGTERM)
        code = server.wait(PATIENCE)
    hold(f"the server ends when asked to ({code})", code == 0)
    hold(
        "the backup is restored",
        "1 table" in fresh.arbitre("restore", "tables.bak", "--db", "back.sqlite"),
    )


def asked(url: str, body: object = None, key: str = "") -> str:
    """What a server answers; an answer that is an error raises."""
    headers = {"Content-Type": "application/json"} | (
        {"Authorization": f"Bearer {key}"} if key else {}
    )
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data, headers)
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        text: str = answer.read().decode()
    return text


def postgres(fresh: Fresh) -> None:
    """The same server on PostgreSQL, in a cluster of its own, where PostgreSQL is installed."""
    sys.path.insert(0, str(ROOT))
    from tests.tables import postgres as cluster

    why = cluster.missing()
    if why:
        fresh.run(fresh.python, "-c", "import psycopg")
        sys.stderr.write(f"try_wheels: {why}\n")
        return
    made = cluster.Cluster()
    try:
        serve(fresh, made.database())
    finally:
        made.remove()


def docs(fresh: Fresh) -> None:
    """The generator is there; what it makes a site of is in a clone, and the command says so."""
    fresh.run(fresh.python, "-m", "zensical", "--version")
    hold("docs wants a clone", "only a clone" in fresh.arbitre("docs", code=2))


def everything(fresh: Fresh) -> None:
    """All extras side by side: what is true of one is true of all."""
    play(fresh)
    serve(fresh)


TRIALS: dict[str, Callable[[Fresh], None]] = {
    "": bare,
    "play": play,
    "serve": serve,
    "postgres": postgres,
    "docs": docs,
    "all": everything,
}
"""What is tried of each extra; the empty one is the bare wheel."""
