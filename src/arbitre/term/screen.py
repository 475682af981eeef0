"""What is printed: wrapped lines, boards, a cleared screen; and what the terminal can show."""

from __future__ import annotations

import os
import shutil
import textwrap
import unicodedata
from typing import TextIO

from arbitre.core.terminal import Style

CLEAR = "\x1b[H\x1b[2J\x1b[3J"
"""Cursor home, screen empty, and what could be scrolled back to forgotten."""

PUSHED = 80
"""Empty lines that push everything off a screen that cannot be cleared."""

SIGNS = {
    "«\u00a0": '"',
    "\u00a0»": '"',
    "\u00a0": " ",
    "\u202f": " ",
    "–": "-",
    "—": "--",
    "‘": "'",
    "’": "'",
    "“": '"',
    "”": '"',
    "«": '"',
    "»": '"',
    "…": "...",
    "→": "->",
    "·": "|",
    "✓": "+",
    "×": "x",
    "✗": "x",
    "⧗": "",
}
"""Signs of good typography, and what stands for them where only ASCII is wanted."""

NARROW = 40
WIDE = 100
"""Sentences are wrapped between these widths, whatever the terminal's."""


class Printer:
    """Where the game is shown: a terminal, or a stream that only takes lines."""

    def __init__(self, out: TextIO, terminal: bool, ascii: bool) -> None:
        self.out = out
        self.terminal = terminal
        dumb = os.environ.get("TERM") == "dumb"
        self.codes = terminal and not dumb
        self.ascii = ascii or dumb or bool(os.environ.get("NO_COLOR"))
        self.colour = terminal and not self.ascii
        self._encoding = (getattr(out, "encoding", None) or "utf-8").lower()

    @property
    def style(self) -> Style:
        """What the terminal can show now: it may have been resized."""
        columns, rows = shutil.get_terminal_size((80, 24))
        return Style(self.colour, self.ascii, max(columns, NARROW), rows if self.terminal else 0)

    def write(self, text: str = "") -> None:
        """Print lines as they are."""
        self.out.write(self.fitted(text) + "\n")
        self.out.flush()

    def say(self, text: str, indent: int = 0, code: str = "", hang: int = 2) -> None:
        """Print sentences, wrapped; what is indented stays so, the rest hangs below it."""
        style = self.style
        for line in text.split("\n"):
            broken = self.wrapped(line, indent, hang)
            self.write(style.paint(broken, code) if code else broken)

    def wrapped(self, line: str, indent: int = 0, hang: int = 2) -> str:
        """A line of text broken where the screen ends."""
        own = len(line) - len(line.lstrip(" "))
        broken = textwrap.wrap(
            line,
            min(self.style.width - 1, WIDE),
            initial_indent=" " * indent,
            subsequent_indent=" " * (indent + own + (hang if own or indent else 0)),
            break_long_words=False,
            break_on_hyphens=False,
        )
        return "\n".join(broken)

    def flash(self, text: str) -> None:
        """Show something on the last line until the next thing is shown; only a terminal can."""
        if self.codes:
            self.out.write(f"\r\x1b[K{self.fitted(text)}")
            self.out.flush()

    def clear(self) -> None:
        """Nothing of what was shown can be seen any more; only a terminal can do this."""
        if self.terminal:
            self.out.write(CLEAR if self.codes else "\n" * PUSHED)
            self.out.flush()

    def fitted(self, text: str) -> str:
        """The text in signs that the reader's terminal has.

        >>> import io
        >>> Printer(io.StringIO(), False, True).fitted("«\u00a0Été\u00a0» →")
        '"Été" ->'
        """
        if self.ascii:
            text = _plain_signs(text)
        try:
            text.encode(self._encoding)
        except (UnicodeEncodeError, LookupError):
            bare = unicodedata.normalize("NFKD", _plain_signs(text))
            text = bare.encode("ascii", "ignore").decode()
        return text


def _plain_signs(text: str) -> str:
    for sign, plain in SIGNS.items():
        text = text.replace(sign, plain)
    return text
