"""What is seen of an event besides the drawing: labels, what shakes or bursts, cubes and coins that fall."""

from __future__ import annotations

from typing import Final

from arbitre.core.message import Event
from arbitre.core.screen import BURST, LABEL, RING, ROLL, SHAKE, Effect
from arbitre.games.dead_reckoning.picture.pen import Pen
from arbitre.games.dead_reckoning.rules.board import HARBOR

COUNTED: Final = {
    "explorer-cube": "explorer",
    "expert-cube": "experts",
    "legendary-cube": "legendary",
}
"""Achievements whose cubes are told."""
GLYPHS: Final = {
    "nothing": "–",
    "crown": "♛",
    "crowns": "♛♛",
    "crown_hit": "♛✸",
    "hit": "✸",
    "plunder": "⛁",
}
"""What the faces of a cube show, one word each."""
GAINS: Final = ("coins", "pile-coins", "cargo-sold")
SHAKEN: Final = {
    "storms": "island",
    "fights-building": "island",
    "hunts": "card",
    "beats-merchant": "card",
    "cube-ignored": "island",
    "placement-ignored": "island",
    "cube-spared": "island",
    "cube-half": "island",
    "cube-lost": "island",
    "cubes-lost": "island",
    "nothing-to-claim": "island",
}
"""Events that shake what lies on their space: nothing else would lead the eye there."""


def effects_of(event: Event, pen: Pen) -> list[Effect]:
    """What is seen when an event is told; the pen draws the view right then."""
    name, args = event.name, event.args
    space = str(args.get("space", ""))
    if name == "card":  # a phone shows it before what it does
        return [Effect(RING, "alliance-card")]
    if isinstance(args.get("human"), int):
        return _of_human(event, pen, event.number("human"), space)
    if isinstance(args.get("side"), int):
        return _of_side(event, pen, event.number("side"), space)
    if name == "toss":
        return [Effect(ROLL, "alliance-card", pen.words.phrase(f"kind-{args['fell']}"))]
    if name == "puts":
        return [Effect(LABEL, f"island-{space}", _plus(event))]
    return _shaken(name, space)


def _shaken(name: str, space: str) -> list[Effect]:
    return [Effect(SHAKE, f"{SHAKEN[name]}-{space}")] if name in SHAKEN else []


# -- sides -----------------------------------------------------------------------------------


def _of_side(event: Event, pen: Pen, side: int, space: str) -> list[Effect]:
    name, args, ship = event.name, event.args, f"ship-{pen.code(side)}"
    if name in COUNTED:
        return [Effect(LABEL, f"achievement-{COUNTED[name]}", str(args["n"]))]
    if name == "achievement":
        claimed = f"achievement-{args['achievement']}"
        return [Effect(SHAKE, claimed), Effect(LABEL, claimed, "✓")]
    if name == "cube-falls":
        return [_falls(str(args["face"]), side, pen)]
    if name == "control":
        return [Effect(LABEL, f"island-{space}", pen.name(side))]
    if name == "damage":
        return [Effect(SHAKE, ship), Effect(LABEL, ship, f"✕ {args['n']}")]
    if name in ("garrison-hurts", "garrison-spares"):
        return [Effect(SHAKE, ship)]
    if name in SHAKEN:
        return _shaken(name, space)
    return _of_alliance(event, pen, side, space) if pen.table.is_alliance(side) else []


def _falls(face: str, side: int, pen: Pen) -> Effect:
    """A cube falls where it will lie, the last of those that have fallen."""
    mine = pen.battle is not None and pen.battle.human == side
    whose = "mine" if mine else "theirs"
    where = f"cubes-{whose}"
    if pen.battle is not None:
        fallen = sum(pen.battle.my_faces if mine else pen.battle.their_faces)
        where = f"die-{whose}-{fallen}" if fallen else where
    return Effect(ROLL, where, GLYPHS[face], "good" if mine else "bad")


def _of_alliance(event: Event, pen: Pen, side: int, space: str) -> list[Effect]:
    """Its dock, its piles, its ship's things."""
    name, args, code = event.name, event.args, pen.code(side)
    dock = f"dock-{code}"
    if name in GAINS:
        return [Effect(LABEL, dock, f"+{args['n']}")]
    if name == "collects":
        return [Effect(LABEL, dock, _plus(event))]
    if name == "produces":
        return [Effect(LABEL, f"island-{space}", _plus(event)), Effect(SHAKE, dock)]
    if name == "pile":
        return [Effect(LABEL, f"{args['pile']}-pile-{code}", "+1")]
    if name == "upgrades":
        return [Effect(LABEL, f"upgrades-{code}", "+1")]
    if name == "repairs":
        return [Effect(LABEL, f"damage-{code}", f"−{args['n']}")]
    if name == "deck-shuffled":
        return [Effect(SHAKE, f"deck-{code}")]
    return []


# -- humans ----------------------------------------------------------------------------------


def _of_human(event: Event, pen: Pen, human: int, space: str) -> list[Effect]:
    name, args = event.name, event.args
    if name == "human-produces":
        return [Effect(LABEL, f"island-{space}", _plus(event))]
    if name in ("battle", "crowns"):
        return [
            Effect(LABEL, "cubes-mine", str(args["mine"])),
            Effect(LABEL, "cubes-theirs", str(args["theirs"])),
        ]
    if name in ("aims", "volley", "braces"):
        return [Effect(SHAKE, "cubes-theirs" if name == "braces" else "cubes-mine")]
    return _goods_of(event, pen, human) or _hurt(event, pen, human, space)


def _goods_of(event: Event, pen: Pen, human: int) -> list[Effect]:
    """Goods that come and go."""
    name, number = event.name, event.args.get("n", "")
    hold = pen.mine(human, "hold")
    if name in ("loads", "takes", "merchant-beaten"):
        return [Effect(LABEL, hold, f"+{number}")]
    if name == "plunders":
        return [Effect(LABEL, hold, _plus(event))]
    if name in ("unloads", "jettisons", "gives"):
        return [Effect(LABEL, hold, f"−{number}")]
    if name == "plundered":
        return [Effect(LABEL, hold, f"−{_goods(event)}")]
    if name == "sells":
        return [Effect(LABEL, pen.mine(human, "chest"), f"+{number}")]
    if name == "harbor-cargo":
        return [Effect(LABEL, pen.mine(human, "dock"), f"+{number}")]
    if name == "coin":
        where = "chest" if pen.table.place[human] == HARBOR else "hold"
        return [Effect(LABEL, pen.mine(human, where), "+1")]
    if name == "mends":
        return [Effect(LABEL, pen.mine(human, "damage"), f"−{number}")]
    if name == "sails":
        return [Effect(LABEL, f"ship-{pen.code(human)}", str(number))]
    return []


def _hurt(event: Event, pen: Pen, human: int, space: str) -> list[Effect]:
    """Attacks, losses, ships that sink."""
    name, enemy = event.name, event.number("enemy", -1)
    if name == "alliance-sunk" and enemy >= 0:
        return [Effect(BURST, f"ship-{pen.code(enemy)}", manner="good")]
    if name == "human-sunk":
        return [Effect(BURST, f"ship-{pen.code(human)}", manner="bad")]
    if name == "battle-won" and enemy >= 0:
        return [Effect(SHAKE, f"ship-{pen.code(enemy)}")]
    if name in ("battle-lost", "fights-ship", "human-garrison"):
        return [Effect(SHAKE, f"ship-{pen.code(human)}")]
    if name == "attacks":
        return [Effect(SHAKE, "battle")]
    return _shaken(name, space)


def _goods(event: Event) -> int:
    return event.number("coins") + event.number("cargo")


def _plus(event: Event) -> str:
    """How many goods came, as a floating label."""
    return f"+{_goods(event)}"
