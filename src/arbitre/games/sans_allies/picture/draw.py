"""A view of Sans Alliés drawn as one stand-alone SVG, upright: it fits a phone; a page on a desk has it wide.

`<g id="board">` depends on the edition and the language only: places (`place-C4`), tiles (`tile-C`),
unit tiles (`unit-P`), reserve columns (`reserve-P`, `reserve-weapon`), `pile`, `discard`,
`region-discard`, `force`. `<g id="state">` holds the texts and marks that change; `<g id="pieces">`
is one flat layer, each thing placed by its `transform`: cards (`card-C4`, `card-region-discard`),
`marker`, stacks of units (`piece-reserve-P`, `piece-force-P`), `target`, free corners (`corner-B4`).
Both are drawn as one scene, by id.
"""

from __future__ import annotations

from html import escape

from arbitre.core.screen import Picture, Scene, nameless
from arbitre.core.svg import document, group, num, rect
from arbitre.core.words import Words
from arbitre.games.sans_allies.picture import layout
from arbitre.games.sans_allies.picture.notes import notes
from arbitre.games.sans_allies.picture.pen import Pen
from arbitre.games.sans_allies.picture.pieces import TOP_DOWN, pieces
from arbitre.games.sans_allies.picture.shapes import definitions, sign, text
from arbitre.games.sans_allies.picture.style import KIND, style
from arbitre.games.sans_allies.play.position import SansAlliesView
from arbitre.games.sans_allies.rules.cards import KINDS, UNITS
from arbitre.games.sans_allies.rules.pyramid import NAMES, ROW, ROWS


def draw_view(view: SansAlliesView, words: Words) -> str:
    """The table as a view shows it; the same view gives the same bytes."""
    pen = Pen(view, words)
    signs, paper, *ground = _ground(pen)
    scene = _scene(pen)
    layers = (ground, list(scene.state.values()), list(scene.pieces.values()))
    size = (layout.WIDTH, layout.HEIGHT)
    return document(KIND, size, words.lang, _title(pen), style(), [signs, paper], layers)


def layers(view: SansAlliesView, words: Words, wide: bool = False) -> Picture:
    """The same drawing for a page, which brings the style sheet itself."""
    pen = Pen(view, words, wide)
    across, high = layout.extent(wide)
    scene = _scene(pen)
    return Picture(
        KIND,
        across,
        high,
        _title(pen),
        f"{pen.edition} {pen.digest} {words.lang} {'wide' if wide else 'tall'}",
        "\n".join(_ground(pen)),
        "\n".join(scene.state.values()),
        "\n".join(scene.pieces.values()),
    )


def scene_of(view: SansAlliesView, words: Words, wide: bool) -> Scene:
    """What changes of the drawing, by id."""
    return _scene(Pen(view, words, wide))


def _scene(pen: Pen) -> Scene:
    return Scene(notes(pen), pieces(pen))


def pyramid_alone(view: SansAlliesView, words: Words) -> Picture:
    """The pyramid, without anything beside or below it."""
    pen = Pen(view, words)
    left, upper = layout.FIRST_LEFT - layout.MARGIN, layout.TOP - layout.MARGIN
    start = f'<g transform="translate({num(-left)} {num(-upper)})">'
    cards = [
        drawn
        for name, drawn in pieces(pen).items()
        if name.startswith("card-") and name != "card-region-discard"
    ]
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
