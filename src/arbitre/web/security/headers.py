"""Security headers (Content-Security-Policy and others) on every answer, and a limit on a body's size."""

from __future__ import annotations

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from arbitre.core.number import typed_whole
from arbitre.web.config import Config

PAGE_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; "
    "frame-ancestors 'none'"
)
DOCS_POLICY = PAGE_POLICY.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
"""The documentation: what its search finds has a style sheet of its own. Scripts are files, as everywhere."""

PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
"""A drawing that stands alone carries its own style sheet; nothing else may come with it."""

EMBED_POLICY = (
    "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'none'; base-uri 'none'; "
    "frame-ancestors *"
)
"""A board that other sites' pages may frame: no script, no form, and only what strangers may see."""


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
EMBED_HEADERS = [
    one
    for one in _headers(EMBED_POLICY)
    if one[0] not in (b"x-frame-options", b"cross-origin-resource-policy")
]
CLOSING = (b"connection", b"close")


class TooMuch(HTTPException):
    """A request body beyond the limit (413)."""

    def __init__(self) -> None:
        super().__init__(413)


class SecurityHeaders:
    """Middleware: security headers on every answer; bodies that are too large are refused (413)."""

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
    framed = own.get(b"content-security-policy") == EMBED_POLICY.encode()
    usual = EMBED_HEADERS if framed else PICTURE_HEADERS if drawn else PAGE_HEADERS
    headers += [one for one in usual if one[0] not in own]
