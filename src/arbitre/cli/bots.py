"""`arbitre bots [GAME]`: the players there are; `arbitre bots check BOT GAME`: one of one's own tried out."""

from __future__ import annotations

import json
from traceback import format_exception
from typing import TYPE_CHECKING, Any

import click

from arbitre.cli.players import limit_options, read_player
from arbitre.cli.shape import SEED, command, json_option, lang_option, option
from arbitre.core.game import Game, game
from arbitre.core.message import Value
from arbitre.core.shelf import shelf
from arbitre.core.words import Words, harmless

if TYPE_CHECKING:
    from arbitre.arena.trial import Trial, Wrong

CHECK = "check"
MOST_SHOWN = 3
"""So many games that went wrong are told."""


def bots_command(words: Words) -> click.Command:
    """The players of a game, or of every game; or a player checked."""

    def bots(asked: tuple[str, ...], **given: Any) -> int:
        if asked[:1] == (CHECK,):
            if len(asked) != 3:
                raise click.MissingParameter(param_hint="BOT" if len(asked) < 2 else "GAME")
            return _check(asked[1], game(asked[2]), given, words)
        if len(asked) > 1:
            raise click.BadParameter(asked[1][:40], param_hint="GAME")
        _list([game(asked[0])] if asked else shelf((words.lang,))[0], given["as_json"], words)
        return 0

    params: list[click.Parameter] = [
        click.Argument(["asked"], nargs=-1, metavar="GAME | check BOT GAME"),
        option(
            words,
            ["--games"],
            "check-games",
            type=click.IntRange(1, 10_000),
            default=3,
            metavar="N",
        ),
        option(words, ["--seed"], "seed", type=SEED, default=0, metavar="N"),
        *limit_options(words),
        lang_option(words),
        json_option(words),
    ]
    return command(words, "bots", bots, params)


def _list(found: list[Game], as_json: bool, words: Words) -> None:
    from arbitre.bots.shelf import OWN, bot_sources, installed_faults

    for fault in installed_faults():
        click.echo(f"arbitre: {words.say(fault)}", err=True)
    if as_json:
        rows = {rules.id: list(bot_sources(rules)) for rules in found}
        click.echo(json.dumps(rows, ensure_ascii=False))
        return
    for rules in found:
        spoken = rules.voice(None, words.lang).words
        click.echo(f"{rules.id}  {spoken.phrase('game-title')}")
        sources = bot_sources(rules)
        wide = max(len(one) for one in sources)
        for one, source in sources.items():
            # where it comes from is said where it is not the game itself
            came = "" if source == OWN else words.phrase(f"bot-source-{source}")
            said = [spoken.bot(one), spoken.bot_style(one), came]
            click.echo(f"  {one.ljust(wide)}  {' — '.join(part for part in said if part)}")


# -- check -----------------------------------------------------------------------------------


def _check(text: str, rules: Game, given: dict[str, Any], words: Words) -> int:
    from arbitre.arena.trial import try_out

    trial = try_out(rules, read_player(text, given), text, given["games"], given["seed"])
    if given["as_json"]:
        click.echo(json.dumps(_plain(trial, rules, text, words), ensure_ascii=False))
    else:
        _tell(trial, rules, text, words)
    return 0 if trial.right else 1


def _tell(trial: Trial, rules: Game, text: str, words: Words) -> None:
    click.echo(words.phrase("check-title", {"bot": text, "game": rules.id}))
    for seats, seconds in trial.seconds.items():
        args: dict[str, Value] = {
            "seats": seats,
            "games": trial.games[seats],
            "decisions": len(seconds),
            "mean": _milliseconds(words, sum(seconds) / len(seconds) if seconds else 0),
            "most": _milliseconds(words, max(seconds, default=0)),
        }
        click.echo("  " + words.phrase("check-seats", args))
    for wrong in trial.wrong[:MOST_SHOWN]:
        for line in _problem(wrong, rules, words):
            click.echo(line)
    if len(trial.wrong) > MOST_SHOWN:
        click.echo(words.phrase("check-more", {"n": len(trial.wrong) - MOST_SHOWN}))
    if trial.right:
        why = harmless(words.say(trial.why)) if _sayable(trial, words) and trial.why else ""
        key = "check-why" if why else "check-reason" if trial.why else "check-no-why"
        click.echo("  " + words.phrase(key, {"why": why}))
        click.echo("  " + words.phrase("check-repeats" if trial.repeats else "check-varies"))
    if not trial.ends:
        click.echo("  " + words.phrase("check-stays"))
    click.echo(words.phrase("check-right" if trial.right else "check-wrong", {"bot": text}))


def _sayable(trial: Trial, words: Words) -> bool:
    """Whether its reason is in words of its own: the game's own ones are about a view that is gone."""
    return trial.why is not None and words.knows(trial.why.key)


def _problem(wrong: Wrong, rules: Game, words: Words) -> list[str]:
    """What went wrong, where, by which rule, and what its code said."""
    fault = wrong.fault
    spoken = rules.voice(None, words.lang).words
    args: dict[str, Value] = {
        "index": str(wrong.index),
        "seats": wrong.seats,
        "seat": wrong.seat,
        "decision": wrong.decision,
        "problem": words.say(fault.message),
    }
    lines = ["  " + words.phrase("check-problem", args)]
    if fault.ruling is not None:
        lines.append(f"    {fault.ruling.clause}: {spoken.ruling(fault.ruling)}")
    if fault.__cause__ is not None:
        trace = "".join(format_exception(fault.__cause__)).rstrip()
        lines += [f"    | {line}" for line in trace.split("\n")]
    if fault.stderr.strip():
        lines.append("    " + words.phrase("check-stderr"))
        lines += [f"    | {harmless(line)}" for line in fault.stderr.strip().split("\n")]
    return lines


def _plain(trial: Trial, rules: Game, text: str, words: Words) -> dict[str, object]:
    return {
        "bot": text,
        "game": rules.id,
        "right": trial.right,
        "repeats": trial.repeats,
        "ends": trial.ends,
        "gives_reasons": trial.why is not None,
        "seats": [
            {
                "seats": seats,
                "games": trial.games[seats],
                "decisions": len(seconds),
                "mean_seconds": round(sum(seconds) / max(1, len(seconds)), 6),
                "longest_seconds": round(max(seconds, default=0), 6),
            }
            for seats, seconds in trial.seconds.items()
        ],
        "problems": [
            {
                "seats": wrong.seats,
                "game": wrong.index,
                "seat": wrong.seat,
                "decision": wrong.decision,
                "fault": wrong.fault.kind,
                "text": words.say(wrong.fault.message),
                "clause": wrong.fault.ruling.clause if wrong.fault.ruling else "",
                "stderr": wrong.fault.stderr,
            }
            for wrong in trial.wrong
        ],
    }


def _milliseconds(words: Words, seconds: float) -> str:
    from arbitre.arena.layout import PACKAGE, decimal

    return decimal(words.with_package(PACKAGE), 1000 * seconds)
