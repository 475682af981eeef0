"""The plainest elements of an SVG drawing, which every game's pictures are made of."""

from __future__ import annotations

Point = tuple[float, float]
Box = tuple[float, float, float, float]
"""Left, top, width, height."""


def num(value: float) -> str:
    """A number as short as two decimals allow.

    >>> num(12.0), num(-0.001), num(3.14159)
    ('12', '0', '3.14')
    """
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def rect(kind: str, box: Box, radius: float = 8) -> str:
    """A rectangle with round corners.

    >>> rect("card", (0, 0, 20, 12.5), 4)
    '<rect class="card" x="0" y="0" width="20" height="12.5" rx="4"/>'
    """
    left, upper, wide, high = box
    return (
        f'<rect class="{kind}" x="{num(left)}" y="{num(upper)}" width="{num(wide)}" '
        f'height="{num(high)}" rx="{num(radius)}"/>'
    )
