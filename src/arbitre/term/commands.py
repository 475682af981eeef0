"""The words that are commands: in both languages, accents and case free."""

from __future__ import annotations

from arbitre.core.draw_words import DRAWS
from arbitre.core.sheet_words import SHEET
from arbitre.core.words import plain

NAMES: dict[str, dict[str, tuple[str, ...]]] = {
    "send": SHEET["send"],
    "help": {"en": ("help",), "fr": ("aide",)},
    "sheet": {"en": ("sheet",), "fr": ("feuille",)},
    "undo": SHEET["undo"],
    "move": {"en": ("move",), "fr": ("déplacer",)},
    "clear": SHEET["clear"],
    "preview": {"en": ("preview",), "fr": ("aperçu",)},
    "board": {"en": ("board",), "fr": ("plateau",)},
    "back": {"en": ("back",), "fr": ("retour",)},
    "why": {"en": ("why",), "fr": ("pourquoi",)},
    "rule": {"en": ("rule", "rules"), "fr": ("règle", "règles")},
    "scores": {"en": ("scores", "score"), "fr": ("scores", "score")},
    "hint": {"en": ("hint",), "fr": ("conseil",)},
    "pause": {"en": ("pause",), "fr": ("pause",)},
    "resign": {"en": ("resign",), "fr": ("abandonner",)},
    "draws": {"en": ("draws",), "fr": ("tirages",)},
    "save": {"en": ("save",), "fr": ("sauver", "sauvegarder")},
    "quit": {"en": ("quit", "exit"), "fr": ("quitter",)},
}
"""What may be typed beside a line of the decision, by id; the first word of a language is shown."""

TELLING: dict[str, dict[str, tuple[str, ...]]] = {
    "skip": {"en": ("skip", "s"), "fr": ("passer", "p")},
    "recall": {"en": ("recall",), "fr": ("reprendre",)},
    "earlier": {"en": ("-", "previous"), "fr": ("-", "précédente")},
    "yes": {"en": ("yes", "y"), "fr": ("oui", "o")},
    "no": {"en": ("no", "n"), "fr": ("non", "n")},
}
"""Answers to the questions a terminal asks: never read where an order could stand."""


def _by_word(names: dict[str, dict[str, tuple[str, ...]]]) -> dict[str, str]:
    return {
        plain(word): key
        for key, langs in names.items()
        for words in langs.values()
        for word in words
    }


_COMMANDS = _by_word(NAMES)
_ANSWERS = _by_word(TELLING)


def command_of(text: str) -> tuple[str, str]:
    """The id of a command and what follows it; the id is empty when this is no command.

    >>> command_of("Règle C3"), command_of("? V8"), command_of("?"), command_of("T HQ V8")
    (('rule', 'C3'), ('about', 'V8'), ('about', ''), ('', 'T HQ V8'))
    """
    text = text.strip()
    if text.startswith("?"):
        return "about", text[1:].strip()
    first, _, rest = text.partition(" ")
    found = _COMMANDS.get(plain(first), "")
    return (found, rest.strip()) if found else ("", text)


def answer_of(text: str) -> str:
    """The id of an answer to a question, empty when it is none.

    >>> answer_of("OUI"), answer_of(" précédente"), answer_of("T HQ V8")
    ('yes', 'earlier', '')
    """
    return _ANSWERS.get(plain(text.strip()), "")


def name_of(id: str, lang: str) -> str:
    """How a command or an answer is written in a language.

    >>> name_of("preview", "fr"), name_of("skip", "en")
    ('aperçu', 'skip')
    """
    return (NAMES.get(id) or TELLING.get(id) or DRAWS[id])[lang][0]


def command_words(lang: str) -> list[str]:
    """The commands as one would type them in a language.

    >>> command_words("en")[:3]
    ['send', 'help', 'sheet']
    """
    return [langs[lang][0] for langs in NAMES.values()]
