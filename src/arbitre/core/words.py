"""Putting messages into words: Fluent catalogues (`locale/LANG.ftl`), one a language."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from arbitre.core.cache import Cache
from arbitre.core.data import data_names, data_text
from arbitre.core.message import Event, Fact, Message, Ruling, Value

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

DEFAULT: Final = "fr"
"""The language where nothing says otherwise."""
FALLBACK: Final = "en"
"""The language for who wants one that is not there, and for what another language has no words for."""
REQUIRED: Final = (DEFAULT, FALLBACK)
"""The languages in which every game and every edition has all its words; any other may lack some."""
LANGUAGES: Final = tuple(
    sorted(data_names("arbitre.core", "locale", ".ftl"), key=lambda lang: (lang != DEFAULT, lang))
)
"""The languages there are: those that the core has messages in, the default one first."""
MOST_NUMBER = 10**18
"""Numbers beyond it cannot be written by the rules of a language."""
MOST_SHOWN = 600
"""How much of an argument is shown; Fluent refuses very long ones."""

Speak = Callable[[str, Value, "Words"], dict[str, Value]]
"""How a game says an argument: from its name and value (a code), what a message may use of it."""

# reading a catalogue takes a tenth of a second, and it is the same for all who speak that language
_BUNDLES: Final[Cache[FluentBundle]] = Cache(256)


@mypyc_attr(allow_interpreted_subclasses=True)
class Words:
    """The messages of some packages in one language.

    >>> Words("en", ["arbitre.core"]).say(Message("unknown-bot", {"bot": "x", "known": "y"}))
    'there is no player x; the players are: y'
    """

    def __init__(self, lang: str, packages: list[str], speak: Speak | None = None) -> None:
        if lang not in LANGUAGES:
            raise ValueError(lang)
        self.lang = lang
        self.packages = packages
        self._speak = speak
        self._bundle: FluentBundle | None = None

    def say(self, message: Message) -> str:
        """The sentence a message stands for."""
        return self.phrase(message.key, message.args)

    def event(self, event: Event) -> str:
        """An event as a sentence."""
        return self.phrase(f"event-{event.name}", event.args)

    def ruling(self, ruling: Ruling) -> str:
        """Why something was refused."""
        return self.say(ruling.message)

    def phrase(self, key: str, args: Mapping[str, Fact] | None = None) -> str:
        """A message by key; an argument of several things is said as their list."""
        bundle = self._bundle or self._load()
        if self.lang not in REQUIRED and not bundle.has_message(key):
            bundle = _bundle(FALLBACK, self.packages)
        found = bundle.get_message(key)
        if found.value is None:
            raise KeyError(key)
        spoken: dict[str, object] = {}
        for name, value in (args or {}).items():
            if isinstance(value, list):
                spoken[name] = ", ".join([self.argument(name, harmless(str(one))) for one in value])
                continue
            if isinstance(value, str):
                value = harmless(value)
            elif not -MOST_NUMBER < value < MOST_NUMBER:
                value = "…"
            spoken[name] = value
            if self._speak is not None:
                spoken.update(self._speak(name, value, self))
        text, problems = bundle.format_pattern(found.value, spoken)
        if problems:
            raise KeyError(f"message {key} in {self.lang}: {problems[0]}")
        return str(text)

    def argument(self, name: str, value: Value) -> str:
        """An argument as messages say it: `argument("side", seat)` is what a seat is called."""
        if self._speak is None:
            return str(value)
        return str(self._speak(name, value, self).get(name, value))

    def knows(self, key: str) -> bool:
        """Whether there is a message of that key."""
        if self.lang in REQUIRED or self.speaks(key):
            return self.speaks(key)
        return _bundle(FALLBACK, self.packages).has_message(key)

    def speaks(self, key: str) -> bool:
        """Whether there is a message of that key in this very language."""
        return (self._bundle or self._load()).has_message(key)

    def bot(self, name: str) -> str:
        """What a game calls one of its bots (`bot-NAME`); else its bare name."""
        return self.phrase(f"bot-{name}") if self.knows(f"bot-{name}") else name

    def bot_style(self, name: str) -> str:
        """What one of its bots plays like, in a sentence (`bot-style-NAME`); empty: nobody said."""
        return self.phrase(f"bot-style-{name}") if self.knows(f"bot-style-{name}") else ""

    def with_package(self, package: str) -> Words:
        """The same words and those of one package more."""
        return Words(self.lang, [*self.packages, package], self._speak)

    def _load(self) -> FluentBundle:
        self._bundle = bundle = _bundle(self.lang, self.packages)
        return bundle


def _bundle(lang: str, packages: list[str]) -> FluentBundle:
    """The messages of some packages in one language, read once."""
    chosen = (lang, *packages)
    known = _BUNDLES.find(chosen)
    if known is not None:
        return known
    # fluent.runtime and babel take a tenth of a second to import: only when something is said
    from fluent.runtime import FluentBundle, FluentResource

    # plurals and numbers of a language that nobody has rules for go by the English ones
    bundle = FluentBundle([lang, FALLBACK], use_isolating=False)
    for package in packages:
        try:
            text = data_text(package, "locale", f"{lang}.ftl")
        except FileNotFoundError:
            if lang in REQUIRED:
                raise
            continue
        bundle.add_resource(FluentResource(text))
    return _BUNDLES.keep(chosen, bundle)


def language_of(tag: str) -> str:
    """The language that a tag of a browser or a system asks for; empty when it is not there.

    >>> language_of("fr_CH.UTF-8"), language_of("en-GB"), language_of("frr"), language_of("C")
    ('fr', 'en', '', '')
    """
    parts = tag.strip().lower().partition(".")[0].replace("_", "-").split("-")
    known = {lang.lower(): lang for lang in LANGUAGES}
    for end in range(len(parts), 0, -1):  # as much of it as is known: `zh-hant-tw`, `zh-hant`, `zh`
        found = known.get("-".join(parts[:end]))
        if found is not None:
            return found
    return ""


def own_name(lang: str) -> str:
    """What a language calls itself.

    >>> own_name("fr")
    'Français'
    """
    return Words(lang, ["arbitre.core"]).phrase("language-name")


def harmless(text: str) -> str:
    """Text from outside as it may be shown: no control characters, not longer than a few lines.

    >>> harmless("a\x1b[2Jb")
    'a?[2Jb'
    """
    # no-break spaces stand in French sentences, and Python does not count them as printable
    kept = "\n\u00a0\u202f"
    plain = "".join(
        sign if sign.isprintable() or sign in kept else "?" for sign in text[:MOST_SHOWN]
    )
    return plain + ("…" if len(text) > MOST_SHOWN else "")


def plain(word: str) -> str:
    """A word without case and accents, as people type it; with the apostrophe of a keyboard.

    >>> plain("Aperçu"), plain("Éclaireurs"), plain("L’Écueil")
    ('apercu', 'eclaireurs', "l'ecueil")
    """
    parts = unicodedata.normalize("NFKD", word.casefold()).replace("’", "'")
    return "".join(sign for sign in parts if not unicodedata.combining(sign))


def joined(items: list[str], words: Words, last: str = "list-and") -> str:
    """Several things in one phrase.

    >>> joined(["a", "b", "c"], Words("en", ["arbitre.core"]))
    'a, b and c'
    """
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {words.phrase(last)} {items[-1]}"


def quoted(text: str, words: Words) -> str:
    """A text in a language's quotation marks.

    >>> quoted("end", Words("en", ["arbitre.core"]))
    '“end”'
    """
    return words.phrase("quoted", {"text": text})


def decimal(text: str, words: Words) -> str:
    """A number with a decimal point as a language writes it.

    >>> decimal("97.2", Words("fr", ["arbitre.core"]))
    '97,2'
    """
    return text.replace(".", words.phrase("decimal-sign"))
