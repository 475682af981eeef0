"""The games on the shelf: what front page and rules show of a game before anybody plays it."""

from __future__ import annotations

from dataclasses import dataclass

from arbitre.core.cache import cached
from arbitre.core.game import Game
from arbitre.core.lesson import FIRST
from arbitre.core.shelf import failing
from arbitre.tables.run.dailies import has_daily
from arbitre.web.page.pictures import example_size, example_stamp
from arbitre.web.page.speech import page_words
from arbitre.web.site import Site, all_games, leave_off


@dataclass(frozen=True)
class Shown:
    """A game as the shelf shows it."""

    id: str
    title: str
    summary: str
    picture: str
    width: int
    height: int
    daily: bool
    alone: bool  # one plays it, and nobody else ever
    beside: bool  # the program can help people who have the box on the table
    difficulties: list[tuple[str, str, bool]]  # name, words, whether it is the usual one
    lesson: int = 0  # how many minutes its first lesson takes; 0: it has none
    hardness: str = ""  # what its difficulties change, where it says so


def shown(site: Site, rules: Game, lang: str) -> Shown:
    """A game as the front page shows it."""
    words = page_words(lang, rules.id)
    width, height = example_size(rules.id, lang)
    stamp = example_stamp(rules.id, lang)
    return Shown(
        rules.id,
        words.phrase("game-title"),
        words.phrase("game-summary"),
        site.url("games", rules.id, "picture.svg", lang=lang, v=stamp),
        width,
        height,
        has_daily(rules),
        tuple(rules.seat_counts) == (1,),
        rules.chance or rules.desk,
        difficulties_of(rules, lang),
        rules.lesson(FIRST).minutes if FIRST in rules.lessons() else 0,
        words.phrase("difficulty-about") if words.knows("difficulty-about") else "",
    )


def difficulties_of(rules: Game, lang: str) -> list[tuple[str, str, bool]]:
    """How hard a game may be made, in words."""
    words = page_words(lang, rules.id)
    return [
        (one.name, words.phrase(f"difficulty-{one.name}"), one.usual)
        for one in rules.difficulties()
    ]


def shelf(site: Site, lang: str) -> list[Shown]:
    """All games; one that cannot be drawn is left off, and the log says why."""
    found: list[Shown] = []
    for rules in all_games(lang):
        try:
            found.append(shown(site, rules, lang))
        except Exception as problem:  # noqa: BLE001 - a stranger's drawing may raise anything
            leave_off(failing(rules.id, problem))
    return found


@cached(64)
def edition_texts(rules: Game, lang: str) -> list[tuple[str, list[str]]]:
    """What each released edition has of its own, where the game says so."""
    voice = rules.voice(None, lang)
    found = [(name, voice.edition_lines(rules.edition(name))) for name in rules.editions()]
    return [(name, lines) for name, lines in found if lines]
