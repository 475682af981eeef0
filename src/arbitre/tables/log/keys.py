"""Idempotency keys: a client's own name for what it sends, so that what comes twice is done once.

A key belongs to who sent it. The store keeps it with its sender (the hash, in short, of the secret of the
seat, the host or the invitation), the kind of the request and a digest of its body, as one text; keys
from before that stand there bare.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from arbitre.tables.log.acts import Act
from arbitre.tables.refusal import BAD, refused

if TYPE_CHECKING:
    from arbitre.tables.log.state import Viewer
    from arbitre.tables.log.table import Table

PARTED = "\x1f"
SHORT = 16
"""So many digits of a hash are nobody else's at a table."""


class Key(Struct, frozen=True, gc=False):
    """A key with all that makes a request the same request; a bare one has its `text` only."""

    sender: str
    kind: str
    digest: str
    text: str

    def stored(self) -> str:
        """The key as an act has it.

        >>> read_key(Key("4c1d", "move", "0f", "a-key").stored()).text
        'a-key'
        """
        return PARTED.join((self.sender, self.kind, self.digest, self.text))

    def same(self, other: Key) -> bool:
        """Whether two requests with the same text are the same request, as far as that is known."""
        if not self.kind or not other.kind:
            return True
        return (self.kind, self.digest) == (other.kind, other.digest)


def read_key(stored: str) -> Key:
    """A key from its stored form.

    >>> read_key("bare")
    Key(sender='', kind='', digest='', text='bare')
    """
    parts = stored.split(PARTED, 3)
    return Key(*parts) if len(parts) == 4 else Key("", "", "", stored)


def key_of(table: Table, viewer: Viewer, kind: str, body: dict[str, Any], text: str) -> Key:
    """The key of a request, as it would be kept."""
    code = _sender(table, viewer, kind, body.get("seat"))
    return Key(code[:SHORT], kind, _digest(body), text)


class Sent:
    """What was done at a table by which key, for those who may have sent it."""

    def __init__(self) -> None:
        self._acts: dict[tuple[str, str], Act] = {}

    def add(self, act: Act, senders: Iterable[str]) -> None:
        """Remember an act for the hashes of its sender."""
        text = read_key(act.key).text
        for code in senders:
            self._acts[code, text] = act

    def find(self, key: Key, shown: Iterable[str], seat: object) -> Act | None:
        """What was done by the same request before, by one of the secrets that are shown.

        Refused where the one by which the request is made used the key for something else.
        """
        used = False
        for code in shown:
            act = self._acts.get((code, key.text))
            if act is None:
                continue
            past = read_key(act.key)
            if past.same(key) and (past.kind or not seat or act.seat in ("", seat)):
                return act
            used = used or bool(key.sender and code.startswith(key.sender))
        if used:
            raise refused(BAD, "act-key-used")
        return None


def _sender(table: Table, viewer: Viewer, kind: str, seat: object) -> str:
    """The hash of the secret that gives the asker their right; empty where none does."""
    if kind == "take":
        return table.join if viewer.invited else table.host if viewer.host else ""
    if seat in viewer.seats:
        return table.seats[str(seat)].hash
    if viewer.host:
        return table.host
    return table.seats[viewer.seats[0]].hash if viewer.seats else ""


def _digest(body: dict[str, Any]) -> str:
    """What a body says, but for the language of its reader, which they may change meanwhile."""
    said = {name: value for name, value in body.items() if name != "lang"}
    try:
        text = json.dumps(said, sort_keys=True, default=str)
    except (ValueError, TypeError, RecursionError):
        text = ""  # numbers without end, knots: no table takes them
    return sha256(text.encode()).hexdigest()[:SHORT]
