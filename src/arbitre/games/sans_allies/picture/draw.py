"""A view of Sans Alliés drawn as one stand-alone SVG, upright: it fits a phone; a page on a desk has it wide.

`<g id="board">` depends on the edition and the language only: places (`place-C4`), tiles (`tile-C`),
unit tiles (`unit-P`), reserve columns (`reserve-P`, `reserve-weapon`), `pile`, `discard`,
`region-discard`, `force`. `<g id="state">` holds the texts and marks that change; `<g id="pieces">`
is one flat layer, each thing placed by its `transform`: cards (`card-C4`, `card-region-discard`),
`marker`, stacks of units (`piece-reserve-P`, `piece-force-P`), `target`, free corners (`corner-B4`).
"""

from __future__ import annotations

from html import escape

from arbitre.core.screen import Picture, nameless
from arbitre.core.svg import document, group, num, rect
from arbitre.core.words import Words
from arbitre.games.sans_allies.picture import layout
from arbitre.games.sans_allies.picture.pen import Pen
from arbitre.games.sans_allies.picture.pieces import TOP_DOWN, pieces
from arbitre.games.sans_allies.picture.shapes import definitions, lines, sign, text
from arbitre.games.sans_allies.picture.style import KIND, style
from arbitre.games.sans_allies.play.position import SansAlliesView
from arbitre.games.sans_allies.rules.cards import KINDS, UNITS, A, counted
from arbitre.games.sans_allies.rules.pyramid import NAMES, ROW, ROWS, free_corners
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


def draw_view(view: SansAlliesView, words: Words) -> str:
    """The table as a view shows it; the same view gives the same bytes."""
    pen = Pen(view, words)
    signs, paper, *ground = _ground(pen)
    layers = (ground, _changing(pen), pieces(pen))
    size = (layout.WIDTH, layout.HEIGHT)
    return document(KIND, size, words.lang, _title(pen), style(), [signs, paper], layers)


def layers(view: SansAlliesView, words: Words, wide: bool = False) -> Picture:
    """The same drawing for a page, which brings the style sheet itself."""
    pen = Pen(view, words, wide)
    across, high = layout.extent(wide)
    return Picture(
        KIND,
        across,
        high,
        _title(pen),
        f"{pen.edition} {pen.digest} {words.lang} {'wide' if wide else 'tall'}",
        "\n".join(_ground(pen)),
        "\n".join(_changing(pen)),
        "\n".join(pieces(pen)),
    )


def pyramid_alone(view: SansAlliesView, words: Words) -> Picture:
    """The pyramid, without anything beside or below it."""
    pen = Pen(view, words)
    left, upper = layout.FIRST_LEFT - layout.MARGIN, layout.TOP - layout.MARGIN
    start = f'<g transform="translate({num(-left)} {num(-upper)})">'
    cards = [piece for piece in pieces(pen) if ' id="card-' in piece and "discard" not in piece]
    return Picture(
        KIND,
        7 * layout.STEP_X + layout.CARD_WIDE + 2 * layout.MARGIN,
        7 * layout.STEP_Y + layout.CARD_HIGH + 2 * layout.MARGIN,
        _title(pen),
        f"pyramid {words.lang}",
        definitions(),
        "",
        "\n".join([start, *nameless(cards), "</g>"]),
    )


def _title(pen: Pen) -> str:
    return escape(pen.say("title", turn=pen.state.turn))


def _ground(pen: Pen) -> list[str]:
    """What stays: signs, paper, places, tiles, piles and the columns of the units."""
    wide, high = (num(size) for size in layout.extent(pen.wide))
    return [
        definitions(),
        f'<rect class="paper" width="{wide}" height="{high}"/>',
        *(_place(pen, place) for place in TOP_DOWN),
        *(_tile(pen, row) for row in range(7, -1, -1)),
        *_panels(pen),
        *(_column(pen, index) for index in range(5)),
    ]


def _changing(pen: Pen) -> list[str]:
    """The texts and marks."""
    return [
        *_header(pen),
        *_region_notes(pen),
        *_production(pen),
        *_tray_notes(pen),
        *(_unit_notes(pen, unit) for unit in range(4)),
        _weapon_notes(pen),
    ]


# -- the board -----------------------------------------------------------------------------


def _place(pen: Pen, place: int) -> str:
    x, y = layout.middle(place)
    name = NAMES[place]
    wide, high = layout.CARD_WIDE - 6, layout.CARD_HIGH - 6
    title = pen.say("place", code=name, n=pen.values.defence[place // ROW])
    return group(
        f"place-{name}",
        "place",
        title,
        rect("slot", (x - wide / 2, y - high / 2, wide, high), 9) + text("code", x, y + 6, name),
        data=f'data-place="{name}"',
    )


def _tile(pen: Pen, row: int) -> str:
    left, upper, wide, high = layout.tile_box(row)
    x = left + wide / 2
    defence, research = pen.values.defence[row], pen.values.research[row]
    return group(
        f"tile-{ROWS[row]}",
        "tile",
        pen.say("tile", code=ROWS[row], n=defence, m=research),
        rect("area", (left, upper, wide, high), 10)
        + text("tile-letter", left + 20, upper + 36, ROWS[row])
        + f'<circle class="empty" cx="{left + 59:g}" cy="{upper + 25:g}" r="17"/>'
        + sign("castle", x, upper + 62, 0.9, "dark")
        + text("value", x, upper + 74, str(defence))
        + sign("atom", x, upper + 107, 0.76, "dark")
        + text("value", x, upper + 116, str(research)),
        data=f'data-tile="{ROWS[row]}"',
    )


def _panels(pen: Pen) -> list[str]:
    left, upper, _, high = layout.production_panel()
    found = [
        group(
            "region-discard",
            "place",
            pen.say("region-discard"),
            rect("panel", layout.region_panel(), 12),
            data='data-place="region-discard"',
        ),
        rect("panel", layout.production_panel(), 12),
    ]
    for kind in range(6):
        y = upper + 114 + 46 * kind
        found.append(sign(KINDS[kind], left + 27, y, 0.95, "unit-sign"))
        if kind < 4:
            found.append(text("cell middle", left + 61, y + 10, pen.letters[kind]))
    for index, name in enumerate(("pile", "discard")):
        x = left + 76 + 94 * index
        box = (x, upper + 8, 90.0, high - 16)
        title = pen.say(name)
        heading = text("small middle", x + 45, upper + 36, title, 84)
        found.append(
            group(
                name, "column", title, rect("slot", box, 8) + heading, data=f'data-place="{name}"'
            )
        )
    found.append(
        group(
            "force",
            "column",
            pen.say("tray"),
            rect("panel", layout.tray(), 12),
            data='data-place="force"',
        )
    )
    return found


def _column(pen: Pen, index: int) -> str:
    """A unit tile and the column of its reserve; the fifth is the ultimate weapon's."""
    (left, upper), wide = layout.unit_corner(index, pen.wide), layout.COLUMN_WIDE
    kind = UNITS[index] if index < 4 else "weapon"
    name = pen.head(kind) if index < 4 else pen.say("weapon")
    head = rect("panel", (left, upper, wide, layout.UNIT_HIGH), 12)
    head += rect("head-bar", (left + 5, upper + 5, wide - 10, 38), 8)
    if index < 4:
        head += text("head middle", left + 24, upper + 33, pen.letters[index])
        head += rect("light", (left + 41, upper + 11, 2, 26), 1)
        head += text("head", left + 51, upper + 33, name, wide - 62)
    else:
        head += text("head middle", left + wide / 2, upper + 33, name, wide - 20)
    place = 54.0 if index < 4 else wide / 2
    head += sign(kind, left + place, upper + 86, 1.7, "unit-sign")
    box = (*layout.reserve_corner(index, pen.wide), wide, layout.RESERVE_HIGH)
    x, y = layout.reserve_middle(index, pen.wide)
    across, high = layout.UNIT_CARD_WIDE, layout.UNIT_CARD_HIGH
    slot = (x - across / 2, y - high / 2, across, high)
    return group(
        f"unit-{kind}",
        "column",
        pen.say("unit", name=pen.say(f"kind-{kind}")),
        head,
        data=f'data-unit="{kind}"',
    ) + group(
        f"reserve-{kind}",
        "column",
        pen.say("reserve", name=pen.say(f"kind-{kind}")),
        rect("panel", box, 12) + rect("slot", slot, 8),
        data=f'data-place="reserve" data-kind="{kind}"',
    )


# -- what changes besides pieces -----------------------------------------------------------


def _header(pen: Pen) -> list[str]:
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
    return [
        text("round", layout.MARGIN + 4, 48, pen.say("turn", turn=state.turn)),
        text("phase", layout.MARGIN + 4, 88, phase, layout.WIDTH - 40),
        text("edition end", right, 38, edition, 560),
    ]


def _region_notes(pen: Pen) -> list[str]:
    left, upper, wide, _ = layout.region_panel()
    state = pen.state
    number = len(state.regions)
    x = left + 196
    found = [
        text("heading", left + 14, upper + 36, pen.say("region-discard"), wide - 28),
        text("big middle", x, upper + 120, str(number)),
        text("small middle quiet", x, upper + 150, pen.say("cards", n=number), 120),
        f'<path class="rule" d="M{left + 12:g} {upper + 218:g}h{wide - 24:g}"/>',
        text("heading", left + 14, upper + 254, pen.say("centres"), wide - 28),
    ]
    removed = sum(state.removed)
    if removed:
        note = pen.say("removed", n=removed)
        found.append(text("small middle quiet", x, upper + 190, note, 124))
    slots = ""
    for index in range(CENTRE_CARDS):
        place = left + 33 + index * 50
        held = index < state.centres
        slots += rect("empty", (place - 23, upper + 270, 46, 50), 7)
        if held:
            slots += sign("factory", place, upper + 297, 0.9, "held")
    title = pen.say("centres-held", n=state.centres, m=CENTRE_CARDS)
    found.append(group("centres", "centres", title, slots, data=f'data-count="{state.centres}"'))
    note = pen.say("each-turn", n=BASE_DRAW + state.centres)
    found.append(text("small quiet", left + 14, upper + 358, note, wide - 28))
    return found


def _production(pen: Pen) -> list[str]:
    left, upper, _, _ = layout.production_panel()
    found: list[str] = []
    for index, name in enumerate(("pile", "discard")):
        counts = pen.state.discard if index else pen.state.pile
        x = left + 121 + 94 * index
        cells = text("count", x, upper + 76, str(sum(counts)))
        for kind in range(6):
            quiet = "" if counts[kind] else " quiet"
            y = upper + 124 + 46 * kind
            cells += text(f"cell middle{quiet}", x, y, str(counts[kind]))
        title = pen.say("pile-counts", name=pen.say(name), n=sum(counts), list=pen.counts(counts))
        found.append(
            group(f"{name}-counts", "counts", title, cells, data=f'data-count="{sum(counts)}"')
        )
    return found


def _tray_notes(pen: Pen) -> list[str]:
    state = pen.state
    phase, target = state.phase, state.target
    heading, note = pen.say("tray"), pen.say("tray-idle")
    if target >= 0:
        heading = pen.say("tray-target", code=NAMES[target])
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
        corners = free_corners(state.standing, target)
        where = [NAMES[corner] for corner in corners]
        note = pen.say("tray-retreat", code=where[0], second=where[-1])
    elif phase == BOMBING_DIE:
        heading = pen.say("tray-bombing")
        note = pen.say("tray-bombers", n=counted(state.force)[A])
    left, upper, _, _ = layout.tray()
    return [
        text("tray", left + 16, upper + 48, heading, 460),
        text("note quiet", left + 16, upper + 88, note, 460),
    ]


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
        data=f'data-unit="{UNITS[unit]}" data-side="{("base", "upgraded", "spent")[side]}"',
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
        data=f'data-unit="weapon" data-side="{"upgraded" if ready else "base"}"',
    )
