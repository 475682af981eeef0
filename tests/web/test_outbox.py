"""Answers leave together: in their order, whole, and not after their reader has gone."""

from __future__ import annotations

import asyncio
from typing import cast

from arbitre.web.outbox import Joined, Outbox


class Wire:
    """A connection that notes what is sent."""

    def __init__(self, name: str, sent: list[str]) -> None:
        self.name = name
        self.sent = sent
        self.closed = False

    def write(self, data: bytes) -> None:
        self.sent.append(f"{self.name} {data.decode()}")

    def close(self) -> None:
        self.closed = True
        self.sent.append(f"{self.name} closes")

    def is_closing(self) -> bool:
        return self.closed

    def get_extra_info(self, what: str) -> str:
        return f"{what} of {self.name}"


def joined(name: str, sent: list[str]) -> tuple[Wire, Joined]:
    wire = Wire(name, sent)
    outbox = Outbox.of(asyncio.get_running_loop())
    return wire, Joined(cast("asyncio.Transport", wire), outbox)


def test_what_is_written_in_one_turn_is_sent_at_its_end() -> None:
    async def story() -> None:
        sent: list[str] = []
        (_, a), (_, b) = joined("a", sent), joined("b", sent)
        a.write(b"head ")
        b.write(b"one")
        a.write(b"body")
        assert sent == []
        # whoever is woken by this turn writes in the next one: it goes along
        asyncio.get_running_loop().call_soon(b.write, b" two")
        for _ in range(3):
            await asyncio.sleep(0)
        assert sent == ["a head body", "b one two"]
        a.write(b"more")
        for _ in range(3):
            await asyncio.sleep(0)
        assert sent[2:] == ["a more"]
        assert a.get_extra_info("peername") == "peername of a"

    asyncio.run(story())


def test_hanging_up_sends_what_was_kept_and_nothing_later() -> None:
    async def story() -> None:
        sent: list[str] = []
        (_, a), (wire, b) = joined("a", sent), joined("b", sent)
        a.write(b"last words")
        a.close()
        assert sent == ["a last words", "a closes"]
        b.write(b"too late")
        wire.closed = True  # the reader hung up meanwhile
        for _ in range(3):
            await asyncio.sleep(0)
        assert sent == ["a last words", "a closes"]

    asyncio.run(story())
