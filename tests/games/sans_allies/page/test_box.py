"""The form of a box of Sans Alliés: 42 regions, 63 cards, each centre's own units."""

from __future__ import annotations

import tomllib

import pytest

from arbitre.core.box import BoxForm
from arbitre.core.box_parts import Values
from arbitre.core.game import game
from arbitre.core.tray import OFF, ON
from arbitre.core.words import Words

RULES = game("sans_allies")


@pytest.fixture
def form() -> BoxForm:
    found = RULES.box()
    assert found is not None
    return found


@pytest.fixture
def values(form: BoxForm) -> Values:
    return form.start()


WORDS: Words = RULES.voice(None, "en").words


def said(form: BoxForm, values: Values) -> list[tuple[str, str]]:
    return [(one.name or one.chapter, WORDS.say(one.message)) for one in form.faults(values, WORDS)]


@pytest.mark.rule("SA-K1")
def test_the_regions_are_counted_as_they_are_filled_in(form: BoxForm, values: Values) -> None:
    values["terrains.plains.cards"] = "4"
    assert said(form, values) == [("terrains", "Region cards: 40 of 42, 2 missing")]
    values["terrains.sea.cards"] = "9"
    assert said(form, values) == [("terrains", "Region cards: 43 of 42, 1 too many")]
    values["terrains.sea.cards"] = "8"
    assert said(form, values) == []


@pytest.mark.rule("SA-T1")
def test_the_production_cards_come_to_what_its_owner_counted(form: BoxForm, values: Values) -> None:
    # 20 + 13 + 11 + 9 + 7 + 3 = 63
    values["production.weapon"] = "2"
    assert said(form, values) == [("production", "Production cards: 62 of 63, 1 missing")]
    values["production.cards"] = "62"
    assert said(form, values) == []


def test_counted_from_zero(form: BoxForm, values: Values) -> None:
    form.empty(values, "terrains")
    assert said(form, values) == [("terrains", "Region cards: 0 of 42, 42 missing")]
    values |= {"terrains.plains.cards": "20", "terrains.sea.cards": "22"}
    assert said(form, values) == []
    made = tomllib.loads(form.toml(values, "x"))["terrains"]
    assert [*made] == ["provenance", "plains", "sea"]  # a terrain without a card is none


@pytest.mark.rule("SA-K1")
def test_nobody_could_attack(form: BoxForm, values: Values) -> None:
    for unit in "PVA":
        values[f"terrains.plains.admits.{unit}"] = OFF
    [(name, text)] = said(form, values)
    assert name == "terrains.plains.admits.P"
    assert text == "no unit could attack it: touch the symbols of the card"


@pytest.mark.rule("SA-K2")
def test_each_centre_and_the_capital_admit_their_own_units(form: BoxForm, values: Values) -> None:
    made = tomllib.loads(form.toml(values, "x"))["installations"]
    assert made == {"provenance": "reconstructed: ours", "admits": "PVA"}
    values["installations.c2.admits.S"] = ON
    values["installations.capital.admits.V"] = OFF
    made = tomllib.loads(form.toml(values, "x"))["installations"]
    assert made["centres"] == ["PVA", "PVAS", "PVA", "PVA", "PVA"]
    assert made["capital"] == "PA"
    position = RULES.start(seed=1, edition=form.edition(values, "x"))
    assert position.actors


def test_a_french_file_calls_ships_b(form: BoxForm) -> None:
    source = RULES.edition("").source.replace('"reconstructed"', '"x"', 1)
    french = source.replace("S = 9", "B = 9").replace("S = [4, 6]", "B = [4, 6]")
    french = french.replace('admits = "PVS"', 'admits = "PVB"')
    found = form.read(RULES.read_edition(french, "x"))
    assert found["production.S"] == "9"
    assert found["strength.S.1"] == "6"
    assert found["terrains.coast.admits.S"] == ON


def test_the_upgraded_side_is_no_weaker(form: BoxForm, values: Values) -> None:
    values |= {"strength.V.0": "6", "strength.V.1": "5"}
    assert [name for name, _ in said(form, values)] == ["strength.V.1"]


@pytest.mark.rule("SA-R4")
def test_what_only_the_reader_knows_stands_at_its_dial(form: BoxForm, values: Values) -> None:
    values["tiles.research.0"] = "4"
    [(name, text)] = said(form, values)
    assert name == "tiles.research.0"
    assert "research of tile A" in text
