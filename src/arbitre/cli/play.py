"""`arbitre play`: a game in the terminal."""

from __future__ import annotations

import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import click

from arbitre.cli.box_link import edition_at, is_link
from arbitre.cli.players import limit_options, read_players
from arbitre.cli.records import read_text
from arbitre.cli.shape import SEED, command, lang_option, option
from arbitre.core.daily import checked_day
from arbitre.core.edition_bounds import check_bounds
from arbitre.core.game import Game, game
from arbitre.core.message import BadInput, Message
from arbitre.core.options import unknown_option
from arbitre.core.words import Words

TODAY = "today"
DAILY: dict[str, Any] = {
    "is_flag": False,
    "flag_value": TODAY,
    "metavar": "[YYYY-MM-DD]",
}
"""`--daily` may stand without a date."""


def play_command(words: Words) -> click.Command:
    """People and bots at one terminal."""

    def play(name: str, **given: Any) -> int:
        from arbitre.term.play import Request
        from arbitre.term.play import play as play_game

        rules = game(name)
        check_together(given)
        request = Request(rules, lang=words.lang)
        request.players = read_players(given["seats"], given) if given["seats"] else []
        request.options = read_options(rules, given["options"])
        request.edition, request.embedded = read_edition(rules, given["edition"])
        request.record = Path(given["record"]) if given["record"] else None
        request.resume = Path(given["resume"]) if given["resume"] else None
        if given["daily"] is not None:
            request.daily = today() if given["daily"] == TODAY else checked_day(given["daily"])
        request.seed, request.companion = given["seed"], given["companion"]
        request.ascii, request.budget = given["ascii"], given["budget"] or 0
        return play_game(request, sys.stdout, sys.stdin)

    params: list[click.Parameter] = [
        click.Argument(["name"], metavar="GAME"),
        option(words, ["--seats"], "seats", metavar="human,BOT,…"),
        option(words, ["--option", "options"], "option", multiple=True, metavar="NAME=VALUE"),
        option(words, ["--seed"], "seed", type=SEED, metavar="N"),
        option(words, ["--daily"], "daily", **DAILY),
        option(words, ["--companion"], "companion", is_flag=True),
        option(words, ["--edition"], "edition", default="", metavar="E"),
        lang_option(words),
        option(words, ["--ascii"], "ascii", is_flag=True),
        option(words, ["--record"], "record", metavar="FILE"),
        option(words, ["--resume"], "resume", metavar="FILE"),
        option(words, ["--budget"], "play-budget", type=click.IntRange(1), metavar="N"),
        *limit_options(words),
    ]
    return command(words, "play", play, params)


def check_together(given: dict[str, Any]) -> None:
    """A game has one source of chance, and a resumed one keeps its own; BadInput names the options."""
    chosen = [name for name in ("seed", "daily") if given[name] is not None]
    chosen += ["companion"] if given["companion"] else []
    if given["resume"]:
        chosen += [name for name in ("options", "edition") if given[name]]
        if chosen:
            name = f"--{chosen[0].removesuffix('s')}"
            raise BadInput("", Message("resume-alone", {"option": name}))
    elif len(chosen) > 1:
        args: dict[str, str | int] = {"one": f"--{chosen[0]}", "other": f"--{chosen[1]}"}
        raise BadInput("", Message("not-together", args))


def today() -> str:
    """The date in Greenwich: the same day for everybody."""
    return datetime.now(UTC).date().isoformat()


def read_options(rules: Game, given: tuple[str, ...]) -> dict[str, object]:
    """`NAME=VALUE` pairs as options; a text option may name a file that holds its value."""
    known = {one.name: one for one in rules.options}
    values: dict[str, object] = {}
    for pair in given:
        name, sign, text = pair.partition("=")
        if name not in known:
            raise BadInput("", unknown_option(name, list(known)))
        if not sign:
            raise BadInput("", Message("option-form", {"option": name}))
        option = known[name]
        if isinstance(option.default, str) and not option.choices and looks_like_file(text):
            # a grid is told from a name by its lines
            text = read_text(Path(text)) + "\n"
        values[name] = option.parse(text)
    return values


def looks_like_file(text: str) -> bool:
    """Whether a value is meant as a file, not as a name."""
    return "/" in text or text.endswith((".txt", ".toml"))


def read_edition(rules: Game, text: str) -> tuple[str, str]:
    """A released edition by name, or the text of a user's own file or shared box, checked."""
    if not looks_like_file(text):
        return text, ""
    source = edition_at(text) if is_link(text) else read_text(Path(text))
    check_bounds(source, text)
    rules.read_edition(source, text)
    return "", source
