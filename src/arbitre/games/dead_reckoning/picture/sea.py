"""The chart of the ocean as drawn: parchment, winds, the harbor, tiles and islands as they are turned up."""

from __future__ import annotations

from typing import Final

from arbitre.core.message import Value
from arbitre.core.svg import group, num, rect
from arbitre.games.dead_reckoning.picture.engraving import (
    ISLES,
    MONSTERS,
    compass,
    neatline,
    rhumbs,
    textured,
)
from arbitre.games.dead_reckoning.picture.layout import TILE_HIGH, TILE_WIDE
from arbitre.games.dead_reckoning.picture.pen import Pen
from arbitre.games.dead_reckoning.picture.shapes import Mark, mark_row, sign, text
from arbitre.games.dead_reckoning.rules.board import DISTANCE, HARBOR, NAMES, SPACES
from arbitre.games.dead_reckoning.rules.moves import BUILDINGS
from arbitre.games.dead_reckoning.rules.state import MAIN
from arbitre.games.dead_reckoning.rules.table import FACE_DOWN
from arbitre.games.dead_reckoning.words.codes import goods_in

WAVE: Final = "q9-8 18 0t18 0"
SLOTS_WIDE: Final = 226.0


def sea(pen: Pen, spaces: int = SPACES, room: float = 0.0) -> list[str]:
    """What stays: the chart, the harbor and the frames of the spaces (or of the first of them)."""
    left, upper, wide, high = pen.layout.map
    wide = room or wide
    box = (left, upper, wide, high)
    x, y, across, down = pen.layout.harbor
    rose = (x + across - 74, y + down / 2) if pen.layout.tall else (x + across / 2, y + 96)
    nodes = [
        rose,
        (left + wide * 0.62, upper + high * 0.42),
        (left + wide * 0.9, upper + high * 0.88),
    ]
    found = [
        rect("chart", box, 0),
        textured("laid", box, 0),
        textured("waves", box, 0),
        rhumbs(box, nodes),
        textured("age", box, 0),
        neatline(box),
    ]
    found.append(_harbor(pen))
    found += [_frame(pen, space) for space in range(1, spaces)]
    return found


def _harbor(pen: Pen) -> str:
    left, upper, wide, high = pen.layout.harbor
    inner = rect("quay", pen.layout.harbor, 10) + textured("laid", pen.layout.harbor, 10)
    planks = ""
    if pen.layout.tall:
        inner += compass(left + wide - 74, upper + high / 2 + 4, 44)
        inner += sign("lighthouse", left + 234, upper + 66, 0.7, "quay-thing")
        for x, y in ((30, 94), (62, 94), (46, 68)):
            inner += sign("cargo", left + x, upper + y, 1.2)
        for number in range(7):
            planks += f"M{num(left + 210 + number * 66)} {num(upper + high - 16)}v16"
    else:
        inner += compass(left + wide / 2, upper + 108, 52)
        inner += sign("lighthouse", left + 48, upper + high - 82, 1.15, "quay-thing")
        for x, y in ((92, 30), (124, 30), (108, 58)):
            inner += sign("cargo", left + x, upper + high - y, 1.2)
        for number in range(8):
            planks += f"M{num(left + wide - 16)} {num(upper + 80 + number * 84)}h16"
    inner += f'<path class="planks" d="{planks}"/>'
    name = pen.words.phrase("kind-harbor").capitalize()
    inner += text("code", left + 12, upper + 36, "H")
    inner += text("name", left + 42, upper + 36, name, wide - 52 if wide < 200 else 160)
    title = pen.say("space-title", {"code": "H"})
    return group("space-H", "harbor", title, inner, None, pen.about("harbor"))


def _frame(pen: Pen, space: int) -> str:
    """A space nobody has been to: bare paper, and what the engraver makes of it."""
    x, y = pen.layout.corner(space)
    inner = rect("fog", (x, y, TILE_WIDE, TILE_HIGH), 8)
    monster = f"monster-{(space * 2 + (space - 1) // 3) % len(MONSTERS)}"
    inner += sign(monster, x + 132, y + 172, 1.0, "art monster")
    title = pen.say("space-title", {"code": NAMES[space]})
    return group(f"space-{NAMES[space]}", "space-frame", title, inner)


# -- what changes ----------------------------------------------------------------------------


def islands(pen: Pen, spaces: int = SPACES) -> list[str]:
    """The tiles as they are turned up, with values, cube spaces and control."""
    return [_tile_once(pen, space) for space in range(1, spaces)]


def _tile_once(pen: Pen, space: int) -> str:
    table = pen.table
    closed = table.tiles[space] == FACE_DOWN and _explored(pen)
    key = ("tile", space, table.tiles[space], table.control[space], table.buildings[space], closed)
    return pen.once(key, lambda: _tile(pen, space))


def _explored(pen: Pen) -> bool:
    """DR-B3: whether the human whose turn it is, or was, has explored a tile in it."""
    return pen.human(pen.state.seat).explored


def _tile(pen: Pen, space: int) -> str:
    x, y = pen.layout.corner(space)
    code = NAMES[space]
    if pen.table.tiles[space] == FACE_DOWN:
        name = pen.say("unexplored")
        inner = text("code", 12, 36, code) + text("name", 64, 36, name, 200)
        inner += text("mystery", 136, 120, "?")
        title = pen.say("space", {"space-code": code, "tile-name": name})
        closed = ("explored-already",) if _explored(pen) else ()
        data = f'data-face="down" {pen.about("unexplored", *closed)}'
        return group(f"island-{code}", "unexplored", title, inner, (x, y), data)
    name = pen.tile(space)
    inner = rect("tile", (0, 0, TILE_WIDE, TILE_HIGH), 8)
    if pen.table.is_island(space):
        inner += sign(f"isle-{pen.table.tiles[space] % ISLES}", 0, 0, 1.0, "isle")
        inner += _island(pen, space)
        title = _island_title(pen, space, name)
        about = pen.about("island", "values", "production", "cube-spaces")
    else:
        waves = f"M40 80{WAVE}M160 96{WAVE}M90 132{WAVE}M190 150{WAVE}M30 156{WAVE}"
        inner += f'<path class="ripple" d="{waves}"/>'
        title = pen.say("space", {"space-code": code, "tile-name": name})
        about = pen.about("open-sea")
    inner += text("code", 12, 36, code) + text("name", 64, 36, name, 200)
    face = f'data-face="{pen.table.tiles[space]}" {about}'
    return group(f"island-{code}", "island", title, inner, (x, y), face)


def _island(pen: Pen, space: int) -> str:
    """Values, production, empty cube spaces, whose it is; round the tile's corner."""
    table = pen.table
    island = pen.values.islands[table.tiles[space]]
    inner = '<circle class="first" cx="34" cy="72" r="23"/>' + text(
        "value", 34, 84, str(island.first), 36
    )
    inner += '<circle class="second" cx="80" cy="74" r="19"/>' + text(
        "value", 80, 86, str(island.second), 30
    )
    coins, cargo = table.yields(space)
    makes: list[Mark] = [("P", "")]
    if coins:
        makes.append(("coin", str(coins)))
    if cargo:
        makes.append(("cargo", str(cargo)))
    inner += mark_row(makes, 103, 73, 138)
    step = cube_step(island.spaces)
    for number in range(island.spaces):
        inner += rect("slot", (10 + number * step, 101, step - 3, 28), 4)
    owner = table.control[space]
    if owner >= 0:
        look = pen.look(owner)
        inner += f'<path class="side-{look} edge" d="M240 97H266V117L253 129L240 117Z"/>'
        inner += sign(f"side-{look}", 253, 110, 0.52, "on-side")
    return inner


def cube_step(spaces: int) -> float:
    """From one space for a cube to the next."""
    return min(32.0, SLOTS_WIDE / max(spaces, 1))


def _island_title(pen: Pen, space: int, name: str) -> str:
    table = pen.table
    island = pen.values.islands[table.tiles[space]]
    args: dict[str, Value] = {
        "code": NAMES[space],
        "name": name,
        "first": island.first,
        "second": island.second,
        "goods": goods_in(*table.yields(space), pen.words),
    }
    owner = table.control[space]
    args["owner-name"] = pen.name(owner) if owner >= 0 else pen.words.phrase("nothing")
    built = [
        pen.words.phrase(f"kind-{building}")
        for number, building in enumerate(BUILDINGS)
        if table.buildings[space] >> number & 1
    ]
    args["list"] = ", ".join(built) or pen.words.phrase("nothing")
    return pen.say("island", args)


def reach(pen: Pen) -> list[str]:
    """DR-H12: the spaces that the ship on turn can sail to, each with the points that it takes."""
    state, table, seat = pen.state, pen.table, pen.focus
    human = pen.human(seat)
    if state.phase != MAIN or state.seat != seat or human.points <= 0 or state.companion:
        return []
    return [
        _reached(pen, space, steps)
        for space, steps in enumerate(DISTANCE[table.place[seat]])
        if 0 < steps <= human.points
        and not (human.explored and space != HARBOR and table.tiles[space] == FACE_DOWN)
    ]


def _reached(pen: Pen, space: int, steps: int) -> str:
    """Where the ship would lie; at the upper edge where one lies already."""
    ships = len(pen.ships_at(space))

    def drawn() -> str:
        if space == HARBOR:
            x, y = pen.layout.ship(space, ships, ships + 1)
        else:
            left, upper = pen.layout.corner(space)
            x, y = left + 242, upper + (24 if ships else 216)
        inner = f'<circle class="reach" cx="{num(x)}" cy="{num(y)}" r="21"/>'
        inner += text("num middle", x, y + 11, str(steps))
        args: dict[str, Value] = {"code": NAMES[space], "n": steps}
        named, title = f"reach-{NAMES[space]}", pen.say("reach", args)
        return group(named, "reached", title, inner, None, pen.about("reach"))

    return pen.once(("reach", space, steps, ships), drawn)
