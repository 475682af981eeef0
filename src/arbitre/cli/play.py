"""`arbitre play`: a game in the terminal."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from arbitre.cli.records import read_text
from arbitre.cli.shape import command, lang_option, option
from arbitre.core.game import Game, game
from arbitre.core.message import BadInput, Message
from arbitre.core.words import Words


def play_command(words: Words) -> click.Command:
    """People and bots at one terminal."""

    def play(
        name: str,
        seats: str | None,
        options: tuple[str, ...],
        seed: int | None,
        edition: str,
        lang: str | None,
        ascii: bool,
        record: str | None,
        resume: str | None,
    ) -> int:
        from arbitre.term.play import Request
        from arbitre.term.play import play as play_game

        rules = game(name)
        for given, written in ((seed, "--seed"), (options, "--option"), (edition, "--edition")):
            if resume and given not in (None, (), ""):
                raise BadInput("", Message("resume-alone", {"option": written}))
        request = Request(rules)
        request.players = seats.split(",") if seats else []
        if not request.players and not resume:
            # alone against the game's own player
            rivals = [*rules.bots(), "random"]
            request.players = ["human"] + [rivals[0]] * (rules.seat_counts[0] - 1)
        request.lang = words.lang
        request.seed = seed
        request.options = read_options(rules, options)
        request.edition, request.embedded = read_edition(rules, edition)
        request.record = Path(record) if record else None
        request.resume = Path(resume) if resume else None
        request.ascii = ascii
        return play_game(request, sys.stdout, sys.stdin)

    params: list[click.Parameter] = [
        click.Argument(["name"], metavar="GAME"),
        option(words, ["--seats"], "seats", metavar="human,BOT,…"),
        option(words, ["--option", "options"], "option", multiple=True, metavar="NAME=VALUE"),
        option(words, ["--seed"], "seed", type=int, metavar="N"),
        option(words, ["--edition"], "edition", default="", metavar="E"),
        lang_option(words),
        option(words, ["--ascii"], "ascii", is_flag=True),
        option(words, ["--record"], "record", metavar="FILE"),
        option(words, ["--resume"], "resume", metavar="FILE"),
    ]
    return command(words, "play", play, params)


def read_options(rules: Game, given: tuple[str, ...]) -> dict[str, object]:
    """`NAME=VALUE` pairs as options; a text option may name a file that holds its value."""
    known = {one.name: one for one in rules.options}
    values: dict[str, object] = {}
    for pair in given:
        name, sign, text = pair.partition("=")
        if name not in known:
            args: dict[str, str | int] = {"option": name[:40], "known": ", ".join(known)}
            raise BadInput("", Message("unknown-option", args))
        if not sign:
            raise BadInput("", Message("option-form", {"option": name}))
        option = known[name]
        if isinstance(option.default, str) and not option.choices and _looks_like_file(text):
            # a grid is told from a name by its lines
            text = read_text(Path(text)) + "\n"
        values[name] = option.parse(text)
    return values


def _looks_like_file(text: str) -> bool:
    return "/" in text or text.endswith((".txt", ".toml"))


def read_edition(rules: Game, text: str) -> tuple[str, str]:
    """A released edition by name, or the text of a user's own file, checked."""
    if not _looks_like_file(text):
        return text, ""
    source = read_text(Path(text))
    rules.read_edition(source, text)
    return "", source
