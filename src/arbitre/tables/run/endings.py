"""Endings: how finished games went, made aside from the event loop and kept."""

from __future__ import annotations

import logging
from bisect import bisect_left

from arbitre.core.cache import Cache
from arbitre.core.ending import Ending, ending_of
from arbitre.core.game import Game
from arbitre.core.position import Position
from arbitre.tables.log.table import Table
from arbitre.tables.refusal import ILLEGAL, UNKNOWN, refused
from arbitre.tables.run.aside import Aside

MOST_ENDINGS = 32
"""Endings being made at once, those that wait for it included."""
KEPT = 128
LOG = logging.getLogger("arbitre.tables")


class TableEnding:
    """How the game of a table went; `step` finds the step of the table that a line belongs to."""

    def __init__(self, ending: Ending, ends: list[int]) -> None:
        self.ending = ending
        self._ends = ends  # how many lines there were after each step

    def step(self, line: int) -> int:
        """The step after which so many lines had been played."""
        return min(bisect_left(self._ends, line) + 1, len(self._ends)) if line else 0


class Endings:
    """A cache of endings by table; a game that fails has none, which is written to the log once."""

    def __init__(self) -> None:
        self._kept: Cache[list[TableEnding]] = Cache(KEPT)
        self._aside = Aside("ending", 1, MOST_ENDINGS)

    async def of(self, table: Table) -> TableEnding:
        """How the game of this table went; Refused while it is under way, and where it cannot be told."""
        if not table.over:
            raise refused(ILLEGAL, "ending-early")
        recorder = table.recorder
        key = (table.id, table.undone, len(recorder.entries), table.forfeit)
        found = self._kept.find(key)
        if found is None:
            lines = [(entry.seat, entry.move) for entry in recorder.entries]
            ends = [step.end for step in table.steps]
            start = recorder.after(0)
            made = await self._aside.do(_made, table.game, start, lines, table.forfeit)
            found = self._kept.keep(key, [TableEnding(one, ends) for one in made])
        if not found:
            raise refused(UNKNOWN, "ending-none")
        return found[0]

    def close(self) -> None:
        """Begin nothing more."""
        self._aside.close()


def _made(game: Game, start: Position, lines: list[tuple[str, str]], forfeit: str) -> list[Ending]:
    """The ending, or none where the game fails: a stranger's package may raise anything."""
    try:
        return [ending_of(game, start, lines, forfeit)]
    except Exception:
        LOG.exception("the end of a game of %s cannot be told", game.id)
        return []
