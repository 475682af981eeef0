"""The achievements as drawn: every side's count beside what is needed, and the bonus tiles."""

from __future__ import annotations

from arbitre.core.svg import Box, group, rect
from arbitre.games.dead_reckoning.picture.pen import Pen
from arbitre.games.dead_reckoning.picture.shapes import text
from arbitre.games.dead_reckoning.picture.shapes import wide as wide_of
from arbitre.games.dead_reckoning.picture.steps import shown_card
from arbitre.games.dead_reckoning.rules.table import ACHIEVEMENTS, CAPITALIST, EXPERTS
from arbitre.games.dead_reckoning.rules.values import EXPERT
from arbitre.games.dead_reckoning.words.sides import reached, wanted


def aims_state(pen: Pen) -> list[str]:
    """Each achievement with every side's count, and its bonus tile."""
    table = pen.table
    needs = wanted(pen.state)
    counts = [reached(pen.state, side) for side in range(table.sides)]
    found: list[str] = []
    for number in range(len(ACHIEVEMENTS)):
        said: list[str] = []
        for side in range(table.sides):
            chest = side < table.humans and number == CAPITALIST and pen.hidden_chest(side)
            done = table.claimed_by(side, number)
            said.append("" if done else "?" if chest else str(counts[side][number]))
        found.append(_aim(pen, number, said, needs[number], number == EXPERTS and _expert_lit(pen)))
    return found


def _expert_lit(pen: Pen) -> bool:
    """Whether the Alliance's card puts a cube there now (DR-R7)."""
    shown = shown_card(pen)
    effect = None if shown is None else shown.under_way_effect
    return effect is not None and effect.kind == EXPERT


def _aim(pen: Pen, number: int, counts: list[str], need: int, lit: bool) -> str:
    """An achievement; a count is empty for whoever has claimed it."""
    bonus, owner = pen.table.bonus[number], pen.table.bonus_to[number]
    key = ("achievement", number, need, tuple(counts), bonus, owner, lit)
    return pen.once(key, lambda: _aim_drawn(pen, number, counts, need, lit))


def _aim_drawn(pen: Pen, number: int, counts: list[str], need: int, lit: bool) -> str:
    table = pen.table
    x, y, wide, high = pen.layout.aims
    name = ACHIEVEMENTS[number]
    cell, row = (wide - 28) / 3, (high - 60) / 3
    left, upper = x + 10 + number % 3 * (cell + 4), y + 54 + number // 3 * row
    inner = rect("glow" if lit else "box", (left, upper, cell, row - 6), 8)
    bonus, owner = table.bonus[number], table.bonus_to[number]
    called = pen.words.phrase(f"short-{name}")
    inner += text("small", left + 12, upper + 36, called, cell - (68 if bonus else 24))
    across = 1 if table.sides == 2 and cell < 300 else 2
    lines = table.sides // across
    step = min(44.0, (row - 54) / lines)
    said: list[str] = []
    for side, count in enumerate(counts):
        at = left + 26 + side % across * (cell / 2 - 4)
        line = upper + 46 + (side // across + 0.5) * step
        inner += pen.mark(side, at, line, 0.9)
        if not count:
            inner += f'<path class="tick" d="M{at + 22:g} {line:g}l8 9l16-18"/>'
        else:
            inner += text("num", at + 20, line + 11, f"{count}/{need}", cell / across - 54)
        if across == 1:
            start = at + 32 + wide_of(f"{need}/{need}", "num")
            bar = (start, line - 6, left + cell - 12 - start, 12.0)
            inner += _progress(bar, side, count, need)
        key = "aim-count" if count else "aim-done"
        said.append(pen.say(key, {"name": pen.name(side), "count": count, "n": need}))
    if bonus:
        at, line = left + cell - 26, upper + 27
        kind = "bonus" if owner < 0 else f"side-{pen.look(owner)}"
        inner += f'<circle class="{kind}" cx="{at:g}" cy="{line:g}" r="20"/>'
        inner += text(
            "num middle" if owner < 0 else "num middle on-side", at, line + 11, str(bonus)
        )
        whose = "aim-bonus" if owner < 0 else "aim-bonus-of"
        said.append(pen.say(whose, {"n": bonus, "name": pen.name(owner)}))
    title = pen.words.phrase(f"kind-{name}") + " · " + ", ".join(said)
    about = pen.about(f"aim-{name}", "aims")
    return group(f"achievement-{name}", "achievement", title, inner, None, about)


def _progress(box: Box, side: int, count: str, need: int) -> str:
    """How far a side has come, as a bar; of a chest that nobody may see nothing is drawn."""
    left, upper, wide, high = box
    share = 1.0 if not count else min(int(count) / need, 1.0) if count.isdecimal() else 0.0
    inner = rect("bar", box, 6)
    if share:
        inner += rect(f"side-{side if side == 0 else 2}", (left, upper, wide * share, high), 6)
    return inner
