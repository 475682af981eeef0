"""How a game was dealt: what chance gave, beside what it gives on average."""

from __future__ import annotations

from math import erf, sqrt
from typing import Final

from arbitre.core.chance import CHANCE
from arbitre.core.game import Game, game
from arbitre.core.position import Move, Position
from arbitre.core.record import Record

AS_EXPECTED: Final = 0.05
"""A deviation that would be shown as 0.0 is none."""
MUCH: Final = 0.75
"""Deviations up to here, in standard deviations, are usual: half of all games."""
VERY_MUCH: Final = 1.65
"""Beyond, one game in twenty on either side."""
GRADES: Final = ("very-bad", "bad", "usual", "good", "very-good")


def normal_share(z: float) -> float:
    """The share of a normal distribution that lies below z standard deviations.

    >>> normal_share(0), round(normal_share(1.96), 3)
    (0.5, 0.975)
    """
    return (1 + erf(z / sqrt(2))) / 2


class Measure:
    """One measure of a game's luck, added up over the moves of chance that have it.

    Each move is held against the chances there were in its position, so that the deviations of
    all moves are uncorrelated and their variances add up.

    >>> die = Measure("pips", times=2, seen=11, expected=7.0, variance=35 / 6)
    >>> round(die.z, 2), round(die.percentile, 2), die.side, die.grade(False), die.grade(True)
    (1.66, 0.95, 'above', 'very-good', 'very-bad')
    """

    def __init__(
        self,
        name: str,
        times: int = 0,
        seen: int = 0,
        expected: float = 0.0,
        variance: float = 0.0,
    ) -> None:
        self.name = name
        self.times = times
        self.seen = seen
        self.expected = expected
        self.variance = variance

    @property
    def z(self) -> float:
        """The deviation in standard deviations; 0 where chance had no choice."""
        if self.variance <= 0:
            return 0.0
        return (self.seen - self.expected) / sqrt(self.variance)

    @property
    def percentile(self) -> float:
        """The share of games, dealt from the same positions, that would have seen less (normal)."""
        return normal_share(self.z)

    @property
    def side(self) -> str:
        """`above`, `below` or `level`."""
        if abs(self.z) < AS_EXPECTED:
            return "level"
        return "above" if self.z > 0 else "below"

    def add(self, seen: int, chances: list[tuple[int, int]]) -> None:
        """One move of chance: what it was worth, and what each could have been, with its weight."""
        whole = sum(weight for _, weight in chances)
        mean = sum(value * weight for value, weight in chances) / whole
        self.times += 1
        self.seen += seen
        self.expected += mean
        self.variance += sum((value - mean) ** 2 * weight for value, weight in chances) / whole

    def grade(self, harmful: bool) -> str:
        """How good that was for the players, a word of `GRADES`; `harmful`: less of it is better."""
        z = -self.z if harmful else self.z
        steps = (-VERY_MUCH, -MUCH, MUCH, VERY_MUCH)
        return GRADES[sum(1 for step in steps if z > step)]


class Luck:
    """The luck of one game: its measures, as the game first took them."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.lines = 0  # of the record
        self.moves = 0  # of chance among them
        self.measures: dict[str, Measure] = {}

    def note(self, rules: Game, before: Position, move: Move) -> None:
        """Chance makes a move in this position."""
        self.moves += 1
        seen = rules.luck(before, move)
        if not seen:
            return
        chances = [(rules.luck(before, other), weight) for other, weight in before.chances()]
        for name, value in seen.items():
            measure = self.measures.setdefault(name, Measure(name))
            measure.add(value, [(worth[name], weight) for worth, weight in chances])


def luck_of(record: Record) -> Luck:
    """Walk a record and measure every move of chance; BadInput names a line that is not right.

    >>> from arbitre.core.record import Recorder, read_record
    >>> power = Recorder.begin(game("power"), players=["a", "b", "c", "d"], seed=7)
    >>> luck_of(read_record(power.text())).measures
    {}
    """
    rules = game(record.header.game)
    luck = Luck(rules.id)
    before = record.header.begin()
    for entry, position, _ in record.replay():
        luck.lines += 1
        if entry.seat == CHANCE:
            luck.note(rules, before, before.read(CHANCE, entry.move))
        if CHANCE in position.actors:
            before = position.copy()  # the replay goes on with its own
    return luck
