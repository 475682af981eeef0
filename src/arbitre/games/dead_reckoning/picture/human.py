"""A human's things as drawn: the ship with its zones and holds, dock, chest, piles."""

from __future__ import annotations

from typing import Final

from arbitre.core.message import Value
from arbitre.core.svg import Box, Point, group, rect
from arbitre.games.dead_reckoning.picture.crew import crew_head
from arbitre.games.dead_reckoning.picture.pen import Key, Pen
from arbitre.games.dead_reckoning.picture.sea import goods_marks
from arbitre.games.dead_reckoning.picture.shapes import (
    Mark,
    icon_marks,
    kept,
    mark_row,
    sign,
    text,
)
from arbitre.games.dead_reckoning.rules.human.actions import MOST_TAKEN
from arbitre.games.dead_reckoning.rules.human.belongings import (
    AFT_HOLD,
    DECK,
    DISCARD,
    FORE_HOLD,
    GUN_DECK,
    RIGGING,
    ZONES,
    Human,
    goods_aboard,
    open_hold,
)
from arbitre.games.dead_reckoning.rules.icons import COUNT, C, S
from arbitre.games.dead_reckoning.rules.state import MAIN
from arbitre.games.dead_reckoning.rules.table import SINKS
from arbitre.games.dead_reckoning.words.codes import (
    goods_in,
    icons_in,
    upgrade_in,
)

ZONE_WIDE: Final = 240.0
ZONE_HIGH: Final = 100.0
SPACE: Final = 27.0


def frames(pen: Pen) -> list[str]:
    """What stays: the panels of ships and crews."""
    found: list[str] = []
    for box, crew in zip(pen.layout.ships, pen.layout.crews, strict=True):
        found += [rect("panel", box, 14), rect("panel", crew, 14)]
        x, y, _, _ = box
        hull = f"M{x + 6:g} {y + 146:g}h500l-8 104q-6 14-28 14H{x + 42:g}q-24 0-28-14Z"
        found.append(f'<path class="hull" d="{hull}"/>')
    return found


def damage_pips(pen: Pen, side: int, x: float, y: float, id: str) -> str:
    """Five pips; those hit are crossed."""
    damage = pen.table.damage[side]
    return pen.once((id, damage), lambda: _damage_drawn(pen, side, damage, x, y, id))


def _damage_drawn(pen: Pen, side: int, damage: int, x: float, y: float, id: str) -> str:
    inner = ""
    for number in range(SINKS):
        at = x + number * 30
        inner += rect("pip-hit" if number < damage else "pip", (at, y - 12, 24, 24), 5)
        if number < damage:
            inner += f'<path class="cross" d="M{at + 6:g} {y - 6:g}l12 12m0-12l-12 12"/>'
    args: dict[str, Value] = {"name": pen.name(side), "n": damage, "m": SINKS}
    return group(id, "damage", pen.say("damage", args), inner)


def human_state(pen: Pen, which: int) -> list[str]:
    """The ship's zones and all counts; the heading of the crew."""
    seat = pen.order[which]
    x, y, wide, _ = pen.layout.ships[which]
    pirate, zones = pen.table.pirate[seat], pen.human(seat).zones
    found = [
        pen.once(("head of", seat, pirate), lambda: _head(pen, which, pirate)),
        damage_pips(pen, seat, x + wide - 156, y + 28, pen.mine(seat, "damage")),
    ]
    found += [_zone_once(pen, which, zone, zones[zone]) for zone in range(4)]
    found += _stores(pen, seat, x + 516, y + 50, wide - 530)
    found.append(_turn(pen, seat, x + 14, y + 270, wide - 28))
    found.append(crew_head(pen, which))
    return found


def _head(pen: Pen, which: int, pirate: bool) -> str:
    """Whose ship it is, and in which mode."""
    seat = pen.order[which]
    x, y, wide, _ = pen.layout.ships[which]
    mode = pen.words.phrase("kind-pirate" if pirate else "kind-merchant")
    inner = pen.mark(seat, x + 26, y + 28, 1.1)
    inner += text("head", x + 48, y + 37, f"{pen.name(seat)} · {mode}", 430)
    inner += sign("hit", x + wide - 178, y + 28, 0.95)
    return kept(f"state-{pen.code(seat)}", inner)


def _zone_once(pen: Pen, which: int, zone: int, tile: int) -> str:
    seat, box = pen.order[which], _zone_box(pen, which, zone)
    return pen.once(("zone", seat, zone, tile), lambda: _zone(pen, seat, zone, box))


def _zone_box(pen: Pen, which: int, zone: int) -> Box:
    x, y, _, _ = pen.layout.ships[which]
    return (
        x + 16 + zone % 2 * (ZONE_WIDE + 4),
        y + 50 + zone // 2 * (ZONE_HIGH + 6),
        ZONE_WIDE,
        ZONE_HIGH,
    )


def _zone(pen: Pen, seat: int, zone: int, box: Box) -> str:
    human = pen.human(seat)
    x, y, wide, _ = box
    called = pen.words.phrase(f"kind-{ZONES[zone]}")
    tile = human.tile_at(zone)
    fitted = upgrade_in(human.zones[zone], pen.words) if tile is not None else ""
    counts = [0] * COUNT if tile is None else tile.icons.copy()
    if zone == RIGGING:
        counts[S] += human.values.zone_sails
    elif zone == GUN_DECK:
        counts[C] += human.values.zone_cannons
    inner = rect("box", box, 10) + text("small", x + 10, y + 26, called, wide - 20)
    marks = icon_marks(counts)
    if zone >= FORE_HOLD:
        spots = hold_spots(human, zone, box)
        bears = _borne(human, zone)
        for number, (left, upper) in enumerate(spots):
            inner += rect("space", (left - 12, upper - 12, 24, 24), 4)
            if number >= len(spots) - len(bears):
                inner += sign(bears[number - len(spots) + len(bears)], left, upper, 0.62)
        if tile is not None and tile.draw:
            marks.append(("D", f"+{tile.draw}"))
        if tile is not None and tile.limit:
            marks.append(("pile", str(tile.limit)))
        inner += mark_row(marks, x + wide - 74, y + 20, 70) if marks else ""
        inner += text("small quiet", x + 10, y + 90, fitted, wide - 20)
    else:
        inner += mark_row(marks, x + 8, y + 52, wide - 16)
        inner += text("small quiet", x + 10, y + 90, fitted, wide - 20)
    args: dict[str, Value] = {"name": called, "said": fitted or pen.say("no-upgrade")}
    args["icons"] = icons_in(counts, pen.words) if any(counts) else pen.words.phrase("nothing")
    named, face = pen.mine(seat, f"zone-{ZONES[zone]}"), f'data-face="{human.zones[zone]}"'
    return group(named, "zone", pen.say("zone", args), inner, None, face)


def _borne(human: Human, zone: int) -> list[str]:
    """The icons on the last spaces of a hold."""
    tile = human.tile_at(zone)
    return [] if tile is None else ["S"] * tile.bears[S] + ["C"] * tile.bears[C]


def hold_spots(human: Human, zone: int, box: Box) -> list[Point]:
    """The middles of the spaces of a hold."""
    x, y, wide, _ = box
    tile = human.tile_at(zone)
    number = human.values.holds[zone - FORE_HOLD] + (0 if tile is None else tile.spaces)
    step = min(SPACE, (wide - 26) / max(number - 1, 1))
    return [(x + 22 + at * step, y + 50) for at in range(number)]


def _stores(pen: Pen, seat: int, x: float, y: float, wide: float) -> list[str]:
    """Hold, dock, chest, deck and discard with their numbers."""
    table, human = pen.table, pen.human(seat)
    chest = "?" if pen.hidden_chest(seat) else str(human.chest)
    aboard = (table.aboard_coins[seat], table.aboard_cargo[seat])
    docked = (table.dock_coins[seat], table.dock_cargo[seat])
    rows: list[tuple[str, list[Mark], tuple[int, int]]] = [
        ("hold", [("cargo", f"{sum(aboard)}/{human.room}")], aboard),
        ("dock", goods_marks(*docked) or [("cargo", "0")], docked),
        ("chest", [("chest", chest)], (0, 0)),
    ]
    found: list[str] = []
    high = 50.0
    for number, (thing, marks, goods) in enumerate(rows):
        box = (x, y + number * (high + 4), wide, high)
        found.append(_store(pen, seat, thing, marks, goods, box))
    half = (wide - 6) / 2
    for number, (thing, pile) in enumerate((("deck", DECK), ("discard", DISCARD))):
        box = (x + number * (half + 6), y + 3 * (high + 4), half, high)
        found.append(_pile(pen, seat, thing, human.where.count(pile), box))
    return found


def _store(
    pen: Pen, seat: int, thing: str, marks: list[Mark], goods: tuple[int, int], box: Box
) -> str:
    def drawn() -> str:
        x, top, wide, _ = box
        inner = rect("box", box, 10) + text("small", x + 10, top + 33, pen.say(thing), 92)
        inner += mark_row(marks, x + 106, top + 25, wide - 110)
        said = marks[0][1] if thing == "chest" else goods_in(*goods, pen.words)
        args: dict[str, Value] = {"name": pen.say(thing), "said": said}
        return group(pen.mine(seat, thing), "store", pen.say("store", args), inner)

    return pen.once((thing, seat, tuple(marks), goods), drawn)


def _pile(pen: Pen, seat: int, thing: str, count: int, box: Box) -> str:
    def drawn() -> str:
        left, top, half, _ = box
        shape = "deck" if thing == "deck" else "pile"
        inner = rect("box", box, 10)
        inner += mark_row([(shape, str(count))], left + 14, top + 25, half - 18)
        args: dict[str, Value] = {"name": pen.say(thing), "said": str(count)}
        return group(pen.mine(seat, thing), "store", pen.say("store", args), inner)

    return pen.once((thing, seat, count), drawn)


def _turn(pen: Pen, seat: int, x: float, y: float, wide: float) -> str:
    """Movement points and icons left, cards taken."""
    human, state = pen.human(seat), pen.state
    key: Key = ("turn", seat, state.companion)
    if state.phase == MAIN and state.seat == seat:
        sails = human.sails(goods_aboard(pen.table, seat), open_hold(pen.table, seat))
        key += (human.points, human.taken, sails, tuple(human.icons), tuple(human.aids))
    return pen.once(key, lambda: _turn_drawn(pen, seat, x, y, wide))


def _turn_drawn(pen: Pen, seat: int, x: float, y: float, wide: float) -> str:
    human, state = pen.human(seat), pen.state
    inner = rect("box", (x, y, wide, 52), 10)
    title = pen.say("turn-idle")
    if state.companion:
        inner += text("small quiet", x + 12, y + 34, pen.say("companion"), wide - 24)
    elif state.phase == MAIN and state.seat == seat:
        left = [human.icons[icon] + human.aids[icon] for icon in range(COUNT)]
        goods, opened = goods_aboard(pen.table, seat), open_hold(pen.table, seat)
        sails = human.sails(goods, opened)
        raised = human.points >= 0
        points = str(human.points) if raised else f"{sails}+"
        marks: list[Mark] = [("wind", points), ("claim", f"{human.taken}/{MOST_TAKEN}"), ("", "·")]
        icons = icon_marks(left)
        if icons:
            inner += mark_row([*marks, *icons], x + 10, y + 26, wide - 20)
        else:
            inner += mark_row(marks, x + 10, y + 26, 200)
            inner += text("small quiet", x + 214, y + 34, pen.say("no-icons"), wide - 226)
        args: dict[str, Value] = {
            "n": human.taken,
            "m": MOST_TAKEN,
            "icons": icons_in(left, pen.words),
        }
        args["said"] = pen.say("points", {"n": human.points}) if raised else pen.say("not-raised")
        title = pen.say("turn", args)
    else:
        inner += text("small quiet", x + 12, y + 34, title, wide - 24)
    return group(pen.mine(seat, "turn"), "turn", title, inner)


def aboard(pen: Pen, which: int) -> list[str]:
    """DR-H1: goods on plain spaces first, then on those that bear icons."""
    table, seat = pen.table, pen.order[which]
    human = pen.human(seat)
    plain: list[Point] = []
    bearing: list[Point] = []
    for zone in (FORE_HOLD, AFT_HOLD):
        spots = hold_spots(human, zone, _zone_box(pen, which, zone))
        free = len(spots) - len(_borne(human, zone))
        plain += spots[:free]
        bearing += spots[free:]
    spots = plain + bearing
    found: list[str] = []
    at = 0
    for good, count in (("coin", table.aboard_coins[seat]), ("cargo", table.aboard_cargo[seat])):
        for number in range(1, count + 1):
            if at < len(spots):
                found.append(_good(pen, seat, good, number, spots[at]))
            at += 1
    return found


def _good(pen: Pen, seat: int, good: str, number: int, spot: Point) -> str:
    named = f"{pen.mine(seat, f'aboard-{good}')}-{number}"
    return pen.once(
        (named, spot),
        lambda: group(named, "good", pen.say(f"aboard-{good}"), sign(good, 0, 0, 0.85), spot),
    )
