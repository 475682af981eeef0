"""The drawn board: a sound document, one element a space and a stack, nothing on top of another."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from itertools import combinations, pairwise
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from arbitre.core.data import data_names
from arbitre.core.message import Fact
from arbitre.core.words import LANGUAGES, Words
from arbitre.games.power import game
from arbitre.games.power.data import PACKAGE
from arbitre.games.power.picture.crowd import TOKEN_HIGH, TOKEN_WIDE, meeting, shelved, standing
from arbitre.games.power.picture.draw import Drawing, draw_view
from arbitre.games.power.picture.layout import layout_of
from arbitre.games.power.picture.regions import outlines, region
from arbitre.games.power.picture.shapes import SILHOUETTES
from arbitre.games.power.picture.style import style
from arbitre.games.power.play.position import PowerPosition, PowerView
from arbitre.games.power.rules.board import COLOURS, Board
from arbitre.games.power.rules.pieces import KINDS, TERRAIN
from arbitre.games.power.rules.setting import board_of
from arbitre.games.power.words.codes import power_words

SVG = "{http://www.w3.org/2000/svg}"
TEXT = f"{SVG}text"
MAPS = data_names(PACKAGE, "maps", ".txt")
FORCE = {"S": 2, "T": 2, "C": 2, "D": 2, "R": 1, "A": 1, "B": 1, "CR": 1}


WORDS = {lang: power_words(lang) for lang in LANGUAGES}
FR = WORDS["fr"]


def load(**data: Any) -> PowerPosition:
    position = game.load({"players": 4, **data})
    assert isinstance(position, PowerPosition)
    return position


def start(**options: Any) -> PowerPosition:
    return game.start(**options)


def packed(name: str) -> PowerPosition:
    """Every space full of all four armies with every kind that may stand there."""
    board = board_of(name)
    spaces = {
        code: {
            colour: {
                kind: 1 + place % 12 * army
                for number, kind in enumerate(KINDS[:9])
                if number == 8 or board.enters(TERRAIN[number], place)
            }
            for army, colour in enumerate(COLOURS)
        }
        for place, code in enumerate(board.codes)
    }
    return load(
        map=name,
        board=spaces,
        reserves={colour: dict.fromkeys(KINDS, 999) for colour in COLOURS},
    )


def root_of(view: PowerView, words: Words = FR, *, tall: bool = False) -> ET.Element:
    return ET.fromstring(draw_view(view, words, tall=tall))


def by_id(root: ET.Element) -> dict[str, ET.Element]:
    found = [element for element in root.iter() if "id" in element.attrib]
    named = {element.attrib["id"]: element for element in found}
    assert len(named) == len(found), "an id stands twice"
    return named


def title(element: ET.Element) -> str:
    return element.findtext(f"{SVG}title") or ""


def numbers(text: str) -> list[float]:
    return [float(number) for number in re.findall(r"-?\d+(?:\.\d+)?", text)]


def box(stack: ET.Element) -> tuple[float, float, float, float]:
    """Left, top, right, bottom of a stack."""
    x, y = numbers(stack.attrib["transform"])
    inner = stack.find(f"{SVG}g")
    assert inner is not None
    (scale,) = numbers(inner.attrib["transform"])
    wide, high = TOKEN_WIDE * scale / 2, TOKEN_HIGH * scale / 2
    return (x - wide, y - high, x + wide, y + high)


def area(space: ET.Element) -> tuple[float, float, float, float]:
    """What a space's outline, or a panel's frame, extends over."""
    for shape in space:
        if shape.get("class") != "area":
            continue
        if shape.tag == f"{SVG}rect":
            x, y, wide, high = (float(shape.attrib[key]) for key in ("x", "y", "width", "height"))
            return (x, y, x + wide, y + high)
        points = re.findall(r"[ML](\S+) ([\d.]+)A\S+ \S+ 0 0 \d (\S+) ([\d.]+)", shape.attrib["d"])
        assert points
        xs = [float(point[index]) for point in points for index in (0, 2)]
        ys = [float(point[index]) for point in points for index in (1, 3)]
        return (min(xs), min(ys), max(xs), max(ys))
    raise AssertionError("no area")


def check(view: PowerView, words: Words, tall: bool) -> None:
    root = root_of(view, words, tall=tall)
    named = by_id(root)
    board = board_of(str(view.data.get("map", "classic")))
    spaces = [element for element in named["board"] if element.tag == f"{SVG}g"]
    spaces = [space for space in spaces if "data-space" in space.attrib]
    lanes = [name for name in board.codes if name[0] == "S"]
    others = [name for name in board.names if name not in lanes]
    assert [
        space.attrib["data-space"] for space in spaces
    ] == lanes + others  # islands lie on lanes
    assert all(space.attrib["id"] == f"space-{space.attrib['data-space']}" for space in spaces)
    assert all(title(space) for space in spaces)
    assert len({title(space) for space in spaces}) == len(board.names)
    stacks = [piece for piece in named["pieces"] if "data-kind" in piece.attrib]
    held: Any = dict(view.data["board"])  # type: ignore[call-overload]
    reserves: Any = view.data["reserves"]
    for colour, counts in reserves.items():
        held[board.names[board.reserve[COLOURS.index(colour)]]] = {colour: counts}
    expected = {
        f"piece-{name}-{colour}-{kind}": str(number)
        for name, armies in held.items()
        for colour, counts in armies.items()
        for kind, number in counts.items()
    }
    assert {stack.attrib["id"]: stack.attrib["data-count"] for stack in stacks} == expected
    for stack in stacks:
        assert title(stack).startswith(f"{stack.attrib['data-count']} ")
    check_strengths(named, held, board)
    check_about(root)
    for space in spaces:
        left, upper, right, lower = area(space)
        inside = [box(s) for s in stacks if s.attrib["data-space"] == space.attrib["data-space"]]
        for index, (x, y, to_x, to_y) in enumerate(inside):
            assert left <= x
            assert upper <= y
            assert to_x <= right
            assert to_y <= lower
            for x2, y2, to_x2, to_y2 in inside[index + 1 :]:
                slack = 0.02
                apart_x = to_x <= x2 + slack or to_x2 <= x + slack
                assert apart_x or to_y <= y2 + slack or to_y2 <= y + slack


POWER = {"S": 2, "T": 3, "C": 5, "D": 10, "R": 20, "A": 30, "B": 25, "CR": 50, "M": 0}


def check_strengths(named: dict[str, ET.Element], held: Any, board: Board) -> None:
    """Each army's strength stands on each space it is in, with its letter; nowhere else."""
    for name in board.codes:
        shown = {
            group.attrib["class"].split()[1]: "".join(text.text or "" for text in group.iter(TEXT))
            for group in named.get(f"state-strength-{name}", ())
            if group.get("class", "").startswith("strength ")
        }
        assert {colour: said[1:] for colour, said in shown.items()} == {
            colour: str(sum(POWER[kind] * number for kind, number in pieces.items()))
            for colour, pieces in held.get(name, {}).items()
        }
        assert len({said[0] for said in shown.values()}) == len(shown)


def check_about(root: ET.Element) -> None:
    """What things are is described in the board, each once."""
    described = {desc.attrib["id"]: desc.text for desc in root.iter(f"{SVG}desc")}
    assert all(described.values())
    named = {one.attrib["data-about"] for one in root.iter() if "data-about" in one.attrib}
    assert named <= set(described)
    assert {"about-hq", "about-sector", "about-reserve", "about-referee", "about-flag"} <= named


@pytest.mark.parametrize("tall", [False, True])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", MAPS)
def test_spaces_and_stacks(name: str, lang: str, tall: bool) -> None:
    check(start(options={"map": name}).view(None), WORDS[lang], tall)
    check(packed(name).view(None), WORDS[lang], tall)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_numbers_of_players(seats: int) -> None:
    position = start(seats=seats)
    check(position.view(position.seats[0]), FR, False)


def test_document_is_self_contained() -> None:
    root = root_of(packed("classic").view(None))
    for element in root.iter():
        assert element.tag not in (f"{SVG}script", f"{SVG}image", f"{SVG}a")
        assert "style" not in element.attrib
        assert not any(key.startswith("on") for key in element.attrib)
        assert element.get("href", "#").startswith("#")
    style = root.findtext(f"{SVG}style") or ""
    assert "http" not in style
    assert "@import" not in style
    assert all(name in style for name in ("--green:", "--blue:", "--yellow:", "--red:"))


def test_layers_and_their_order() -> None:
    root = root_of(start().view(None))
    layers = [
        element.get("id") for element in root if element.tag == f"{SVG}g" and "id" in element.attrib
    ]
    assert layers == ["board", "state", "pieces"]
    assert all("transform" in piece.attrib for piece in by_id(root)["pieces"])


@pytest.mark.parametrize("tall", [False, True])
def test_all_that_changes_is_one_element_with_its_id(tall: bool) -> None:
    late = load(round=9, flags={"blue": ["blue", "green"]}, board={"V0": {"blue": {"T": 2}}})
    for view in (packed("classic").view(None), late.view("blue"), start(seats=2).view(None)):
        scene = Drawing(view, FR, tall).scene()
        for layer in (scene.state, scene.pieces):
            assert [ET.fromstring(drawn).get("id") for drawn in layer.values()] == [*layer]
        root = by_id(root_of(view, tall=tall))
        assert [one.get("id") for one in root["state"]] == [*scene.state]
        assert [one.get("id") for one in root["pieces"]] == [*scene.pieces]
        stacks = [piece for piece in root["pieces"] if "data-kind" in piece.attrib]
        for stack in stacks:
            like = f"{stack.attrib['data-kind']} {stack.attrib['data-army']}"
            assert stack.attrib["data-like"] == like
            tallies = [one for one in stack.iter(f"{SVG}g") if one.get("class") == "tally"]
            shown = [text.text for tally in tallies for text in tally.iter(f"{SVG}text")]
            assert shown in ([], [stack.attrib["data-count"]])


def test_the_board_layer_does_not_change_during_a_game() -> None:
    def board(position: PowerPosition) -> bytes:
        return ET.tostring(by_id(root_of(position.view(None)))["board"])

    late = load(round=9, flags={"blue": ["blue", "green"]}, board={"V0": {"blue": {"T": 2}}})
    assert board(start()) == board(late) == board(start(seats=2))


def test_titles() -> None:
    view = load(
        board={"V0": {"green": {"T": 2}, "red": {"CR": 1}}},
        reserves={"yellow": {"P": 4}},
    ).view(None)
    french, english = (by_id(root_of(view, WORDS[lang])) for lang in ("fr", "en"))
    assert title(french["piece-V0-green-T"]) == "2 Tanks (vert) en V0"
    assert title(french["piece-V0-red-CR"]) == "1 Croiseur (rouge) en V0"
    assert title(french["piece-RVJ-yellow-P"]) == "4 Power (jaune) en Réserve"
    assert title(english["piece-V0-green-T"]) == "2 tanks (green) in G0"
    assert title(french["space-V0"]) == "V0 : territoire vert, secteur 0"
    assert title(english["space-V0"]) == "G0: green territory, sector 0"
    assert title(french["space-HQR"]) == "HQR : Quartier général rouge"
    assert title(english["space-HQV"]) == "HQG: green headquarters"
    assert title(french["space-IN"]) == "IN : île Nord"
    assert title(english["space-S12"]) == "S12: sea lane 12"
    assert title(english["space-RVJ"]) == "RVY: yellow reserve"
    assert [text.text for text in english["piece-RVJ-yellow-P"].iter(TEXT)] == ["4"]
    strength = [text.text for text in english["state-strength-V0"].iter(TEXT)]
    assert strength == ["G", "6", "R", "50"]
    assert title(english["state-strength-V0"]) == "G0 · green: 6 power, red: 50 power"


def test_one_piece_needs_no_number() -> None:
    named = by_id(root_of(load(board={"V0": {"green": {"T": 1}}}).view(None)))
    texts = [text.text for text in named["piece-V0-green-T"].iter(f"{SVG}text")]
    assert texts == []


def test_every_kind_has_its_own_sign() -> None:
    assert set(SILHOUETTES) == set(KINDS)
    assert len(set(SILHOUETTES.values())) == len(KINDS)
    named = by_id(root_of(start().view(None)))
    assert all({f"power-{kind}", f"token-{kind}"} <= set(named) for kind in KINDS)
    bases = {kind: named[f"token-{kind}"][0].attrib["href"] for kind in KINDS}
    assert {bases[kind] for kind in "STCD"} == {"#power-small"}
    assert {bases[kind] for kind in ("R", "A", "B", "CR")} == {"#power-big"}


@pytest.mark.parametrize("name", MAPS)
def test_a_repeated_name_is_one_shape(name: str) -> None:
    named = by_id(root_of(start(options={"map": name}).view(None)))
    for code in board_of(name).codes:
        areas = [path for path in named[f"space-{code}"] if path.get("class") == "area"]
        assert len(areas) == 1
        assert areas[0].attrib["d"].count("M") == 1


def test_flags_stand_with_their_holder() -> None:
    view = load(flags={"blue": ["green", "blue"], "red": ["red"]}).view(None)
    named = by_id(root_of(view))
    assert named["flag-green"].get("data-space") == "HQB"
    assert title(named["flag-green"]) == "Drapeau vert, pris par bleu"
    assert title(named["flag-blue"]) == "Drapeau bleu"
    assert numbers(named["flag-green"].attrib["transform"]) != numbers(
        named["flag-blue"].attrib["transform"]
    )
    # yellow's flag went in a circle
    assert "flag-yellow" not in named
    assert {"state-neutral-green", "state-neutral-yellow"} <= set(named)
    assert "state-neutral-blue" not in named


def state_texts(view: PowerView, words: Words = FR) -> str:
    return "|".join(
        text.text or "" for text in by_id(root_of(view, words))["state"].iter(f"{SVG}text")
    )


def test_header_and_notes() -> None:
    position = start()
    assert state_texts(position.view(None)).startswith(
        # that orders are written is not said: the same is shown while a round is told
        "Manche 1 sur 40|Arbitre : vert"
    )
    for options in ({"rounds": 0}, {"time_limit": 120}):  # PW-F7: no number of rounds is known
        assert state_texts(start(options=options).view(None)).startswith("Manche 1|")
    assert state_texts(start(options={"rounds": 5}).view(None)).startswith("Manche 1 sur 5|")
    position.play("red", "-")
    assert "✓ remise" in state_texts(position.view(None))
    assert "vous" in state_texts(position.view("green"))
    assert "Nord" in state_texts(start(seats=2).view(None))
    assert "North · you" in state_texts(start(seats=2).view("north"), WORDS["en"])
    assert "mercenaires" in state_texts(start(seats=3).view(None))
    assert "dernière manche" in state_texts(load(last=True).view(None))
    assert "a abandonné" in state_texts(load(resigned=["blue"]).view(None))


def test_the_end() -> None:
    ended = {"winners": ["green"], "clause": "PW-F6"}
    flags = {"green": list(COLOURS)}
    won = state_texts(load(phase="over", ended=ended, flags=flags).view(None))
    assert "victoire : Vert (PW-F6)" in won
    assert won.count("éliminé") == 3
    drawn = {"winners": [], "clause": "PW-F4"}
    assert "Partie nulle" in state_texts(load(phase="over", ended=drawn, flags={}).view(None))


def test_same_view_same_bytes() -> None:
    view = packed("classic").view("green")
    turned: Any = json.loads(json.dumps(view.data), object_pairs_hook=lambda p: dict(reversed(p)))
    assert draw_view(view, FR) == draw_view(PowerView("green", turned), power_words("fr"))


def test_everything_is_escaped() -> None:
    class Hostile(Words):
        def phrase(self, key: str, args: Mapping[str, Fact] | None = None) -> str:
            return "<b>&\"'</b>"

        def knows(self, key: str) -> bool:
            return True

    view = packed("classic").view("green")
    root = root_of(view, Hostile("fr", []))
    assert not list(root.iter("b"))
    assert not list(root.iter(f"{SVG}b"))


def test_outlines() -> None:
    ring = {(x, y) for x in range(3) for y in range(3)} - {(1, 1)}
    assert [len(loop) for loop in outlines(ring)] == [4, 4]
    corner = {(0, 0), (1, 1)}
    assert [len(loop) for loop in outlines(corner)] == [4, 4]
    angle = {(0, 0), (0, 1), (1, 1)}
    assert [len(loop) for loop in outlines(angle)] == [6]
    lines = [0.0, 10.0, 20.0]
    assert region(angle, lines, lines, 1.0, 2.0).count("A2 2 0 0 0") == 1


def test_stacks_fill_a_reserve_row_by_row_and_stand_in_the_middle_of_a_space() -> None:
    scale, middles = shelved(3, (0.0, 0.0, 220.0, 120.0))
    assert scale > 1
    assert len({y for _, y in middles}) == 1
    _, (alone,) = standing(1, (0.0, 0.0, 100.0, 80.0))
    assert alone == (50.0, 40.0)
    assert standing(0, (0.0, 0.0, 1.0, 1.0)) == shelved(0, (0.0, 0.0, 1.0, 1.0)) == (1.0, [])


def test_armies_that_meet_have_a_part_each() -> None:
    box = (0.0, 0.0, 110.0, 70.0)
    first, second = meeting([2, 1], [46.0, 37.0], box, (50.0, -34.0), box)
    assert max(first.middles) < min(second.middles) or first.corner[1] < second.corner[1]
    assert first.scale > 0.3


@pytest.mark.parametrize("tall", [False, True])
@pytest.mark.parametrize("armies", [2, 3, 4])
def test_where_armies_meet_every_number_is_as_large_as_elsewhere(armies: int, tall: bool) -> None:
    """On a phone no text may be smaller than where an army stands alone: that is just readable."""
    for name in ("V0", "IX", "IE", "S1", "S4", "S6", "HQB"):
        kind = "D" if name[0] == "S" else "C"
        here = {colour: {kind: 2} for colour in COLOURS[:armies]}
        root = root_of(load(board={name: here}).view(None), tall=tall)
        strengths = list(by_id(root)[f"state-strength-{name}"].findall(f"{SVG}g"))
        stacks = [one for one in by_id(root)["pieces"] if one.get("data-space") == name]
        stacks = [one for one in stacks if "data-kind" in one.attrib]
        assert len(strengths) == len(stacks) == armies
        tags: list[tuple[float, float, float, float]] = []
        for strength in strengths:
            assert "scale" not in strength.attrib["transform"]
            x, y = numbers(strength.attrib["transform"])
            tag = strength.find(f"{SVG}rect[@class='tag']")
            assert tag is not None
            tags.append((x, y, float(tag.attrib["width"]), float(tag.attrib["height"])))
        for stack in stacks:
            tally = stack.find(f"{SVG}g[@class='tally']")
            assert tally is not None
            assert "scale" not in tally.attrib["transform"]
        for one, other in combinations(sorted(tags), 2):
            assert one[0] + one[2] <= other[0] or max(one[1], other[1]) >= min(
                one[1] + one[3], other[1] + other[3]
            )


@pytest.mark.parametrize("tall", [False, True])
def test_a_headquarters_has_more_room_than_land_and_land_more_than_sea(tall: bool) -> None:
    layout = layout_of("classic", tall)
    board = layout.board

    def size(name: str) -> float:
        _, _, wide, high = layout.stand(board.names.index(name))
        return wide * high

    assert size("HQV") > 1.6 * size("V8")
    assert size("IX") > 0.8 * size("V8")
    lane = layout.xs[5] - layout.xs[4]
    assert lane < layout.xs[2] - layout.xs[1]


def test_a_phone_shows_parts_in_which_every_text_is_large_enough() -> None:
    played = [
        (seats, seat, board)
        for seats, seat in ((4, "yellow"), (2, "south"), (4, None))
        for board in ("classic", "ring", "straits")
    ]
    for seats, seat, board in played:
        view = start(seats=seats, options={"map": board}).view(seat)
        for tall, across, down in ((True, 374, 520), (False, 543, 390)):
            regions = Drawing(view, FR, tall).regions()
            for part in regions:
                assert 28 * min(across / part.width, down / part.height) >= 11
                assert part.label
            assert len({part.key for part in regions}) == len(regions)
    sizes = {int(size) for size in re.findall(r"font-size:(\d+)px", style())}
    assert min(sizes) >= 28
    wide = Drawing(start().view("yellow"), FR, False).regions()
    assert [region.key for region in wide] == ["board", "south", "north"]
    upright = Drawing(start().view("yellow"), FR, True).regions()
    assert [region.key for region in upright][:2] == ["board", "yellow"]


@pytest.mark.parametrize("night", [0, 3])
def test_armies_differ_in_lightness(night: int) -> None:
    def light(colour: str) -> float:
        tones = r"#(..)(..)(..),#(..)(..)(..)\)"
        found = re.search(rf"--{colour}:light-dark\({tones}", style())
        assert found
        tone = found.groups()[night : night + 3]
        red, green, blue = ((int(part, 16) / 255) ** 2.2 for part in tone)
        return float((0.2126 * red + 0.7152 * green + 0.0722 * blue) ** (1 / 3)) * 116 - 16

    lights = sorted(light(colour) for colour in COLOURS)
    assert all(b - a > 5 for a, b in pairwise(lights))
