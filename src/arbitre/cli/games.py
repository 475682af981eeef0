"""`arbitre games` and `arbitre bots`."""

from __future__ import annotations

import json

import click

from arbitre.cli.shape import command, json_option, lang_option
from arbitre.core.game import game
from arbitre.core.shelf import shelf
from arbitre.core.words import Words


def games_command(words: Words) -> click.Command:
    """A line a game, its id first."""

    def games(lang: str | None, as_json: bool) -> None:
        rows = []
        found, faults = shelf((words.lang,))
        for fault in faults:
            click.echo(f"arbitre: {words.say(fault)}", err=True)
        for rules in found:
            spoken = rules.voice(None, words.lang).words
            rows.append(
                {
                    "game": rules.id,
                    "title": spoken.phrase("game-title"),
                    "summary": spoken.phrase("game-summary"),
                    "seats": list(rules.seat_counts),
                    "editions": rules.editions(),
                    "clauses": len(rules.catalogue.clauses),
                    "facts": rules.facts.to_dict(),
                }
            )
        if as_json:
            click.echo(json.dumps(rows, ensure_ascii=False))
            return
        for row in rows:
            click.echo(f"{row['game']}  {row['title']} — {row['summary']}")

    return command(words, "games", games, [lang_option(words), json_option(words)])


def bots_command(words: Words) -> click.Command:
    """The players of a game, or of every game."""

    def bots(name: str | None, lang: str | None, as_json: bool) -> None:
        from arbitre.bots import bot_names

        found = [game(name)] if name else shelf((words.lang,))[0]
        if as_json:
            rows = {rules.id: bot_names(rules) for rules in found}
            click.echo(json.dumps(rows, ensure_ascii=False))
            return
        for rules in found:
            spoken = rules.voice(None, words.lang).words
            click.echo(f"{rules.id}  {spoken.phrase('game-title')}")
            names = bot_names(rules)
            wide = max(len(one) for one in names)
            for one in names:
                said = [spoken.bot(one), spoken.bot_style(one)]
                click.echo(f"  {one.ljust(wide)}  {' — '.join(part for part in said if part)}")

    params = [
        click.Argument(["name"], required=False, metavar="GAME"),
        lang_option(words),
        json_option(words),
    ]
    return command(words, "bots", bots, params)
