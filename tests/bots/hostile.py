"""A program that plays as badly as it is told to: `hostile.py WAY [FILE]`. Run apart, without any library."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

WAY, REST = sys.argv[1], sys.argv[2:]
HELLO: dict[str, Any] = {"type": "hello", "protocol": 1}


def say(**message: Any) -> None:
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def raw(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


def hear() -> Any:
    return json.loads(sys.stdin.readline() or '{"type": "stop"}')


def step(why: str | None = None) -> None:
    """One step of the draft, the last one, until it is complete."""
    draft = heard["draft"]
    while draft["next"] and not draft["complete"]:
        say(type="add", line=draft["next"][-1])
        draft = hear()["draft"]
    say(type="send", why=why)


if WAY == "absent":
    sys.exit(7)
if WAY == "mute":
    time.sleep(600)
hello = hear()
if WAY == "version":
    say(type="hello", protocol=2)
elif WAY == "tongue":
    say(**HELLO, lang="klingon")
elif WAY == "no hello":
    say(type="bonjour")
elif WAY == "hello is no object":
    raw("[1]\n")
else:
    say(**HELLO, **({"lang": REST[0]} if WAY == "steps" else {}))
if WAY == "unasked":
    say(type="send")
if REST and WAY in ("hang", "child"):
    with Path(REST[0]).open("a") as file:
        file.write(f"{os.getpid()}\n")
if WAY == "child":
    child = subprocess.Popen(["sleep", "600"], stdin=subprocess.DEVNULL)
    with Path(REST[0]).open("a") as file:
        file.write(f"{child.pid}\n")

while True:
    heard = hear()
    if heard["type"] == "stop":
        if WAY == "stays":
            time.sleep(600)
        if WAY == "told":
            with Path(REST[0]).open("w") as file:
                json.dump(heard, file)
        break
    number = heard["decision"]
    if WAY == "hang":
        time.sleep(600)
    elif WAY == "dies":
        sys.stderr.write("Traceback: something with é\nKeyError: 'x'\n")
        sys.exit(3)
    elif WAY == "garbage":
        raw("what a game\n")
    elif WAY == "not text":
        sys.stdout.buffer.write(b"\xff\xfe\n")
        sys.stdout.flush()
    elif WAY == "number":
        raw("7\n")
    elif WAY == "no such type":
        say(type="cheat")
    elif WAY == "deep":
        raw("[" * 200_000 + "\n")
    elif WAY == "digits":
        raw('{"type":"remove","index":' + "9" * 100_000 + "}\n")
    elif WAY == "ten megabytes":
        raw("x" * 10_000_000)
    elif WAY == "a line of ten megabytes":
        raw(json.dumps({"type": "move", "move": "x" * 10_000_000}) + "\n")
    elif WAY in ("illegal", "told"):
        say(type="move", move="T HQ HQ; zzz")
    elif WAY == "no text":
        say(type="move", move=7)
    elif WAY == "long move":
        say(type="move", move="x" * 50_000)
    elif WAY == "nothing decided":
        say(type="send")
    elif WAY == "other seat":
        say(type="send", seat="blue")
    elif WAY == "other decision":
        say(type="send", decision=number + 1)
    elif WAY == "no such line":
        say(type="remove", index=3)
    elif WAY == "why":
        say(type="send", why=["because"])
    elif WAY == "chatter":
        while True:
            say(type="draft")
            hear()
    elif WAY == "flood":
        while True:
            say(type="draft")
    elif WAY == "memory":
        held = [b"x" * 50_000_000 for _ in range(20)]
        say(type="send")
    elif WAY == "stderr":
        sys.stderr.write("é" * 3_000_000 + "the end")
        sys.stderr.flush()
        step()
    elif WAY == "blank lines":
        raw("\n  \n")
        step()
    elif WAY == "environment":
        step(why=" ".join(sorted(os.environ)))
    elif WAY == "files":
        step(why=" ".join(sorted(one.name for one in Path("/proc/self/fd").iterdir())))
    elif WAY == "sheet":
        # add, a refused line, remove, reorder, moves, clear: all of the draft's acts
        said = []
        for asked in (
            {"type": "add", "line": "T HQ G8"},
            {"type": "add", "line": "T HQ HQ"},
            {"type": "remove", "index": 1},
            {"type": "add", "line": "F HQ IX"},
            {"type": "reorder", "index": 1, "to": 0},
            {"type": "moves"},
        ):
            say(**asked)
            said.append(hear())
        with Path(REST[0]).open("w") as file:
            json.dump([hello, heard, *said], file)
        say(type="send", decision=number, seat=hello["seat"], why="  because\n of this ")
    elif WAY == "steps":
        with Path(REST[1]).open("w") as file:
            json.dump(heard["draft"]["next"], file)
        step()
    else:
        step()
