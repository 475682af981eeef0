"""CORS: the pages of other sites may call what needs no secret, and nothing else."""

from __future__ import annotations

from starlette.middleware.cors import CORSMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

OPEN = ("judge", "verify")
"""What is open to every site: it keeps nothing, and no cookie or secret is looked at."""
DAY = 24 * 3600


class OpenToAll:
    """Middleware: CORS headers on the open addresses (on refusals too), and the answer to a preflight."""

    def __init__(self, app: ASGIApp, roots: tuple[str, ...]) -> None:
        self.app = app
        self.paths = tuple(f"{root}/{one}" for root in roots for one in OPEN)
        self.open = CORSMiddleware(
            app,
            allow_origins=["*"],
            allow_methods=["POST"],
            allow_headers=["content-type", "accept-language"],
            expose_headers=["retry-after"],
            max_age=DAY,
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a preflight; let everything else go on."""
        found = self.app
        if scope["type"] == "http":
            path = scope["path"].removeprefix(scope.get("root_path", ""))
            if any(path == one or path.startswith(one + "/") for one in self.paths):
                found = self.open
        await found(scope, receive, send)
