"""What a plan of the greedy player has to spend: icons, goods, movement; and what it has gained."""

from __future__ import annotations

from arbitre.games.dead_reckoning.rules.icons import COUNT, EITHER, I


class Purse:
    """What is left to spend at a moment of a plan, and what it has gained."""

    __slots__ = (
        "icons points cargo dock coins room taken explored upgraded seen gain acts stops"
    ).split()

    def __init__(self, of: Purse | None = None) -> None:
        if of is None:
            self.icons: list[int] = [0] * COUNT
            self.points = 0
            self.cargo = 0
            self.dock = 0
            self.coins = 0
            self.room = 0
            self.taken = 0
            self.explored = False
            self.upgraded = False
            self.seen = 0  # spaces where everything is done, a bit each
            self.gain = 0.0
            self.acts: list[tuple[str, int, int]] = []  # to be done where the ship is now
            self.stops: list[int] = []
        else:
            self.icons = of.icons.copy()
            self.points = of.points
            self.cargo = of.cargo
            self.dock = of.dock
            self.coins = of.coins
            self.room = of.room
            self.taken = of.taken
            self.explored = of.explored
            self.upgraded = of.upgraded
            self.seen = of.seen
            self.gain = of.gain
            self.acts = of.acts.copy()
            self.stops = of.stops.copy()

    @property
    def free(self) -> int:
        """Hold spaces without a good."""
        return max(self.room - self.cargo - self.coins, 0)

    @property
    def influence(self) -> int:
        """Influence left, that of either kind included."""
        return self.icons[I] + self.icons[EITHER]

    def do(self, word: str, first: int = -1, second: int = -1) -> None:
        """Note an act, if it is one for the space where the ship is now."""
        if not self.stops:
            self.acts.append((word, first, second))

    def spend(self, icon: int, number: int) -> None:
        """Use icons; influence and building also by those of either kind."""
        own = min(self.icons[icon], number)
        self.icons[icon] -= own
        self.icons[EITHER] -= number - own
