"""The house: all tables of one server. Everything a page, an API or a test does goes through here."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from arbitre.tables.plan import Plan
from arbitre.tables.sight import (
    Answer,
    Created,
    DraftSight,
    Found,
    HintSight,
    Past,
    Sight,
    TableLine,
    Update,
)


@dataclass(frozen=True)
class Settings:
    """How a server runs its tables.

    `base_url` goes into webhooks; `private_hooks` lets them call addresses of the local network.
    `workers`: processes in which bots think (0: one less than there are processors, at least one);
    `bot_seconds`: the longest a bot may think at a live table. `most_live`: tables kept in memory.
    """

    base_url: str = ""
    private_hooks: bool = False
    workers: int = 0
    bot_seconds: float = 20.0
    most_live: int = 2000
    idle_seconds: float = 300.0
    bots: bool = True  # tests that want no worker process set it to False


class House:
    """Opens the store, keeps live tables, applies acts, tells listeners, runs clocks and bots.

    Whoever asks shows the secrets he has, `tokens`: of the host, of seats, the invitation. None of them
    makes a spectator. Refusals are `Refused(status, message)`; see `refusal.py` for the statuses. What
    cannot be read at all (a plan, a record) is `BadInput`.
    """

    @classmethod
    async def open(cls, url: str = "", settings: Settings | None = None) -> House:
        """Open the store at an address (empty: the file in the user's data folder) and start.

        BadInput when it cannot be opened: no such folder, no database, PostgreSQL down.
        """
        raise NotImplementedError

    async def close(self) -> None:
        """Finish what is being written and stop bots and clocks."""
        raise NotImplementedError

    async def create(self, plan: Plan) -> Created:
        """Make a table; BadInput where the plan is wrong."""
        raise NotImplementedError

    async def look(self, id: str, tokens: Sequence[str] = ()) -> Sight:
        """The table as the holder of these secrets sees it."""
        raise NotImplementedError

    async def act(
        self,
        id: str,
        tokens: Sequence[str],
        kind: str,
        body: dict[str, Any] | None = None,
        key: str = "",
        revision: int | None = None,
    ) -> Answer:
        """Do something at a table. It is on disk when this returns.

        `key` is made up by the client: the same key again gives the same answer and changes nothing.
        `revision` is the one the client saw: a move is refused as `stale` when the game went on since.

        | kind | body | by whom |
        |---|---|---|
        | `take` | `seat`, `name` | with the invitation or the host's secret: an open seat; gives `token` |
        | `leave` | `seat` | its holder: the seat is open again |
        | `name` | `seat`, `name` | its holder |
        | `bot` | `seat`, `bot`, `level` or `budget` | its holder; the host: open, left, or late seats |
        | `back` | `seat` | its holder, or the host: the person plays again instead of the bot |
        | `free` | `seat` | the host: a bot's seat that nobody holds is open again |
        | `move` | `seat`, `move` (notation), or `lines` and `lang` (a draft) | its holder |
        | `recall` | `seat` | its holder, until the reveal |
        | `declare` | `seat`, `move` | its holder: one of `Sight.says` |
        | `resign` | `seat` | its holder |
        | `go_on` | `seat` | whoever asked for the pause ends it |
        | `done` | `seat` | its holder has done talking in this round |
        | `chance` | `text`, `lang` | any seat or the host, beside a real table |
        | `undo` | `seat` | its holder: at once where nobody is concerned, else asks the others |
        | `agree`, `refuse` | `seat` | those who are asked |
        | `say` | `text`, `seat` (or none: the host), `to` (a seat, for a private message) | |
        | `skip` | `seat` | the host, when `late`: what happens at time's end happens now |
        | `hook` | `seat`, `url` | its holder: called when it is his turn; empty: no more |
        | `rematch` | | any seat or the host, when over: gives `table`, with the same secrets |
        | `archive` | | the host |
        """
        raise NotImplementedError

    def listen(
        self,
        id: str,
        tokens: Sequence[str] = (),
        seat: str | None = None,
        revision: int | None = None,
    ) -> AsyncIterator[Update]:
        """The table now, and again whenever something changes that this viewer may see.

        `seat`: whose views the steps are told from (one of his; default: his first, else the public's).
        `revision`: what the client saw last; the first update then has the steps it missed, if not too many.
        """
        raise NotImplementedError

    async def draft(
        self, id: str, tokens: Sequence[str], seat: str, lines: Sequence[str], lang: str
    ) -> DraftSight:
        """Keep what a seat has written so far. Nobody else ever knows of it."""
        raise NotImplementedError

    async def hint(self, id: str, tokens: Sequence[str], seat: str, lang: str = "fr") -> HintSight:
        """What a bot would do in this seat now, and why."""
        raise NotImplementedError

    async def history(
        self, id: str, tokens: Sequence[str], number: int, seat: str | None = None
    ) -> Past:
        """The game after so many steps (0: the beginning), from one's own view."""
        raise NotImplementedError

    async def record(self, id: str, tokens: Sequence[str] = ()) -> str:
        """The record: whole when the game is over or has no secrets; else the viewer's view of it."""
        raise NotImplementedError

    async def import_record(self, text: str, plan: Plan | None = None) -> Created:
        """A table that goes on where a record stops, or shows a finished game.

        The plan says who sits where and what is allowed; game, options and edition are the record's.
        Without a plan the importer has every seat.
        """
        raise NotImplementedError

    async def mine(self, tokens: Sequence[str]) -> list[TableLine]:
        """The tables that these secrets belong to, those changed last first."""
        raise NotImplementedError

    async def find(self, token: str) -> Found:
        """What a secret link opens (of a rematch, the last table); Refused `unknown` when nothing."""
        raise NotImplementedError

    async def backup(self, path: Path) -> None:
        """Write everything to a file while the tables go on."""
        raise NotImplementedError
