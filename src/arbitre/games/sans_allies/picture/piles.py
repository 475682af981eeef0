"""The piles as they are: what is left to draw, what was thrown away, the region discard card by card."""

from __future__ import annotations

from typing import Final

from arbitre.core.svg import group, num, rect
from arbitre.games.sans_allies.picture.pen import Pen
from arbitre.games.sans_allies.picture.pieces import land_of
from arbitre.games.sans_allies.picture.shapes import sign, text
from arbitre.games.sans_allies.rules.cards import KINDS
from arbitre.games.sans_allies.rules.values import CENTRE_CARDS

PILES: Final = ("pile", "discard")
_SHEET_ROW: Final = 5
"""Regions of the discard in a row of the sheet of an upright phone."""


def loose(id: str, inner: str) -> str:
    """Texts that are nothing to touch or to read aloud by themselves."""
    return f'<g id="{id}">{inner}</g>'


def pile_notes(pen: Pen) -> dict[str, str]:
    """Region discard, centres, pile and discard, by id."""
    state = pen.state
    found = {
        "state-regions": _regions(pen),
        "centres": _centres(pen),
        "pile-counts": _production(pen, 0, state.pile),
        "discard-counts": _production(pen, 1, state.discard),
    }
    if not pen.at.wide:
        found["state-edition"] = _edition(pen)
    return found


# -- what stays ------------------------------------------------------------------------------


def pile_boards(pen: Pen) -> list[str]:
    """The sheets that the piles are written on."""
    found = [
        group(
            "region-discard",
            "place",
            pen.say("region-discard"),
            _paper(pen.at.regions),
            data='data-place="region-discard" data-about="about-region-discard"',
        ),
        _paper(pen.at.clock),
        _paper(pen.at.centres),
        _paper(pen.at.production),
    ]
    for index, name in enumerate(PILES):
        left, upper, _, high = pen.at.production
        box = (left + 88 + 180.0 * index, upper + 8, 176.0, high - 16)
        if not pen.at.wide:
            box = (left + 8 + 158.0 * index, upper + 8, 154.0, high - 16)
        title = pen.say(name)
        x = box[0] + box[2] / 2
        inner = rect("slot", box, 8) + text("heading middle", x, upper + 44, title, box[2] - 10)
        about = f"about-{name} about-breakthrough about-weapon" if index == 0 else f"about-{name}"
        data = f'data-place="{name}" data-about="{about}"'
        found.append(group(name, "column", title, inner, data=data))
    return found + (_signs(pen) if pen.at.wide else _sheet(pen))


def _paper(box: tuple[float, float, float, float]) -> str:
    left, upper, wide, high = box
    return rect("drop", (left + 3, upper + 5, wide, high), 10) + rect("panel", box, 10)


def _signs(pen: Pen) -> list[str]:
    """The kinds of cards at the left of the table of the piles."""
    left, upper, _, _ = pen.at.production
    return [
        sign(KINDS[kind], left + 46, upper + 118 + 38 * kind, 1.05, "unit-sign")
        for kind in range(6)
    ]


def _sheet(pen: Pen) -> list[str]:
    """The second sheet of an upright phone: headings and the kinds of cards."""
    top = pen.at.sheet_top
    found = [_paper((10.0, top, 980.0, 296.0)), _paper((10.0, top + 306, 980.0, 990.0))]
    for kind in range(6):
        x = _sheet_column(kind)
        found.append(sign(KINDS[kind], x, top + 46, 1.5, "unit-sign"))
        if kind < 4:
            found.append(text("letter", x, top + 106, pen.letters[kind]))
    for index, name in enumerate(PILES):
        found.append(text("heading", 30, top + 180 + 76 * index, pen.say(name), 190))
    found.append(text("heading", 30, top + 356, pen.say("region-discard-order"), 940))
    return found


def _sheet_column(kind: int) -> float:
    return 300.0 + 124 * kind


# -- what changes ----------------------------------------------------------------------------


def _edition(pen: Pen) -> str:
    """Whose numbers these are, below the second sheet of a phone; elsewhere the tiles say it."""
    said = text("edition end", 970, pen.at.height - 26, pen.whose_numbers(), 900)
    return loose("state-edition", said)


def _regions(pen: Pen) -> str:
    """The region discard: how many cards, and every one of them from the top down."""
    left, upper, wide, _ = pen.at.regions
    state = pen.state
    inner = text("heading", left + 14, upper + 40, pen.say("region-discard"), wide - 28)
    x = left + pen.at.card_wide + (30 if pen.at.wide else 110)
    number = len(state.regions)
    if not pen.at.wide:
        inner += text("big middle", x, upper + 124, str(number))
        inner += text("small middle quiet", x, upper + 164, pen.say("cards", n=number), 150)
    removed = sum(state.removed)
    if pen.at.wide:
        y = upper + (80 if removed else 100)
        inner += text("sum", x + 30, y, str(number))
        inner += text("small quiet", x + 62, y, pen.say("cards", n=number), 130)
    if removed:
        note = pen.say("removed", n=removed)
        if pen.at.wide:
            inner += text("small quiet", x + 6, upper + 117, note, 220)
        else:
            inner += text("small middle quiet", x, upper + 210, note, 220)
    return loose("state-regions", inner + (_fan(pen) if pen.at.wide else _laid_out(pen)))


def _fan(pen: Pen) -> str:
    """The cards under the top one, small, in the order in which they would come."""
    left, upper, _, _ = pen.at.regions
    under = pen.state.regions[-2::-1]
    found: list[str] = []
    for index, code in enumerate(under):
        # two beside the top card, then rows of six
        if index < 3:
            x, y = left + 250 + 72 * index, upper + 148
        else:
            x, y = left + 50 + 69.5 * ((index - 3) % 6), upper + 202 + 46 * ((index - 3) // 6)
        if index > 20:
            found.append(text("small quiet", x - 30, y + 12, f"+{len(under) - index}"))
            break
        found.append(_chip(pen, code, x, y, 0.64))
    return "".join(found)


def _laid_out(pen: Pen) -> str:
    """On the second sheet of a phone: each with its number and its name."""
    top = pen.at.sheet_top + 384
    found: list[str] = []
    for index, code in enumerate(reversed(pen.state.regions)):
        row, column = divmod(index, _SHEET_ROW)
        x, y = 108 + 194.0 * column, top + 34 + 112 * row
        if row > 7:
            found.append(text("small quiet", x - 40, y, f"+{len(pen.state.regions) - index}"))
            break
        found.append(_chip(pen, code, x + 18, y, 1.05))
        found.append(text("small quiet end", x - 42, y + 12, f"{index + 1}", 50))
        found.append(text("small middle", x, y + 66, pen.terrain(code), 186))
    return "".join(found)


def _chip(pen: Pen, code: int, x: float, y: float, scale: float) -> str:
    place = f"translate({num(x)} {num(y)})scale({num(scale)})"
    return f'<use href="#sans-land-{land_of(pen, code)}" transform="{place}"/>'


def _centres(pen: Pen) -> str:
    """The centres that were captured."""
    left, upper, wide, _ = pen.at.centres
    state = pen.state
    inner = rect("spot-clear", pen.at.centres, 10)  # all of it is pointed at
    inner += text("heading middle", left + wide / 2, upper + 42, pen.say("centres"), wide - 16)
    step = (wide - 16) / CENTRE_CARDS
    for index in range(CENTRE_CARDS):
        place = left + 8 + step * (index + 0.5)
        inner += rect("empty", (place - step / 2 + 2, upper + 62, step - 4, 54), 7)
        if index < state.centres:
            inner += sign("factory", place, upper + 92, step / 52, "held")
    title = pen.say("centres-held", n=state.centres, m=CENTRE_CARDS)
    inner += text("sum middle", left + wide / 2, upper + 162, f"{state.centres} / {CENTRE_CARDS}")
    data = f'data-count="{state.centres}" data-about="about-centre"'
    return group("centres", "centres", title, inner, data=data)


def _production(pen: Pen, index: int, counts: list[int]) -> str:
    """What the pile or the discard holds, kind by kind."""
    left, upper, _, _ = pen.at.production
    name = PILES[index]
    if pen.at.wide:
        x = left + 176 + 180 * index
        cells = text("sum", x, upper + 84, str(sum(counts)))
        for kind in range(6):
            quiet = "" if counts[kind] else " quiet"
            y = upper + 130 + 38 * kind
            cells += text(f"cell middle{quiet}", x, y, str(counts[kind]))
    else:
        x = left + 85 + 158 * index
        cells = text("big middle", x, upper + 124, str(sum(counts)))
        cells += text("small middle quiet", x, upper + 164, pen.say("cards", n=sum(counts)), 140)
        for kind in range(6):
            quiet = "" if counts[kind] else " quiet"
            y = pen.at.sheet_top + 180 + 76 * index
            cells += text(f"cell middle{quiet}", _sheet_column(kind), y, str(counts[kind]))
    title = pen.say("pile-counts", name=pen.say(name), n=sum(counts), list=pen.counts(counts))
    data = f'data-count="{sum(counts)}" data-about="about-{name}"'
    return group(f"{name}-counts", "counts", title, cells, data=data)
