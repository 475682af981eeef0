"""Reading lines in a real terminal: history, completion with Tab, a toolbar with the hourglass."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from prompt_toolkit import PromptSession
from prompt_toolkit.application import get_app
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.formatted_text import ANSI
from prompt_toolkit.history import InMemoryHistory
from prompt_toolkit.output import ColorDepth
from prompt_toolkit.shortcuts import CompleteStyle
from prompt_toolkit.styles import Style as PromptStyle

from arbitre.term.hourglass import Hourglass
from arbitre.term.reading import Ask, EndOfInput, Reader, TimeUp
from arbitre.term.screen import Printer

TICK = 0.5
"""Seconds between two looks at the hourglass."""


class WordCompleter(Completer):
    """Completes the word before the cursor; a space follows it."""

    def __init__(self, ask: Ask) -> None:
        self._ask = ask

    def get_completions(self, document: Document, event: CompleteEvent) -> Iterable[Completion]:
        """The words that could stand here."""
        text = document.text_before_cursor
        if self._ask.complete is None:
            return
        last = text.split(" ")[-1].lstrip("?!;")
        for word in self._ask.complete(text):
            yield Completion(f"{word} ", -len(last), display=word)


class PromptReader(Reader):
    """A person at a terminal."""

    person = True
    toolbar = True

    def __init__(self, screen: Printer) -> None:
        self._screen = screen
        self._histories: dict[str, InMemoryHistory] = {}

    def line(self, ask: Ask) -> str:
        """The line typed, within the time there is."""
        # each seat has a history of its own: nobody calls back what another typed
        history = self._histories.setdefault(ask.history, InMemoryHistory())
        session: PromptSession[str] = PromptSession(
            history=history if ask.history else InMemoryHistory(),
            completer=WordCompleter(ask) if ask.complete else None,
            complete_style=CompleteStyle.READLINE_LIKE,
            complete_while_typing=False,
            color_depth=None if self._screen.colour else ColorDepth.DEPTH_1_BIT,
            erase_when_done=not ask.history,  # a question that was answered leaves no trace
            style=PromptStyle.from_dict({"bottom-toolbar": "noreverse"}),
        )
        glass, toolbar = ask.hourglass, ask.toolbar
        try:
            return session.prompt(
                lambda: ANSI(self._screen.fitted(ask.prompt())),
                bottom_toolbar=(lambda: ANSI(self._screen.fitted(toolbar()))) if toolbar else None,
                refresh_interval=TICK if glass else 0,
                pre_run=(lambda: _watch(glass)) if glass else None,
            )
        except EOFError:
            raise EndOfInput from None


def _watch(glass: Hourglass) -> None:
    """Leave the prompt when the time is over."""
    app = get_app()

    async def wait() -> None:
        while not glass.over:
            await asyncio.sleep(TICK)
        app.exit(exception=TimeUp())

    app.create_background_task(wait())
