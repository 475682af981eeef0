"""A real (pseudo) terminal: keys typed with Tab, the screen handed over, colours."""

from __future__ import annotations

import os
import re
import select
import signal
import struct
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from arbitre.term.screen import CLEAR
from tests.term.tables import moves

fcntl = pytest.importorskip("fcntl")
pty = pytest.importorskip("pty")
termios = pytest.importorskip("termios")

PROGRAM = "from arbitre.cli import main; main()"
WHERE = b"\x1b[6n"
PATIENCE = 20
"""Seconds after which what was awaited is taken to never come."""


class Terminal:
    """The program in a terminal of its own."""

    def __init__(self, *arguments: str, game: str = "power", **environment: str) -> None:
        self.seen = ""
        self.pid, self.handle = pty.fork()
        if self.pid == 0:  # pragma: no cover - the other process
            for name in ("NO_COLOR", "COLUMNS", "LINES"):
                os.environ.pop(name, None)
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 100, 0, 0))
            os.environ.update({"TERM": "xterm-256color", **environment})
            os.execv(sys.executable, [sys.executable, "-c", PROGRAM, "play", game, *arguments])

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *why: object) -> None:
        if self.pid:
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
        os.close(self.handle)

    def type(self, text: str) -> None:
        os.write(self.handle, text.encode())

    def wait_for(self, text: str) -> str:
        """Read until a text was shown; everything up to it, without the colours."""
        deadline = time.monotonic() + PATIENCE
        while text not in bare(self.seen):
            if not select.select([self.handle], [], [], deadline - time.monotonic())[0]:
                raise AssertionError(f"{text!r} never came after {bare(self.seen)[-800:]!r}")
            self.seen += self._read()
        shown = bare(self.seen)
        self.seen = ""
        return shown

    def _read(self) -> str:
        try:
            data = os.read(self.handle, 65536)
        except OSError:
            data = b""
        if not data:
            raise AssertionError(f"the program ended: {bare(self.seen)[-800:]!r}")
        for _ in range(data.count(WHERE)):
            os.write(self.handle, b"\x1b[30;1R")  # a terminal answers where its cursor is
        return data.decode("utf-8", "replace")

    def end(self) -> int:
        """Read to the end; the exit code."""
        with suppress(OSError):  # how Linux says that nobody is there any more
            while select.select([self.handle], [], [], PATIENCE)[0]:
                if not os.read(self.handle, 65536):
                    break
            else:
                raise AssertionError("the program does not end")
        _, status = os.waitpid(self.pid, 0)
        self.pid = 0
        return os.waitstatus_to_exitcode(status)


def bare(text: str) -> str:
    """What was shown, without the codes that paint and place it; a cleared screen is a mark."""
    text = text.replace(CLEAR, "<cleared>")
    return re.sub(r"\x1b\][^\x07]*\x07|\x1b\[[0-9;?>=]*[A-Za-z]|\x1b[=>78]|\r", "", text)


def test_orders_typed_with_tab(tmp_path: Path) -> None:
    path = tmp_path / "game.arb"
    seats = ["--lang", "fr", "--seed", "7", "--seats", "human,random,random,random"]
    with Terminal(*seats, "--option", "rounds=1", "--record", str(path)) as terminal:
        terminal.wait_for("Vert 1>")
        terminal.type("d\t")  # one piece begins so: the word is completed, with a space
        terminal.type("h\ts5\r")
        terminal.wait_for("✓ 1. D HQ S5")
        terminal.type("c HQ i\t")
        terminal.wait_for("IN IW IX")
        terminal.type("x\t\r")
        terminal.wait_for("✓ 2. C HQ IX")
        terminal.type("aper\t\r")
        terminal.wait_for("Aperçu\u00a0: votre feuille seule")
        terminal.type("\x1b[A\r")  # the arrow calls the last line back
        terminal.wait_for("Aperçu\u00a0: votre feuille seule")
        terminal.type("envoyer\r")
        terminal.wait_for("— Ordres")
        terminal.type("\r" * 6)
        terminal.wait_for("Partie finie")
        assert terminal.end() == 0
    assert moves(path)[0] == "green D HQ S5; C HQ IX"


def test_the_keyboard_is_handed_over() -> None:
    with Terminal("--lang", "en", "--seats", "human:Anne,human:Bob") as terminal:
        terminal.wait_for("<cleared>Pass the keyboard to North (Anne), then press Enter.")
        terminal.type("\r")
        terminal.wait_for("North 1>")
        terminal.type("G:T HQ G4\r")
        terminal.wait_for("✓ 1. G:T HQ G4")
        terminal.type("send\r")
        terminal.wait_for("<cleared>Pass the keyboard to South (Bob), then press Enter.")
        terminal.type("recall\r")
        terminal.wait_for("<cleared>Pass the keyboard to North (Anne), then press Enter.")
        terminal.type("\r")
        terminal.wait_for("✓ 1. G:T HQ G4")
        terminal.type("send\r")
        terminal.wait_for("<cleared>Pass the keyboard to South (Bob), then press Enter.")
        terminal.type("\r")
        shown = terminal.wait_for("South 1>")
        # nothing is left to see, nor to call back with the arrow keys
        terminal.type("\x1b[A\x1b[A\rsheet\r")
        shown += terminal.wait_for("Your sheet is empty.")
        assert "HQ G4" not in shown
        terminal.type("R:T HQ R8\rsend\r")
        told = terminal.wait_for("— Enter: next —")
        assert "Green moves a tank from HQG to G4" in told


def test_beside_a_real_table(tmp_path: Path) -> None:
    path = tmp_path / "game.arb"
    arguments = ["--lang", "en", "--companion", "--record", str(path)]
    with Terminal(*arguments, game="sans_allies") as terminal:
        terminal.wait_for("Table>")
        terminal.type("mou\tsea isl\t\r")  # several cards, each completed
        terminal.wait_for("mountains, sea, islands")
        terminal.type("un\t\r")
        terminal.wait_for("Taken back: islands")
        terminal.type("?\r")
        terminal.wait_for("islands (6/40)")
        terminal.type("quit\r")
        assert terminal.end() == 0
    assert moves(path) == ["chance mountains", "chance sea"]


def test_leaving(tmp_path: Path) -> None:
    path = tmp_path / "game.arb"
    with Terminal("--lang", "en", "--record", str(path)) as terminal:
        terminal.wait_for("Green 1>")
        terminal.type("\x03")
        assert terminal.end() == 130
    with Terminal("--lang", "en", "--resume", str(path)) as terminal:
        terminal.wait_for("Green 1>")
        terminal.type("\x04")
        assert terminal.end() == 0
    with Terminal("--lang", "en") as terminal:
        terminal.wait_for("Green 1>")
        terminal.type("quit\r")
        terminal.wait_for("Really “quit”? (yes/no)")
        terminal.type("no\rquit\ryes\r")
        assert terminal.end() == 0


def test_the_hourglass_is_seen() -> None:
    with Terminal("--lang", "en", "--option", "hourglass=3") as terminal:
        terminal.wait_for("⧗ 3:00")
        terminal.type("pause\r")
        terminal.wait_for("The hourglass is stopped")
        terminal.wait_for("⧗ pause ")


def test_a_terminal_that_can_do_nothing(tmp_path: Path) -> None:
    """TERM=dumb: prompts and plain lines, no codes at all."""
    with Terminal("--lang", "en", "--option", "hourglass=3", TERM="dumb") as terminal:
        while "Green 1 [3:00]> " not in terminal.seen:
            terminal.seen += terminal._read()
        assert "\x1b" not in terminal.seen
        terminal.type("T HQ G8\n")
        terminal.wait_for("+ 1. T HQ G8")
        terminal.type("quit\ny\n")
        assert terminal.end() == 0
