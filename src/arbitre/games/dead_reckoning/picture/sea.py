"""The ocean of the drawn table: harbor, tiles, islands, cubes, goods, cards of the rows, ships."""

from __future__ import annotations

from typing import Final

from arbitre.core.message import Value
from arbitre.core.svg import Point, group, num, rect
from arbitre.games.dead_reckoning.picture.layout import (
    ROW_CARD_HIGH,
    ROW_CARD_WIDE,
    TILE_HIGH,
    TILE_WIDE,
)
from arbitre.games.dead_reckoning.picture.pen import Pen
from arbitre.games.dead_reckoning.picture.shapes import (
    ISLES,
    Mark,
    icon_marks,
    mark_row,
    marks_wide,
    sign,
    text,
)
from arbitre.games.dead_reckoning.rules.board import NAMES, SPACES
from arbitre.games.dead_reckoning.rules.human.belongings import side_of
from arbitre.games.dead_reckoning.rules.icons import pirate_power
from arbitre.games.dead_reckoning.rules.moves import BUILDINGS
from arbitre.games.dead_reckoning.rules.table import FACE_DOWN, NO_CARD, SIDES, SINKS
from arbitre.games.dead_reckoning.words.codes import card_in, goods_in

WAVE: Final = "q9-8 18 0t18 0"


def sea(pen: Pen, spaces: int = SPACES, room: float = 0.0) -> list[str]:
    """What stays: the water, the harbor and the frames of the spaces (or of the first of them)."""
    left, upper, wide, high = pen.layout.map
    wide = room or wide
    found = [rect("sea", (left, upper, wide, high), 0)]
    waves = ""
    for row in range(int(high // 60)):
        for column in range(int(wide // 170)):
            x = left + 20 + column * 170 + row % 2 * 70
            waves += f"M{num(x)} {num(upper + 34 + row * 60)}{WAVE}"
    found.append(f'<path class="ripple" d="{waves}"/>')
    found.append(_harbor(pen))
    found += [_frame(pen, space) for space in range(1, spaces)]
    return found


def _harbor(pen: Pen) -> str:
    left, upper, wide, high = pen.layout.harbor
    inner = rect("quay", pen.layout.harbor, 14)
    planks = ""
    if pen.layout.tall:
        inner += _compass(left + wide - 66, upper + high / 2, 50)
        inner += sign("lighthouse", left + 190, upper + 76, 0.72, "quay-thing")
        inner += sign("cargo", left + 36, upper + 102, 1.1) + sign(
            "cargo", left + 64, upper + 102, 1.1
        )
        inner += sign("cargo", left + 50, upper + 78, 1.1)
        for number in range(7):
            planks += f"M{num(left + 210 + number * 66)} {num(upper + high - 18)}v18"
    else:
        inner += _compass(left + wide / 2, upper + 118, 66)
        inner += sign("lighthouse", left + 56, upper + high - 80, 1.15, "quay-thing")
        for x, y in ((112, 30), (144, 30), (128, 58)):
            inner += sign("cargo", left + x, upper + high - y, 1.25)
        for number in range(9):
            planks += f"M{num(left + wide - 18)} {num(upper + 90 + number * 92)}h18"
    inner += f'<path class="planks" d="{planks}"/>'
    name = pen.words.phrase("kind-harbor").capitalize()
    inner += text("code", left + 16, upper + 36, "H") + text(
        "name", left + 42, upper + 36, name, 140
    )
    return group("space-H", "harbor", pen.say("space-title", {"code": "H"}), inner)


def _compass(x: float, y: float, size: float) -> str:
    half = num(size * 0.22)
    dark = f"M0-{num(size)}L{half} 0H-{half}ZM0 {num(size)}L-{half} 0H{half}Z"
    light = f"M-{num(size)} 0L0-{half}V{half}ZM{num(size)} 0L0 {half}V-{half}Z"
    return (
        f'<g transform="translate({num(x)} {num(y)})"><circle class="compass-ring" r="{num(size * 0.72)}"/>'
        f'<circle class="compass-ring" r="{num(size * 0.62)}"/>'
        f'<path class="compass-light" d="{light}"/><path class="compass-dark" d="{dark}"/></g>'
    )


def _frame(pen: Pen, space: int) -> str:
    x, y = pen.layout.corner(space)
    inner = rect("fog", (x, y, TILE_WIDE, TILE_HIGH), 14)
    inner += (
        f'<path class="fog-line" d="M{num(x + 30)} {num(y + 90)}{WAVE}M{num(x + 150)} {num(y + 120)}{WAVE}'
        f'M{num(x + 60)} {num(y + 250)}{WAVE}M{num(x + 160)} {num(y + 220)}{WAVE}"/>'
    )
    title = pen.say("space-title", {"code": NAMES[space]})
    return group(f"space-{NAMES[space]}", "space-frame", title, inner)


# -- what changes ----------------------------------------------------------------------------


def islands(pen: Pen, spaces: int = SPACES) -> list[str]:
    """The tiles as they are turned up, with values, cube spaces and control."""
    return [_tile_once(pen, space) for space in range(1, spaces)]


def _tile_once(pen: Pen, space: int) -> str:
    table = pen.table
    key = ("tile", space, table.tiles[space], table.control[space], table.buildings[space])
    return pen.once(key, lambda: _tile(pen, space))


def _tile(pen: Pen, space: int) -> str:
    x, y = pen.layout.corner(space)
    code = NAMES[space]
    if pen.table.tiles[space] == FACE_DOWN:
        name = pen.say("unexplored")
        inner = text("code", 14, 31, code) + text("name", 54, 31, name, 186)
        inner += text("mystery", 125, 180, "?")
        title = pen.say("space", {"space-code": code, "tile-name": name})
        return group(f"island-{code}", "unexplored", title, inner, (x, y), 'data-face="down"')
    name = pen.tile(space)
    inner = rect("tile", (0, 0, TILE_WIDE, TILE_HIGH), 14)
    if pen.table.is_island(space):
        inner += sign(f"isle-{pen.table.tiles[space] % ISLES}", 0, 8, 1.0, "isle")
        inner += _island(pen, space)
        title = _island_title(pen, space, name)
    else:
        waves = f"M40 90{WAVE}M150 110{WAVE}M80 150{WAVE}M170 176{WAVE}M30 190{WAVE}"
        inner += f'<path class="ripple" d="{waves}"/>'
        title = pen.say("space", {"space-code": code, "tile-name": name})
    inner += text("code", 14, 31, code) + text("name", 54, 31, name, 186)
    face = f'data-face="{pen.table.tiles[space]}"'
    return group(f"island-{code}", "island", title, inner, (x, y), face)


def _island(pen: Pen, space: int) -> str:
    """Values, production, empty cube spaces, whose it is; round the tile's corner."""
    table = pen.table
    island = pen.values.islands[table.tiles[space]]
    inner = '<circle class="first" cx="36" cy="74" r="21"/>' + text(
        "value", 36, 83, str(island.first)
    )
    inner += '<circle class="second" cx="80" cy="77" r="17"/>' + text(
        "value", 80, 86, str(island.second)
    )
    coins, cargo = table.yields(space)
    makes: list[Mark] = [("P", "")]
    if coins:
        makes.append(("coin", str(coins)))
    if cargo:
        makes.append(("cargo", str(cargo)))
    inner += mark_row(makes, 108, 77, 130)
    step = _cube_step(island.spaces)
    for number in range(island.spaces):
        inner += rect("slot", (13 + number * step, 107, step - 3, 27), 5)
    owner = table.control[space]
    if owner >= 0:
        look = pen.look(owner)
        inner += f'<path class="side-{look} edge" d="M221 104H246V126L233.5 138L221 126Z"/>'
        inner += sign(f"side-{look}", 233.5, 117, 0.5, "on-side")
    return inner


def _cube_step(spaces: int) -> float:
    return min(29.0, 203.0 / max(spaces, 1))


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


# -- pieces ----------------------------------------------------------------------------------


def sea_pieces(pen: Pen, spaces: int = SPACES) -> list[str]:
    """Buildings, cubes, goods and cards on the tiles, then the ships."""
    found: list[str] = []
    for space in range(1, spaces):
        if pen.table.is_island(space):
            found += _buildings(pen, space)
            found += _cubes(pen, space)
            found += _goods(pen, space)
        if pen.table.face[space] != NO_CARD:
            found.append(_row_card_once(pen, space))
    for space in range(spaces):
        ships = pen.ships_at(space)
        found += [_ship_once(pen, side, space, at, len(ships)) for at, side in enumerate(ships)]
    return found


def _ship_once(pen: Pen, side: int, space: int, number: int, ships: int) -> str:
    key = ("ship", side, space, number, ships, pen.table.pirate[side], pen.table.damage[side])
    return pen.once(key, lambda: _ship(pen, side, space, number, ships))


def _buildings(pen: Pen, space: int) -> list[str]:
    """From the right edge of the tile."""
    x, y = pen.layout.corner(space)
    built = [number for number in range(3) if pen.table.buildings[space] >> number & 1]
    found: list[str] = []
    for place, number in enumerate(built):
        at = (x + 228 - 38 * (len(built) - 1 - place), y + 166)
        found.append(_building(pen, space, BUILDINGS[number], at))
    return found


def _building(pen: Pen, space: int, kind: str, at: Point) -> str:
    named = f"building-{NAMES[space]}-{kind}"
    return pen.once(
        (named, at),
        lambda: group(
            named, "building", pen.words.phrase(f"kind-{kind}"), sign(kind, 0, 0, 1.1), at
        ),
    )


def _cubes(pen: Pen, space: int) -> list[str]:
    """Humans' cubes from the left, Alliances' from the right; permanent ones apart."""
    table, code = pen.table, NAMES[space]
    x, y = pen.layout.corner(space)
    island = pen.values.islands[table.tiles[space]]
    step = _cube_step(island.spaces)
    left, right = 0, island.spaces - 1
    lasting = 0
    found: list[str] = []
    for side in range(table.sides):
        for number in range(1, table.cubes[space * SIDES + side] + 1):
            place = left if side < table.humans else right
            left, right = (left + 1, right) if side < table.humans else (left, right - 1)
            at = (x + 13 + place * step + (step - 3) / 2, y + 120.5)
            found.append(_cube(pen, code, side, number, min(1.0, step / 29), at))
        for _ in range(table.permanent[space * SIDES + side]):
            found.append(_permanent(pen, code, side, (x + 30 + lasting * 35, y + 164)))
            lasting += 1
    return found


def _cube(pen: Pen, code: str, side: int, number: int, scale: float, at: Point) -> str:
    def drawn() -> str:
        look = f"side-{pen.look(side)}"
        title = pen.say("cube", {"name": pen.name(side), "code": code})
        named = f"cube-{code}-{pen.code(side)}-{number}"
        return group(named, "cube", title, sign(look, 0, 0, scale, look), at)

    return pen.once(("cube", code, side, number, scale, at), drawn)


def _permanent(pen: Pen, code: str, side: int, at: Point) -> str:
    def drawn() -> str:
        look = f"side-{pen.look(side)}"
        shape = rect("ring", (-15, -15, 30, 30), 5) + sign(look, 0, 0, 0.85, look)
        title = pen.say("permanent", {"name": pen.name(side), "code": code})
        named = f"cube-{code}-{pen.code(side)}-permanent"
        return group(named, "cube permanent", title, shape, at)

    return pen.once(("permanent", code, side, at), drawn)


def goods_marks(coins: int, cargo: int) -> list[Mark]:
    """Coins and cargo as tokens with numbers."""
    found: list[Mark] = []
    if coins:
        found.append(("coin", str(coins)))
    if cargo:
        found.append(("cargo", str(cargo)))
    return found


def _goods(pen: Pen, space: int) -> list[str]:
    coins, cargo = pen.table.coins[space], pen.table.cargo[space]
    if not coins and not cargo:
        return []
    key = ("goods", space, coins, cargo)
    return [pen.once(key, lambda: _goods_drawn(pen, space, coins, cargo))]


def _goods_drawn(pen: Pen, space: int, coins: int, cargo: int) -> str:
    x, y = pen.layout.corner(space)
    marks = goods_marks(coins, cargo)
    wide = min(marks_wide(marks) + 10, 138)
    inner = rect("box", (0, -18, wide, 36), 18) + mark_row(marks, 4, 0, wide - 8)
    title = pen.say("goods", {"code": NAMES[space], "goods": goods_in(coins, cargo, pen.words)})
    return group(f"goods-{NAMES[space]}", "goods", title, inner, (x + 12, y + 200))


def _row_card_once(pen: Pen, space: int) -> str:
    number = pen.table.face[space]
    pile = _pile_of(pen, number)
    return pen.once(("row card", space, number, pile), lambda: _row_card(pen, space, number, pile))


def _pile_of(pen: Pen, number: int) -> str:
    """Where a card goes that an Alliance claims (DR-L1); of a merchant either side may decide that."""
    table, card = pen.table, pen.values.cards[number]
    if card.back is not None or (table.humans > 1 and not table.is_alliance(table.side)):
        return ""
    pile = "pirate-pile" if pirate_power(card.icons) else "merchant-pile"
    return f"{pile}-{pen.code(max(table.side, table.humans))}"


def _row_card(pen: Pen, space: int, number: int, pile: str) -> str:
    card = pen.values.cards[number]
    inner = row_card_face(pen, number, 0)
    title = pen.say("card", {"code": NAMES[space], "said": card_in(pen.values, number, pen.words)})
    kind = "row-card" if card.back is None else "row-card merchant"
    data = f'data-like="card {number}"' + (f' data-to="{pile}"' if pile else "")
    spot = pen.layout.row_card(space)
    return group(f"card-{NAMES[space]}", kind, title, inner, spot, data)


def row_card_face(pen: Pen, number: int, side: int) -> str:
    """A card of a row: its icons, where it is sleeved, its price; a merchant's guards and coins."""
    wide, high = ROW_CARD_WIDE, ROW_CARD_HIGH
    card = pen.values.cards[number]
    inner = rect("card-face", (0, 0, wide, high), 8)
    inner += slot_marks(card.slot, 8, 8)
    inner += mark_row(icon_marks(side_of(pen.values, number, side)), 22, 18, wide - 26)
    if side:
        return inner
    price: list[Mark] = [("cargo", str(card.cost))]
    if card.back is not None:
        price += [
            ("C", str(pen.values.guards[card.row])),
            ("coin", str(pen.values.wins[card.row])),
        ]
        inner += f'<circle class="badge" cx="{num(wide - 8)}" cy="4" r="17"/>'
        inner += sign("merchant", wide - 8, 4, 0.8, "on-badge")
    return inner + mark_row(price, 8, 46, wide - 12)


def slot_marks(slot: int, x: float, y: float) -> str:
    """Three bars; the one of the slot is dark."""
    return "".join(
        rect("slot-lit" if number == slot else "slot-mark", (x, y + number * 8, 10, 5), 1)
        for number in range(3)
    )


def _ship(pen: Pen, side: int, space: int, number: int, ships: int) -> str:
    table = pen.table
    look = pen.look(side)
    flag = sign("pirate", -2, -46, 1.0) if table.pirate[side] else sign("pennant", -2, -38, 1.0)
    if table.is_alliance(side):
        flag = ""
    inner = f'<path class="planks" d="M-2-24V-46"/>{flag}' if flag else ""
    inner += sign("ship", 0, 0, 1.0, f"side-{look}")
    inner += sign(f"side-{look}", -11.5, -3, 0.58, "on-side")
    for hit in range(table.damage[side]):
        inner += sign("hit", -20 + hit * 10, 22, 0.5)
    mode = "pirate" if table.pirate[side] else "merchant"
    args: dict[str, Value] = {
        "name": pen.name(side),
        "code": NAMES[space],
        "said": pen.words.phrase(f"kind-{mode}") if side < table.humans else "",
        "n": table.damage[side],
        "m": SINKS,
    }
    title = pen.say("ship-at" if side < table.humans else "ship-alliance", args)
    spot = pen.layout.ship(space, number, ships)
    face = f'data-face="{mode}"' if side < table.humans else ""
    return group(f"ship-{pen.code(side)}", "ship", title, inner, spot, face)
