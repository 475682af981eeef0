"""What stands between the network and the pages: headers, limits, and whose request it is."""

from __future__ import annotations

import hmac
import ipaddress
import secrets
import time
from collections.abc import Callable
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from arbitre.core.cache import cached
from arbitre.core.number import typed_whole
from arbitre.web.config import Config

PAGE_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; "
    "frame-ancestors 'none'"
)
PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
"""A drawing that stands alone carries its own style sheet; nothing else may come with it."""


def _headers(policy: str) -> list[tuple[bytes, bytes]]:
    named = {
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "x-frame-options": "DENY",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "camera=(), geolocation=(), microphone=()",
        "content-security-policy": policy,
        "cache-control": "no-store",
    }
    return [(name.encode(), value.encode()) for name, value in named.items()]


PAGE_HEADERS = _headers(PAGE_POLICY)
PICTURE_HEADERS = _headers(PICTURE_POLICY)
CLOSING = (b"connection", b"close")
OUR_HEADER = "x-arbitre"
FORM_COOKIE = "arbitre-form"
FORM_FIELD = "form"
MOST_ADDRESSES = 20_000


class TooMuch(HTTPException):
    """A body beyond the limit."""

    def __init__(self) -> None:
        super().__init__(413)


class Prefix:
    """Behind a proxy: the path before ours may arrive or have been cut off; both are understood."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self.app = app
        self.prefix = config.prefix

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Give every path the one form that the routes know."""
        if self.prefix and scope["type"] in ("http", "websocket"):
            path = scope["path"]
            if path != self.prefix and not path.startswith(self.prefix + "/"):
                path = self.prefix + path
            scope = {**scope, "path": path, "root_path": self.prefix, "raw_path": path.encode()}
        await self.app(scope, receive, send)


class Shield:
    """Puts the protecting headers on every answer and refuses bodies that are too large."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self.app = app
        self.most = config.limits.body

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through with its body counted and its answer's headers set."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        seen = 0
        announced = Headers(scope=scope).get("content-length", "0")
        too_large = typed_whole(announced, 0, self.most) is None

        async def counted() -> Message:
            nonlocal seen
            if too_large:
                raise TooMuch
            message = await receive()
            seen += len(message.get("body", b""))
            if seen > self.most:
                raise TooMuch
            return message

        async def protected(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = list(message["headers"])
                protect(headers)
                if too_large or seen > self.most:
                    headers.append(CLOSING)  # nobody waits for the rest of it
                message = {**message, "headers": headers}
            await send(message)

        if scope["method"] == "HEAD":
            scope = {**scope, "method": "GET"}  # the server leaves the body out
        await self.app(scope, counted, protected)


def protect(headers: list[tuple[bytes, bytes]]) -> None:
    """Put the protecting headers on an answer, where it has none of its own."""
    own = dict(headers)
    drawn = own.get(b"content-type", b"").startswith(b"image/svg")
    headers += [one for one in (PICTURE_HEADERS if drawn else PAGE_HEADERS) if one[0] not in own]


class Buckets:
    """Counts what each address asks for: so many at once, refilled over a period.

    >>> now = [0.0]
    >>> few = Buckets(2, 60, lambda: now[0])
    >>> few.take("a"), few.take("a"), few.take("a"), few.take("b")
    (True, True, False, True)
    >>> now[0] = 30.0
    >>> few.take("a"), few.take("a")
    (True, False)
    """

    def __init__(
        self, most: int, seconds: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.most = most
        self.rate = most / seconds
        self.clock = clock
        self._left: dict[str, tuple[float, float]] = {}

    def take(self, address: str) -> bool:
        """Whether this address may do it once more now."""
        now = self.clock()
        left, then = self._left.pop(address, (float(self.most), now))
        left = min(float(self.most), left + (now - then) * self.rate)
        granted = left >= 1
        self._left[address] = (left - 1 if granted else left, now)
        if len(self._left) > MOST_ADDRESSES:
            del self._left[next(iter(self._left))]  # the one that was quiet for longest
        return granted


class Pace:
    """A rate limit by address; a whole /48 of IPv6 has a larger bucket of its own beside it."""

    def __init__(self, most: int, seconds: float, site: int, clock: Callable[[], float]) -> None:
        self._near = Buckets(most, seconds, clock)
        self._site = Buckets(most * site, seconds, clock)

    def take(self, address: str) -> bool:
        """Whether this address may do it once more now."""
        site = site_network(address)
        return self._near.take(address) and (not site or self._site.take(site))


class Held:
    """Connections that are open at once by address: up to a limit, and a larger one for a /48."""

    def __init__(self, most: int, site: int) -> None:
        self.most = most
        self.site = site
        self._open: dict[str, int] = {}

    def open(self, address: str) -> bool:
        """Count one more of an address; False when it has too many."""
        site = site_network(address)
        if self._open.get(address, 0) >= self.most:
            return False
        if site and self._open.get(site, 0) >= self.most * self.site:
            return False
        for one in filter(None, (address, site)):
            self._open[one] = self._open.get(one, 0) + 1
        return True

    def close(self, address: str) -> None:
        """One less."""
        for one in filter(None, (address, site_network(address))):
            left = self._open.get(one, 1) - 1
            if left:
                self._open[one] = left
            else:
                self._open.pop(one, None)


class Gate:
    """The rate limits of one server, by address."""

    def __init__(self, config: Config, clock: Callable[[], float] = time.monotonic) -> None:
        limits = config.limits
        self.requests = Pace(limits.requests, 60, limits.site, clock)
        self.files = Pace(limits.files, 60, limits.site, clock)
        self.acts = Pace(limits.acts, 60, limits.site, clock)
        self.tables = Pace(limits.tables, 3600, limits.site, clock)
        self.hints = Pace(limits.hints, 60, limits.site, clock)
        self._sockets = Held(limits.sockets, limits.site)

    def open_socket(self, address: str) -> bool:
        """Count one more live connection of an address; False when it has too many."""
        return self._sockets.open(address)

    def close_socket(self, address: str) -> None:
        """One less."""
        self._sockets.close(address)


def address_of(connection: HTTPConnection) -> str:
    """Who asks, as far as limits go: an address, or the network of a house in IPv6.

    >>> network("2001:db8:1:2:3:4:5:6"), network("192.0.2.7"), network("::ffff:192.0.2.7")
    ('2001:db8:1:2::/64', '192.0.2.7', '192.0.2.7')
    """
    return network(connection.client.host if connection.client else "")


@cached(4096)
def network(host: str) -> str:
    """The part of an address that stands for one household."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, 64), strict=False))


@cached(4096)
def site_network(household: str) -> str:
    """The /48 that a household's network is part of, which one owner may have; empty in IPv4.

    >>> site_network("2001:db8:1:2::/64"), site_network("192.0.2.7")
    ('2001:db8:1::/48', '')
    """
    if not household.endswith("/64"):
        return ""
    return str(ipaddress.ip_network(household).supernet(new_prefix=48))


def page_of(connection: HTTPConnection, config: Config) -> str:
    """Whose page asks, as far as the browser says: `ours`, `other`, or `unsaid`.

    A browser names the origin of a page that sends something, or says outright that it is the same
    site; on a plain network and without referrers it may say neither. A page of another site can
    neither hide what the browser says of it nor send our header.
    """
    headers = connection.headers
    site = headers.get("sec-fetch-site", "")
    origin = headers.get("origin", "")
    if site in ("cross-site", "same-site"):
        return "other"
    if origin not in ("", "null"):
        return "ours" if _is_ours(connection, config, origin) else "other"
    if site in ("same-origin", "none") or OUR_HEADER in headers:
        return "ours"
    return "unsaid"


def _is_ours(connection: HTTPConnection, config: Config, origin: str) -> bool:
    named = urlsplit(origin).netloc
    if origin == config.origin:
        return True
    return config.answers_to(named) and named == connection.headers.get("host", "")


def own_socket(connection: HTTPConnection, config: Config) -> bool:
    """Whether a live connection comes from one of our pages or from no page at all."""
    origin = connection.headers.get("origin", "")
    return not origin or _is_ours(connection, config, origin)


def form_secret(connection: HTTPConnection) -> str:
    """The word that a form must bring back: the browser's own, or a new one."""
    kept = connection.cookies.get(FORM_COOKIE, "")
    return kept if 16 <= len(kept) <= 64 and kept.isascii() else secrets.token_urlsafe(16)


def form_is_ours(connection: HTTPConnection, given: str) -> bool:
    """Whether a form brought back the word of this browser."""
    kept = connection.cookies.get(FORM_COOKIE, "")
    return bool(kept) and hmac.compare_digest(kept.encode(), given.encode())
