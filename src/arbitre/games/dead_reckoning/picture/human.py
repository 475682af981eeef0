"""A human's things as drawn: the ship with its zones and holds, dock, chest, piles, the crew."""

from __future__ import annotations

from typing import Final

from arbitre.core.message import Value
from arbitre.core.svg import Box, Point, group, rect
from arbitre.games.dead_reckoning.picture.layout import CREW_HIGH, CREW_WIDE
from arbitre.games.dead_reckoning.picture.pen import Key, Pen
from arbitre.games.dead_reckoning.picture.sea import goods_marks, row_card_face
from arbitre.games.dead_reckoning.picture.shapes import (
    Mark,
    grown,
    icon_marks,
    kept,
    lines,
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
    HAND,
    PLAYED,
    RIGGING,
    SLOTS,
    TOP_LEVEL,
    ZONES,
    Human,
    goods_aboard,
    open_hold,
    side_of,
)
from arbitre.games.dead_reckoning.rules.icons import COUNT, C, S
from arbitre.games.dead_reckoning.rules.state import MAIN
from arbitre.games.dead_reckoning.rules.table import SINKS
from arbitre.games.dead_reckoning.words.codes import (
    card_in,
    crew_in,
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
    found.append(_crew_head(pen, which))
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
    aboard = goods_aboard(table, seat)
    dock = goods_marks(table.dock_coins[seat], table.dock_cargo[seat]) or [("cargo", "0")]
    rows: list[tuple[str, list[Mark], str]] = [
        (
            "hold",
            [("cargo", f"{aboard}/{human.room}")],
            goods_in(table.aboard_coins[seat], table.aboard_cargo[seat], pen.words),
        ),
        ("dock", dock, goods_in(table.dock_coins[seat], table.dock_cargo[seat], pen.words)),
        ("chest", [("chest", chest)], chest),
    ]
    found: list[str] = []
    high = 50.0
    for number, (thing, marks, said) in enumerate(rows):
        found.append(
            _store(pen, seat, thing, marks, said, (x, y + number * (high + 4), wide, high))
        )
    half = (wide - 6) / 2
    for number, (thing, pile) in enumerate((("deck", DECK), ("discard", DISCARD))):
        box = (x + number * (half + 6), y + 3 * (high + 4), half, high)
        found.append(_pile(pen, seat, thing, human.where.count(pile), box))
    return found


def _store(pen: Pen, seat: int, thing: str, marks: list[Mark], said: str, box: Box) -> str:
    def drawn() -> str:
        x, top, wide, _ = box
        inner = rect("box", box, 10) + text("small", x + 10, top + 33, pen.say(thing), 92)
        inner += mark_row(marks, x + 106, top + 25, wide - 110)
        args: dict[str, Value] = {"name": pen.say(thing), "said": said}
        return group(pen.mine(seat, thing), "store", pen.say("store", args), inner)

    return pen.once((thing, seat, tuple(marks), said), drawn)


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


# -- the crew --------------------------------------------------------------------------------


def _crew_head(pen: Pen, which: int) -> str:
    seat = pen.order[which]
    human, hidden = pen.human(seat), pen.hidden_hand(seat)
    number = human.where.count(HAND) if hidden < 0 else hidden
    limit, played, held = human.hand_limit, human.where.count(PLAYED), len(human.held) // 2

    def drawn() -> str:
        x, y, wide, _ = pen.layout.crews[which]
        args: dict[str, Value] = {"n": number, "m": limit, "played": played, "held": held}
        said = pen.say("crew-head", args)
        inner = pen.mark(seat, x + 24, y + 25, 0.9) + text("head", x + 44, y + 34, said, wide - 60)
        return group(pen.mine(seat, "hand"), "hand", said, inner)

    return pen.once(("crew", seat, number, limit, played, held), drawn)


def human_pieces(pen: Pen, which: int) -> list[str]:
    """Goods aboard, the hand (or its backs), cards played, cards to be sleeved."""
    seat = pen.order[which]
    human = pen.human(seat)
    found = _aboard(pen, which, seat, human)
    hidden = pen.hidden_hand(seat)
    hand, played = pen.hand(seat), human.cards_in(PLAYED)
    cards = (len(hand) if hidden < 0 else hidden) + len(played) + len(human.held) // 2
    scale = pen.layout.crew_scale(which, cards)
    at = 0
    if hidden >= 0:
        for number in range(hidden):
            found.append(
                _back_once(pen, seat, number + 1, pen.layout.crew_card(which, at, cards), scale)
            )
            at += 1
    for card in [*hand, *played]:
        found.append(_crew_once(pen, seat, card, pen.layout.crew_card(which, at, cards), scale))
        at += 1
    for index in range(len(human.held) // 2):
        spot = pen.layout.crew_card(which, at, cards)
        found.append(_held(pen, seat, index, spot, scale))
        at += 1
    return found


def _held(pen: Pen, seat: int, index: int, spot: Point, scale: float) -> str:
    """A card to be sleeved."""
    number, side = pen.human(seat).held[index * 2 : index * 2 + 2]

    def drawn() -> str:
        said = card_in(pen.values, number, pen.words, side)
        title = pen.say("held", {"n": index + 1, "said": said})
        inner = text("small quiet", 6, 26, pen.say("held-head", {"n": index + 1}), 126)
        inner += f'<g transform="translate(0 40)">{row_card_face(pen, number, side)}</g>'
        named = pen.mine(seat, "held") + f"-{index + 1}"
        like = f'data-like="card {number}"'
        return group(named, "row-card held", title, grown(inner, scale), spot, like)

    return pen.once(("held", seat, index, number, side, spot, scale), drawn)


def _aboard(pen: Pen, which: int, seat: int, human: Human) -> list[str]:
    """DR-H1: goods on plain spaces first, then on those that bear icons."""
    table = pen.table
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


def _back_once(pen: Pen, seat: int, number: int, spot: Point, scale: float) -> str:
    key = ("back", seat, number, spot, scale)
    return pen.once(key, lambda: _back(pen, seat, number, spot, scale))


def _back(pen: Pen, seat: int, number: int, spot: Point, scale: float) -> str:
    inner = rect("back", (0, 0, CREW_WIDE, CREW_HIGH), 10)
    inner += rect("back-line", (12, 12, CREW_WIDE - 24, CREW_HIGH - 24), 6)
    inner += (
        '<path class="back-line" d="M71 60L88 106L71 152L54 106ZM25 106L71 89L117 106L71 123Z"/>'
    )
    return group(
        f"{pen.mine(seat, 'back')}-{number}",
        "card-back",
        pen.say("back"),
        grown(inner, scale),
        spot,
        _kin(pen, seat),
    )


def _kin(pen: Pen, seat: int) -> str:
    """Cards come out of the deck and go to the discard; a back that goes is a card played."""
    deck, discard = pen.mine(seat, "deck"), pen.mine(seat, "discard")
    return f'data-like="crew {pen.code(seat)}" data-from="{deck}" data-to="{discard}"'


def _crew_once(pen: Pen, seat: int, card: int, spot: Point, scale: float) -> str:
    human = pen.human(seat)
    sleeved = slice(card * SLOTS, card * SLOTS + SLOTS)
    key = (
        ("crew card", seat, card, spot, scale),
        (human.where[card], human.level[card]),
        (*human.sleeves[sleeved], *human.sides[sleeved]),
    )
    return pen.once(key, lambda: _crew_card(pen, seat, card, spot, scale))


def _crew_card(pen: Pen, seat: int, card: int, spot: Point, scale: float) -> str:
    human = pen.human(seat)
    played = human.where[card] == PLAYED
    name = crew_in(card, pen.words)
    level = human.level[card]
    inner = rect("card-face", (0, 0, CREW_WIDE, CREW_HIGH), 10)
    inner += rect("card-bar", (3, 3, CREW_WIDE - 6, 54), 8)
    inner += lines("crew middle", CREW_WIDE / 2, 25, name, CREW_WIDE - 12)
    for number in range(TOP_LEVEL + 1):
        kind = "level-lit" if number <= level else "level"
        inner += sign("expert", 26 + number * 30, 73, 0.8, kind)
    inner += mark_row(
        icon_marks(human.values.crew[human.kinds[card]].levels[level]), 6, 103, CREW_WIDE - 10
    )
    for slot in range(SLOTS):
        sleeved = human.sleeves[card * SLOTS + slot]
        upper = 122 + slot * 29
        inner += rect("sleeve" if sleeved < 0 else "sleeve-full", (5, upper, CREW_WIDE - 10, 26), 5)
        if sleeved >= 0:
            icons = side_of(human.values, sleeved, human.sides[card * SLOTS + slot])
            row = mark_row(icon_marks(icons), 0, 0, 156)
            inner += f'<g transform="translate(8 {upper + 13}) scale(.8)">{row}</g>'
    args: dict[str, Value] = {
        "name": name,
        "n": level + 1,
        "icons": icons_in(human.face(card), pen.words),
    }
    title = pen.say("crew-played" if played else "crew-card", args)
    kind = "crew-card played" if played else "crew-card"
    slots = human.sleeves[card * SLOTS : card * SLOTS + SLOTS]
    face = f"{level} {'played' if played else 'hand'} {' '.join(map(str, slots))}"
    data = f'{_kin(pen, seat)} data-face="{face}"'
    return group(pen.crew_id(seat, card), kind, title, grown(inner, scale), spot, data)
