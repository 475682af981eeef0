"""The edition file that somebody with the box fills in."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from arbitre.core.game import game
from arbitre.core.message import BadInput

GAME = game("sans_allies")


def _values(text: str) -> dict[str, Any]:
    """The values of an edition without what names it and says where they are from."""
    found = {key: value for key, value in tomllib.loads(text).items() if isinstance(value, dict)}
    for group in found.values():
        del group["provenance"]
    return found


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_it_is_an_edition_as_it_stands_with_the_standard_values(lang: str) -> None:
    text = GAME.edition_template(lang)
    edition = GAME.read_edition(text, "mine.toml")
    assert edition.full_name == "my-box@1"
    assert _values(text) == _values(GAME.edition("").source)
    assert GAME.start(seed=1, edition=edition).actors == ("invader",)


def test_the_languages_differ_in_comments_alone() -> None:
    french, english = GAME.edition_template("fr"), GAME.edition_template("en")
    assert tomllib.loads(french) == tomllib.loads(english)
    assert french != english


@pytest.mark.parametrize(
    ("old", "new", "key", "said"),
    [
        ("P = 20 ", "P = 21 ", "edition-deck", "64"),
        ("cards = 6,", "cards = 5,", "edition-regions", "41"),
        ('admits = "PVA", fr', 'admits = "PXA", fr', "edition-admits", "PXA"),
        ('admits = "PVA", fr', 'admit = "PVA", fr', "edition-missing", "terrains.plains.admits"),
        ("V = [3, 5]", "V = [5, 3]", "edition-weaker", "strength.V"),
        ("V = [3, 5]", "V = 5", "edition-pair", "strength.V"),
        ("research = [   3,", "research = [   4,", "edition-first-research", "3"),
        ("research = [   3,", "research = [", "edition-row", "8"),
        ("plains =", "Plains =", "edition-terrain-name", "Plains"),
        ("sea = true", 'sea = "yes"', "edition-truth", "terrains.sea.sea"),
        ("version = 1", "version = 1\ncolour = 3", "edition-key", "colour"),
        ('name = "my-box"', 'name = "gentle"', "edition-taken", "gentle"),
    ],
)
def test_a_slip_is_named_with_its_line(old: str, new: str, key: str, said: str) -> None:
    text = GAME.edition_template("fr")
    assert old in text
    with pytest.raises(BadInput) as bad:
        GAME.read_edition(text.replace(old, new, 1), "mine.toml")
    assert bad.value.message.key == key
    assert bad.value.where.startswith("mine.toml:")
    for lang in ("fr", "en"):
        assert said in GAME.voice(None, lang).words.say(bad.value.message)
