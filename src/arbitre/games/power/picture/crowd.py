"""Where stacks stand in a box (packing): none touches another, each army's strength lies beside them."""

from __future__ import annotations

from typing import Final

from arbitre.core.svg import Box, Point

TOKEN_WIDE: Final = 50.0
TOKEN_HIGH: Final = 56.0
"""The room one stack takes at scale 1, its margin included."""
LARGEST: Final = 1.5
"""No stack is drawn larger than this, however much room there is."""
APART: Final = 1.5
"""Stacks in the middle of a box stand so much further apart at most, where there is room."""
STRENGTH_HIGH: Final = 33.0
"""How high the number is that says how strong an army is."""
SHARED_HIGH: Final = 27.0
"""The same where several armies stand: as large a type, with less round it."""
NEARLY: Final = 0.88
"""Stacks in a reserve are so much smaller at most, in more rows: a finger finds what stands apart."""
WIDER: Final = 1.3
LEAST: Final = 0.25
"""How small stacks may be before numbers are drawn narrower than they should."""
TOGETHER: Final = 0.8
"""Whose pieces are whose is seen better where armies stand apart: worth pieces a little smaller."""


def strength_wide(number: int) -> float:
    """How wide that number is with the letter before it."""
    digits = len(str(number))
    return 27.0 + (22.0, 31.0, 40.0)[min(digits, 3) - 1] + 13.0 * max(digits - 3, 0)


def shared_wide(number: int) -> float:
    """How wide it is where several armies stand.

    >>> shared_wide(5), shared_wide(25)
    (37.0, 46.0)
    """
    digits = len(str(number))
    return 18.0 + (19.0, 28.0, 38.0)[min(digits, 3) - 1] + 9.0 * max(digits - 3, 0)


def shelved(count: int, box: Box) -> tuple[float, list[Point]]:
    """Stacks that fill a box up from the top left: their scale, and the middle of each.

    >>> shelved(1, (0.0, 0.0, 50.0, 56.0))
    (1.0, [(25.0, 28.0)])
    """
    if count == 0:
        return 1.0, []
    best, _ = _best(count, box[2], box[3], 1.1)
    sizes = [
        (columns, _size(count, columns, box[2], box[3], 1.1)) for columns in range(1, count + 1)
    ]
    least = best * NEARLY if best < 1 else best
    columns, size = next(one for one in sizes if one[1] >= least)
    scale = _down(size)
    rows = [columns] * (count // columns) + ([count % columns] if count % columns else [])
    apart = min(box[2] / (columns * TOKEN_WIDE * scale), WIDER) if len(rows) > 1 else 1.0
    middles = _rows(rows, box, scale, False)
    return scale, [(round(box[0] + (x - box[0]) * apart, 2), y) for x, y in middles]


def standing(count: int, box: Box) -> tuple[float, list[Point]]:
    """Stacks of one army in the middle of a box: their scale, and the middle of each."""
    if count == 0:
        return 1.0, []
    scale, columns = _best(count, box[2], box[3], LARGEST)
    rows = [columns] * (count // columns) + ([count % columns] if count % columns else [])
    return scale, _rows(rows, box, scale, True)


class Camp:
    """One of several armies in a place: its strength's corner and width, its stacks' middles and scale."""

    def __init__(self, corner: Point, wide: float, scale: float, middles: list[Point]) -> None:
        self.corner = corner
        self.wide = wide
        self.scale = scale
        self.middles = middles


def meeting(
    counts: list[int], widths: list[float], box: Box, alone: Point, below: Box
) -> list[Camp]:
    """Armies that stand in one place: so many stacks, so wide a number, which is never drawn smaller.

    Each has a part of the box where it can; else the first number stands at `alone`, as if its army
    were, and `below` it the others above all stacks.

    >>> box = (0.0, 0.0, 93.0, 60.0)
    >>> [camp.corner for camp in meeting([1, 1], [46.0, 46.0], box, (40.0, -34.0), box)]
    [(0.0, 0.0), (46.5, 0.0)]
    >>> [camp.corner for camp in meeting([1] * 3, [46.0] * 3, box, (40.0, -34.0), box)]
    [(40.0, -34.0), (0.0, 0.0), (47.0, 0.0)]
    """
    best = _together(counts, widths, below, alone)
    most = best[0].scale * TOGETHER
    for columns in range(1, len(counts) + 1):
        for above in (False, True):
            camps = _apart(counts, widths, box, columns, above)
            worth = min((camp.scale for camp in camps), default=0.0)
            if worth > most + 0.001:
                best, most = camps, worth
    return best


def _apart(
    counts: list[int], widths: list[float], box: Box, columns: int, above: bool
) -> list[Camp]:
    """Each army in a part of the box, its number above its stacks or at their left; none: no room."""
    left, upper, wide, high = box
    rows = -(-len(counts) // columns)
    part = (wide / columns, high / rows)
    taken = SHARED_HIGH + 1
    if max(widths) > part[0] or taken > part[1]:
        return []
    camps: list[Camp] = []
    for index, (count, number) in enumerate(zip(counts, widths, strict=True)):
        x, y = left + part[0] * (index % columns), upper + part[1] * (index // columns)
        if above:
            scale, middles = standing(count, (x, y + taken, part[0], part[1] - taken))
            corner = (x, y)
        else:
            aside = number + 2
            scale, middles = standing(count, (x + aside, y, part[0] - aside, part[1]))
            corner = (x, round(y + (part[1] - SHARED_HIGH) / 2, 2))
        camps.append(Camp(corner, number, scale, middles))
    return camps


def _together(counts: list[int], widths: list[float], box: Box, alone: Point) -> list[Camp]:
    """The first number where it stands alone, the others in rows; all stacks below them or at their right."""
    corners, (scale, middles) = _listed(sum(counts), widths[1:], box)
    if scale < LEAST:  # the numbers leave no room: all in one row
        widths = [widths[0], *(min(wide, box[2] / len(widths[1:]) - 1) for wide in widths[1:])]
        corners, (scale, middles) = _listed(sum(counts), widths[1:], box)
    camps: list[Camp] = []
    for corner, wide, count in zip([alone, *corners], widths, counts, strict=True):
        camps.append(Camp(corner, wide, scale, middles[:count]))
        middles = middles[count:]
    return camps


def _listed(
    count: int, widths: list[float], box: Box
) -> tuple[list[Point], tuple[float, list[Point]]]:
    """Numbers in rows from the top left, and the stacks in what they leave of a box."""
    left, upper, wide, high = box
    x, y = left, upper
    corners: list[Point] = []
    for number in widths:
        if x > left and x + number > left + wide + 0.001:
            x, y = left, y + SHARED_HIGH + 1
        corners.append((round(x, 2), y))
        x += number + 1
    lower = y + SHARED_HIGH + 1
    rooms = [
        (left, lower, wide, upper + high - lower),
        (x, y, left + wide - x, upper + high - y),
    ]
    found = [standing(count, room) for room in rooms if min(room[2:]) > 0]
    return corners, max(found, key=lambda one: one[0], default=(0.0, []))


def _rows(rows: list[int], box: Box, scale: float, centred: bool) -> list[Point]:
    left, upper, wide, high = box
    step_x, step_y = TOKEN_WIDE * scale, TOKEN_HIGH * scale
    if centred:  # a finger finds what stands apart
        step_x = max(step_x, min(wide / max(rows), step_x * APART))
        step_y = max(step_y, min(high / len(rows), step_y * APART))
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
        scale = _size(count, number, wide, high, largest)
        if scale > best + 0.001:
            best, columns = scale, number
    return _down(best), columns


def _size(count: int, columns: int, wide: float, high: float, largest: float) -> float:
    """How large stacks are in so many columns."""
    rows = -(-count // columns)
    return min(wide / (columns * TOKEN_WIDE), high / (rows * TOKEN_HIGH), largest)


def _down(scale: float) -> float:
    """Rounded down, so that what fits still fits as it is written."""
    return int(scale * 1000) / 1000
