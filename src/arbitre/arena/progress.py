"""How far a long run is (progress bar): in a terminal, in a notebook, and nowhere else."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from html import escape
from importlib import import_module
from time import monotonic
from typing import Any, TypeAlias

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
    # rich takes a tenth of a second to import: only where it draws
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, TimeRemainingColumn
    from rich.progress import Progress as Bar

    shown = Bar(
        BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=Console(stderr=True)
    )
    task = shown.add_task(label, total=None)

    def progress(done: int, total: int) -> None:
        shown.start()  # once there is something to show
        shown.update(task, completed=done, total=total)

    try:
        yield progress
    finally:
        shown.stop()


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
