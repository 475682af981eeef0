"""Games at a table made of streams: lines in, what was shown out."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

from arbitre.core.game import Game, game
from arbitre.term.play import Request, play


class Played:
    """How a session went."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


class Screenlike(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


class Clock:
    """Time that passes only when told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Typist(io.StringIO):
    """Types lines; a number among them is a wait, in seconds of the clock."""

    def __init__(self, clock: Clock, *items: str | float) -> None:
        super().__init__()
        self.clock = clock
        self.items = list(items)

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        while self.items:
            item = self.items.pop(0)
            if isinstance(item, str):
                return item + "\n"
            self.clock.now += item
        return ""


def request(
    seats: str = "human,random,random,random",
    lang: str = "en",
    rounds: int = 3,
    rules: Game | None = None,
    **more: Any,
) -> Request:
    asked = Request(rules or game("power"), seats.split(",") if seats else [], lang, 7)
    if not rules:
        asked.options = {"rounds": rounds}
    for name, value in more.items():
        if name == "options":
            asked.options |= value
        else:
            setattr(asked, name, value)
    return asked


def piped(asked: Request, *lines: str) -> Played:
    """Play with these lines as the whole input, through pipes."""
    out, err = io.StringIO(), io.StringIO()
    code = play(asked, out, io.StringIO("".join(f"{line}\n" for line in lines)), err)
    return Played(code, out.getvalue(), err.getvalue())


def seated(asked: Request, *lines: str) -> Played:
    """Play as a person would who sits at a terminal that only knows lines."""
    out, err = Screenlike(), io.StringIO()
    code = play(asked, out, Screenlike("".join(f"{line}\n" for line in lines)), err)
    return Played(code, out.getvalue(), err.getvalue())


def timed(asked: Request, *items: str | float) -> Played:
    """The same with a clock that the typist moves."""
    clock = Clock()
    out, err = io.StringIO(), io.StringIO()
    code = play(asked, out, Typist(clock, *items), err, clock)
    return Played(code, out.getvalue(), err.getvalue())


def moves(path: Path) -> list[str]:
    """The lines of a record after its header, without numbers and hashes."""
    lines = path.read_text(encoding="utf-8").partition("\n\n")[2].splitlines()
    return [line.partition(" ")[2].rpartition(" #")[0] or line for line in lines]
