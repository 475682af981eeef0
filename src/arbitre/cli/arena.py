"""`arbitre arena`: bots against bots."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable

import click

from arbitre.cli.play import read_edition, read_options
from arbitre.cli.shape import command, json_option, lang_option, option
from arbitre.core.game import game
from arbitre.core.words import Words


def arena_command(words: Words) -> click.Command:
    """Play many games and count."""

    def arena(
        name: str,
        seats: str,
        games: int,
        seed: int,
        jobs: int,
        options: tuple[str, ...],
        edition: str,
        lang: str | None,
        as_json: bool,
    ) -> int:
        from arbitre.arena.report import report_text
        from arbitre.arena.tournament import Failure, run

        rules = game(name)
        named, embedded = read_edition(rules, edition)
        try:
            summary = run(
                rules,
                seats.split(","),
                games,
                seed=seed,
                jobs=jobs or os.cpu_count() or 1,
                options=read_options(rules, options),
                edition=named,
                embedded=embedded,
                progress=_bar(words),
            )
        except Failure as failure:
            # a fault of ours: the line says how to play that game again
            spoken = words.with_package("arbitre.arena").say(failure.message)
            raise click.ClickException(spoken) from None
        if as_json:
            click.echo(json.dumps(summary.to_dict(), ensure_ascii=False))
        else:
            click.echo(report_text(summary, words.lang))
        return 0

    params: list[click.Parameter] = [
        click.Argument(["name"], metavar="GAME"),
        option(words, ["--seats"], "arena-seats", required=True, metavar="BOT,…"),
        option(
            words,
            ["--games"],
            "arena-games",
            type=click.IntRange(1, 10_000_000),
            default=100,
            metavar="N",
        ),
        option(words, ["--seed"], "seed", type=int, default=0, metavar="N"),
        option(words, ["--jobs"], "jobs", type=click.IntRange(0), default=0, metavar="N"),
        option(words, ["--option", "options"], "option", multiple=True, metavar="NAME=VALUE"),
        option(words, ["--edition"], "edition", default="", metavar="E"),
        lang_option(words),
        json_option(words),
    ]
    return command(words, "arena", arena, params)


def _bar(words: Words) -> Callable[[int, int], None] | None:
    """A progress bar on a terminal's stderr, nothing elsewhere."""
    if not sys.stderr.isatty():
        return None
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    bar = Progress(
        BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=Console(stderr=True)
    )
    task = bar.add_task(words.phrase("playing"), total=None)
    bar.start()

    def progress(done: int, total: int) -> None:
        bar.update(task, completed=done, total=total)
        if done >= total:
            bar.stop()

    return progress
