"""Signed webhooks: what a call says, and the signature (HMAC-SHA256) that shows that it is ours.

The headers are those of *Standard Webhooks* (standardwebhooks.com), so that its libraries check them:
`webhook-id`, `webhook-timestamp` and `webhook-signature`, over `ID.TIMESTAMP.BODY`.
"""

from __future__ import annotations

import hmac
import json
from base64 import b64encode
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from arbitre.tables.log.secrets import call_key, derived, new_token

if TYPE_CHECKING:
    from arbitre.tables.log.table import Table

VERSION = 1
"""Of the payload; a field that is added does not change it."""
YOUR_TURN, PING = "your_turn", "ping"
EVENTS = (YOUR_TURN, PING)
PREFIX = "whsec_"


def key_of(table: Table, seat: str) -> bytes:
    """What calls of a seat are signed with."""
    return call_key(table.secret.salt, table.id, seat, table.seats[seat].hash)


def secret_of(table: Table, seat: str) -> str:
    """The same as its holder is told it."""
    return PREFIX + b64encode(key_of(table, seat)).decode()


def signature(key: bytes, id: str, sent: int, body: bytes) -> str:
    """The signature of a call, sent so many seconds after 1970.

    >>> signature(b"key", "a", 1, b"{}")
    'v1,bL1jQXV9xdvhtjVTxMVmcec+7wicDeM5+UJZVhyrJw0='
    """
    digest = hmac.digest(key, f"{id}.{sent}.".encode() + body, "sha256")
    return "v1," + b64encode(digest).decode()


@dataclass(frozen=True)
class Call:
    """One thing that a seat's address is told; made again it has the same id and the same body."""

    id: str
    body: bytes
    key: bytes = field(repr=False)

    @classmethod
    def of(cls, table: Table, seat: str, event: str, base_url: str, now: int) -> Call:
        """What is said of an event: nothing that is secret, and nothing of the game."""
        name = derived(table.secret.salt, "call", table.id, seat, str(table.number))
        said: dict[str, str | int] = {
            "version": VERSION,
            "id": "call_" + (new_token() if event == PING else name),
            "event": event,
            "time": now,
            "table": table.id,
            "game": table.game.id,
            "seat": seat,
        }
        if base_url:
            said["url"] = f"{base_url}/t/{table.id}"
        return cls(str(said["id"]), json.dumps(said).encode(), key_of(table, seat))

    def headers(self, sent: int) -> dict[str, str]:
        """What goes with it, when it is sent so many seconds after 1970."""
        return {
            "Webhook-Id": self.id,
            "Webhook-Timestamp": str(sent),
            "Webhook-Signature": signature(self.key, self.id, sent, self.body),
        }
