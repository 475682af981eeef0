"""A view of Dead Reckoning drawn: one stand-alone SVG, or its layers for a page, lying or upright.

`<g id="board">` depends on the edition, the language, the shape and whose things come first: water,
harbor and frames (`space-A2`), panels, the board of the battle (`battle`, `cubes-mine`, `cubes-theirs`).
`<g id="state">` holds islands (`island-A2`), zones (`zone-rigging`), counts (`hold`, `dock`, `chest`,
`deck`, `damage`), the Alliance's piles and card with its steps (`step-place-A2`, on the ocean `mark-A2`),
achievements, how far the ship could sail (`reach-A2`); loose texts are `state-…`. `<g id="pieces">`
is one flat layer, each thing placed by its `transform`: cubes (`cube-A2-SIDE-n`), buildings
(`building-A2-fort`), goods (`goods-A2`), cards (`card-A2`), ships (`ship-SIDE`), the crew
(`crew-captain`), what is sleeved on it (`sleeved-captain-1`), cards to be sleeved (`held-1`), the
battle's cubes.
"""

from __future__ import annotations

from html import escape
from typing import Final

from arbitre.core.message import Value
from arbitre.core.position import View
from arbitre.core.screen import Picture, Region, Scene, nameless
from arbitre.core.svg import document, num
from arbitre.core.words import Words
from arbitre.games.dead_reckoning.picture import afloat as draw_afloat
from arbitre.games.dead_reckoning.picture import aims as draw_aims
from arbitre.games.dead_reckoning.picture import alliance as draw_alliance
from arbitre.games.dead_reckoning.picture import battle as draw_battle
from arbitre.games.dead_reckoning.picture import card as draw_card
from arbitre.games.dead_reckoning.picture import crew as draw_crew
from arbitre.games.dead_reckoning.picture import human as draw_human
from arbitre.games.dead_reckoning.picture import sea as draw_sea
from arbitre.games.dead_reckoning.picture.about import descriptions
from arbitre.games.dead_reckoning.picture.engraving import definitions, desk
from arbitre.games.dead_reckoning.picture.pen import Pen
from arbitre.games.dead_reckoning.picture.shapes import kept, text
from arbitre.games.dead_reckoning.picture.style import KIND, style
from arbitre.games.dead_reckoning.rules.state import OVER, PHASES

_ID: Final = '<g id="'


def draw_view(view: View, words: Words) -> str:
    """The table as a view shows it; the same view gives the same bytes."""
    pen = Pen(view, words, False)
    seen = scene_of(pen)
    layers = (_ground(pen), list(seen.state.values()), list(seen.pieces.values()))
    size = (pen.layout.width, pen.layout.height)
    return document(KIND, size, words.lang, escape(_title(pen)), style(), [], layers)


def layers(view: View, words: Words, tall: bool) -> Picture:
    """The same drawing for a page, which brings the style sheet itself."""
    pen = Pen(view, words, tall)
    edition = pen.position.edition
    shape = "tall" if tall else "wide"
    seen = scene_of(pen)
    key = f"{edition.full_name} {edition.digest} {words.lang} {shape} {pen.table.humans}"
    return Picture(
        KIND,
        pen.layout.width,
        pen.layout.height,
        _title(pen),
        key,
        "\n".join(_ground(pen)),
        "\n".join(seen.state.values()),
        "\n".join(seen.pieces.values()),
        [Region(part.key, pen.say(f"part-{part.key}"), *part.box) for part in pen.layout.parts],
    )


def scene_of(pen: Pen) -> Scene:
    """What lies on the ground, by id: the state, and the pieces."""
    return Scene(_named(_changing(pen)), _named(_pieces(pen)))


def _named(groups: list[str]) -> dict[str, str]:
    """Elements made by `group` under their ids."""
    return {one[len(_ID) : one.index('"', len(_ID))]: one for one in groups}


def chart(view: View, words: Words, rows: int) -> Picture:
    """The ocean alone: the harbor and the first rows."""
    pen = Pen(view, words, False)
    left, upper, _, high = pen.layout.map
    wide = pen.layout.corner(rows * 3 + 1)[0] - left
    seen = rows * 3 + 1
    start = f'<g transform="translate({num(-left)} {num(-upper)})">'
    ground = [definitions(), start, *nameless(draw_sea.sea(pen, seen, wide)), "</g>"]
    state = [start, *nameless(draw_sea.islands(pen, seen)), "</g>"]
    pieces = [start, *nameless(draw_afloat.sea_pieces(pen, seen)), "</g>"]
    title, key = _title(pen), f"chart {words.lang}"
    return Picture(
        KIND, wide, high, title, key, "\n".join(ground), "\n".join(state), "\n".join(pieces)
    )


def _title(pen: Pen) -> str:
    return pen.say("title", {"turn": max(pen.table.turn)})


def _ground(pen: Pen) -> list[str]:
    """What stays the same with edition and language."""
    return [
        definitions(),
        descriptions(pen),
        *desk((0, 0, pen.layout.width, pen.layout.height)),
        *draw_sea.sea(pen),
        *draw_human.frames(pen),
        *draw_alliance.frames(pen),
    ]


def _changing(pen: Pen) -> list[str]:
    """What changes but does not move: texts, islands, counts."""
    table = pen.table
    found = [*_header(pen), *draw_sea.islands(pen)]
    for which in range(table.humans):
        found += draw_human.human_state(pen, which)
        found += draw_alliance.alliance_state(pen, which)
    found += draw_sea.reach(pen) + draw_card.marked_spaces(pen) + draw_card.card_state(pen)
    return found + draw_battle.battle_state(pen) + draw_aims.aims_state(pen)


def _pieces(pen: Pen) -> list[str]:
    """All that moves, each with an id."""
    found = draw_afloat.sea_pieces(pen)
    for which in range(pen.table.humans):
        found += draw_human.aboard(pen, which) + draw_crew.crew_pieces(pen, which)
    return found + draw_battle.battle_pieces(pen)


def _header(pen: Pen) -> list[str]:
    state, table = pen.state, pen.table
    turn = max(table.turn)
    named = PHASES[state.phase] if pen.battle is None else "battle"
    key = ("phase", named, state.won, table.side, table.trigger)
    return [
        pen.once(("turn of", turn), lambda: _turn_of(pen, turn)),
        pen.once(key, lambda: _phase(pen, named)),
    ]


def _turn_of(pen: Pen, turn: int) -> str:
    return kept("state-turn", text("title", 20, 37, pen.say("turn-of", {"n": turn}), 170))


def _phase(pen: Pen, named: str) -> str:
    state, table = pen.state, pen.table
    if state.phase == OVER:
        said = pen.say("won" if state.won else "lost")
        if table.trigger >= 0:
            said += " · " + pen.say("ended-by", {"name": pen.name(table.trigger)})
    else:
        whose = pen.name(table.side) if table.side >= 0 else ""
        args: dict[str, Value] = {"name": whose, "said": pen.words.phrase(f"phase-{named}")}
        said = pen.say("phase", args) if whose else str(args["said"])
        if table.trigger >= 0:
            said += " · " + pen.say("last-turns", {"name": pen.name(table.trigger)})
    return kept("state-phase", text("phase", 206, 36, said, pen.layout.map[2] - 226))
