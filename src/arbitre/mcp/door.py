"""A client session: the tables it knows, their secrets, its requests to the API, refusals in words."""

from __future__ import annotations

import contextlib
import json
import os
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeVar

import anyio
import anyio.to_thread

from arbitre.core.message import Value
from arbitre.core.words import Words
from arbitre.mcp.own import NoServer
from arbitre.web.client import Client, Denied, RemoteTable

Found = TypeVar("Found")
LINK = re.compile(r"(?:^|/)(?:(?:seat|join|t)/)?([A-Za-z0-9_-]{1,64})/?$")
"""A secret link of a seat or an invitation, or the secret alone; or the address of a table."""
MOST_LINE, MOST_LINES, MOST_SAID = 400, 100, 500
"""What is longer is refused here: it could be nothing that a table takes."""
ADVICE = ("forbidden", "stale", "unknown", "over", "rate", "busy", "full")
"""The words for a refusal after which something can be advised (`advice-WORD`)."""


class Refusal(Exception):
    """Something that cannot be done: a sentence for the model, and what to do instead."""


@dataclass
class Known:
    """A table that this session knows, with its secrets; `told`: the step each seat was told last."""

    id: str
    tokens: list[str]
    told: dict[str, int] = field(default_factory=dict)
    heard: int = 0  # so many lines of talk


class ModelDoor:
    """A session: it speaks for the seats whose secrets it was given."""

    def __init__(self, address: Callable[[], str], lang: str) -> None:
        self._address = address
        self.lang = lang
        self.words = Words(lang, ["arbitre.core", "arbitre.mcp"])
        self.tables: dict[str, Known] = {}
        self.current = ""  # the table meant where none is said

    def say(self, key: str, /, **args: Value) -> str:
        """One of our messages."""
        return self.words.phrase(key, args)

    def refuse(self, key: str, /, **args: Value) -> Refusal:
        """A refusal of ours."""
        return Refusal(self.say(key, **args))

    # -- asking ------------------------------------------------------------------------------

    async def ask(self, work: Callable[[Client], Found]) -> Found:
        """Do something with the API, aside; Refusal where it says no, or is not there."""

        def asked() -> Found:
            return work(Client(self._address(), lang=self.lang))

        return await self._guarded(asked)

    async def at(self, table: str, work: Callable[[RemoteTable], Found]) -> Found:
        """Do something at a table, with the secrets that there are for it."""
        known = self.known(table)

        def asked() -> Found:
            client = Client(self._address(), known.tokens, self.lang)
            return work(RemoteTable(client, known.id))

        return await self._guarded(asked)

    async def _guarded(self, work: Callable[[], Found]) -> Found:
        try:
            return await anyio.to_thread.run_sync(work, abandon_on_cancel=True)
        except Denied as denied:
            raise Refusal(self.denied(denied)) from None
        except NoServer as failed:
            raise self.refuse("own-server-failed", said=str(failed)) from None
        except (OSError, ValueError):  # the server is away, or it is not ours that answers
            raise self.refuse("server-away") from None

    def denied(self, denied: Denied) -> str:
        """A refusal of the server in words: the sentence, its clause, what to do now."""
        parts = [denied.text or self.say("refused-bare", status=denied.status)]
        if denied.clause:
            parts[0] += f" [{denied.clause}]"
            parts.append(self.say("advice-clause", clause=denied.clause))
        elif denied.code in ADVICE:
            parts.append(self.say(f"advice-{denied.code}"))
        return "\n".join(parts)

    # -- tables ------------------------------------------------------------------------------

    def known(self, table: str) -> Known:
        """A table by id, the current one where none is said; one that is not known is only watched."""
        table = table.strip() or self.current
        if not table:
            raise self.refuse("no-table-yet")
        if not re.fullmatch("[A-Za-z0-9_-]{1,64}", table):
            raise self.refuse("no-table-id", table=table[:40])
        return self.tables.get(table) or Known(table, [])

    def keep(self, table: str, tokens: list[str]) -> Known:
        """Remember a table and its secrets; it is the current one now."""
        known = self.tables.setdefault(table, Known(table, []))
        known.tokens += [token for token in tokens if token and token not in known.tokens]
        self.current = table
        return known

    async def seat_of(self, table: str, seat: str, playing: bool = True) -> tuple[str, str]:
        """The table and the seat meant: of several seats, the first that has something to decide.

        `playing`: refused where the game is over.
        """
        known = self.known(table)
        sight = (await self.at(known.id, lambda one: one.sight()))["status"]
        mine: list[str] = sight["mine"]
        seat = seat.strip()
        if not mine:
            raise self.refuse("no-seat-here", table=known.id)
        if seat and seat not in mine:
            raise self.refuse("not-your-seat", seat=seat[:40], mine=", ".join(mine))
        if playing and sight["over"]:
            raise self.refuse("game-over", advice=self.say("advice-over"))
        if seat:
            return known.id, seat
        return known.id, next((one for one in mine if one in sight["awaited"]), mine[0])

    async def secret_of(self, link: str) -> tuple[str, dict[str, Any] | None]:
        """A link or a secret, and what it opens; None: it is the address of a table, to be watched."""
        found = LINK.search(link.strip())
        if found is None or len(link) > MOST_SAID:
            raise self.refuse("no-link")
        secret = found[1]
        if "/t/" in link:
            return secret, None
        asked = {"secret": secret}
        return secret, await self.ask(lambda client: client.ask("POST", "links", asked))

    # -- waiting -----------------------------------------------------------------------------

    async def wait(
        self, table: str, seat: str | None, seconds: float, enough: Callable[[dict[str, Any]], bool]
    ) -> bool:
        """Listen until the table's status is `enough`; False where the time was over before."""
        from websockets.asyncio.client import connect
        from websockets.exceptions import WebSocketException

        address, headers = await self.at(table, partial(RemoteTable.live, seat=seat))
        try:
            with anyio.move_on_after(seconds):
                async with connect(address, additional_headers=headers, max_size=None) as socket:
                    async for text in socket:
                        message = json.loads(text)
                        if message["type"] == "error":
                            raise Refusal(message["text"])
                        if message["type"] == "state" and enough(message["status"]):
                            return True
        except (OSError, WebSocketException):
            raise self.refuse("server-away") from None
        return False

    # -- what is given -----------------------------------------------------------------------

    def lines(self, lines: list[str]) -> list[str]:
        """Lines as they may be sent: each one line of a bearable length, `;` between two of them."""
        parts = [part.strip() for line in lines for part in re.split("[;\n]", line)]
        parts = [part for part in parts if part]
        if len(parts) > MOST_LINES or any(len(part) > MOST_LINE for part in parts):
            raise self.refuse("lines-too-long", most=MOST_LINES, longest=MOST_LINE)
        return parts

    def short(self, text: str, name: str, most: int = MOST_SAID) -> str:
        """A text that is not too long for what it is."""
        if len(text) > most:
            raise self.refuse("text-too-long", name=name, most=most)
        return text.strip()


@contextlib.contextmanager
def no_proxy_here() -> Iterator[None]:
    """Loopback is asked directly, whatever proxy the environment names."""
    before = {name: os.environ.get(name) for name in ("no_proxy", "NO_PROXY")}
    for name, value in before.items():
        os.environ[name] = ",".join([*filter(None, [value]), "127.0.0.1", "localhost"])
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                os.environ.pop(name, None)
            else:
                os.environ[name] = value
