"""A human's things as drawn: the ship with its zones and holds, dock, chest, piles."""

from __future__ import annotations

from typing import Final

from arbitre.core.message import Value
from arbitre.core.svg import Box, Point, group, rect
from arbitre.games.dead_reckoning.picture.afloat import goods_marks
from arbitre.games.dead_reckoning.picture.crew import crew_head
from arbitre.games.dead_reckoning.picture.engraving import sheet
from arbitre.games.dead_reckoning.picture.pen import Key, Pen
from arbitre.games.dead_reckoning.picture.shapes import (
    Mark,
    icon_keys,
    icon_marks,
    kept,
    mark_row,
    marks_wide,
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
    PLAYED,
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

SPACE: Final = 42.0
"""From one space of a hold to the next."""
LOW: Final = 90.0
FLAT: Final = 300.0
"""A ship lower than this has its zones side by side."""
TURN_HIGH: Final = 114.0
FLAT_TURN: Final = 62.0
"""How high the line of the turn is: enough to be touched; the partner's is only read."""
HEAD: Final = 52.0
ROOMY: Final = 1.3
"""How much larger signs are in boxes that have the room."""


def frames(pen: Pen) -> list[str]:
    """What stays: the panels of ships and crews."""
    found: list[str] = []
    for box, crew in zip(pen.layout.ships, pen.layout.crews, strict=True):
        found += [sheet(box), sheet(crew)]
    return found


def damage_pips(pen: Pen, side: int, x: float, y: float, id: str) -> str:
    """Five pips; those hit are crossed."""
    damage = pen.table.damage[side]
    return pen.once((id, damage), lambda: _damage_drawn(pen, side, damage, x, y, id))


def _damage_drawn(pen: Pen, side: int, damage: int, x: float, y: float, id: str) -> str:
    inner = ""
    for number in range(SINKS):
        at = x + number * 34
        inner += rect("pip-hit" if number < damage else "pip", (at, y - 14, 28, 28), 5)
        if number < damage:
            inner += f'<path class="cross" d="M{at + 7:g} {y - 7:g}l14 14m0-14l-14 14"/>'
    args: dict[str, Value] = {"name": pen.name(side), "n": damage, "m": SINKS}
    return group(id, "damage", pen.say("damage", args), inner, None, pen.about("damage"))


def human_state(pen: Pen, which: int) -> list[str]:
    """The ship's zones and all counts; the heading of the crew."""
    seat = pen.order[which]
    x, y, wide, _ = pen.layout.ships[which]
    pirate, zones = pen.table.pirate[seat], pen.human(seat).zones
    found = [
        pen.once(("head of", seat, pirate), lambda: _head(pen, which, pirate)),
        damage_pips(pen, seat, x + wide - 178, y + 30, pen.mine(seat, "damage")),
    ]
    found += [_zone_once(pen, which, zone, zones[zone]) for zone in range(4)]
    found += _stores(pen, which)
    found.append(_turn(pen, which))
    found.append(crew_head(pen, which))
    return found


def _head(pen: Pen, which: int, pirate: bool) -> str:
    """Whose ship it is, and in which mode."""
    seat = pen.order[which]
    x, y, wide, _ = pen.layout.ships[which]
    mode = pen.words.phrase("kind-pirate" if pirate else "kind-merchant")
    inner = pen.mark(seat, x + 30, y + 30, 1.2)
    inner += text("head", x + 54, y + 41, f"{pen.name(seat)} · {mode}", wide - 270)
    inner += sign("hit", x + wide - 202, y + 30, 1.05)
    return kept(f"state-{pen.code(seat)}", inner)


def _zone_once(pen: Pen, which: int, zone: int, tile: int) -> str:
    seat, box = pen.order[which], _zone_box(pen, which, zone)
    return pen.once(("zone", seat, zone, tile), lambda: _zone(pen, seat, zone, box))


def _flat(pen: Pen, which: int) -> bool:
    return pen.layout.ships[which][3] < FLAT


def _turn_high(pen: Pen, which: int) -> float:
    return FLAT_TURN if _flat(pen, which) else TURN_HIGH


def _zone_box(pen: Pen, which: int, zone: int) -> Box:
    """Lying two by two before the stores, or side by side; upright two by two above them."""
    x, y, wide, high = pen.layout.ships[which]
    if _flat(pen, which):
        across = 204.0
        return x + 18 + zone * (across + 4), y + 60, across, 130.0
    rows = 3 if pen.layout.tall else 2
    across = ((wide if pen.layout.tall else wide * 0.5) - 42) / 2
    down = (high - HEAD - TURN_HIGH - 12) / rows - 6
    return x + 18 + zone % 2 * (across + 6), y + HEAD + zone // 2 * (down + 6), across, down


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
    # one cannon alone says its number too: here numbers are compared
    marks = [(icon, number or "1") for icon, number in icon_marks(counts)]
    inner = rect("box", box, 8)
    room = wide - 24
    if zone >= FORE_HOLD:
        spots = hold_spots(human, zone, box)
        bears = _borne(human, zone)
        for number, (left, upper) in enumerate(spots):
            inner += rect("space", (left - 17, upper - 17, 34, 34), 4)
            if number >= len(spots) - len(bears):
                inner += sign(bears[number - len(spots) + len(bears)], left, upper, 0.75)
        if tile is not None and tile.draw:
            marks.append(("D", f"+{tile.draw}"))
        if tile is not None and tile.limit:
            marks.append(("pile", str(tile.limit)))
        if marks:
            room -= 108
            inner += mark_row(marks, x + wide - 112, y + 24, 106)
    else:
        inner += mark_row(marks, x + 12, y + box[3] - 28, room, size=ROOMY)
    args: dict[str, Value] = {"name": called, "said": fitted or pen.say("no-upgrade")}
    inner += text("small", x + 12, y + 31, called, room)
    inner += text("small quiet", x + 12, y + 60, fitted, wide - 24) if fitted else ""
    args["icons"] = icons_in(counts, pen.words) if any(counts) else pen.words.phrase("nothing")
    named, face = pen.mine(seat, f"zone-{ZONES[zone]}"), f'data-face="{human.zones[zone]}"'
    spoken = "hold-zone" if zone >= FORE_HOLD else ZONES[zone]
    face += f" {pen.about(spoken, *icon_keys(counts))}"
    return group(named, "zone", pen.say("zone", args), inner, None, face)


def _borne(human: Human, zone: int) -> list[str]:
    """The icons on the last spaces of a hold."""
    tile = human.tile_at(zone)
    return [] if tile is None else ["S"] * tile.bears[S] + ["C"] * tile.bears[C]


def hold_spots(human: Human, zone: int, box: Box) -> list[Point]:
    """The middles of the spaces of a hold."""
    x, y, wide, high = box
    tile = human.tile_at(zone)
    number = human.values.holds[zone - FORE_HOLD] + (0 if tile is None else tile.spaces)
    step = min(SPACE, (wide - 44) / max(number - 1, 1))
    return [(x + 30 + at * step, y + high - 26) for at in range(number)]


def _store_boxes(pen: Pen, which: int) -> list[Box]:
    """Hold, dock, chest, deck and discard: upright in one line, lying in two."""
    x, y, wide, high = pen.layout.ships[which]
    first = _zone_box(pen, which, RIGGING)
    last = _zone_box(pen, which, AFT_HOLD)
    left = last[0] + last[2] + 18
    room = x + wide - 12 - left
    if pen.layout.tall:
        fifth = (wide - 36 - 24) / 5
        upper = last[1] + last[3] + 6
        return [(x + 18 + number * (fifth + 6), upper, fifth, last[3]) for number in range(5)]
    third = (room - 12) / 3
    row = [(left + number * (third + 6), first[1], third, first[3]) for number in range(3)]
    if _flat(pen, which):
        half = (room - 6) / 2
        upper = y + high - FLAT_TURN - 12
        return [*row, (left, upper, half, FLAT_TURN), (left + half + 6, upper, half, FLAT_TURN)]
    half = (room - 6) / 2
    return [*row, (left, last[1], half, last[3]), (left + half + 6, last[1], half, last[3])]


def _stores(pen: Pen, which: int) -> list[str]:
    """Hold, dock, chest, deck and discard with their numbers."""
    seat = pen.order[which]
    table, human = pen.table, pen.human(seat)
    boxes = _store_boxes(pen, which)
    chest = "?" if pen.hidden_chest(seat) else str(human.chest)
    aboard = (table.aboard_coins[seat], table.aboard_cargo[seat])
    docked = (table.dock_coins[seat], table.dock_cargo[seat])
    rows: list[tuple[str, list[Mark], tuple[int, int]]] = [
        ("hold", [("cargo", f"{sum(aboard)}/{human.room}")], aboard),
        ("dock", goods_marks(*docked) or [("cargo", "0")], docked),
        ("chest", [("chest", chest)], (0, 0)),
    ]
    found = [
        _store(pen, seat, thing, marks, goods, boxes[number])
        for number, (thing, marks, goods) in enumerate(rows)
    ]
    for number, (thing, pile) in enumerate((("deck", DECK), ("discard", DISCARD))):
        found.append(_pile(pen, seat, thing, human.where.count(pile), boxes[3 + number]))
    return found


def _labelled(pen: Pen, thing: str, marks: list[Mark], box: Box) -> str:
    """A box with its name: above what it holds, or before it where it is low."""
    x, top, wide, high = box
    inner = rect("box", box, 8)
    if high < LOW:
        named = text("small", x + 12, top + high / 2 + 10, pen.say(thing), 96)
        return inner + named + mark_row(marks, x + 114, top + high / 2, wide - 120)
    inner += text("small", x + 12, top + 34, pen.say(thing), wide - 24)
    return inner + mark_row(marks, x + 12, top + high / 2 + 19, wide - 24, size=ROOMY)


def _store(
    pen: Pen, seat: int, thing: str, marks: list[Mark], goods: tuple[int, int], box: Box
) -> str:
    def drawn() -> str:
        inner = _labelled(pen, thing, marks, box)
        said = marks[0][1] if thing == "chest" else goods_in(*goods, pen.words)
        args: dict[str, Value] = {"name": pen.say(thing), "said": said}
        title = pen.say("store", args)
        return group(pen.mine(seat, thing), "store", title, inner, None, pen.about(thing))

    return pen.once((thing, seat, tuple(marks), goods), drawn)


def _pile(pen: Pen, seat: int, thing: str, count: int, box: Box) -> str:
    def drawn() -> str:
        shape = "deck" if thing == "deck" else "pile"
        marks: list[Mark] = [(shape, str(count))]
        inner = _labelled(pen, thing, marks, box)
        args: dict[str, Value] = {"name": pen.say(thing), "said": str(count)}
        title = pen.say("store", args)
        return group(pen.mine(seat, thing), "store", title, inner, None, pen.about(thing))

    return pen.once((thing, seat, count), drawn)


def _turn(pen: Pen, which: int) -> str:
    """Movement points and icons left, cards taken."""
    seat = pen.order[which]
    human, state = pen.human(seat), pen.state
    key: Key = ("turn", seat, state.companion)
    if state.phase == MAIN and state.seat == seat:
        sails = human.sails(goods_aboard(pen.table, seat), open_hold(pen.table, seat))
        key += (human.points, human.taken, sails, tuple(human.icons), tuple(human.aids))
        key += (PLAYED in human.where,)
    x, y, wide, high = pen.layout.ships[which]
    room = 828.0 if _flat(pen, which) else wide - 36
    line = _turn_high(pen, which)
    box = (x + 18, y + high - line - 12, room, line)
    return pen.once(key, lambda: _turn_drawn(pen, seat, box))


def _turn_drawn(pen: Pen, seat: int, box: Box) -> str:
    human, state = pen.human(seat), pen.state
    x, y, wide, high = box
    middle = y + high / 2
    inner = rect("box", box, 8)
    about = ["turn"]
    title = pen.say("turn-idle")
    if state.companion:
        inner += text("small quiet", x + 14, middle + 10, pen.say("companion"), wide - 28)
    elif state.phase == MAIN and state.seat == seat:
        left = [human.icons[icon] + human.aids[icon] for icon in range(COUNT)]
        goods, opened = goods_aboard(pen.table, seat), open_hold(pen.table, seat)
        sails = human.sails(goods, opened)
        raised = human.points >= 0
        points = str(human.points) if raised else f"{sails}+"
        marks: list[Mark] = [("wind", points), ("claim", f"{human.taken}/{MOST_TAKEN}"), ("", "·")]
        icons = icon_marks(left)
        if icons:
            inner += mark_row([*marks, *icons], x + 12, middle, wide - 24, size=ROOMY)
        else:
            start = marks_wide(marks) * ROOMY + 24
            inner += mark_row(marks, x + 12, middle, wide - 24, size=ROOMY)
            said = pen.say("no-icons" if PLAYED in human.where else "no-icons-yet")
            inner += text("small quiet", x + start, middle + 10, said, wide - start - 12)
        about = ["points", "taken", *icon_keys(left)]
        args: dict[str, Value] = {
            "n": human.taken,
            "m": MOST_TAKEN,
            "icons": icons_in(left, pen.words),
        }
        args["said"] = pen.say("points", {"n": human.points}) if raised else pen.say("not-raised")
        title = pen.say("turn", args)
    else:  # nothing to read or touch there: bare paper
        inner = ""
    return group(pen.mine(seat, "turn"), "turn", title, inner, None, pen.about(*about))


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
        lambda: group(
            named,
            "good",
            pen.say(f"aboard-{good}"),
            sign(good, 0, 0, 1.0),
            spot,
            pen.about(good),
        ),
    )
