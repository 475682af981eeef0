"""The heap: two take from it in turn, each with a token that nobody else sees (ST-1 to ST-5)."""

from __future__ import annotations

SEATS = ("north", "south")
TOKENS = (1, 2, 3)
MOST = 3
PAUSES = 1


class Heap:
    """What lies there. `out` is who resigned (-1: nobody), `last` the round declared the last (0: none)."""

    def __init__(self, stones: int) -> None:
        self.stones = stones
        self.taken = [0, 0]
        self.tokens = [0, 0]  # 0: not dealt yet
        self.turn = 0
        self.last = 0
        self.pauses = [PAUSES, PAUSES]
        self.out = -1

    @property
    def round(self) -> int:
        return self.turn // 2 + 1

    @property
    def over(self) -> bool:
        return not self.stones or self.out >= 0 or 0 < self.last < self.round

    @property
    def dealing(self) -> int:
        """Who gets a token now; -1: both have theirs."""
        return self.tokens.index(0) if 0 in self.tokens else -1

    def take(self, count: int) -> None:
        """ST-2: whoever is on turn takes stones."""
        self.stones -= count
        self.taken[self.turn % 2] += count
        self.turn += 1

    def scores(self) -> list[int]:
        """ST-4: the stones taken, at the end with the token."""
        return [
            taken + token * self.over for taken, token in zip(self.taken, self.tokens, strict=True)
        ]

    def winners(self) -> list[int]:
        """ST-4: who has most; ST-5: not who resigned."""
        if self.out >= 0:
            return [1 - self.out]
        north, south = self.scores()
        return [] if north == south else [int(south > north)]
