"""Maps (PW-B7): ours, a player's own, and those that are refused."""

from __future__ import annotations

from typing import Final

import pytest

from arbitre.core.data import data_text
from arbitre.core.game import game
from arbitre.core.message import BadInput, Message
from arbitre.games.power.data import PACKAGE
from arbitre.games.power.rules.board import Board, read_board
from arbitre.games.power.rules.pieces import GROUND, PLANE, SHIP
from arbitre.games.power.rules.setting import board_of
from tests.games.power.boards import (
    ALL_MAPS,
    CLASSIC,
    OUR_MAPS,
    TINY,
    first_on,
    rounds,
    spaces,
    touching,
)


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
