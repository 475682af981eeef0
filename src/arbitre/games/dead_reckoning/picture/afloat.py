"""What lies on the ocean as drawn: cubes, buildings, goods, cards of the rows, ships."""

from __future__ import annotations

from arbitre.core.message import Value
from arbitre.core.svg import Point, group, num, rect
from arbitre.games.dead_reckoning.picture.layout import ROW_CARD_HIGH, ROW_CARD_WIDE
from arbitre.games.dead_reckoning.picture.pen import Pen
from arbitre.games.dead_reckoning.picture.sea import cube_step
from arbitre.games.dead_reckoning.picture.shapes import (
    Mark,
    icon_keys,
    icon_marks,
    mark_row,
    marks_wide,
    sign,
)
from arbitre.games.dead_reckoning.rules.board import NAMES, SPACES
from arbitre.games.dead_reckoning.rules.human.belongings import side_of
from arbitre.games.dead_reckoning.rules.icons import pirate_power
from arbitre.games.dead_reckoning.rules.moves import BUILDINGS
from arbitre.games.dead_reckoning.rules.table import NO_CARD, SIDES, SINKS
from arbitre.games.dead_reckoning.words.codes import card_in, goods_in


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
    card = pen.table.face[space] != NO_CARD
    key = ("ship", side, space, number, ships, card, pen.table.pirate[side], pen.table.damage[side])
    return pen.once(key, lambda: _ship(pen, side, space, number, ships))


def _buildings(pen: Pen, space: int) -> list[str]:
    """From the right edge of the tile."""
    x, y = pen.layout.corner(space)
    built = [number for number in range(3) if pen.table.buildings[space] >> number & 1]
    found: list[str] = []
    for place, number in enumerate(built):
        at = (x + 244 - 31 * (len(built) - 1 - place), y + 150)
        found.append(_building(pen, space, BUILDINGS[number], at))
    return found


def _building(pen: Pen, space: int, kind: str, at: Point) -> str:
    named = f"building-{NAMES[space]}-{kind}"
    return pen.once(
        (named, at),
        lambda: group(
            named,
            "building",
            pen.words.phrase(f"kind-{kind}"),
            sign(kind, 0, 0, 0.95),
            at,
            pen.about(kind),
        ),
    )


def _cubes(pen: Pen, space: int) -> list[str]:
    """Humans' cubes from the left, Alliances' from the right; permanent ones apart."""
    table, code = pen.table, NAMES[space]
    x, y = pen.layout.corner(space)
    island = pen.values.islands[table.tiles[space]]
    step = cube_step(island.spaces)
    left, right = 0, island.spaces - 1
    lasting = 0
    found: list[str] = []
    for side in range(table.sides):
        for number in range(1, table.cubes[space * SIDES + side] + 1):
            place = left if side < table.humans else right
            left, right = (left + 1, right) if side < table.humans else (left, right - 1)
            at = (x + 10 + place * step + (step - 3) / 2, y + 115)
            found.append(_cube(pen, code, side, number, min(1.0, step / 30), at))
        for _ in range(table.permanent[space * SIDES + side]):
            found.append(_permanent(pen, code, side, (x + 26 + lasting * 33, y + 147)))
            lasting += 1
    return found


def _lasting(pen: Pen, space: int) -> int:
    """How many permanent cubes lie there."""
    return sum(pen.table.permanent[space * SIDES : space * SIDES + SIDES])


def _cube(pen: Pen, code: str, side: int, number: int, scale: float, at: Point) -> str:
    def drawn() -> str:
        look = f"side-{pen.look(side)}"
        title = pen.say("cube", {"name": pen.name(side), "code": code})
        named = f"cube-{code}-{pen.code(side)}-{number}"
        shape = sign(look, 0, 0, scale, f"{look} bevel")
        return group(named, "cube", title, shape, at, pen.about("cube"))

    return pen.once(("cube", code, side, number, scale, at), drawn)


def _permanent(pen: Pen, code: str, side: int, at: Point) -> str:
    def drawn() -> str:
        look = f"side-{pen.look(side)}"
        shape = rect("ring", (-14, -14, 28, 28), 5) + sign(look, 0, 0, 0.85, f"{look} bevel")
        title = pen.say("permanent", {"name": pen.name(side), "code": code})
        named = f"cube-{code}-{pen.code(side)}-permanent"
        return group(named, "cube permanent", title, shape, at, pen.about("permanent"))

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
    lasting = _lasting(pen, space)
    key = ("goods", space, coins, cargo, lasting)
    return [pen.once(key, lambda: _goods_drawn(pen, space, coins, cargo, lasting))]


def _goods_drawn(pen: Pen, space: int, coins: int, cargo: int, lasting: int) -> str:
    x, y = pen.layout.corner(space)
    marks = goods_marks(coins, cargo)
    wide = min(marks_wide(marks) + 12, 146)
    inner = rect("pill", (0, -17, wide, 33), 16) + mark_row(marks, 6, 0, wide - 10)
    title = pen.say("goods", {"code": NAMES[space], "goods": goods_in(coins, cargo, pen.words)})
    spot = (x + 10 + lasting * 33, y + 147)
    return group(f"goods-{NAMES[space]}", "goods", title, inner, spot, pen.about("goods"))


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
    kept = "row-card" if card.back is None else "merchant-card"
    data = f'data-like="card-{number}" {pen.about(kept, *icon_keys(card.icons))}'
    data += f' data-to="{pile}"' if pile else ""
    spot = pen.layout.row_card(space)
    return group(f"card-{NAMES[space]}", kind, title, inner, spot, data)


def row_card_face(pen: Pen, number: int, side: int) -> str:
    """A card of a row: its icons, where it is sleeved, its price; a merchant's guards and coins."""
    wide, high = ROW_CARD_WIDE, ROW_CARD_HIGH
    card = pen.values.cards[number]
    inner = rect("card-shade", (3, 4, wide, high), 8) + rect("card-face", (0, 0, wide, high), 8)
    if not card.own:  # of one's own box slot and price are not known
        inner += slot_marks(card.slot, 9, 8)
    inner += mark_row(icon_marks(side_of(pen.values, number, side)), 28, 20, wide - 34)
    if side:
        return inner
    price: list[Mark] = [] if card.own and not card.cost else [("cargo", str(card.cost))]
    if card.back is not None:
        price += [
            ("C", str(pen.values.guards[card.row])),
            ("coin", str(pen.values.wins[card.row])),
        ]
        inner += sign("merchant", wide - 12, 6, 1.25)
    return inner + mark_row(price, 8, 55, wide - 14)


def slot_marks(slot: int, x: float, y: float) -> str:
    """Three bars; the one of the slot is dark."""
    return "".join(
        rect("slot-lit" if number == slot else "slot-mark", (x, y + number * 9, 13, 6), 1)
        for number in range(3)
    )


def _ship(pen: Pen, side: int, space: int, number: int, ships: int) -> str:
    table = pen.table
    look = pen.look(side)
    flag = sign("pirate", -2, -46, 1.0) if table.pirate[side] else sign("pennant", -2, -38, 1.0)
    if table.is_alliance(side):
        flag = ""
    inner = '<ellipse class="wake" cx="0" cy="25" rx="34" ry="7"/>'
    inner += f'<path class="planks" d="M-2-24V-46"/>{flag}' if flag else ""
    inner += sign("ship", 0, 0, 1.08, f"side-{look}")
    inner += sign(f"side-{look}", -12, -3, 0.6, "on-side")
    for hit in range(table.damage[side]):
        inner += sign("hit", -22 + hit * 11, 23, 0.55)
    mode = "pirate" if table.pirate[side] else "merchant"
    args: dict[str, Value] = {
        "name": pen.name(side),
        "code": NAMES[space],
        "said": pen.words.phrase(f"kind-{mode}") if side < table.humans else "",
        "n": table.damage[side],
        "m": SINKS,
    }
    title = pen.say("ship-at" if side < table.humans else "ship-alliance", args)
    card = table.face[space] != NO_CARD
    spot = pen.layout.ship(space, number, ships, card)
    size = pen.layout.ship_size(space, ships, card)
    if size != 1.0:
        inner = f'<g transform="scale({num(size)})">{inner}</g>'
    about = "alliance-ship" if table.is_alliance(side) else f"{mode}-mode"
    face = f'data-face="{mode}" ' if side < table.humans else ""
    face += pen.about("ship", about)
    return group(f"ship-{pen.code(side)}", "ship", title, inner, spot, face)
