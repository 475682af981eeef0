"""An edition of one's own: what it may change, and how a wrong one is refused with its line."""

from __future__ import annotations

import re

import pytest

from arbitre.core.message import BadInput
from arbitre.core.words import Words
from arbitre.games.dead_reckoning.play.editions import EDITIONS, values_of
from arbitre.games.dead_reckoning.rules.icons import icons_text
from arbitre.games.dead_reckoning.rules.values import Values
from tests.keys import keyed

OWN = EDITIONS.named("").source.replace('name = "reconstructed"', 'name = "my-box"')
LOOSE = re.sub(r"cubes_(normal|hard) = .*\n", "", OWN)
"""Ours without the cubes that every space gets."""


def own(old: str, new: str) -> Values:
    """The values of our edition with one text changed."""
    assert LOOSE.count(old) >= 1, old
    return values_of(EDITIONS.read(LOOSE.replace(old, new, 1), "my.toml"))


WRONG = [
    # ocean tiles
    ("open_sea = 4", "open_sea = 5", "tiles = 16", "edition-tiles"),
    ("skerry = {", "Skerry = {", "skerry =", "edition-own-key"),
    ("first = 4, second = 2, cargo = 1", "first = 4, second = 5", "skerry =", "edition-second"),
    ("spaces = 3,", "spaces = 0,", "skerry =", "edition-number"),
    ('fr = "Écueil", ', "", "skerry =", "edition-missing"),
    ("cargo = 1, fr", "cargos = 1, fr", "skerry =", "edition-key"),
    # crew
    ("gunner = { cards = 2", "gunner = { cards = 3", "[crew]", "edition-crew"),
    ('levels = ["S D", ', "levels = [", "captain =", "edition-so-many-texts"),
    ('"S2 D2 I"', '"S2 D2 W"', "captain =", "edition-icons"),
    ('"S2 D2 I"', '"S2D2"', "captain =", "edition-icons"),
    # ship and upgrades
    ("fore_hold = 3", "fore_hold = -3", "fore_hold =", "edition-number"),
    ("copies = 2", "copies = 3", "tiles = 32", "edition-upgrades"),
    ("costs = [5, 9]", "costs = [5]", "costs =", "edition-so-many-numbers"),
    ('zone = "gun_deck", I = { icons = "C" }', 'zone = "keel"', "guns =", "edition-one-of"),
    ('I = { icons = "K" }', "I = {}", "hull =", "edition-tile-empty"),
    ('I = { icons = "K" }', "I = { spaces = 1 }", "hull =", "edition-tile-zone"),
    ('bears = "C" ', 'bears = "K" ', "gun_hold =", "edition-tile-bears"),
    ('bears = "C2" ', 'bears = "C4" ', "gun_hold =", "edition-tile-crowded"),
    ("{ draw = 1,", "{ drew = 1,", "quarters =", "edition-key"),
    # buildings
    ("fort = { tiles = 7", "fort = { tiles = 8", "tiles = 22", "edition-buildings"),
    ("cost = 1 }", "cost = 1, cubes = 1 }", "outpost =", "edition-key"),
    ("cost = 3, cubes = 4", "cost = 3", "fort = {", "edition-missing"),
    # rows
    ('"S 1 x4"', '"S 1 x5"', "cards = 98", "edition-cards"),
    ('"S 1 x4"', '"S x4"', '"S 1 x4"', "edition-advancement"),
    ('"S 1 x4"', '"S 1 x4 left"', '"S 1 x4"', "edition-advancement"),
    ('"S 1 x4"', '"Z 1 x4"', '"S 1 x4"', "edition-advancement"),
    ('"S 1 x4"', '" "', '"S 1 x4"', "edition-texts"),
    ('"S > S2"', '"S S2"', '"S > S2"', "edition-merchant"),
    ('"S > S2"', '"S >"', '"S > S2"', "edition-merchant"),
    ('"S > S2"', '"D > S2"', '"S > S2"', "edition-merchant-cost"),
    ("guard = 6", "guard = true", "guard = 6", "edition-number"),
    # battle, start, scoring
    ("plunder = 3", "plunder = -1", "plunder =", "edition-number"),
    ("hand = 4", "hand = 7", "hand = 4", "edition-number"),
    ("bonus = [1, 1,", "bonus = [1,", "bonus =", "edition-so-many-numbers"),
    ("bonus = [1, 1,", 'bonus = [1, "1",', "bonus =", "edition-so-many-numbers"),
    ("bonus = [1, 1,", "bonus = [1, true,", "bonus =", "edition-so-many-numbers"),
    # the Alliance
    ('counts = "coins"', 'counts = "gold"', "conditional_attack_counts =", "edition-one-of"),
    (
        'counts = "coins"',
        'counts = "coins"\nconditional_influence_counts = "goods"',
        "bands =",
        "edition-one-of",
    ),
    ('counts = "coins"', 'counts = "coins"\nlost_building_fight = ""', "bands =", "edition-text"),
    (
        'counts = "coins"',
        'counts = "coins"\nlost_building_fight = "all"',
        "bands =",
        "edition-one-of",
    ),
    ("bands = [3, 6,", "bands = [6, 3,", "bands =", "edition-bands"),
    ("bands = [3, 6, 9, 12]", "bands = 4", "bands =", "edition-numbers"),
    ("bands = [3, 6, 9, 12]", "bands = [3, 6, 9]", "n5 =", "edition-key"),
    ("[alliance.patron-3]", "[alliance.Patron]", "[alliance.patron-3]", "edition-own-key"),
    ('n1 = "', 'n6 = "', "n1 =", "edition-key"),
    ('n1 = "', 'n1 = "" # "', "n1 =", "edition-text"),
    ('n1 = "B1 1', 'n1 = "B5 1', "n1 =", "edition-band-space"),
    ('n1 = "B1 1, C1 2, C2 1 | end H', 'n1 = "B1 1', "n1 =", "edition-band-end"),
    ('C2 1 | end H | out"', 'C2 1 | end H | hut"', "n1 =", "edition-band-icon"),
    ("claim A3 | end H", "claim A3 B3 C3 | end H", "n2 =", "edition-band-claims"),
    ("U hull I", "U hulk I", "U hull I", "edition-band-upgrade"),
    ("name = { fr", "name = { de", 'name = { fr = "Colon 1"', "edition-key"),
    # the file
    ('name = "my-box"', 'name = "reconstructed"', "name =", "edition-taken"),
    ("[start]", "[begin]", "[start]", "edition-key"),
    ("hull = {", "hull = ", "hull = {", "edition-toml"),
]


@pytest.mark.rule("DR-C6")
@pytest.mark.parametrize(
    ("old", "new", "where", "key"), WRONG, ids=[f"{w[3]}-{w[1]}" for w in WRONG]
)
def test_a_wrong_edition_is_refused_with_its_line(old: str, new: str, where: str, key: str) -> None:
    assert LOOSE.count(old) >= 1, old
    with pytest.raises(BadInput) as caught:
        EDITIONS.read(LOOSE.replace(old, new, 1), "my.toml")
    assert caught.value.message.key == key
    line = next(n for n, text in enumerate(LOOSE.splitlines(), 1) if where in text)
    assert caught.value.where == f"my.toml:{line}"
    for lang in ("fr", "en"):
        words = Words(lang, ["arbitre.core", "arbitre.games.dead_reckoning.data"])
        assert words.say(caught.value.message)


@pytest.mark.rule("DR-C6")
def test_a_card_too_few_or_without_a_band_is_refused() -> None:
    cut = LOOSE[: LOOSE.index("[alliance.patron-3]")]
    with pytest.raises(BadInput, check=keyed("edition-alliance")):
        EDITIONS.read(cut, "my.toml")
    with pytest.raises(BadInput, check=keyed("edition-missing", r"my.toml:\d+")):
        EDITIONS.read(re.sub(r"h5 = .*\n$", "", LOOSE), "my.toml")
    with pytest.raises(BadInput, check=keyed("edition-missing")):
        EDITIONS.read(LOOSE[: LOOSE.index("[scoring]")], "my.toml")


@pytest.mark.rule("DR-K2")
def test_a_battle_board_without_areas_is_refused() -> None:
    start, end = LOOSE.index("nothing = 4"), LOOSE.index("# What a player starts with")
    blank = re.sub(r"= \d+", "= 0", LOOSE[start:end])
    with pytest.raises(BadInput, check=keyed("edition-faces")):
        EDITIONS.read(LOOSE[:start] + blank + LOOSE[end:], "my.toml")


@pytest.mark.rule("DR-C2", "DR-C6")
@pytest.mark.parametrize(
    ("old", "new", "where", "space"),
    [
        ('n1 = "B1 1, C1 2', 'n1 = "B1 1, C1 3', "cubes_normal", "C1"),
        ('n1 = "B1 1, C1 2', 'n1 = "A1 1, C1 2', "cubes_normal", "A1"),
        ('h5 = "B1 2', 'h5 = "B1 1', "cubes_hard", "B1"),
        ("cubes_normal = [10", "cubes_normal = [11", "cubes_normal", "A1"),
    ],
)
def test_unequal_cubes_are_refused_where_they_are_stated(
    old: str, new: str, where: str, space: str
) -> None:
    assert old in OWN
    with pytest.raises(BadInput) as caught:
        EDITIONS.read(OWN.replace(old, new, 1), "my.toml")
    assert caught.value.message.key == "edition-equal-cubes"
    assert caught.value.message.args["space"] == space
    line = next(n for n, text in enumerate(OWN.splitlines(), 1) if text.startswith(where))
    assert caught.value.where == f"my.toml:{line}"
    if "= [" not in old:  # an owner's cards need not be equal
        EDITIONS.read(LOOSE.replace(old, new, 1), "my.toml")


@pytest.mark.rule("DR-B2", "DR-H6")
def test_other_stated_numbers() -> None:
    """A box with other counts states them; one that does not has ours."""
    tiles = own("tiles = 16\nopen_sea = 4", "tiles = 18\nopen_sea = 6")
    assert len(tiles.islands) + tiles.open_sea == 18
    more = LOOSE.replace('"S 1 x4"', '"S 1 x5"').replace("cards = 98", "cards = 99")
    assert sum(c.copies for c in values_of(EDITIONS.read(more, "my.toml")).cards) == 99
    silent = LOOSE.replace("cards = 98\n", "")
    assert sum(c.copies for c in values_of(EDITIONS.read(silent, "my.toml")).cards) == 98
    with pytest.raises(BadInput, check=keyed("edition-number")):
        EDITIONS.read(LOOSE.replace("tiles = 16", "tiles = 11"), "my.toml")


@pytest.mark.rule("DR-H31", "DR-H32")
def test_cards_may_say_their_slot_and_price() -> None:
    changed = own('"S 1 x4", "C 1 x5"', '"S 1 x2 bottom", "S 1", "S 1 top x1",\n  "C 1 ×5 middle"')
    # S 0 to 3: two at the bottom, then number 2 (bottom by its number), one on top; C all in the middle
    first = [(icons_text(c.icons), c.slot, c.copies) for c in changed.cards[:3]]
    assert first == [("S", 2, 3), ("S", 0, 1), ("C", 1, 5)]
    merchants = own('"S > S2"', '"S 5 > S2 top"')
    found = next(card for card in merchants.cards if card.back is not None)
    assert (found.cost, found.slot, found.copies) == (5, 0, 1)
    # of a list over several lines the wrong one is named
    with pytest.raises(BadInput) as caught:
        own('"S 1 x4", "C 1 x5",', '"S 1 x4",\n"C 1 x5",\n"W 1",')
    start = next(n for n, text in enumerate(LOOSE.splitlines(), 1) if '"S 1 x4"' in text)
    assert caught.value.where == f"my.toml:{start + 2}"


@pytest.mark.rule("DR-D1", "DR-L7")
def test_another_number_of_bands() -> None:
    fewer = re.sub(r"[nh]5 = .*\n", "", LOOSE + "\n").replace("[3, 6, 9, 12]", "[3, 6, 9]")
    values = values_of(EDITIONS.read(fewer.replace('"coins"', '"goods"'), "my.toml"))
    assert values.bands == [3, 6, 9]
    assert {len(card.hard) for card in values.alliance} == {4}
    assert values.conditional_attack_counts == "goods"


def test_a_card_without_a_name_is_called_by_its_key() -> None:
    values = own('name = { fr = "Colon 1", en = "Settler 1" }\n', "")
    assert values.words["alliance-settler-1"] == {"fr": "settler-1", "en": "settler-1"}


@pytest.mark.rule("DR-L8", "DR-M3")
def test_other_readings_of_the_rulebook() -> None:
    ours = values_of(EDITIONS.named(""))
    assert (ours.conditional_influence_counts, ours.lost_building_fight) == ("coins", "keep")
    more = 'bands = [3, 6, 9, 12]\nconditional_influence_counts = "cargo"\nlost_building_fight = "none"'
    values = own("bands = [3, 6, 9, 12]", more)
    assert (values.conditional_influence_counts, values.lost_building_fight) == ("cargo", "none")
    assert values.conditional_attack_counts == "coins"


def test_more_cards_than_any_edition_has_are_not_counted_to_the_end() -> None:
    """Each of these is another kind: 50 copies of thousands of kinds would be compared for ever."""
    icons = "S C F I B P H R D A V K".split()
    many = [f'"{a} {b} {cost} x50"' for a in icons for b in icons for cost in range(10)]
    with pytest.raises(BadInput) as found:
        own('"S 1 x4",', ",\n".join(["", *many])[2:] + ",")
    assert found.value.message.key == "edition-cards"
    assert found.value.message.args["n"] == 1000
