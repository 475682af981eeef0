"""The Alliance's card as it is printed: of each band the grid of spaces at the left, its icons at the right.

The band that serves is large, stands first and open step by step: what is carried out now is lit, here and
on the spaces of the ocean; what is done has a tick, what did not take place is ruled through. After the turn
the card stays until the next one is revealed.
"""

from __future__ import annotations

from typing import Final

from arbitre.core.svg import Box, group, num, rect
from arbitre.games.dead_reckoning.picture.layout import (
    BAND_HIGH,
    CARD_HEAD,
    TILE_HIGH,
    TILE_WIDE,
)
from arbitre.games.dead_reckoning.picture.pen import Key, Pen
from arbitre.games.dead_reckoning.picture.shapes import Mark, mark_row, marks_wide, sign, text
from arbitre.games.dead_reckoning.picture.steps import (
    ATTACK_STEP,
    CLAIM_STEP,
    CONDITIONAL_STEP,
    END_STEP,
    PLACE_STEP,
    Shown,
    Step,
    effect_marks,
    laden_marks,
    shown_card,
    steps_of,
    wish_marks,
)
from arbitre.games.dead_reckoning.rules.board import HARBOR, NAMES, OCEAN
from arbitre.games.dead_reckoning.rules.values import Band
from arbitre.games.dead_reckoning.words.cards import band_in
from arbitre.games.dead_reckoning.words.sentences import turns_in

BEFORE: Final = 92.0
"""What stands before a grid: the turns of its band."""
LEGEND: Final = "claim I end F upgrade expert merchant P R coin".split()
"""The signs of an Alliance card."""
SCALES: Final = (1.35, 1.15, 1.0, 0.94)
"""How large the icons of the band that serves are: as large as they fit."""
REAL: Final = 0.84
"""How wide signs with words really are, beside what they are taken for."""
LINE: Final = 56.0
WORDY: Final = 220.0
"""With this room beside it an icon has its words there."""
STRIP: Final = 46.0
"""The harbor beside a grid."""


def card_state(pen: Pen) -> list[str]:
    """The card, and each step of the band that serves as an element of its own."""
    shown = shown_card(pen)
    if shown is None:
        return [pen.once(("no alliance card", max(pen.table.turn)), lambda: _back(pen))]
    key: Key = ("alliance card", *shown.key)
    grid, icons = _open_band(pen, shown)
    steps = [_step_once(pen, shown, step, grid, icons) for step in steps_of(shown.band)]
    return [pen.once(key, lambda: _frame(pen, shown)), *steps]


def marked_spaces(pen: Pen) -> list[str]:
    """On the ocean: the spaces that the card under way names, the present one lit."""
    shown = shown_card(pen)
    if shown is None or not shown.under_way:
        return []
    looks: dict[int, str] = {}
    for step in steps_of(shown.band):
        if step.space >= 0:
            look = shown.look(step)
            if look == "lit" or step.space not in looks or looks[step.space] == "done":
                looks[step.space] = look
    return [
        _marked(pen, space, look)
        for space, look in sorted(looks.items())
        if look in ("lit", "to-come")
    ]


def _marked(pen: Pen, space: int, look: str) -> str:
    code = NAMES[space]

    def drawn() -> str:
        box = pen.layout.harbor
        if space != HARBOR:
            box = (*pen.layout.corner(space), TILE_WIDE, TILE_HIGH)
        left, upper, wide, high = box
        inner = rect(f"marked {look}", (left + 3, upper + 3, wide - 6, high - 6), 12)
        return f'<g id="mark-{code}">{inner}</g>'

    return pen.once(("marked", space, look), drawn)


# -- the whole card --------------------------------------------------------------------------


def _back(pen: Pen) -> str:
    """The back of its deck, and what the signs of its cards mean."""
    table = pen.table
    x, y, wide, high = pen.layout.card
    turn = max(table.turn[table.humans : table.sides])
    following = len([last for last in pen.values.bands if turn > last])
    said = pen.say("no-card")
    inner = rect("back", (x + 16, y + 16, 130, 78), 8)
    inner += rect("back-line", (x + 25, y + 25, 112, 60), 4)
    inner += sign("skull", x + 81, y + 55, 1.3, "on-back")
    inner += text("head", x + 164, y + 48, said, wide - 180)
    nothing = pen.say("next-band", {"turns": turns_in(pen.values, following)})
    inner += text("small quiet", x + 164, y + 86, nothing, wide - 180)
    inner += _legend(pen, (x + 16, y + 112, wide - 32, high - 124))
    data = f'data-face="back" {pen.about("alliance-card")}'
    return group("alliance-card", "alliance-card", said, inner, None, data)


def _legend(pen: Pen, box: Box) -> str:
    x, y, wide, high = box
    inner = ""
    across = 2 if wide < 900 else 3
    rows = -(-len(LEGEND) // across)
    for number, name in enumerate(LEGEND):
        left = x + number // rows * wide / across
        upper = y + (number % rows + 0.5) * high / rows
        inner += sign(name, left + 20, upper, 1.1, "icon-quiet")
        said = pen.say(f"sign-{name}")
        inner += text("small quiet", left + 46, upper + 10, said, wide / across - 52)
    return inner


def _frame(pen: Pen, shown: Shown) -> str:
    """The card with all its bands; the steps of the one that serves are laid over it."""
    x, y, wide, _ = pen.layout.card
    said = shown.heading
    inner = pen.mark(shown.side, x + 30, y + 29, 1.15)
    inner += text("head", x + 54, y + 40, said, wide - 70)
    for number, band in shown.bands[: pen.bands]:
        box = _band_box(pen, shown, number)
        serves = number == shown.active
        inner += rect("serves" if serves else "rest", box, 8)
        if serves:
            grid, _ = _open_band(pen, shown)
            inner += text("num", box[0] + 10, box[1] + 42, turns_in(pen.values, number), 76)
            inner += _grid(grid)
            said = f"{shown.heading}. {band_in(band, pen.words)}"
        else:
            inner += _small_band(pen, band, number, box)
    face = f'data-face="{shown.card} {"hard" if shown.hard else "normal"}"'
    data = f"{face} {pen.about('alliance-card')}"
    if shown.under_way:  # where a phone shows the ocean alone, its name and open band stand beside
        _, top, _, high = _band_box(pen, shown, shown.active)
        part = (x, y, wide, top + high + 4 - y)
        data += f' data-aside="{" ".join(num(one) for one in part)}"'
    return group("alliance-card", "alliance-card", said, inner, None, data)


def _band_box(pen: Pen, shown: Shown, number: int) -> Box:
    """Where a band lies: first the one that serves, in all the room that is left; below it the others."""
    x, y, wide, high = pen.layout.card
    rest = len(shown.bands[: pen.bands]) - 1
    large = high - CARD_HEAD - 10 - rest * BAND_HIGH
    if number == shown.active:
        return x + 10, y + CARD_HEAD, wide - 20, large - 4
    before = sum(1 for other, _ in shown.bands if other < number and other != shown.active)
    return x + 10, y + CARD_HEAD + large + before * BAND_HIGH, wide - 20, BAND_HIGH - 4


# -- a grid ----------------------------------------------------------------------------------


class Grid:
    """The ocean in small: where each of its spaces lies, turned as the picture's own ocean is."""

    def __init__(
        self, tall: bool, left: float, upper: float, cell: tuple[float, float], strip: float
    ) -> None:
        self.tall = tall
        self.left = left
        self.upper = upper
        self.cell = cell
        self.strip = strip

    @property
    def wide(self) -> float:
        """Across, the harbor included."""
        return self.cell[0] * 3 if self.tall else self.strip + self.cell[0] * 4

    def box(self, space: int) -> Box:
        """A space, or the harbor."""
        across, down = self.cell
        if space == HARBOR:
            if self.tall:
                return self.left, self.upper, across * 3 - 3, self.strip - 3
            return self.left, self.upper, self.strip - 3, down * 3 - 3
        row, lane = (space - 1) // 3, (space - 1) % 3
        if self.tall:
            x, y = self.left + lane * across, self.upper + self.strip + row * down
        else:
            x, y = self.left + self.strip + row * across, self.upper + lane * down
        return x, y, across - 3, down - 3


def _open_band(pen: Pen, shown: Shown) -> tuple[Grid, Box]:
    """The large grid of the band that serves, and the room for its icons."""
    x, y, wide, high = _band_box(pen, shown, shown.active)
    tall = pen.layout.tall
    if tall:
        cell = (84.0, (high - 24 - STRIP) / 4)
    else:
        cell = (76.0, (high - 22) / 3)
    grid = Grid(tall, x + BEFORE, y + 12, cell, STRIP)
    left = grid.left + grid.wide + 20
    return grid, (left, y + 12, x + wide - 10 - left, high - 24)


def _grid(grid: Grid) -> str:
    inner = "".join(rect("cell", grid.box(space), 4) for space in OCEAN)
    x, y, wide, high = grid.box(HARBOR)
    inner += rect("cell harbor-cell", (x, y, wide, high), 4)
    return inner + sign(
        "H", x + wide / 2, y + (22 if not grid.tall else high / 2), 0.7, "icon-quiet"
    )


def _small_band(pen: Pen, band: Band, number: int, box: Box) -> str:
    """A band that does not serve now: its icons in small; touched, it says its spaces in words."""
    x, y, wide, high = box
    inner = text("num quiet", x + 10, y + high / 2 + 11, turns_in(pen.values, number), 76)
    every: list[list[Mark]] = []
    if band.attack:
        every.append(laden_marks(pen, short=True))
    if band.conditional:
        every.append(wish_marks(pen, short=True))
    every += [effect_marks(pen, effect) for effect in band.effects]
    marks = [mark for at, one in enumerate(every) for mark in ([("", "·")] if at else []) + one]
    start = x + BEFORE + 4
    inner += mark_row(marks, start, y + high / 2, x + wide - 10 - start, "icon-quiet")
    title = pen.words.phrase("options-band", {"band": number + 1, "does": band_in(band, pen.words)})
    return group(f"band-{number + 1}", "band-line", title, inner, None, pen.about("band"))


# -- steps -----------------------------------------------------------------------------------


def _step_once(pen: Pen, shown: Shown, step: Step, grid: Grid, icons: Box) -> str:
    look = shown.look(step)
    key = ("step", *shown.key, step.name, look)
    return pen.once(key, lambda: _step(pen, shown, step, look, grid, icons))


def _step(pen: Pen, shown: Shown, step: Step, look: str, grid: Grid, icons: Box) -> str:
    if step.space >= 0 and step.kind in (CLAIM_STEP, PLACE_STEP, END_STEP):
        inner = _in_grid(pen, shown, step, look, grid)
    else:
        inner = _among_icons(pen, shown, step, look, icons)
    title = step.said(pen, shown)
    about = [*step.about, f"step-{look}"] if look in ("done", "void") else step.about
    return group(f"step-{step.name}", f"step {look}", title, inner, None, pen.about(*about))


def _in_grid(pen: Pen, shown: Shown, step: Step, look: str, grid: Grid) -> str:
    """Claims frame a space in white, cubes stand in its middle, the ship ends at its foot."""
    left, upper, wide, high = grid.box(step.space)
    inner = ""
    if look == "lit":
        inner += rect("glow", (left - 2, upper - 2, wide + 4, high + 4), 6)
    inner += _verdict(look, left + wide - 12, upper + 12, (left + 8, upper + high / 2, wide - 16))
    if step.kind == CLAIM_STEP:
        frame = (left + 5, upper + 5, wide - 10, high - 10)
        return rect("claim-edge", frame, 4) + rect("claim-frame", frame, 4) + inner
    across, down = left + wide / 2, upper + high / 2
    ends = shown.band.end == step.space
    if step.kind == PLACE_STEP:
        middle = across - (14 if ends else 0)
        side = f"side-{pen.look(shown.side)}"
        inner += sign(side, middle - 13, down, 0.86, side)
        return inner + text("num", middle + 2, down + 11, str(step.number))
    placed = any(space == step.space for space, _ in shown.band.influence)
    at = (
        (across + 22, upper + high - 18)
        if placed
        else (across, down + (12 if step.space == HARBOR else 0))
    )
    size = 0.52 if placed else 0.62
    return inner + sign("ship", at[0], at[1], size, f"side-{pen.look(shown.side)}")


def _among_icons(pen: Pen, shown: Shown, step: Step, look: str, icons: Box) -> str:
    """Icons run on from the left, line after line; a lit one stands on gold."""
    printed = (CLAIM_STEP, PLACE_STEP, END_STEP)
    every = [one for one in steps_of(shown.band) if one.kind not in printed]
    marks = {one.name: step_marks(pen, shown, one) for one in every}
    for size in SCALES:
        boxes = _placed(marks, icons, size)
        high = max([upper + down for _, (_, upper, _, down) in boxes.values()], default=0.0)
        broad = max([marks_wide(row) for rows, _ in boxes.values() for row in rows], default=0.0)
        if high <= icons[3] and broad * size * REAL <= icons[2] - 18:
            break
    x, y = icons[0], icons[1] + max((icons[3] - high) / 2, 0.0)
    lines, (left, upper, wide, down) = boxes[step.name]
    box = (x + left, y + upper + 2, wide, down - 4)
    inner = rect("glow" if look == "lit" else "icon-box", box, 8)
    line = down / len(lines)
    for number, row in enumerate(lines):
        middle = y + upper + (number + 0.5) * line
        inner += mark_row(row, box[0] + 8, middle, wide - 14, size=size)
    room = icons[2] - left - wide - 20
    ruled = (box[0] + 4, box[1] + box[3] / 2, (wide - 8) * REAL)
    inner += _verdict(look, box[0] + wide - 2, box[1] + 12, ruled)
    if room >= WORDY:
        said = step.said(pen, shown)
        inner += text("small quiet", box[0] + wide + 18, y + upper + line / 2 + 10, said, room - 8)
    return inner


def _verdict(look: str, x: float, y: float, ruled: tuple[float, float, float]) -> str:
    """A tick on what is done; what did not take place is ruled through: never by paleness alone."""
    if look == "done":
        return f'<path class="ticked" d="M{num(x - 9)} {num(y)}l6 7l12-14"/>'
    if look == "void":
        left, line, wide = ruled
        return f'<path class="ruled" d="M{num(left)} {num(line)}h{num(wide)}"/>'
    return ""


Rows = dict[str, tuple[list[list[Mark]], Box]]
"""For each step its lines of signs, and where they stand among the icons."""


def _placed(marks: dict[str, list[Mark]], icons: Box, size: float) -> Rows:
    """Each step after the one before, in a new line where it has no room or where there is room for words."""
    wide, line = icons[2], LINE * size
    found: Rows = {}
    left = upper = lowest = 0.0
    for name, row in marks.items():
        lines = _broken(row, (wide - 16) / size)
        room = min(max(marks_wide(one) for one in lines) * size + 18, wide)
        if left and (left + room > wide or len(lines) > 1 or wide > 2 * WORDY):
            left, upper = 0.0, lowest
        found[name] = (lines, (left, upper, room, line * len(lines)))
        lowest = max(lowest, upper + line * len(lines))
        left += room + 4
    return found


def _broken(marks: list[Mark], wide: float) -> list[list[Mark]]:
    """Signs in as many lines as they need; a long name is broken at its spaces."""
    parts: list[Mark] = []
    for name, said in marks:
        if marks_wide([(name, said)]) <= wide:
            parts.append((name, said))
            continue
        first, *words = said.split(" ")
        parts.append((name, first))
        parts += [("", word) for word in words]
    lines: list[list[Mark]] = [[]]
    for part in parts:
        if lines[-1] and marks_wide([*lines[-1], part]) > wide:
            lines.append([])
        lines[-1].append(part)
    return lines


def step_marks(pen: Pen, shown: Shown, step: Step) -> list[Mark]:
    """An icon of the band in signs."""
    if step.kind == ATTACK_STEP:
        return laden_marks(pen)
    if step.kind == CONDITIONAL_STEP:
        return wish_marks(pen)
    return effect_marks(pen, shown.band.effects[step.number])
