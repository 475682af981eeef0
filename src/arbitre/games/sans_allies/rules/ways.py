"""The ways up: for each card of the pyramid, what must be captured before and with it, and its cost."""

from __future__ import annotations

from arbitre.games.sans_allies.rules.pyramid import CAPITAL_PLACE, PLACES
from arbitre.games.sans_allies.rules.state import State

MOST_KEPT = 50_000


class Ways:
    """The cheapest ways for one set of standing cards."""

    def __init__(self, standing: int, defence: list[int]) -> None:
        self.cost: list[int] = [0] * 64  # the defence to overcome until the card is captured
        self.path: list[int] = [0] * 64  # the cards to capture, a bit a place
        cost, path = self.cost, self.path
        for place in PLACES:
            if not standing >> place & 1:
                continue
            cost[place], path[place] = defence[place >> 3], 1 << place
            if place < 8:
                continue
            low, high = place - 8, place - 7
            if standing >> low & 1 and standing >> high & 1:
                under = low if cost[low] <= cost[high] else high
                cost[place] += cost[under]
                path[place] |= path[under]

    def on_way(self, place: int) -> bool:
        """Whether a place is on the way to the capital."""
        return bool(self.path[CAPITAL_PLACE] >> place & 1)

    def first_step(self, target: int) -> int:
        """The exposed place to begin with on the way to a target."""
        path = self.path[target]
        return (path & -path).bit_length() - 1

    def steps(self, target: int) -> int:
        """How many captures the way to a target has, its own among them."""
        return self.path[target].bit_count()

    def nearest_centre(self, state: State) -> int:
        """The centre with the cheapest way to it; -1 when none stands."""
        best, cost = -1, self.cost
        centre, capital = state.values.centre, state.values.capital
        for place, terrain in enumerate(state.board):
            if centre <= terrain < capital and (best < 0 or cost[place] < cost[best]):
                best = place
        return best


def ways_of(state: State) -> Ways:
    """The ways as a state stands; they are kept, for they come again and again."""
    kept = state.setting.ways
    found = kept.get(state.standing)
    if found is None:
        found = Ways(state.standing, state.values.defence)
        if len(kept) > MOST_KEPT:
            kept.clear()
        kept[state.standing] = found
    return found
