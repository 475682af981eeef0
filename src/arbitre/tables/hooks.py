"""Webhooks: a seat's own address is told that it is its turn. It learns nothing else."""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import json
import logging
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from arbitre.tables.refusal import BAD, refused

if TYPE_CHECKING:
    from arbitre.tables.table import Table

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
LOG = logging.getLogger("arbitre.tables")
SECONDS = 5.0
AT_ONCE = 4
NEARBY = ("localhost", "local", "internal", "lan", "home.arpa", "localdomain")
"""Ends of names that mean this machine or its network and nothing beyond."""
TRANSLATED = ipaddress.ip_network("64:ff9b::/96")
"""Addresses in which a network hides those of IPv4."""


class Forbidden(Exception):
    """An address that a server must not call for a stranger."""


class Hooks:
    """Calls addresses in the background: public ones only, unless the server's owner allows others."""

    def __init__(self, base_url: str, private: bool) -> None:
        self.base_url = base_url.rstrip("/")
        self.private = private
        # threads of their own: a slow address must not keep others from the store
        self._threads = ThreadPoolExecutor(AT_ONCE, "arbitre-hook")
        self._turns = asyncio.Semaphore(AT_ONCE)

    def close(self) -> None:
        """Call nobody any more."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def check(self, url: str) -> None:
        """Refuse an address that would never be called, when it is given; a name is looked up later."""
        try:
            parts = urlsplit(url)
            host = (parts.hostname or "").encode("idna").decode()
            usable = bool(host) and parts.port != 0
            private = usable and nearby(host)
        except ValueError:  # no such port, brackets, or name
            usable = private = False
        if not usable:
            raise refused(BAD, "act-url")
        if private and not self.private:
            raise refused(BAD, "act-url-private", host=host[:80])

    async def call(self, table: Table, seat: str) -> None:
        """Tell a seat that a decision is awaited."""
        url = table.seats[seat].hook
        body = {"event": "your_turn", "table": table.id, "game": table.game.id, "seat": seat}
        if self.base_url:
            body["url"] = f"{self.base_url}/t/{table.id}"
        async with self._turns:
            try:
                loop, data = asyncio.get_running_loop(), json.dumps(body).encode()
                await loop.run_in_executor(self._threads, post, url, data, self.private)
            except (OSError, http.client.HTTPException, Forbidden, ValueError) as problem:
                LOG.info("webhook of table %s: %s", table.id, type(problem).__name__)


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
    """Whether an address may be called.

    >>> allowed("93.184.215.14", False), allowed("127.0.0.1", False), allowed("::ffff:10.0.0.1", False)
    (True, False, False)
    """
    found = ipaddress.ip_address(address)
    return private or all(one.is_global and not one.is_multicast for one in _meant(found))


def _meant(found: Address) -> list[Address]:
    """An address, or the ones of IPv4 that it stands for."""
    if isinstance(found, ipaddress.IPv4Address):
        return [found]
    if found in TRANSLATED:
        return [ipaddress.IPv4Address(found.packed[-4:])]
    inner = [found.ipv4_mapped, found.sixtofour, *(found.teredo or ())]
    return [one for one in inner if one is not None] or [found]


def post(url: str, body: bytes, private: bool) -> int:
    """Send JSON; the status. The address that was checked is the one that is called."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise Forbidden(parts.scheme)
    secure = parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    found = socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    places = [str(entry[4][0]) for entry in found]
    if not places or not all(allowed(place, private) for place in places):
        raise Forbidden(parts.hostname)
    connection = http.client.HTTPConnection(parts.hostname, port, timeout=SECONDS)
    line = socket.create_connection((places[0], port), SECONDS)
    if secure:
        context = ssl.create_default_context()
        line = context.wrap_socket(line, server_hostname=parts.hostname)
    connection.sock = line
    try:
        target = parts.path or "/"
        if parts.query:
            target += f"?{parts.query}"
        headers = {"Content-Type": "application/json", "User-Agent": "arbitre"}
        connection.request("POST", target, body, headers)
        return connection.getresponse().status  # a redirection is not followed
    finally:
        connection.close()
