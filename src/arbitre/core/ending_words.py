"""How a finished game went, in words: for a page, a terminal and the API alike."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arbitre.core.ending import LEAST_CHANGE, Deed, Ending, Point, Turning
from arbitre.core.game import Game
from arbitre.core.luck import Measure
from arbitre.core.message import Value
from arbitre.core.voice import Told, Voice
from arbitre.core.words import Words

MOST_TOLD: Final = 2
"""So many lines are the reason of one turn at most."""
CHANCES: Final = "chances"
SCORES: Final = "scores"
RISE: Final = "rise"
DROP: Final = "drop"
PACKAGE: Final = "arbitre.core"


def percent(words: Words, chance: float, over: bool = False) -> str:
    """A chance in words of the core; while a game is not over it is at least 1 and at most 99 %."""
    number = round(chance * 100)
    shown = number if over or chance == 0 else min(99, max(1, number))
    return words.phrase("ending-percent", {"n": shown})


class ToldStanding:
    """A line of the ranking; `out` is the turn in which a side went out of the game."""

    def __init__(
        self, place: int, side: str, name: str, score: int | None, won: bool, out: str = ""
    ) -> None:
        self.place: Final = place
        self.side: Final = side
        self.name: Final = name
        self.score: Final = score
        self.won: Final = won
        self.out: Final = out


class ToldTurning:
    """A turn that decided something: what it is called, whose chance changed, and why.

    `line` counts the moves after which the deed is seen; `told` are the lines that are its reason, if any.
    """

    def __init__(self, line: int, title: str, side: str, change: str, trend: str) -> None:
        self.line: Final = line
        self.title: Final = title
        self.side: Final = side
        self.change: Final = change
        self.trend: Final = trend
        self.told: list[Told] = []
        self.quiet = ""  # said where no event stands out


class ToldFall:
    """How a side went out."""

    def __init__(self, line: int, title: str, side: str, text: str, clause: str) -> None:
        self.line: Final = line
        self.title: Final = title
        self.side: Final = side
        self.text: Final = text
        self.clause: Final = clause


class ToldPoint:
    """A point of a curve: its turn, and each side's value as a number and in words."""

    def __init__(
        self, line: int, label: str, values: dict[str, float], said: dict[str, str]
    ) -> None:
        self.line: Final = line
        self.label: Final = label
        self.values: Final = values
        self.said: Final = said


class ToldCurve:
    """A curve by turn: of chances (0 to 1) or of scores. Sides that fare alike share one line."""

    def __init__(
        self, kind: str, title: str, sides: list[tuple[str, str]], points: list[ToldPoint]
    ) -> None:
        self.kind: Final = kind
        self.title: Final = title
        self.sides: Final = sides  # each with its name
        self.points: Final = points

    @property
    def most(self) -> float:
        """The greatest value that it has room for."""
        if self.kind == CHANCES:
            return 1.0
        return max([max(point.values.values(), default=0.0) for point in self.points] + [1.0])


class ToldEnding:
    """A finished game in words."""

    def __init__(
        self,
        rules: Game,
        ending: Ending,
        lang: str,
        who: Callable[[str], str] | None = None,
        seat: str | None = None,
    ) -> None:
        self.ending: Final = ending
        self.rules: Final = rules
        self.lang: Final = lang
        self.seat: Final = seat if seat in ending.position.seats else None
        self.words: Final = Words(lang, [PACKAGE])
        self.voice: Final = rules.voice(ending.position.view(None), lang)
        self._who = who or self.voice.seat
        fell = {} if ending.result is None else {one.side: one.number for one in ending.falls}
        self.ranking: Final = [
            ToldStanding(
                one.place,
                one.side,
                self._who(one.side),
                one.score,
                one.won,
                self.turn(fell[one.side]) if one.score is None and one.side in fell else "",
            )
            for one in ending.ranking
        ]
        self.curves: Final = self._curves()
        self.turnings: Final = [self._turning(one) for one in ending.turnings]
        self.falls: Final = self._falls()
        told = sorted(ending.measures, key=lambda one: -abs(one.z))  # what stands out comes first
        self.luck: Final = [self._luck(one) for one in told if one.variance > 0]
        self.counts: Final = [
            (self._named("tally", name), number) for name, number in ending.counts.items() if number
        ]
        self.reason: Final = self._named("reason", ending.reason) if ending.reason else ""

    @property
    def note(self) -> str:
        """Whose chances these are and how true: the game's own words, where it has them."""
        if not self.ending.has_chances or not self.voice.words.knows("outlook-note"):
            return ""
        return self.voice.phrase("outlook-note")

    def turn(self, number: int) -> str:
        """What a turn is called; 0 is the beginning."""
        if number <= 0:
            return self.words.phrase("ending-start")
        return self.words.phrase("ending-turn", {"unit": self.ending.unit or "none", "n": number})

    def percent(self, chance: float, over: bool = False) -> str:
        """A chance in words: nothing is certain before the end."""
        return percent(self.words, chance, over)

    # -- curves ------------------------------------------------------------------------------

    def _curves(self) -> list[ToldCurve]:
        found: list[ToldCurve] = []
        if self.ending.has_chances:
            found.append(self._curve(CHANCES, self.words.phrase("ending-chances")))
        if self.ending.has_scores:
            own = self.voice.words.knows("curve-scores")  # what the game counts
            title = self.voice.phrase("curve-scores") if own else self.words.phrase("ending-scores")
            found.append(self._curve(SCORES, title))
        return found

    def _curve(self, kind: str, title: str) -> ToldCurve:
        points, sides = self.ending.points, self._sides(kind)
        last = points[-1]
        told = [
            ToldPoint(
                point.line,
                self.turn(point.number),
                {side: _value(kind, point, side) for side, _ in sides},
                {
                    side: self._said(kind, _value(kind, point, side), point is last)
                    for side, _ in sides
                },
            )
            for point in points
            if _known(kind, point)
        ]
        return ToldCurve(kind, title, sides, told)

    def _sides(self, kind: str) -> list[tuple[str, str]]:
        """The sides of a curve, each with its name; partners whose values are always equal go as one."""
        points = [point for point in self.ending.points if _known(kind, point)]
        groups: dict[tuple[float, ...], list[str]] = {}
        for side in dict.fromkeys(side for point in points for side in _known(kind, point)):
            values = tuple(_value(kind, point, side) for point in points)
            groups.setdefault(values, []).append(side)
        return [(sides[0], " + ".join(map(self.voice.seat, sides))) for sides in groups.values()]

    def _said(self, kind: str, value: float, over: bool) -> str:
        return self.percent(value, over) if kind == CHANCES else str(round(value))

    # -- turning points ----------------------------------------------------------------------

    def _turning(self, turning: Turning) -> ToldTurning:
        side = self._side_of(turning)
        rise = turning.change(side) > 0
        over = turning.after is self.ending.points[-1]
        deed = _deed(turning, side, 1 if rise else -1)
        if over and self.ending.forfeit:
            deed = None  # whatever happened before
        elif deed is None and not self._final(over):
            deed = _deed(turning, "", 1)
        change: dict[str, Value] = {
            "before": self.percent(turning.before.chances.get(side, 0.0)),
            "after": self.percent(turning.after.chances.get(side, 0.0), over),
        }
        told = ToldTurning(
            deed.line if deed else turning.after.line,
            self.turn(turning.number),
            side,
            self.words.phrase("ending-change", change),
            RISE if rise else DROP,
        )
        if deed:
            told.told = self._reasons(deed, side, 1 if rise else -1) or self._reasons(deed, "", 1)
        if not told.told:
            told.quiet = self._final(over) or self.words.phrase("ending-quiet")
        return told

    def _final(self, over: bool) -> str:
        """What ended a game that no event of its last turn did: who gave up, or the count; else empty."""
        forfeit = self.ending.forfeit
        if over and forfeit:
            seats = len(self.ending.position.seats)
            return self.words.phrase(
                "ending-given-up", {"who": self.voice.seat(forfeit), "seats": seats}
            )
        scores = [
            f"{self.voice.seat(one.side)} {one.score}"
            for one in self.ending.ranking
            if one.score is not None
        ]
        if over and len(scores) > 1:
            return self.words.phrase("ending-count", {"scores": ", ".join(scores)})
        return ""

    def _side_of(self, turning: Turning) -> str:
        """Whose chance is spoken of: the reader's own where it changed, else the one that changed most."""
        if self.seat and abs(turning.change(self.seat)) >= LEAST_CHANGE:
            return self.seat
        return max(turning.after.chances, key=lambda side: abs(turning.change(side)))

    def _reasons(self, deed: Deed, side: str, sign: int) -> list[Told]:
        """The lines of a move that tell what was worth most to a side, one way or the other."""
        voice = self._voice_at(deed)
        worth = {
            id(event): _worth(one, side) * sign
            for event, one in zip(deed.events, deed.stakes, strict=True)
        }
        lines = voice.tell(deed.events)
        ranked = sorted(lines, key=lambda line: -_weight(line, worth))
        return [line for line in ranked if _weight(line, worth) > 0][:MOST_TOLD]

    def _voice_at(self, deed: Deed) -> Voice:
        return self.rules.voice(deed.before.view(None), self.lang)

    # -- the rest ----------------------------------------------------------------------------

    def _falls(self) -> list[ToldFall]:
        """The reader's own first."""
        told = [
            ToldFall(
                fall.line,
                self.turn(fall.number),
                fall.side,
                self.voice.words.say(fall.message),
                fall.clause,
            )
            for fall in self.ending.falls
        ]
        return sorted(told, key=lambda fall: fall.side != self.seat)

    def _luck(self, measure: Measure) -> tuple[str, str]:
        """How good a measure of luck was, as a word for its sort and as a sentence."""
        harmful = measure.name in self.rules.harmful
        grade = measure.grade(harmful)
        share = 1 - measure.percentile if harmful else measure.percentile
        args: dict[str, Value] = {
            "measure": self._named(
                "fortune" if self.voice.words.knows(f"fortune-{measure.name}") else "luck",
                measure.name,
            ),
            "better": min(99, max(1, round(share * 100))),
            "worse": min(99, max(1, round((1 - share) * 100))),
        }
        return grade, self.words.phrase(f"ending-luck-{grade}", args)

    def _named(self, kind: str, name: str) -> str:
        """What the game calls a count, a reason or a measure; else the bare name."""
        key = f"{kind}-{name}"
        return self.voice.phrase(key) if self.voice.words.knows(key) else name

    def to_dict(self) -> dict[str, object]:
        """The JSON form, as the API has it; lines are those of the record."""
        result = self.ending.result
        return {
            "result": None if result is None else result.to_dict(),
            "forfeit": self.ending.forfeit,
            "ranking": [
                {"place": one.place, "side": one.side, "score": one.score, "won": one.won}
                for one in self.ranking
            ],
            "curves": [_plain_curve(curve) for curve in self.curves],
            "turnings": [
                {
                    "line": one.line,
                    "title": one.title,
                    "side": one.side,
                    "change": one.change,
                    "trend": one.trend,
                    "told": [line.to_dict() for line in one.told],
                    "text": one.quiet,
                }
                for one in self.turnings
            ],
            "falls": [
                {
                    "line": fall.line,
                    "title": fall.title,
                    "side": fall.side,
                    "text": fall.text,
                    "clause": fall.clause,
                }
                for fall in self.falls
            ],
            "luck": [{"grade": grade, "text": text} for grade, text in self.luck],
            "counts": [{"text": name, "n": number} for name, number in self.counts],
            "reason": self.reason,
            "note": self.note,
        }


def _plain_curve(curve: ToldCurve) -> dict[str, object]:
    return {
        "kind": curve.kind,
        "title": curve.title,
        "sides": [{"side": side, "name": name} for side, name in curve.sides],
        "points": [
            {"line": point.line, "label": point.label, "values": point.values}
            for point in curve.points
        ],
    }


def _known(kind: str, point: Point) -> dict[str, float]:
    """The values of a point that a curve of this kind has."""
    if kind == CHANCES:
        return point.chances
    return {side: float(score) for side, score in point.scores.items()}


def _value(kind: str, point: Point, side: str) -> float:
    return _known(kind, point).get(side, 0.0)


def _deed(turning: Turning, side: str, sign: int) -> Deed | None:
    """The move that was worth most to a side in the direction that its chance went; no side: to anybody."""
    best = max(turning.deeds, key=lambda deed: sign * deed.worth(side), default=None)
    return best if best is not None and sign * best.worth(side) > 0 else None


def _worth(stakes: dict[str, int], side: str) -> int:
    """What an event is worth to a side; to none in particular: how much it matters to anybody."""
    return stakes.get(side, 0) if side else max([abs(one) for one in stakes.values()], default=0)


def _weight(line: Told, worth: dict[int, int]) -> int:
    return max([worth.get(id(event), 0) for event in line.all_events], default=0)
