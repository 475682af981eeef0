"""What lies on the drawn table is true: cubes, ships, goods, crew, aims; and nothing secret is drawn."""

from __future__ import annotations

from xml.etree import ElementTree as ET

from arbitre.games.dead_reckoning.picture.draw import draw_view, layers
from arbitre.games.dead_reckoning.picture.human import hold_spots
from arbitre.games.dead_reckoning.picture.layout import CREW_HIGH
from arbitre.games.dead_reckoning.rules.human.belongings import FORE_HOLD, HAND, PLAYED
from arbitre.games.dead_reckoning.rules.scoring import total
from tests.games.dead_reckoning.picture.drawings import (
    MOMENTS,
    SVG,
    WORDS,
    by_id,
    drawn,
    root_of,
    spot,
    title,
)
from tests.games.dead_reckoning.tables import Turn


def test_cubes_fill_their_spaces_by_side() -> None:
    turn = Turn(tiles={"A1": "palmetto"})
    turn.cubes("A1", 1, 3)
    named = drawn(turn)
    mine, theirs = named["cube-A1-player-1"], named["cube-A1-alliance-3"]
    assert "cube-A1-player-2" not in named
    shapes = [element.find(f"{SVG}use") for element in (mine, theirs)]
    # never by colour alone: a round and a square one
    assert [use.attrib["href"] for use in shapes if use is not None] == [
        "#dead-side-0",
        "#dead-side-2",
    ]
    # humans from the left, Alliances from the right
    assert spot(mine)[0] < spot(theirs)[0]
    assert "control: Alliance" in title(named["island-A1"])
    assert title(named["island-A1"]).startswith(
        "A1 Palmetto: worth 6 to the first and 3 to the second"
    )


def test_buildings_goods_cards_and_ships() -> None:
    turn = Turn(tiles={"A1": "palmetto"})
    turn.cubes("A1", 3, 0)
    turn.table.buildings[1] = 0b100
    turn.table.coins[1], turn.table.cargo[1] = 2, 1
    turn.offer("A1", 0)
    turn.sail_to("A1")
    turn.table.pirate[0], turn.table.damage[0] = True, 3
    named = drawn(turn)
    assert title(named["building-A1-fort"]) == "fort"
    assert "building-A1-outpost" not in named
    assert title(named["goods-A1"]) == "Lying on A1: 2 coins and 1 cargo"
    assert "1 sail" in title(named["card-A1"])
    ship = named["ship-player"]
    assert title(ship) == "Ship of Player at A1, pirate mode, 3 damage of 5"
    signs = [use.attrib["href"] for use in ship.iter(f"{SVG}use")]
    assert "#dead-pirate" in signs
    assert signs.count("#dead-hit") == 3
    pips = [element.attrib["class"] for element in named["damage"].iter(f"{SVG}rect")]
    assert pips == ["pip-hit"] * 3 + ["pip"] * 2


def test_goods_aboard_lie_on_plain_spaces_first() -> None:
    turn = Turn()
    tiles = turn.position.notation.tiles
    turn.human.fit(FORE_HOLD, tiles.index("gun_hold2"))
    turn.table.aboard_coins[0], turn.table.aboard_cargo[0] = 1, 5
    named = drawn(turn)
    assert {"aboard-coin-1", "aboard-cargo-5"} <= set(named)
    assert "aboard-cargo-6" not in named
    # three spaces before, two of them with a cannon: one plain; four behind: the sixth hides a cannon
    fore = hold_spots(turn.human, FORE_HOLD, (0, 0, 240, 100))
    assert len(fore) == 3
    first, last = spot(named["aboard-coin-1"]), spot(named["aboard-cargo-5"])
    assert last[0] - first[0] == fore[1][0] - fore[0][0]
    assert last[1] == first[1]


def test_movement_and_icons_that_are_left() -> None:
    turn = Turn()
    turn.human.points, turn.human.taken = 3, 1
    turn.human.icons[3] = 2
    found = title(drawn(turn)["turn"])
    assert found == "movement points: 3; cards taken: 1 of 2; icons left: 2 influence"


def test_where_the_ship_can_sail() -> None:
    turn = Turn(tiles={"A1": "palmetto", "B1": "skerry"})
    turn.sail_to("A1")
    assert not [name for name in drawn(turn) if name.startswith("reach-")]
    turn.human.points = 1
    found = {name: title(one) for name, one in drawn(turn).items() if name.startswith("reach-")}
    # DR-B1: a step leads to the next tile of a lane or a row, and from row 1 to the harbor
    assert set(found) == {"reach-H", "reach-B1", "reach-A2"}
    assert found["reach-B1"] == "To B1: 1 movement point"
    # DR-H12: one tile a turn is explored
    turn.human.explored = True
    assert {name for name in drawn(turn) if name.startswith("reach-")} == {"reach-H", "reach-B1"}


def test_nothing_played_is_not_nothing_left() -> None:
    turn = Turn()
    turn.hold("captain")
    assert "no icon yet" in "".join(drawn(turn)["turn"].itertext())
    turn.human.where[turn.crew("captain")] = PLAYED
    assert "no icon left" in "".join(drawn(turn)["turn"].itertext())


def test_the_harbor_says_why_more_cubes_defend() -> None:
    turn = Turn()
    turn.sail_to("H", 1)
    told = "".join(drawn(turn)["state-battle"].itertext())
    # DR-F1: one cube, and 4 when defending in harbor
    assert "5" in told
    assert "4 by the harbor" in told
    turn.sail_to("A1", 1)
    assert "harbor" not in "".join(drawn(turn)["state-battle"].itertext())


def test_at_the_end_one_sees_what_the_score_is_made_of() -> None:
    position = MOMENTS["over"]
    named = by_id(root_of(position, "en", "player"))
    told = [found.text or "" for found in named["state-battle"].iter(f"{SVG}text")]
    assert told[:2] == ["Final score", "Total"]
    rows = [told[at : at + 3] for at in range(1, len(told), 3)]
    numbers = [[int(cell) for cell in row[1:]] for row in rows]
    assert numbers[0] == [sum(column) for column in zip(*numbers[1:], strict=True)]
    assert numbers[0] == [total(position.state, side) for side in range(2)]
    assert "four achievements" in "".join(named["state-phase"].itertext())


def test_hand_and_played_cards() -> None:
    turn = Turn()
    turn.hold("captain", "gunner1")
    turn.human.where[turn.crew("gunner1")] = PLAYED
    named = drawn(turn)
    assert title(named["crew-captain"]) == "Captain, level 1: 1 sail and 1 draw"
    assert named["crew-gunner1"].attrib["class"] == "crew-card played"
    assert "crew-gunner2" not in named
    assert title(named["hand"]) == "Hand 1 of 6 · played 1"


def test_upright_no_card_moves_when_another_is_played() -> None:
    turn = Turn()
    names = ["captain", "bosun", "gunner1", "crew1"]
    turn.hold(*names)

    def places() -> dict[str, tuple[float, float]]:
        picture = layers(turn.position.view("player"), WORDS["en"], tall=True)
        found = by_id(ET.fromstring(f"<svg>{picture.pieces}</svg>"))
        return {name: spot(found[f"crew-{name}"]) for name in names}

    before = places()
    for name in ("gunner1", "captain", "crew1", "bosun"):
        turn.human.where[turn.crew(name)] = PLAYED
        now = places()
        left, upper = before[name]
        assert now.pop(name) == (left, upper + CREW_HIGH + 8)  # below its place in the hand
        assert now == {other: place for other, place in before.items() if other != name}
        before = places()


def test_an_achievement_has_both_sides_and_its_bonus() -> None:
    turn = Turn()
    turn.table.claimed[1] = 1 << 4
    turn.table.bonus[4], turn.table.bonus_to[4] = 2, 1
    turn.table.explorer[0] = 3
    found = title(drawn(turn)["achievement-explorer"])
    assert (
        found
        == "Explorer · Player 3 of 5, Alliance has claimed it, bonus tile of 2 coins: Alliance"
    )


# -- secrets ---------------------------------------------------------------------------------


def test_a_hand_is_seen_by_its_owner_only() -> None:
    position = MOMENTS["two later"].copy()
    human = position.state.humans[1]
    human.where = [
        HAND if card < 4 else PLAYED if card == 4 else 0 for card in range(len(human.where))
    ]
    owner = by_id(root_of(position, seat="starboard"))
    assert "crew-captain" in owner
    for seat in ("port", None):
        root = root_of(position, seat=seat)
        named = by_id(root)
        backs = [name for name in named if name.startswith("back-starboard-")]
        assert len(backs) == 4
        cards = [name for name in named if name.startswith("crew-starboard-")]
        assert cards == [f"crew-starboard-{position.notation.crew[4]}"]
    # the same whatever the hidden cards are
    other = position.copy()
    turned = other.state.humans[1]
    turned.where = [
        HAND if 5 <= card < 9 else PLAYED if card == 4 else 0 for card in range(len(human.where))
    ]
    for tall in (False, True):
        one, two = (layers(each.view("port"), WORDS["en"], tall) for each in (position, other))
        assert (one.state, one.pieces) == (two.state, two.pieces)


def test_a_chest_is_unknown_to_strangers() -> None:
    position = MOMENTS["two later"].copy()
    position.state.humans[0].chest = 23
    for seat, known in (("port", True), ("starboard", True), (None, False)):
        view = position.view(seat)
        named = by_id(ET.fromstring(draw_view(view, WORDS["en"])))
        chest = named["chest-port" if seat == "starboard" else "chest"]
        assert title(chest) == ("Chest: 23" if known else "Chest: ?")
        counted = title(named["achievement-capitalist"])
        assert ("Port 23 of 30" in counted) == known


def test_a_merchants_back_is_never_drawn() -> None:
    turn = Turn(tiles={"A1": "palmetto"})
    values = turn.position.values
    fronts: dict[tuple[int, ...], list[int]] = {}
    for number, card in enumerate(values.cards):
        if card.back is not None and card.row == 0:
            fronts.setdefault(tuple(card.icons), []).append(number)
    merchant = next(iter(fronts.values()))[0]
    turn.offer("A1", merchant)
    back, front = values.cards[merchant].back, values.cards[merchant].icons
    assert back is not None
    assert back != front
    lying = drawn(turn)["card-A1"]
    signs = [use.attrib["href"].removeprefix("#dead-") for use in lying.iter(f"{SVG}use")]
    # DR-H32: S → S2 of row 1: a single sail, then the price, the guards, the coins, the badge
    assert signs == ["S", "merchant", "cargo", "C", "coin"]
    # a trade costs one more than the advancement's 1; two guards, two coins; no number at the sail
    assert [found.text for found in lying.iter(f"{SVG}text")] == ["2", "2", "2"]
    assert "2 sails" not in title(lying)
