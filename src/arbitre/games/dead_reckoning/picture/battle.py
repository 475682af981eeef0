"""A battle as drawn: who fights whom and how it stands, the cubes of both sides."""

from __future__ import annotations

from typing import Final

from arbitre.core.message import Value
from arbitre.core.svg import Point, group, rect
from arbitre.games.dead_reckoning.picture.pen import Pen
from arbitre.games.dead_reckoning.picture.shapes import (
    Mark,
    kept,
    mark_row,
    marks_wide,
    sign,
    text,
)
from arbitre.games.dead_reckoning.play.draft import ITS_CUBES
from arbitre.games.dead_reckoning.rules.battle.battle import (
    DEFENCE,
    FACES,
    SHIP,
    Battle,
    crowns,
    hits,
    human_cubes,
)
from arbitre.games.dead_reckoning.rules.board import NAMES
from arbitre.games.dead_reckoning.rules.scoring import score
from arbitre.games.dead_reckoning.rules.state import OVER
from arbitre.games.dead_reckoning.rules.table import alliance_cubes, last_turn_cubes

PARTS: Final = (
    ("islands", ("islands",)),
    ("coins", ("chest", "aboard", "dock", "goods")),
    ("achievements", ("achievements", "bonus")),
    ("rest", ("buildings", "upgrades", "crew", "experts")),
)
"""The lines of the final score (DR-V2), those that belong together in one."""
TO_FALL: Final = -1
"""The face of a cube that has not fallen yet."""


def battle_state(pen: Pen) -> list[str]:
    """Who fights whom, where, and how it stands."""
    battle = pen.battle
    if pen.state.phase == OVER and not pen.state.companion:
        return [_reckoning(pen)]
    if battle is None:
        return [_peace(pen)]
    return [_fighter(pen, battle, mine) for mine in (True, False)]


def _peace(pen: Pen) -> str:
    """No battle: how many cubes the viewer would attack with now, and the Alliance defend itself with."""
    table, seat = pen.table, pen.focus
    enemy = table.humans + seat
    # a battle is fought on the defender's space (DR-K1)
    attack = Battle(SHIP, seat, enemy, table.place[enemy], attacks=True)
    mine = human_cubes(table, pen.human(seat), attack)
    theirs = alliance_cubes(table, enemy, table.place[enemy], defending=True)
    theirs += last_turn_cubes(table, enemy)
    harbor = harbor_cubes(pen, enemy)

    def drawn() -> str:
        x, y, wide, _ = pen.layout.tray
        if pen.state.companion:  # their cannons are at the table (DR-Q1)
            inner = text("head quiet", x + 18, y + 44, pen.say("no-battle"), wide - 36)
            return kept("state-battle", inner)
        said = pen.say("would-fight", {"n": mine, "m": theirs})
        inner = text("head quiet", x + 18, y + 44, said, wide - 36)
        halves = (
            (seat, mine, x + 10, pen.say("would-attack", {"n": mine})),
            (enemy, theirs, x + wide / 2 + 5, pen.say("would-defend", {"n": theirs, "m": harbor})),
        )
        for side, cubes, left, said in halves:
            inner += pen.mark(side, left + 38, y + 108, 1.3)
            inner += mark_row([("C", str(cubes))], left + 66, y + 108, 160, size=1.5)
            inner += text("small quiet", left + 20, y + 176, said, wide / 2 - 50)
        return kept("state-battle", inner)

    return pen.once(("peace", seat, mine, theirs, harbor, pen.state.companion), drawn)


def harbor_cubes(pen: Pen, side: int) -> int:
    """How many more cubes defend an Alliance's ship than attack with it: those of the harbor (DR-F1)."""
    table, place = pen.table, pen.table.place[side]
    defending, attacking = (
        alliance_cubes(table, side, place, defends) for defends in (True, False)
    )
    return defending - attacking


def _reckoning(pen: Pen) -> str:
    """The game is over: what each side's coins are made of."""
    table = pen.table
    x, y, wide, high = pen.layout.tray
    sides = list(range(table.sides))
    hidden = [side < table.humans and pen.hidden_chest(side) for side in sides]
    found = [score(pen.state, side) for side in sides]
    # over the places of the cubes, which fall no more
    inner = rect("box", (x + 10, y + 52, wide - 20, high - 62), 8)
    inner += text("head", x + 18, y + 42, pen.say("reckoning"), wide / 2)
    step = (wide * 0.62) / len(sides)
    first = x + wide - 34 - step * (len(sides) - 1)
    line = (high - 62) / (len(PARTS) + 1)
    rows = [("total", [sum(one.values()) for one in found])]
    rows += [(part, [sum(one[name] for name in names) for one in found]) for part, names in PARTS]
    for row, (part, numbers) in enumerate(rows):
        low = y + 54 + (row + 0.8) * line
        kind = "small" if row else "num"
        inner += text(kind, x + 26, low, pen.say(f"reckoning-{part}"), wide * 0.38)
        for side, number in enumerate(numbers):
            unknown = hidden[side] and part in ("total", "coins")
            at = first + side * step
            inner += text(f"{kind} ends", at, low, "?" if unknown else str(number))
            if not row:
                inner += pen.mark(side, at - 76, low - 11, 0.9)
    return kept("state-battle", inner)


def _fighter(pen: Pen, battle: Battle, mine: bool) -> str:
    side = battle.human if mine else battle.enemy
    faces = battle.my_faces if mine else battle.their_faces
    won, struck = crowns(faces), hits(faces)

    def drawn() -> str:
        x, y, wide, _ = pen.layout.tray
        left = x + 12 if mine else x + wide / 2 + 8
        marks: list[Mark] = [("crown", str(won)), ("hit", str(struck))]
        inner = sign("merchant", left + 20, y + 35, 1.0)
        if side >= 0:
            inner = pen.mark(side, left + 20, y + 35, 1.0)
        room = wide / 2 - 26 - marks_wide(marks)
        called = pen.name(side).capitalize() if side >= 0 else pen.say("merchant")
        inner += text("small", left + 42, y + 46, called, room - 46)
        inner += mark_row(marks, left + room, y + 35, marks_wide(marks))
        args: dict[str, Value] = {"name": pen.name(side), "n": won, "m": struck}
        args["code"] = NAMES[battle.space]
        named = "side-mine" if mine else "side-theirs"
        about = pen.about("battle", "crown", "hit")
        return group(named, "fighter", pen.say("fighter", args), inner, None, about)

    return pen.once(("fighter", mine, side, won, struck, battle.space), drawn)


def battle_pieces(pen: Pen) -> list[str]:
    """The cubes of both sides, fallen and still to fall."""
    battle = pen.battle
    found: list[str] = []
    if battle is None:
        return found
    for mine in (True, False):
        side = battle.human if mine else battle.enemy
        faces = battle.my_faces if mine else battle.their_faces
        left = battle.mine if mine else battle.theirs
        if not mine and battle.stage == DEFENCE and len(pen.table.fight) > ITS_CUBES:
            left = pen.table.fight[ITS_CUBES]
        fallen = [face for face, number in enumerate(faces) for _ in range(number)]
        look = f"side-{pen.look(side)}" if side >= 0 else "nobody"
        whose = "mine" if mine else "theirs"
        total = len(fallen) + left
        for number, face in enumerate(fallen + [TO_FALL] * left):
            spot = pen.layout.face(mine, number, total)
            found.append(_die(pen, f"die-{whose}-{number + 1}", look, face, spot))
    return found


def _die(pen: Pen, named: str, look: str, face: int, spot: Point) -> str:
    def drawn() -> str:
        if face == TO_FALL:
            inner, title = rect("waiting", (-21, -21, 42, 42), 8), pen.say("to-fall")
        else:
            inner = rect("cube-face", (-22, -22, 44, 44), 8) + sign(FACES[face], 0, 0, 1.15)
            title = pen.words.phrase(f"kind-{FACES[face]}")
        about = pen.about("to-fall" if face == TO_FALL else f"face-{FACES[face]}")
        return group(named, f"die {look}", title, inner, spot, about)

    return pen.once((named, look, face, spot), drawn)
