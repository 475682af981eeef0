"""A program as a child process, spoken to in lines: limits of time, memory and size, and a clean end.

The only module of `bots` that reads a clock: a program has so many seconds for an answer.
"""

from __future__ import annotations

import contextlib
import os
import selectors
import signal
import subprocess
import time
from dataclasses import dataclass

from arbitre.bots.faults import DIED, LONG, SLOW, START
from arbitre.bots.watchdog import WATCHDOG

CHUNK = 65_536
STDERR_KEPT = 4_000
"""How much of what a program wrote to stderr is kept: the end of it."""
GRACE = 0.3
"""Seconds that a program has to end by itself when the game is over."""
KEPT_NAMES = ("PATH", "HOME", "TMPDIR")
"""What a program learns of our environment; tokens and passwords may be in the rest."""
SCRIPT = 'ulimit -c 0; ulimit -v "$1" 2>/dev/null; shift; exec "$@"'
"""Sets the limit of memory (address space, in kB) where the platform has one, then becomes the program."""


@dataclass(frozen=True)
class Limits:
    """What a program may use: seconds to start and to decide, megabytes of address space, bytes of a line.

    `questions`: how many messages it may send for one decision.
    """

    seconds: float = 10.0
    memory: int = 4096
    line: int = 1_000_000
    questions: int = 5_000


class Broken(Exception):
    """The program can be spoken to no more: why (a kind of `faults`), and a detail."""

    def __init__(self, kind: str, detail: str = "") -> None:
        super().__init__(kind, detail)
        self.kind = kind
        self.detail = detail


def environment() -> dict[str, str]:
    """The environment of a program: where programs are, and that it speaks UTF-8 without a buffer.

    >>> sorted(set(environment()) - set(KEPT_NAMES))
    ['LANG', 'PYTHONIOENCODING', 'PYTHONUNBUFFERED']
    """
    kept = {name: os.environ[name] for name in KEPT_NAMES if name in os.environ}
    return kept | {"LANG": "C.UTF-8", "PYTHONIOENCODING": "utf-8", "PYTHONUNBUFFERED": "1"}


class Wire:
    """A running program: lines go to its stdin and come from its stdout, the end of its stderr is kept.

    It leads a process group of its own, which is killed whole when it is closed.
    """

    def __init__(self, command: tuple[str, ...], limits: Limits) -> None:
        self.limits = limits
        self.code: int | None = None  # how it ended, where it ended by itself
        self._owner = os.getpid()
        self._out = b""  # to be written
        self._in = bytearray()  # read, not yet asked for
        self._err = b""
        self._ended = False
        self._deaf = False
        kilobytes = str(limits.memory * 1024)
        try:
            self._process = subprocess.Popen(
                ["/bin/sh", "-c", SCRIPT, "sh", kilobytes, *command],
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                env=environment(),
                start_new_session=True,
            )
        except OSError as problem:
            raise Broken(START, problem.strerror or type(problem).__name__) from None
        WATCHDOG.watch(self._process.pid)
        files = (self._process.stdin, self._process.stdout, self._process.stderr)
        self._stdin, self._stdout, self._stderr = (file.fileno() for file in files if file)
        self._selector = selectors.DefaultSelector()
        for file in (self._stdin, self._stdout, self._stderr):
            os.set_blocking(file, False)
        self._selector.register(self._stdout, selectors.EVENT_READ, self._read)
        self._selector.register(self._stderr, selectors.EVENT_READ, self._read_stderr)
        self.closed = False

    @property
    def is_ours(self) -> bool:
        """Whether this very process started it."""
        return self._owner == os.getpid()

    @property
    def stderr(self) -> str:
        """The end of what it wrote to stderr."""
        return self._err.decode(errors="replace")

    @property
    def pending(self) -> bool:
        """Whether it has said something that nobody asked for yet."""
        self._happen(self._selector.select(0))
        return bool(self._in.strip())

    def send(self, line: bytes, seconds: float) -> float:
        """Write a line, within so many seconds; the seconds that it took."""
        begin = time.monotonic()
        if self._out:
            raise Broken(SLOW)  # it has not read what was said before
        self._out = line + b"\n"
        self._selector.register(self._stdin, selectors.EVENT_WRITE, self._write)
        while self._out:
            self._flow(begin + seconds - time.monotonic())
        return time.monotonic() - begin

    def receive(self, seconds: float) -> tuple[bytes, float]:
        """The next line it writes, and the seconds that it took."""
        begin = time.monotonic()
        while b"\n" not in self._in:
            if self._ended:
                raise Broken(DIED)
            if len(self._in) > self.limits.line:
                raise Broken(LONG, str(self.limits.line))
            self._flow(begin + seconds - time.monotonic())
        line, _, rest = bytes(self._in).partition(b"\n")
        if len(line) > self.limits.line:
            raise Broken(LONG, str(self.limits.line))
        self._in = bytearray(rest)
        self._listen()
        return line, time.monotonic() - begin

    def _flow(self, seconds: float) -> None:
        """Let bytes come and go until something did, for so many seconds at most."""
        if seconds <= 0:
            raise Broken(SLOW)
        self._happen(self._selector.select(seconds))

    def _happen(self, ready: list[tuple[selectors.SelectorKey, int]]) -> None:
        for key, _ in ready:
            key.data()

    def _listen(self) -> None:
        """Read on, where more had come than was asked for."""
        if self._deaf and len(self._in) <= self.limits.line:
            self._deaf = False
            self._selector.register(self._stdout, selectors.EVENT_READ, self._read)

    def _write(self) -> None:
        try:
            self._out = self._out[os.write(self._stdin, self._out[:CHUNK]) :]
        except BlockingIOError:
            return
        except OSError:  # it reads no more; what it said before may still be an answer
            self._out = b""
        if not self._out:
            self._selector.unregister(self._stdin)

    def _read(self) -> None:
        data = os.read(self._stdout, CHUNK)
        self._in += data
        self._ended = not data
        self._deaf = len(self._in) > self.limits.line  # until that is read nobody listens to more
        if self._ended or self._deaf:
            self._selector.unregister(self._stdout)

    def _read_stderr(self) -> None:
        data = os.read(self._stderr, CHUNK)
        self._err = (self._err + data)[-STDERR_KEPT:]
        if not data:
            self._selector.unregister(self._stderr)

    def close(self, grace: float = GRACE) -> None:
        """End it and all that it started: it may end by itself for a moment, then its group is killed."""
        if self.closed:
            return
        self.closed = True
        ours = self.is_ours  # a forked child leaves the program of its parent alone
        if ours:
            self._end(grace)
        self._selector.close()
        for file in (self._process.stdin, self._process.stdout, self._process.stderr):
            if file is not None:
                with contextlib.suppress(OSError):
                    file.close()
        if not ours:
            self._process.returncode = 0  # so that nobody warns of a process that is not ours
            return
        ended = self._process.wait()
        if self.code is None and ended != -signal.SIGKILL:
            self.code = ended  # where nothing said so before
        WATCHDOG.forget(self._process.pid)

    def _end(self, grace: float) -> None:
        """Close its input, read what it still says, and kill its group."""
        with contextlib.suppress(OSError, KeyError):
            self._selector.unregister(self._stdin)
        if self._process.stdin is not None:
            with contextlib.suppress(OSError):
                self._process.stdin.close()
        until = time.monotonic() + grace
        with contextlib.suppress(Broken):
            while not self._ended:
                self._in.clear()
                self._listen()
                self._flow(until - time.monotonic())
        while self._ended and not self._gone() and time.monotonic() < until:
            time.sleep(0.002)
        if self._gone():
            self.code = self._status()
        # not waited for yet, so its number is still its own, and its group's
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)

    def _gone(self) -> bool:
        """Whether it has ended by itself; its number stays taken until it is waited for."""
        return self._status() is not None

    def _status(self) -> int | None:
        if not hasattr(os, "waitid"):
            return None
        found = os.waitid(os.P_PID, self._process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT)
        if found is None:
            return None
        return found.si_status if found.si_code == os.CLD_EXITED else -found.si_status
