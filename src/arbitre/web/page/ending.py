"""The end of a game on a page: ranking, curves to touch, turning points, falls, luck and counts."""

from __future__ import annotations

import logging

from markupsafe import Markup

from arbitre.core.curve import curve_svg, sample_svg
from arbitre.core.ending_words import CHANCES, ToldCurve, ToldEnding, ToldPoint
from arbitre.tables.run.endings import TableEnding
from arbitre.web.page.measured import measured_of
from arbitre.web.page.names import Reader

Plain = dict[str, object]
LOG = logging.getLogger("arbitre.web")


class EndingPage:
    """A finished game as one reader is told of it, with the step of the table that each thing leads to."""

    def __init__(self, reader: Reader, ended: TableEnding) -> None:
        self.told = ToldEnding(reader.rules, ended.ending, reader.lang, reader.who, reader.seat)
        self._reader = reader
        self._ended = ended

    @classmethod
    def of(cls, reader: Reader) -> EndingPage | None:
        """None while a game is under way, and where a game fails: its page goes on without."""
        if reader.ended is None:
            return None
        try:
            return cls(reader, reader.ended)
        except Exception:
            LOG.exception("the end of a game of %s cannot be said", reader.sight.game)
            return None

    @property
    def measured(self) -> bool:
        """Whether there is a page on how true the chances are."""
        return measured_of(self._reader.rules.id) is not None

    def step(self, line: int) -> int:
        """The step that a line of the record belongs to."""
        return self._ended.step(line)

    @property
    def mine(self) -> str:
        """The reader's own seat at the table; empty: they only look."""
        seat = self._reader.seat
        return seat if seat is not None and seat in self._reader.sight.mine else ""

    @property
    def curves(self) -> list[ToldCurve]:
        """Those with more than a beginning."""
        return [curve for curve in self.told.curves if len(curve.points) > 1]

    @property
    def counted(self) -> bool:
        """Whether anybody has a score."""
        return any(one.score is not None for one in self.told.ranking)

    def svg(self, curve: ToldCurve, address: str) -> Markup:
        """A curve; each turn leads to the step after it: `address` and its number."""
        marks = {
            one.title: (number, one.side) for number, one in enumerate(self.told.turnings, start=1)
        }

        def link(point: ToldPoint) -> tuple[str, int]:
            step = self.step(point.line)
            return f"{address}{step}", step

        return Markup(curve_svg(curve, marks if curve.kind == CHANCES else {}, link))

    def sample(self, index: int, side: str) -> Markup:
        """A side's line in the legend."""
        return Markup(sample_svg(index, side))

    def side(self, side: str) -> str:
        """What a side of the game is called."""
        return self.told.voice.seat(side)

    def is_mine(self, side: str) -> bool:
        """Whether a side is the reader's own."""
        return side == self.mine


def ending_plain(reader: Reader, ended: TableEnding) -> Plain:
    """A finished game as data, its sentences in the reader's language; `step` is that of the table."""
    told = ToldEnding(reader.rules, ended.ending, reader.lang, reader.who, reader.seat)
    return with_steps(told.to_dict(), ended)


def with_steps(data: Plain, ended: TableEnding) -> Plain:
    """The same data with the step of the table beside each line of the record."""
    found: Plain = {}
    for key, value in data.items():
        if isinstance(value, list):
            found[key] = [with_steps(one, ended) if isinstance(one, dict) else one for one in value]
        else:
            found[key] = value
    if isinstance(line := data.get("line"), int):
        found["step"] = ended.step(line)
    return found
