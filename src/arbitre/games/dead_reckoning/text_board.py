"""The ocean, the ships and both sides' things drawn as text, in colour or in plain ASCII."""

from __future__ import annotations

from typing import Final

from arbitre.core.message import Value
from arbitre.core.position import View
from arbitre.core.table_talk import Style
from arbitre.core.words import Words
from arbitre.games.dead_reckoning.alliance import band_number
from arbitre.games.dead_reckoning.board import HARBOR, NAMES
from arbitre.games.dead_reckoning.moves import BUILDINGS
from arbitre.games.dead_reckoning.position import DeadReckoningPosition
from arbitre.games.dead_reckoning.scoring import total
from arbitre.games.dead_reckoning.state import OVER, PHASES, State
from arbitre.games.dead_reckoning.table import FACE_DOWN, NO_CARD, SIDES, Table
from arbitre.games.dead_reckoning.text_sides import achievement_cells, alliance_lines, human_lines
from arbitre.games.dead_reckoning.text_words import (
    seen,
    short_card,
    short_goods,
    side_in,
    tile_in,
)

LANES: Final = 3
ROWS: Final = 4
HIGH: Final = 5
"""Lines of a tile."""
NARROWEST: Final = 14
WIDEST: Final = 28
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
        self.position: DeadReckoningPosition = seen(view, words)
        self.state: State = self.position.state
        self.table: Table = self.state.table
        self.style = style
        self.words = words
        self.signs = Signs(style.ascii, self.table.humans)
        self.room = max(style.width - 1, 30)

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
    """The title, the map, each human's things, each Alliance's, the achievements."""
    sketch = Sketch(view, style, words)
    table = sketch.table
    lines = _title(sketch)
    lines += _harbor(sketch)
    lines += _ocean(sketch)
    lines += _legend(sketch)
    for seat in range(table.humans):
        lines += human_lines(sketch.view, sketch.state, seat, sketch.wrapped, words)
    for side in range(table.humans, table.sides):
        lines += alliance_lines(sketch.state, side, sketch.wrapped, words)
    lines += _columns(
        sketch, achievement_cells(sketch.state, sketch.signs.sides, sketch.signs.done, words)
    )
    if sketch.state.phase == OVER and not sketch.state.companion:
        lines.append(_scores(sketch))
    text = "\n".join(line.rstrip() for line in lines)
    if style.ascii:
        return plain_text(text)
    return _painted(text, sketch) if style.colour else text


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
    lines = sketch.wrapped(parts, "")
    return [sketch.style.paint(line, "1") for line in lines]


def _band(table: Table, side: int) -> int:
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


def _harbor(sketch: Sketch) -> list[str]:
    words = sketch.words
    ships = _ships_at(sketch, HARBOR) or [words.phrase("table-nobody")]
    head = f"{sketch.signs.line}H {words.phrase('table-harbor')}: {' · '.join(ships)} "
    if words.lang == "fr":
        head = head.replace(": ", "\u00a0: ", 1)
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
    for lane in range(LANES):
        tiles = [_tile(sketch, row * LANES + lane + 1, width) for row in range(ROWS)]
        lines += [" ".join(tile[line] for tile in tiles) for line in range(HIGH)]
    return lines


def _tile(sketch: Sketch, space: int, width: int) -> list[str]:
    """A tile: its name, what it is worth and makes, its cubes, what and who is there, its card."""
    table, words, signs = sketch.table, sketch.words, sketch.signs
    hidden = table.tiles[space] == FACE_DOWN
    name = (
        words.phrase("table-unexplored")
        if hidden
        else tile_in(sketch.position.tile_name(table.tiles[space]), words)
    )
    head = f"{signs.line}{NAMES[space]} {name}"
    lines = [sketch.cut(head, width - 1).rstrip() + " "]
    lines[0] = lines[0].ljust(width, signs.line)
    ships = " ".join(_ships_at(sketch, space))
    lying = short_goods(table.coins[space], table.cargo[space], words)
    if table.is_island(space):
        lines += [_worth(sketch, space), _cubes(sketch, space)]
    else:
        lines += ["", ""]
    lines.append(" ".join(part for part in (f"({lying})" if lying else "", ships) if part))
    face = table.face[space]
    card = "" if face == NO_CARD else short_card(table.values, face, words)
    if face == NO_CARD and not hidden:
        card = words.phrase("table-no-card")
    lines.append(card)
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


def _legend(sketch: Sketch) -> list[str]:
    words = sketch.words
    sides = " ".join(
        f"{sign} {side_in(side, words)}" for side, sign in enumerate(sketch.signs.sides)
    )
    parts = words.phrase("table-legend").split(" · ")
    lines = sketch.wrapped([sides, *parts], "")
    return [sketch.style.paint(line, "2") for line in lines]


def _columns(sketch: Sketch, cells: list[str]) -> list[str]:
    """Cells side by side, as many as fit."""
    wide = max(len(cell) for cell in cells)
    number = max(1, min(len(cells), (sketch.room + 2) // (wide + 2)))
    rows = [cells[at : at + number] for at in range(0, len(cells), number)]
    return ["  ".join(cell.ljust(wide) for cell in row) for row in rows]


def _scores(sketch: Sketch) -> str:
    found = [
        f"{side_in(side, sketch.words)} {total(sketch.state, side)}"
        for side in range(sketch.table.sides)
    ]
    return sketch.words.phrase("table-score", {"scores": " · ".join(found)})
