"""A sheet being written, drawn on the board: an arrow for each move, a ring for each exchange."""

from __future__ import annotations

from html import escape

from arbitre.core.svg import num
from arbitre.games.power.picture.layout import Layout, layout_of
from arbitre.games.power.play.draft import SheetDraft
from arbitre.games.power.rules.board import COLOURS
from arbitre.games.power.rules.moves import EXCHANGE, LAUNCH, Order

_SHORT = 26.0
"""How far before the middle of a space an arrow ends."""


def arrows(draft: SheetDraft, tall: bool) -> str:
    """The entries of a sheet that would be carried out as things stand."""
    layout = layout_of(str(draft.start.setting.options["map"]), tall)
    found: list[str] = []
    for number, (order, line) in enumerate(zip(draft.orders, draft.lines, strict=True), 1):
        if line.ruling is None and order.origin >= 0:
            found.append(_mark(layout, order, number, line.text))
    return "".join(found)


def _mark(layout: Layout, order: Order, number: int, text: str) -> str:
    colour = COLOURS[order.army]
    x, y = _middle(layout, order.origin)
    title = f"<title>{escape(text)}</title>"
    start = (
        f'<g id="order-{number}" class="order {colour}" data-line="{number - 1}" role="img">{title}'
    )
    if order.act == EXCHANGE:
        return f'{start}<circle class="ring" cx="{num(x)}" cy="{num(y)}" r="34"/></g>'
    end_x, end_y = _middle(layout, order.target)
    away = ((end_x - x) ** 2 + (end_y - y) ** 2) ** 0.5 or 1.0
    dx, dy = (end_x - x) / away, (end_y - y) / away
    tip_x, tip_y = end_x - dx * _SHORT * 0.4, end_y - dy * _SHORT * 0.4
    # a bow keeps arrows apart that go the same way back and forth
    bow = min(away * 0.12, 40.0)
    mid_x, mid_y = (x + tip_x) / 2 - dy * bow, (y + tip_y) / 2 + dx * bow
    slope = ((tip_x - mid_x) ** 2 + (tip_y - mid_y) ** 2) ** 0.5 or 1.0
    ux, uy = (tip_x - mid_x) / slope, (tip_y - mid_y) / slope
    left = (tip_x - ux * 20 - uy * 10, tip_y - uy * 20 + ux * 10)
    right = (tip_x - ux * 20 + uy * 10, tip_y - uy * 20 - ux * 10)
    shape = f"M{num(x)} {num(y)}Q{num(mid_x)} {num(mid_y)} {num(tip_x - ux * 14)} {num(tip_y - uy * 14)}"
    head = (
        f"M{num(tip_x)} {num(tip_y)}L{num(left[0])} {num(left[1])}L{num(right[0])} {num(right[1])}Z"
    )
    kind = "flight" if order.act == LAUNCH else "shaft"
    return f'{start}<path class="{kind}" d="{shape}"/><path class="tip" d="{head}"/></g>'


def _middle(layout: Layout, place: int) -> tuple[float, float]:
    left, upper, wide, high = layout.stand(place)
    return left + wide / 2, upper + high / 2
