"""Chance: the dealer that plays the seat of chance, and the generator that players get.

The dealer is our own code over SHA-256 of a seed and a counter, so that a seed means the same game
for ever. Players get a generator of their own, never the dealer's.
"""

from __future__ import annotations

from hashlib import sha256
from random import Random

CHANCE = "chance"
"""The seat that dice, draws and cubes belong to."""


class Dealer:
    """A deterministic random generator that plays the seat of chance: a seed deals the same everywhere.

    >>> dealer = Dealer(7)
    >>> [dealer.below(6) for _ in range(8)]
    [4, 2, 0, 4, 2, 4, 4, 1]
    >>> Dealer(7).pick([1, 1, 2])
    2
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.counter = 0

    def __reduce__(self) -> tuple[object, ...]:
        return _dealer, (self.seed, self.counter)

    def __repr__(self) -> str:
        # whoever reads a log must not learn the seed of a game that runs
        return f"<Dealer after {self.counter} numbers>"

    def copy(self) -> Dealer:
        """A dealer that will deal the same things from here on."""
        return _dealer(self.seed, self.counter)

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1, each equally likely."""
        span = 1 << 64
        bound = span - span % limit
        while True:
            data = sha256(f"arbitre {self.seed} {self.counter}".encode()).digest()
            self.counter += 1
            number = int.from_bytes(data[:8], "big")
            if number < bound:
                return number % limit

    def pick(self, weights: list[int]) -> int:
        """The index drawn when index i has weight weights[i]."""
        number = self.below(sum(weights))
        for index, weight in enumerate(weights):
            number -= weight
            if number < 0:
                return index
        raise ValueError("no weights")


def _dealer(seed: int, counter: int) -> Dealer:
    """A dealer that has dealt so often."""
    dealer = Dealer(seed)
    dealer.counter = counter
    return dealer


class Rng:
    """The random generator a player or a sample is given: fast, and the same for the same names.

    >>> Rng("game", 3, "green").below(100) == Rng("game", 3, "green").below(100)
    True
    """

    def __init__(self, *names: str | int) -> None:
        digest = sha256("\x1f".join(str(name) for name in names).encode()).digest()
        self._bits = Random(int.from_bytes(digest, "big")).getrandbits

    def __repr__(self) -> str:
        return "<Rng>"

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1, each equally likely."""
        size = limit.bit_length()
        number = self._bits(size)
        while number >= limit:
            number = self._bits(size)
        return number

    def shuffle(self, items: list[int]) -> None:
        """Put the items in a random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


def commitment(bits: str, seed: int) -> str:
    """The promise of a seed: shown while a game runs, opened at its end.

    >>> commitment("00ff", 7)[:8]
    '375e310c'
    """
    return sha256(f"{bits} {seed}".encode()).hexdigest()
