"""The players (bots) of a game to choose from: by level, each with its name, style and portrait."""

from __future__ import annotations

from dataclasses import dataclass

from arbitre.bots import bot_names, usual_bot
from arbitre.core.game import game
from arbitre.web.page.names import bot_choices
from arbitre.web.page.pictures import portraits, style_stamp
from arbitre.web.page.speech import page_words
from arbitre.web.site import Site


@dataclass(frozen=True)
class PlayerCard:
    """A player introduced: its name in words, a sentence on its style, and where its portrait is, if any."""

    bot: str
    name: str
    style: str
    picture: str


@dataclass(frozen=True)
class PlayerGroup:
    """The players of one level under its name; a player that is alone there needs none. Values and names."""

    label: str
    choices: list[tuple[str, str]]


def player_cards(site: Site, name: str, lang: str) -> list[PlayerCard]:
    """All players of a game, the strongest first."""
    words, drawn, stamp = page_words(lang, name), portraits(name, lang), style_stamp(name)
    return [
        PlayerCard(
            bot,
            words.bot(bot),
            words.bot_style(bot),
            site.url("games", name, "bots", f"{bot}.svg", v=stamp) if bot in drawn else "",
        )
        for bot in bot_names(game(name))
    ]


def player_groups(name: str, lang: str) -> list[PlayerGroup]:
    """What a form offers, by level: `LEVEL-CHARACTER` belongs to `LEVEL`, and so does each amount of thought.

    >>> [(group.label, len(group.choices)) for group in player_groups("power", "en")]
    [('General', 5), ('Captain', 5), ('Recruit', 5), ('', 1), ('', 1)]
    """
    names, words = bot_names(game(name)), page_words(lang, name)
    groups: dict[str, list[tuple[str, str]]] = {}
    for value, label in bot_choices(name, lang):
        bot = value.partition(":")[0]
        level = bot.partition("-")[0]
        groups.setdefault(level if level in names else bot, []).append((value, label))
    return [
        PlayerGroup(words.bot(level) if len(choices) > 1 else "", choices)
        for level, choices in groups.items()
    ]


def usual_choice(name: str, lang: str) -> str:
    """The value of a form for whoever plays against somebody who chose nobody.

    >>> usual_choice("power", "en")
    'greedy:'
    """
    bot = usual_bot(game(name))
    return next(
        value for value, _ in bot_choices(name, lang) if value in (f"{bot}:", f"{bot}:normal")
    )
