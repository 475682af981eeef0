"""The board of Power drawn as text, in colour or in plain ASCII."""

from __future__ import annotations

from typing import Final

from arbitre.core.message import Value
from arbitre.core.position import View
from arbitre.core.terminal import Style
from arbitre.core.words import Words
from arbitre.games.power.play.letters import LETTERS_IN
from arbitre.games.power.play.notation import kind_in, place_in
from arbitre.games.power.play.position import PowerPosition, PowerView
from arbitre.games.power.rules.board import COLOURS, HQ, ISLAND, LANE
from arbitre.games.power.rules.pieces import KINDS, contents, power, stack_text
from arbitre.games.power.rules.state import GONE, OVER
from arbitre.games.power.words.codes import seat_name

GROUND: Final = (("22", "28"), ("18", "19"), ("58", "94"), ("52", "88"))
"""The land of each army, dark behind its pieces, in two tones so that sectors show."""
PIECES: Final = ("1;38;5;120", "1;38;5;117", "1;38;5;228", "1;38;5;217")
SEA: Final = "48;5;24"
ISLE: Final = "48;5;240"
SYMBOLS: Final = ("♟", "▪", "△", "◇", "♜", "■", "▲", "◆", "⇑", "●")
WIDEST: Final = 14
BELOW: Final = 5
"""Rows that a screen needs below the board: what is asked, what is typed, a toolbar."""
NARROWEST: Final = 7


def board_text(view: View, style: Style, words: Words) -> str:
    """The title, the map cell by cell, then each army with what it has and where."""
    assert isinstance(view, PowerView)
    position = view.position()
    lines: list[str] = []
    for low in (False, True):
        lines = [_title(position, words), *_map(position, style, words, low)]
        for army in range(4):
            lines += _army(position, army, style, words, low)
        if not style.height or len(lines) <= style.height - BELOW:
            break
    return "\n".join(lines)


def _title(position: PowerPosition, words: Words) -> str:
    state = position.state
    if state.phase == OVER:
        return words.phrase("table-title-over", {"rounds": state.round - 1})
    args: dict[str, Value] = {"round": state.round, "army": COLOURS[state.referee]}
    return words.phrase("table-title", args)


def _map(position: PowerPosition, style: Style, words: Words, low: bool) -> list[str]:
    """The grid, two lines a row; on a low screen one line where all that stands there fits."""
    grid = position.setting.board.grid
    gap = 0 if style.colour else 1
    wide = (style.width - 1) // len(grid[0]) - gap
    wide = max(NARROWEST, min(WIDEST, wide))
    shown: set[str] = set()
    lines: list[str] = []
    rule = "+" + "+".join("-" * wide for _ in grid[0]) + "+"
    for y, row in enumerate(grid):
        if not style.colour and (not low or y == 0):
            lines.append(rule)
        top: list[str] = []
        bottom: list[str] = []
        flat = low and _fits_flat(position, y, wide - 1 if style.colour else wide, words)
        for x, code in enumerate(row):
            # a long space is named once, where its middle is
            named = code not in shown and _middle(grid, code) == (x, y)
            if named:
                shown.add(code)
            first, second = _cell(position, (x, y), named, wide, style, words, flat)
            top.append(first)
            bottom.append(second)
        edge = "" if style.colour else "|"
        lines.append(edge + edge.join(top) + edge)
        if not flat:
            lines.append(edge + edge.join(bottom) + edge)
    if not style.colour:
        lines.append(rule)
    return lines


def _middle(grid: list[list[str]], code: str) -> tuple[int, int]:
    cells = [(x, y) for y, row in enumerate(grid) for x, c in enumerate(row) if c == code]
    return cells[len(cells) // 2]


def _fits_flat(position: PowerPosition, y: int, wide: int, words: Words) -> bool:
    """Whether every space of a row has room for its code and its stacks side by side."""
    board = position.setting.board
    for x, code in enumerate(board.grid[y]):
        place = board.place_of[code]
        if _middle(board.grid, code) != (x, y):
            continue
        stacks = [position.state.stacks[place * 4 + army] for army in range(4)]
        full = [f"?:{_short(stack, words)}" for stack in stacks if stack]
        if full and (board.sort[place] == HQ or len(" ".join([code, *full])) > wide):
            return False
    return True


def _cell(
    position: PowerPosition,
    cell: tuple[int, int],
    named: bool,
    wide: int,
    style: Style,
    words: Words,
    flat: bool = False,
) -> tuple[str, str]:
    """The two lines of a cell: its code (with a flag), and what stands there; flat, the first is both."""
    board = position.setting.board
    x, y = cell
    code = board.grid[y][x]
    # where no line parts the cells, a column stays free
    room = wide - 1 if style.colour else wide
    place = board.place_of[code]
    sort, owner = board.sort[place], board.owner[place]
    fill = {LANE: "~", ISLAND: ".", HQ: " "}.get(sort, " ") if not style.colour else " "
    land = f"48;5;{GROUND[owner][(x + y) % 2]}"
    ground = SEA if sort == LANE else ISLE if sort == ISLAND else land
    label = place_in(code, words.lang) if named else ""
    if named and sort == HQ:
        mark = "*" if style.ascii else "⚑"
        flags = "".join(_letter(f, words) for f in range(4) if position.state.holder[f] == owner)
        gap = " " if len(label) + len(flags) + 2 <= wide else ""
        label = f"{label}{gap}{mark}{flags}" if flags else label
    if flat and named:
        tokens = _tokens(position, place, room, words)
        label = f"{label} " if tokens else label
        rest = wide - len(label)
        if not style.colour:
            return label + " ".join(text for _, text in tokens).ljust(rest, fill), ""
        used = sum(len(text) for _, text in tokens) + max(len(tokens) - 1, 0)
        painted = style.paint(" ", ground).join(
            style.paint(text, f"{ground};{PIECES[army]}") for army, text in tokens
        )
        start = style.paint(label, f"{ground};38;5;250")
        return start + painted + style.paint(" " * (rest - used), ground), ""
    first = style.paint(label[:wide].ljust(wide, fill), f"{ground};38;5;250")
    if not named:
        return first, style.paint(fill * wide, ground)
    tokens = _tokens(position, place, room, words)
    used = sum(len(text) for _, text in tokens) + max(len(tokens) - 1, 0)
    if not style.colour:
        return first, " ".join(text for _, text in tokens).ljust(wide, fill)[:wide]
    painted = style.paint(" ", ground).join(
        style.paint(text, f"{ground};{PIECES[army]}") for army, text in tokens
    )
    return first, painted + style.paint(" " * max(wide - used, 0), ground)


def _tokens(position: PowerPosition, place: int, wide: int, words: Words) -> list[tuple[int, str]]:
    """The stacks of a space: in full when they fit, else each army's power, else who is there."""
    there = [
        (army, position.state.stacks[place * 4 + army])
        for army in range(4)
        if position.state.stacks[place * 4 + army]
    ]
    full = [(army, f"{_letter(army, words)}:{_short(stack, words)}") for army, stack in there]
    powers = [(army, f"{_letter(army, words)}={power(stack)}") for army, stack in there]
    letters = [(army, _letter(army, words)) for army, _ in there]
    for tokens in (full, powers):
        if sum(len(text) for _, text in tokens) + len(tokens) - 1 <= wide:
            return tokens
    return letters


def _short(stack: int, words: Words) -> str:
    return "".join(
        f"{number if number > 1 else ''}{kind_in(KINDS[kind], words.lang)}"
        for kind, number in contents(stack)
    )


def _letter(army: int, words: Words) -> str:
    return LETTERS_IN[words.lang].armies[army]


def _army(position: PowerPosition, army: int, style: Style, words: Words, low: bool) -> list[str]:
    """An army's power, flags and reserve, then its stacks by space; on a low screen on one line."""
    state, setting = position.state, position.setting
    board = setting.board
    name = f"{_letter(army, words)} {seat_name(COLOURS[army], words)}"
    if setting.players == 2:
        name += f" ({seat_name(setting.seats[setting.side[army]], words)})"
    if state.holder[army] == GONE or state.holder[army] != army:
        return [style.paint(words.phrase("table-out", {"name": name}), "2")]
    facts = [words.phrase("table-army", {"name": name, "power": state.total(army)})]
    if army == setting.mercenary:
        facts.append(words.phrase("table-mercenary"))
    if setting.side[army] in state.resigned:
        facts.append(words.phrase("table-resigned"))
    reserve = stack_text(state.stacks[board.size * 4 + army])
    facts.append(words.phrase("table-reserve", {"pieces": reserve}))
    taken = [flag for flag in range(4) if flag != army and state.holder[flag] == army]
    if taken:
        names = ",".join(COLOURS[flag] for flag in taken)
        facts.append(words.phrase("table-flags", {"flags": names}))
    spaces = [
        f"{place_in(board.codes[place], words.lang)} {_symbols(state.stacks[place * 4 + army], style, words)}"
        for place in range(board.size)
        if state.stacks[place * 4 + army]
    ]
    text = " · ".join(facts) if not style.ascii else " - ".join(facts)
    line = style.paint(text, PIECES[army])
    listed = _wrapped(spaces, style)
    if low and len(listed) == 1 and len(text) + len(listed[0]) - 2 < style.width:
        return [f"{line}  {listed[0].strip()}"]
    return [line, *listed]


def _symbols(stack: int, style: Style, words: Words) -> str:
    return " ".join(
        f"{number}{'' if style.ascii else SYMBOLS[kind]}{kind_in(KINDS[kind], words.lang)}"
        for kind, number in contents(stack)
    )


def _wrapped(spaces: list[str], style: Style) -> list[str]:
    lines: list[str] = []
    sign = " | " if style.ascii else " │ "
    line = ""
    for space in spaces:
        if line and len(line) + len(sign) + len(space) > style.width - 4:
            lines.append("    " + line)
            line = space
        else:
            line = f"{line}{sign}{space}" if line else space
    if line:
        lines.append("    " + line)
    return lines
