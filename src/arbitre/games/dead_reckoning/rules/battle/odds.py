"""How battles are likely to go: the chances of crowns, and what a fight is worth to the human."""

from __future__ import annotations

from typing import Final

from arbitre.core.cache import Cache
from arbitre.games.dead_reckoning.rules.values import CROWN, CROWN_HIT, CROWNS, HIT, PLUNDER, Values

MOST_CUBES: Final = 16
"""More cubes than these change the odds no more."""


class Odds:
    """The odds of an edition's battle board; they are worked out once."""

    def __init__(self, values: Values) -> None:
        faces = values.faces
        total = float(max(sum(faces), 1))
        one = (faces[CROWN] + faces[CROWN_HIT]) / total
        two = faces[CROWNS] / total
        self.hit = (faces[HIT] + faces[CROWN_HIT]) / total
        self.plunder = faces[PLUNDER] / total
        self._crowns: list[list[float]] = [[1.0]]
        for _ in range(MOST_CUBES):
            before = self._crowns[-1]
            after = [0.0] * (len(before) + 2)
            for crowns, chance in enumerate(before):
                after[crowns] += chance * (1.0 - one - two)
                after[crowns + 1] += chance * one
                after[crowns + 2] += chance * two
            self._crowns.append(after)
        self._wins: dict[int, float] = {}

    def win(self, mine: int, theirs: int, ties: bool = False) -> float:
        """The chance that so many cubes show more crowns than others (with `ties`: as many)."""
        mine = max(0, min(mine, MOST_CUBES))
        theirs = max(0, min(theirs, MOST_CUBES))
        key = (mine * 32 + theirs) * 2 + int(ties)
        found = self._wins.get(key)
        if found is None:
            found = 0.0
            for crowns, chance in enumerate(self._crowns[mine]):
                less = self._crowns[theirs][: crowns + 1 if ties else crowns]
                found += chance * sum(less)
            self._wins[key] = found
        return found

    def at_least(self, cubes: int, wanted: int) -> float:
        """The chance of so many hits.

        >>> from arbitre.games.dead_reckoning.rules.values import Values
        >>> round(Odds(Values()).at_least(2, 1), 4)
        0.4375
        """
        if wanted <= 0:
            return 1.0
        spread = [1.0]
        for _ in range(max(0, min(cubes, MOST_CUBES))):
            after = [0.0] * (len(spread) + 1)
            for hits, chance in enumerate(spread):
                after[hits] += chance * (1.0 - self.hit)
                after[hits + 1] += chance * self.hit
            spread = after
        return sum(spread[wanted:])


_odds: Final[Cache[Odds]] = Cache(8)


def odds_of(values: Values) -> Odds:
    """The odds of an edition, kept from one decision to the next."""
    found = _odds.find(values)
    return _odds.keep(values, Odds(values)) if found is None else found
