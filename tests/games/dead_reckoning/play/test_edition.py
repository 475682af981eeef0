"""Our edition against the tables of the rules, worked by hand."""

from __future__ import annotations

import pytest

from arbitre.games.dead_reckoning.play.edition_cards import cubes_of
from arbitre.games.dead_reckoning.play.edition_reader import GROUPS
from arbitre.games.dead_reckoning.play.editions import EDITIONS, values_of
from arbitre.games.dead_reckoning.rules.board import NAMES, row_of
from arbitre.games.dead_reckoning.rules.card_lines import band_line
from arbitre.games.dead_reckoning.rules.icons import icons_text
from arbitre.games.dead_reckoning.rules.values import GUN_DECK, HOLD, RIGGING, Card, ShipTile

OURS = EDITIONS.named("")
VALUES = values_of(OURS)


@pytest.mark.rule("DR-B4", "DR-B2")
def test_islands() -> None:
    table = [(i.name, i.spaces, i.first, i.second, i.cargo, i.coins) for i in VALUES.islands]
    assert table == [
        ("skerry", 3, 4, 2, 1, 0),
        ("tern_rock", 3, 4, 2, 2, 0),
        ("lantern_cay", 3, 5, 2, 0, 1),
        ("mangrove", 3, 5, 2, 1, 1),
        ("palmetto", 5, 6, 3, 2, 0),
        ("saltpan", 5, 6, 3, 1, 1),
        ("twin_heads", 5, 7, 3, 0, 1),
        ("sugar_hill", 5, 7, 3, 3, 0),
        ("amber_bay", 5, 8, 4, 0, 2),
        ("highmoor", 7, 8, 4, 2, 1),
        ("crown_reef", 7, 9, 4, 0, 2),
        ("fire_peak", 7, 10, 5, 1, 2),
    ]
    assert len(VALUES.islands) + VALUES.open_sea == 16
    assert VALUES.words["island-fire_peak"] == {"fr": "Pic de Feu", "en": "Fire Peak"}


@pytest.mark.rule("DR-H2")
def test_crew() -> None:
    crew = {kind.name: (kind.cards, [icons_text(x) for x in kind.levels]) for kind in VALUES.crew}
    assert sum(cards for cards, _ in crew.values()) == 12
    assert crew["captain"] == (1, ["S D", "S2 D", "S2 I D", "S2 I D2"])
    assert crew["first_mate"] == (1, ["I", "S I", "S2 I", "S2 I2"])
    assert crew["bosun"] == (1, ["S2", "S2 R", "S3 R", "S3 I R2"])
    assert crew["purser"] == (1, ["P", "P H", "P2", "P2 $"])
    assert crew["deck_hand"] == (2, ["H", "S H", "S2 H", "S2 H2"])
    assert crew["buccaneer"] == (1, ["C F", "C2 F", "C2 F A", "C3 F A2"])
    assert crew["gunner"] == (2, ["C", "C2", "C2 V", "C3 V"])
    assert crew["crew"] == (3, ["I/B", "S I/B", "I B", "I2 B"])
    assert len(crew) == 8
    assert (VALUES.hand, VALUES.hand_limit) == (4, 6)


def tile(found: ShipTile) -> tuple[int, str, int, str, int, int]:
    shown, borne = icons_text(found.icons), icons_text(found.bears)
    return found.zone, shown, found.spaces, borne, found.draw, found.limit


@pytest.mark.rule("DR-H1", "DR-H6", "DR-H9")
def test_ship_and_upgrades() -> None:
    assert (VALUES.zone_sails, VALUES.zone_cannons, VALUES.holds) == (2, 1, [3, 4])
    both = zip(VALUES.upgrade_names, VALUES.upgrades, strict=True)
    assert {name: [tile(level) for level in levels] for name, levels in both} == {
        "sails": [(RIGGING, "S", 0, "", 0, 0), (RIGGING, "S2", 0, "", 0, 0)],
        "chart_room": [(RIGGING, "A", 0, "", 0, 0), (RIGGING, "I A", 0, "", 0, 0)],
        "guns": [(GUN_DECK, "C", 0, "", 0, 0), (GUN_DECK, "C2", 0, "", 0, 0)],
        "hull": [(GUN_DECK, "K", 0, "", 0, 0), (GUN_DECK, "K2", 0, "", 0, 0)],
        "hold": [(HOLD, "", 2, "", 0, 0), (HOLD, "", 4, "", 0, 0)],
        "gun_hold": [(HOLD, "", 0, "C", 0, 0), (HOLD, "", 0, "C2", 0, 0)],
        "sail_hold": [(HOLD, "", 0, "S", 0, 0), (HOLD, "", 0, "S2", 0, 0)],
        "quarters": [(HOLD, "", 0, "", 0, 7), (HOLD, "", 0, "", 1, 7)],
    }
    assert len(VALUES.upgrades) * 2 * VALUES.upgrade_copies == 32
    assert VALUES.upgrade_costs == [5, 9]


@pytest.mark.rule("DR-H6", "DR-H7", "DR-K2", "DR-K4", "DR-V2", "DR-L7")
def test_small_numbers() -> None:
    assert (VALUES.buildings, VALUES.building_costs) == ([8, 7, 7], [1, 2, 3])
    assert (VALUES.garrison_cubes, VALUES.fort_cubes) == (2, 4)
    # of a hundred cubes: nothing, crown, two crowns, crown and hit, hit, plunder
    assert [100 * n // sum(VALUES.faces) for n in VALUES.faces] == [20, 30, 10, 10, 15, 15]
    assert (VALUES.start_coins, VALUES.start_cargo) == (15, 2)
    assert VALUES.bonus == [1, 1, 2, 2, 2, 3, 3, 4]
    assert VALUES.conditional_attack_counts == "coins"


def row(number: int, merchants: bool) -> list[Card]:
    """The advancements or the merchants of a row."""
    return [c for c in VALUES.cards if c.row == number - 1 and (c.back is not None) == merchants]


@pytest.mark.rule("DR-H6", "DR-H31")
def test_advancements() -> None:
    counts = [sum(card.copies for card in row(number, False)) for number in (1, 2, 3, 4)]
    assert counts == [19, 19, 18, 17]
    assert sum(card.copies for card in VALUES.cards) == 98
    # numbers 0 to 18: S 0-3, C 4-8, A 9-10, I 11-13, H 14-15, P 16, B 17, R 18; slots top, middle, bottom
    slots: dict[str, list[int]] = {}
    for card in row(1, False):
        slots.setdefault(f"{icons_text(card.icons)} {card.cost}", [0, 0, 0])[card.slot] = (
            card.copies
        )
    assert slots == {
        "S 1": [2, 1, 1],
        "C 1": [1, 2, 2],
        "A 1": [1, 1, 0],
        "I 2": [1, 1, 1],
        "H 1": [1, 0, 1],
        "P 2": [0, 1, 0],
        "B 2": [0, 0, 1],
        "R 1": [1, 0, 0],
    }
    fourth = {icons_text(card.icons): card.cost for card in row(4, False)}
    assert fourth == {
        "I2 B": 6,
        "S I2": 5,
        "C3": 5,
        "C2 V": 6,
        "C2 F A": 6,
        "V2": 5,
        "S3 D": 5,
        "P2 $": 6,
        "D2": 4,
    }


@pytest.mark.rule("DR-H32")
def test_merchants() -> None:
    counts = [sum(card.copies for card in row(number, True)) for number in (1, 2, 3, 4)]
    assert counts == [5, 6, 7, 7]
    assert (VALUES.guards, VALUES.wins) == ([2, 3, 4, 6], [2, 3, 4, 6])

    def shown(number: int) -> list[tuple[str, str, int, int]]:
        return [
            (icons_text(c.icons), icons_text(c.back or []), c.cost, c.slot)
            for c in row(number, True)
        ]

    # numbers 19 to 23; a trade costs 1 more than the front
    assert shown(1) == [
        ("S", "S2", 2, 1),
        ("I", "I B", 3, 2),
        ("H", "S H", 2, 0),
        ("P", "P $", 3, 1),
        ("C", "C F", 2, 2),
    ]
    # numbers 17 to 23; the back is the front and a coin
    assert shown(4) == [
        ("I2 B", "I2 B $", 7, 2),
        ("S I2", "S I2 $", 6, 0),
        ("C3", "C3 $", 6, 1),
        ("S3 D", "S3 D $", 6, 2),
        ("P2 $", "P2 $2", 7, 0),
        ("C2 V", "C2 $ V", 7, 1),
        ("V2", "$ V2", 6, 2),
    ]


BY_HAND = {
    # card, side, band: worked out from DR-C2 to DR-C5
    (0, "n1"): "B1 1, C1 2, C2 1 | end H | out",
    (0, "h1"): "B1 1, C1 3, C2 1 | end H | out $1",
    (2, "n3"): "B2 2, B4 2, C4 2 | claim A3 | end B4 | out $1",
    (4, "n4"): "B2 3, A3 2, C3 2 | claim A3 A4 | end A2 | attack | U sails I $2",
    (5, "n5"): "C1 2, C2 3, C4 3 | claim B1 B2 | end C1 | X M Fh",
    (5, "h5"): "C1 2, C2 3, C4 4 | claim B1 B2 | end C1 | X M F $2",
    (7, "n5"): "A1 2, A2 3, A4 3 | claim C1 C4 | end A4 | gar fort E3",
    (8, "n2"): "A2 2, C2 1, C3 2 | claim B1 | end B1 | out R1",
    (9, "n5"): "B1 3, B3 3 | claim A1 A4 | end H | influence | Q P2 E3",
    (10, "n2"): "A1 2, B2 2 | claim C1 | end C3 | attack | P1 $1",
    (12, "n3"): "A1 2, A3 2 | claim C3 | end H | attack | R1 Fh+1",
    (12, "h3"): "A1 2, A3 2 | claim C3 | end H | attack | R1 F+1 $1",
    (13, "n4"): "B2 3, C3 2 | claim A3 A4 | end A4 | attack | 7?{$3 F}:{U guns II}",
    (13, "h4"): "B2 4, C3 2 | claim A3 A4 | end A4 | attack | 7?{$3 F}:{U guns II} $2",
    (14, "n2"): "C1 2, A3 2 | claim B2 | end C1 | attack | Fh U guns I",
    (14, "h2"): "C1 3, A3 2 | claim B2 | end C1 | attack | F U guns I $1",
    (15, "n1"): "C1 1, C2 2 | end H | U sails I",
    (16, "n3"): "C1 2, A2 2, C3 2 | claim B2 | end B1 | influence | U guns I X",
    (17, "n5"): "C2 3, C3 2, C4 3 | claim B1 B2 | end B4 | X U hull II $3",
    (17, "h5"): "C2 3, C3 2, C4 3 | claim B1 B2 | end B4 | X U hull II $3 $2",
}


@pytest.mark.rule("DR-C1", "DR-C2", "DR-C3", "DR-C4", "DR-C5")
@pytest.mark.parametrize(("card", "side"), list(BY_HAND))
def test_bands_worked_by_hand(card: int, side: str) -> None:
    found = VALUES.alliance[card]
    bands = found.hard if side[0] == "h" else found.normal
    assert band_line(bands[int(side[1]) - 1], VALUES.upgrade_names) == BY_HAND[card, side]


@pytest.mark.rule("DR-C1", "DR-D1", "DR-D7")
def test_eighteen_cards_of_two_sides_and_five_bands() -> None:
    characters = ["settler", "explorer", "builder", "trader", "raider", "patron"]
    names = [f"{character}-{variant}" for character in characters for variant in (1, 2, 3)]
    assert [card.name for card in VALUES.alliance] == names
    assert VALUES.bands == [3, 6, 9, 12]  # turns 1-3, 4-6, 7-9, 10-12, 13 on
    for card in VALUES.alliance:
        assert (len(card.normal), len(card.hard)) == (5, 5)
        for normal, hard in zip(card.normal, card.hard, strict=True):
            assert normal.effects
            assert (normal.claims, normal.end) == (hard.claims, hard.end)
            assert (normal.attack, normal.conditional) == (hard.attack, hard.conditional)
            assert [space for space, _ in normal.influence] == [s for s, _ in hard.influence]
    assert VALUES.words["alliance-patron-3"] == {"fr": "Mécène 3", "en": "Patron 3"}


@pytest.mark.rule("DR-C4")
def test_conditional_icons() -> None:
    for number, card in enumerate(VALUES.alliance):
        for side in (card.normal, card.hard):
            assert not side[0].attack
            assert not side[0].conditional
            for band in side[1:]:
                assert band.attack == (number in (4, 10, 12, 13, 14))
                assert band.conditional == (number in (0, 1, 6, 9, 11, 16))


@pytest.mark.rule("DR-C2", "DR-C5", "DR-C6")
@pytest.mark.parametrize(
    ("side", "wanted"),
    # the hard side: one more from each of 18 first marks in bands 1, 2, 4, of 12 in bands 3 and 5
    [(0, [10, 9, 8, 12, 11]), (1, [13, 11, 9, 14, 12])],
)
def test_every_space_of_a_reach_gets_equal_cubes(side: int, wanted: list[int]) -> None:
    reach = [(0, 1), (0, 1, 2), (0, 1, 2, 3), (1, 2, 3), (0, 1, 2, 3)]
    for band, cubes in enumerate(wanted):
        found = cubes_of(VALUES, side, band)
        assert found == [
            cubes if space and row_of(space) in reach[band] else 0 for space in range(len(NAMES))
        ]


def test_every_group_says_where_it_is_from() -> None:
    for group in GROUPS:
        table = OURS.values[group]
        assert isinstance(table, dict)
        assert "reconstructed: " in table["provenance"]


def test_values_are_read_once() -> None:
    read = values_of(EDITIONS.named("reconstructed@1"))
    assert values_of(EDITIONS.named("")) is read
