"""Regions of the drawn board: cells of the grid merged into one shape."""

from __future__ import annotations

from typing import Final

from arbitre.core.svg import Box, Point, num

Cell = tuple[int, int]

INNER_RADIUS: Final = 18.0


def outlines(cells: set[Cell]) -> list[list[Cell]]:
    """The closed lines round some cells, corners only; the inside is on the right hand.

    >>> outlines({(0, 0), (1, 0)})
    [[(0, 0), (2, 0), (2, 1), (0, 1)]]
    """
    ends: dict[Cell, list[Cell]] = {}
    for x, y in sorted(cells):
        for there, start, end in (
            ((x, y - 1), (x, y), (x + 1, y)),
            ((x + 1, y), (x + 1, y), (x + 1, y + 1)),
            ((x, y + 1), (x + 1, y + 1), (x, y + 1)),
            ((x - 1, y), (x, y + 1), (x, y)),
        ):
            if there not in cells:
                ends.setdefault(start, []).append(end)
    loops: list[list[Cell]] = []
    while ends:
        start = min(ends)
        loop = [start]
        here, end = start, _take(ends, start, (0, 0))
        while end != start:
            loop.append(end)
            here, end = end, _take(ends, end, (end[0] - here[0], end[1] - here[1]))
        loops.append(_corners(loop))
    return loops


def _take(ends: dict[Cell, list[Cell]], here: Cell, came: Cell) -> Cell:
    """Go on from a corner; where two cells touch by it only, turn right and stay with one."""
    choices = ends[here]
    right = (here[0] - came[1], here[1] + came[0])
    end = right if right in choices else choices[0]
    choices.remove(end)
    if not choices:
        del ends[here]
    return end


def _corners(loop: list[Cell]) -> list[Cell]:
    kept: list[Cell] = []
    for index, (x, y) in enumerate(loop):
        before, after = loop[index - 1], loop[(index + 1) % len(loop)]
        if not (before[0] == x == after[0] or before[1] == y == after[1]):
            kept.append((x, y))
    return kept


def region(cells: set[Cell], xs: list[float], ys: list[float], inset: float, radius: float) -> str:
    """Path data of the merged cells, drawn in by `inset`, corners rounded by `radius` at most.

    `xs` and `ys` are where the grid lines lie.
    """
    return " ".join(
        _rounded(_inset([(xs[x], ys[y]) for x, y in loop], inset), radius)
        for loop in outlines(cells)
    )


def _inset(points: list[Point], inset: float) -> list[Point]:
    moved: list[Point] = []
    for index, (x, y) in enumerate(points):
        ax, ay = _direction(points[index - 1], (x, y))
        bx, by = _direction((x, y), points[(index + 1) % len(points)])
        moved.append((x - inset * (ay + by), y + inset * (ax + bx)))
    return moved


def _direction(start: Point, end: Point) -> Point:
    dx, dy = end[0] - start[0], end[1] - start[1]
    return (float((dx > 0) - (dx < 0)), float((dy > 0) - (dy < 0)))


def _rounded(points: list[Point], radius: float) -> str:
    parts: list[str] = []
    for index, (x, y) in enumerate(points):
        before, after = points[index - 1], points[(index + 1) % len(points)]
        ax, ay = _direction(before, (x, y))
        bx, by = _direction((x, y), after)
        sweep = 1 if ax * by - ay * bx > 0 else 0
        # an inner corner goes close round its neighbour's outer one
        limit = radius if sweep else min(radius, INNER_RADIUS)
        r1 = min(limit, (abs(x - before[0]) + abs(y - before[1])) / 2)
        r2 = min(limit, (abs(x - after[0]) + abs(y - after[1])) / 2)
        wide, high = (r1, r2) if ax else (r2, r1)
        start = f"{'L' if parts else 'M'}{num(x - ax * r1)} {num(y - ay * r1)}"
        end = f"A{num(wide)} {num(high)} 0 0 {sweep} {num(x + bx * r2)} {num(y + by * r2)}"
        parts.append(f"{start}{end}")
    return "".join(parts) + "Z"


def roomiest(cells: set[Cell], xs: list[float], ys: list[float]) -> Box:
    """The largest rectangle of whole cells inside some cells: where their pieces stand."""
    best: Box = (0.0, 0.0, 0.0, 0.0)
    for x, y in sorted(cells):
        limit = len(xs) - 1
        bottom = y
        while (x, bottom) in cells:
            right = x
            while right < limit and (right, bottom) in cells:
                right += 1
            limit = min(limit, right)
            bottom += 1
            wide, high = xs[limit] - xs[x], ys[bottom] - ys[y]
            if wide * high > best[2] * best[3] + 0.001:
                best = (xs[x], ys[y], wide, high)
    return best
