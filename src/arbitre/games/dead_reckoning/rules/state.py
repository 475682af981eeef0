"""The whole game: the table, the humans, whose turn it is, and what is being decided."""

from __future__ import annotations

from typing import Final

from arbitre.games.dead_reckoning.rules.battle.battle import Battle
from arbitre.games.dead_reckoning.rules.human.belongings import Human, goods_aboard
from arbitre.games.dead_reckoning.rules.table import OpenTable
from arbitre.games.dead_reckoning.rules.values import Values

SETUP: Final = 0  # tiles of row 1, cards, bonus tiles, first player, first hands
ALLIANCE: Final = 1  # an Alliance's turn: the table says what it waits for
MAIN: Final = 2  # a human's main phase (DR-H3)
MODE: Final = 3  # clean-up: pirate or merchant mode (DR-H4)
RAISE: Final = 4  # clean-up: one card played may be raised
SLEEVE: Final = 5  # clean-up: bought cards are sleeved
DRAWING: Final = 6  # clean-up: cards are drawn
CONSENT: Final = 7  # the partner is asked (DR-X4)
OVER: Final = 8
DRAWING_ONE: Final = 10  # a card by an icon (DR-H28)
EDITS: Final = 11  # beside a real table: what the human did is set by hand (DR-Q1)
DEALING: Final = 9  # tiles and cards that a human's act or clean-up turns up

PHASES: Final = (
    "setup alliance main mode raise sleeve drawing consent over dealing drawing_one edits".split()
)

ANY_ROOM: Final = 999


class State:
    """One moment of a game."""

    __slots__ = (
        "table humans phase seat battle to_draw resume queue first laid won consent "
        "companion denied"
    ).split()

    def __init__(
        self, values: Values, humans: int, difficulty: int, of: State | None = None
    ) -> None:
        if of is None:
            self.table = OpenTable(values, humans, difficulty)
            self.humans: list[Human] = [Human(values) for _ in range(humans)]
            self.phase = SETUP
            self.seat = 0  # the human who decides
            self.battle: Battle | None = None
            self.to_draw = 0
            self.resume = MAIN  # the phase after what is being dealt
            self.queue: list[int] = []  # sides that still have a last turn (DR-E2)
            self.first = 0 if humans == 1 else -1  # the human whose Alliance began
            self.laid: list[int] = []  # bonus tiles laid so far, by achievement; 0: none
            self.won = -1  # 1: the humans, 0: the Alliance
            self.consent: list[int] = []  # the partner is asked about: influence, over whom (DR-X4)
            self.companion = False  # humans play with the box, the program the Alliance (DR-Q1)
            self.denied = 0  # islands where they said no this turn, a bit each
        else:
            self.table = of.table.copy()
            self.humans = [human.copy() for human in of.humans]
            self.phase = of.phase
            self.seat = of.seat
            self.battle = None if of.battle is None else of.battle.copy()
            self.to_draw = of.to_draw
            self.resume = of.resume
            self.queue = of.queue.copy()
            self.first = of.first
            self.laid = of.laid.copy()
            self.won = of.won
            self.consent = of.consent.copy()
            self.companion = of.companion
            self.denied = of.denied

    def copy(self) -> State:
        """An equal state that shares nothing that changes."""
        return State(self.values, self.table.humans, self.table.difficulty, self)

    @property
    def values(self) -> Values:
        """The printed values, and what else turned up beside a real table."""
        return self.table.values

    @property
    def human(self) -> Human:
        """The human whose turn or decision it is."""
        return self.humans[self.seat]

    def room_left(self, seat: int) -> int:
        """Room for goods on a human's ship; beside a real table they say themselves what fits (DR-Q1)."""
        return (
            ANY_ROOM if self.companion else self.humans[seat].room - goods_aboard(self.table, seat)
        )

    @property
    def chests(self) -> list[int]:
        """The humans' coins that count for Capitalist (DR-V1)."""
        return [human.chest for human in self.humans]
