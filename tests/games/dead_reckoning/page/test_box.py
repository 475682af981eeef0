"""The form of a box of Dead Reckoning: playable at once, complete as cards turn up."""

from __future__ import annotations

import json
import tomllib

import pytest

from arbitre.core.box import BoxForm
from arbitre.core.box_parts import Values
from arbitre.core.edition import Edition
from arbitre.core.game import game
from arbitre.core.words import Words
from arbitre.games.dead_reckoning.play.editions import EDITIONS, values_of
from arbitre.games.dead_reckoning.play.keeping import with_typed

RULES = game("dead_reckoning")
WORDS: Words = RULES.voice(None, "en").words


@pytest.fixture
def form() -> BoxForm:
    found = RULES.box()
    assert found is not None
    return found


@pytest.fixture
def values(form: BoxForm) -> Values:
    return form.start()


def places(form: BoxForm, values: Values) -> list[tuple[str, str]]:
    return [(one.name or one.chapter, one.message.key) for one in form.faults(values, WORDS)]


@pytest.mark.rule("DR-B2")
def test_an_island_more_needs_no_total(form: BoxForm, values: Values) -> None:
    key = form.add(values, "islands")
    at = f"islands.{key}"
    values |= {
        f"{at}.name.en": "Tortuga",
        f"{at}.first": "8",
        f"{at}.second": "4",
        f"{at}.coins": "2",
    }
    made = tomllib.loads(form.toml(values, "x"))["islands"]
    assert made["tiles"] == 17  # 13 islands and 4 tiles of open sea
    assert made["tortuga"] == {
        "fr": "Tortuga", "en": "Tortuga", "spaces": 5, "first": 8, "second": 4, "coins": 2,
    }  # fmt: skip
    values[f"{at}.second"] = "9"
    [(name, message)] = places(form, values)
    assert name.startswith("islands.new1")
    assert message == "edition-second"


@pytest.mark.rule("DR-H31")
def test_cards_of_a_row_are_asked_for_by_their_parts(form: BoxForm, values: Values) -> None:
    path = "cards.row1.advancements"
    assert values[f"{path}.c1.icons"] == "S"
    assert values[f"{path}.c1.copies"] == "4"
    key = form.add(values, path)
    at = f"{path}.{key}"
    values |= {f"{at}.icons": "C2 A", f"{at}.cost": "3", f"{at}.slot": "top"}
    made = tomllib.loads(form.toml(values, "x"))["cards"]
    assert made["row1"]["advancements"][-1] == "C2 A 3 top"
    assert made["cards"] == 99
    values[f"{at}.icons"] = "C9 nothing"
    [(name, message)] = places(form, values)
    assert message == "edition-advancement"
    assert name == f"{at}.icons"


@pytest.mark.rule("DR-H32")
def test_a_merchant_keeps_the_price_that_is_printed(form: BoxForm, values: Values) -> None:
    path = "cards.row1.merchants"
    key = form.add(values, path)
    at = f"{path}.{key}"
    values |= {f"{at}.icons": "S2", f"{at}.back": "S3", f"{at}.price": "0", f"{at}.copies": "2"}
    made = tomllib.loads(form.toml(values, "x"))["cards"]["row1"]
    assert made["merchants"][-1] == "S2 0 > S3 x2"
    again = form.read(form.edition(values, "x"))
    assert again[f"{path}.c6.price"] == "0"


@pytest.mark.rule("DR-Q2")
def test_a_card_that_turned_up_is_part_of_the_box(form: BoxForm, values: Values) -> None:
    key = form.add(values, "typed")
    at = f"typed.{key}"
    values |= {f"{at}.name.en": "Corsair", f"{at}.n2": "A1 2 | end H | $1"}
    edition = form.edition(values, "x")
    assert edition.values["typed"] == {"corsair": {"n2": "A1 2 | end H | $1"}}
    assert [band.parts() for band in values_of(edition).typed] == [
        ["corsair", "normal", 2, "A1 2 | end H | $1"]
    ]
    assert form.read(edition)["typed.corsair.n2"] == "A1 2 | end H | $1"
    values[f"{at}.n2"] = "A9 2 | end H"
    assert places(form, values) == [(f"{at}.n2", "edition-band-space")]


@pytest.mark.rule("DR-Q2")
def test_what_was_named_at_a_table_and_kept_can_be_put_right(form: BoxForm) -> None:
    found = (
        ("island", "ile_verte", "Île Verte", 5, 8, 4, 2, 0),
        ("card", 0, "", "C2", 0),  # how it was kept: two cannons in row 1
    )
    kept = with_typed(RULES.edition("").source, "x", [], found)
    values = form.read(EDITIONS.read(kept, "x"))
    assert values["box.islands"] == "ile_verte"
    at = "box.islands.ile_verte"
    assert (values[f"{at}.name.fr"], values[f"{at}.spaces"], values[f"{at}.coins"]) == (
        "Île Verte",
        "5",
        "2",
    )
    assert (values["box.cards.card1.row"], values["box.cards.card1.look"]) == ("1", "pirate 2")
    assert form.toml(values, "x").count("Île Verte: 5 8/4 2$ 0c") == 1
    # five spaces were counted where there are four; another island and a card come by hand
    values[f"{at}.spaces"] = "4"
    key = form.add(values, "box.islands")
    values |= {f"box.islands.{key}.name.fr": "Tortuga", f"box.islands.{key}.first": "7"}
    values |= {f"box.islands.{key}.second": "2", f"box.islands.{key}.cargo": "1"}
    key = form.add(values, "box.cards")
    values |= {f"box.cards.{key}.row": "3", f"box.cards.{key}.look": "M"}
    made = tomllib.loads(form.toml(values, "x"))["box"]
    assert made["islands"] == {
        "ile_verte": "Île Verte: 4 8/4 2$ 0c",
        "tortuga": "Tortuga: 5 7/2 0$ 1c",
    }
    assert sorted(made["cards"].values()) == ["1: pirate 2", "3: M"]
    assert places(form, values) == []
    values[f"box.cards.{key}.look"] = "banana"
    [(name, message)] = places(form, values)
    assert name.startswith(f"box.cards.{key}")
    assert message == "own-card-line"
    # taken off, nothing of it is left
    for path in ("box.islands", "box.cards"):
        for one in values[path].split():
            form.remove(values, path, one)
    assert "box" not in tomllib.loads(form.toml(values, "x"))


@pytest.mark.rule("DR-C2")
def test_an_alliance_card_of_ones_own_need_not_keep_our_sums(form: BoxForm, values: Values) -> None:
    values["alliance.settler-1.n1"] = "A1 9 | end H | out"
    edition = form.edition(values, "x")
    assert values_of(edition).alliance[0].normal[0].influence == [(1, 9)]
    assert form.remove(values, "alliance", "raider-3")
    assert places(form, values) == [("alliance", "box-sum-less")]


def test_an_upgrade_of_two_levels(form: BoxForm, values: Values) -> None:
    made = tomllib.loads(form.toml(values, "x"))["upgrades"]
    assert made["quarters"]["II"] == {"draw": 1, "hand_limit": 7}
    values["upgrades.quarters.II_draw"] = "0"
    made = tomllib.loads(form.toml(values, "x"))["upgrades"]
    assert made["quarters"]["II"] == {"hand_limit": 7}
    assert form.remove(values, "upgrades", "chart_room")  # no card of ours names it
    made = tomllib.loads(form.toml(values, "x"))["upgrades"]
    assert made["tiles"] == 28  # 7 types, 2 levels, 2 copies
    assert places(form, values) == []


def test_the_two_levels_of_upgrades_have_two_names(form: BoxForm, values: Values) -> None:
    chapters = {one.key: one for one in form.chapters(values, WORDS)}
    labels = [dial.label for dial in chapters["upgrades"].sections[0].dials]
    assert labels == ["Tiles of each type and level", "Cost of level I", "Cost of level II"]


def test_a_line_that_the_form_cannot_take_apart_stays_as_it_is(form: BoxForm) -> None:
    tree = {**RULES.edition("").values, "name": "x"}
    cards = json.loads(json.dumps(tree["cards"]))
    cards["row1"]["advancements"].append("pirate three")
    cards["row1"]["merchants"].insert(0, "merchant")
    found = form.read(Edition("x", 1, {**tree, "cards": cards}, ""))
    assert found["cards.row1.merchants.c1.icons"] == "S"
    made = tomllib.loads(form.toml(found, "x"))["cards"]["row1"]
    assert made["advancements"][-1] == "pirate three"
    assert made["merchants"] == ["S > S2", "I > I B", "H > H S", "P > P $", "C > F C", "merchant"]
