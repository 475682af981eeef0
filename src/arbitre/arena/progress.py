"""How far a long run is (progress bar): in a terminal, in a notebook, and nowhere else."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from html import escape
from importlib import import_module
from time import monotonic
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from click._termui_impl import ProgressBar

Progress: TypeAlias = Callable[[int, int], None]
"""Told how many games are done, of how many."""

EVERY = 0.2
"""Seconds between two drawings in a notebook: each goes over the network."""


@contextmanager
def watched(progress: Progress | bool | None, label: str = "") -> Iterator[Progress | None]:
    """Who is told: a callback itself; for True a bar where somebody may look at one; else nobody.

    >>> with watched(None) as told:
    ...     told is None
    True
    """
    if not isinstance(progress, bool):
        yield progress
    elif progress and in_notebook():
        yield NotebookBar(label)
    elif progress and sys.stderr.isatty():
        with _terminal_bar(label) as drawn:
            yield drawn
    else:
        yield None


def in_notebook() -> bool:
    """Whether a notebook's kernel runs this; a terminal's IPython is a terminal.

    >>> in_notebook()
    False
    """
    shell: Any = getattr(sys.modules.get("IPython"), "get_ipython", lambda: None)()
    return getattr(shell, "kernel", None) is not None


@contextmanager
def _terminal_bar(label: str) -> Iterator[Progress]:
    # click is imported by the command line anyway, and costs a script that draws no bar nothing
    import click

    with ExitStack() as shown:
        bars: list[ProgressBar[int]] = []

        def progress(done: int, total: int) -> None:
            if not bars:  # once there is something to show
                made = click.progressbar(length=total, label=label, show_pos=True, file=sys.stderr)
                bars.append(shown.enter_context(made))
            bars[0].length = total
            bars[0].update(done - bars[0].pos)

        yield progress


class NotebookBar:
    """A bar under a notebook's cell."""

    def __init__(self, label: str) -> None:
        self.label = label
        self.handle: Any = None
        self.drawn = 0.0

    def __call__(self, done: int, total: int) -> None:
        """So many games are done."""
        now = monotonic()
        if done < total and now - self.drawn < EVERY:
            return
        self.drawn = now
        display: Any = import_module("IPython.display")
        said = escape(f"{self.label} {done} / {total}".strip())
        bar = display.HTML(f'<progress value="{done}" max="{total}"></progress> {said}')
        if self.handle is None:
            self.handle = display.display(bar, display_id=True)
        else:
            self.handle.update(bar)
