"""What a server is told when it starts: its address as others see it, and its limits."""

from __future__ import annotations

import ipaddress
from dataclasses import dataclass, field
from functools import cached_property
from urllib.parse import urlsplit

from arbitre.core.message import BadInput, Message

BACKLOG = 512
"""Connections that may wait to be accepted: they come all at once, before any is counted."""


@dataclass(frozen=True)
class Limits:
    """The rate limits and sizes of a server, by address; generous for people, tight for floods."""

    head: int = 32_768  # bytes of a request before its body
    body: int = 300_000  # bytes of a request; a record or an edition fits
    whole: float = 15.0  # seconds until a request is whole
    connections: int = 100  # open at once per address, besides live ones
    all_connections: int = 10_000  # open at once in all; fewer where files are fewer
    requests: int = 1200  # per address and minute, besides files
    files: int = 6000  # of `static`, per address and minute: a page has ten, once
    acts: int = 600  # that change something, per address and minute
    tables: int = 60  # made per address and hour, rematches too
    hints: int = 60  # asked for per address and minute: a bot thinks for each
    pings: int = 10  # test calls of webhooks per address and minute
    judged: int = 120  # asked of the judge per address and minute
    verified: int = 30  # records checked per address and minute
    judging: float = 5.0  # seconds for what is judged at once
    verifying: float = 20.0  # seconds for a record that is checked
    stored: int = 200_000  # tables kept by the server in all
    sockets: int = 60  # live connections open at once per address
    site: int = 10  # times as much for a whole /48 of IPv6
    name: int = 40  # signs of a name
    chat: int = 500  # signs of a message


NO_LIMITS = Limits(
    connections=10**6,
    requests=10**9,
    files=10**9,
    acts=10**9,
    tables=10**9,
    hints=10**9,
    pings=10**9,
    judged=10**9,
    verified=10**9,
    stored=10**9,
    sockets=10**6,
)
"""For measurements, and where everybody comes from one address; sizes, seconds and what the machine
can hold open stay as they are."""


@dataclass(frozen=True)
class Config:
    """The settings of one server."""

    base_url: str = ""  # as a browser sees it, without a last slash; empty: as it is asked for
    limits: Limits = field(default_factory=Limits)
    private_hooks: bool = False  # seats may have addresses of the local network called
    nearby: str = ""  # the address on the local network, where the server listens to it
    docs: str = ""  # a folder with a built documentation site; empty: the one that is there
    host: str = ""  # where it listens, as its owner wrote it

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

    @cached_property
    def names(self) -> frozenset[str]:
        """The names that this server answers to, besides every address."""
        own = {"localhost", self.host.lower(), (urlsplit(self.base_url).hostname or "")}
        return frozenset(name for one in own for name in (one, _in_ascii(one)) if name)

    def answers_to(self, host: str) -> bool:
        """Whether a Host header is one of ours: a page of another name may be no page of ours.

        >>> config = Config("https://example.org/arbitre")
        >>> [config.answers_to(host) for host in ("EXAMPLE.org", "10.0.0.7:80", "[::1]:1", "localhost")]
        [True, True, True, True]
        >>> [config.answers_to(host) for host in ("evil.example", "example.org.evil.example", "a b", "")]
        [False, False, False, False]
        """
        name, colon, port = host.rpartition(":")
        if not colon or host.endswith("]"):
            name, port = host, ""
        elif not (port.isascii() and port.isdigit()):
            return False
        if name.startswith("[") and name.endswith("]"):
            return _is_address(name[1:-1], 6)
        return name.lower().removesuffix(".") in self.names or _is_address(name, 4)


def _is_address(text: str, version: int) -> bool:
    try:
        return ipaddress.ip_address(text).version == version
    except ValueError:
        return False


def _in_ascii(name: str) -> str:
    """A name as browsers send it; empty where no name is written like that."""
    try:
        return name.encode("idna").decode()
    except UnicodeError:
        return ""


def checked_base_url(text: str) -> str:
    """An address that can stand before every link; BadInput says what is wrong.

    >>> checked_base_url("https://example.org/arbitre/")
    'https://example.org/arbitre'
    >>> checked_base_url("example.org")
    Traceback (most recent call last):
    arbitre.core.message.BadInput: --base-url: ...
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
