"""Boards for tests, and what touches and reaches what on them."""

from __future__ import annotations

from collections import deque
from typing import Final

from arbitre.core.data import data_names
from arbitre.games.power.data import PACKAGE
from arbitre.games.power.play.editions import EDITIONS, values_of
from arbitre.games.power.rules.board import Board
from arbitre.games.power.rules.pieces import KIND_OF
from arbitre.games.power.rules.setting import settled

# The grid of the rules, typed again: the file of the program must agree with it.
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
    edition = EDITIONS.named("classic")
    setting = settled(edition, values_of(edition), 4, {"ship_diagonals": ship_diagonals})
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
