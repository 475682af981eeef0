"""Hints: what a bot would do in a person's seat, one at a time for each seat."""

from __future__ import annotations

from arbitre.bots import bot_names
from arbitre.core.position import Position
from arbitre.tables.log.state import Viewer
from arbitre.tables.log.table import Table
from arbitre.tables.plan import budget_of
from arbitre.tables.refusal import BUSY, FORBIDDEN, ILLEGAL, UNKNOWN, refused
from arbitre.tables.run.scheduler import job_of
from arbitre.tables.run.workers import ADVISE, BotFailed, Workers
from arbitre.tables.sight import HintSight


class Hints:
    """Asks the game's strongest bot; `seconds` is the longest it may think."""

    def __init__(self, workers: Workers | None, seconds: float) -> None:
        self._workers = workers
        self._seconds = seconds
        self._thinking: set[tuple[str, str]] = set()

    async def ask(
        self, table: Table, viewer: Viewer, seat: str, lang: str, bot: str = ""
    ) -> HintSight:
        """What it would do in this seat now, and why; Refused where nobody may ask, or it is busy.

        `bot` names another player of the game.
        """
        if seat not in viewer.seats:
            raise refused(FORBIDDEN, "act-not-yours")
        if not table.plan.hints:
            raise refused(FORBIDDEN, "hint-not-allowed")
        if seat not in table.position.actors or table.over:
            raise refused(ILLEGAL, "act-not-awaited")
        line = len(table.recorder.entries)
        return await self.advise(table, table.position.copy(), line, seat, lang, bot)

    async def advise(
        self, table: Table, move_at: Position, line: int, seat: str, lang: str, bot: str = ""
    ) -> HintSight:
        """What it would do in a position of this table, which stands after so many lines."""
        if seat not in move_at.actors:
            raise refused(ILLEGAL, "act-not-awaited")
        if self._workers is None or (table.id, seat) in self._thinking:
            raise refused(BUSY, "hint-busy")
        known = bot_names(table.game)
        if bot and bot not in known:
            raise refused(UNKNOWN, "unknown-bot", bot=bot[:40], known=", ".join(known))
        bot, budget = bot or known[0], budget_of(table.game, "", 0)
        job = job_of(table, seat, bot, budget, ADVISE, (move_at, line), lang)
        self._thinking.add((table.id, seat))
        try:
            thought = await self._workers.think(job, self._seconds)
        except BotFailed:
            raise refused(BUSY, "hint-busy") from None
        finally:
            self._thinking.discard((table.id, seat))
        move = move_at.read(seat, thought.move)
        lines = table.game.voice(move_at.view(seat), lang).written(move)
        return HintSight(thought.move, tuple(lines), thought.why)
