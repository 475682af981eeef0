"""The nation, the reserves and the piles drawn as text, in colour or in plain ASCII."""

from __future__ import annotations

from typing import Final

from arbitre.core.message import Value
from arbitre.core.position import View
from arbitre.core.terminal import Style
from arbitre.core.words import Words
from arbitre.games.sans_allies.play.notation import LETTERS
from arbitre.games.sans_allies.rules.cards import BREAKTHROUGH, UNITS, WEAPON
from arbitre.games.sans_allies.rules.pyramid import NAMES, ROW, ROWS, exposed, free_corners
from arbitre.games.sans_allies.rules.state import (
    OVER,
    PHASES,
    PYRAMID,
    REGIONS,
    RETREAT,
    UPGRADED,
    State,
)
from arbitre.games.sans_allies.rules.values import BASE_DRAW, CENTRE, CENTRE_CARDS, TILES
from arbitre.games.sans_allies.words.codes import admitted, seen, terrain_in

GROUND: Final = ((58, 64), (22, 28), (237, 242), (94, 130), (23, 30), (24, 31), (17, 25))
"""The colours behind terrains, in the order of the edition: covered, exposed."""
CENTRE_GROUND: Final = (53, 127)
CAPITAL_GROUND: Final = (52, 160)
BELOW: Final = 5
"""Rows that a screen needs below the board: what is asked, what is typed, a toolbar."""
CARD: Final = 8
"""The narrowest card, and the widest."""
WIDEST: Final = 13
BOXED: Final = 10
"""Cards of this width get a frame where there are rows enough."""
SIDE: Final = 8
"""Columns for the tiles, at least."""
NARROWEST: Final = SIDE + 8 * CARD + 7


class Signs:
    """The signs of a drawing, with ASCII or beyond it."""

    def __init__(self, ascii: bool) -> None:
        self.times = "x" if ascii else "×"
        self.dot = "|" if ascii else "·"
        self.star = "*" if ascii else "★"
        self.gap = "." if ascii else "·"
        self.grey = "*" if ascii else "●"
        self.flame = "^" if ascii else "▲"
        # corners and lines of a frame: top left, across, top right, down, bottom left, bottom right
        self.covered = "+-+|++" if ascii else "┌─┐│└┘"
        self.exposed = "#=####" if ascii else "╔═╗║╚╝"


class TextLayout:
    """What a drawing is made from: the state, what the terminal can show, how wide a card is."""

    def __init__(self, state: State, style: Style, words: Words, boxed: bool) -> None:
        self.state = state
        self.style = style
        self.words = words
        self.boxed = boxed
        self.signs = Signs(style.ascii)
        dealing = state.phase in (REGIONS, PYRAMID)
        self.exposed = [] if dealing else exposed(state.standing)
        self.corners: list[int] = []
        if state.phase == RETREAT:
            self.corners = free_corners(state.standing, state.target)
        self.side = SIDE
        for tile in range(TILES):
            gap = 3 if boxed else 1
            self.side = max(self.side, *(len(line) + gap for line in self.tile(tile)))
        self.room = style.width - 1
        self.card = max(CARD, min(WIDEST, (self.room - self.side - 7) // 8))

    @property
    def columns(self) -> int:
        """The width of the tiles and the bottom row together."""
        return self.side + 8 * self.card + 7

    def tile(self, tile: int) -> list[str]:
        """The lines beside a row: letter, defence, research, and the marker where it stands."""
        values, words = self.state.values, self.words
        marker = self.marker if tile == self.state.marker else ""
        defence: dict[str, Value] = {"defence": values.defence[tile]}
        research: dict[str, Value] = {"research": values.research[tile]}
        if not self.boxed:
            return [f"{ROWS[tile]} {values.defence[tile]}/{values.research[tile]}", marker]
        return [
            f"{ROWS[tile]} {words.phrase('table-defence', defence)}",
            f"  {words.phrase('table-research', research)}",
            f"  {marker}",
        ]

    @property
    def marker(self) -> str:
        """The progress marker with its face."""
        if self.state.flame:
            return self.signs.flame + self.words.phrase("table-flame")
        return self.signs.grey + self.words.phrase("table-grey")


def board_text(view: View, style: Style, words: Words) -> str:
    """The title, the pyramid with its tiles and the piles in its corners, and the reserve."""
    state, words = seen(view, words)
    layout = TextLayout(state, style, words, boxed=True)
    lines = _all_lines(layout) if layout.card >= BOXED and layout.columns <= layout.room else []
    if not lines or (style.height and len(lines) > style.height - BELOW):
        lines = _all_lines(TextLayout(state, style, words, boxed=False))
    text = "\n".join(line.rstrip() for line in lines)
    return text.replace("\u00a0", " ").replace("·", "|") if style.ascii else text


def _all_lines(layout: TextLayout) -> list[str]:
    if layout.room < NARROWEST:
        title = _wrapped(_title(layout).split(" · "), layout.room, "", " · ")
        return [*title, *_listed(layout), *_corner_lines(layout), *_reserve(layout)]
    return [layout.style.paint(_title(layout), "1"), *_pyramid(layout), *_reserve(layout)]


def _title(layout: TextLayout) -> str:
    state, words = layout.state, layout.words
    args: dict[str, Value] = {"turn": state.turn}
    if state.phase == OVER:
        key = "table-title-won" if state.won else "table-title-lost"
        return words.phrase(key, args)
    args |= {
        "phase": PHASES[state.phase],
        "tile": ROWS[state.marker],
        "face": "flame" if state.flame else "grey",
        "research": state.research,
    }
    return words.phrase("table-title", args)


# -- the pyramid -----------------------------------------------------------------------------


def _pyramid(layout: TextLayout) -> list[str]:
    """The rows from H to A, each two or three lines; the corners above are used for the piles."""
    left, right = _left(layout), _right(layout)
    start = layout.columns - max(len(line) for line in right)
    lines: list[str] = []
    high = 3 if layout.boxed else 2
    for row in range(7, -1, -1):
        cards = [_card(layout, row * ROW + column) for column in range(8 - row)]
        tile = layout.tile(row)
        for line in range(high):
            at = len(lines)
            offset = row * (layout.card + 1) // 2
            used = layout.side + offset + (8 - row) * (layout.card + 1) - 1
            corner = left[at] if at < len(left) else ""
            text = _side(layout, tile[line], row == layout.state.marker)
            text += corner.ljust(offset) + " ".join(card[line] for card in cards)
            if at < len(right):
                text += " " * (max(start, used + 2) - used) + right[at]
            lines.append(text)
    return lines


def _side(layout: TextLayout, text: str, marked: bool) -> str:
    code = ("1;38;5;208" if layout.state.flame else "1;38;5;255") if marked else "38;5;250"
    return layout.style.paint(text, code) + " " * (layout.side - len(text))


def _card(layout: TextLayout, place: int) -> list[str]:
    """The lines of one place: its card, or what is left where it lay."""
    state, wide = layout.state, layout.card
    terrain = state.board[place]
    high = 3 if layout.boxed else 2
    if not terrain:
        sign = f"{NAMES[place]}?" if place in layout.corners else layout.signs.gap
        lines = [sign.center(wide), *[" " * wide] * (high - 1)]
        if layout.boxed:
            lines = [lines[1], lines[0], lines[2]]
        return [layout.style.paint(line, "1" if place in layout.corners else "2") for line in lines]
    centre = state.values.is_centre(terrain)
    name = terrain_in(CENTRE if centre else state.values.names[terrain], layout.words)
    if centre and len(name) + 2 <= wide - (2 if layout.boxed else 0):
        name = f"{layout.signs.star}{name}{layout.signs.star}"
    letters = admitted(state.values, terrain, layout.words.lang)
    free = place in layout.exposed
    lines = (_boxed if layout.boxed else _flat)(layout, place, name, letters, free)
    back = _ground(state, terrain)[1 if free else 0]
    front = "1;38;5;255" if free else "38;5;253"
    return [layout.style.paint(line, f"48;5;{back};{front}") for line in lines]


def _flat(layout: TextLayout, place: int, name: str, letters: str, free: bool) -> list[str]:
    """`[C4 PVA]` where it is exposed, `>C4 PVA<` where it is attacked; below it the terrain."""
    signs = "><" if place == layout.state.target else "[]" if free else "  "
    gap = " " * max(layout.card - len(letters) - 4, 0)
    return [
        f"{signs[0]}{NAMES[place]}{gap}{letters}{signs[1]}"[: layout.card],
        _cut(name, layout.card).center(layout.card),
    ]


def _boxed(layout: TextLayout, place: int, name: str, letters: str, free: bool) -> list[str]:
    """A frame, double where the card is exposed: the place above, the letters below."""
    frame = layout.signs.exposed if free else layout.signs.covered
    inner = layout.card - 2
    title = f">{NAMES[place]}<" if place == layout.state.target else f"{frame[1]}{NAMES[place]}"
    return [
        frame[0] + title.ljust(inner, frame[1]) + frame[2],
        frame[3] + _cut(name, inner).center(inner) + frame[3],
        frame[4] + f"{letters}{frame[1]}".rjust(inner, frame[1]) + frame[5],
    ]


def _cut(name: str, room: int) -> str:
    """A name in the room there is; one letter too many is left out without a sign.

    >>> _cut("mountains", 8), _cut("high plateau", 8), _cut("sea", 8)
    ('mountain', 'high pl.', 'sea')
    """
    return name[:room] if len(name) <= room + 1 else f"{name[: room - 1]}."


def _ground(state: State, terrain: int) -> tuple[int, int]:
    if terrain >= state.values.centre:
        return CENTRE_GROUND if state.values.is_centre(terrain) else CAPITAL_GROUND
    return GROUND[(terrain - 1) % len(GROUND)]


def _listed(layout: TextLayout) -> list[str]:
    """Where the pyramid has no room: row by row, exposed cards in brackets."""
    lines: list[str] = []
    for row in range(7, -1, -1):
        items = [" ".join(layout.tile(row)).strip()]
        for place in range(row * ROW, row * ROW + 8 - row):
            terrain = layout.state.board[place]
            if terrain:
                centre = layout.state.values.is_centre(terrain)
                code = CENTRE if centre else layout.state.values.names[terrain]
                name = terrain_in(code, layout.words)
                letters = admitted(layout.state.values, terrain, layout.words.lang)
                text = f"{NAMES[place]} {name} {letters}"
                items.append(f"[{text}]" if place in layout.exposed else text)
        lines += _wrapped(items, layout.room, "  ")
    return lines


# -- the corners -----------------------------------------------------------------------------


def _left(layout: TextLayout) -> list[str]:
    """The legend of the tiles, the region discard, what was captured."""
    state, words = layout.state, layout.words
    values = state.values
    legend: dict[str, Value] = {"defence": values.defence[0], "research": values.research[0]}
    lines = [] if layout.boxed else [words.phrase("table-legend", legend)]
    lines.append(words.phrase("table-regions", {"n": len(state.regions)}))
    if state.regions:
        top = state.regions[-1]
        letters = admitted(values, top, words.lang)
        args: dict[str, Value] = {"terrain": values.names[top], "letters": letters}
        lines.append(words.phrase("table-top", args))
    lines.append(words.phrase("table-centres", {"n": state.centres}))
    lines.append(words.phrase("table-draw", {"n": BASE_DRAW + state.centres}))
    gone = sum(state.removed)
    if gone:
        lines.append(words.phrase("table-removed", {"n": gone}))
    return lines


def _right(layout: TextLayout) -> list[str]:
    """What is left in the pile, and what lies in the discard."""
    found: list[str] = []
    for key, cards in (("table-pile", layout.state.pile), ("table-discard", layout.state.discard)):
        found.append(layout.words.phrase(key, {"n": sum(cards)}))
        letters = LETTERS[layout.words.lang]
        units = " ".join(f"{cards[unit]}{letters[unit]}" for unit in range(4))
        found.append(f" {units}")
        args: dict[str, Value] = {"n": cards[BREAKTHROUGH]}
        found.append(f" {layout.words.phrase('table-breakthroughs', args)}")
        found.append(f" {layout.words.phrase('table-weapons', {'n': cards[WEAPON]})}")
    return found


def _corner_lines(layout: TextLayout) -> list[str]:
    """The corners of a screen that is too narrow for any."""
    dot = f" {layout.signs.dot} "
    right = [line.strip() for line in _right(layout)]
    return _wrapped(_left(layout), layout.room, "", dot) + _wrapped(right, layout.room, "", dot)


# -- the reserve -----------------------------------------------------------------------------


def _reserve(layout: TextLayout) -> list[str]:
    """Each column: its cards, what one is worth now, and the tactic of an upgraded unit."""
    state, words = layout.state, layout.words
    items: list[str] = []
    for unit in range(4):
        worth = f"{state.reserve[unit]} {layout.signs.times} {state.strength_of(unit)}"
        tactic = words.phrase(f"long-{UNITS[unit]}") if state.upgrades[unit] == UPGRADED else ""
        items.append(f"{LETTERS[words.lang][unit]} {worth} {tactic}".strip())
    if state.centres == CENTRE_CARDS:
        items.append(words.phrase("table-weapon", {"n": state.reserve[WEAPON]}))
    label = words.phrase("table-reserve") + "  "
    lines = _wrapped(items, layout.room - len(label), "", f" {layout.signs.dot} ")
    code = "1;38;5;229"
    painted = [layout.style.paint(line, code) for line in lines]
    return [(label if not index else " " * len(label)) + line for index, line in enumerate(painted)]


def _wrapped(items: list[str], room: int, indent: str, between: str = "  ") -> list[str]:
    """Items on as few lines as they need; those after the first are indented."""
    lines: list[str] = []
    for item in items:
        if lines and len(lines[-1]) + len(between) + len(item) <= room:
            lines[-1] += between + item
        else:
            lines.append((indent if lines else "") + item)
    return lines
