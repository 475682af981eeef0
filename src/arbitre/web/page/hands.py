"""What hands do on a real table (checklist, companion mode) to follow what happened here."""

from __future__ import annotations

from dataclasses import dataclass
from zlib import crc32

from arbitre.core.contract import Period
from arbitre.core.voice import Told
from arbitre.tables.sight import Watched
from arbitre.web.page.story import Line


@dataclass(frozen=True)
class HandStep:
    """What one step of the game asks of the hands.

    `key` stays the same as long as the step asks the same, whatever was taken back after it: a browser
    remembers by it what was done.
    """

    key: str
    period: Period | None
    lines: list[Told]

    @property
    def told(self) -> list[Line]:
        """Its lines as the log has them, each with a key of its own."""
        return [Line(f"hand-{self.key}-{at}", one) for at, one in enumerate(self.lines)]


def _sum(lines: list[Told]) -> str:
    """What a step asks in a few signs (checksum): the same in every language."""
    asked = [f"{event.name} {event.args}" for line in lines for event in line.all_events]
    return f"{crc32(chr(10).join(asked).encode()):08x}"


def latest_hands(steps: list[tuple[Watched, list[Told]]]) -> list[HandStep]:
    """The steps of the last round or turn that asked something of the hands."""
    found = [
        HandStep(
            f"{watched.step.number}-{_sum(lines)}",
            watched.step.before.position().period(),
            lines,
        )
        for watched, lines in steps
        if lines
    ]
    return [one for one in found if one.period == found[-1].period]
