"""Webhooks: a seat's own address is told that it is its turn. It learns nothing else.

A call is signed (`signing.py`); one that failed is made again, with longer and longer pauses (backoff).
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
import ssl
import time
from collections.abc import AsyncIterator, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING
from urllib.parse import quote, urlsplit

from arbitre.core.cache import cached
from arbitre.tables.refusal import BAD, refused
from arbitre.tables.run.signing import PING, YOUR_TURN, Call

if TYPE_CHECKING:
    from arbitre.tables.log.table import Table

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
LOG = logging.getLogger("arbitre.tables")
SECONDS = 5.0
"""The deadline of a whole call: looking the name up, connecting, sending, hearing the first line."""
PAUSES = (10.0, 60.0, 600.0, 3600.0)
"""Seconds after which a call that failed is made again: five calls in all, within 71 minutes."""
MOST_PAUSING = 2000
"""Failed calls that wait to be made again; beyond, one is left at its first failure."""
AGAIN = (408, 425, 429)
"""Answers below 500 after which a call is made again: the others say that it was not wanted."""
AT_ONCE = 64
A_HOST = 2
"""Calls under way at once, in all and to one host: a slow one keeps nobody but itself waiting."""
WAITING = 20
"""Calls that may wait for a host; more are left out."""
LOOKING_UP = 64
"""Threads that look names up, which cannot be hurried."""
PORTS = (80, 443)
NEARBY = ("localhost", "local", "internal", "lan", "home.arpa", "localdomain")
"""Ends of names that mean this machine or its network and nothing beyond."""
TRANSLATED = ipaddress.ip_network("64:ff9b::/96")
"""Addresses in which a network hides those of IPv4."""
WORLD = ipaddress.ip_network("2000::/3")
"""What of IPv6 is given out to the world; but for these, which are for protocols and for books."""
NOT_GIVEN = [ipaddress.ip_network(one) for one in ("2001::/23", "2001:db8::/32", "3fff::/20")]
SPECIAL = [ipaddress.ip_network(one) for one in ("192.0.0.0/24", "192.88.99.0/24")]
"""Networks of IPv4 for protocols: some of their addresses count as global."""
PLAIN = "/%:@!$&'()*+,;=-._~"
"""Signs that stand in an address as they are."""


class Forbidden(Exception):
    """An address that a server must not call for a stranger."""


@dataclass(frozen=True)
class Delivery:
    """What became of a call: the status that came back (0: none), or what went wrong; `passing` may mend."""

    status: int = 0
    problem: str = ""
    passing: bool = False

    @property
    def delivered(self) -> bool:
        """Whether it was taken."""
        return 200 <= self.status < 300


class Hooks:
    """Calls addresses in the background: public ones only, unless the server's owner allows others."""

    def __init__(self, base_url: str, private: bool, now: Callable[[], int] | None = None) -> None:
        self.base_url = base_url.rstrip("/")
        self.private = private
        self._now = now or (lambda: int(time.time() * 1000))
        self._pausing = 0
        self._lookups = Lookups()
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._lanes: dict[str, Lane] = {}

    def close(self) -> None:
        """Call nobody any more."""
        self._lookups.close()

    def check(self, url: str) -> None:
        """Refuse an address that would never be called, when it is given; a name is looked up later."""
        try:
            parts = urlsplit(url)
            host = (parts.hostname or "").encode("idna").decode()
            port = parts.port
            usable = bool(host) and port != 0
            private = usable and nearby(host)
        except ValueError:  # no such port, brackets, or name
            usable, private, port = False, False, None
        if not usable:
            raise refused(BAD, "act-url")
        if private and not self.private:
            raise refused(BAD, "act-url-private", host=host[:80])
        if port not in (None, *PORTS) and not self.private:
            raise refused(BAD, "act-url-port", port=str(port))

    async def call(self, table: Table, seat: str, still: Callable[[], bool] | None = None) -> None:
        """Tell a seat that a decision is awaited; again after a failure, as long as that is `still` so."""
        url = table.seats[seat].hook
        made = Call.of(table, seat, YOUR_TURN, self.base_url, self._now())
        for pause in (*PAUSES, None):
            outcome = await self._made(url, made)
            if outcome.delivered:
                return
            LOG.info("webhook of table %s: %s", table.id, outcome.status or outcome.problem)
            if not outcome.passing or pause is None or still is None:
                return
            if self._pausing >= MOST_PAUSING:
                return
            self._pausing += 1
            try:
                await asyncio.sleep(pause)
            finally:
                self._pausing -= 1
            if not still():
                return

    async def ping(self, table: Table, seat: str) -> tuple[str, Delivery]:
        """Make one call that says nothing, for whoever wants to see whether it arrives; its id."""
        made = Call.of(table, seat, PING, self.base_url, self._now())
        return made.id, await self._made(table.seats[seat].hook, made)

    async def _made(self, url: str, made: Call) -> Delivery:
        """Make a call once."""
        try:
            async with self._turn(urlsplit(url).hostname or ""):
                headers = made.headers(self._now() // 1000)
                status = await post(url, made.body, self.private, self._lookups, headers)
        except (OSError, Forbidden, ValueError) as problem:  # a TimeoutError is an OSError
            return Delivery(
                problem=type(problem).__name__, passing=not isinstance(problem, Forbidden)
            )
        return Delivery(status, passing=status >= 500 or status in AGAIN)

    @asynccontextmanager
    async def _turn(self, host: str) -> AsyncIterator[None]:
        """Wait for the earlier calls of a host, and then for those of all."""
        lane = self._lanes.setdefault(host, Lane())
        if lane.calls >= WAITING:
            raise Forbidden(host)
        lane.calls += 1
        try:
            async with lane.turns, self._turns:
                yield
        finally:
            lane.calls -= 1
            if not lane.calls:
                del self._lanes[host]


class Lookups:
    """Looks names up (DNS) in threads of its own: a slow lookup keeps nobody from the store.

    A lookup goes on after its caller's deadline. So that slow name servers do not take all threads, who
    asks for the same name waits for the same lookup, and the names of one domain get few at once.
    """

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(LOOKING_UP, "arbitre-hook")
        self._under_way: dict[tuple[str, int], asyncio.Future[list[str]]] = {}

    async def find(self, host: str, port: int) -> list[str]:
        """The addresses of a name; Forbidden where its domain has too many lookups under way."""
        asked = self._under_way.get((host, port))
        if asked is None:
            domain = _domain(host)
            if sum(_domain(other) == domain for other, _ in self._under_way) >= A_HOST:
                raise Forbidden(host)
            loop = asyncio.get_running_loop()
            asked = loop.run_in_executor(self._threads, _looked_up, host, port)
            self._under_way[host, port] = asked
            asked.add_done_callback(partial(self._found, (host, port)))
        return await asyncio.shield(asked)

    def _found(self, name: tuple[str, int], asked: asyncio.Future[list[str]]) -> None:
        del self._under_way[name]
        if not asked.cancelled():
            asked.exception()  # its caller may have left

    def close(self) -> None:
        """Look nothing up any more."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def _domain(host: str) -> str:
    """What one owner has all the names of, more or less.

    >>> _domain("a.b.example.org"), _domain("127.0.0.1")
    ('example.org', '127.0.0.1')
    """
    parts = host.rsplit(".", 2)
    return host if parts[-1].isdigit() else ".".join(parts[-2:])


class Lane:
    """A bulkhead: the calls of one host have a limit of their own, so that a slow one holds nobody up."""

    def __init__(self) -> None:
        self.turns = asyncio.Semaphore(A_HOST)
        self.calls = 0


def nearby(host: str) -> bool:
    """Whether a host, as an address has it, is plainly one of the local network.

    >>> [nearby(host) for host in ("localhost", "nas", "127.1", "0x7f000001", "fe80::1%eth0", "::1")]
    [True, True, True, True, True, True]
    >>> [nearby(host) for host in ("example.org", "93.184.215.14", "2606:4700::1111", "local.example.org")]
    [False, False, False, False]
    """
    name = host.rstrip(".").lower()
    if ":" in name:
        return not allowed(name, False)
    try:  # as a resolver would: 127.1 and 2130706433 are numbers too
        return not allowed(socket.inet_ntoa(socket.inet_aton(name)), False)
    except OSError:
        return "." not in name or name.endswith(tuple(f".{end}" for end in NEARBY))


def allowed(address: str, private: bool) -> bool:
    """Whether an address may be called: a public one, unless the server's owner allows others.

    >>> allowed("93.184.215.14", False), allowed("127.0.0.1", False), allowed("::ffff:10.0.0.1", False)
    (True, False, False)
    >>> allowed("2606:4700::1111", False), allowed("3fff::1", False), allowed("fec0::1", False)
    (True, False, False)
    """
    return private or _public(_meant(ipaddress.ip_address(address)))


def _public(found: Address) -> bool:
    if isinstance(found, ipaddress.IPv4Address):
        return (
            found.is_global and not found.is_multicast and not any(found in one for one in SPECIAL)
        )
    return found in WORLD and not any(found in one for one in NOT_GIVEN)


def _meant(found: Address) -> Address:
    """An address, or the one of IPv4 that it stands for."""
    if isinstance(found, ipaddress.IPv4Address):
        return found
    if found in TRANSLATED:
        return ipaddress.IPv4Address(found.packed[-4:])
    return found.ipv4_mapped or found.sixtofour or found


async def post(
    url: str,
    body: bytes,
    private: bool,
    lookups: Lookups,
    headers: Mapping[str, str] | None = None,
) -> int:
    """Send JSON; the status. The address that was checked is the one that is called.

    TimeoutError when it is not done by the deadline; Forbidden where it must not be done for a stranger.
    """
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise Forbidden(parts.scheme)
    secure = parts.scheme == "https"
    host = parts.hostname.encode("idna").decode()
    port = parts.port or (443 if secure else 80)
    if port not in PORTS and not private:
        raise Forbidden(str(port))
    async with asyncio.timeout(SECONDS):
        places = await lookups.find(host, port)
        if not places or not all(allowed(place, private) for place in places):
            raise Forbidden(host)
        security = await asyncio.to_thread(_certificates) if secure else None
        reader, writer = await asyncio.open_connection(
            places[0], port, ssl=security, server_hostname=host if secure else None
        )
        try:
            writer.write(_request(url, host, body, headers or {}) + body)
            first = (await reader.readline()).split()  # a redirection is not followed
        finally:
            writer.transport.abort()  # what else it says does not matter
    if len(first) < 2 or not first[0].startswith(b"HTTP/"):
        raise ValueError("no answer")
    return int(first[1])


def _looked_up(host: str, port: int) -> list[str]:
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(entry[4][0]) for entry in found]


@cached(1)
def _certificates() -> ssl.SSLContext:
    """Whom we believe to be who they say; read once, for that is slow."""
    return ssl.create_default_context()


def _request(url: str, host: str, body: bytes, headers: Mapping[str, str]) -> bytes:
    """The head of a request, in which nothing of an address can be a line of its own."""
    parts = urlsplit(url)
    target = quote(parts.path, PLAIN) or "/"
    if parts.query:
        target += "?" + quote(parts.query, PLAIN + "?")
    shown = f"[{host}]" if ":" in host else host
    if parts.port:
        shown += f":{parts.port}"
    lines = [
        f"POST {target} HTTP/1.1",
        f"Host: {shown}",
        "User-Agent: arbitre",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
        "Connection: close",
        *(f"{name}: {value}" for name, value in headers.items()),
    ]
    return "\r\n".join([*lines, "", ""]).encode("ascii")
