"""`arbitre mcp`: the games for a language model (Model Context Protocol)."""

from __future__ import annotations

import contextlib
import os
import secrets
import signal
import sys
from typing import TYPE_CHECKING

import click

from arbitre.cli.serve import bound
from arbitre.cli.shape import command, lang_option, option
from arbitre.core.extras import need
from arbitre.core.message import BadInput, Message
from arbitre.core.words import Words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from arbitre.mcp.server import ArbitreServer

INTERRUPTED = 130
MOST_BODY = 1_000_000
"""Bytes of a request over HTTP."""


def mcp_command(words: Words) -> click.Command:
    """A server that a language model's client starts, or connects to."""

    def mcp(server: str, db: str, http: int | None, lang: str | None) -> int:
        need("mcp", "mcp")
        if server and db:
            raise BadInput("--db", Message("mcp-server-and-db"))
        if server and not server.startswith(("http://", "https://")):
            raise BadInput("--server", Message("mcp-no-address"))
        from arbitre import __version__
        from arbitre.mcp.door import ModelDoor, no_proxy_here
        from arbitre.mcp.server import ArbitreServer

        with contextlib.ExitStack() as ending:
            ending.enter_context(no_proxy_here())
            address = ending.enter_context(served(server, db))
            made = ArbitreServer(ModelDoor(address, words.lang), __version__)
            if http is None:
                _by_stdio(made, ending)
            else:
                _by_http(made, http, words)
        return 0

    params: list[click.Parameter] = [
        option(words, ["--server"], "mcp-server", default="", metavar="URL"),
        option(words, ["--db"], "mcp-db", default="", metavar="URL"),
        option(
            words,
            ["--http"],
            "mcp-http",
            type=click.IntRange(0, 65535),
            metavar="PORT",
            default=None,
        ),
        lang_option(words),
    ]
    return command(words, "mcp", mcp, params)


@contextlib.contextmanager
def served(server: str, db: str) -> Iterator[Callable[[], str]]:
    """The address of the Arbitre that is asked: a running one, or one of our own while we run."""
    if server:
        yield lambda: server
        return
    from arbitre.mcp.own import OwnServer

    own = OwnServer(db)
    try:
        yield own.url
    finally:
        own.close()


def _by_stdio(made: ArbitreServer, ending: contextlib.ExitStack) -> None:
    """Speak over standard input and output until the client hangs up, or a signal ends it."""

    def end(number: int, frame: object) -> None:
        # the SDK's reader waits for a line that may never come: no other way leads out
        ending.close()
        os._exit(INTERRUPTED)

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, end)
    made.run()


def _by_http(made: ArbitreServer, port: int, words: Words) -> None:
    """Speak over streamable HTTP on loopback; the address is a secret, like that of a seat."""
    import uvicorn

    listening = bound("127.0.0.1", port)
    path = f"/{secrets.token_urlsafe(24)}/mcp"
    app = made.streamable_http_app(streamable_http_path=path, max_request_body_size=MOST_BODY)
    config = uvicorn.Config(app, log_level="warning", access_log=False, server_header=False)
    number = listening.getsockname()[1]
    click.echo(words.phrase("mcp-at", {"url": f"http://127.0.0.1:{number}{path}"}))
    sys.stdout.flush()
    with contextlib.suppress(KeyboardInterrupt):
        uvicorn.Server(config).run(sockets=[listening])
