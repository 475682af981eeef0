"""The classic board (PW-B1 to PW-B6), worked out by hand on the grid."""

from __future__ import annotations

import pytest

from arbitre.games.power.rules.board import HQ, ISLAND, LANE, SECTOR, Board
from arbitre.games.power.rules.pieces import GROUND, PLANE, SHIP
from arbitre.games.power.rules.setting import board_of
from tests.games.power.boards import (
    OUR_MAPS,
    goes,
    reached,
    spaces,
    touching,
)


@pytest.mark.rule("PW-B1")
def test_fifty_seven_spaces_by_kind(classic: Board) -> None:
    by_sort = {
        SECTOR: spaces("V0-8 B0-8 J0-8 R0-8"),
        HQ: spaces("HQV HQB HQJ HQR"),
        ISLAND: spaces("IN IE IS IW IX"),
        LANE: spaces("S1-12"),
    }
    assert [len(by_sort[sort]) for sort in (SECTOR, HQ, ISLAND, LANE)] == [36, 4, 5, 12]
    assert len(classic.codes) == classic.size == 57
    for sort, expected in by_sort.items():
        assert {
            c for c, s in zip(classic.codes, classic.sort, strict=True) if s == sort
        } == expected
    for army, letter in enumerate("VBJR"):
        assert classic.codes[classic.hq[army]] == f"HQ{letter}"
        assert {classic.codes[place] for place in classic.sectors[army]} == spaces(f"{letter}0-8")


@pytest.mark.rule("PW-B1")
def test_the_owner_of_every_space(classic: Board) -> None:
    owners = {code: classic.owner[place] for code, place in classic.place_of.items()}
    for army, letter in enumerate("VBJR"):
        owned = {code for code, owner in owners.items() if owner == army}
        assert owned == spaces(f"{letter}0-8 HQ{letter}")
    neutral = {code for code, owner in owners.items() if owner == -1}
    assert neutral == spaces("IN IE IS IW IX S1-12")


@pytest.mark.rule("PW-B2")
@pytest.mark.parametrize(
    ("hq", "expected"),
    [("HQV", "V8 S5 S6"), ("HQB", "B8 S7 S8"), ("HQJ", "J8 S9 S10"), ("HQR", "R8 S11 S12")],
)
def test_a_headquarters_touches_its_8_and_two_lanes(classic: Board, hq: str, expected: str) -> None:
    assert touching(classic, hq) == spaces(expected)


@pytest.mark.rule("PW-B3")
@pytest.mark.parametrize(
    ("island", "expected"),
    [
        ("IX", "V0 B0 J0 R0 S1-4"),
        ("IN", "V3 B5 S1 S6 S7"),
        ("IE", "B3 J5 S2 S8 S9"),
        ("IS", "J3 R5 S3 S10 S11"),
        ("IW", "R3 V5 S4 S12 S5"),
    ],
)
def test_islands_touch_corner_sectors_and_lanes(classic: Board, island: str, expected: str) -> None:
    assert touching(classic, island) == spaces(expected)


@pytest.mark.rule("PW-B3")
@pytest.mark.parametrize("name", OUR_MAPS)
def test_no_two_territories_touch(name: str) -> None:
    board = board_of(name)
    for place, sort in enumerate(board.sort):
        if sort == SECTOR:
            owners = {board.owner[other] for other in board.touches[place]}
            assert owners <= {-1, board.owner[place]}


@pytest.mark.rule("PW-B4")
@pytest.mark.parametrize("letter", list("VBJR"))
def test_within_two_steps_of_a_headquarters(classic: Board, letter: str) -> None:
    expected = {letter + number for number in "4678"}
    assert reached(classic, GROUND, 2, f"HQ{letter}") == expected
    assert reached(classic, PLANE, 2, f"HQ{letter}") == expected


@pytest.mark.rule("PW-B4")
@pytest.mark.parametrize(
    ("letter", "islands", "fifth"),
    [
        ("V", "IX IN IW", "B0 J0 R0 B5 R3"),
        ("B", "IX IN IE", "V0 J0 R0 V3 J5"),
        ("J", "IX IE IS", "V0 B0 R0 B3 R5"),
        ("R", "IX IS IW", "V0 B0 J0 J3 V5"),
    ],
)
def test_what_a_plane_reaches_at_exactly_five_steps(
    classic: Board, letter: str, islands: str, fifth: str
) -> None:
    four = reached(classic, PLANE, 4, f"HQ{letter}")
    assert four == spaces(f"{letter}0-8 {islands}")
    assert reached(classic, PLANE, 5, f"HQ{letter}") - four == spaces(fifth)


@pytest.mark.rule("PW-B5")
@pytest.mark.parametrize(
    ("lane", "sectors", "others"),
    [
        ("S1", "V3 V1 V0 B5 B2 B0", "IN IX"),
        ("S2", "B0 B1 B3 J0 J2 J5", "IX IE"),
        ("S3", "J0 J1 J3 R0 R2 R5", "IX IS"),
        ("S4", "R0 R1 R3 V0 V2 V5", "IX IW"),
        ("S5", "V5 V7 V8", "IW HQV"),
        ("S6", "V8 V6 V3", "IN HQV"),
        ("S7", "B5 B7 B8", "IN HQB"),
        ("S8", "B8 B6 B3", "IE HQB"),
        ("S9", "J5 J7 J8", "IE HQJ"),
        ("S10", "J8 J6 J3", "IS HQJ"),
        ("S11", "R5 R7 R8", "IS HQR"),
        ("S12", "R8 R6 R3", "IW HQR"),
    ],
)
def test_what_a_lane_touches(classic: Board, lane: str, sectors: str, others: str) -> None:
    assert touching(classic, lane) == spaces(f"{sectors} {others}")


@pytest.mark.rule("PW-B5")
@pytest.mark.parametrize("name", OUR_MAPS)
@pytest.mark.parametrize("diagonals", [False, True])
def test_no_ship_goes_from_lane_to_lane(name: str, diagonals: bool) -> None:
    board = board_of(name)
    for code in board.codes:
        if code[0] == "S":
            there = reached(board, SHIP, 1, code, diagonals)
            assert there
            assert not {other for other in there if other[0] == "S"}


@pytest.mark.rule("PW-B5")
@pytest.mark.parametrize(
    ("lane", "other", "through"),
    [
        # these two meet corner to corner on the grid
        ("S5", "S6", "HQV V8"),
        ("S1", "S4", "V0 IX"),
        ("S6", "S1", "V3 IN"),
        # these face each other across an island
        ("S6", "S7", "IN"),
        ("S1", "S3", "IX"),
        # these are further apart than one space
        ("S5", "S8", ""),
    ],
)
def test_ships_change_lanes_through_land_island_or_headquarters(
    lane: str, other: str, through: str
) -> None:
    assert {code for code in goes("D", lane) if other in goes("D", code)} == spaces(through)


@pytest.mark.rule("PW-B6")
@pytest.mark.parametrize("diagonals", [False, True])
def test_sector_4_is_the_only_one_closed_to_ships(classic: Board, diagonals: bool) -> None:
    closed = {c for p, c in enumerate(classic.codes) if not classic.enters(SHIP, p)}
    assert closed == spaces("V4 B4 J4 R4")
    entered: set[str] = set()
    for code in set(classic.codes) - closed:
        entered |= reached(classic, SHIP, 1, code, diagonals)
    assert entered == set(classic.codes) - closed
