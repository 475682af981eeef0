"""What a server says once it answers: where it is, and the way there for a phone (QR code)."""

from __future__ import annotations

import contextlib
import os
import shutil
import sys
from urllib.parse import urlsplit

import click

from arbitre.core.message import Value
from arbitre.core.words import Words

BLACK_ON_WHITE = "\x1b[38;5;16;48;5;231m"
"""Colours of its own: so it is dark on light whatever the terminal's colours are."""
PLAIN = "\x1b[0m"
BLOCKS = {(1, 1): "█", (1, 0): "▀", (0, 1): "▄", (0, 0): " "}
"""Two modules, one above the other, are one sign."""
QUIET = 3
"""Empty modules around a code."""


class Announcement:
    """What is said, and opened, once the server answers.

    `here` is the address for this machine, `nearby` those for others on its network, the likeliest first;
    `everywhere`: it listens to all of them, however few they are.
    """

    def __init__(
        self,
        words: Words,
        here: str,
        nearby: list[str],
        open_browser: bool,
        everywhere: bool = False,
    ) -> None:
        self.words = words
        self.here = here
        self.nearby = nearby
        self.open_browser = open_browser
        self.everywhere = everywhere

    def make(self) -> None:
        """Say where the pages are; show the way for a phone; open a browser where there is one."""
        click.echo(self.words.phrase("serve-at", {"url": self.here}))
        if self.nearby:
            first, *others = self.nearby
            click.echo(self.words.phrase("serve-nearby", {"url": first}))
            self._show(first)
            if others:
                said: dict[str, Value] = {"urls": ", ".join(others), "n": len(others)}
                click.echo(self.words.phrase("serve-nearby-others", said))
        elif not is_here_alone(self.here):
            self._show(self.here)
        else:
            key = "serve-no-network" if self.everywhere else "serve-alone"
            click.echo(self.words.phrase(key), err=True)
        click.echo(self.words.phrase("serve-stop"), err=True)
        sys.stdout.flush()
        if self.open_browser and has_screen():
            import webbrowser

            with contextlib.suppress(webbrowser.Error, OSError):
                webbrowser.open(self.here)

    def _show(self, url: str) -> None:
        """A code to be scanned, where somebody sees it."""
        if draws_codes():
            code = code_lines(url)
            if len(code[0]) <= shutil.get_terminal_size().columns:
                drawn = "\n".join(f"{BLACK_ON_WHITE}{line}{PLAIN}" for line in code)
                click.echo(f"{self.words.phrase('serve-scan')}\n{drawn}", color=True)


def draws_codes() -> bool:
    """Whether what is said goes to a terminal that shows blocks in colours."""
    if not sys.stdout.isatty() or os.environ.get("TERM") == "dumb":
        return False
    try:
        "".join(BLOCKS.values()).encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True


def code_lines(url: str) -> list[str]:
    """An address as a QR code, two rows of modules a line, all lines equally long.

    >>> lines = code_lines("http://192.168.1.5:8000")
    >>> len(lines), {len(line) for line in lines}
    (16, {31})
    """
    import segno

    code = segno.make(url, error="l", micro=False, boost_error=True)
    rows = [list(row) for row in code.matrix_iter(border=QUIET)]
    if len(rows) % 2:
        rows.append([0] * len(rows[0]))
    pairs = zip(rows[::2], rows[1::2], strict=True)
    return [
        "".join(BLOCKS[above, below] for above, below in zip(upper, lower, strict=True))
        for upper, lower in pairs
    ]


def is_here_alone(url: str) -> bool:
    """Whether an address is this machine's own, which nobody else can open."""
    return (urlsplit(url).hostname or "") in ("127.0.0.1", "::1", "localhost")


def has_screen() -> bool:
    """Whether a browser could show something here."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
