"""A draft drawn on the picture: a course as an arrow, cards and places chosen as outlines."""

from __future__ import annotations

import re
from typing import Final

from arbitre.core.svg import Box, Point, num, rect
from arbitre.core.words import Words
from arbitre.games.dead_reckoning.page.sketch import sketch_of
from arbitre.games.dead_reckoning.page.touches import Pad, act_of, path_of
from arbitre.games.dead_reckoning.picture.crew import SLOT_HIGH, SLOT_STEP, SLOT_TOP
from arbitre.games.dead_reckoning.picture.draw import scene_of
from arbitre.games.dead_reckoning.picture.layout import (
    CREW_HIGH,
    CREW_WIDE,
    ROW_CARD_HIGH,
    ROW_CARD_WIDE,
    TILE_HIGH,
    TILE_WIDE,
)
from arbitre.games.dead_reckoning.picture.pen import Pen
from arbitre.games.dead_reckoning.picture.shapes import icon_marks, mark_row
from arbitre.games.dead_reckoning.play.draft import ActDraft
from arbitre.games.dead_reckoning.rules.board import HARBOR, NAMES
from arbitre.games.dead_reckoning.rules.human.belongings import PLAYED, SLOTS, TOP_LEVEL
from arbitre.games.dead_reckoning.rules.state import RAISE

_SPOT: Final = re.compile(r'<g [^>]* transform="translate\(([-0-9.]+) ([-0-9.]+)\)"')
SHORT: Final = 30.0


def marks_of(draft: Pad, words: Words, tall: bool) -> str:
    """The lines that would be taken as they stand."""
    pen = Pen(draft.view, words, tall)
    spots: dict[str, Point] = {}
    # a set is drawn carried out: its cards are outlined where they came to lie
    scene = scene_of(pen) if isinstance(draft, ActDraft) else sketch_of(draft, words, tall)
    for name, drawn in scene.pieces.items():
        spot = _SPOT.match(drawn)
        if spot is not None:
            spots[name] = (float(spot.group(1)), float(spot.group(2)))
    found: list[str] = []
    for text, line in zip(draft.texts, draft.lines, strict=True):
        if line.ruling is not None:
            continue
        act = act_of(draft, text)
        if act is None:
            continue
        path = path_of(pen, draft, act)
        if act.word == "defend":
            path = [pen.crew_id(pen.focus, card) for card in act.numbers]
        if act.word == "move" and path[0] in spots:
            found.append(_course(spots[path[0]], _middle(pen, act.numbers[0])))
        else:
            found += [rect("chosen", box, 12) for box in _boxes(pen, path, spots)]
    if pen.state.phase == RAISE and not draft.lines:
        found += _risen(pen, spots)
    return "".join(found)


def _risen(pen: Pen, spots: dict[str, Point]) -> list[str]:
    """On each card that may rise a level: what it would give then, where it hides nothing that is sleeved."""
    human, found = pen.human(pen.focus), list[str]()
    for card in human.cards_in(PLAYED):
        at = spots.get(pen.crew_id(pen.focus, card))
        if at is None or human.level[card] >= TOP_LEVEL:
            continue
        free = [slot for slot in range(SLOTS) if human.sleeves[card * SLOTS + slot] < 0]
        upper = at[1] + SLOT_TOP + SLOT_STEP * (free[-1] if free else SLOTS - 1)
        icons = human.values.crew[human.kinds[card]].levels[human.level[card] + 1]
        box = (at[0] + 6, upper, CREW_WIDE - 12, SLOT_HIGH)
        gained = mark_row([("upgrade", ""), *icon_marks(icons)], 4, SLOT_HIGH / 2, CREW_WIDE - 22)
        placed = f"translate({num(box[0])} {num(box[1])})"
        found.append(f'{rect("reach", box, 5)}<g class="risen" transform="{placed}">{gained}</g>')
    return found


def _middle(pen: Pen, space: int) -> Point:
    if space == HARBOR:
        left, upper, wide, high = pen.layout.harbor
        return left + wide / 2, upper + high / 2
    x, y = pen.layout.corner(space)
    return x + TILE_WIDE / 2, y + TILE_HIGH / 2


def _boxes(pen: Pen, path: list[str], spots: dict[str, Point]) -> list[Box]:
    """The outlines of what was touched, as far as it lies on the table."""
    found: list[Box] = []
    for touched in path:
        kind, _, name = touched.partition("-")
        if touched in spots and kind == "crew":
            found.append((*spots[touched], CREW_WIDE, CREW_HIGH))
        elif touched in spots and kind == "held":
            x, y = spots[touched]
            found.append((x, y, CREW_WIDE, CREW_HIGH))
        elif touched in spots and kind == "card":
            found.append((*spots[touched], ROW_CARD_WIDE, ROW_CARD_HIGH))
        elif touched in spots and kind == "ship":
            found.append((spots[touched][0] - 34, spots[touched][1] - 34, 68, 68))
        elif touched in spots and kind == "die":
            found.append((spots[touched][0] - 26, spots[touched][1] - 26, 52, 52))
        elif kind in ("island", "space") and name in NAMES[1:]:
            found.append((*pen.layout.corner(NAMES.index(name)), TILE_WIDE, TILE_HIGH))
    return found


def _course(start: Point, end: Point) -> str:
    x, y = start
    away = ((end[0] - x) ** 2 + (end[1] - y) ** 2) ** 0.5 or 1.0
    dx, dy = (end[0] - x) / away, (end[1] - y) / away
    x, y = x + dx * SHORT, y + dy * SHORT
    tip_x, tip_y = end[0] - dx * 6, end[1] - dy * 6
    left = (tip_x - dx * 28 - dy * 14, tip_y - dy * 28 + dx * 14)
    right = (tip_x - dx * 28 + dy * 14, tip_y - dy * 28 - dx * 14)
    shaft = f"M{num(x)} {num(y)}L{num(tip_x - dx * 22)} {num(tip_y - dy * 22)}"
    head = (
        f"M{num(tip_x)} {num(tip_y)}L{num(left[0])} {num(left[1])}L{num(right[0])} {num(right[1])}Z"
    )
    return f'<path class="course" d="{shaft}"/><path class="course-tip" d="{head}"/>'
