"""The drawn board: a sound document, one element a space and a stack, nothing on top of another."""

from __future__ import annotations

import json
import re
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from arbitre.core.words import LANGUAGES, Words
from arbitre.games.power.picture.crowd import TOKEN_HIGH, TOKEN_WIDE
from arbitre.games.power.picture.draw import Drawing, draw_view
from arbitre.games.power.play.position import PowerPosition, PowerView
from arbitre.games.power.rules.board import COLOURS, Board
from arbitre.games.power.rules.setting import board_of
from arbitre.games.power.words.codes import power_words
from tests.games.power.picture.drawn import (
    FR,
    MAPS,
    SVG,
    TEXT,
    WORDS,
    by_id,
    load,
    numbers,
    packed,
    root_of,
    start,
    title,
)


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


def test_same_view_same_bytes() -> None:
    view = packed("classic").view("green")
    turned: Any = json.loads(json.dumps(view.data), object_pairs_hook=lambda p: dict(reversed(p)))
    assert draw_view(view, FR) == draw_view(PowerView("green", turned), power_words("fr"))
