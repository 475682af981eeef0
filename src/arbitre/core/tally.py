"""What a series of games counts of each game, and what chance was worth in one."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from arbitre.core.message import Event
from arbitre.core.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Tally:
    """Counts of one game, fed with all that happens in it; a game makes its own kind.

    Each count has a message `tally-NAME` in the game's locale.
    """

    def note(self, position: Position, events: list[Event]) -> None:
        """Something happened and led to this position."""

    def counts(self, position: Position) -> dict[str, int]:
        """The counts at the end, by name, always the same names in the same order."""
        return {}

    def turns(self, position: Position, asked: int) -> int:
        """How long the game was in its own turns; `asked` is how often players were asked."""
        return asked

    def reason(self, position: Position) -> str:
        """Why the game was lost, the key of a message `reason-KEY`; empty where there is none."""
        return ""
