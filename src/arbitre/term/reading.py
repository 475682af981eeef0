"""Reading what a person or a script types: a line at a time, within the time there is."""

from __future__ import annotations

import os
import select
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TextIO

from arbitre.term.hourglass import Hourglass
from arbitre.term.screen import Printer


class EndOfInput(Exception):
    """Nothing more will be typed."""


class TimeUp(Exception):
    """The hourglass ran out while a line was awaited."""


class Ask:
    """What is awaited: the prompt, and what helps to answer it."""

    def __init__(
        self,
        prompt: Callable[[], str],
        hourglass: Hourglass | None = None,
        complete: Callable[[str], list[str]] | None = None,
        toolbar: Callable[[], str] | None = None,
        history: str = "",
    ) -> None:
        self.prompt = prompt
        self.hourglass = hourglass
        self.complete = complete
        self.toolbar = toolbar
        self.history = history
        """Whose lines may be called back with the arrow keys; empty: nobody's."""


class Reader(ABC):
    """Where lines come from."""

    person = False
    """Whether somebody sits there, who sees prompts and can be asked to press Enter."""

    toolbar = False
    """Whether the toolbar is seen: then the prompt need not tell the time."""

    @abstractmethod
    def line(self, ask: Ask) -> str:
        """The next line typed; EndOfInput, TimeUp or KeyboardInterrupt when there is none."""


class LineReader(Reader):
    """Reads plain lines: a pipe, a file, or a terminal that can do nothing more."""

    def __init__(self, stream: TextIO, screen: Printer, person: bool) -> None:
        self.person = person
        self._stream = stream
        self._screen = screen
        self._bytes = b""
        self._waiting: list[str] = []
        self._handle = _handle(stream)

    def line(self, ask: Ask) -> str:
        """The next line; a line that came too late stays for the next question."""
        if self.person:
            self._screen.out.write(self._screen.fitted(ask.prompt()))
            self._screen.out.flush()
        glass = ask.hourglass
        while True:
            if glass is not None and glass.over:
                raise TimeUp
            if not self._waiting and not self._fetch(glass):
                continue
            if glass is not None and glass.over:
                raise TimeUp
            return self._waiting.pop(0)

    def _fetch(self, glass: Hourglass | None) -> bool:
        """Wait for a line; False when the time may be over first."""
        if self._handle < 0:
            text = self._stream.readline()
            if not text:
                raise EndOfInput
            self._waiting.append(text.rstrip("\r\n"))
            return True
        if b"\n" not in self._bytes:
            if glass is not None:
                if not select.select([self._handle], [], [], glass.until_over)[0]:
                    return False
            got = os.read(self._handle, 65536)
            if not got and not self._bytes:
                raise EndOfInput
            self._bytes += got or b"\n"
        line, end, rest = self._bytes.partition(b"\n")
        if not end:
            return False
        self._bytes = rest
        self._waiting.append(line.decode("utf-8", "replace").rstrip("\r"))
        return True


def _handle(stream: TextIO) -> int:
    """The file behind a stream, to be waited for; -1 where that cannot be done."""
    try:
        return stream.fileno() if os.name == "posix" else -1
    except (OSError, ValueError, AttributeError):
        return -1
