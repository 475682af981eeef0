"""How a recorded game was dealt: what chance gave, beside what it gives on average."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt

from arbitre.arena.layout import PACKAGE, columns, decimal, named, percent
from arbitre.arena.statistics import normal_share
from arbitre.core.chance import CHANCE
from arbitre.core.game import Game, game
from arbitre.core.message import Value
from arbitre.core.position import Move, Position
from arbitre.core.record import Record
from arbitre.core.words import Words

AS_EXPECTED = 0.05
"""A deviation that would be shown as 0.0 is none."""


@dataclass
class Measure:
    """One measure of a game's luck, added up over the moves of chance that have it.

    Each move is held against the chances there were in its position, so that the deviations of
    all moves are uncorrelated and their variances add up.

    >>> die = Measure("pips", times=2, seen=11, expected=7.0, variance=35 / 6)
    >>> round(die.z, 2), round(die.percentile, 2), die.side
    (1.66, 0.95, 'above')
    """

    name: str
    times: int = 0
    seen: int = 0
    expected: float = 0.0
    variance: float = 0.0

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


@dataclass
class Luck:
    """The luck of one game."""

    game: str
    lines: int = 0  # of the record
    moves: int = 0  # of chance among them
    measures: dict[str, Measure] = field(default_factory=dict)  # as the game first took them


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
            luck.moves += 1
            _measure(rules, before, before.read(CHANCE, entry.move), luck.measures)
        if CHANCE in position.actors:
            before = position.copy()  # the replay goes on with its own
    return luck


def _measure(rules: Game, before: Position, move: Move, measures: dict[str, Measure]) -> None:
    seen = rules.luck(before, move)
    if not seen:
        return
    chances = [(rules.luck(before, other), weight) for other, weight in before.chances()]
    for name, value in seen.items():
        measure = measures.setdefault(name, Measure(name))
        measure.add(value, [(worth[name], weight) for worth, weight in chances])


def luck_dict(luck: Luck) -> dict[str, object]:
    """All the numbers, as plain JSON data."""
    return {
        "game": luck.game,
        "lines": luck.lines,
        "chance": luck.moves,
        "measures": [
            {
                "name": measure.name,
                "times": measure.times,
                "seen": measure.seen,
                "expected": round(measure.expected, 6),
                "deviation": round(sqrt(measure.variance), 6),
                "z": round(measure.z, 6),
                "percentile": round(measure.percentile, 6),
                "side": measure.side,
            }
            for measure in luck.measures.values()
        ],
    }


def luck_text(luck: Luck, lang: str) -> str:
    """The measures as a table in a language; their names in the game's own words."""
    words = Words(lang, [PACKAGE])
    title: dict[str, Value] = {"game": luck.game, "lines": luck.lines, "moves": luck.moves}
    lines = [words.phrase("arena-luck-title", title)]
    if not luck.measures:
        return "\n".join([*lines, words.phrase("arena-luck-none")])
    spoken = game(luck.game).voice(None, lang).words
    keys = ("measure", "times", "seen", "expected", "sigmas", "percentile", "side")
    rows = [[words.phrase(f"arena-luck-{key}") for key in keys]]
    rows += [_cells(words, spoken, measure) for measure in luck.measures.values()]
    return "\n".join([*lines, "", *columns(rows), "", words.phrase("arena-luck-note")])


def _cells(words: Words, spoken: Words, measure: Measure) -> list[str]:
    return [
        named(spoken, "luck", measure.name),
        str(measure.times),
        str(measure.seen),
        decimal(words, measure.expected),
        decimal(words, measure.z, signed=True),
        percent(words, measure.percentile),
        words.phrase(f"arena-luck-{measure.side}"),
    ]
