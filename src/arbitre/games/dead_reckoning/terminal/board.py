"""The ocean, the ships and both sides' things drawn as text, in colour or in plain ASCII."""

from __future__ import annotations

from typing import Final

from arbitre.core.message import Value
from arbitre.core.position import View
from arbitre.core.terminal import Style
from arbitre.core.words import Words
from arbitre.games.dead_reckoning.rules.alliance.deck import band_number
from arbitre.games.dead_reckoning.rules.board import HARBOR, NAMES
from arbitre.games.dead_reckoning.rules.moves import BUILDINGS
from arbitre.games.dead_reckoning.rules.state import OVER, PHASES, State
from arbitre.games.dead_reckoning.rules.table import FACE_DOWN, NO_CARD, SIDES, OpenTable
from arbitre.games.dead_reckoning.words.codes import (
    seen,
    short_card,
    short_goods,
    side_in,
    tile_in,
)
from arbitre.games.dead_reckoning.words.sides import (
    achievement_cells,
    alliance_lines,
    human_lines,
    score_line,
)

LANES: Final = 3
ROWS: Final = 4
NARROWEST: Final = 14
WIDEST: Final = 28
ROOMY: Final = 19
"""The least width of a tile whose parts have lines of their own."""
BELOW: Final = 3
"""Rows that the question and what is typed take."""
COLOURS: Final = ("32", "36", "31", "35")
"""Of humans and Alliances, besides their signs."""


class Signs:
    """The signs of a drawing, with ASCII or beyond it: the sides', then the rest."""

    def __init__(self, ascii: bool, humans: int) -> None:
        own = "oxAB" if ascii else "●◆■▲"
        self.sides = [own[0], own[2]] if humans == 1 else list(own)
        self.empty = "." if ascii else "·"
        self.line = "-" if ascii else "─"
        self.done = "*" if ascii else "✓"
        self.cut = "~" if ascii else "…"


class Sketch:
    """What a drawing is made from."""

    def __init__(self, view: View, style: Style, words: Words) -> None:
        self.view = view
        self.position, self.words = seen(view, words)
        self.state: State = self.position.state
        self.table: OpenTable = self.state.table
        self.style = style
        self.signs = Signs(style.ascii, self.table.humans)
        self.room = max(style.width - 1, 30)
        self.low = False  # as few rows as can be

    def cut(self, text: str, width: int) -> str:
        """Text in a column: cut or filled."""
        if len(text) > width:
            text = text[: width - 1] + self.signs.cut
        return text.ljust(width)

    def wrapped(self, parts: list[str], first: str, between: str = " · ") -> list[str]:
        """Parts on as few lines as there is room for; later lines stand in a little."""
        lines: list[str] = []
        line = first
        begun = False
        for part in parts:
            joint = between if begun else ""
            if begun and len(line) + len(joint) + len(part) > self.room:
                lines.append(line)
                line, joint = "   ", ""
            line += joint + part
            begun = True
        return [*lines, line]


def board_text(view: View, style: Style, words: Words) -> str:
    """The title, the map, each human's things, each Alliance's, the achievements.

    A screen that is too low for it all gets the same in fewer rows, without the legend (`? map`).
    """
    sketch = Sketch(view, style, words)
    lines = _lines(sketch)
    if style.height and len(lines) + BELOW > style.height:
        sketch.low = True
        lines = _lines(sketch)
    text = "\n".join(line.rstrip() for line in lines)
    if style.ascii:
        return plain_text(text)
    return _painted(text, sketch) if style.colour else text


def _lines(sketch: Sketch) -> list[str]:
    table, words = sketch.table, sketch.words
    lines = _title(sketch)
    if not sketch.low:
        lines += _harbor(sketch)
    lines += _ocean(sketch)
    if not sketch.low:
        lines += legend_lines(sketch)
    for seat in range(table.humans):
        wrap = sketch.wrapped
        lines += human_lines(sketch.view, sketch.state, seat, wrap, words, sketch.low)
    for side in range(table.humans, table.sides):
        lines += alliance_lines(sketch.state, side, sketch.wrapped, words)
    lines += _columns(
        sketch, achievement_cells(sketch.state, sketch.signs.sides, sketch.signs.done, words)
    )
    if sketch.state.phase == OVER and not sketch.state.companion:
        for side in range(table.sides):
            lines += sketch.wrapped(score_line(sketch.state, side, words).split(" "), "", " ")
    return lines


def plain_text(text: str) -> str:
    """Without the signs beyond ASCII that the words bring."""
    return text.replace("\u00a0", " ").replace("·", "|").replace("×", "x").replace("’", "'")


def _painted(text: str, sketch: Sketch) -> str:
    """Each side's sign in its colour."""
    humans = sketch.table.humans
    for side, sign in enumerate(sketch.signs.sides):
        code = COLOURS[side if humans == 2 or side == 0 else 2]
        text = text.replace(sign, sketch.style.paint(sign, code))
    return text


def _title(sketch: Sketch) -> list[str]:
    state, table, words = sketch.state, sketch.table, sketch.words
    side = table.side if table.is_alliance(table.side) else table.humans + max(table.side, 0)
    turn = table.turn[side]
    phase = PHASES[state.phase] if state.battle is None else "battle"
    args: dict[str, Value] = {"turn": turn, "band": _band(table, side) + 1, "phase": phase}
    key = "table-title"
    if table.trigger >= 0 and state.phase != OVER:
        key = "table-title-last"
        args["side"] = table.trigger
    parts = words.phrase(key, args).split(" · ")
    if sketch.low:
        parts = [*parts[1:], _harbor_part(sketch)]
    lines = sketch.wrapped(parts, "")
    return [sketch.style.paint(line, "1") for line in lines]


def _band(table: OpenTable, side: int) -> int:
    """The band of an Alliance's turn, whoever is on turn."""
    if table.side == side:
        return band_number(table)
    later = [last for last in table.values.bands if table.turn[side] > last]
    return len(later)


def _ships_at(sketch: Sketch, space: int) -> list[str]:
    table, words = sketch.table, sketch.words
    found: list[str] = []
    for side in range(table.sides):
        if table.place[side] == space:
            name = f"{sketch.signs.sides[side]} {side_in(side, words)}"
            pirate = table.pirate[side]
            found.append(words.phrase("table-pirate", {"side": name}) if pirate else name)
    return found


def _signs_at(sketch: Sketch, space: int) -> str:
    """The same by their signs alone: `<●!■>` are two, the first in pirate mode."""
    table = sketch.table
    found = "".join(
        sketch.signs.sides[side] + ("!" if table.pirate[side] else "")
        for side in range(table.sides)
        if table.place[side] == space
    )
    return f"<{found}>" if found else ""


def _harbor_part(sketch: Sketch) -> str:
    """The harbor and who is in it."""
    words = sketch.words
    ships = _ships_at(sketch, HARBOR) or [words.phrase("table-nobody")]
    return words.phrase("table-harbor", {"ships": ", ".join(ships)})


def _harbor(sketch: Sketch) -> list[str]:
    head = f"{sketch.signs.line}{_harbor_part(sketch)} "
    width = min(sketch.room, _cell(sketch) * ROWS + ROWS - 1)
    return [head.ljust(width, sketch.signs.line)]


def _cell(sketch: Sketch) -> int:
    """The width of a tile; 0 where four do not fit side by side."""
    width = (sketch.room - (ROWS - 1)) // ROWS
    return min(width, WIDEST) if width >= NARROWEST else 0


def _ocean(sketch: Sketch) -> list[str]:
    """Lanes from top to bottom, rows from left to right; on a narrow screen tile after tile."""
    width = _cell(sketch)
    lines: list[str] = []
    if not width:
        for space in range(1, LANES * ROWS + 1):
            lines += [line for line in _tile(sketch, space, sketch.room) if line.strip()]
        return lines
    tight = sketch.low or width < ROOMY
    for lane in range(LANES):
        spaces = [row * LANES + lane + 1 for row in range(ROWS)]
        tiles = [(_tight if tight else _tile)(sketch, space, width) for space in spaces]
        high = max(len(tile) for tile in tiles)
        rows = [[*tile, *[" " * width] * (high - len(tile))] for tile in tiles]
        lines += [" ".join(tile[line] for tile in rows) for line in range(high)]
    return lines


def _tight(sketch: Sketch, space: int, width: int) -> list[str]:
    """A tile in as few lines as its parts take: nothing is left out, only its name is cut."""
    table, words, signs = sketch.table, sketch.words, sketch.signs
    values = ""
    parts: list[str] = []
    if table.is_island(space):
        values, _, rest = _worth(sketch, space).partition(" ")
        parts += [_cubes(sketch, space).replace(" =", "="), rest]
    if table.coins[space] or table.cargo[space]:
        parts.append(f"({short_goods(table.coins[space], table.cargo[space], words)})")
    parts += [_signs_at(sketch, space), _card(sketch, space)]
    name = sketch.cut(_name(sketch, space), max(3, width - 6 - len(values))).rstrip()
    head = f"{signs.line}{NAMES[space]} {name} {values}".rstrip() + " "
    lines = [head.ljust(width, signs.line)]
    for part in parts:
        if not part:
            continue
        if len(lines) > 1 and len(lines[-1]) + 1 + len(part) <= width:
            lines[-1] += f" {part}"
        else:
            lines += [part[at : at + width] for at in range(0, len(part), width)]
    return [line.ljust(width) for line in lines]


def _name(sketch: Sketch, space: int) -> str:
    """What lies on a space: the name of its tile."""
    tile = sketch.table.tiles[space]
    if tile == FACE_DOWN:
        return sketch.words.phrase("table-unexplored")
    return tile_in(sketch.position.tile_name(tile), sketch.words)


def _card(sketch: Sketch, space: int) -> str:
    """The card that lies there, in few signs."""
    table = sketch.table
    face = table.face[space]
    if face != NO_CARD:
        return short_card(table.values, face, sketch.words)
    return "" if table.tiles[space] == FACE_DOWN else sketch.words.phrase("table-no-card")


def _tile(sketch: Sketch, space: int, width: int) -> list[str]:
    """A tile: its name, what it is worth and makes, its cubes, what and who is there, its card."""
    table, words, signs = sketch.table, sketch.words, sketch.signs
    head = f"{signs.line}{NAMES[space]} {_name(sketch, space)}"
    lines = [sketch.cut(head, width - 1).rstrip() + " "]
    lines[0] = lines[0].ljust(width, signs.line)
    ships = " ".join(_ships_at(sketch, space))
    lying = short_goods(table.coins[space], table.cargo[space], words)
    if len(ships) + (len(lying) + 3 if lying else 0) > width:
        ships = _signs_at(sketch, space)
    if table.is_island(space):
        lines += [_worth(sketch, space), _cubes(sketch, space)]
    else:
        lines += ["", ""]
    lines.append(" ".join(part for part in (f"({lying})" if lying else "", ships) if part))
    lines.append(_card(sketch, space))
    return [sketch.cut(line, width) for line in lines]


def _worth(sketch: Sketch, space: int) -> str:
    """First and second value, production, buildings."""
    table, words = sketch.table, sketch.words
    island = table.values.islands[table.tiles[space]]
    made = short_goods(*table.yields(space), words)
    built = [
        words.phrase(f"short-{name}")
        for building, name in enumerate(BUILDINGS)
        if table.buildings[space] >> building & 1
    ]
    return f"{island.first}/{island.second} +{made} {' '.join(built)}".rstrip()


def _cubes(sketch: Sketch, space: int) -> str:
    """Cube spaces by side, permanent cubes, who controls the island."""
    table, signs = sketch.table, sketch.signs
    island = table.values.islands[table.tiles[space]]
    spot = space * SIDES
    filled = "".join(signs.sides[side] * table.cubes[spot + side] for side in range(table.sides))
    text = f"[{filled.ljust(island.spaces, signs.empty)}]"
    lasting = "".join(
        signs.sides[side] * table.permanent[spot + side] for side in range(table.sides)
    )
    if lasting:
        text += f"+{lasting}"
    owner = table.control[space]
    return f"{text} ={signs.sides[owner]}" if owner >= 0 else text


def legend_lines(sketch: Sketch) -> list[str]:
    """What the signs of the map mean."""
    words = sketch.words
    sides = [f"{sign} {side_in(side, words)}" for side, sign in enumerate(sketch.signs.sides)]
    parts = words.phrase("table-legend").split(" · ")
    lines = sketch.wrapped([*sides, *parts], "")
    return [sketch.style.paint(line, "2") for line in lines]


def _columns(sketch: Sketch, cells: list[str]) -> list[str]:
    """Cells side by side, as many as fit."""
    wide = max(len(cell) for cell in cells)
    number = max(1, min(len(cells), (sketch.room + 2) // (wide + 2)))
    rows = [cells[at : at + number] for at in range(0, len(cells), number)]
    columns = ["  ".join(cell.ljust(wide) for cell in row) for row in rows]
    flowing = sketch.wrapped(cells, "")
    return flowing if sketch.low and len(flowing) < len(columns) else columns
