"""`arbitre compile`: the engine of a clone, compiled by mypyc."""

from __future__ import annotations

import sys
import time
from importlib import import_module
from typing import Any

import click

from arbitre.cli.shape import command, lang_option
from arbitre.compiled import PACKAGE
from arbitre.core.words import Words

STAGES = {
    "translate": "compile-translate",
    "compile": "compile-files",
    "link": "compile-link",
}
"""What is said of each stage."""
TOOLS = PACKAGE.parents[1] / "tools"


class ProgressLine:
    """One line on stderr that says how far it is; where nobody watches, a line a stage."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.stage = ""
        self.wide = 0
        self.watched = sys.stderr.isatty()

    def show(self, stage: str, done: int, of: int) -> None:
        """What is being done, and how much of it is done."""
        if not self.watched and stage == self.stage:
            return
        self.stage = stage
        text = f"arbitre: {self.words.phrase(STAGES[stage], {'done': done, 'all': of})}"
        if self.watched:
            click.echo("\r" + text.ljust(self.wide), err=True, nl=False)
            self.wide = len(text)
        else:
            click.echo(text, err=True)

    def end(self) -> None:
        """Leave the line."""
        if self.watched and self.stage:
            click.echo(err=True)


def compile_command(words: Words) -> click.Command:
    """Compile the engine, unless it is compiled already."""

    def compile_engine(lang: str | None) -> int:
        if not (TOOLS / "compile_engine.py").exists():
            raise click.ClickException(words.phrase("compile-no-clone"))
        sys.path.insert(0, str(TOOLS))
        builder: Any = import_module("compile_engine")
        line = ProgressLine(words)
        start = time.monotonic()
        try:
            _, made = builder.build_in_clone(line.show)
        except builder.NotBuilt as problem:
            line.end()
            raise click.ClickException(words.phrase(problem.key, problem.said)) from None
        except KeyboardInterrupt:
            line.end()
            raise
        line.end()
        seconds = round(time.monotonic() - start)
        click.echo(
            words.phrase("compile-made", {"seconds": seconds})
            if made
            else words.phrase("compile-there")
        )
        return 0

    return command(words, "compile", compile_engine, [lang_option(words)])
