"""What changes on the drawn table besides the pieces: its texts and marks, one flat layer by id."""

from __future__ import annotations

from typing import Final

from arbitre.core.svg import group, rect
from arbitre.games.sans_allies.picture.pen import Pen
from arbitre.games.sans_allies.picture.piles import loose, pile_notes
from arbitre.games.sans_allies.picture.shapes import lines, sign, text
from arbitre.games.sans_allies.picture.style import LETTERING
from arbitre.games.sans_allies.rules.cards import UNITS, A, counted
from arbitre.games.sans_allies.rules.invasions import eligible
from arbitre.games.sans_allies.rules.pyramid import NAMES, ROW, free_corners
from arbitre.games.sans_allies.rules.state import (
    BASE,
    BOMBING_DIE,
    DICE,
    DIE,
    DRAWING,
    LOSSES,
    OVER,
    PHASES,
    PYRAMID,
    RECOVERY,
    REGIONS,
    RESEARCH_DIE,
    RETREAT,
    SPENT,
    UPGRADES,
)
from arbitre.games.sans_allies.rules.values import BASE_DRAW, CENTRE_CARDS, FIRST_DISCARD


def notes(pen: Pen) -> dict[str, str]:
    """The texts and marks, by id."""
    found = {"state-turn": _turn(pen), "state-phase": _phase(pen), "state-tray": _tray_notes(pen)}
    found.update(pile_notes(pen))
    for unit in range(4):
        found[f"strength-{UNITS[unit]}"] = _unit_notes(pen, unit)
    found["strength-weapon"] = _weapon_notes(pen)
    return found


def _turn(pen: Pen) -> str:
    """The turn, and how many cards are drawn in it; whether the enemy is about to win."""
    left, upper, wide, high = pen.at.clock
    state = pen.state
    x = left + wide / 2
    inner = rect("spot-clear", pen.at.clock, 10)  # all of it is pointed at
    inner += text("round middle", x, upper + 58, pen.say("turn", turn=state.turn), wide - 20)
    draws = pen.say("each-turn", n=BASE_DRAW + state.centres)
    inner += text("small middle quiet", x, upper + 96, draws, wide - 20)
    if state.phase == OVER:
        return loose("state-turn", inner)
    if state.doomed:
        inner += rect("banner", (left + 6, upper + high - 104, wide - 12, 96), 8)
        inner += lines(
            "heading middle on-banner", x, upper + high - 65, pen.say("doomed"), wide - 24
        )
        title = pen.say("doomed-long", n=state.research)
        return group("state-turn", "doomed", title, inner, data='data-about="about-marker"')
    # the wheel is the marker: its chance to move on, not how far it is
    heading = pen.say("research")
    inner += sign(
        "wheel", x - LETTERING.wide(heading, "small") / 2 - 4, upper + 125, 1.1, "unit-sign"
    )
    inner += text("small middle", x + 16, upper + 137, heading, wide - 60)
    number = min(state.research, DIE)
    chance = pen.say("no-roll") if state.flame else pen.say("roll", n=number, m=DIE)
    inner += lines("heading middle", x, upper + 174, chance, wide - 16)
    title = pen.say("no-roll-long" if state.flame else "roll-long", n=number, m=DIE)
    return group("state-turn", "calendar", title, inner, data='data-about="about-marker"')


def _phase(pen: Pen) -> str:
    """What is being done, at the top of the box of the force."""
    state = pen.state
    if state.phase == OVER:
        phase = pen.say("won" if state.won else "lost")
    elif pen.written and state.target >= 0:
        phase = pen.say("tray-target", code=NAMES[state.target])
    else:
        number = state.to_draw if state.phase == DRAWING else state.due
        if state.phase == REGIONS:
            number = FIRST_DISCARD - len(state.regions)
        elif state.phase == PYRAMID:
            number = sum(state.unseen)
        elif state.phase == LOSSES:  # SA-I7: no more than can be paid
            number = min(number, sum(eligible(state, state.target)))
        place = NAMES[state.target] if state.target >= 0 else ""
        phase = pen.say(f"phase-{PHASES[state.phase]}", n=number, code=place)
    left, upper, _, _ = pen.at.tray
    room = _room(pen)
    fits = LETTERING.wide(phase, "phase") <= 1.15 * room
    first = upper + (42 if pen.at.wide else 50)
    if pen.at.wide and pen.written:  # two lines follow, and all three stay above the cards
        first = upper + 38
    drawn = (text if fits else lines)("phase on-felt", left + 20, first, phase, room)
    return loose("state-phase", drawn)


_DICE_LIE: Final = (DICE, RECOVERY, LOSSES, RETREAT, BOMBING_DIE, RESEARCH_DIE)
"""When dice fall, and when they may still be seen lying."""


def _room(pen: Pen) -> float:
    """How wide a text may be: beside it dice lie, and on an upright phone the cards of a force."""
    if pen.written is None and pen.state.phase in _DICE_LIE:
        return 310.0 if pen.at.wide else 236.0
    return 404.0 if pen.state.force and not pen.at.wide else pen.at.tray[2] - 40


def _tactics(pen: Pen) -> list[str]:
    """SA-C2: what the units that may be upgraded win by it; where there is room two on a line."""
    said = [
        f"{pen.letters[unit]} {pen.say(f'tactic-{UNITS[unit]}')}"
        for unit in range(4)
        if pen.state.upgrades[unit] == BASE
    ]
    many = 1 if pen.at.wide else 2
    return [" · ".join(said[first : first + many]) for first in range(0, len(said), many)]


def _tray_notes(pen: Pen) -> str:
    """What the invasion under way comes to; between the dice and the capture there is nothing to say."""
    state = pen.state
    phase, target = state.phase, state.target
    found: list[str] = []
    if pen.written is not None:
        found = pen.written
    elif phase == DICE:
        worth = state.strengths(state.board[target])
        strength = sum(n * each for n, each in zip(counted(state.force), worth, strict=True))
        defence = pen.values.defence[target // ROW]
        found = [pen.words.phrase("sketch-strength", {"n": strength, "m": defence})]
    elif phase == LOSSES and state.retreating:
        found = [pen.say("tray-losses-retreat")]
    elif phase == RETREAT:
        where = [NAMES[corner] for corner in free_corners(state.standing, target)]
        if len(where) > 1:
            found = [pen.say("tray-retreat", code=where[0], second=where[1])]
    elif phase == BOMBING_DIE and state.force:
        found = [pen.say("tray-bombers", n=counted(state.force)[A])]
    elif phase == UPGRADES:
        found = _tactics(pen)
    left, upper, _, _ = pen.at.tray
    room = _room(pen)
    # one line leaves room for two above it; strength against defence has the odds below it
    first, step = (75, 36) if len(found) > 1 else (111, 0)
    if not pen.at.wide:
        first, step = (86, 44) if len(found) > 1 else (130, 0)
    tall = "note on-felt" if pen.at.wide else "gist on-felt"
    kind = tall if pen.written and len(found) > 1 else "note on-felt"
    if phase == UPGRADES and pen.at.wide:
        first, step, kind = 82, 40, "small on-felt"
    said = [
        text(kind, left + 20, upper + first + step * index, one, room)
        for index, one in enumerate(found)
    ]
    return loose("state-tray", "".join(said))


def _unit_notes(pen: Pen, unit: int) -> str:
    """What a unit is worth now, and its side; where one is to be upgraded, what it would become."""
    side = pen.state.upgrades[unit]
    strength = pen.state.strength_of(unit)
    (left, upper), wide, high = pen.at.unit_corner(unit), pen.at.column_wide, pen.at.unit_high
    tactic = pen.say(f"tactic-{UNITS[unit]}")
    shown, frame = str(strength), ""
    said = pen.say("side-base")
    if side == SPENT:
        said = pen.say("side-spent")
    elif side != BASE:
        said = pen.say("side-upgraded", name=tactic)
        frame = rect("upgraded", (left + 3, upper + 3, wide - 6, high - 6), 10)
        frame += text("heading gain", left + 86, upper + high - 20, "★")
    kind = "big end"
    if pen.state.phase == UPGRADES and side == BASE:
        frame = rect("upgraded", (left + 3, upper + 3, wide - 6, high - 6), 10)
        kind, shown = "tray end gain", "★"
        if pen.values.upgraded[unit] != pen.values.base[unit]:
            shown = f"{pen.values.base[unit]}→{pen.values.upgraded[unit]}"
    title = pen.say("strength", name=pen.head(UNITS[unit]), n=strength, state=said)
    return group(
        f"strength-{UNITS[unit]}",
        "strength",
        title,
        frame + text(kind, left + wide - 18, upper + high - 18, shown),
        data=_sided(UNITS[unit], ("base", "upgraded", "spent")[side]),
    )


def _weapon_notes(pen: Pen) -> str:
    """Whether the ultimate weapon is ours, and how often it was used."""
    (left, upper), wide, high = pen.at.unit_corner(4), pen.at.column_wide, pen.at.unit_high
    ready = pen.state.centres == CENTRE_CARDS
    note = pen.say("weapon-ready" if ready else "weapon-later", n=CENTRE_CARDS)
    shown = "★"
    if not ready:
        shown = pen.say("weapon-centres", n=pen.state.centres, m=CENTRE_CARDS)
    if pen.state.removed_weapons:
        note = pen.say("weapon-used", n=pen.state.removed_weapons)
    frame = rect("upgraded", (left + 3, upper + 3, wide - 6, high - 6), 10) if ready else ""
    kind = "tray middle gain" if ready else "heading middle"
    return group(
        "strength-weapon",
        "strength",
        pen.say("weapon-side", state=note),
        frame + text(kind, left + wide / 2, upper + high - 22, shown, wide - 16),
        data=_sided("weapon", "upgraded" if ready else "base"),
    )


def _sided(unit: str, side: str) -> str:
    """A unit tile, which is turned over when it has another side."""
    return f'data-unit="{unit}" data-side="{side}" data-face="{side}"'
