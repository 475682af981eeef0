"""The pieces of the drawn table: one flat layer, each thing placed by its `transform`."""

from __future__ import annotations

from typing import Final

from arbitre.core.cache import Cache
from arbitre.core.svg import Point, group, num, rect
from arbitre.games.sans_allies.picture.layout import MOST_SEEN
from arbitre.games.sans_allies.picture.materials import sign_at
from arbitre.games.sans_allies.picture.pen import Pen
from arbitre.games.sans_allies.picture.shapes import PICTURES, sign, text
from arbitre.games.sans_allies.picture.style import LETTERING
from arbitre.games.sans_allies.rules.cards import KINDS, UNITS, WEAPON, counted
from arbitre.games.sans_allies.rules.pyramid import NAMES, PLACES, ROW, ROWS, free_corners
from arbitre.games.sans_allies.rules.state import INVASIONS, OVER, RETREAT
from arbitre.games.sans_allies.words.discard import discard_order

TOP_DOWN: Final = sorted(PLACES, key=lambda place: (-(place // ROW), place % ROW))
"""The places from H1 to A8: a row lies over the one above it."""
_cards: Final[Cache[str]] = Cache(8192)
_REGION: Final = "region"
"""What the regions of the pyramid and those of the discard are alike in."""


def pieces(pen: Pen) -> dict[str, str]:
    """The cards, the marker, the stacks, and what the invasion under way marks, by id."""
    state, at = pen.state, pen.at
    found = {f"card-{NAMES[place]}": _card(pen, place) for place in TOP_DOWN if state.board[place]}
    if state.regions:
        found["card-region-discard"] = _region_top(pen)
    found["marker"] = _marker(pen)
    for index in range(5):
        kind = index if index < 4 else WEAPON
        if state.reserve[kind]:
            found[f"piece-reserve-{KINDS[kind]}"] = _stack(
                pen, "reserve", kind, state.reserve[kind], at.reserve_middle(index)
            )
    for unit, number in enumerate(counted(state.force)):
        if number:
            found[f"piece-force-{KINDS[unit]}"] = _stack(
                pen, "force", unit, number, at.force_middle(unit)
            )
    if state.phase == RETREAT:
        for corner in free_corners(state.standing, state.target):
            found[f"corner-{NAMES[corner]}"] = _corner(pen, corner)
    if state.target >= 0:
        found["target"] = _target(pen)
    found.update(_marks(pen))
    found["throw"] = _throw(pen)
    if state.phase == OVER:
        found["verdict"] = _verdict(pen)
    return found


def _marks(pen: Pen) -> dict[str, str]:
    """What can be attacked, now or instead of what a decision aims at, and what is out of reach."""
    state = pen.state
    if state.phase != INVASIONS or not pen.aims:
        return {}
    found: dict[str, str] = {}
    for place in pen.open:
        name = NAMES[place]
        if place == state.target:
            continue
        if place in pen.short:
            found[f"short-{name}"] = _short(pen, place)
        elif state.target < 0:
            found[f"reach-{name}"] = _reach(pen, place)
        else:
            found[f"other-{name}"] = _other(pen, place)
    return found


def _card(pen: Pen, place: int) -> str:
    """A card of the pyramid; most of them look as they did at the moment before."""
    code, free = pen.state.board[place], place in pen.open
    mark = "exposed" if free else "covered"
    if place == pen.state.target:
        mark = "attacked"
    over = pen.state.phase == OVER
    key = (pen.digest, pen.words.lang, pen.at.wide, place, code, free, mark, over)
    return _cards.find(key) or _cards.keep(key, _pyramid_card(pen, place, code, free, mark))


def _pyramid_card(pen: Pen, place: int, code: int, free: bool, mark: str) -> str:
    name = NAMES[place]
    data = f'data-place="{name}" data-exposed="{"true" if free else "false"}" {_way(pen, code)}'
    at, title = pen.at.middle(place), _title(pen, place, pen.say(mark))
    # what is under attack has a mark of its own, and after the game nothing can be attacked
    signed = mark == "exposed" and pen.state.phase != OVER
    return _nation_card(pen, f"card-{name}", code, at, title, data, name, free, signed)


def _title(pen: Pen, place: int, mark: str) -> str:
    """A card of the pyramid read aloud, and how it stands with it."""
    code = pen.state.board[place]
    return pen.say(
        "card",
        code=NAMES[place],
        name=pen.terrain(code, True),
        n=pen.values.defence[place // ROW],
        list=admitted_in(pen, code),
        mark=mark,
    )


def _way(pen: Pen, code: int) -> str:
    """Where a card of the pyramid is seen coming from and going to; its face turns where scouts swap it.

    A card is like those of the region discard: captured it goes there, laid it comes from there, and
    struck by the ultimate weapon it does neither. A centre does not come to lie there when it is captured.
    """
    centre = ' data-to="centres"' if pen.values.is_centre(code) else ""
    return f'data-face="{code}" data-like="{_REGION}"{centre}'


def admitted_in(pen: Pen, code: int) -> str:
    """The units that a card admits, by name."""
    mask = pen.values.admits[code]
    return ", ".join(pen.say(f"kind-{UNITS[unit]}") for unit in range(4) if mask >> unit & 1)


def land_of(pen: Pen, code: int) -> str:
    """The landscape of a card."""
    key = pen.key(code)
    return key if key in PICTURES else "sea" if pen.values.sea[code] else "other"


def _nation_card(
    pen: Pen,
    id: str,
    code: int,
    at: Point,
    title: str,
    data: str,
    name: str = "",
    free: bool = False,
    signed: bool = False,
) -> str:
    """A card of the nation; those of the pyramid have the name of their place, exposed ones a sign."""
    key, wide, high = pen.key(code), pen.at.card_wide, pen.at.card_high
    sort = key if code >= pen.values.centre else "region"
    inner = ['<use href="#sans-sheet"/>']
    letters = [pen.letters[unit] for unit in range(4) if pen.values.admits[code] >> unit & 1]
    inner.append(_land(pen, code))
    if name and not free:
        inner.append('<use href="#sans-veil"/>')  # under the texts: they stay clear
    if sort != "region":
        inner.append(rect("inner", (-wide / 2 + 4, -high / 2 + 4, wide - 8, high - 8), 6))
    if pen.at.wide:
        inner += [text("code", 53, -24, name)] if name else []
        inner.append(text("letter", 52, 11, "".join(letters), 60))
        inner.append(text("name", 0, 43, pen.terrain(code), wide - 12))
    else:
        if name:
            inner += [rect("tag", (2 - wide / 2, 3 - high / 2, 54, 38), 7)]
            inner += [text("code", 28 - wide / 2, 34 - high / 2, name)]
        inner.append(text("letter", 0, 43, "".join(letters), wide - 8))
    if signed:
        x, y = sign_at(pen.at)
        inner.append(f'<use href="#sans-open" x="{num(x)}" y="{num(y)}"/>')
    kind = f"card {sort}{' exposed' if free else ' covered' if name else ''}"
    data += f' data-card="{key}" data-about="{_about(pen, code, name)}"'
    return group(id, kind, title, "".join(inner), at, data)


def _land(pen: Pen, code: int) -> str:
    how = "translate(-32 -19)scale(1.03)" if pen.at.wide else "translate(0 -24)scale(0.96)"
    return f'<use href="#sans-land-{land_of(pen, code)}" transform="{how}"/>'


def _about(pen: Pen, code: int, name: str) -> str:
    """What a card is good for; one of the discard says what the discard is."""
    sort = "centre" if pen.values.is_centre(code) else "region"
    if code == pen.values.capital:
        sort = "capital"
    sea = " about-sea" if pen.values.sea[code] else ""
    return f"about-{sort} about-exposed{sea}" if name else f"about-region-discard{sea}"


def _region_top(pen: Pen) -> str:
    """The open region discard: its top card, on others."""
    regions = pen.state.regions
    left, upper, _, _ = pen.at.regions
    title = pen.say("region-top", n=len(regions), name=pen.terrain(regions[-1], True))
    title += f"\n{discard_order(pen.state, pen.words)}"
    data = f'data-place="region-discard" data-count="{len(regions)}" data-like="{_REGION}"'
    at = (left + pen.at.card_wide / 2 + 14, upper + 54 + pen.at.card_high / 2)
    return _nation_card(pen, "card-region-discard", regions[-1], at, title, data)


def _marker(pen: Pen) -> str:
    state = pen.state
    face = "flame" if state.flame else "grey"
    title = pen.say(f"marker-{face}", code=ROWS[state.marker])
    inner = '<circle class="drop" cx="1" cy="3" r="21"/><circle class="coin" r="20"/>'
    inner += '<circle class="coin-rim" r="16"/>'
    inner += sign("flame" if state.flame else "wheel", 0, 0, 0.75, "light")
    data = f'data-tile="{ROWS[state.marker]}" data-face="{face}" data-about="about-marker"'
    return group("marker", f"marker {face}", title, inner, pen.at.marker_at(state.marker), data)


def _stack(pen: Pen, where: str, kind: int, number: int, at: Point) -> str:
    """Cards of one kind, those behind looking out above the front one; how many on a pill.

    Units are drawn from the pile and lost to the discard; a weapon that is used leaves the game.
    """
    kept = where == "reserve"
    wide, high = pen.at.card_front
    seen = min(number, MOST_SEEN) - 1
    room = pen.at.reserve_high - 18 - high if kept else 10.0
    step = min(14.0, room / seen) if seen else 0.0
    behind = "".join(
        f'<use href="#sans-unit-card" y="{num(-step * place)}"/>' for place in range(seen, 0, -1)
    )
    # one card that leaves the stack takes none of those behind it along
    inner = f'<g class="tally">{behind}</g>' if seen else ""
    inner += '<use href="#sans-unit-card"/>'
    name = KINDS[kind]
    inner += sign(name, 0, 14, 1.7, "unit-sign")
    if kind < 4:
        inner += text("unit-letter", -wide / 2 + 18, -high / 2 + 33, pen.letters[kind])
    inner += _tally(number, wide, high)
    data = (
        f'data-place="{where}" data-kind="{name}" data-count="{number}" data-like="{name}" '
        f'data-about="about-{name}"'
    )
    if kind < 4:
        data += ' data-to="discard"'
    if kept:
        data += ' data-from="pile"'
    title = pen.say(f"stack-{where}", list=pen.say(f"count-{name}", n=number))
    return group(f"piece-{where}-{name}", "stack", title, inner, at, data)


def _tally(number: int, wide: float, high: float) -> str:
    """How many cards a stack has, on a pill at its upper right corner."""
    pill = 18.0 + 22 * len(f"×{number}")
    x, y = wide / 2 + 5 - pill / 2, -high / 2 + 22
    return (
        f'<g class="tally">{rect("pill-face", (x - pill / 2, y - 34, pill, 44), 14)}'
        f'<text class="pill" x="{num(x)}" y="{num(y)}">×<tspan class="count">{number}</tspan></text></g>'
    )


def _corner(pen: Pen, corner: int) -> str:
    """Where a region may be laid in a retreat."""
    name = NAMES[corner]
    wide, high = pen.at.card_wide - 8, pen.at.card_high - 8
    inner = rect("corner-mark", (-wide / 2, -high / 2, wide, high), 9)
    inner += '<path class="plus" d="M-18 0H18M0-18V18"/>'
    title = pen.say("corner", code=name)
    data = f'data-place="{name}" data-about="about-corner"'
    return group(f"corner-{name}", "corner", title, inner, pen.at.middle(corner), data)


def _target(pen: Pen) -> str:
    """The place under attack."""
    name = NAMES[pen.state.target]
    title = pen.say("target", code=name)
    at, data = pen.at.middle(pen.state.target), f'data-place="{name}"'
    return group("target", "target", title, '<use href="#sans-aim"/>', at, data)


def _reach(pen: Pen, place: int) -> str:
    """A mark on a region that the reserve is strong enough for."""
    name = NAMES[place]
    title, at = pen.say("reach", code=name), pen.at.middle(place)
    return group(f"reach-{name}", "reach", title, '<use href="#sans-reach"/>', at)


def _other(pen: Pen, place: int) -> str:
    """The sign alone while a decision aims at another region: a ring of the page is around it."""
    name = NAMES[place]
    title, at = pen.say("reach", code=name), pen.at.middle(place)
    return group(f"other-{name}", "reach", title, '<use href="#sans-sight"/>', at)


def _short(pen: Pen, place: int) -> str:
    """Over an exposed region that the reserve cannot take: a barred circle, and what is missing."""
    name, code = NAMES[place], pen.state.board[place]
    need, have = pen.values.defence[place // ROW], pen.short[place]
    title = _title(pen, place, pen.say("short", n=need, have=have))
    data = f'data-place="{name}" data-about="{_about(pen, code, name)}"'
    return group(
        f"short-{name}", "short", title, '<use href="#sans-short"/>', pen.at.middle(place), data
    )


def _throw(pen: Pen) -> str:
    """Where dice fall, and how large they may be: nothing is seen there before."""
    x, y = pen.at.throw_at
    place = f'data-room="{num(pen.at.die)}" transform="translate({num(x)} {num(y)})"'
    return f'<g id="throw" class="throw" {place}><circle class="spot-unseen" r="30"/></g>'


def _verdict(pen: Pen) -> str:
    """How the game ended, stamped over the map."""
    kind = "won" if pen.state.won else "lost"
    said = pen.say(f"stamp-{kind}")
    wide = LETTERING.wide(said, "stamp") + 90
    inner = '<g transform="rotate(-7)">'
    inner += rect("stamp-ground", (-wide / 2, -92, wide, 184), 18)
    inner += rect("stamp-frame", (-wide / 2 + 12, -80, wide - 24, 160), 12)
    inner += f"{text('stamp middle', 0, 40, said)}</g>"
    at = (pen.at.middle(56)[0], pen.at.map_high * 0.56)
    return group("verdict", f"verdict {kind}", pen.say(kind), inner, at)
