"""Rate limits and connection limits by address: token buckets, and counts of what is open at once."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable

from starlette.requests import HTTPConnection

from arbitre.core.cache import cached
from arbitre.web.config import Config

MOST_ADDRESSES = 20_000


class Buckets:
    """Token buckets (a rate limiter): so many requests of an address at once, refilled over a period.

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


class RateLimit:
    """A rate limit by address; a whole /48 of IPv6 has a larger bucket of its own beside it."""

    def __init__(self, most: int, seconds: float, site: int, clock: Callable[[], float]) -> None:
        self._near = Buckets(most, seconds, clock)
        self._site = Buckets(most * site, seconds, clock)

    def take(self, address: str) -> bool:
        """Whether this address may do it once more now."""
        site = site_network(address)
        return self._near.take(address) and (not site or self._site.take(site))


class ConnectionLimit:
    """A connection limit: how many are open at once by address, up to a limit, and a larger one for a /48."""

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
        """Count one connection of an address less."""
        for one in filter(None, (address, site_network(address))):
            left = self._open.get(one, 1) - 1
            if left:
                self._open[one] = left
            else:
                self._open.pop(one, None)


class RateLimits:
    """All rate limits of one server, by address, and the limit of its live connections."""

    def __init__(self, config: Config, clock: Callable[[], float] = time.monotonic) -> None:
        limits = config.limits
        self.requests = RateLimit(limits.requests, 60, limits.site, clock)
        self.files = RateLimit(limits.files, 60, limits.site, clock)
        self.acts = RateLimit(limits.acts, 60, limits.site, clock)
        self.tables = RateLimit(limits.tables, 3600, limits.site, clock)
        self.hints = RateLimit(limits.hints, 60, limits.site, clock)
        self.pings = RateLimit(limits.pings, 60, limits.site, clock)
        self.judged = RateLimit(limits.judged, 60, limits.site, clock)
        self.verified = RateLimit(limits.verified, 60, limits.site, clock)
        self._sockets = ConnectionLimit(limits.sockets, limits.site)

    def open_socket(self, address: str) -> bool:
        """Count one more live connection of an address; False when it has too many."""
        return self._sockets.open(address)

    def close_socket(self, address: str) -> None:
        """Count one live connection of an address less."""
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
