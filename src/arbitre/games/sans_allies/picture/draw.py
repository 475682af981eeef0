"""A view of Sans Alliés drawn: a briefing table with the nation on a staff map, felt and racks below it.

`<g id="board">` depends on the edition and the language only: places (`place-C4`), tiles (`tile-C`),
unit tiles (`unit-P`), reserve columns (`reserve-P`, `reserve-weapon`), `pile`, `discard`,
`region-discard`, `force`, and what each thing is (`about-…`). `<g id="state">` holds the texts and marks that
change; `<g id="pieces">` is one flat layer, each thing placed by its `transform`: cards (`card-C4`,
`card-region-discard`), `marker`, stacks of units (`piece-reserve-P`, `piece-force-P`), `target`, what can be
attacked now (`reach-A3`), instead (`other-A3`) or not at all (`short-A3`), free corners (`corner-B4`), and
`throw`, where dice fall. Both are one scene, by id.
"""

from __future__ import annotations

from html import escape

from arbitre.core.edition import Edition
from arbitre.core.screen import Picture, Region, Scene, nameless
from arbitre.core.svg import document, group, num, rect
from arbitre.core.words import Words
from arbitre.games.sans_allies.picture.about import abouts
from arbitre.games.sans_allies.picture.layout import Layout
from arbitre.games.sans_allies.picture.notes import notes
from arbitre.games.sans_allies.picture.pen import Pen, pen_of
from arbitre.games.sans_allies.picture.pieces import TOP_DOWN, pieces
from arbitre.games.sans_allies.picture.piles import pile_boards
from arbitre.games.sans_allies.picture.shapes import definitions, sign, text
from arbitre.games.sans_allies.picture.style import KIND, style
from arbitre.games.sans_allies.play.position import SansAlliesView
from arbitre.games.sans_allies.rules.cards import UNITS
from arbitre.games.sans_allies.rules.pyramid import NAMES, ROW, ROWS
from arbitre.games.sans_allies.rules.state import DIE, State
from arbitre.games.sans_allies.rules.values import TILES


def draw_view(view: SansAlliesView, words: Words) -> str:
    """The table as a view shows it, wide; the same view gives the same bytes."""
    pen = pen_of(view, words, True)
    signs, *ground = _ground(pen)
    scene = _scene(pen)
    layers = (ground, list(scene.state.values()), list(scene.pieces.values()))
    size = (pen.at.width, pen.at.height)
    return document(KIND, size, words.lang, _title(pen), style(), [signs], layers)


def layers(view: SansAlliesView, words: Words, wide: bool = False) -> Picture:
    """The same drawing for a page, which brings the style sheet itself."""
    pen = pen_of(view, words, wide)
    scene = _scene(pen)
    return Picture(
        KIND,
        pen.at.width,
        pen.at.height,
        _title(pen),
        f"{pen.edition} {pen.digest} {words.lang} {pen.at.name}",
        "\n".join(_ground(pen)),
        "\n".join(scene.state.values()),
        "\n".join(scene.pieces.values()),
        _regions(pen),
    )


def scene_of(view: SansAlliesView, words: Words, wide: bool) -> Scene:
    """What changes of the drawing, by id."""
    return _scene(pen_of(view, words, wide))


def scene_of_state(
    edition: Edition, state: State, words: Words, wide: bool, written: list[str] | None
) -> Scene:
    """The same of a state that is only thought of, with what a decision comes to so far."""
    return _scene(Pen(edition, state, words, wide, written))


def _scene(pen: Pen) -> Scene:
    return Scene(notes(pen), pieces(pen))


def _regions(pen: Pen) -> list[Region]:
    """What a phone shows at a time: upright the table, then the piles; sideways all of it."""
    at = pen.at
    if at.wide:
        return [Region("table", pen.say("see-table"), 0, 0, at.width, at.height)]
    return [
        Region("table", pen.say("see-table"), 0, 0, at.width, at.table_high),
        Region(
            "piles", pen.say("see-piles"), 0, at.table_high, at.width, at.height - at.table_high
        ),
    ]


def pyramid_alone(view: SansAlliesView, words: Words) -> Picture:
    """The pyramid, without anything beside or below it."""
    pen = pen_of(view, words, True)
    at = pen.at
    left, upper = at.first_left - 12, at.top - 12
    start = f'<g transform="translate({num(-left)} {num(-upper)})">'
    cards = [
        drawn
        for name, drawn in pieces(pen).items()
        if name.startswith("card-") and name != "card-region-discard"
    ]
    wide, high = 7 * at.step_x + at.card_wide + 24, 7 * at.step_y + at.card_high + 24
    return Picture(
        KIND,
        wide,
        high,
        _title(pen),
        f"pyramid {words.lang}",
        definitions(at) + _map(wide, high, 4),
        "",
        "\n".join([start, *nameless(cards), "</g>"]),
    )


def _title(pen: Pen) -> str:
    return escape(pen.say("title", turn=pen.state.turn))


def _ground(pen: Pen) -> list[str]:
    """What stays: signs, the table, places, tiles, piles and the columns of the units."""
    return [
        definitions(pen.at),
        abouts(pen),
        *_table(pen.at),
        *(_place(pen, place) for place in TOP_DOWN),
        *(_tile(pen, row) for row in range(7, -1, -1)),
        *pile_boards(pen),
        _force(pen),
        *(_column(pen, index) for index in range(5)),
    ]


# -- the table -----------------------------------------------------------------------------


def _table(at: Layout) -> list[str]:
    """Wood under the lamp, and the map that the cards lie on."""
    size = f'width="{num(at.width)}" height="{num(at.height)}"'
    return [
        f'<rect class="wood" {size}/>',
        f'<rect class="texture" fill="url(#sans-grain)" {size}/>',
        f'<rect class="texture" fill="url(#sans-lamp)" {size}/>',
        _map(at.width, at.map_high, 3),
    ]


def _map(wide: float, high: float, edge: float) -> str:
    """A sheet of a staff map: its grid, its hills, its edge."""
    box = (edge, edge, wide - 2 * edge, high - 2 * edge)
    size = " ".join(
        f'{name}="{num(value)}"'
        for name, value in zip(("x", "y", "width", "height"), box, strict=True)
    )
    hills = "".join(
        f'<use class="texture" href="#sans-hills" transform="translate({num(x)} {num(y)})"/>'
        for x, y in (
            (wide * 0.1, high * 0.42),
            (wide * 0.7, high * 0.03),
            (wide * 0.74, high * 0.5),
        )
    )
    return (
        rect("drop", (box[0] + 3, box[1] + 6, box[2], box[3]), 4)
        + rect("map", box, 4)
        + f'<rect class="texture" fill="url(#sans-grid)" {size}/>{hills}'
        + f'<rect class="texture" fill="url(#sans-paper)" {size}/>'
    )


def _place(pen: Pen, place: int) -> str:
    x, y = pen.at.middle(place)
    name = NAMES[place]
    wide, high = pen.at.card_wide - 6, pen.at.card_high - 12
    title = pen.say("place", code=name, n=pen.values.defence[place // ROW])
    return group(
        f"place-{name}",
        "place",
        title,
        rect("slot", (x - wide / 2, y - high / 2 - 3, wide, high), 9)
        + text("code", x, y + 6, name),
        data=f'data-place="{name}"',
    )


def _tile(pen: Pen, row: int) -> str:
    """A brass plate: the row, its defence and its research, and where the marker lies."""
    left, upper, wide, high = pen.at.tile_box(row)
    defence, research = pen.values.defence[row], pen.values.research[row]
    # SA-K4: on the last tile a die can no longer save anybody
    deadly = row == TILES - 1 and research >= DIE
    about = "about-tile about-tile-last" if deadly else "about-tile"
    across = left + wide - (33 if pen.at.wide else 27)
    x, y = pen.at.marker_at(row)
    plate = rect("drop", (left + 2, upper + 4, wide, high), 10)
    plate += rect("plate", (left, upper, wide, high), 10)
    plate += (
        f'<rect class="texture" fill="url(#sans-brass)" x="{num(left)}" y="{num(upper)}" '
        f'width="{num(wide)}" height="{num(high)}" rx="10"/>'
    )
    return group(
        f"tile-{ROWS[row]}",
        "tile",
        pen.say("tile", code=ROWS[row], n=defence, m=research),
        plate
        + text("tile-letter on-brass", left + wide * 0.2, upper + 43, ROWS[row])
        + f'<circle class="spot" cx="{num(x)}" cy="{num(y)}" r="19"/>'
        + sign("castle", across, upper + 30, 0.96 if pen.at.wide else 0.86, "dark")
        + text("value", across, upper + 44, str(defence))
        + sign("atom", across, upper + high - 27, 0.68, "deadly" if deadly else "dark")
        + text("value", across, upper + high - 14, str(research)),
        data=f'data-tile="{ROWS[row]}" data-about="{about} about-edition"',
    )


def _force(pen: Pen) -> str:
    """The box of the force: felt, stitched, with brass corners."""
    left, upper, wide, high = pen.at.tray
    inner = rect("felt", (left + 3, upper + 3, wide - 6, high - 6), 12)
    inner += (
        f'<rect class="texture" fill="url(#sans-felt)" x="{num(left + 6)}" y="{num(upper + 6)}" '
        f'width="{num(wide - 12)}" height="{num(high - 12)}"/>'
    )
    inner += rect("stitch", (left + 10, upper + 10, wide - 20, high - 20), 8)
    across, tall = pen.at.card_front
    for unit in range(4):
        x, y = pen.at.force_middle(unit)
        inner += rect("ghost", (x - across / 2, y - tall / 2, across, tall), 8)
        inner += sign(UNITS[unit], x, y, 1.5, "ghost-sign")
    for x, y, turn in (
        (left, upper, 0),
        (left + wide, upper, 90),
        (left + wide, upper + high, 180),
        (left, upper + high, 270),
    ):
        place = f"translate({num(x)} {num(y)})rotate({turn})"
        inner += f'<path class="corner-brass texture" transform="{place}" d="M0 0H30L0 30Z"/>'
    return group(
        "force",
        "column",
        pen.say("tray"),
        inner,
        data='data-place="force" data-about="about-force about-dice about-retreat"',
    )


def _column(pen: Pen, index: int) -> str:
    """A unit tile and the rack of its reserve; the fifth is the ultimate weapon's."""
    (left, upper), wide, high = pen.at.unit_corner(index), pen.at.column_wide, pen.at.unit_high
    kind = UNITS[index] if index < 4 else "weapon"
    name = pen.head(kind) if index < 4 else pen.say("weapon-short")
    head = rect("drop", (left + 2, upper + 4, wide, high), 10)
    head += rect("panel", (left, upper, wide, high), 10)
    if index < 4:
        head += text("head middle", left + wide / 2, upper + 36, name, wide - 20)
        head += sign(kind, left + 46, upper + high - 36, 1.6, "unit-sign")
    else:  # below it stands how many centres there are
        head += text("head middle", left + wide / 2 + 22, upper + 36, name, wide - 76)
        head += sign(kind, left + 32, upper + 26, 1.1, "unit-sign")
    box = pen.at.reserve_box(index)
    x, y = pen.at.reserve_middle(index)
    across, tall = pen.at.card_front
    slot = (x - across / 2, y - tall / 2, across, tall)
    return group(
        f"unit-{kind}",
        "column",
        pen.say("unit", name=pen.say(f"kind-{kind}")),
        head,
        data=f'data-unit="{kind}" data-about="about-{kind}"',
    ) + group(
        f"reserve-{kind}",
        "column",
        pen.say("reserve", name=pen.say(f"kind-{kind}")),
        rect("rack", box, 10) + rect("slot", slot, 8),
        data=f'data-place="reserve" data-kind="{kind}" data-about="about-reserve"',
    )
