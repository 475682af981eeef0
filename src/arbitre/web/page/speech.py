"""The words of the pages: those of the core, of the tables, of a game, and our own."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

from arbitre.core.cache import cached
from arbitre.core.game import game
from arbitre.core.message import Message
from arbitre.core.position import View
from arbitre.core.shelf import shelf
from arbitre.core.voice import Voice
from arbitre.core.words import FALLBACK, Words, language_of

OURS = ("arbitre.tables", "arbitre.web")


@cached(64)
def page_words(lang: str, name: str = "") -> Words:
    """The words for a page, about a game or about none: never about a table.

    A page's own messages are said without a game: it would read their arguments as codes of its own.
    """
    return _with_ours(game(name).voice(None, lang).words if name else Words(lang, ["arbitre.core"]))


def table_words(lang: str, name: str, view: View) -> Words:
    """The words about one table as one view shows it: made for each, and given to no other."""
    return words_of(game(name).voice(view, lang))


def words_of(voice: Voice) -> Words:
    """The words of a voice, and ours."""
    return _with_ours(voice.words)


def _with_ours(words: Words) -> Words:
    for package in OURS:
        words = words.with_package(package)
    return words


def spoken(message: Message, lang: str, name: str = "", about: Words | None = None) -> str:
    """A message in words: in those of a table where it is about one, else of a game or of any that has it."""
    if about is not None and about.knows(message.key):
        return about.say(message)
    for one in _games(name):
        words = page_words(lang, one)
        if words.knows(message.key):
            return words.say(message)
    raise KeyError(message.key)


def spoken_date(day: str, words: Words) -> str:
    """A date as people say it."""
    found = date.fromisoformat(day)
    args: dict[str, str | int] = {
        "day": found.day, "month": f"m{found.month}", "year": str(found.year),
    }  # fmt: skip
    return words.phrase("page-date", args)


def daily_of(day: str, words: Words) -> str:
    """That a game is the one of a day; empty where it is not."""
    return words.phrase("page-daily-of", {"day": spoken_date(day, words)}) if day else ""


def _games(name: str) -> Iterator[str]:
    """Where a message may stand: the shelf, which takes longest to look through, comes last."""
    yield from (name, "")
    yield from (rules.id for rules in shelf()[0])


def preferred(header: str) -> str:
    """The language that a browser asks for; English where it wants none of ours.

    >>> preferred("de-CH, fr;q=0.8, en;q=0.5"), preferred("de"), preferred("en;q=0.2, fr-CA")
    ('fr', 'en', 'fr')
    """
    best, language = 0.0, ""
    for part in header[:200].split(","):
        name, _, rest = part.strip().partition(";")
        found = language_of(name)
        quality = rest.strip().removeprefix("q=")
        try:
            weight = float(quality) if quality else 1.0
        except ValueError:
            weight = 0.0
        if found and weight > best:
            best, language = weight, found
    return language or FALLBACK
