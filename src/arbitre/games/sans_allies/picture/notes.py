"""What changes on the drawn table besides the pieces: its texts and marks, one flat layer by id."""

from __future__ import annotations

from arbitre.core.svg import group, rect
from arbitre.games.sans_allies.picture import layout
from arbitre.games.sans_allies.picture.pen import Pen
from arbitre.games.sans_allies.picture.shapes import lines, sign, text
from arbitre.games.sans_allies.rules.cards import UNITS, A, counted
from arbitre.games.sans_allies.rules.pyramid import NAMES, ROW, free_corners
from arbitre.games.sans_allies.rules.state import (
    BASE,
    BOMBING_DIE,
    DICE,
    DRAWING,
    LOSSES,
    OVER,
    PHASES,
    PYRAMID,
    RECOVERY,
    REGIONS,
    RETREAT,
    SPENT,
)
from arbitre.games.sans_allies.rules.values import BASE_DRAW, CENTRE_CARDS, FIRST_DISCARD


def notes(pen: Pen) -> dict[str, str]:
    """The texts and marks, by id."""
    found = _header(pen)
    found["state-regions"] = _region_notes(pen)
    found["centres"] = _centres(pen)
    found["state-draw"] = _draw_note(pen)
    found["pile-counts"] = _production(pen, 0, "pile", pen.state.pile)
    found["discard-counts"] = _production(pen, 1, "discard", pen.state.discard)
    found["state-tray"] = _tray_notes(pen)
    for unit in range(4):
        found[f"strength-{UNITS[unit]}"] = _unit_notes(pen, unit)
    found["strength-weapon"] = _weapon_notes(pen)
    return found


def _loose(id: str, inner: str) -> str:
    """Texts that are nothing to touch or to read aloud by themselves."""
    return f'<g id="{id}">{inner}</g>'


def _header(pen: Pen) -> dict[str, str]:
    state = pen.state
    if state.phase == OVER:
        phase = pen.say("won" if state.won else "lost")
    else:
        number = state.to_draw if state.phase == DRAWING else state.due
        if state.phase == REGIONS:
            number = FIRST_DISCARD - len(state.regions)
        elif state.phase == PYRAMID:
            number = sum(state.unseen)
        place = NAMES[state.target] if state.target >= 0 else ""
        phase = pen.say(f"phase-{PHASES[state.phase]}", n=number, code=place)
    edition = pen.say("edition", name=pen.edition[:40])
    right = layout.extent(pen.wide)[0] - layout.MARGIN - 4
    turn = pen.say("turn", turn=state.turn)
    return {
        "state-turn": _loose("state-turn", text("round", layout.MARGIN + 4, 48, turn)),
        "state-phase": _loose(
            "state-phase", text("phase", layout.MARGIN + 4, 88, phase, layout.WIDTH - 40)
        ),
        "state-edition": _loose("state-edition", text("edition end", right, 38, edition, 560)),
    }


def _region_notes(pen: Pen) -> str:
    left, upper, wide, _ = layout.region_panel()
    state = pen.state
    number = len(state.regions)
    x = left + 196
    inner = text("heading", left + 14, upper + 36, pen.say("region-discard"), wide - 28)
    inner += text("big middle", x, upper + 120, str(number))
    inner += text("small middle quiet", x, upper + 150, pen.say("cards", n=number), 120)
    inner += f'<path class="rule" d="M{left + 12:g} {upper + 218:g}h{wide - 24:g}"/>'
    inner += text("heading", left + 14, upper + 254, pen.say("centres"), wide - 28)
    removed = sum(state.removed)
    if removed:
        note = pen.say("removed", n=removed)
        inner += text("small middle quiet", x, upper + 190, note, 124)
    return _loose("state-regions", inner)


def _centres(pen: Pen) -> str:
    """The centres that were captured."""
    left, upper, _, _ = layout.region_panel()
    state = pen.state
    slots = ""
    for index in range(CENTRE_CARDS):
        place = left + 33 + index * 50
        held = index < state.centres
        slots += rect("empty", (place - 23, upper + 270, 46, 50), 7)
        if held:
            slots += sign("factory", place, upper + 297, 0.9, "held")
    title = pen.say("centres-held", n=state.centres, m=CENTRE_CARDS)
    return group("centres", "centres", title, slots, data=f'data-count="{state.centres}"')


def _draw_note(pen: Pen) -> str:
    """How many cards are drawn each turn."""
    left, upper, wide, _ = layout.region_panel()
    note = pen.say("each-turn", n=BASE_DRAW + pen.state.centres)
    return _loose("state-draw", text("small quiet", left + 14, upper + 358, note, wide - 28))


def _production(pen: Pen, index: int, name: str, counts: list[int]) -> str:
    """What the pile or the discard holds, kind by kind."""
    left, upper, _, _ = layout.production_panel()
    x = left + 121 + 94 * index
    cells = text("sum", x, upper + 76, str(sum(counts)))
    for kind in range(6):
        quiet = "" if counts[kind] else " quiet"
        y = upper + 124 + 46 * kind
        cells += text(f"cell middle{quiet}", x, y, str(counts[kind]))
    title = pen.say("pile-counts", name=pen.say(name), n=sum(counts), list=pen.counts(counts))
    return group(f"{name}-counts", "counts", title, cells, data=f'data-count="{sum(counts)}"')


def _tray_notes(pen: Pen) -> str:
    """What the invasion under way is about; between the dice and the capture there is nothing to say."""
    state = pen.state
    phase, target = state.phase, state.target
    heading, note = pen.say("tray"), pen.say("tray-idle")
    if target >= 0:
        heading, note = pen.say("tray-target", code=NAMES[target]), ""
    if phase == DICE:
        worth = state.strengths(state.board[target])
        strength = sum(n * each for n, each in zip(counted(state.force), worth, strict=True))
        defence = pen.values.defence[target // ROW]
        note = pen.say("tray-strength", n=strength, m=defence)
    elif phase == RECOVERY:
        note = pen.say("tray-recovery", n=state.due)
    elif phase == LOSSES:
        note = pen.say("tray-losses-retreat" if state.retreating else "tray-losses", n=state.due)
    elif phase == RETREAT:
        where = [NAMES[corner] for corner in free_corners(state.standing, target)]
        if len(where) > 1:
            note = pen.say("tray-retreat", code=where[0], second=where[1])
    elif phase == BOMBING_DIE and state.force:
        heading = pen.say("tray-bombing")
        note = pen.say("tray-bombers", n=counted(state.force)[A])
    left, upper, _, _ = layout.tray()
    inner = text("tray", left + 16, upper + 48, heading, 460)
    return _loose("state-tray", inner + text("note quiet", left + 16, upper + 88, note, 460))


def _unit_notes(pen: Pen, unit: int) -> str:
    """What a unit is worth now, and its side."""
    side = pen.state.upgrades[unit]
    strength = pen.state.strength_of(unit)
    (left, upper), wide = layout.unit_corner(unit, pen.wide), layout.COLUMN_WIDE
    tactic = pen.say(f"tactic-{UNITS[unit]}")
    shown, frame = pen.say("side-base"), ""
    if side == SPENT:
        shown = pen.say("side-spent")
    elif side != BASE:
        shown = f"★ {tactic}"
        frame = rect("upgraded", (left, upper, wide, layout.UNIT_HIGH), 12)
    said = shown if side in (BASE, SPENT) else pen.say("side-upgraded", name=tactic)
    title = pen.say("strength", name=pen.head(UNITS[unit]), n=strength, state=said)
    quiet = "" if frame else " quiet"
    return group(
        f"strength-{UNITS[unit]}",
        "strength",
        title,
        frame
        + text("big middle", left + 138, upper + 96, str(strength))
        + text("small middle quiet", left + 138, upper + 118, pen.say("worth"), 88)
        + lines(f"tactic middle{quiet}", left + wide / 2, upper + 143, shown, wide - 16),
        data=_sided(UNITS[unit], ("base", "upgraded", "spent")[side]),
    )


def _weapon_notes(pen: Pen) -> str:
    """Whether the ultimate weapon is ours, and how often it was used."""
    (left, upper), wide = layout.unit_corner(4, pen.wide), layout.COLUMN_WIDE
    ready = pen.state.centres == CENTRE_CARDS
    note = pen.say("weapon-ready" if ready else "weapon-later", n=CENTRE_CARDS)
    if pen.state.removed_weapons:
        note = pen.say("weapon-used", n=pen.state.removed_weapons)
    frame = rect("upgraded", (left, upper, wide, layout.UNIT_HIGH), 12) if ready else ""
    kind = "tactic middle" if ready else "tactic middle quiet"
    shown = f"★ {note}" if ready else note
    return group(
        "strength-weapon",
        "strength",
        pen.say("weapon-side", state=note),
        frame + lines(kind, left + wide / 2, upper + 143, shown, wide - 16),
        data=_sided("weapon", "upgraded" if ready else "base"),
    )


def _sided(unit: str, side: str) -> str:
    """A unit tile, which is turned over when it has another side."""
    return f'data-unit="{unit}" data-side="{side}" data-face="{side}"'
