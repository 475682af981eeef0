"""A program that plays as badly as it is told to: `hostile.py WAY [FILE]`. Run apart, without any library."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

HELLO: dict[str, Any] = {"type": "hello", "protocol": 1}


def say(**message: Any) -> None:
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def raw(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


def hear() -> Any:
    return json.loads(sys.stdin.readline() or '{"type": "stop"}')


def step(heard: Any, why: str | None = None) -> None:
    """One step of the draft, the last one, until it is complete."""
    draft = heard["draft"]
    while draft["next"] and not draft["complete"]:
        say(type="add", line=draft["next"][-1])
        draft = hear()["draft"]
    say(type="send", why=why)


def main(way: str, rest: list[str]) -> None:
    """Play in that way."""
    if way == "absent":
        sys.exit(7)
    if way == "mute":
        time.sleep(600)
    hello = hear()
    if way == "version":
        say(type="hello", protocol=2)
    elif way == "tongue":
        say(**HELLO, lang="klingon")
    elif way == "no hello":
        say(type="bonjour")
    elif way == "hello is no object":
        raw("[1]\n")
    else:
        say(**HELLO, **({"lang": rest[0]} if way == "steps" else {}))
    if way == "unasked":
        say(type="send")
    if rest and way in ("hang", "child"):
        with Path(rest[0]).open("a") as file:
            file.write(f"{os.getpid()}\n")
    if way == "child":
        child = subprocess.Popen(["sleep", "600"], stdin=subprocess.DEVNULL)
        with Path(rest[0]).open("a") as file:
            file.write(f"{child.pid}\n")

    while True:
        heard = hear()
        if heard["type"] == "stop":
            if way == "stays":
                time.sleep(600)
            if way == "told":
                with Path(rest[0]).open("w") as file:
                    json.dump(heard, file)
            break
        number = heard["decision"]
        if way == "hang":
            time.sleep(600)
        elif way == "dies":
            sys.stderr.write("Traceback: something with é\nKeyError: 'x'\n")
            sys.exit(3)
        elif way == "garbage":
            raw("what a game\n")
        elif way == "not text":
            sys.stdout.buffer.write(b"\xff\xfe\n")
            sys.stdout.flush()
        elif way == "number":
            raw("7\n")
        elif way == "no such type":
            say(type="cheat")
        elif way == "deep":
            raw("[" * 200_000 + "\n")
        elif way == "digits":
            raw('{"type":"remove","index":' + "9" * 100_000 + "}\n")
        elif way == "ten megabytes":
            raw("x" * 10_000_000)
        elif way == "a line of ten megabytes":
            raw(json.dumps({"type": "move", "move": "x" * 10_000_000}) + "\n")
        elif way in ("illegal", "told"):
            say(type="move", move="T HQ HQ; zzz")
        elif way == "no text":
            say(type="move", move=7)
        elif way == "long move":
            say(type="move", move="x" * 50_000)
        elif way == "nothing decided":
            say(type="send")
        elif way == "other seat":
            say(type="send", seat="blue")
        elif way == "other decision":
            say(type="send", decision=number + 1)
        elif way == "no such line":
            say(type="remove", index=3)
        elif way == "why":
            say(type="send", why=["because"])
        elif way == "chatter":
            while True:
                say(type="draft")
                hear()
        elif way == "flood":
            while True:
                say(type="draft")
        elif way == "memory":
            held = [b"x" * 50_000_000 for _ in range(20)]
            say(type="send", why=str(len(held)))
        elif way == "stderr":
            sys.stderr.write("é" * 3_000_000 + "the end")
            sys.stderr.flush()
            step(heard)
        elif way == "blank lines":
            raw("\n  \n")
            step(heard)
        elif way == "environment":
            step(heard, why=" ".join(sorted(os.environ)))
        elif way == "files":
            step(heard, why=" ".join(sorted(one.name for one in Path("/proc/self/fd").iterdir())))
        elif way == "sheet":
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
            with Path(rest[0]).open("w") as file:
                json.dump([hello, heard, *said], file)
            say(type="send", decision=number, seat=hello["seat"], why="  because\n of this ")
        elif way == "steps":
            with Path(rest[1]).open("w") as file:
                json.dump(heard["draft"]["next"], file)
            step(heard)
        else:
            step(heard)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
