"""The Alliance as drawn: its ship's things and piles, its card band by band; the achievements."""

from __future__ import annotations

from typing import Final

from arbitre.core.message import Value
from arbitre.core.svg import Box, group, rect
from arbitre.games.dead_reckoning.picture.human import damage_pips
from arbitre.games.dead_reckoning.picture.layout import BAND_HIGH
from arbitre.games.dead_reckoning.picture.pen import Pen
from arbitre.games.dead_reckoning.picture.sea import goods_marks
from arbitre.games.dead_reckoning.picture.shapes import Mark, kept, mark_row, sign, text
from arbitre.games.dead_reckoning.rules.alliance.turn import (
    band_number,
    band_of,
    candidates,
    card_names,
)
from arbitre.games.dead_reckoning.rules.board import NAMES
from arbitre.games.dead_reckoning.rules.moves import BUILDINGS
from arbitre.games.dead_reckoning.rules.table import (
    ACHIEVEMENTS,
    CAPITALIST,
    alliance_cubes,
    last_turn_cubes,
)
from arbitre.games.dead_reckoning.rules.values import (
    AT_END,
    ATTACK,
    BUILD,
    CONDITION,
    EXPERT,
    GAIN,
    MERCHANT,
    PER_PILE,
    PRODUCE,
    REPAIR,
    UPGRADE,
    Band,
    Effect,
)
from arbitre.games.dead_reckoning.words.cards import band_in
from arbitre.games.dead_reckoning.words.codes import named, upgrade_in
from arbitre.games.dead_reckoning.words.sides import reached, wanted

NUMBERED: Final = {GAIN: "coin", REPAIR: "R", PRODUCE: "P"}
"""Icons with a number."""
LEGEND: Final = "claim I end laden wish F upgrade expert merchant P R coin".split()
"""The signs of an Alliance card."""


def frames(pen: Pen) -> list[str]:
    """What stays: panels, the places of the battle's cubes, the achievements' cells."""
    layout = pen.layout
    found = [rect("panel", box, 14) for box in (*layout.alliances, layout.card, layout.aims)]
    x, y, wide, high = layout.tray
    halves = ""
    for where, left in (("cubes-mine", x + 8), ("cubes-theirs", x + wide / 2 + 4)):
        box = (left, y + 48, wide / 2 - 12, high - 56)
        halves += group(where, "place-of-cubes", pen.say(where), rect("place", box, 10))
    found.append(group("battle", "battle", pen.say("battle-board"), rect("panel", layout.tray, 14)))
    found.append(halves)
    found.append(text("head", layout.aims[0] + 16, layout.aims[1] + 34, pen.say("achievements")))
    return found


# -- the Alliance's things -------------------------------------------------------------------


def alliance_state(pen: Pen, number: int) -> list[str]:
    """An Alliance's ship, dock, upgrades, piles and deck."""
    table = pen.table
    side = table.humans + number
    x, y, wide, _ = pen.layout.alliances[number]
    code = pen.code(side)
    cubes = alliance_cubes(table, side, table.place[side], defending=False) + last_turn_cubes(
        table, side
    )
    place = NAMES[table.place[side]]
    found = [
        pen.once(("alliance", side, cubes, place), lambda: _head(pen, number, cubes, place)),
        damage_pips(pen, side, x + wide - 156, y + 28, f"damage-{code}"),
    ]
    left = len(candidates(table)) if table.side == side else table.left.bit_count()
    dock = goods_marks(table.dock_coins[side], table.dock_cargo[side]) or [("coin", "0")]
    boxes: list[tuple[str, float, list[Mark]]] = [
        ("dock", 176, [("H", ""), *dock]),
        (
            "upgrades",
            150,
            [("upgrade", str(table.upgrades[side])), ("C", str(table.cannons[side]))],
        ),
        ("merchant-pile", 116, [("merchant", str(table.merchant_pile[side]))]),
        (
            "pirate-pile",
            160,
            [("skull", str(table.pirate_pile[side])), ("C", str(table.pirate_power[side]))],
        ),
        ("deck", 102, [("deck", str(left))]),
    ]
    at = x + 12
    for thing, room, marks in boxes:
        found.append(_store(pen, side, thing, marks, left, (at, y + 56, room, 58)))
        at += room + 7
    return found


def _head(pen: Pen, number: int, cubes: int, place: str) -> str:
    """Whose ship it is, where, and how many cubes it drops."""
    side = pen.table.humans + number
    x, y, wide, _ = pen.layout.alliances[number]
    said = pen.say("alliance-head", {"name": pen.name(side), "n": cubes, "code": place})
    inner = pen.mark(side, x + 26, y + 28, 1.1) + text("head", x + 48, y + 37, said, 500)
    inner += sign("hit", x + wide - 178, y + 28, 0.95)
    return kept(f"state-{pen.code(side)}", inner)


def _store(pen: Pen, side: int, thing: str, marks: list[Mark], left: int, box: Box) -> str:
    def drawn() -> str:
        x, y, wide, _ = box
        table = pen.table
        inner = rect("box", box, 10) + mark_row(marks, x + 10, y + 29, wide - 14)
        args: dict[str, Value] = {
            "name": pen.name(side),
            "n": table.dock_coins[side],
            "m": table.dock_cargo[side],
            "upgrades": table.upgrades[side],
            "cannons": table.cannons[side],
            "merchant": table.merchant_pile[side],
            "pirate": table.pirate_pile[side],
            "power": table.pirate_power[side],
            "left": left,
        }
        title = pen.say(f"alliance-{thing}", args)
        return group(f"{thing}-{pen.code(side)}", "store", title, inner)

    # each title says what its marks show
    return pen.once((thing, side, tuple(marks)), drawn)


def shown_bands(pen: Pen) -> tuple[str, list[tuple[int, Band]], int]:
    """The name of the card under way, its bands by number, the active one; nothing without a card.

    Of a card typed beside a real table only the band that serves is known (DR-Q2).
    """
    table, values = pen.table, pen.values
    if not table.is_alliance(table.side) or table.card < 0:
        return "", [], 0
    active = band_number(table)
    if table.card >= len(values.alliance):
        return card_names(table)[table.card], [(active, band_of(table))], active
    card = values.alliance[table.card]
    printed = card.hard if table.hard else card.normal
    active = min(active, len(printed) - 1)
    bands = list(enumerate(printed))
    bands[active] = (active, band_of(table))
    return named(values, "alliance", card.name, pen.words.lang), bands, active


def card_state(pen: Pen) -> str:
    """The Alliance's card: every band, the active one lit; else the back of its deck and a legend."""
    table = pen.table
    # its words name the tiles of the spaces where it ends
    lying = (tuple(table.turn), tuple(table.tiles), tuple(band.line for band in table.typed))
    key = ("alliance card", table.side, table.card, table.hard, lying)
    return pen.once(key, lambda: _card_drawn(pen))


def _card_drawn(pen: Pen) -> str:
    table = pen.table
    x, y, wide, high = pen.layout.card
    name, bands, active = shown_bands(pen)
    if not bands:
        turn = max(table.turn[table.humans : table.sides])
        following = len([last for last in pen.values.bands if turn > last])
        said = pen.say("no-card")
        inner = rect("back", (x + 14, y + 14, 104, 62), 8)
        inner += rect("back-line", (x + 22, y + 22, 88, 46), 4)
        inner += sign("skull", x + 66, y + 45, 1.1, "on-back")
        inner += text("head", x + 134, y + 42, said, wide - 150)
        nothing = pen.say("next-band", {"n": following + 1, "turns": _turns(pen, following)})
        inner += text("small quiet", x + 134, y + 72, nothing, wide - 150)
        inner += _legend(pen, (x + 14, y + 90, wide - 28, high - 98))
        return group("alliance-card", "alliance-card", said, inner, None, 'data-face="back"')
    heading = pen.say("card-head", {"name": name, "shown": "hard" if table.hard else "normal"})
    inner = pen.mark(table.side, x + 26, y + 28, 1.0)
    inner += text("head", x + 48, y + 37, heading, wide - 64)
    said = heading
    for number, band in bands[: pen.bands]:
        row = (x + 8, y + 46 + number * BAND_HIGH, wide - 16, BAND_HIGH - 3)
        inner += _band(pen, band, number, number == active, row)
        if number == active:
            said = f"{heading}. {band_in(band, pen.words)}"
    face = f'data-face="{table.card} {"hard" if table.hard else "normal"}"'
    return group("alliance-card", "alliance-card", said, inner, None, face)


def _legend(pen: Pen, box: Box) -> str:
    """What the signs of its cards mean, while none lies there."""
    x, y, wide, high = box
    inner = ""
    rows = -(-len(LEGEND) // 3)
    for number, name in enumerate(LEGEND):
        left = x + number // rows * wide / 3
        upper = y + (number % rows + 0.5) * high / rows
        inner += sign(name, left + 16, upper, 0.95, "icon-quiet")
        inner += text("small quiet", left + 38, upper + 8, pen.say(f"sign-{name}"), wide / 3 - 44)
    return inner


def _turns(pen: Pen, band: int) -> str:
    """The turns of a band: `4–6`, `13+`."""
    ends = pen.values.bands
    first = ends[band - 1] + 1 if band else 1
    return f"{first}–{ends[band]}" if band < len(ends) else f"{first}+"


def _band(pen: Pen, band: Band, number: int, active: bool, box: Box) -> str:
    x, y, wide, high = box
    marks = band_marks(pen, band)
    kind = "icon" if active else "icon-quiet"
    quiet = "" if active else " quiet"
    inner = rect("lit" if active else "dim", box, 8)
    inner += text(f"num{quiet}", x + 10, y + high / 2 + 8, _turns(pen, number), 76)
    inner += mark_row(marks, x + 92, y + high / 2, wide - 100, kind)
    title = pen.words.phrase("options-band", {"band": number + 1, "does": band_in(band, pen.words)})
    return group(f"band-{number + 1}", "band-line", title, inner)


def band_marks(pen: Pen, band: Band) -> list[Mark]:
    """A band in signs: claims, cubes, end space, conditions, then the right side."""
    marks: list[Mark] = []
    if band.claims:
        marks.append(("claim", " ".join(NAMES[space] for space in band.claims)))
    if band.influence:
        marked = [f"{NAMES[space]}×{cubes}" for space, cubes in band.influence]
        marks.append(("I", "\u2002".join(marked)))
    marks.append(("end", NAMES[band.end]))
    if band.attack:
        marks.append(("laden", ""))
    if band.conditional:
        marks.append(("wish", ""))
    marks.append(("", "|"))
    for effect in band.effects:
        marks += effect_marks(pen, effect)
    return marks


def effect_marks(pen: Pen, effect: Effect) -> list[Mark]:
    """One icon of a right side in signs."""
    kind = effect.kind
    if kind in NUMBERED:
        return [(NUMBERED[kind], str(effect.n))]
    if kind == PER_PILE:
        return [("merchant", "÷2"), ("coin", "")]
    if kind == UPGRADE:
        return [("upgrade", upgrade_in(effect.n * 2 + effect.m, pen.words))]
    if kind == BUILD:
        return [(BUILDINGS[effect.n], "")]
    if kind == EXPERT:
        return [("expert", "")]
    if kind == MERCHANT:
        return [("merchant", "✕")]
    if kind == ATTACK:
        more = f"+{effect.n}" if effect.n else ""
        return [("F", more + (pen.say("at-sea") if effect.m else ""))]
    if kind == AT_END:
        return [("", "→"), *goods_marks(effect.n, effect.m)]
    assert kind == CONDITION
    found: list[Mark] = [("I", f"≥{effect.n}?")]
    for inner in effect.then:
        found += effect_marks(pen, inner)
    if effect.otherwise:
        found.append(("", "/"))
    for inner in effect.otherwise:
        found += effect_marks(pen, inner)
    return found


# -- achievements ----------------------------------------------------------------------------


def aims_state(pen: Pen) -> list[str]:
    """Each achievement with every side's count, and its bonus tile."""
    table = pen.table
    needs = wanted(pen.state)
    counts = [reached(pen.state, side) for side in range(table.sides)]
    found: list[str] = []
    for number in range(len(ACHIEVEMENTS)):
        said: list[str] = []
        for side in range(table.sides):
            chest = side < table.humans and number == CAPITALIST and pen.hidden_chest(side)
            done = table.claimed_by(side, number)
            said.append("" if done else "?" if chest else str(counts[side][number]))
        found.append(_aim(pen, number, said, needs[number]))
    return found


def _aim(pen: Pen, number: int, counts: list[str], need: int) -> str:
    """An achievement; a count is empty for whoever has claimed it."""
    bonus, owner = pen.table.bonus[number], pen.table.bonus_to[number]
    key = ("achievement", number, need, tuple(counts), bonus, owner)
    return pen.once(key, lambda: _aim_drawn(pen, number, counts, need))


def _aim_drawn(pen: Pen, number: int, counts: list[str], need: int) -> str:
    table = pen.table
    x, y, wide, _ = pen.layout.aims
    cell, high, name = (wide - 24) / 3, pen.layout.aim_high, ACHIEVEMENTS[number]
    left, upper = x + 8 + number % 3 * (cell + 4), y + 48 + number // 3 * high
    inner = rect("box", (left, upper, cell, high - 6), 10)
    inner += text("small", left + 10, upper + 29, pen.words.phrase(f"short-{name}"), cell - 56)
    said: list[str] = []
    for side, count in enumerate(counts):
        at = left + 22 + side % 2 * (cell / 2 - 4)
        line = upper + 58 + side // 2 * 30 + (4 if table.sides == 2 else -4)
        inner += pen.mark(side, at, line, 0.8)
        if not count:
            inner += f'<path class="done" d="M{at + 20:g} {line:g}l8 9l16-18"/>'
        else:
            inner += text("num", at + 17, line + 8, f"{count}/{need}", cell / 2 - 44)
        key = "aim-count" if count else "aim-done"
        said.append(pen.say(key, {"name": pen.name(side), "count": count, "n": need}))
    bonus, owner = table.bonus[number], table.bonus_to[number]
    if bonus:
        at, line = left + cell - 24, upper + 22
        kind = "bonus" if owner < 0 else f"side-{pen.look(owner)}"
        inner += f'<circle class="{kind}" cx="{at:g}" cy="{line:g}" r="16"/>'
        inner += text("num middle" if owner < 0 else "num middle on-side", at, line + 8, str(bonus))
        whose = "aim-bonus" if owner < 0 else "aim-bonus-of"
        said.append(pen.say(whose, {"n": bonus, "name": pen.name(owner)}))
    title = pen.words.phrase(f"kind-{name}") + " · " + ", ".join(said)
    return group(f"achievement-{name}", "achievement", title, inner)
