"""`arbitre arena`: bots against bots, or each alone on the same games of a solitaire; until one is better."""

from __future__ import annotations

import json
import re
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import click

from arbitre.cli.play import read_edition, read_options
from arbitre.cli.players import limit_options, numbered, read_player, read_players
from arbitre.cli.playing import MOST_GAMES, arena_failures, bar, keeping, ray_option, workers
from arbitre.cli.shape import SEED, command, json_option, lang_option, option
from arbitre.core.edition import Edition
from arbitre.core.game import Game, game
from arbitre.core.words import Words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from arbitre.arena.executor import Executor
    from arbitre.arena.tournament import Series, Summary
    from arbitre.bots import BotLike


class _Asked(NamedTuple):
    """The command line, as click read it."""

    name: str
    seats: str
    games: int
    seed: int
    jobs: int
    options: tuple[str, ...]
    edition: str
    budget: int | None
    until: float | None
    margin: float
    keep: str | None
    ray: str | None
    out: str | None
    lang: str | None
    as_json: bool
    timing: bool
    bot_seconds: float
    bot_memory: int

    @property
    def limits(self) -> dict[str, Any]:
        """What a program may use."""
        return {"bot_seconds": self.bot_seconds, "bot_memory": self.bot_memory}


def arena_command(words: Words) -> click.Command:
    """Play many games and count."""

    def arena(**given: Any) -> int:
        asked = _Asked(**given)
        alone = _one_by_one(game(asked.name), asked.seats)
        play = _until if asked.until else _alone if alone else _together
        with arena_failures(words), ExitStack() as open_files:
            file = None
            if asked.out:
                from arbitre.arena.table_file import TableFile

                file = open_files.enter_context(TableFile(Path(asked.out)))
            with workers(asked.jobs, asked.ray, [game(asked.name)], words) as hands:
                summaries = play(asked, hands, words)
            if file is not None:
                file.write(summaries)
        _tell_forfeits(summaries, words)
        if not asked.as_json:
            _tell_time(summaries, words)
        return 0

    params: list[click.Parameter] = [
        click.Argument(["name"], metavar="GAME"),
        option(words, ["--seats"], "arena-seats", required=True, metavar="BOT[:N],…"),
        option(
            words,
            ["--games"],
            "arena-games",
            type=click.IntRange(1, MOST_GAMES),
            default=100,
            metavar="N",
        ),
        option(words, ["--seed"], "seed", type=SEED, default=0, metavar="N"),
        option(words, ["--jobs"], "jobs", type=click.IntRange(0), default=0, metavar="N"),
        option(words, ["--option", "options"], "option", multiple=True, metavar="NAME=VALUE"),
        option(words, ["--edition"], "arena-edition", default="", metavar="E,…"),
        option(words, ["--budget"], "budget", type=click.IntRange(1), metavar="N"),
        option(
            words,
            ["--until"],
            "arena-until",
            type=click.FloatRange(0, 0.5, min_open=True),
            metavar="RISK",
        ),
        option(
            words,
            ["--margin"],
            "arena-margin",
            type=click.FloatRange(0, 50),
            default=0.0,
            metavar="POINTS",
        ),
        option(words, ["--keep"], "arena-keep", metavar="FILE"),
        ray_option(words),
        option(words, ["--out"], "arena-out", metavar="FILE"),
        lang_option(words),
        json_option(words),
        option(words, ["--timing"], "timing", is_flag=True),
        *limit_options(words),
    ]
    return command(words, "arena", arena, params)


def _one_by_one(rules: Game, seats: str) -> bool:
    """Whether each player plays alone: in a game for one, or where games are counted player by player."""
    from arbitre.bots.given import split_players

    counted = any(numbered(word)[1] for word in split_players(seats))
    return rules.seat_counts == (1,) or (1 in rules.seat_counts and counted)


def _together(asked: _Asked, hands: int | Executor, words: Words) -> list[Summary]:
    """All at one table: a block of tables for each edition."""
    from arbitre.arena.report import report_text, to_dict
    from arbitre.arena.tournament import play_summary

    rules, editions = game(asked.name), _editions(game(asked.name), asked.edition)
    bots = read_players(asked.seats, asked.limits)
    summaries: list[Summary] = []
    for edition in editions:
        series = _series(asked, bots, edition)
        with bar(words) as progress, keeping(asked.keep, {rules.id: rules}, words) as kept:
            summary = play_summary(rules, series, hands, progress, kept.get(rules.id))
        if asked.as_json:
            click.echo(json.dumps(to_dict(summary, asked.timing), ensure_ascii=False))
        else:
            if len(editions) > 1:
                spoken = words.with_package("arbitre.arena")
                title = spoken.phrase("arena-edition", {"edition": edition.full_name})
                click.echo(f"\n{title}" if summaries else title)
            click.echo(report_text(summary, words.lang))
        summaries.append(summary)
    return summaries


def _series(asked: _Asked, bots: Sequence[BotLike], edition: Edition) -> Series:
    from arbitre.arena.tournament import Series
    from arbitre.bots.given import named

    rules = game(asked.name)
    options = {**rules.arena_options(), **read_options(rules, asked.options)}
    budget = rules.simulations if asked.budget is None else asked.budget
    names, given = named(bots)
    return Series(rules.id, names, asked.games, asked.seed, options, edition, budget, given)


def _alone(asked: _Asked, hands: int | Executor, words: Words) -> list[Summary]:
    """Each alone on the same games: one table."""
    from arbitre.arena.solo import compare
    from arbitre.arena.solo_report import solo_dict, solo_text
    from arbitre.bots.given import split_players

    rules = game(asked.name)
    with bar(words) as progress, keeping(asked.keep, {rules.id: rules}, words) as kept:
        comparison = compare(
            rules,
            [_player(word, asked) for word in split_players(asked.seats)],
            asked.seed,
            hands,
            progress,
            options={**rules.arena_options(), **read_options(rules, asked.options)},
            editions=_editions(rules, asked.edition),
            budget=asked.budget,
            kept=kept.get(rules.id),
        )
    if asked.as_json:
        click.echo(json.dumps(solo_dict(comparison, asked.timing), ensure_ascii=False))
    else:
        click.echo(solo_text(comparison, words.lang))
    return comparison.summaries


def _until(asked: _Asked, hands: int | Executor, words: Words) -> list[Summary]:
    """The first player beside the others, until it is known which is better."""
    from arbitre.arena.until import play_until
    from arbitre.arena.until_report import until_dict, until_text

    rules = game(asked.name)
    bots, editions = read_players(asked.seats, asked.limits), _editions(rules, asked.edition)
    alone = 1 in rules.seat_counts
    if len(set(bots)) < 2 or (alone and len(bots) > 2):
        raise click.BadParameter(asked.seats[:40], param_hint="--seats")
    if len(editions) > 1:
        raise click.BadParameter(asked.edition[:40], param_hint="--edition")
    teams = [(bot,) for bot in bots] if alone else [tuple(bots)]
    series = [_series(asked, team, editions[0]) for team in teams]
    with bar(words) as progress, keeping(asked.keep, {rules.id: rules}, words) as kept:
        decided = play_until(
            rules,
            series,
            asked.until or 0.0,
            asked.margin / 100,
            hands,
            progress,
            kept.get(rules.id),
        )
    if asked.as_json:
        click.echo(json.dumps(until_dict(decided, asked.timing), ensure_ascii=False))
    else:
        click.echo(until_text(decided, words.lang))
    return decided.summaries


def _player(word: str, asked: _Asked) -> tuple[BotLike, int]:
    """A bot of a game for one, and how many games it plays: `planner:400`, or as many as all."""
    text, number = numbered(word)
    bot = read_player(text, asked.limits)
    if not number:
        return bot, asked.games
    if not re.fullmatch(r"[1-9][0-9]{0,7}", number) or int(number) > MOST_GAMES:
        raise click.BadParameter(word[:40], param_hint="--seats")
    return bot, int(number)


def _editions(rules: Game, text: str) -> list[Edition]:
    """Editions by name or file, parted by commas."""
    found: list[Edition] = []
    words = text.split(",")
    for word in words:
        if not word and len(words) > 1:
            raise click.BadParameter(text[:40], param_hint="--edition")
        named, embedded = read_edition(rules, word)
        found.append(rules.read_edition(embedded, word) if embedded else rules.edition(named))
    return found


def _tell_forfeits(summaries: list[Summary], words: Words) -> None:
    """What players did wrong, on stderr: for who wrote them."""
    from arbitre.arena.forfeits import told_forfeits

    spoken = words.with_package("arbitre.arena")
    for summary, index, fault in told_forfeits(summaries):
        series = summary.series
        args = {"game": series.game, "index": str(index), "seed": str(series.seed)}
        line = spoken.phrase("arena-forfeit-told", {**args, "reason": fault})
        click.echo(f"arbitre: {line}", err=True)


def _tell_time(summaries: list[Summary], words: Words) -> None:
    """What it cost, on stderr: the answer itself is the same on every machine."""
    from arbitre.arena.layout import decimal

    spoken = words.with_package("arbitre.arena")
    for summary in summaries:
        click.echo(
            spoken.phrase(
                "arena-timing",
                {
                    "bots": ",".join(summary.series.bots),
                    "edition": summary.series.edition.full_name,
                    "seconds": decimal(spoken, summary.cpu_seconds(), 4),
                },
            ),
            err=True,
        )
