"""The pieces of the drawn table: one flat layer, each thing placed by its `transform`."""

from __future__ import annotations

from typing import Final

from arbitre.core.cache import Cache
from arbitre.core.svg import Point, group, num, rect
from arbitre.games.sans_allies.picture import layout
from arbitre.games.sans_allies.picture.pen import Pen
from arbitre.games.sans_allies.picture.shapes import PICTURES, sign, text
from arbitre.games.sans_allies.rules.cards import KINDS, UNITS, WEAPON, counted
from arbitre.games.sans_allies.rules.pyramid import NAMES, PLACES, ROW, ROWS, free_corners
from arbitre.games.sans_allies.rules.state import RETREAT
from arbitre.games.sans_allies.rules.values import CENTRE
from arbitre.games.sans_allies.words.discard import discard_order

TOP_DOWN: Final = sorted(PLACES, key=lambda place: (-(place // ROW), place % ROW))
"""The places from H1 to A8: a row lies over the one above it."""
_cards: Final[Cache[str]] = Cache(4096)
_REGION: Final = "region"
"""What the regions of the pyramid and those of the discard are alike in."""


def pieces(pen: Pen) -> dict[str, str]:
    """The cards, the marker, the stacks, and what the invasion under way marks, by id."""
    state = pen.state
    found = {f"card-{NAMES[place]}": _card(pen, place) for place in TOP_DOWN if state.board[place]}
    if state.regions:
        found["card-region-discard"] = _region_top(pen)
    found["marker"] = _marker(pen)
    for index in range(5):
        kind = index if index < 4 else WEAPON
        if state.reserve[kind]:
            at = layout.reserve_middle(index, pen.wide)
            found[f"piece-reserve-{KINDS[kind]}"] = _stack(
                pen, "reserve", kind, state.reserve[kind], at
            )
    for unit, number in enumerate(counted(state.force)):
        if number:
            at = layout.force_middle(unit)
            found[f"piece-force-{KINDS[unit]}"] = _stack(pen, "force", unit, number, at)
    if state.phase == RETREAT:
        for corner in free_corners(state.standing, state.target):
            found[f"corner-{NAMES[corner]}"] = _corner(pen, corner)
    if state.target >= 0:
        found["target"] = _target(pen)
    return found


def _card(pen: Pen, place: int) -> str:
    """A card of the pyramid; most of them look as they did at the moment before."""
    code, free = pen.state.board[place], place in pen.open
    mark = "exposed" if free else "covered"
    if place == pen.state.target:
        mark = "attacked"
    key = (pen.digest, pen.words.lang, place, code, free, mark)
    return _cards.find(key) or _cards.keep(key, _pyramid_card(pen, place, code, free, mark))


def _pyramid_card(pen: Pen, place: int, code: int, free: bool, mark: str) -> str:
    name = NAMES[place]
    title = pen.say(
        "card",
        code=name,
        name=pen.terrain(code, True),
        n=pen.values.defence[place // ROW],
        list=_admitted(pen, code),
        mark=pen.say(mark),
    )
    x, y = layout.middle(place)
    data = f'data-place="{name}" data-exposed="{"true" if free else "false"}" {_way(pen, code)}'
    return _nation_card(pen, f"card-{name}", code, x, y, title, data, name, free)


def _way(pen: Pen, code: int) -> str:
    """Where a card of the pyramid is seen coming from and going to; its face turns where scouts swap it.

    A card is like those of the region discard: captured it goes there, laid it comes from there, and
    struck by the ultimate weapon it does neither. A centre does not come to lie there when it is captured.
    """
    centre = ' data-to="centres"' if pen.values.is_centre(code) else ""
    return f'data-face="{code}" data-like="{_REGION}"{centre}'


def _admitted(pen: Pen, code: int) -> str:
    mask = pen.values.admits[code]
    return ", ".join(pen.say(f"kind-{UNITS[unit]}") for unit in range(4) if mask >> unit & 1)


def _nation_card(
    pen: Pen, id: str, code: int, x: float, y: float, title: str, data: str, name: str, free: bool
) -> str:
    values = pen.values
    key = CENTRE if values.is_centre(code) else values.names[code]
    sort = key if code >= values.centre else "region"
    land = key if key in PICTURES else "sea" if values.sea[code] else "other"
    wide, high = layout.CARD_WIDE, layout.CARD_HIGH
    inner = [
        rect("shade", (-wide / 2 + 2, -high / 2 + 3, wide, high), 9),
        rect("face", (-wide / 2, -high / 2, wide, high), 9),
    ]
    if sort != "region":
        inner.append(rect("inner", (-wide / 2 + 5, -high / 2 + 5, wide - 10, high - 10), 5))
    inner.append(f'<use y="-40" href="#sans-land-{land}"/>')
    if name:
        inner += [rect("tag", (-wide / 2 + 3, -high / 2 + 3, 41, 28), 7)]
        inner += [text("code", -wide / 2 + 23, -high / 2 + 25, name)]
    if free:
        inner.append('<circle class="badge" cx="37" cy="-57" r="15"/>')
        inner.append(sign("arrow", 37, -57, 0.95, "arrow"))
    inner.append(text("name", 0, 10, pen.terrain(code), wide - 10))
    units = [unit for unit in range(4) if values.admits[code] >> unit & 1]
    for index, unit in enumerate(units):
        at = (index - (len(units) - 1) / 2) * min(34.0, 100.0 / len(units))
        inner.append(sign(UNITS[unit], at, 25, 0.56 if len(units) > 3 else 0.72, "unit-sign"))
        inner.append(text("letter", at, 54, pen.letters[unit]))
    kind = f"card {sort}{' exposed' if free else ''}"
    return _piece(id, kind, f'{data} data-card="{key}"', x, y, title, "".join(inner))


def _region_top(pen: Pen) -> str:
    """The open region discard: its top card, on others."""
    regions = pen.state.regions
    left, upper, _, _ = layout.region_panel()
    title = pen.say("region-top", n=len(regions), name=pen.terrain(regions[-1], True))
    title += f"\n{discard_order(pen.state, pen.words)}"
    data = f'data-place="region-discard" data-count="{len(regions)}" data-like="{_REGION}"'
    x, y = left + 70, upper + 128
    return _nation_card(pen, "card-region-discard", regions[-1], x, y, title, data, "", False)


def _marker(pen: Pen) -> str:
    state = pen.state
    face = "flame" if state.flame else "grey"
    left, upper, _, _ = layout.tile_box(state.marker)
    title = pen.say(f"marker-{face}", code=ROWS[state.marker])
    inner = '<circle class="disc" r="20"/>'
    inner += sign("flame" if state.flame else "wheel", 0, 0, 0.85, "light")
    data = f'data-tile="{ROWS[state.marker]}" data-face="{face}"'
    return _piece("marker", f"marker {face}", data, left + 59, upper + 25, title, inner)


def _stack(pen: Pen, where: str, kind: int, number: int, at: Point) -> str:
    """Cards of one kind, those behind looking out above the front one; how many on a pill.

    Units are drawn from the pile and lost to the discard; a weapon that is used leaves the game.
    """
    kept = where == "reserve"
    wide = layout.UNIT_CARD_WIDE if kept else layout.FORCE_CARD_WIDE
    high = layout.UNIT_CARD_HIGH if kept else layout.FORCE_CARD_HIGH
    seen = min(number, layout.MOST_SEEN) - 1
    room = layout.RESERVE_HIGH - 20 - high if kept else 9.0
    step = min(layout.FAN, room / seen) if seen else 0.0
    faces = [
        rect("unit-face", (-wide / 2, -high / 2 - step * behind, wide, high), 8)
        for behind in range(seen, -1, -1)
    ]
    # one card that leaves the stack takes none of those behind it along
    inner = f'<g class="tally">{"".join(faces[:-1])}</g>{faces[-1]}' if seen else faces[-1]
    name = KINDS[kind]
    inner += sign(name, 0, 16, 1.6 if kept else 1.4, "unit-sign")
    if kind < 4:
        inner += text("unit-letter", -wide / 2 + 17, -high / 2 + 28, pen.letters[kind])
    inner += _tally(number, wide, high)
    data = f'data-place="{where}" data-kind="{name}" data-count="{number}" data-like="{name}"'
    if kind < 4:
        data += ' data-to="discard"'
    if kept:
        data += ' data-from="pile"'
    title = pen.say(f"stack-{where}", list=pen.say(f"count-{name}", n=number))
    return _piece(f"piece-{where}-{name}", "stack", data, *at, title, inner)


def _tally(number: int, wide: float, high: float) -> str:
    """How many cards a stack has, on a pill at its upper right corner."""
    pill = 18.0 + 17 * len(f"×{number}")
    x, y = wide / 2 + 12 - pill / 2, -high / 2 + 20
    return (
        f'<g class="tally">{rect("pill-face", (x - pill / 2, y - 28, pill, 36), 12)}'
        f'<text class="pill" x="{num(x)}" y="{num(y)}">×<tspan class="count">{number}</tspan></text></g>'
    )


def _corner(pen: Pen, corner: int) -> str:
    """Where a region may be laid in a retreat."""
    name = NAMES[corner]
    inner = rect("corner-mark", (-50, -70, 100, 140), 9)
    inner += '<path class="plus" d="M-16 34H16M0 18V50"/>'
    title = pen.say("corner", code=name)
    data = f'data-place="{name}"'
    return _piece(f"corner-{name}", "corner", data, *layout.middle(corner), title, inner)


def _target(pen: Pen) -> str:
    """The place under attack."""
    name = NAMES[pen.state.target]
    title = pen.say("target", code=name)
    data = f'data-place="{name}"'
    return _piece("target", "target", data, *layout.middle(pen.state.target), title, _AIM)


_CROSS: Final = "M-18-34a18 18 0 1 0 36 0a18 18 0 1 0-36 0M0-60V-42M0-26V-8M-26-34H-8M8-34H26"
_AIM: Final = (
    '<rect class="halo" x="-57" y="-78" width="114" height="156" rx="12"/>'
    f'<path class="halo" d="{_CROSS}"/><path class="aim" d="{_CROSS}"/>'
    '<rect class="aim" x="-57" y="-78" width="114" height="156" rx="12"/>'
)


def _piece(id: str, kind: str, data: str, x: float, y: float, title: str, inner: str) -> str:
    return group(id, kind, title, inner, (x, y), data)
