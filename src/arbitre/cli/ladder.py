"""`arbitre ladder`: all players of a game, or of all games, rated."""

from __future__ import annotations

import json
import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import click

from arbitre.cli.play import read_options
from arbitre.cli.players import limit_options, read_players
from arbitre.cli.playing import MOST_GAMES, arena_failures, bar, keeping, ray_option, workers
from arbitre.cli.shape import SEED, command, json_option, lang_option, option
from arbitre.core.game import game, game_names
from arbitre.core.words import Words

if TYPE_CHECKING:
    from arbitre.arena.ladder import Ladder, Part

PAGE, PLOTS = "ladder.md", "ladder"
"""What is written into the folder of `--out`: the page, and the folder of its plots."""


class _Asked(NamedTuple):
    """The command line, as click read it."""

    names: tuple[str, ...]
    bots: str
    players: str
    difficulty: str
    games: int
    levels: int
    seed: int
    jobs: int
    options: tuple[str, ...]
    budget: int | None
    keep: str | None
    ray: str | None
    out: str | None
    lang: str | None
    as_json: bool
    bot_seconds: float
    bot_memory: int

    @property
    def limits(self) -> dict[str, Any]:
        """What a program may use."""
        return {"bot_seconds": self.bot_seconds, "bot_memory": self.bot_memory}


def ladder_command(words: Words) -> click.Command:
    """Let all players meet, and rate them."""

    def ladder(**given: Any) -> int:
        from arbitre.arena.ladder import play_ladder
        from arbitre.arena.ladder_report import ladder_dict, ladder_text

        asked = _Asked(**given)
        parts = [part for name in asked.names or _own() for part in _parts(asked, name)]
        games = {part.game.id: part.game for part in parts}
        found = []
        with (
            arena_failures(words),
            workers(asked.jobs, asked.ray, list(games.values()), words) as hands,
            bar(words) as progress,
            keeping(asked.keep, games, words) as kept,
        ):
            for one in play_ladder(parts, hands, progress, kept):
                found.append(one)
                if asked.as_json:
                    click.echo(json.dumps(ladder_dict(one), ensure_ascii=False))
                elif not asked.out:
                    click.echo(("\n" if len(found) > 1 else "") + ladder_text(one, words.lang))
        if asked.out:
            _write(found, asked, Path(asked.out), words)
        return 0

    games = click.IntRange(1, MOST_GAMES)
    params: list[click.Parameter] = [
        click.Argument(["names"], metavar="GAME", nargs=-1),
        option(words, ["--bots"], "ladder-bots", default="", metavar="BOT,…"),
        option(words, ["--players"], "ladder-players", default="", metavar="N,…"),
        option(words, ["--difficulty"], "ladder-difficulty", default="", metavar="NAME,…"),
        option(words, ["--games"], "ladder-games", type=games, default=200, metavar="N"),
        option(
            words,
            ["--levels"],
            "ladder-levels",
            type=click.IntRange(0, MOST_GAMES),
            default=0,
            metavar="N",
        ),
        option(words, ["--seed"], "seed", type=SEED, default=0, metavar="N"),
        option(words, ["--jobs"], "jobs", type=click.IntRange(0), default=0, metavar="N"),
        option(words, ["--option", "options"], "option", multiple=True, metavar="NAME=VALUE"),
        option(words, ["--budget"], "budget", type=click.IntRange(1), metavar="N"),
        option(words, ["--keep"], "arena-keep", metavar="FILE"),
        ray_option(words),
        option(words, ["--out"], "ladder-out", metavar="FOLDER"),
        lang_option(words),
        json_option(words),
        *limit_options(words),
    ]
    return command(words, "ladder", ladder, params)


def _own() -> list[str]:
    """All games that have players of their own."""
    return [name for name in game_names() if game(name).bots()]


def _parts(asked: _Asked, name: str) -> list[Part]:
    from arbitre.arena.ladder import Part, parts_of
    from arbitre.bots.given import named

    rules = game(name)
    chosen, given = named(read_players(asked.bots, asked.limits) if asked.bots else [])
    options = {**rules.arena_options(), **read_options(rules, asked.options)}
    counts = [_number(word) for word in asked.players.split(",")] if asked.players else None
    return [
        Part(
            rules,
            seats,
            bots,
            asked.games,
            asked.levels,
            asked.seed,
            difficulty,
            options,
            asked.budget,
            given,
        )
        for bots, seats, difficulty in parts_of(
            rules,
            list(chosen) or None,
            counts,
            asked.difficulty.split(",") if asked.difficulty else None,
        )
    ]


def _number(word: str) -> int:
    if not word.isdecimal() or len(word) > 3:
        raise click.BadParameter(word[:40], param_hint="--players")
    return int(word)


def _write(found: list[Ladder], asked: _Asked, folder: Path, words: Words) -> None:
    """The page and its plots."""
    from arbitre.arena.ladder_report import ladder_page, ladder_plot, plot_name

    plots = folder / PLOTS
    plots.mkdir(parents=True, exist_ok=True)
    for one in found:
        (plots / plot_name(one)).write_text(ladder_plot(one, words.lang), encoding="utf-8")
    page = ladder_page(found, _line(asked, words), PLOTS, words.lang)
    (folder / PAGE).write_text(page, encoding="utf-8")
    click.echo(str(folder / PAGE))


def _line(asked: _Asked, words: Words) -> str:
    """The command that makes the same page again."""
    named = {
        "--bots": asked.bots,
        "--players": asked.players,
        "--difficulty": asked.difficulty,
        "--games": str(asked.games),
        "--levels": str(asked.levels) if asked.levels else "",
        "--seed": str(asked.seed),
        "--budget": str(asked.budget or ""),
        "--lang": words.lang,
        "--out": "docs",
    }
    line = ["./arbitre", "ladder", *asked.names]
    for word in asked.options:
        line += ["--option", word]
    for name, value in named.items():
        line += [name, value] if value else []
    return shlex.join(line)
