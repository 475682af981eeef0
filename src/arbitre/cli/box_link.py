"""The edition of a box by its link to share, from a server on this machine or the local network."""

from __future__ import annotations

import ipaddress
import re
import socket
from typing import Final
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import HTTPRedirectHandler, ProxyHandler, build_opener

from arbitre.core.edition_bounds import MOST_TEXT
from arbitre.core.message import BadInput, Message, os_reason

LINK: Final = re.compile(r"https?://[^\s?#]+/box/shared/[A-Za-z0-9_-]{22}")
PATIENCE: Final = 10
"""Seconds to wait for the server."""


class _StaysThere(HTTPRedirectHandler):
    """Follows no redirect: what is not at the link is not asked for elsewhere."""

    def redirect_request(self, *_: object) -> None:
        return None


def is_link(text: str) -> bool:
    """Whether a value is meant as an address.

    >>> is_link("http://127.0.0.1:8000/box/shared/x"), is_link("./my.toml")
    (True, False)
    """
    return text.startswith(("http://", "https://"))


def edition_at(link: str) -> str:
    """The text of the edition that a shared box makes; BadInput where there is none, or far away."""
    if not LINK.fullmatch(link):
        raise BadInput(link[:80], Message("box-link-what"))
    parts = urlsplit(link)
    try:
        found = socket.getaddrinfo(parts.hostname, parts.port or 80, type=socket.SOCK_STREAM)
        near = all(_is_near(str(one[4][0])) for one in found)
    except (OSError, ValueError):
        near = False
    if not near:
        raise BadInput(link, Message("box-link-far"))
    opener = build_opener(ProxyHandler({}), _StaysThere())
    try:
        with opener.open(f"{link}/edition.toml", timeout=PATIENCE) as answer:
            taken: bytes = answer.read(MOST_TEXT * 4 + 1)
    except HTTPError as refused:
        refused.close()
        key = "box-link-unready" if refused.code == 422 else "box-link-none"
        raise BadInput(link, Message(key)) from None
    except OSError as problem:
        reason = getattr(problem, "reason", problem)
        said = os_reason(reason) if isinstance(reason, OSError) else str(reason)
        raise BadInput(link, Message("box-link-down", {"problem": said})) from None
    return taken.decode("utf-8", "replace")


def _is_near(address: str) -> bool:
    found = ipaddress.ip_address(address.partition("%")[0])
    return found.is_loopback or found.is_private or found.is_link_local
