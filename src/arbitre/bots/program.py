"""A player that is a program of its own, in any language: it is spoken to in lines of JSON (docs/bots.md).

The program sees views and nothing else. Whatever it does wrong is a `BotFault`, and ends it.
"""

from __future__ import annotations

import atexit
import json
import os
import shlex
import shutil
import weakref
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, NoReturn

from arbitre.bots.conversation import Conversation
from arbitre.bots.faults import DIED, GARBAGE, HELLO, UNASKED, BotFault
from arbitre.bots.wire import Broken, Limits, Wire
from arbitre.core.chance import Rng
from arbitre.core.game import Advice, Bot, Game
from arbitre.core.message import BadInput, Message
from arbitre.core.options import settle
from arbitre.core.position import Move, View
from arbitre.core.words import FALLBACK, LANGUAGES

PREFIX = "exec:"
PROTOCOL: Final = 1
"""The version of the protocol; it rises only when programs would have to change."""
MOST_ALIVE: int = 32
"""Programs that run at a time for one process of ours; the one asked longest ago goes first."""


@dataclass(frozen=True)
class About:
    """What is told of a game as it begins: its edition and options, and the language of who plays."""

    edition: str = ""
    options: Mapping[str, object] = field(default_factory=dict)
    lang: str = FALLBACK


@dataclass(frozen=True)
class Program:
    """A program to be started as a player, wherever a player is taken: `Program("./mybot --depth 3")`.

    >>> Program("python3 mybot.py")
    Program('python3 mybot.py')
    >>> str(Program("python3 mybot.py", seconds=2))
    'exec:python3 mybot.py'
    """

    command: str
    seconds: float = Limits.seconds
    memory: int = Limits.memory  # megabytes of address space

    def __call__(self, game: Game) -> ProgramBot:
        """The player; BadInput where there is no such program."""
        limits = Limits(seconds=self.seconds, memory=self.memory)
        return ProgramBot(game, self.words(), limits, str(self))

    def words(self) -> tuple[str, ...]:
        """The program's whole path and its arguments; BadInput says what is wrong."""
        if os.name != "posix":
            raise BadInput("", Message("bot-exec-platform"))
        try:
            words = shlex.split(self.command)
        except ValueError:
            words = []
        if not words:
            raise BadInput("", Message("bot-exec-empty", {"bot": str(self)}))
        program = os.path.expanduser(words[0])  # noqa: PTH111 - a Path would lose `./`
        found = shutil.which(program)
        if found is None:
            there = Path(program).is_file()
            key = "bot-exec-denied" if there else "bot-exec-missing"
            near = f"./{program}" if there and "/" not in program else program
            raise BadInput("", Message(key, {"program": program[:200], "near": near[:200]}))
        return (os.path.abspath(found), *words[1:])  # noqa: PTH100 - links keep their names

    def __str__(self) -> str:
        return f"{PREFIX}{self.command}"

    def __repr__(self) -> str:
        return f"Program({self.command!r})"


class ProgramBot(Bot):
    """The player that a program is: started at its first decision, ended by `close`."""

    def __init__(self, game: Game, command: tuple[str, ...], limits: Limits, name: str) -> None:
        super().__init__(game)
        self.command = command
        self.limits = limits
        self.name = name
        self.about = About()
        self.stderr = ""  # the end of what it wrote there, once it has ended
        self.ended_itself = True  # whether it did so when it was told to
        self._wire: Wire | None = None
        self._seat = ""
        self._lang = FALLBACK  # of its draft steps
        self._decisions = 0

    def decide(self, view: View, rng: Rng, budget: int) -> Move:
        """Its move; BotFault where it gives none that can be made."""
        return self._ask(view, rng, budget, hint=False).move

    def advise(self, view: View, rng: Rng, budget: int) -> Advice:
        """Its move and its reason, in its own words."""
        return self._ask(view, rng, budget, hint=True)

    def close(self) -> None:
        """Tell the program that it is over, and end it."""
        if self._wire is not None:
            if self._wire.is_ours:
                self._say_stop({"type": "stop"})
            self._end()

    def __del__(self) -> None:
        wire = getattr(self, "_wire", None)
        if wire is not None:
            wire.close(0)

    # -- one decision ------------------------------------------------------------------------

    def _ask(self, view: View, rng: Rng, budget: int, hint: bool) -> Advice:
        wire = self._begin(view)
        self._decisions += 1
        talk = Conversation(self.game, view, wire, self.name, self._lang, self.about.lang)
        try:
            if wire.pending:
                raise BotFault(UNASKED, self.name)
            return talk.decide(self._decisions, rng.below(1 << 48), budget, hint)
        except BotFault as fault:
            self._lose(fault)
        except Broken as broken:
            self._lose(BotFault(broken.kind, self.name, broken.detail or talk.seconds_said))

    def _lose(self, fault: BotFault) -> NoReturn:
        """The program is told what it did, and ended."""
        words = self.game.voice(None, self.about.lang).words
        self._say_stop({"type": "stop", "fault": fault.kind, "text": words.say(fault.message)})
        code = self._end()
        fault.stderr = self.stderr
        if fault.kind == DIED:
            fault.detail = "?" if code is None else str(code)
        raise fault

    def _say_stop(self, message: dict[str, object]) -> None:
        if self._wire is None:
            return
        try:
            self._wire.send(_line(message), 0.1)
        except Broken:
            return

    def _end(self) -> int | None:
        wire, self._wire = self._wire, None
        _alive.pop(id(self), None)
        if wire is None:
            return None
        wire.close()
        self.stderr, self.ended_itself = wire.stderr, wire.code is not None
        return wire.code

    # -- beginning ---------------------------------------------------------------------------

    def _begin(self, view: View) -> Wire:
        """The program as it runs, greeted; another seat, or a forked process, has another one."""
        seat = view.seat or ""
        if self._wire is not None and (seat != self._seat or not self._wire.is_ours):
            self.close()
        _alive.pop(id(self), None)
        _make_room()
        _alive[id(self)] = weakref.ref(self)
        if self._wire is not None:
            return self._wire
        self._seat, self._decisions = seat, 0
        try:
            wire = self._wire = Wire(self.command, self.limits)
            spent = wire.send(_line(self._hello(view)), self.limits.seconds)
            answer, _ = wire.receive(self.limits.seconds - spent)
        except Broken as broken:
            detail = broken.detail or f"{self.limits.seconds:g}"
            self._lose(BotFault(broken.kind, self.name, detail))
        self._read_hello(answer)
        return wire

    def _hello(self, view: View) -> dict[str, object]:
        from arbitre import __version__

        about = self.about
        return {
            "type": "hello",
            "protocol": PROTOCOL,
            "arbitre": __version__,
            "game": self.game.id,
            "seat": self._seat,
            "seats": list(view.position().seats),
            "edition": self._edition(),
            "options": settle(self.game.options, dict(about.options)),
            "lang": about.lang,
            "langs": list(LANGUAGES),
            "seconds": self.limits.seconds,
            "memory": self.limits.memory,
            "line": self.limits.line,
        }

    def _edition(self) -> str:
        """The whole name of the edition; one of somebody's own comes with it."""
        name = self.about.edition
        return name if "@" in name else self.game.edition(name).full_name

    def _read_hello(self, line: bytes) -> None:
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            self._lose(BotFault(GARBAGE, self.name, _shown(line)))
        right = isinstance(answer, dict) and answer.get("type") == "hello"
        if not right or answer.get("protocol") != PROTOCOL:
            self._lose(BotFault(HELLO, self.name, _shown(line)))
        lang = answer.get("lang", self.about.lang)
        if lang not in LANGUAGES:
            self._lose(BotFault(HELLO, self.name, _shown(line)))
        self._lang = lang


def _line(message: dict[str, object]) -> bytes:
    return json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode()


def _shown(line: bytes) -> str:
    return line[:80].decode(errors="replace")


_alive: Final[dict[int, weakref.ref[ProgramBot]]] = {}  # the one asked last stands last


def _make_room() -> None:
    while len(_alive) >= MOST_ALIVE:
        bot = _alive.pop(next(iter(_alive)))()
        if bot is not None:
            bot.close()


@atexit.register
def _end_all() -> None:
    for found in list(_alive.values()):
        bot = found()
        if bot is not None:
            bot.close()
