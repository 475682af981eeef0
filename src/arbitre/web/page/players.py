"""The players (bots) of a game to choose from: by level, each with its name, style and portrait."""

from __future__ import annotations

from dataclasses import dataclass

from arbitre.bots import bot_names, usual_bot
from arbitre.core.cache import cached
from arbitre.core.game import game
from arbitre.web.page.names import bot_choices
from arbitre.web.page.pictures import portraits, style_stamp
from arbitre.web.page.speech import page_words


@dataclass(frozen=True)
class PlayerCard:
    """A player introduced: name and style in words, and where its portrait is (path), if any."""

    bot: str
    name: str
    style: str
    picture: tuple[str, ...]
    stamp: str


@dataclass(frozen=True)
class PlayerChoice:
    """A player with so much thought, as a form offers it: the value, the name in words, and who it is."""

    value: str
    label: str
    card: PlayerCard


@dataclass(frozen=True)
class PlayerGroup:
    """The players of one level under its name; one that is alone there needs none."""

    label: str
    choices: tuple[PlayerChoice, ...]


@cached(64)
def player_cards(name: str, lang: str) -> tuple[PlayerCard, ...]:
    """All players of a game, the strongest first."""
    words, drawn, stamp = page_words(lang, name), portraits(name, lang), style_stamp(name)
    return tuple(
        PlayerCard(
            bot,
            words.bot(bot),
            words.bot_style(bot),
            ("games", name, "bots", f"{bot}.svg") if bot in drawn else (),
            stamp,
        )
        for bot in bot_names(game(name))
    )


@cached(64)
def player_groups(name: str, lang: str) -> tuple[PlayerGroup, ...]:
    """What a form offers, by level: `LEVEL-CHARACTER` belongs to `LEVEL`, and so does each amount of thought.

    >>> [(group.label, len(group.choices)) for group in player_groups("power", "en")]
    [('General', 5), ('Captain', 5), ('Recruit', 5), ('', 1), ('', 1)]
    """
    cards = {card.bot: card for card in player_cards(name, lang)}
    groups: dict[str, list[PlayerChoice]] = {}
    for value, label in bot_choices(name, lang):
        bot = value.partition(":")[0]
        level = bot.partition("-")[0]
        choice = PlayerChoice(value, label, cards[bot])
        groups.setdefault(level if level in cards else bot, []).append(choice)
    return tuple(
        PlayerGroup(cards[level].name if len(choices) > 1 else "", tuple(choices))
        for level, choices in groups.items()
    )


@cached(64)
def usual_choice(name: str, lang: str) -> str:
    """The value of a form for whoever plays against somebody who chose nobody.

    >>> usual_choice("power", "en"), usual_choice("dead_reckoning", "en")
    ('greedy:', 'admiral:normal')
    """
    bot = usual_bot(game(name))
    known = [value for value, _ in bot_choices(name, lang)]
    return f"{bot}:normal" if f"{bot}:normal" in known else f"{bot}:"
