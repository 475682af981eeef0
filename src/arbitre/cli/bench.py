"""`arbitre bench`: figures beside public engines, in the same run."""

from __future__ import annotations

import json
import sys
from importlib import import_module
from typing import Any

import click

from arbitre.cli.shape import command, json_option, lang_option, option
from arbitre.core.message import BadInput, Message
from arbitre.core.words import Words

MODULES = {"power": "power", "sans_allies": "sans_allies", "dead_reckoning": "dead_reckoning"}
"""Each game that can be measured and the module of `arbitre.bench` that does it, by its functions
`run` and `report`; imported only when it is used. The first is measured where no game is named."""


def _progress(text: str) -> None:
    if sys.stderr.isatty():
        click.echo(text, err=True)


def bench_command(words: Words) -> click.Command:
    """Measure one game."""

    def bench(name: str, seconds: float, passes: int, lang: str | None, as_json: bool) -> int:
        from arbitre.bench.environments import EnvironmentProblem

        if not seconds > 0:  # not a number passes every range
            raise click.UsageError(f"--seconds {seconds}")
        if name not in MODULES:
            known = ", ".join(MODULES)
            raise BadInput("", Message("no-bench", {"game": name[:40], "known": known}))
        module: Any = import_module(f"arbitre.bench.{MODULES[name]}")
        try:
            figures = module.run(seconds, passes, _progress)
        except EnvironmentProblem as problem:
            raise click.ClickException(str(problem)) from None
        if as_json:
            click.echo(json.dumps(figures))
        else:
            click.echo("\n".join(module.report(figures, words.with_package("arbitre.bench"))))
        return 0

    params: list[click.Parameter] = [
        click.Argument(["name"], metavar="GAME", required=False, default=next(iter(MODULES))),
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
