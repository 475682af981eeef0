"""Where stacks stand in a box (packing): none touches another, each army's strength lies beside them."""

from __future__ import annotations

from typing import Final

from arbitre.core.svg import Box, Point

TOKEN_WIDE: Final = 50.0
TOKEN_HIGH: Final = 56.0
"""The room one stack takes at scale 1, its margin included."""
LARGEST: Final = 1.5
"""No stack is drawn larger than this, however much room there is."""
STRENGTH_HIGH: Final = 33.0
"""How high the number is that says how strong an army is."""


def strength_wide(number: int) -> float:
    """How wide that number is with the letter before it."""
    digits = len(str(number))
    return 27.0 + (22.0, 31.0, 40.0)[min(digits, 3) - 1] + 13.0 * max(digits - 3, 0)


def shelved(count: int, box: Box) -> tuple[float, list[Point]]:
    """Stacks that fill a box up from the top left: their scale, and the middle of each.

    >>> shelved(1, (0.0, 0.0, 50.0, 56.0))
    (1.0, [(25.0, 28.0)])
    """
    if count == 0:
        return 1.0, []
    scale, _ = _best(count, box[2], box[3], 1.1)
    columns = max(int(box[2] / (TOKEN_WIDE * scale) + 0.001), 1)
    rows = [columns] * (count // columns) + ([count % columns] if count % columns else [])
    return scale, _rows(rows, box, scale, False)


def standing(count: int, box: Box) -> tuple[float, list[Point]]:
    """Stacks of one army in the middle of a box: their scale, and the middle of each."""
    if count == 0:
        return 1.0, []
    scale, columns = _best(count, box[2], box[3], LARGEST)
    rows = [columns] * (count // columns) + ([count % columns] if count % columns else [])
    return scale, _rows(rows, box, scale, True)


class Camp:
    """One of several armies in a place: its strength's corner and scale, its stacks' middles and scale."""

    def __init__(self, corner: Point, number: float, scale: float, middles: list[Point]) -> None:
        self.corner = corner
        self.number = number
        self.scale = scale
        self.middles = middles


def meeting(counts: list[int], widths: list[float], box: Box) -> list[Camp]:
    """Armies that stand in one place, each in a part of the box: so many stacks, so wide a number.

    >>> [camp.corner for camp in meeting([1, 1], [60.0, 60.0], (0.0, 0.0, 110.0, 70.0))]
    [(0.0, 0.0), (55.0, 0.0)]
    """
    left, upper, wide, high = box
    best: list[Camp] = []
    most = 0.0
    for columns in range(1, len(counts) + 1):
        rows = -(-len(counts) // columns)
        part = (wide / columns, high / rows)
        for above in (False, True):
            camps = [
                _camp(
                    count,
                    number,
                    (
                        left + part[0] * (index % columns),
                        upper + part[1] * (index // columns),
                        *part,
                    ),
                    above,
                )
                for index, (count, number) in enumerate(zip(counts, widths, strict=True))
            ]
            worth = min(min(camp.scale, camp.number * 0.9) for camp in camps)
            if worth > most + 0.001:
                best, most = camps, worth
    return best


def _camp(count: int, number: float, box: Box, above: bool) -> Camp:
    """An army in its part: its number above its stacks, or at their left."""
    left, upper, wide, high = box
    if above:
        size = min(1.0, wide / number, high * 0.45 / STRENGTH_HIGH)
        taken = size * STRENGTH_HIGH + 1
        scale, middles = standing(count, (left, upper + taken, wide, high - taken))
        return Camp((left, upper), _down(size), scale, middles)
    size = min(1.0, wide * 0.55 / number, high / STRENGTH_HIGH)
    taken = size * number + 2
    scale, middles = standing(count, (left + taken, upper, wide - taken, high))
    corner = (left, round(upper + (high - size * STRENGTH_HIGH) / 2, 2))
    return Camp(corner, _down(size), scale, middles)


def _rows(rows: list[int], box: Box, scale: float, centred: bool) -> list[Point]:
    left, upper, wide, high = box
    step_x, step_y = TOKEN_WIDE * scale, TOKEN_HIGH * scale
    y = upper + step_y / 2 + ((high - step_y * len(rows)) / 2 if centred else 0.0)
    middles: list[Point] = []
    for row in rows:
        x = left + step_x / 2 + ((wide - step_x * row) / 2 if centred else 0.0)
        middles += [(round(x + step_x * index, 2), round(y, 2)) for index in range(row)]
        y += step_y
    return middles


def _best(count: int, wide: float, high: float, largest: float) -> tuple[float, int]:
    """The largest scale at which stacks fit, and in how many columns."""
    best, columns = 0.0, 1
    for number in range(1, count + 1):
        rows = -(-count // number)
        scale = min(wide / (number * TOKEN_WIDE), high / (rows * TOKEN_HIGH), largest)
        if scale > best + 0.001:
            best, columns = scale, number
    return _down(best), columns


def _down(scale: float) -> float:
    """Rounded down, so that what fits still fits as it is written."""
    return int(scale * 1000) / 1000
