"""Where pieces go on a board (PW-P1 to PW-P7), worked out by hand on the grids."""

from __future__ import annotations

import pytest

from arbitre.core.game import game
from arbitre.games.power.rules.board import Board
from arbitre.games.power.rules.pieces import GROUND, PLANE, SHIP
from tests.games.power.boards import (
    goes,
    reached,
    sketch,
    spaces,
)


@pytest.mark.rule("PW-P1")
@pytest.mark.parametrize(
    ("kind", "start", "expected"),
    [
        # infantry, two steps: a side or a corner each
        ("S", "HQV", "V8 V4 V6 V7"),
        ("S", "V8", "HQV V0-7"),
        ("R", "V6", "HQV V0-5 V7 V8 IN"),
        # tanks, three
        ("T", "HQV", "V0-8"),
        ("A", "HQJ", "J0-8"),
        # planes, five
        ("C", "HQV", "V0-8 IX IN IW B0 J0 R0 B5 R3"),
        ("B", "V8", "HQV V0-7 IX IN IW B0-2 B4 B5 B7 J0-2 J4 R0-4 R6"),
        # ships, one
        ("D", "HQV", "V8 S5 S6"),
        ("CR", "HQR", "R8 S11 S12"),
    ],
)
def test_up_to_the_range_by_side_or_corner(kind: str, start: str, expected: str) -> None:
    assert goes(kind, start) == spaces(expected)


@pytest.mark.rule("PW-P1")
def test_no_piece_moves_to_where_it_stands(classic: Board) -> None:
    for terrain, steps in ((GROUND, 2), (GROUND, 3), (PLANE, 5), (SHIP, 1)):
        for code in classic.codes:
            assert code not in reached(classic, terrain, steps, code)


@pytest.mark.rule("PW-P2")
@pytest.mark.parametrize("kind", ["S", "R", "T", "A"])
def test_ground_pieces_enter_land_islands_and_headquarters_never_lanes(
    classic: Board, kind: str
) -> None:
    entered: set[str] = set()
    for code in set(classic.codes) - spaces("S1-12"):
        entered |= goes(kind, code)
    assert entered == set(classic.codes) - spaces("S1-12")


@pytest.mark.rule("PW-P2")
def test_a_lane_is_no_bridge() -> None:
    strait = sketch("V0 S1 V1")
    assert reached(strait, GROUND, 3, "V0") == set()
    # V1 and B2 face each other across S1: the way round goes by an island
    assert "B2" not in goes("T", "V1")


@pytest.mark.rule("PW-P3")
@pytest.mark.parametrize(
    ("kind", "start", "expected"),
    [
        # the island is the end of the move: nothing beyond it
        ("S", "V0", "V1-8 IX"),
        ("T", "V0", "V1-8 IX IN IW HQV"),
        ("S", "V4", "V0-3 V5-8 IX IN IW HQV"),
        ("A", "V3", "V0-2 V4-8 IN IX IW HQV"),
        ("T", "V8", "V0-7 IX IN IW HQV"),
        # one that starts there leaves
        ("S", "IX", "V0-2 V4 B0-2 B4 J0-2 J4 R0-2 R4"),
        ("R", "IN", "V1 V3 V4 V6 B2 B4 B5 B7"),
        ("T", "IE", "B0-8 J0-8"),
    ],
)
def test_an_island_ends_the_move_of_a_ground_piece(kind: str, start: str, expected: str) -> None:
    assert goes(kind, start) == spaces(expected)


@pytest.mark.rule("PW-P3")
def test_a_headquarters_ends_the_move_of_a_ground_piece() -> None:
    # on the classic board an HQ leads nowhere else, so a scrap of another shows it
    pass_between = sketch("V0 HQV V1")
    assert reached(pass_between, GROUND, 3, "V0") == {"HQV"}
    assert reached(pass_between, GROUND, 3, "HQV") == {"V0", "V1"}
    chain = sketch("V0 IA IB V1")
    assert reached(chain, GROUND, 3, "V0") == {"IA"}
    assert reached(chain, GROUND, 3, "IA") == {"V0", "IB"}


@pytest.mark.rule("PW-P4")
@pytest.mark.parametrize(
    ("kind", "start", "expected"),
    [
        # over IX, which is the first step, to everything but lanes
        ("C", "V0", "V1-8 B0-8 J0-8 R0-8 HQV HQB HQJ HQR IN IE IS IW IX"),
        # over IN to B5 and over IW to R3: 8 4 3 IN B5
        ("B", "HQV", "V0-8 IX IN IW B0 J0 R0 B5 R3"),
        # B5 is the first step, HQB the fourth (B5 B4 B8 HQB); IX at four by V1 V0 too
        ("C", "IN", "V0-8 B0-8 HQV HQB IX IE IW J0 R0 J5 R3"),
    ],
)
def test_planes_fly_over_islands(kind: str, start: str, expected: str) -> None:
    assert goes(kind, start) == spaces(expected)


@pytest.mark.rule("PW-P4")
@pytest.mark.parametrize("kind", ["C", "B"])
def test_planes_enter_what_ground_pieces_enter(classic: Board, kind: str) -> None:
    entered: set[str] = set()
    for code in set(classic.codes) - spaces("S1-12"):
        entered |= goes(kind, code)
    assert entered == set(classic.codes) - spaces("S1-12")


@pytest.mark.rule("PW-P4")
def test_planes_fly_over_no_lane_and_no_headquarters() -> None:
    assert reached(sketch("V0 S1 V1"), PLANE, 5, "V0") == set()
    assert reached(sketch("V0 HQV V1"), PLANE, 5, "V0") == {"HQV"}
    assert reached(sketch("V0 HQV V1"), PLANE, 5, "HQV") == {"V0", "V1"}
    islands = sketch("V0 IA IB IC ID V1")
    assert reached(islands, PLANE, 5, "V0") == {"IA", "IB", "IC", "ID", "V1"}
    assert reached(islands, PLANE, 4, "V0") == {"IA", "IB", "IC", "ID"}


@pytest.mark.rule("PW-P5")
@pytest.mark.parametrize("kind", ["D", "CR"])
@pytest.mark.parametrize(
    ("start", "expected"),
    [
        ("S1", "V0 V1 V3 B0 B2 B5 IN IX"),
        ("S6", "HQV V8 V6 V3 IN"),
        ("IX", "V0 B0 J0 R0 S1-4"),
        ("IN", "V3 B5 S1 S6 S7"),
        ("HQB", "B8 S7 S8"),
        ("V0", "V1 V2 S1 S4 IX"),
        ("V8", "HQV V6 V7 S5 S6"),
    ],
)
def test_ships_go_one_step_on_water_islands_headquarters_and_coasts(
    kind: str, start: str, expected: str
) -> None:
    assert goes(kind, start) == spaces(expected)


@pytest.mark.rule("PW-P5")
def test_a_coast_is_what_touches_a_lane() -> None:
    # V3 touches S1 by a corner; V2, V5 and V7 by nothing
    shore = sketch("""
        S1 V1 V2
        V0 V3 V5
        V4 V6 V7
    """)
    coast = {c for p, c in enumerate(shore.codes) if shore.enters(SHIP, p)}
    assert coast == {"S1", "V0", "V1", "V3"}
    assert reached(shore, SHIP, 1, "V3") == {"S1", "V0", "V1"}
    # an island makes no coast
    assert reached(sketch("S1 IA V0"), SHIP, 1, "IA") == {"S1"}


@pytest.mark.rule("PW-P6")
@pytest.mark.parametrize(
    ("start", "by_side", "corners"),
    [
        ("V1", "V0 V3 S1", "V2 V6"),
        ("V6", "V8 V3 S6", "V1 V7"),
        ("B1", "B0 B3 S2", "B2 B6"),
        ("R6", "R3 R8 S12", "R1 R7"),
        # their corner is a sector 4, closed to ships, or water, an island, an HQ, open to them
        ("V0", "V1 V2 S1 S4 IX", ""),
        ("V5", "V2 V7 S4 S5 IW", ""),
        ("J8", "J6 J7 S9 S10 HQJ", ""),
    ],
)
def test_ships_cut_no_corner_over_land(start: str, by_side: str, corners: str) -> None:
    assert goes("D", start) == spaces(by_side)
    assert goes("CR", start, ship_diagonals=True) == spaces(f"{by_side} {corners}")


@pytest.mark.rule("PW-P6")
@pytest.mark.parametrize("diagonals", [False, True])
def test_ships_stay_in_one_territory_on_land(diagonals: bool) -> None:
    border = sketch("""
        V0 B0
        S1 S1
    """)
    assert reached(border, SHIP, 1, "V0", diagonals) == {"S1"}
    assert reached(border, GROUND, 2, "V0") == {"B0"}


@pytest.mark.rule("PW-P7")
def test_nothing_blocks_a_move() -> None:
    """Through enemies on every way; two that swap; a stack that stands where one passes."""
    wall = {"blue": {"A": 1}}
    board: dict[str, object] = {
        "V8": {"green": {"T": 1}},
        "V4": wall,
        "V6": wall,
        "V7": wall,
        "IX": {"red": {"C": 1}},
        "J0": {"yellow": {"C": 1}},
    }
    reserves = {"blue": {"P": 1}}
    position = game("power").load({"players": 4, "board": board, "reserves": reserves})
    sheets = {"green": "T V8 V0", "blue": "-", "yellow": "C J0 IX", "red": "C IX J0"}
    for seat, sheet in sheets.items():
        position.play(seat, sheet)
    assert position.to_dict()["board"] == {
        "V0": {"green": {"T": 1}},
        "V4": wall,
        "V6": wall,
        "V7": wall,
        "J0": {"red": {"C": 1}},
        "IX": {"yellow": {"C": 1}},
    }
