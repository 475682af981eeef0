"""`arbitre bench`: figures beside a public engine, in the same run."""

from __future__ import annotations

import json
import sys

import click

from arbitre.cli.shape import command, json_option, lang_option, option
from arbitre.core.message import BadInput, Message
from arbitre.core.words import Words


def _progress(text: str) -> None:
    if sys.stderr.isatty():
        click.echo(text, err=True)


def bench_command(words: Words) -> click.Command:
    """Measure one game."""

    def bench(name: str, seconds: float, passes: int, lang: str | None, as_json: bool) -> int:
        from arbitre.bench.environments import EnvironmentProblem

        if not seconds > 0:  # not a number passes every range
            raise click.UsageError(f"--seconds {seconds}")
        if name != "power":
            raise BadInput("", Message("no-bench", {"game": name[:40]}))
        from arbitre.bench.power import report, run

        try:
            figures = run(seconds, passes, _progress)
        except EnvironmentProblem as problem:
            raise click.ClickException(str(problem)) from None
        if as_json:
            click.echo(json.dumps(figures))
        else:
            click.echo("\n".join(report(figures, words.with_package("arbitre.bench"))))
        return 0

    params: list[click.Parameter] = [
        click.Argument(["name"], metavar="GAME", required=False, default="power"),
        option(
            words,
            ["--seconds"],
            "bench-seconds",
            type=click.FloatRange(0.01, 600),
            default=3.0,
            metavar="S",
        ),
        option(words, ["--passes"], "bench-passes", type=click.IntRange(1), default=3, metavar="K"),
        lang_option(words),
        json_option(words),
    ]
    return command(words, "bench", bench, params)
