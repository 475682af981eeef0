"""The state of a game of Power: flat ints that players who search copy all the time."""

from __future__ import annotations

from typing import Final

from arbitre.games.power.rules.pieces import POWER_MASK, SHIFT, contents
from arbitre.games.power.rules.setting import Setting

WRITING: Final = 0
COLLECTING: Final = 1
OVER: Final = 2
PHASES: Final = ("writing", "collecting", "over")

STANDING: Final = [0, 1, 2, 3]
"""Who holds each flag while every army has its own."""
GONE: Final = -1
"""The holder of a flag that was lost in a circle (PW-F4)."""


class State:
    """Board, reserves, flags and the few numbers beside them."""

    def __init__(self, setting: Setting, of: State | None = None) -> None:
        self.setting = setting
        if of is not None:
            self.copy_state(of)
            return
        self.stacks: list[int] = [0] * (setting.board.size * 4 + 4)
        self.holder: list[int] = STANDING.copy()
        self.round = 1
        self.referee = 0
        self.phase = WRITING
        self.last = False
        self.resigned: list[int] = []
        self.pauses: list[int] = [setting.values.pauses] * setting.players
        self.prefer: list[int] = [armies[0] for armies in setting.armies]
        self.winners: tuple[int, ...] = ()
        self.end_clause = ""

    def copy_state(self, other: State) -> None:
        """Take over another state's values, sharing nothing that changes."""
        self.stacks = other.stacks.copy()
        self.holder = other.holder.copy()
        self.round = other.round
        self.referee = other.referee
        self.phase = other.phase
        self.last = other.last
        self.resigned = other.resigned.copy()
        self.pauses = other.pauses.copy()
        self.prefer = other.prefer.copy()
        self.winners = other.winners
        self.end_clause = other.end_clause

    def stands(self, army: int) -> bool:
        """Whether an army's own flag stands, that is, the army is not eliminated."""
        return self.holder[army] == army

    def living(self, seat: int) -> bool:
        """Whether a player has a flag left."""
        for army in self.setting.armies[seat]:
            if self.holder[army] == army:
                return True
        return False

    def candidates(self) -> list[int]:
        """The players who are still in the game and did not resign."""
        if not self.resigned and self.holder == STANDING:
            return list(range(self.setting.players))
        return [
            seat
            for seat in range(self.setting.players)
            if seat not in self.resigned and self.living(seat)
        ]

    def sides_in(self, place: int) -> list[int]:
        """The sides with a piece in a space."""
        found: list[int] = []
        for army in range(4):
            if self.stacks[place * 4 + army]:
                side = self.setting.side[army]
                if side not in found:
                    found.append(side)
        return found

    def total(self, army: int) -> int:
        """An army's power, board and reserve together (PW-F7)."""
        size = self.setting.board.size
        stacks = self.stacks
        total = stacks[size * 4 + army] & POWER_MASK
        for slot in range(army, size * 4, 4):
            total += stacks[slot] & POWER_MASK
        return total

    def clear_army(self, army: int) -> list[tuple[int, int]]:
        """Take all an army has off board and reserve: the places with their stacks, by code."""
        taken: list[tuple[int, int]] = []
        size = self.setting.board.size
        for place in range(size):
            stack = self.stacks[place * 4 + army]
            if stack:
                taken.append((place, stack))
                self.stacks[place * 4 + army] = 0
        stack = self.stacks[size * 4 + army]
        if stack:
            taken.append((size + army, stack))
            self.stacks[size * 4 + army] = 0
            taken.sort(key=lambda pair: self.setting.board.names[pair[0]])
        return taken

    def add_to_reserve(self, army: int, stack: int) -> int:
        """Put pieces into a reserve; with box limits what is not in the box is lost (PW-P9).

        Returns the stack that was kept.
        """
        slot = self.setting.board.size * 4 + army
        if self.setting.box_limits:
            kept = 0
            for kind, number in contents(stack):
                fits = min(number, self.room(army, kind))
                kept += fits * self.setting.values.unit[kind]
                self.stacks[slot] += fits * self.setting.values.unit[kind]
            return kept
        self.stacks[slot] += stack
        return stack

    def room(self, army: int, kind: int) -> int:
        """How many more pieces of a kind are in an army's box (PW-P9); a regiment is three soldiers."""
        total = self.stacks[self.setting.board.size * 4 + army]
        for slot in range(army, self.setting.board.size * 4, 4):
            total += self.stacks[slot]
        mask = (1 << 20) - 1
        box = self.setting.values.box
        if kind in (0, 4):
            soldiers = (total >> SHIFT[0] & mask) + 3 * (total >> SHIFT[4] & mask)
            free = max(box[0] - soldiers, 0)
            return free // 3 if kind == 4 else free
        return max(box[kind] - (total >> SHIFT[kind] & mask), 0)
