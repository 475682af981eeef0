"""The drawn table: a sound document, true marks, nothing secret, text inside its room."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from arbitre.core.chance import Rng
from arbitre.core.message import Fact
from arbitre.core.words import LANGUAGES, Words
from arbitre.games.dead_reckoning import game
from arbitre.games.dead_reckoning.picture.draw import draw_view, layers
from arbitre.games.dead_reckoning.picture.engraving import definitions
from arbitre.games.dead_reckoning.picture.human import hold_spots
from arbitre.games.dead_reckoning.picture.layout import CREW_HIGH, CREW_WIDE, Layout
from arbitre.games.dead_reckoning.picture.shapes import (
    SIGNS,
    lines,
    mark_row,
    marks_wide,
    text,
    wide,
)
from arbitre.games.dead_reckoning.picture.style import (
    COLOURS,
    KIND,
    LETTERING,
    PLAIN,
    SAFE,
    SIZES,
    style,
)
from arbitre.games.dead_reckoning.play.position import DeadReckoningPosition, DeadReckoningView
from arbitre.games.dead_reckoning.rules.board import NAMES
from arbitre.games.dead_reckoning.rules.human.belongings import FORE_HOLD, HAND, PLAYED
from arbitre.games.dead_reckoning.rules.scoring import total
from arbitre.games.dead_reckoning.rules.table import SIDES
from arbitre.games.dead_reckoning.rules.values import Values
from tests.games.dead_reckoning.tables import Turn

SVG = "{http://www.w3.org/2000/svg}"
WORDS = {lang: game.voice(None, lang).words for lang in LANGUAGES}


def played(decisions: int, seats: int = 1, seed: int = 4) -> DeadReckoningPosition:
    position = game.start(seed=seed, seats=seats)
    rng, greedy = Rng(3), game.bots()["greedy"](game)
    while decisions and position.result is None:
        seat = position.actors[0]
        position.play(seat, greedy.decide(position.view(seat), rng, 0))
        decisions -= 1
    return position


MOMENTS = {
    "start": played(0),
    "early": played(40),
    "late": played(150),
    "over": played(9999),
    "two": played(0, 2),
    "two later": played(180, 2),
    "companion": game.start(options={"companion": True}),
}


def root_of(
    position: DeadReckoningPosition, lang: str = "fr", seat: str | None = None
) -> ET.Element:
    return ET.fromstring(draw_view(position.view(seat), WORDS[lang]))


def by_id(root: ET.Element) -> dict[str, ET.Element]:
    found = [element for element in root.iter() if "id" in element.attrib]
    named = {element.attrib["id"]: element for element in found}
    assert len(named) == len(found), "an id stands twice"
    return named


def drawn(turn: Turn, seat: str = "player", lang: str = "en") -> dict[str, ET.Element]:
    return by_id(root_of(turn.position, lang, seat))


def title(element: ET.Element) -> str:
    return element.findtext(f"{SVG}title") or ""


def spot(element: ET.Element) -> tuple[float, float]:
    found = re.fullmatch(r"translate\(([\d.]+) ([\d.]+)\)", element.attrib["transform"])
    assert found, element.attrib
    return (float(found[1]), float(found[2]))


# -- the document ----------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_sound_document_at_every_moment(moment: str, lang: str) -> None:
    position = MOMENTS[moment]
    for tall in (False, True):
        view = position.view(position.seats[0])
        picture = layers(view, WORDS[lang], tall)
        document = (
            f'<svg xmlns="http://www.w3.org/2000/svg"><g id="board">{picture.board}</g>'
            f'<g id="state">{picture.state}</g><g id="pieces">{picture.pieces}</g></svg>'
        )
        root = ET.fromstring(document)
        named = by_id(root)
        for piece in named["pieces"]:
            x, y = spot(piece)
            assert 0 < x < picture.width, piece.attrib["id"]
            assert 0 < y < picture.height, piece.attrib["id"]
        for element in root.iter():
            assert "style" not in element.attrib
            if element.get("role") == "img":
                assert title(element)
        for name in NAMES[1:]:
            assert {f"space-{name}", f"island-{name}"} <= set(named)
        assert {"space-H", "battle", "cubes-mine", "cubes-theirs", "alliance-card"} <= set(named)
        assert {"hold", "dock", "chest", "deck", "discard", "damage", "hand", "turn"} <= set(named)


def test_it_is_self_contained() -> None:
    for position in MOMENTS.values():
        document = draw_view(position.view(None), WORDS["en"])
        root = ET.fromstring(document)
        for element in root.iter():
            assert element.tag not in (f"{SVG}script", f"{SVG}image", f"{SVG}a")
            assert not any(key.startswith("on") for key in element.attrib)
        assert re.findall(r"https?://[^\"]+", document) == ["http://www.w3.org/2000/svg"]
        named = by_id(root)
        for used in re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', document):
            assert "".join(used) in named


def test_layers_are_the_stand_alone_drawing() -> None:
    view = MOMENTS["late"].view("player")
    picture, whole = layers(view, WORDS["en"], False), draw_view(view, WORDS["en"])
    for layer in (picture.board, picture.state, picture.pieces):
        assert layer in whole
    assert picture.kind == KIND
    assert "<style" not in picture.board
    assert "<style" in whole


@pytest.mark.parametrize("tall", [False, True])
def test_the_board_layer_is_the_same_for_equal_keys(tall: bool) -> None:
    one = layers(MOMENTS["start"].view("player"), WORDS["fr"], tall)
    two = layers(MOMENTS["late"].view(None), WORDS["fr"], tall)
    assert (one.key, one.board) == (two.key, two.board)
    assert one.pieces != two.pieces
    port, starboard = (
        layers(MOMENTS["two later"].view(seat), WORDS["fr"], tall) for seat in ("port", "starboard")
    )
    assert (port.key, port.board) == (starboard.key, starboard.board)
    others = [
        layers(MOMENTS["start"].view("player"), WORDS["en"], tall),
        layers(MOMENTS["start"].view("player"), WORDS["fr"], not tall),
        port,
    ]
    assert len({one.key, *(other.key for other in others)}) == 4


def test_classes_that_are_drawn_have_a_rule() -> None:
    rules = style()
    for position in MOMENTS.values():
        for element in root_of(position, seat=position.seats[0]).iter():
            if element.tag == f"{SVG}text":
                assert element.attrib["class"].split()[0] in SIZES
            elif element.tag in (f"{SVG}rect", f"{SVG}path", f"{SVG}circle"):
                for kind in element.get("class", "").split():
                    assert re.search(rf"\.{kind}[ ,{{]", rules), kind


def test_what_a_use_repeats_is_styled_without_its_ancestors() -> None:
    rules = style().splitlines()
    for kind in set(re.findall(r'class="([^"]+)"', definitions())):
        assert kind.startswith("dead-")
        assert any(re.search(rf"(^|[ ,}}])\.{kind}[,{{]", rule) for rule in rules), kind


def test_every_colour_is_used_and_has_a_night_side() -> None:
    used = set(re.findall(r"var\(--([a-z0-9-]+)\)", style()))
    assert used - {"font", "serif"} == set(COLOURS)
    assert set(SAFE) | set(PLAIN) <= set(COLOURS)
    for name, (day, night) in COLOURS.items():
        assert f"--{name}:light-dark({day},{night})" in style()
        assert day != night or name == "on-side"


def test_the_plain_theme_has_no_textures() -> None:
    board = layers(MOMENTS["start"].view("player"), WORDS["en"], False).board
    root = ET.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{board}</svg>')
    for element in root.iter(f"{SVG}rect"):
        if element.get("fill", "").startswith("url(") and element.get("width") != "520":
            assert element.attrib["class"] == "art"
    assert '[data-board="plain"]' in style()


def test_same_view_same_bytes() -> None:
    view = MOMENTS["two later"].view("port")
    turned: Any = json.loads(json.dumps(view.data), object_pairs_hook=lambda p: dict(reversed(p)))
    again = DeadReckoningView("port", turned)
    assert draw_view(view, WORDS["fr"]) == draw_view(again, WORDS["fr"])


def test_everything_is_escaped() -> None:
    class Hostile(Words):
        def phrase(self, key: str, args: Mapping[str, Fact] | None = None) -> str:
            return "<b>&\"'</b>"

    for position in MOMENTS.values():
        root = ET.fromstring(draw_view(position.view(None), Hostile("fr", [])))
        assert not list(root.iter("b"))
        assert not list(root.iter(f"{SVG}b"))


# -- readable --------------------------------------------------------------------------------


def test_text_is_drawn_in_or_cut_to_its_room() -> None:
    assert "textLength" not in text("small", 0, 0, "Quai", 92)
    assert 'textLength="150"' in text("small", 0, 0, "Marchandises", 150)
    assert "…" in text("small", 0, 0, "Marchandises du capitaine", 150)
    # the type of charts is narrower
    assert "textLength" not in text("name", 0, 0, "Marchandises", 180)
    shown = re.findall(r">([^<]+)<", lines("crew", 0, 0, "Maître d'équipage", 130))
    assert shown == ["Maître", "d&#x27;équipage"]
    marks = [("S", "2"), ("C", "3"), ("I", ""), ("B", "")]
    assert re.findall(r"scale\(([\d.]+)\)", mark_row(marks, 0, 0, 999)) == ["1.12"] * 4
    # where room is scarce the signs are smaller, then all of it
    narrow = mark_row(marks, 0, 0, marks_wide(marks) * 0.8)
    assert re.findall(r"scale\(([\d.]+)\)", narrow) == ["0.81"] * 4
    assert re.match(r'<g transform="translate\(0 0\) scale\(0.\d+\)">', mark_row(marks, 0, 0, 60))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_of_islands_crew_and_zones_are_never_cut(lang: str) -> None:
    values: Values = MOMENTS["start"].values
    for key, called in values.words.items():
        kind = key.partition("-")[0]
        if kind == "island":
            assert wide(called[lang], "name") <= 200 * LETTERING.tightest, called[lang]
        elif kind == "crew":
            parts = lines("crew", 0, 0, f"{called[lang]} 3", CREW_WIDE - 14)
            assert "…" not in parts, called[lang]
        elif kind == "upgrade":
            assert wide(f"{called[lang]} II", "small") <= 276 * LETTERING.tightest, called[lang]
    for position in MOMENTS.values():
        for element in root_of(position, lang).iter(f"{SVG}text"):
            assert "…" not in (element.text or ""), element.text


@pytest.mark.parametrize("tall", [False, True])
@pytest.mark.parametrize("humans", [1, 2])
def test_panels_do_not_lie_over_each_other(humans: int, tall: bool) -> None:
    layout = Layout(tall, humans, 5)
    boxes = [layout.map, layout.tray, layout.card, layout.aims]
    boxes += [*layout.ships, *layout.crews, *layout.alliances]
    for number, one in enumerate(boxes):
        left, upper, across, high = one
        assert left >= 0
        assert left + across <= layout.width
        assert upper + high <= layout.height
        for other in boxes[number + 1 :]:
            apart = (
                left + across <= other[0]
                or other[0] + other[2] <= left
                or upper + high <= other[1]
                or other[1] + other[3] <= upper
            )
            assert apart, (one, other)


@pytest.mark.parametrize("tall", [False, True])
@pytest.mark.parametrize(("hand", "after"), [(1, 0), (0, 5), (7, 2), (4, 12), (12, 0)])
def test_the_crew_stays_in_its_panel(hand: int, after: int, tall: bool) -> None:
    layout = Layout(tall, 2, 5)
    for which in range(2):
        x, y, across, high = layout.crews[which]
        for number in range(hand + after):
            left, upper = layout.crew_card(which, number, hand, after)
            assert x <= left
            assert left + CREW_WIDE <= x + across
            assert y <= upper
            assert upper + CREW_HIGH <= y + high


# -- what is shown is true -------------------------------------------------------------------


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
    assert told[:2] == ["Final score", "Together"]
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


def test_signs_have_names_of_their_own() -> None:
    assert all(f'id="dead-{name}"' in definitions() for name in SIGNS)
    assert SIDES == 4
    assert {f"side-{number}" for number in range(SIDES)} <= set(SIGNS)
