"""Messages and rulings as sentences, where nobody says of which game they are (exception texts).

An exception carries a key and its arguments; its sentence is looked up only when somebody reads it, so
that players who search may be refused a million times for nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from importlib.resources import files

from arbitre.core.cache import cached
from arbitre.core.game import game, game_names, games_known
from arbitre.core.message import BadInput, Illegal, Message, Ruling
from arbitre.core.words import FALLBACK, LANGUAGES, Words, harmless

CORE = "arbitre.core"


def say(thing: Message | Ruling | Illegal | BadInput, lang: str = FALLBACK) -> str:
    """A message, a ruling or an exception as a sentence in a language, as its `str` is in English.

    >>> from arbitre.core.game import game
    >>> try:
    ...     game("chess")
    ... except BadInput as problem:
    ...     say(problem, "fr")[:24]
    'il n’y a pas de jeu ches'
    """
    check_language(lang)
    if isinstance(thing, Illegal):
        return ruling_said(thing.ruling, lang)
    if isinstance(thing, Ruling):
        return ruling_said(thing, lang)
    if isinstance(thing, BadInput):
        sentence = said(thing.message, lang=lang)
        return f"{thing.where}: {sentence}" if thing.where else sentence
    return said(thing, lang=lang)


def check_language(lang: str) -> None:
    """BadInput for a language that nothing is said in.

    >>> check_language("tlh")
    Traceback (most recent call last):
    arbitre.core.message.BadInput: there is no language tlh; the languages are: fr, en
    """
    if lang not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise BadInput("", Message("unknown-language", {"lang": lang[:40], "known": known}))


def ruling_said(ruling: Ruling, lang: str = FALLBACK) -> str:
    """Why the rules refuse something, under its clause.

    >>> ruling_said(Ruling("PW-F6", Message("game-over")))
    'PW-F6: the game is over'
    """
    sentence = said(ruling.message, ruling.clause, lang)
    return f"{ruling.clause}: {sentence}" if ruling.clause else sentence


def said(message: Message, clause: str = "", lang: str = FALLBACK) -> str:
    """The sentence of a message, by the game whose clause it is, else by whoever has words for it.

    Nobody may have: then its key and what is known. It raises nothing: exceptions say it of themselves.

    >>> said(Message("no-such-key", {"n": 3}))
    'no-such-key (n 3)'
    """
    with suppress(Exception):
        for words in _speakers(clause, lang):
            # the same key may stand in two catalogues, for other arguments
            with suppress(Exception):
                if words.knows(message.key):
                    return words.say(message)
    known = ", ".join(f"{name} {value}" for name, value in message.args.items())
    return harmless(f"{message.key} ({known})" if known else message.key)


def _speakers(clause: str, lang: str) -> Iterator[Words]:
    """Who may have words for it, the likeliest first; what is not asked is not read."""
    games = games_known()
    if clause:
        for rules in games:
            with suppress(Exception):
                if clause in rules.catalogue.clauses:
                    yield rules.voice(None, lang).words
    yield Words(lang, [CORE])
    for rules in games:
        with suppress(Exception):
            yield rules.voice(None, lang).words
    for package in _packages():
        yield Words(lang, [CORE, package])
    for name in game_names():  # a game's own module was used, and nobody asked for the game
        with suppress(Exception):
            yield game(name).voice(None, lang).words


@cached(1)
def _packages() -> tuple[str, ...]:
    """The packages above the core that have messages of their own, found as files."""
    top = __name__.partition(".")[0]
    return tuple(
        f"{top}.{folder.name}"
        for folder in sorted(files(top).iterdir(), key=lambda folder: folder.name)
        if f"{top}.{folder.name}" != CORE and folder.joinpath("locale", f"{FALLBACK}.ftl").is_file()
    )
