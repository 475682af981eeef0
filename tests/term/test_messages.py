"""The client's messages: the same in both languages, all used, well set."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

import arbitre.term
from arbitre.core.data import data_text
from arbitre.core.game import game
from arbitre.core.words import LANGUAGES, plain
from arbitre.term.commands import NAMES, command_of, command_words

FOLDER = Path(arbitre.term.__file__).parent


def messages(lang: str) -> dict[str, str]:
    text = (FOLDER / "locale" / f"{lang}.ftl").read_text(encoding="utf-8")
    found = re.findall(r"^([a-z-]+) = (.*(?:\n[ }].*)*)", text, re.MULTILINE)
    return dict(found)


def test_both_languages_say_the_same_things() -> None:
    french, english = messages("fr"), messages("en")
    assert list(french) == list(english)
    for key, text in french.items():
        assert set(re.findall(r"\$[a-z]+", text)) == set(re.findall(r"\$[a-z]+", english[key])), key


def test_every_message_is_used() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.py"))
    for key in messages("en"):
        start = re.match(r"term-(use|do|mark)-", key)
        named = re.search(rf"['\"]{key}['\"]", source)
        assert named or (start and f'"{start.group()}' in source), key


def test_every_key_exists() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.py"))
    known = messages("en")
    for key in re.findall(r'"(term-[a-z-]+[a-z])"', source):
        assert key in known, key
    for command in NAMES:
        assert f"term-use-{command}" in known
        assert f"term-do-{command}" in known


def wrongly_set(text: str) -> list[str]:
    """The signs that lack their no-break space, each for itself."""
    return re.findall(r"(?<!\u00a0)[:;!?»](?![\w/])|«(?!\u00a0)", text)


def test_one_sign_well_set_does_not_excuse_another() -> None:
    assert wrongly_set("«\u00a0oui\u00a0»\u00a0; non ? déjà! «hé\u00a0» : http://x") == [
        "?",
        "!",
        "«",
        ":",
    ]
    assert not wrongly_set("«\u00a0oui\u00a0»\u00a0: non\u00a0!")


def test_french_typography() -> None:
    for key, text in messages("fr").items():
        if key.startswith("term-use-"):
            continue  # what is typed, signs and all
        shown = re.sub(r"\{[^}]*->|\[[a-z0-9]+\]|\{\"\?\"\}", "", text)  # {"?"} is a command
        assert not wrongly_set(shown), key
        assert "'" not in text or "’" not in text, key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_command_looks_like_an_order(lang: str) -> None:
    power = game("power")
    for seats in (2, 3, 4):
        position = power.start(seats=seats)
        draft = power.draft(position.view(position.seats[0]), lang)
        for line in draft.next():
            assert command_of(line)[0] == "", line


def test_command_words_are_distinct() -> None:
    for package, groups in (("core", ("sheet",)), ("term", ("commands", "answers"))):
        for group in groups:
            seen: dict[str, str] = {}
            for lang in LANGUAGES:
                text = data_text(f"arbitre.{package}", "locale", f"{lang}.toml")
                for key, words in tomllib.loads(text)[group].items():
                    for word in [words] if isinstance(words, str) else words:
                        assert seen.setdefault(plain(word), key) == key, word
    assert len(set(command_words("fr"))) == len(NAMES)
