"""Secret links: 128 random bits, of which only a hash is kept."""

from __future__ import annotations

import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from hashlib import sha256

TOKEN = re.compile(r"[A-Za-z0-9_-]{22}")
MOST_TOKENS = 400


def new_token() -> str:
    """A secret of 128 bits as 22 letters.

    >>> len(new_token())
    22
    """
    return secrets.token_urlsafe(16)


def new_id() -> str:
    """The public name of a table."""
    return secrets.token_hex(8)


def hashed(token: str) -> str:
    """What is stored of a secret."""
    return sha256(token.encode()).hexdigest()


def derived(token: str, *names: str) -> str:
    """A secret made from another, the same whenever it is asked for again.

    >>> derived("a" * 22, "join") == derived("a" * 22, "join") != derived("a" * 22, "seat")
    True
    """
    digest = hmac.digest(token.encode(), "\x1f".join(names).encode(), "sha256")
    return urlsafe_b64encode(digest[:16]).decode().rstrip("=")


def dealt_anew(salt: str, act: int) -> tuple[int, str]:
    """The seed and the random bits that deal after an act took back what was dealt; the salt stays secret.

    >>> dealt_anew("ab", 3) == dealt_anew("ab", 3) != dealt_anew("ab", 4)
    True
    """
    digest = hmac.digest(salt.encode(), f"taken back {act}".encode(), "sha256")
    return int.from_bytes(digest[:8], "big") >> 1, digest[8:24].hex()


def call_key(salt: str, table: str, seat: str, holder: str) -> bytes:
    """What a webhook of a seat is signed with, 32 bytes; whoever holds the seat next has another.

    >>> call_key("ab", "t", "red", "1") == call_key("ab", "t", "red", "1") != call_key("ab", "t", "red", "2")
    True
    """
    return hmac.digest(
        salt.encode(), f"webhook\x1f{table}\x1f{seat}\x1f{holder}".encode(), "sha256"
    )


def hashes(tokens: Sequence[str]) -> dict[str, str]:
    """The secrets by their hashes; what cannot be one is left out."""
    known = [token for token in tokens[:MOST_TOKENS] if TOKEN.fullmatch(token)]
    return {hashed(token): token for token in known}
