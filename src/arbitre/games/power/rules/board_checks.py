"""The checks every map passes (PW-B7): sound, connected for every kind of piece, and fair."""

from __future__ import annotations

from collections import deque

from arbitre.core.message import BadInput, Message, Value
from arbitre.games.power.rules.board import COLOURS, HQ, ISLAND, LANE, LETTERS, Board
from arbitre.games.power.rules.pieces import KINDS, TERRAIN, C, D, S, T

_STEPS = {S: 2, T: 3, C: 5, D: 1}
"""Connection and fairness are judged with the classic ranges."""


def check_board(board: Board, where: str) -> None:
    """Raise BadInput unless a board is sound, connected and fair."""
    _check_sound(board, where)
    distances = {
        kind: [_rounds(board, kind, board.hq[army]) for army in range(4)] for kind in _STEPS
    }
    for kind, by_army in distances.items():
        _check_connected(board, where, kind, by_army)
    for kind, by_army in distances.items():
        sights = [_sight(board, kind, army, by_army[army]) for army in range(4)]
        for army in range(1, 4):
            if sights[army] != sights[0]:
                raise _wrong(where, "map-unfair", {"kind": KINDS[kind], "army": COLOURS[army]})


def _check_sound(board: Board, where: str) -> None:
    cells = _cells(board)
    for place, code in enumerate(board.codes):
        if not _one_piece(cells[place]):
            raise _wrong(where, "map-torn", {"space": code})
        if len(cells[place]) > 1 and board.sort[place] == HQ:
            raise _wrong(where, "map-hq", {"space": code})
    for army, letter in enumerate(LETTERS):
        if board.hq[army] < 0:
            raise _wrong(where, "map-no-hq", {"army": COLOURS[army]})
        numbers = sorted(int(board.codes[p][1:]) for p in board.sectors[army])
        if not numbers or numbers != list(range(len(numbers))):
            raise _wrong(where, "map-sectors", {"army": COLOURS[army]})
        if len(numbers) != len(board.sectors[0]):
            raise _wrong(where, "map-unequal", {"army": COLOURS[army]})
        foreign = [
            other
            for other in board.touches[board.hq[army]]
            if board.sort[other] in (HQ, ISLAND) or board.owner[other] not in (-1, army)
        ]
        own = [p for p in board.touches[board.hq[army]] if board.owner[p] == army]
        if foreign or not own:
            raise _wrong(where, "map-hq", {"space": f"HQ{letter}"})
    if not any(sort == LANE for sort in board.sort):
        raise _wrong(where, "map-no-lane", {})
    if not _clockwise([cells[board.hq[army]][0] for army in range(4)]):
        raise _wrong(where, "map-clockwise", {})


def _cells(board: Board) -> list[list[tuple[int, int]]]:
    """The cells of each space, as column and row."""
    cells: list[list[tuple[int, int]]] = [[] for _ in board.codes]
    for y, row in enumerate(board.grid):
        for x, code in enumerate(row):
            cells[board.place_of[code]].append((x, y))
    return cells


def _clockwise(corners: list[tuple[int, int]]) -> bool:
    """Whether going round four cells in their order turns right at each of them."""
    for turn in range(4):
        ax, ay = corners[turn]
        bx, by = corners[(turn + 1) % 4]
        cx, cy = corners[(turn + 2) % 4]
        if (bx - ax) * (cy - by) <= (by - ay) * (cx - bx):
            return False
    return True


def _one_piece(cells: list[tuple[int, int]]) -> bool:
    """Whether the cells of one name hang together by their sides."""
    left = set(cells[1:])
    queue = [cells[0]]
    while queue:
        x, y = queue.pop()
        for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if near in left:
                left.discard(near)
                queue.append(near)
    return not left


def _rounds(board: Board, kind: int, start: int) -> dict[int, int]:
    """In how many moves a piece that starts somewhere can be in each space."""
    distance = {start: 0}
    queue = deque([start])
    while queue:
        place = queue.popleft()
        for other in board.reach(TERRAIN[kind], _STEPS[kind], place, False):
            if other not in distance:
                distance[other] = distance[place] + 1
                queue.append(other)
    return distance


def _check_connected(board: Board, where: str, kind: int, by_army: list[dict[int, int]]) -> None:
    for army in range(4):
        for place in range(board.size):
            if board.enters(TERRAIN[kind], place) and place not in by_army[army]:
                args: dict[str, Value] = {
                    "kind": KINDS[kind],
                    "space": board.codes[place],
                    "from": board.codes[board.hq[army]],
                }
                raise _wrong(where, "map-apart", args)


def _sight(
    board: Board, kind: int, army: int, distance: dict[int, int]
) -> list[tuple[int, int, int, int]]:
    """The distances an army sees: to its own, to neighbours, to the opposite, to neutral spaces.

    Each comes with the number of ways that lead on from there. Left and right neighbours are one
    class, so that a mirrored map is as fair as a turned one.
    """
    seen: list[tuple[int, int, int, int]] = []
    for place, rounds in distance.items():
        owner = board.owner[place]
        relation = 4 if owner < 0 else (0, 1, 2, 1)[(owner - army) % 4]
        ways = len(board.links(TERRAIN[kind], place, False))
        seen.append((relation, board.sort[place], rounds, ways))
    return sorted(seen)


def _wrong(where: str, key: str, args: dict[str, Value]) -> BadInput:
    return BadInput(where, Message(key, args))
