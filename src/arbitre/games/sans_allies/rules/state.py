"""What changes during a game, and the events it is told by."""

from __future__ import annotations

from typing import Final

from arbitre.games.sans_allies.rules.cards import A, P, S, V
from arbitre.games.sans_allies.rules.pyramid import CAPITAL_PLACE
from arbitre.games.sans_allies.rules.setting import Setting
from arbitre.games.sans_allies.rules.values import FIXED_RESEARCH, TILES, TOP_PERSONNEL

REGIONS: Final = 0
PYRAMID: Final = 1
CONVOYS: Final = 2
DRAWING: Final = 3
INVASIONS: Final = 4
DICE: Final = 5
RECOVERY: Final = 6
LOSSES: Final = 7
UPGRADES: Final = 8
RETREAT: Final = 9
BOMBING: Final = 10
BOMBING_DIE: Final = 11
RESEARCH_DIE: Final = 12
OVER: Final = 13

PHASES: Final = (
    "regions pyramid convoy drawing invasions dice recovery losses upgrade retreat bombing "
    "bombing_die research_die over"
).split()
CHANCE_PHASES: Final = (REGIONS, PYRAMID, DRAWING, DICE, BOMBING_DIE, RESEARCH_DIE)

DIE: Final = 6
"""The highest face of a die."""

BASE: Final = 0
UPGRADED: Final = 1
SPENT: Final = 2


class State:
    """One moment: the nation, the production cards, the research, and the invasion under way."""

    def __init__(self, setting: Setting, of: State | None = None) -> None:
        self.setting = setting
        self.values = setting.values
        if of is None:
            values = setting.values
            self.turn = 1
            self.phase = REGIONS
            # the nation: a terrain a place (0: none), a bit for each card that stands
            self.board: list[int] = [0] * 64
            self.standing = 0
            self.regions: list[int] = []  # the open discard, the last one on top
            self.unseen: list[int] = values.cards.copy()
            self.unseen[values.capital] = 0
            self.removed: list[int] = [0] * len(values.cards)
            # production cards by kind; the reserve has kept weapons in its last place
            self.pile: list[int] = values.production.copy()
            self.discard: list[int] = [0] * 6
            self.reserve: list[int] = [0] * 6
            self.removed_weapons = 0
            self.to_draw = 0
            self.marker = 0
            self.flame = False
            self.successes = 0
            self.upgrades: list[int] = [BASE] * 4
            self.centres = 0
            self.target = -1  # the invasion under way: place, force, what is due after the dice
            self.force = 0
            self.due = 0
            self.retreating = False
            self.won = False
            self.board[CAPITAL_PLACE] = values.capital
            self.standing = 1 << CAPITAL_PLACE
        else:
            self.turn = of.turn
            self.phase = of.phase
            self.board = of.board.copy()
            self.standing = of.standing
            self.regions = of.regions.copy()
            self.unseen = of.unseen.copy()
            self.removed = of.removed.copy()
            self.pile = of.pile.copy()
            self.discard = of.discard.copy()
            self.reserve = of.reserve.copy()
            self.removed_weapons = of.removed_weapons
            self.to_draw = of.to_draw
            self.marker = of.marker
            self.flame = of.flame
            self.successes = of.successes
            self.upgrades = of.upgrades.copy()
            self.centres = of.centres
            self.target = of.target
            self.force = of.force
            self.due = of.due
            self.retreating = of.retreating
            self.won = of.won

    def copy(self) -> State:
        """An equal state that shares nothing that changes."""
        return State(self.setting, self)

    @property
    def research(self) -> int:
        """The enemy's research value now."""
        return self.values.research[self.marker]

    @property
    def setback_possible(self) -> bool:
        """SA-R4: the enemy has something to lose."""
        return self.values.research[self.marker] > FIXED_RESEARCH

    @property
    def doomed(self) -> bool:
        """SA-K4, SA-R3: whether the next roll of research loses the game, whatever the die shows."""
        last = self.marker == TILES - 1 and not self.flame and self.phase != OVER
        return last and self.research >= DIE

    @property
    def personnel(self) -> int:
        """SA-P1: the strength of personnel."""
        successes = self.successes
        return successes + 1 if successes < TOP_PERSONNEL else TOP_PERSONNEL

    def strengths(self, terrain: int) -> tuple[int, int, int, int]:
        """SA-I4: what a card of each type is worth against a terrain now; 0 where it may not serve."""
        values = self.values
        mask = values.admits[terrain]
        upgrades = self.upgrades
        personnel = 0
        if mask & 1:
            successes = self.successes
            personnel = successes + 1 if successes < TOP_PERSONNEL else TOP_PERSONNEL
        vehicle = 0
        if mask & 2:
            vehicle = values.upgraded[V] if upgrades[V] else values.base[V]
        elif upgrades[V] and mask & 12:
            vehicle = 1  # SA-U2: light craft, as aircraft or ships
        aircraft = ship = 0
        if mask & 4:
            aircraft = values.upgraded[A] if upgrades[A] else values.base[A]
        if mask & 8:
            ship = values.upgraded[S] if upgrades[S] else values.base[S]
        return personnel, vehicle, aircraft, ship

    def strength_of(self, unit: int) -> int:
        """What a unit is worth where it is admitted, as its tile shows."""
        if unit == P:
            return self.personnel
        return self.values.upgraded[unit] if self.upgrades[unit] else self.values.base[unit]

    def spend(self, units: int) -> None:
        """Cards go from the reserve to the discard."""
        self.take(units)
        self.throw(units)

    def take(self, units: int) -> None:
        """Cards leave the reserve."""
        reserve = self.reserve
        reserve[P] -= units & 255
        reserve[V] -= units >> 8 & 255
        reserve[A] -= units >> 16 & 255
        reserve[S] -= units >> 24

    def throw(self, units: int) -> None:
        """Cards are laid on the discard."""
        discard = self.discard
        discard[P] += units & 255
        discard[V] += units >> 8 & 255
        discard[A] += units >> 16 & 255
        discard[S] += units >> 24
