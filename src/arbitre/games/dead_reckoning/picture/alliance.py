"""The Alliance as drawn: its ship, dock, upgrades, piles and deck; the frames of what lies beside."""

from __future__ import annotations

from typing import Final

from arbitre.core.message import Value
from arbitre.core.svg import Box, group, rect
from arbitre.games.dead_reckoning.picture.afloat import goods_marks
from arbitre.games.dead_reckoning.picture.battle import harbor_cubes
from arbitre.games.dead_reckoning.picture.engraving import sheet
from arbitre.games.dead_reckoning.picture.human import damage_pips
from arbitre.games.dead_reckoning.picture.pen import Pen
from arbitre.games.dead_reckoning.picture.shapes import Mark, kept, mark_row, sign, text
from arbitre.games.dead_reckoning.picture.steps import shown_card
from arbitre.games.dead_reckoning.rules.alliance.deck import candidates
from arbitre.games.dead_reckoning.rules.board import NAMES
from arbitre.games.dead_reckoning.rules.table import alliance_cubes, last_turn_cubes
from arbitre.games.dead_reckoning.rules.values import GAIN, MERCHANT, PER_PILE, UPGRADE

STORE: Final = 76.0
"""How high a box is: its figures, and below them what they count."""
SLIM: Final = 640.0
"""Below this width its boxes stand in two lines."""


def frames(pen: Pen) -> list[str]:
    """What stays: panels, the places of the battle's cubes, the achievements' heading."""
    layout = pen.layout
    found = [sheet(box) for box in (*layout.alliances, layout.card, layout.aims)]
    x, y, wide, high = layout.tray
    halves = ""
    for where, left in (("cubes-mine", x + 10), ("cubes-theirs", x + wide / 2 + 5)):
        box = (left, y + 66, wide / 2 - 15, high - 76)
        inner = rect("place", box, 10)
        halves += group(where, "place-of-cubes", pen.say(where), inner, None, pen.about("faces"))
    board = group(
        "battle", "battle", pen.say("battle-board"), sheet(layout.tray), None, pen.about("battle")
    )
    found += [board, halves]
    found.append(text("head", layout.aims[0] + 18, layout.aims[1] + 40, pen.say("achievements")))
    return found


def alliance_state(pen: Pen, number: int) -> list[str]:
    """An Alliance's ship, dock, upgrades, piles and deck."""
    table = pen.table
    side = table.humans + number
    x, y, wide, _ = pen.layout.alliances[number]
    code = pen.code(side)
    cubes = alliance_cubes(table, side, table.place[side], defending=False) + last_turn_cubes(
        table, side
    )
    place, harbor = NAMES[table.place[side]], harbor_cubes(pen, side)
    key = ("alliance", side, cubes, place, harbor)
    lit = _lit_store(pen, side)
    found = [
        pen.once(key, lambda: _head(pen, number, cubes, place, harbor)),
        damage_pips(pen, side, x + wide - 178, y + 32, f"damage-{code}"),
    ]
    left = len(candidates(table)) if table.side == side else table.left.bit_count()
    dock = goods_marks(table.dock_coins[side], table.dock_cargo[side]) or [("coin", "0")]
    boxes: list[tuple[str, float, list[Mark]]] = [
        ("dock", 150, dock),
        (
            "upgrades",
            148,
            [("upgrade", str(table.upgrades[side])), ("C", str(table.cannons[side]))],
        ),
        ("merchant-pile", 126, [("merchant", str(table.merchant_pile[side]))]),
        (
            "pirate-pile",
            148,
            [("skull", str(table.pirate_pile[side])), ("C", str(table.pirate_power[side]))],
        ),
        ("deck", 104, [("deck", str(left))]),
    ]
    lines = [boxes[:2], boxes[2:]] if wide < SLIM else [boxes]
    for number_of, line in enumerate(lines):
        grown = (wide - 24 - 6 * (len(line) - 1)) / sum(room for _, room, _ in line)
        at = x + 12
        for thing, room, marks in line:
            box = (at, y + 94 + number_of * (STORE + 6), room * grown, STORE)
            found.append(_store(pen, side, thing, marks, left, box, thing == lit))
            at += room * grown + 6
    return found


LIT: Final = {
    GAIN: "dock",
    PER_PILE: "merchant-pile",
    UPGRADE: "upgrades",
    MERCHANT: "merchant-pile",
}
"""Where an icon of the right side of a card has its place beside the card."""


def _lit_store(pen: Pen, side: int) -> str:
    """The box that the icon under way is about."""
    shown = shown_card(pen)
    step = None if shown is None or shown.side != side else shown.under_way_effect
    return "" if step is None else LIT.get(step.kind, "")


def _head(pen: Pen, number: int, cubes: int, place: str, harbor: int) -> str:
    """Whose ship it is, where, and how many cubes it drops."""
    side = pen.table.humans + number
    x, y, wide, _ = pen.layout.alliances[number]
    said = pen.say("alliance-head", {"n": cubes, "code": place, "m": harbor})
    inner = pen.mark(side, x + 30, y + 31, 1.2)
    inner += text("head", x + 54, y + 42, pen.name(side).capitalize(), wide - 270)
    inner += text("small quiet", x + 18, y + 82, said, wide - 36)
    inner += sign("hit", x + wide - 202, y + 32, 1.05)
    return kept(f"state-{pen.code(side)}", inner)


def _store(
    pen: Pen, side: int, thing: str, marks: list[Mark], left: int, box: Box, lit: bool
) -> str:
    def drawn() -> str:
        x, y, wide, _ = box
        table = pen.table
        inner = rect("box", box, 8) + (rect("glow", box, 8) if lit else "")
        inner += mark_row(marks, x + 10, y + 25, wide - 16)
        inner += text("small quiet", x + 12, y + 66, pen.say(f"caption-{thing}"), wide - 18)
        args: dict[str, Value] = {
            "name": pen.name(side),
            "n": table.dock_coins[side],
            "m": table.dock_cargo[side],
            "upgrades": table.upgrades[side],
            "cannons": table.cannons[side],
            "merchant": table.merchant_pile[side],
            "pirate": table.pirate_pile[side],
            "power": table.pirate_power[side],
            "left": left,
        }
        title = pen.say(f"alliance-{thing}", args)
        about = pen.about(f"alliance-{thing}")
        return group(f"{thing}-{pen.code(side)}", "store", title, inner, None, about)

    # each title says what its marks show
    return pen.once((thing, side, tuple(marks), lit), drawn)
