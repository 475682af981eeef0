"""Where things stand on the drawn board, and whether all of it is large enough to be read."""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from arbitre.games.power.picture.crowd import meeting, shelved, standing
from arbitre.games.power.picture.draw import Drawing
from arbitre.games.power.picture.layout import layout_of
from arbitre.games.power.picture.regions import outlines, region
from arbitre.games.power.picture.style import style
from arbitre.games.power.rules.board import COLOURS
from arbitre.games.power.rules.setting import board_of
from tests.games.power.picture.drawn import (
    FR,
    MAPS,
    SVG,
    by_id,
    load,
    numbers,
    root_of,
    start,
)


@pytest.mark.parametrize("name", MAPS)
def test_a_repeated_name_is_one_shape(name: str) -> None:
    named = by_id(root_of(start(options={"map": name}).view(None)))
    for code in board_of(name).codes:
        areas = [path for path in named[f"space-{code}"] if path.get("class") == "area"]
        assert len(areas) == 1
        assert areas[0].attrib["d"].count("M") == 1


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
