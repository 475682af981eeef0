"""What a server is told when it starts: its address as others see it, and its limits."""

from __future__ import annotations

from dataclasses import dataclass, field
from urllib.parse import urlsplit

from arbitre.core.message import BadInput, Message


@dataclass(frozen=True)
class Limits:
    """How much one address may ask for; generous for people, tight for floods."""

    body: int = 300_000  # bytes of a request; a record or an edition fits
    requests: int = 1200  # per address and minute
    acts: int = 600  # that change something, per address and minute
    tables: int = 60  # made per address and hour, rematches too
    hints: int = 60  # asked for per address and minute: a bot thinks for each
    stored: int = 200_000  # tables kept by the server in all
    sockets: int = 60  # open at once per address
    name: int = 40  # signs of a name
    chat: int = 500  # signs of a message


NO_LIMITS = Limits(
    requests=10**9, acts=10**9, tables=10**9, hints=10**9, stored=10**9, sockets=10**6
)
"""For measurements, and where everybody comes from one address; sizes stay as they are."""


@dataclass(frozen=True)
class Config:
    """The settings of one server."""

    base_url: str = ""  # as a browser sees it, without a last slash; empty: as it is asked for
    limits: Limits = field(default_factory=Limits)
    private_hooks: bool = False  # seats may have addresses of the local network called
    nearby: str = ""  # the address on the local network, where the server listens to it

    @property
    def prefix(self) -> str:
        """The path before every path.

        >>> Config("https://example.org/games/arbitre").prefix
        '/games/arbitre'
        """
        return urlsplit(self.base_url).path

    @property
    def secure(self) -> bool:
        """Whether cookies may travel encrypted only."""
        return self.base_url.startswith("https:")

    @property
    def origin(self) -> str:
        """The scheme and host that pages come from; empty where nobody said.

        >>> Config("https://example.org/arbitre").origin
        'https://example.org'
        """
        parts = urlsplit(self.base_url)
        return f"{parts.scheme}://{parts.netloc}" if self.base_url else ""


def checked_base_url(text: str) -> str:
    """An address that can stand before every link; BadInput says what is wrong.

    >>> checked_base_url("https://example.org/arbitre/")
    'https://example.org/arbitre'
    >>> checked_base_url("example.org")
    Traceback (most recent call last):
    arbitre.core.message.BadInput: --base-url: web-base-url
    """
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        parts, port = urlsplit(""), 0
    right = parts.scheme in ("http", "https") and parts.hostname and port != 0
    plain = not (parts.query or parts.fragment or parts.username or parts.password)
    if not right or not plain or any(sign.isspace() or not sign.isprintable() for sign in text):
        raise BadInput("--base-url", Message("web-base-url", {"value": text[:80]}))
    return text.rstrip("/")
