"""Boards (PW-B) and where pieces go on them (PW-P1 to PW-P7), worked out by hand on the grids."""

from __future__ import annotations

from collections import deque
from typing import Final

import pytest

from arbitre.core.data import data_names, data_text
from arbitre.core.game import game
from arbitre.core.message import BadInput, Message
from arbitre.games.power.board import HQ, ISLAND, LANE, SECTOR, Board, read_board
from arbitre.games.power.editions import edition_named
from arbitre.games.power.pieces import GROUND, KIND_OF, PLANE, SHIP
from arbitre.games.power.setting import PACKAGE, board_of, settled

# The grid of shared/rules/power.md, typed again: the file of the program must agree with it.
CLASSIC: Final = """
HQV S6  S6  S6  IN  S7  S7  S7  HQB
S5  V8  V6  V3  S1  B5  B7  B8  S8
S5  V7  V4  V1  S1  B2  B4  B6  S8
S5  V5  V2  V0  S1  B0  B1  B3  S8
IW  S4  S4  S4  IX  S2  S2  S2  IE
S12 R3  R1  R0  S3  J0  J2  J5  S9
S12 R6  R4  R2  S3  J1  J4  J7  S9
S12 R8  R7  R5  S3  J3  J6  J8  S9
HQR S11 S11 S11 IS  S10 S10 S10 HQJ
""".strip()

# About the smallest map that is sound: three sectors each, one lane in the middle.
TINY: Final = """
HQV V1  IA  B2  HQB
V2  V0  IA  B0  B1
IB  IB  S1  IC  IC
R1  R0  ID  J0  J2
HQR R2  ID  J1  HQJ
""".strip()

OUR_MAPS: Final = ["classic", "ring", "straits"]
ALL_MAPS: Final = data_names(PACKAGE, "maps", ".txt")


def spaces(text: str) -> set[str]:
    """Space codes; `V0-3` is V0 V1 V2 V3.

    >>> sorted(spaces("IX V0-2"))
    ['IX', 'V0', 'V1', 'V2']
    """
    found: set[str] = set()
    for word in text.split():
        first, dash, last = word.partition("-")
        if dash:
            found |= {f"{first[0]}{number}" for number in range(int(first[1:]), int(last) + 1)}
        else:
            found.add(word)
    return found


def touching(board: Board, code: str) -> set[str]:
    return {board.codes[place] for place in board.touches[board.place_of[code]]}


def reached(
    board: Board, terrain: int, steps: int, start: str, diagonals: bool = False
) -> set[str]:
    places = board.reach(terrain, steps, board.place_of[start], diagonals)
    assert places == sorted(set(places))
    return {board.codes[place] for place in places}


def goes(kind: str, start: str, ship_diagonals: bool = False) -> set[str]:
    """Where a piece of the classic edition may go on the classic board."""
    setting = settled(edition_named("classic"), 4, {"ship_diagonals": ship_diagonals})
    board = setting.board
    places = setting.reach(KIND_OF[kind], board.place_of[start])
    return {board.codes[place] for place in places}


def rounds(board: Board, terrain: int, steps: int, start: str) -> dict[str, int]:
    """In how many moves a piece is in each space."""
    found = {start: 0}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for there in reached(board, terrain, steps, here):
            if there not in found:
                found[there] = found[here] + 1
                queue.append(there)
    return found


def first_on(found: dict[str, int], letter: str) -> int:
    """The first round in which a territory is reached."""
    return min(n for code, n in found.items() if code[0] == letter and code[1:].isdigit())


def sketch(text: str) -> Board:
    """A scrap of a map, not checked: what touches what is all that matters."""
    return Board([line.split() for line in text.strip().splitlines()])


@pytest.fixture(scope="module")
def classic() -> Board:
    return board_of("classic")


# --- PW-B1 to PW-B6: the classic board ---------------------------------------------------------


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


# --- PW-B7: maps -------------------------------------------------------------------------------


@pytest.mark.rule("PW-B7")
def test_the_classic_grid_is_the_one_of_the_rules(classic: Board) -> None:
    assert classic.grid == [line.split() for line in CLASSIC.splitlines()]
    assert classic.text().split() == CLASSIC.split()
    # the rulebook's examples
    assert "IN" in touching(classic, "S1")
    assert "IW" in touching(classic, "S12")
    assert "IX" in touching(classic, "S3")


@pytest.mark.rule("PW-B7")
@pytest.mark.parametrize("name", ALL_MAPS)
def test_every_map_of_ours_loads_and_says_what_it_is(name: str) -> None:
    text = data_text(PACKAGE, "maps", f"{name}.txt")
    assert text.startswith("# ")
    board = read_board(text, name)
    assert board_of(name).grid == board.grid
    assert (
        game("power").start(seats=4, options={"map": name}).to_dict().get("map", "classic") == name
    )


@pytest.mark.rule("PW-B7")
@pytest.mark.parametrize("name", ALL_MAPS)
def test_no_flag_falls_to_infantry_before_the_third_round(name: str) -> None:
    board = board_of(name)
    for letter in "VBJR":
        found = rounds(board, GROUND, 2, f"HQ{letter}")
        assert min(found[f"HQ{other}"] for other in "VBJR" if other != letter) >= 3


@pytest.mark.rule("PW-B7")
@pytest.mark.parametrize("name", OUR_MAPS)
def test_a_quarter_turn_gives_the_next_army_the_same_board(name: str) -> None:
    grid = board_of(name).grid
    turned = [list(row) for row in zip(*reversed(grid), strict=True)]
    following = dict(zip("VBJR", "BJRV", strict=True))
    renamed: dict[str, str] = {}
    for old_row, new_row in zip(turned, grid, strict=True):
        for old, new in zip(old_row, new_row, strict=True):
            if old[:2] == "HQ":
                assert new == f"HQ{following[old[2]]}"
            elif old[0] in following:
                assert new == following[old[0]] + old[1:]
            else:
                assert old[0] == new[0]
                assert renamed.setdefault(old, new) == new
    assert len(set(renamed.values())) == len(renamed)


@pytest.mark.rule("PW-B7")
def test_the_ring() -> None:
    """A small map: ships meet in the middle, tanks are quick, one army lies behind the others."""
    board = board_of("ring")
    assert set(board.codes) == spaces("V0-5 B0-5 J0-5 R0-5 HQV HQB HQJ HQR IN IE IS IW S1-5")
    assert touching(board, "HQV") == spaces("V3 V5 S2")
    assert touching(board, "IN") == spaces("V0 V1 B0 B2 B4 S1 S2")
    assert touching(board, "S1") == spaces("V0-2 B0-2 J0-2 R0-2 IN IE IS IW")
    # the home lane of green leads on to the coast of blue
    assert touching(board, "S2") == spaces("HQV V5 V3 V1 IN B4 B2")
    infantry = rounds(board, GROUND, 2, "HQV")
    # V3 V1 - IN - B2 B3 - HQB; V3 V1 - IN - B0 IE - J2 J3 - HQJ
    assert (infantry["HQB"], infantry["HQR"], infantry["HQJ"]) == (4, 4, 5)
    tanks = rounds(board, GROUND, 3, "HQV")
    # V3 V1 IN - B2 B3 HQB; V3 V1 IN - B0 IE - J2 J3 HQJ
    assert (tanks["HQB"], tanks["HQR"], tanks["HQJ"]) == (2, 2, 3)
    # V3 V1 IN B and V3 V2 IW R: four steps; on to the opposite army: six
    planes = rounds(board, PLANE, 5, "HQV")
    assert [first_on(planes, letter) for letter in "BJR"] == [1, 2, 1]
    # S2 B4; but the other way V3 V2 S5 R1, and V3 V2 S1 J0
    ships = rounds(board, SHIP, 1, "HQV")
    assert [first_on(ships, letter) for letter in "BJR"] == [2, 4, 4]


@pytest.mark.rule("PW-B7")
def test_the_straits() -> None:
    """A large map: three islands to cross between neighbours, capes around the island X."""
    board = board_of("straits")
    codes = "V0-11 B0-11 J0-11 R0-11 HQV HQB HQJ HQR S1-12"
    islands = {f"I{letter}" for letter in "NESWXABCDFGHK"}
    assert set(board.codes) == spaces(codes) | islands
    assert len(board.codes) == 48 + 4 + 12 + 13
    assert touching(board, "HQV") == spaces("V9 V11 S6")
    assert touching(board, "V0") == spaces("V1 IX S1 S4")
    assert touching(board, "IX") == spaces("V0 B0 J0 R0 S1-4")
    assert touching(board, "IA") == spaces("V5 V2 V1 IN S1 S6")
    assert touching(board, "IN") == spaces("IA IB S1 S6 S7")
    assert touching(board, "IB") == spaces("B6 B3 B1 IN S1 S7")
    assert touching(board, "S6") == spaces("HQV V11 V9 V7 V5 V2 IA IN")
    inland = {c for p, c in enumerate(board.codes) if not board.enters(SHIP, p)}
    assert inland == spaces("V4 B4 J4 R4")
    infantry = rounds(board, GROUND, 2, "HQV")
    # V9 V4 - V1 V0 - IX - B0 B1 - B4 B9 - HQB
    assert (infantry["HQB"], infantry["HQR"], infantry["HQJ"]) == (6, 6, 6)
    # V9 V4 V1 V0 IX is five steps: the sixth is enemy land, and IA IN IB is no shorter
    planes = rounds(board, PLANE, 5, "HQV")
    assert [first_on(planes, letter) for letter in "BJR"] == [2, 2, 2]


@pytest.mark.rule("PW-B7")
def test_a_map_of_ones_own() -> None:
    board = board_of(f"# mine\n\n{TINY.lower()}   # small letters will do\n")
    assert board.size == 4 * 3 + 4 + 4 + 1
    assert board.grid == [line.split() for line in TINY.splitlines()]
    with pytest.raises(BadInput) as refused:
        board_of(f"{TINY}\nHQV")
    assert (refused.value.where, refused.value.message.key) == ("map:6", "map-hole")
    with pytest.raises(BadInput) as refused:
        board_of("atlantis")
    assert refused.value.where == "options.map"
    known = ", ".join(ALL_MAPS)
    assert refused.value.message == Message("unknown-map", {"map": "atlantis", "known": known})


def changed(text: str, *cells: tuple[int, int, str]) -> str:
    """A grid with some cells (row, column, code) changed."""
    grid = [line.split() for line in text.splitlines()]
    for row, column, code in cells:
        grid[row][column] = code
    return "\n".join(" ".join(row) for row in grid)


def swapped(text: str, one: str, two: str) -> str:
    """A grid with two letters or codes exchanged."""
    return text.replace(one, "?").replace(two, one).replace("?", two)


def widened(text: str, *codes: str) -> str:
    """A grid with columns added on the right, each one long space."""
    return "\n".join(f"{line} {' '.join(codes)}" for line in text.splitlines())


def numbered(count: int) -> str:
    """As many spaces as that, in rows of ten."""
    codes = [f"{letter}{number}" for letter in "VB" for number in range(100)][:count]
    codes += [codes[-1]] * (-count % 10)
    return "\n".join(" ".join(codes[start : start + 10]) for start in range(0, len(codes), 10))


STRAITS: Final = data_text(PACKAGE, "maps", "straits.txt").partition("\n")[2].strip()
NO_ISLANDS: Final = changed(
    CLASSIC, (0, 4, "S13"), (4, 8, "S14"), (8, 4, "S15"), (4, 0, "S16"), (4, 4, "S17")
)

EVIL: Final[dict[str, tuple[str, str, Message]]] = {
    # what is written
    "nothing": ("", "", Message("map-empty")),
    "a comment only": ("# V0\n\n  # V1\n", "", Message("map-empty")),
    "no space at all": (changed(CLASSIC, (2, 2, "Q4")), ":3", Message("map-code", {"code": "Q4"})),
    "a hole": (changed(CLASSIC, (4, 4, "--")), ":5", Message("map-code", {"code": "--"})),
    "the line counts comments": (
        "# mine\n\n" + changed(CLASSIC, (0, 4, "I")),
        ":3",
        Message("map-code", {"code": "I"}),
    ),
    "a sector 04": (changed(CLASSIC, (2, 2, "V04")), ":3", Message("map-code", {"code": "V04"})),
    "a lane 0": (changed(CLASSIC, (0, 1, "S0")), ":1", Message("map-code", {"code": "S0"})),
    "digits of another script": (
        CLASSIC.replace("S12", "S1\N{ARABIC-INDIC DIGIT TWO}"),
        ":6",
        Message("map-code", {"code": "S1\N{ARABIC-INDIC DIGIT TWO}"}),
    ),
    "a long word is cut": ("V" * 99, ":1", Message("map-code", {"code": "V" * 20})),
    "a short row": (
        CLASSIC.replace("S2  IE", "IE"),
        ":5",
        Message("map-hole", {"cells": 8, "expected": 9}),
    ),
    "a long row": (
        CLASSIC.replace("HQJ", "HQJ S10"),
        ":9",
        Message("map-hole", {"cells": 10, "expected": 9}),
    ),
    "too many rows": ("V0\n" * 41, ":41", Message("map-large", {"most": 40})),
    "too many columns": ("V0 " * 41, ":1", Message("map-large", {"most": 40})),
    "too many spaces": (numbered(121), "", Message("map-spaces", {"spaces": 121, "most": 120})),
    # sound
    "a torn lane": (changed(CLASSIC, (0, 2, "S13")), "", Message("map-torn", {"space": "S6"})),
    "a sector held by a corner": (
        changed(CLASSIC, (2, 2, "V8")),
        "",
        Message("map-torn", {"space": "V8"}),
    ),
    "two headquarters": (
        changed(CLASSIC, (4, 4, "HQV")),
        "",
        Message("map-torn", {"space": "HQV"}),
    ),
    "a headquarters of two cells": (
        changed(CLASSIC, (0, 1, "HQV")),
        "",
        Message("map-hq", {"space": "HQV"}),
    ),
    "no headquarters": (
        changed(CLASSIC, (8, 8, "S9")),
        "",
        Message("map-no-hq", {"army": "yellow"}),
    ),
    "spaces enough, no headquarters": (numbered(120), "", Message("map-no-hq", {"army": "green"})),
    "a gap in the numbers": (
        changed(CLASSIC, (2, 6, "B9")),
        "",
        Message("map-sectors", {"army": "blue"}),
    ),
    "a sector missing": (
        changed(CLASSIC, (6, 6, "J1")),
        "",
        Message("map-sectors", {"army": "yellow"}),
    ),
    "no sector": (
        changed(CLASSIC, *((row, column, "S13") for row in (5, 6, 7) for column in (1, 2, 3))),
        "",
        Message("map-sectors", {"army": "red"}),
    ),
    "fewer sectors": (changed(CLASSIC, (7, 1, "S12")), "", Message("map-unequal", {"army": "red"})),
    "a headquarters by an island": (
        changed(CLASSIC, (0, 1, "IA")),
        "",
        Message("map-hq", {"space": "HQV"}),
    ),
    "a headquarters by enemy land": (
        changed(CLASSIC, (0, 1, "B9")),
        "",
        Message("map-hq", {"space": "HQV"}),
    ),
    "a headquarters by another": (
        changed(CLASSIC, (0, 8, "S7"), (8, 7, "HQB")),
        "",
        Message("map-hq", {"space": "HQB"}),
    ),
    "a headquarters off its land": (
        changed(CLASSIC, (1, 1, "S5"), (4, 3, "V8")),
        "",
        Message("map-hq", {"space": "HQV"}),
    ),
    "no lane": (changed(TINY, (2, 2, "IX")), "", Message("map-no-lane")),
    "blue opposite green": (swapped(CLASSIC, "B", "J"), "", Message("map-clockwise")),
    "anticlockwise": (
        "\n".join(" ".join(reversed(line.split())) for line in CLASSIC.splitlines()),
        "",
        Message("map-clockwise"),
    ),
    # connected
    "no way by land": (
        NO_ISLANDS,
        "",
        Message("map-apart", {"kind": "S", "space": "B0", "from": "HQV"}),
    ),
    "an island out at sea": (
        widened(CLASSIC, "S13", "IA"),
        "",
        Message("map-apart", {"kind": "S", "space": "IA", "from": "HQV"}),
    ),
    "a lane beyond a lane": (
        widened(CLASSIC, "S13", "S14"),
        "",
        Message("map-apart", {"kind": "D", "space": "S14", "from": "HQV"}),
    ),
    # fair: green and blue lose the same, yellow and red keep all their islands
    "an island less": (
        changed(CLASSIC, (0, 4, "S13")),
        "",
        Message("map-unfair", {"kind": "S", "army": "yellow"}),
    ),
    # fair: all distances from headquarters stay, but S5 no longer touches V3
    "a coast cut short": (
        changed(STRAITS, (4, 1, "IK")),
        "",
        Message("map-unfair", {"kind": "D", "army": "blue"}),
    ),
}


@pytest.mark.rule("PW-B7")
@pytest.mark.parametrize("title", EVIL)
def test_an_evil_map_is_refused(title: str) -> None:
    text, place, message = EVIL[title]
    with pytest.raises(BadInput) as refused:
        read_board(text, "evil")
    assert refused.value.where == f"evil{place}"
    assert refused.value.message == message


@pytest.mark.rule("PW-B7")
def test_the_maps_that_the_evil_ones_were_made_from_are_good() -> None:
    assert read_board(CLASSIC, "").size == 57
    assert read_board(TINY, "").size == 21
    assert read_board(STRAITS, "").size == 77


# --- PW-P1 to PW-P7: where pieces go on the classic board --------------------------------------


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
