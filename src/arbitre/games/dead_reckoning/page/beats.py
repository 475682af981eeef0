"""What each event looks like: ships that travel, cubes that come, cards that turn, coins that count."""

from __future__ import annotations

from typing import Final

from arbitre.core.message import Event
from arbitre.core.screen import (
    APPEAR,
    LABEL,
    ROLL,
    SHAKE,
    TRAVEL,
    TURN,
    VANISH,
    Beat,
    Step,
    beat_of,
)
from arbitre.core.voice import Told
from arbitre.games.dead_reckoning.picture.pen import Pen
from arbitre.games.dead_reckoning.rules.board import HARBOR, NAMES, space_of
from arbitre.games.dead_reckoning.rules.human.belongings import PLAYED
from arbitre.games.dead_reckoning.rules.moves import BUILDINGS
from arbitre.games.dead_reckoning.rules.table import SIDES
from arbitre.games.dead_reckoning.rules.values import GUN_DECK, RIGGING

COUNTED: Final = {
    "explorer-cube": "explorer",
    "expert-cube": "experts",
    "legendary-cube": "legendary",
}
"""Achievements whose cubes are told."""
GAINS: Final = ("coins", "pile-coins", "cargo-sold")
AT_SPACE: Final = {
    "storms": "island",
    "fights-building": "island",
    "hunts": "card",
    "beats-merchant": "card",
    "cube-ignored": "island",
    "placement-ignored": "island",
    "cube-spared": "island",
    "cube-half": "island",
}
"""Events that shake what lies on their space."""


class Stage:
    """What is told is played on the picture before it: where ships are, how many cubes lie there."""

    def __init__(self, pen: Pen) -> None:
        self.pen = pen
        self.words = pen.words
        self.cubes = pen.table.cubes.copy()
        self.place = pen.table.place.copy()
        self.played = [human.cards_in(PLAYED) for human in pen.state.humans]
        self.fighter = pen.state.battle.human if pen.state.battle is not None else pen.focus

    def beats(self, told: list[Told]) -> list[Beat]:
        """A moment for each line told, with what is seen."""
        return [
            beat_of(line, [step for event in line.all_events for step in self.steps(event)])
            for line in told
        ]

    def steps(self, event: Event) -> list[Step]:
        """What is seen when an event is told."""
        name, args = event.name, event.args
        space = str(args.get("space", ""))
        if "human" in args and isinstance(args["human"], int):
            return self._of_human(event, event.number("human"), space)
        if "side" in args and isinstance(args["side"], int):
            return self._of_side(event, event.number("side"), space)
        if name == "card":
            return [Step(TURN, "alliance-card")]
        if name == "tile":
            return [Step(TURN, f"island-{space}")]
        if name == "dealt":
            return [Step(APPEAR, f"card-{space}", source=f"space-{space}")]
        if name in ("claims", "merchant-taken"):
            return [Step(VANISH, f"card-{space}")]
        if name == "merchant-escapes":
            return [Step(VANISH, f"card-{NAMES[self.place[self.fighter]]}")]
        if name == "toss":
            said = self.words.phrase(f"kind-{args['fell']}")
            return [Step(ROLL, "alliance-card", text=said)]
        if name == "puts":
            return [Step(LABEL, f"island-{space}", text=_plus(event))]
        if name in AT_SPACE:
            return [Step(SHAKE, f"{AT_SPACE[name]}-{space}")]
        return []

    # -- sides -------------------------------------------------------------------------------

    def _of_side(self, event: Event, side: int, space: str) -> list[Step]:
        name, args, code = event.name, event.args, self.pen.code(side)
        ship = f"ship-{code}"
        if name in COUNTED:
            return [Step(LABEL, f"achievement-{COUNTED[name]}", text=str(args["n"]))]
        if name == "achievement":
            claimed = f"achievement-{args['achievement']}"
            return [Step(SHAKE, claimed), Step(LABEL, claimed, text="✓")]
        if name == "cube-falls":
            where = "cubes-mine" if side == self.fighter else "cubes-theirs"
            return [Step(ROLL, where, text=self.words.phrase(f"kind-{args['face']}"))]
        if name in ("cube", "cube-replaces"):
            return self._cube(event, side, space)
        if name == "control":
            return [Step(LABEL, f"island-{space}", text=self.pen.name(side))]
        if name == "permanent":
            return [Step(APPEAR, f"cube-{space}-{code}-permanent", source=f"island-{space}")]
        if name == "end-space":
            self.place[side] = space_of(space)
            return [Step(TRAVEL, ship, to=f"space-{space}")]
        if name == "damage":
            return [Step(SHAKE, ship), Step(LABEL, ship, text=f"✕ {args['n']}")]
        if name in ("garrison-hurts", "garrison-spares"):
            return [Step(SHAKE, ship)]
        if name in AT_SPACE:
            return [Step(SHAKE, f"{AT_SPACE[name]}-{space}")]
        return self._of_alliance(event, side, space)

    def _of_alliance(self, event: Event, side: int, space: str) -> list[Step]:
        name, args, code = event.name, event.args, self.pen.code(side)
        if not self.pen.table.is_alliance(side):
            return []
        dock = f"dock-{code}"
        if name in GAINS:
            return [Step(LABEL, dock, text=f"+{args['n']}")]
        if name == "collects":
            return [Step(LABEL, dock, text=_plus(event))]
        if name == "produces":
            return [Step(LABEL, f"island-{space}", text=_plus(event)), Step(SHAKE, dock)]
        if name == "pile":
            return [Step(LABEL, f"{args['pile']}-pile-{code}", text="+1")]
        if name == "upgrades":
            return [Step(LABEL, f"upgrades-{code}", text="+1")]
        if name == "repairs":
            return [Step(LABEL, f"damage-{code}", text=f"−{args['n']}")]
        if name == "builds":
            return [Step(APPEAR, f"building-{space}-{args['building']}", source=f"island-{space}")]
        if name == "deck-shuffled":
            return [Step(SHAKE, f"deck-{code}")]
        return []

    def _cube(self, event: Event, side: int, space: str) -> list[Step]:
        spot = space_of(space) * SIDES
        found: list[Step] = []
        if event.name == "cube-replaces":
            other = event.number("other")
            gone = f"cube-{space}-{self.pen.code(other)}-{self.cubes[spot + other]}"
            found.append(Step(VANISH, gone))
            self.cubes[spot + other] -= 1
        self.cubes[spot + side] += 1
        new = f"cube-{space}-{self.pen.code(side)}-{self.cubes[spot + side]}"
        return [*found, Step(APPEAR, new, source=f"island-{space}")]

    # -- humans ------------------------------------------------------------------------------

    def _of_human(self, event: Event, human: int, space: str) -> list[Step]:
        name, args, pen = event.name, event.args, self.pen
        ship = f"ship-{pen.code(human)}"
        if name in ("fights-ship", "fights-building", "battle", "hunts", "attacks", "storms"):
            self.fighter = human
        if name == "moves":
            self.place[human] = space_of(space)
            return [Step(TRAVEL, ship, to=f"space-{space}")]
        if name in ("plays", "defends-with", "raised", "sleeved"):
            card = event.number("card")
            if name in ("plays", "defends-with"):
                self.played[human].append(card)
            return [Step(TURN, pen.crew_id(human, card))]
        if name == "discards":
            gone, self.played[human] = self.played[human], []
            return [
                Step(TRAVEL, pen.crew_id(human, card), to=pen.mine(human, "discard"))
                for card in gone
            ]
        if name == "draws":
            return [Step(TRAVEL, pen.mine(human, "deck"), to=pen.mine(human, "hand"))]
        if name in ("buys", "trades"):
            card_id = f"card-{NAMES[self.place[human]]}"
            return [Step(TRAVEL, card_id, to=pen.mine(human, "hand"))]
        if name == "mode":
            return [Step(TURN, ship)]
        if name == "human-builds":
            built = f"building-{space}-{BUILDINGS[event.number('kind')]}"
            return [Step(APPEAR, built, source=f"island-{space}")]
        if name == "human-produces":
            return [Step(LABEL, f"island-{space}", text=_plus(event))]
        if name == "human-upgrades":
            return [Step(TURN, self._zone(human, event.number("upgrade")))]
        if name in ("battle", "crowns"):
            return [
                Step(LABEL, "cubes-mine", text=str(args["mine"])),
                Step(LABEL, "cubes-theirs", text=str(args["theirs"])),
            ]
        if name in ("aims", "volley", "braces"):
            return [Step(SHAKE, "cubes-theirs" if name == "braces" else "cubes-mine")]
        return self._goods_of(event, human, space) or self._shaken(event, human, space)

    def _goods_of(self, event: Event, human: int, space: str) -> list[Step]:
        """Goods that come and go."""
        name, args, pen = event.name, event.args, self.pen
        number = args.get("n", "")
        hold = pen.mine(human, "hold")
        if name in ("loads", "takes", "merchant-beaten", "plunders"):
            return [Step(LABEL, hold, text=f"+{number}")]
        if name in ("unloads", "jettisons", "gives"):
            return [Step(LABEL, hold, text=f"−{number}")]
        if name == "plundered":
            lost = event.number("coins") + event.number("cargo")
            return [Step(LABEL, hold, text=f"−{lost}")]
        if name == "sells":
            return [Step(LABEL, pen.mine(human, "chest"), text=f"+{number}")]
        if name == "harbor-cargo":
            return [Step(LABEL, pen.mine(human, "dock"), text=f"+{number}")]
        if name == "coin":
            at_home = self.place[human] == HARBOR
            return [Step(LABEL, pen.mine(human, "chest" if at_home else "hold"), text="+1")]
        if name == "mends":
            return [Step(LABEL, pen.mine(human, "damage"), text=f"−{number}")]
        if name == "sails":
            return [Step(LABEL, f"ship-{pen.code(human)}", text=str(number))]
        return []

    def _shaken(self, event: Event, human: int, space: str) -> list[Step]:
        """Attacks, losses, ships that sink."""
        name, pen = event.name, self.pen
        ship = f"ship-{pen.code(human)}"
        enemy = event.number("enemy", -1)
        if name == "human-sunk":
            self.place[human] = HARBOR
            return [Step(SHAKE, ship), Step(TRAVEL, ship, to="space-H")]
        if name == "alliance-sunk":
            self.place[enemy] = HARBOR
            sunk = f"ship-{pen.code(enemy)}"
            return [Step(SHAKE, sunk), Step(TRAVEL, sunk, to="space-H")]
        if name == "battle-won" and enemy >= 0:
            return [Step(SHAKE, f"ship-{pen.code(enemy)}")]
        if name in ("battle-lost", "fights-ship", "human-garrison"):
            return [Step(SHAKE, ship)]
        if name == "attacks":
            return [Step(SHAKE, "battle")]
        if name in AT_SPACE:
            return [Step(SHAKE, f"{AT_SPACE[name]}-{space}")]
        return []

    def _zone(self, human: int, tile: int) -> str:
        zone = self.pen.values.upgrades[tile // 2][tile % 2].zone
        named = {RIGGING: "zone-rigging", GUN_DECK: "zone-gun_deck"}.get(zone, "hold")
        return self.pen.mine(human, named)


def _plus(event: Event) -> str:
    """How many goods, as a floating label."""
    return f"+{event.number('coins') + event.number('cargo')}"
