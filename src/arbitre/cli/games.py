"""`arbitre games`."""

from __future__ import annotations

import json

import click

from arbitre.cli.shape import command, json_option, lang_option
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
