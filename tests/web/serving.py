"""A real server on a free port, with a real SQLite file, for tests."""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import uvicorn

from arbitre.cli.serve import bound, make_server
from arbitre.tables.house import House
from arbitre.tables.settings import Settings
from arbitre.web.client import Client
from arbitre.web.config import Config, Limits

WIDE = Limits(
    requests=100_000,
    files=100_000,
    acts=100_000,
    tables=100_000,
    pings=100_000,
    judged=100_000,
    verified=100_000,
    sockets=1000,
)

PATIENCE = 120
"""Seconds after which a server is taken to never start, or never stop."""


class Served:
    """A server in a thread of its own; `now`: what its clock shows, where a test sets the time."""

    def __init__(
        self,
        db: Path,
        bots: bool = False,
        port: int = 0,
        loop: Callable[[], asyncio.AbstractEventLoop] | None = None,
        change: Callable[[uvicorn.Config], None] | None = None,
        now: Callable[[], int] | None = None,
        **config: Any,
    ) -> None:
        self.db = db
        self.bots = bots
        self.loop = loop
        self.change = change  # done to the server's settings before it starts
        self.now = now
        self.config = Config(**{"limits": WIDE, **config})
        self.socket = bound("127.0.0.1", port)
        self.url = f"http://127.0.0.1:{self.socket.getsockname()[1]}"
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._server: Any = None

    def _run(self) -> None:
        with asyncio.Runner(loop_factory=self.loop) as runner:
            runner.run(self._serve())

    async def _serve(self) -> None:
        stored = self.config.limits.stored
        settings = Settings(
            bots=self.bots,
            workers=1,
            most_tables=stored,
            private_hooks=self.config.private_hooks,
            now=self.now,
        )
        house = await House.open(str(self.db), settings)
        self._server = make_server(house, self.config)
        if self.change is not None:
            self.change(self._server.config)
        self._server.install_signal_handlers = lambda: None
        self._server.config.timeout_graceful_shutdown = 1
        task = asyncio.create_task(self._server.serve(sockets=[self.socket]))
        while not self._server.started and not task.done():
            await asyncio.sleep(0.01)
        self._ready.set()
        try:
            await task
        finally:
            await house.close()

    def __enter__(self) -> Served:
        self._thread.start()
        assert self._ready.wait(PATIENCE)
        return self

    def __exit__(self, *why: object) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()

    def api(self, *tokens: str, lang: str = "en") -> Client:
        """A program that talks to it."""
        return Client(self.url + self.config.prefix, tokens, lang)

    def browser(self, lang: str = "en", **settings: Any) -> Browser:
        """Somebody with cookies and without scripts."""
        return Browser(self.url, lang, **settings)


class Browser(httpx.Client):
    """A browser without scripts: it keeps cookies, follows redirects and fills in forms."""

    def __init__(self, url: str, lang: str = "en", **settings: Any) -> None:
        settings.setdefault("follow_redirects", True)
        settings.setdefault("verify", False)  # no TLS here: certificates are slow to read
        super().__init__(base_url=url, headers={"accept-language": lang}, timeout=60, **settings)

    def submit(self, path: str, page: str = "/", **fields: str) -> httpx.Response:
        """Send a form the way a browser on a plain network does: no origin, the form's own word."""
        return self.post(path, data={"form": self.secret(page), **fields})

    def secret(self, page: str = "/") -> str:
        """The word that our forms bring back."""
        kept = self.cookies.get("arbitre-form")
        if kept is None:
            self.get(page)
            kept = self.cookies.get("arbitre-form")
        assert kept
        return kept

    def play(self, game: str, **fields: str) -> str:
        """Make a table with one click; its id."""
        answer = self.submit(f"/play/{game}", **fields)
        assert answer.status_code == 200, answer.text
        return answer.url.path.rpartition("/")[2]


def hidden(text: str, name: str) -> str:
    """The value of an attribute in a page."""
    found = re.search(rf'{name}="([^"]*)"', text)
    assert found, name
    return found[1]


def headline(text: str) -> str:
    """What the page says first of a table."""
    found = re.search(
        r'<p class="headline [^>]*>.*?<span class="headline-text">(.*?)<', text, re.DOTALL
    )
    assert found
    return " ".join(found[1].split())
