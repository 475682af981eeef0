"""The path prefix behind a reverse proxy, whether the proxy cuts it off or not."""

from __future__ import annotations

from starlette.types import ASGIApp, Receive, Scope, Send

from arbitre.web.config import Config


class Prefix:
    """Middleware behind a proxy: the path before ours may arrive or be cut off; both are understood."""

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
