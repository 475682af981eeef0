"""How a finished game went: ranking, a curve by turn, the turns that decided it, who fell, luck and counts.

It is made by going through the game once more, from its first position; so it is for games that are over,
where nothing is secret any more. It has no language: `core.ending_words` puts it into words.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from arbitre.core.chance import CHANCE
from arbitre.core.contract import Period
from arbitre.core.game import Game
from arbitre.core.luck import Luck, Measure
from arbitre.core.message import Event, Message, Result
from arbitre.core.position import Position

LEAST_CHANGE: Final = 0.08
"""A turn in which no chance changed by so much decided nothing."""
LEAST_QUIET: Final = 0.2
"""The same where nothing in it stands out."""
MOST_TURNINGS: Final = 5
MOST_POINTS: Final = 120
"""Of a very long game only every second turn is a point of the curve, or every third."""


class Point:
    """How things stood when a turn was over; number 0 is the beginning. `line` counts the moves before it."""

    def __init__(
        self, number: int, line: int, chances: dict[str, float], scores: dict[str, int]
    ) -> None:
        self.number: Final = number
        self.line: Final = line
        self.chances: Final = chances
        self.scores: Final = scores

    def __repr__(self) -> str:
        return f"Point({self.number}, {self.line}, {self.chances}, {self.scores})"


class Deed:
    """A move that mattered: its events, the position before it, and what they were worth to each side."""

    def __init__(
        self, line: int, before: Position, events: list[Event], stakes: list[dict[str, int]]
    ) -> None:
        self.line: Final = line
        self.before: Final = before
        self.events: Final = events
        self.stakes: Final = stakes  # of each event

    def worth(self, side: str) -> int:
        """What the event that matters most to a side is worth to it; no side: how much anything matters."""
        if not side:
            return max([abs(worth) for one in self.stakes for worth in one.values()], default=0)
        return max([one.get(side, 0) for one in self.stakes], key=abs, default=0)


class Turning:
    """A turn that decided something: what each side's curve was before and after it, and its deeds."""

    def __init__(self, before: Point, after: Point, deeds: list[Deed]) -> None:
        self.before: Final = before
        self.after: Final = after
        self.deeds: Final = deeds

    @property
    def number(self) -> int:
        """Which turn it was."""
        return self.after.number

    def change(self, side: str) -> float:
        """By how much a side's chance changed."""
        return self.after.chances.get(side, 0.0) - self.before.chances.get(side, 0.0)

    @property
    def size(self) -> float:
        """The greatest change of any chance."""
        return max([abs(self.change(side)) for side in self.after.chances], default=0.0)


class Fall:
    """How a side went out before the end: the message says who did it, and from where."""

    def __init__(self, side: str, message: Message, clause: str) -> None:
        self.side: Final = side
        self.message: Final = message
        self.clause: Final = clause
        self.line = 0
        self.number = 0


class Standing:
    """A line of the ranking; sides that came in together have the same place."""

    def __init__(self, place: int, side: str, score: int | None, won: bool) -> None:
        self.place: Final = place
        self.side: Final = side
        self.score: Final = score
        self.won: Final = won

    def __repr__(self) -> str:
        return f"Standing({self.place}, {self.side!r}, {self.score}, {self.won})"


class Ending:
    """How a game went, without a language."""

    def __init__(self, game: str, unit: str, position: Position, forfeit: str) -> None:
        self.game: Final = game
        self.unit: Final = unit  # `round` or `turn`; empty: decisions were counted
        self.position: Final = position  # the last one
        self.forfeit: Final = forfeit
        self.ranking: list[Standing] = []
        self.points: list[Point] = []
        self.turnings: list[Turning] = []
        self.falls: list[Fall] = []
        self.measures: list[Measure] = []
        self.counts: dict[str, int] = {}
        self.reason = ""

    @property
    def result(self) -> Result | None:
        """How it ended; None where somebody gave up in a game without such a rule."""
        return self.position.result

    @property
    def has_chances(self) -> bool:
        """Whether the game knows how likely each side was to win."""
        return any(point.chances for point in self.points)

    @property
    def has_scores(self) -> bool:
        """Whether the game was counted all along."""
        return sum(1 for point in self.points if point.scores) > 1


def ending_of(
    rules: Game, start: Position, lines: Iterable[tuple[str, str]], forfeit: str = ""
) -> Ending:
    """Go through a finished game: its moves by seat, from its first position, which is used up.

    `forfeit`: the seat that gave up in a game that has no rule for it.
    """
    walk = _Walk(rules, start)
    for seat, move in lines:
        walk.go(seat, move)
    return walk.ending(forfeit)


class _Walk:
    """A game gone through from its beginning, turn by turn."""

    def __init__(self, rules: Game, start: Position) -> None:
        self.rules = rules
        self.position = start
        self.line = 0
        self.tally = rules.tally()
        self.luck = Luck(rules.id)
        self.points: list[Point] = []
        self.chapters: list[list[Deed]] = []  # what was done in the turn before each point
        self.deeds: list[Deed] = []
        self.falls: list[Fall] = []
        self.asked = 0
        period = start.period()
        self.unit = "" if period is None else period.unit
        self.number = 1 if period is None else period.number
        self._begin()

    def _begin(self) -> None:
        """The beginning is a point once somebody must decide: what is dealt before belongs to it."""
        if not self.points and self.number > 0 and self.position.actors != (CHANCE,):
            self._mark(self.number - 1)

    def go(self, seat: str, move: str) -> None:
        """One move more."""
        position = self.position
        made = position.read(seat, move)
        if seat == CHANCE:
            self.luck.note(self.rules, position, made)
        else:
            self.asked += 1
        before = position.copy()
        events = position.make(seat, made)
        self.line += 1
        if events:
            self.tally.note(position, events)
            self._note(before, events)
        number = self._reached(position.period(), seat)
        if number > self.number and position.result is None:
            self._mark(number - 1)
            self.number = number
        self._begin()

    def _reached(self, period: Period | None, seat: str) -> int:
        """The turn that is being played; without turns, each decision is one."""
        if period is None:
            return self.number + (seat != CHANCE)
        return period.number

    def _note(self, before: Position, events: list[Event]) -> None:
        stakes = [self.rules.stakes(before, event) for event in events]
        if any(stakes):
            self.deeds.append(Deed(self.line, before, events, stakes))
        for fall in self.rules.falls(before, events):
            fall.line, fall.number = self.line, self.number
            self.falls.append(fall)

    def _mark(self, number: int) -> None:
        """A turn is over."""
        position = self.position
        scores = dict(position.scores() or {})
        self.points.append(Point(number, self.line, self.rules.outlook(position), scores))
        self.chapters.append(self.deeds)
        self.deeds = []

    def ending(self, forfeit: str) -> Ending:
        """What came of it all."""
        position, result = self.position, self.position.result
        winners = () if result is None else result.winners
        known = bool(self.points and self.points[-1].chances)
        self.points.append(
            Point(
                max(self.number, self.points[-1].number + 1 if self.points else 0),
                self.line,
                {seat: float(seat in winners) for seat in position.seats} if known else {},
                dict(position.scores() or {}) if result is None else dict(result.scores),
            )
        )
        self.chapters.append(self.deeds)
        ending = Ending(self.rules.id, self.unit, position, forfeit)
        ending.points = _thinned(self.points)
        ending.turnings = self._turnings()
        ending.falls = self.falls
        ending.ranking = _ranking(position, self.falls, forfeit)
        ending.measures = list(self.luck.measures.values())
        ending.counts = self.tally.counts(position)
        ending.reason = self.tally.reason(position)
        return ending

    def _turnings(self) -> list[Turning]:
        """The turns that changed most, in the order of play."""
        found = [
            Turning(before, after, deeds)
            for before, after, deeds in zip(
                self.points, self.points[1:], self.chapters[1:], strict=False
            )
        ]
        large = [one for one in found if one.size >= (LEAST_CHANGE if one.deeds else LEAST_QUIET)]
        large.sort(key=lambda one: -one.size)
        return sorted(large[:MOST_TURNINGS], key=lambda one: one.number)


def _thinned(points: list[Point]) -> list[Point]:
    """Not more points than a curve has room for, the last one among them.

    >>> len(_thinned([Point(number, 0, {}, {}) for number in range(300)]))
    100
    """
    every = -(-len(points) // MOST_POINTS)
    return points[::-1][::every][::-1]


def _ranking(position: Position, falls: list[Fall], forfeit: str) -> list[Standing]:
    """The winners first, then by score, then who was in the game longest; whoever gave up last."""
    result = position.result
    winners = () if result is None else result.winners
    scores = dict(position.scores() or {}) if result is None else result.scores
    fell = {fall.side: fall.line for fall in falls}
    sides = list(dict.fromkeys([*position.seats, *winners, *scores]))

    def rank(side: str) -> tuple[bool, bool, bool, int, int]:
        return (
            side not in winners,
            side == forfeit,
            side not in scores,
            -scores.get(side, 0),
            -fell.get(side, 0),
        )

    sides.sort(key=rank)
    found: list[Standing] = []
    for index, side in enumerate(sides):
        won = side in winners
        same = index > 0 and (rank(side) == rank(sides[index - 1]) or (won and found[-1].won))
        place = found[-1].place if same else index + 1
        found.append(Standing(place, side, scores.get(side), won))
    return found
