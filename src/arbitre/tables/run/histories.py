"""Somebody's own history: the games they played, and their results of days."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import partial
from typing import Any

from msgspec import Struct

from arbitre.core.message import BadInput
from arbitre.core.shelf import sound_game
from arbitre.tables.run.identities import Identities
from arbitre.tables.run.lists import Lists
from arbitre.tables.show.days import DayLine, calendar_of, in_time, ranked
from arbitre.tables.show.played import Played, played_of
from arbitre.tables.store import days
from arbitre.tables.store import identities as rows
from arbitre.tables.store.days import Try
from arbitre.tables.store.store import Store

MOST_GAMES = 10_000
TOGETHER = 500
"""Summaries that are read at once."""


class BestDay(Struct, frozen=True):
    """Somebody's best result of a day, and how many there were that day."""

    game: str
    day: str
    line: DayLine
    among: int


class History(Struct, frozen=True):
    """All games of somebody, the newest first; by game their days, and the best of them."""

    games: tuple[Played, ...]
    days: dict[str, dict[str, str]]
    best: tuple[BestDay, ...]


class Histories:
    """Makes histories from what identities sat at; tables that were never summed up are built once."""

    def __init__(self, store: Store, lists: Lists, identities: Identities) -> None:
        self._store = store
        self._lists = lists
        self._identities = identities

    async def of(self, token: str, tokens: Sequence[str] = ()) -> History | None:
        """The history of a browser's identity, with the tables of the seats it shows; None: it has none."""
        await self._identities.remember(token, tokens)
        identity = await self._identities.whose(token)
        if not identity:
            return None
        sat = await self._identities.ask(partial(rows.sittings, identity=identity, many=MOST_GAMES))
        games: list[Played] = []
        names = list(sat)
        for first in range(0, len(names), TOGETHER):
            part = names[first : first + TOGETHER]
            summed = await self._identities.ask(partial(rows.finished_summaries, names=part))
            for name in part:
                summary = await self._summary(name, summed.get(name, "{}"))
                if summary is not None and not summary.get("lesson"):
                    games.append(played_of(name, sat[name], summary))
        tries = await self._identities.ask(partial(days.tries_of, identity=identity))
        played = sorted({one.game for one in tries})
        own = {name: [one for one in tries if one.game == name] for name in played}
        best = [await self._best(name, own[name], identity) for name in played]
        return History(
            tuple(games),
            {name: calendar_of(own[name]) for name in played},
            tuple(one for one in best if one is not None),
        )

    async def _summary(self, name: str, text: str) -> dict[str, Any] | None:
        """How a game ended never changes; what is not over, or was summed up long ago, is looked at."""
        summary: dict[str, Any] = json.loads(text)
        if "ended" in summary and summary["over"]:
            return summary
        return await self._lists.sum_up(name)

    async def _best(self, name: str, tries: list[Try], identity: str) -> BestDay | None:
        """The best of the days that counted, compared as the game says."""
        try:
            rules = sound_game(name)
        except BadInput:  # a game that is no more
            return None
        done = [one for one in tries if one.claim and in_time(one)]
        done = [one for one in done if one.result and not one.result["gave_up"]]
        lines = ranked(rules, done, identity)
        if not lines:
            return None
        day = next(one.day for one in done if one.table == lines[0].table)
        everybody = await self._identities.ask(partial(days.counted_tries, game=name, day=day))
        whole = ranked(rules, everybody, identity)
        mine = next(line for line in whole if line.mine)
        return BestDay(name, day, mine, len(whole))
