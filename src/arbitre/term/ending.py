"""The end of a game in a terminal: how it went, in a few lines."""

from __future__ import annotations

import contextlib

from arbitre.core.ending import ending_of
from arbitre.core.ending_lines import ending_lines
from arbitre.core.ending_words import ToldEnding
from arbitre.term.table import TermTable


def show_ending(table: TermTable) -> None:
    """What decided the game, who went out, and luck; a game that cannot say it ends without."""
    people = [seat for seat, player in table.players.items() if not player.bot]
    seat = people[0] if len(people) == 1 else None
    with contextlib.suppress(Exception):  # a stranger's game may raise anything
        recorder = table.recorder
        lines = [(entry.seat, entry.move) for entry in recorder.entries]
        ending = ending_of(table.game, recorder.after(0), lines)
        told = ToldEnding(table.game, ending, table.lang, table.who, seat)
        scored = bool(ending.result and ending.result.scores)
        for line in ending_lines(told, ranking=not scored):
            table.screen.say(line)
