"""The words that are commands: of every language, accents and case free."""

from __future__ import annotations

from typing import Final

from arbitre.core.draw_words import DRAWS
from arbitre.core.sheet_words import SHEET
from arbitre.core.vocabulary import Vocabulary

COMMANDS: Final = Vocabulary("arbitre.term", "commands")
ANSWERS: Final = Vocabulary("arbitre.term", "answers")
"""Answers to the questions a terminal asks: never read where an order could stand."""

NAMES: Final = (
    "send", "help", "sheet", "undo", "move", "clear", "preview", "board", "back", "whatif", "why", "aid",
    "rule", "scores", "hint", "pause", "resign", "draws", "save", "quit",
)  # fmt: skip
"""What may be typed beside a line of the decision, by id."""


def command_of(text: str, lang: str = "") -> tuple[str, str]:
    """The id of a command and what follows it; the id is empty when this is no command.

    >>> command_of("Règle C3"), command_of("? V8"), command_of("?"), command_of("T HQ V8")
    (('rule', 'C3'), ('about', 'V8'), ('about', ''), ('', 'T HQ V8'))
    """
    text = text.strip()
    if text.startswith("?"):
        return "about", text[1:].strip()
    first, _, rest = text.partition(" ")
    found = COMMANDS.meant(first, lang) or SHEET.meant(first, lang)
    return (found, rest.strip()) if found else ("", text)


def answer_of(text: str, lang: str = "") -> str:
    """The id of an answer to a question, empty when it is none.

    >>> answer_of("OUI"), answer_of(" précédente"), answer_of("T HQ V8")
    ('yes', 'earlier', '')
    """
    return ANSWERS.meant(text, lang)


def name_of(id: str, lang: str) -> str:
    """How a command or an answer is written in a language.

    >>> name_of("preview", "fr"), name_of("skip", "en")
    ('aperçu', 'skip')
    """
    for words in (COMMANDS, SHEET, ANSWERS):
        if id in words.codes:
            return words.said(id, lang)
    return DRAWS.said(id, lang)


def command_words(lang: str) -> list[str]:
    """The commands as one would type them in a language.

    >>> command_words("en")[:3]
    ['send', 'help', 'sheet']
    """
    return [name_of(name, lang) for name in NAMES]
