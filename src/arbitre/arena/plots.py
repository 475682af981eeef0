"""Plots as SVG files: values with their intervals on an axis, one panel under the other.

A file stands alone, in a document or a browser, by day and by night; every value is also written as a number.
"""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

from arbitre.core.svg import num, palette

WIDE = 720.0
NAMES = 190.0
NUMBERS = 150.0
MARGIN = 16.0
ROW = 26.0
TITLE = 44.0
AXIS = 34.0
TICKS = 6
STYLE = (
    "text{font:14px system-ui,sans-serif;fill:var(--ink)}",
    ".title{font-weight:700}",
    ".tick,.said{font-size:13px;fill:var(--soft)}",
    ".ground{fill:var(--ground)}",
    ".grid{stroke:var(--line);stroke-width:1}",
    ".mark{stroke:var(--ink);stroke-width:1.5;stroke-dasharray:5 4}",
    ".reach{stroke:var(--value);stroke-width:3;stroke-linecap:round}",
    ".value{fill:var(--value)}",
)
LIGHT = "--ground:#fff;--ink:#1d232b;--soft:#535e6b;--line:#d9dee4;--value:#1f5fa8"
DARK = "--ground:#14181d;--ink:#e8edf2;--soft:#a9b4c0;--line:#343c46;--value:#74b0f4"


@dataclass(frozen=True)
class Value:
    """A row of a panel: what it is about, the value with its ends, and how that is written."""

    name: str
    value: float
    low: float
    high: float
    said: str


@dataclass(frozen=True)
class Panel:
    """Values on one axis; `mark` is a line across: what is to be expected where all are equal."""

    title: str
    rows: list[Value]
    mark: float | None = None
    percent: bool = False


def plot(panels: list[Panel], title: str, lang: str) -> str:
    """The file.

    >>> panel = Panel("Ratings", [Value("bold", 1200, 1100, 1300, "1200 (1100 – 1300)")])
    >>> text = plot([panel], "A game", "en")
    >>> text.count("<circle"), text.count('class="reach"'), "1200 (1100 – 1300)" in text
    (1, 1, True)
    """
    drawn: list[str] = []
    top = MARGIN
    for panel in panels:
        drawn.append(_panel(panel, top))
        top += TITLE + ROW * len(panel.rows) + AXIS
    high = top + MARGIN
    style = "\n".join([*palette("plot", LIGHT, DARK), *STYLE])
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="plot" viewBox="0 0 {num(WIDE)} {num(high)}" '
        f'role="img" lang="{lang}" aria-label="{escape(title)}">\n<title>{escape(title)}</title>\n'
        f"<style>\n{style}\n</style>\n"
        f'<rect class="ground" width="{num(WIDE)}" height="{num(high)}"/>\n'
        + "\n".join(drawn)
        + "\n</svg>\n"
    )


def _panel(panel: Panel, top: float) -> str:
    ends = [end for row in panel.rows for end in (row.low, row.high, row.value)]
    marks = [] if panel.mark is None else [panel.mark]
    scale = _Scale(min(ends + marks), max(ends + marks), panel.percent)
    first = top + TITLE
    last = first + ROW * len(panel.rows)
    parts = [
        f'<text class="title" x="{num(MARGIN)}" y="{num(top + 22)}">{escape(panel.title)}</text>'
    ]
    for tick in scale.ticks:
        x = num(scale.across(tick))
        parts.append(
            f'<path class="grid" d="M{x} {num(first - 6)}V{num(last)}"/><text class="tick" x="{x}" '
            f'y="{num(last + 18)}" text-anchor="middle">{scale.said(tick)}</text>'
        )
    if panel.mark is not None:
        x = num(scale.across(panel.mark))
        parts.append(f'<path class="mark" d="M{x} {num(first - 6)}V{num(last)}"/>')
    for number, row in enumerate(panel.rows):
        parts.append(_row(row, first + ROW * number + ROW / 2, scale))
    return "\n".join(parts)


def _row(row: Value, y: float, scale: _Scale) -> str:
    low, value, high = (num(scale.across(end)) for end in (row.low, row.value, row.high))
    base = num(y + 5)
    return (
        f'<text x="{num(MARGIN)}" y="{base}">{escape(row.name)}</text>'
        f'<path class="reach" d="M{low} {num(y)}H{high}"/>'
        f'<circle class="value" cx="{value}" cy="{num(y)}" r="5"/>'
        f'<text class="said" x="{num(WIDE - MARGIN)}" y="{base}" text-anchor="end">'
        f"{escape(row.said)}</text>"
    )


class _Scale:
    """From values to places on an axis with round ticks.

    >>> _Scale(980.0, 1310.0, False).ticks
    [900.0, 1000.0, 1100.0, 1200.0, 1300.0, 1400.0]
    >>> _Scale(0.2, 0.31, True).said(0.25)
    '25'
    """

    def __init__(self, low: float, high: float, percent: bool) -> None:
        self.percent = percent
        span = max(high - low, 1e-9)
        size = 10.0 ** floor(log10(span / TICKS))
        step = next(size * part for part in (1, 2, 5, 10) if span / (size * part) <= TICKS)
        if not percent:
            step = max(step, 1.0)
        begin, end = floor(low / step), ceil(high / step)
        if begin == end:
            end += 1
        self.ticks = [number * step for number in range(begin, end + 1)]
        self.step = step

    def across(self, value: float) -> float:
        """Where a value lies."""
        low, high = self.ticks[0], self.ticks[-1]
        room = WIDE - NAMES - NUMBERS - 2 * MARGIN
        return MARGIN + NAMES + room * (value - low) / (high - low)

    def said(self, tick: float) -> str:
        """What stands under a tick; shares in per cent."""
        if not self.percent:
            return f"{round(tick)}"
        return num(tick * 100)
