"""The form of a box: values to an edition and back, sums, faults, things that come and go."""

from __future__ import annotations

import tomllib

import pytest

from arbitre.core.box import IN_PART, MINE, OWN, REST, BoxForm
from arbitre.core.box_parts import Values
from arbitre.core.game import game
from arbitre.core.toml_text import toml_text
from arbitre.core.tray import ON
from arbitre.core.words import Words

GAMES = ["power", "sans_allies", "dead_reckoning"]


def form_of(name: str) -> BoxForm:
    form = game(name).box()
    assert form is not None
    return form


def words_of(name: str, lang: str = "en") -> Words:
    return game(name).voice(None, lang).words


def faults(form: BoxForm, values: Values, name: str) -> list[tuple[str, str, str]]:
    return [(one.chapter, one.name, one.message.key) for one in form.faults(values, words_of(name))]


@pytest.mark.parametrize("name", GAMES)
def test_a_box_that_nobody_filled_makes_the_standard_edition(name: str) -> None:
    form, rules = form_of(name), game(name)
    start = form.start()
    assert form.faults(start, words_of(name)) == []
    edition = form.edition(start, "Chez moi")
    assert edition.name == "chez-moi"
    standard = rules.edition("").values
    for group, values in edition.values.items():
        if isinstance(values, dict):
            was = standard[group]
            assert isinstance(was, dict)
            # but for how copies of a card are written, and what holds for our own cards only
            keys = [
                key
                for key in was
                if key not in ("row1", "row2", "row3", "row4") and "cubes" not in key
            ]
            assert {key: values.get(key) for key in keys} == {key: was[key] for key in keys}
    again = form.read(edition)
    mine = {key: value for key, value in again.items() if not key.startswith((MINE, REST))}
    assert mine == {key: value for key, value in start.items() if key != REST}


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("name", GAMES)
def test_every_dial_has_a_name_of_its_own_and_words(name: str, lang: str) -> None:
    form = form_of(name)
    chapters = form.chapters(form.start(), words_of(name, lang))
    names = [dial.name for chapter in chapters for dial in chapter.dials]
    assert len(set(names)) == len(names)
    assert all(dial.label for chapter in chapters for dial in chapter.dials)
    assert all(dial.admits(dial.value) for chapter in chapters for dial in chapter.dials)
    assert all(chapter.title and chapter.about for chapter in chapters)


@pytest.mark.parametrize("name", GAMES)
def test_what_the_form_does_not_ask_for_is_kept(name: str) -> None:
    form = form_of(name)
    values = form.start()
    source = form.toml(values, "x").replace("version = 1", "version = 3")
    edition = game(name).read_edition(source, "x")
    assert form.read(edition).keys() >= set(values)


def test_a_chapter_that_is_as_in_the_box_says_so_in_the_edition() -> None:
    form = form_of("sans_allies")
    values = form.start()
    tree = tomllib.loads(form.toml(values, "x"))
    assert "reconstructed" in tree["tiles"]["provenance"]
    values["tiles.defence.0"] = "9"
    assert tomllib.loads(form.toml(values, "x"))["tiles"]["provenance"] == IN_PART
    values[f"{MINE}tiles"] = ON
    tree = tomllib.loads(form.toml(values, "x"))
    assert tree["tiles"] == {
        "provenance": OWN,
        "defence": [9, 14, 18, 22, 26, 30, 34, 38],
        "research": [3, 3, 3, 4, 4, 5, 5, 6],
    }
    assert form.read(form.edition(values, "x"))[f"{MINE}tiles"] == ON


def test_what_cannot_be_stays_as_it_was_typed_and_is_named() -> None:
    form = form_of("power")
    values = form.start()
    values["pieces.S.move"] = "twelve"
    values["sheet.orders"] = "21"
    assert faults(form, values, "power") == [
        ("pieces", "pieces.S.move", "box-number"),
        ("sheet", "sheet.orders", "box-number"),
    ]
    first = form.chapters(values, words_of("power"))[0].dials[0]
    assert (first.name, first.value) == ("pieces.S.move", "twelve")


def test_a_key_is_made_of_the_name_once_and_is_nobody_elses() -> None:
    form = form_of("sans_allies")
    values = form.start()
    for name in ("Forêt noire", "Forêt  noire!", "Arme"):
        key = form.add(values, "terrains")
        at = f"terrains.{key}"
        values |= {f"{at}.name.fr": name, f"{at}.cards": "1", f"{at}.admits.P": ON}
    values["terrains.plains.cards"] = "3"
    made = form.edition(values, "x").values["terrains"]
    assert isinstance(made, dict)
    assert [*made][-3:] == ["foret_noire", "foret_noire_b", "arme"]
    assert made["foret_noire"]["en"] == "Forêt noire"  # named in one language, named in both


def test_things_come_and_go() -> None:
    form = form_of("dead_reckoning")
    values = form.start()
    assert form.add(values, "islands") == "new1"
    assert form.add(values, "islands") == "new2"
    assert form.remove(values, "islands", "new1")
    assert not form.remove(values, "islands", "new1")
    assert not form.remove(values, "nothing", "new2")
    assert form.add(values, "nothing") == ""
    assert values["islands"].split()[-1] == "new2"
    assert not any(name.startswith("islands.new1") for name in values)
    assert not form.may_set(values, "islands.new1.spaces")
    assert form.may_set(values, "islands.new2.spaces")
    assert form.may_set(values, "islands.open_sea")
    assert not any(form.may_set(values, name) for name in (REST, "islands", "mine.x", "any.thing"))
    assert form.may_set(values, f"{MINE}islands")
    assert form.remove(values, "islands", "skerry")
    assert not form.may_set(values, "islands.skerry.spaces")
    # it has no name yet: that is all that is missing
    assert faults(form, values, "dead_reckoning") == [
        ("islands", "islands.new2.name.en", "box-text-missing")
    ]
    while form.add(values, "islands"):
        pass
    assert len(values["islands"].split()) == 60


def test_text_for_toml_is_read_back_whatever_it_says() -> None:
    table = {
        "name": 'a"b\\c\n\x7f\x01é',
        "rows": ["x" * 90, "y" * 90, "z" * 90],
        "in": {"sea bed": {"n": [1, -2], "on": True}, "none": {}},
    }
    assert tomllib.loads(toml_text(table)) == table
