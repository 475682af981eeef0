"""The ocean as SVG: harbor and tiles, cubes, buildings, goods, cards, ships, achievements."""

from __future__ import annotations

from typing import Final
from xml.sax.saxutils import escape

from arbitre.core.message import Value
from arbitre.core.position import View
from arbitre.core.words import Words
from arbitre.games.dead_reckoning.board import HARBOR, NAMES, SPACES, row_of
from arbitre.games.dead_reckoning.moves import BUILDINGS
from arbitre.games.dead_reckoning.position import DeadReckoningPosition
from arbitre.games.dead_reckoning.table import FACE_DOWN, NO_CARD, SIDES
from arbitre.games.dead_reckoning.text_sides import achievement_cells
from arbitre.games.dead_reckoning.text_words import (
    seen,
    short_card,
    short_goods,
    side_in,
    tile_in,
)

TILE: Final = 190
HIGH: Final = 150
GAP: Final = 10
LEFT: Final = 120
TOP: Final = 50
FILLS: Final = ("#1b7f4b", "#1d6fa5", "#b3261e", "#7b2d8b")
"""Humans' and Alliances' colours; each sign has a letter too."""
SIGNS: Final = "●◆■▲"


def draw_view(view: View, words: Words) -> str:
    """A drawing of all that lies open."""
    position = seen(view, words)
    table = position.state.table
    width = LEFT + 4 * (TILE + GAP) + GAP
    high = TOP + 3 * (HIGH + GAP) + 120
    turn: dict[str, Value] = {"turn": max(table.turn)}
    title = words.phrase("draw-title", turn)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {high}" role="img">',
        '<g font-family="sans-serif">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{width}" height="{high}" fill="#dcebf2"/>',
        _text(GAP, 28, title, 18),
    ]
    for space in range(SPACES):
        parts += _space(position, space, words)
    signs = _signs(table.humans)
    cells = achievement_cells(position.state, signs, "✓", words)
    below = TOP + 3 * (HIGH + GAP) + 25
    parts.append(_text(GAP, below, words.phrase("draw-achievements"), 16))
    for number, cell in enumerate(cells):
        x = GAP + number % 3 * (width // 3)
        parts.append(_text(x, below + 25 + number // 3 * 22, cell))
    return "\n".join([*parts, "</g></svg>"]) + "\n"


def _signs(humans: int) -> list[str]:
    return [SIGNS[0], SIGNS[2]] if humans == 1 else list(SIGNS)


def _fill(side: int, humans: int) -> str:
    return FILLS[side if humans == 2 else side * 2]


def _text(x: int, y: int, text: str, size: int = 14, fill: str = "#12202b") -> str:
    return f'<text x="{x}" y="{y}" font-size="{size}" fill="{fill}">{escape(text)}</text>'


def _corner(space: int) -> tuple[int, int]:
    if space == HARBOR:
        return GAP, TOP
    return LEFT + row_of(space) * (TILE + GAP), TOP + (space - 1) % 3 * (HIGH + GAP)


def _space(position: DeadReckoningPosition, space: int, words: Words) -> list[str]:
    """The harbor, or a tile with all that lies on it."""
    table = position.state.table
    x, y = _corner(space)
    harbor = space == HARBOR
    hidden = not harbor and table.tiles[space] == FACE_DOWN
    wide, high = (LEFT - 2 * GAP, 3 * HIGH + 2 * GAP) if harbor else (TILE, HIGH)
    fill = "#8aa9b8" if hidden else "#e9dcc0" if harbor or table.is_island(space) else "#b9d7e4"
    if harbor:
        name = words.phrase("kind-harbor")
    elif hidden:
        name = words.phrase("draw-unexplored")
    else:
        name = tile_in(position.tile_name(table.tiles[space]), words)
    label = words.phrase("draw-space", {"space-code": NAMES[space], "tile-name": name})
    found = [
        f"<g><title>{escape(label)}</title>",
        f'<rect x="{x}" y="{y}" width="{wide}" height="{high}" rx="8" fill="{fill}"/>',
        _text(x + 8, y + 20, f"{NAMES[space]} {name}"),
    ]
    if table.is_island(space):
        found += _island(position, space, x, y, words)
    if not harbor and table.face[space] != NO_CARD:
        found.append(_text(x + 8, y + 120, short_card(table.values, table.face[space], words)))
    found += _ships(position, space, x, y + (50 if harbor else 140), words)
    return [*found, "</g>"]


def _island(position: DeadReckoningPosition, space: int, x: int, y: int, words: Words) -> list[str]:
    table = position.state.table
    island = table.values.islands[table.tiles[space]]
    built = [
        words.phrase(f"kind-{name}")
        for number, name in enumerate(BUILDINGS)
        if table.buildings[space] >> number & 1
    ]
    worth = f"{island.first}/{island.second} +{short_goods(*table.yields(space), words)}"
    found = [_text(x + 8, y + 40, worth), _text(x + 8, y + 80, ", ".join(built))]
    signs = _signs(table.humans)
    at = x + 8
    for side in range(table.sides):
        spot = space * SIDES + side
        for _ in range(table.cubes[spot]):
            found.append(_text(at, y + 60, signs[side], 16, _fill(side, table.humans)))
            at += 16
    free = island.spaces - sum(table.cubes[space * SIDES : space * SIDES + SIDES])
    lasting = "".join(signs[s] * table.permanent[space * SIDES + s] for s in range(table.sides))
    owner = table.control[space]
    rest = "·" * free + (f" +{lasting}" if lasting else "")
    found.append(_text(at, y + 60, rest + (f" ={signs[owner]}" if owner >= 0 else "")))
    found.append(_text(x + 8, y + 100, short_goods(table.coins[space], table.cargo[space], words)))
    return found


def _ships(position: DeadReckoningPosition, space: int, x: int, y: int, words: Words) -> list[str]:
    table = position.state.table
    signs = _signs(table.humans)
    found: list[str] = []
    for side in range(table.sides):
        if table.place[side] != space:
            continue
        mode = "pirate" if table.pirate[side] else "merchant"
        label = words.phrase("draw-ship", {"side": side, "mode": mode})
        fill = _fill(side, table.humans)
        name = f"{signs[side]} {side_in(side, words)}"
        found.append(f"<g><title>{escape(label)}</title>{_text(x + 8, y, name, 14, fill)}</g>")
        if space == HARBOR:
            y += 22
        else:
            x += 90
    return found
