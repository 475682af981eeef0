"""The edition file that somebody with the box fills in."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from arbitre.games.dead_reckoning import game
from arbitre.games.dead_reckoning.play.editions import EDITIONS
from arbitre.games.dead_reckoning.play.template import edition_template


def _values(text: str) -> dict[str, Any]:
    """The values of an edition without what names it and says where they are from."""
    found = {key: value for key, value in tomllib.loads(text).items() if isinstance(value, dict)}
    for group in found.values():
        del group["provenance"]
    return found


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_it_is_an_edition_as_it_stands_with_the_standard_values(lang: str) -> None:
    text = edition_template(lang)
    assert EDITIONS.read(text, "mine.toml").full_name == "my-box@1"
    ours = _values(EDITIONS.named("").source)
    for key in ("cubes_normal", "cubes_hard"):  # true of our cards only
        del ours["alliance"][key]
    assert _values(text) == ours
    assert "# $" not in text


def test_the_languages_differ_in_comments_alone() -> None:
    french, english = edition_template("fr"), edition_template("en")
    assert tomllib.loads(french) == tomllib.loads(english)
    assert french != english


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_group_is_marked_as_ours_until_it_is_filled_in(lang: str) -> None:
    values = tomllib.loads(edition_template(lang))
    groups = [group for group in values.values() if isinstance(group, dict)]
    assert len(groups) == 10
    assert all("reconstructed" in group["provenance"] for group in groups)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_example_of_a_band_can_be_typed(lang: str) -> None:
    text = edition_template(lang)
    example = 'n1 = "A1 2, C2 1 | claim B1 | end H | attack influence | out $1 P1"'
    assert example in text
    start = text.index("[alliance.settler-1]")
    old = text[text.index("n1 =", start) : text.index("n2 =", start)]
    EDITIONS.read(text.replace(old, f"{example}\n"), "mine.toml")


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_it_is_what_edition_new_writes(lang: str) -> None:
    assert game.edition_template(lang) == edition_template(lang)
