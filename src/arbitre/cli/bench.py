"""`arbitre bench`: figures beside public engines, in the same run."""

from __future__ import annotations

import json
import math
import sys
from importlib import import_module
from typing import Any

import click

from arbitre.cli.shape import command, json_option, lang_option, option
from arbitre.core.extras import need
from arbitre.core.game import game_names
from arbitre.core.message import BadInput, Message
from arbitre.core.shelf import sound_game
from arbitre.core.words import Words

BESIDE = ("power", "sans_allies", "dead_reckoning")
"""The games that are measured beside public engines, each by the functions `run` and `report` of the
module of `arbitre.bench` that has its name; imported only when it is used. Any other installed game is
measured by itself. The first is measured where no game is named."""

SERVE = "serve"
"""The server is measured too; it has options of its own."""
WRAPPERS = "wrappers"
"""So are the environments for players that learn."""
SECONDS = 3.0


def measured() -> list[str]:
    """The games that can be measured: all that are installed, those beside public engines first."""
    return [*BESIDE, *(name for name in game_names() if name not in BESIDE)]


def _progress(text: str) -> None:
    if sys.stderr.isatty():
        click.echo(text, err=True)


def _serve(words: Words, given: dict[str, Any], as_json: bool) -> int:
    """Measure the server."""
    need("serve", "bench serve")
    from arbitre.bench.environments import EnvironmentProblem
    from arbitre.bench.serve import Wanted, run
    from arbitre.bench.serve_report import report

    if any(
        isinstance(value, float) and math.isnan(value) for value in given.values()
    ):  # not a number passes every range
        raise click.UsageError("nan")
    try:
        figures = run(Wanted(**given), _progress)
    except EnvironmentProblem as problem:
        raise click.ClickException(str(problem)) from None
    if as_json:
        click.echo(json.dumps(figures))
    else:
        click.echo("\n".join(report(figures, words.with_package("arbitre.bench"))))
    return 0


def _wrappers(words: Words, seconds: float, passes: int, as_json: bool) -> int:
    """Measure the environments for players that learn."""
    from arbitre.bench.environments import EnvironmentProblem
    from arbitre.bench.wrappers import report, run

    try:
        figures = run(seconds, passes, _progress)
    except EnvironmentProblem as problem:
        raise click.ClickException(str(problem)) from None
    except ModuleNotFoundError as missing:
        text = words.phrase("bench-needs-rl", {"module": str(missing.name)})
        raise click.ClickException(text) from None
    if as_json:
        click.echo(json.dumps(figures))
    else:
        click.echo("\n".join(report(figures, words.with_package("arbitre.bench"))))
    return 0


def bench_command(words: Words) -> click.Command:
    """Measure one game."""

    def bench(
        name: str,
        seconds: float | None,
        passes: int,
        lang: str | None,
        as_json: bool,
        **serving: Any,
    ) -> int:
        from arbitre.bench.environments import EnvironmentProblem

        given = {key: value for key, value in serving.items() if value is not None}
        if name == SERVE:
            return _serve(
                words, {**given, **({} if seconds is None else {"seconds": seconds})}, as_json
            )
        if given:
            raise click.UsageError(f"--{next(iter(given))}: {SERVE}")
        seconds = SECONDS if seconds is None else seconds
        if not seconds > 0:  # not a number passes every range
            raise click.UsageError(f"--seconds {seconds}")
        if name == WRAPPERS:
            return _wrappers(words, seconds, passes, as_json)
        if name not in measured():
            known = ", ".join([*measured(), WRAPPERS, SERVE])
            raise BadInput("", Message("no-bench", {"game": name[:40], "known": known}))
        module: Any = import_module(f"arbitre.bench.{name if name in BESIDE else 'random_play'}")
        try:
            if name in BESIDE:
                figures = module.run(seconds, passes, _progress)
            else:
                figures = module.compare(sound_game(name), [], seconds, passes, _progress)
        except EnvironmentProblem as problem:
            raise click.ClickException(str(problem)) from None
        if as_json:
            click.echo(json.dumps(figures))
        else:
            click.echo("\n".join(module.report(figures, words.with_package("arbitre.bench"))))
        return 0

    params: list[click.Parameter] = [
        click.Argument(["name"], metavar="GAME|wrappers|serve", required=False, default=BESIDE[0]),
        option(
            words,
            ["--seconds"],
            "bench-seconds",
            type=click.FloatRange(0.01, 600),
            metavar="S",
        ),
        option(words, ["--passes"], "bench-passes", type=click.IntRange(1), default=3, metavar="K"),
        option(words, ["--warmup"], "bench-warmup", type=click.FloatRange(0, 600), metavar="S"),
        option(words, ["--tables"], "bench-tables", type=click.IntRange(1, 5000), metavar="N"),
        option(words, ["--rate"], "bench-rate", type=click.FloatRange(1, 50_000), metavar="R"),
        option(words, ["--probe"], "bench-probe", type=click.FloatRange(0, 600), metavar="S"),
        option(words, ["--idle"], "bench-idle", type=click.IntRange(0, 20_000), metavar="N"),
        option(words, ["--db"], "bench-db", metavar="URL"),
        lang_option(words),
        json_option(words),
    ]
    return command(words, "bench", bench, params, games=", ".join(measured()))
