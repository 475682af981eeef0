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
from arbitre.games.dead_reckoning.rules.table import alliance_cubes, last_turn_cubes

TO_FALL: Final = -1
"""The face of a cube that has not fallen yet."""


def battle_state(pen: Pen) -> list[str]:
    """Who fights whom, where, and how it stands."""
    battle = pen.battle
    if battle is None:
        return [_peace(pen)]
    return [_fighter(pen, battle, mine) for mine in (True, False)]


def _peace(pen: Pen) -> str:
    """No battle: how many cubes the viewer would attack with now, and the Alliance defend itself with."""
    table, seat = pen.table, pen.focus
    enemy = table.humans + seat
    attack = Battle(SHIP, seat, enemy, table.place[seat], attacks=True)
    mine = human_cubes(table, pen.human(seat), attack)
    theirs = alliance_cubes(table, enemy, table.place[enemy], defending=True)
    theirs += last_turn_cubes(table, enemy)

    def drawn() -> str:
        x, y, wide, _ = pen.layout.tray
        inner = text("head quiet", x + 18, y + 44, pen.say("no-battle"), wide - 36)
        if pen.state.companion:  # their cannons are at the table (DR-Q1)
            return kept("state-battle", inner)
        halves = (
            (seat, mine, x + 10, "would-attack"),
            (enemy, theirs, x + wide / 2 + 5, "would-defend"),
        )
        for side, cubes, left, key in halves:
            inner += pen.mark(side, left + 38, y + 108, 1.3)
            inner += mark_row([("C", str(cubes))], left + 66, y + 108, 160, size=1.5)
            said = pen.say(key, {"n": cubes})
            inner += text("small quiet", left + 20, y + 176, said, wide / 2 - 50)
        return kept("state-battle", inner)

    return pen.once(("peace", seat, mine, theirs, pen.state.companion), drawn)


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
