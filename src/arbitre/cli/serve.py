"""`arbitre serve`: the games in a browser."""

from __future__ import annotations

import contextlib
import errno
import ipaddress
import os
import signal
import socket
import sys
import threading
from typing import TYPE_CHECKING, Any

import click

from arbitre.cli import tidying
from arbitre.cli.announcing import Announcement
from arbitre.cli.network import neighbourly
from arbitre.cli.players import let_in, limit_options
from arbitre.cli.shape import command, lang_option, option
from arbitre.core.extras import need
from arbitre.core.message import BadInput, Message
from arbitre.core.words import Words

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable, Iterator

    import uvicorn

    from arbitre.web.config import Config

PORT = 8000
WAIT_FOR_READERS = 3
"""Seconds that live connections have to end when the server stops."""
SWITCH = 0.0005
"""Seconds until the thread that writes lets the one that answers go on; each answer waits for it."""


def serve_command(words: Words) -> click.Command:
    """A server for the pages and the API."""

    def serve(  # noqa: PLR0913, PLR0917  # an argument is an option of the command
        host: str,
        port: int,
        db: str,
        base_url: str,
        open_browser: bool,
        limits: bool,
        private_hooks: bool,
        bots: tuple[str, ...],
        docs: str,
        lang: str | None,
        **limited: Any,
    ) -> int:
        need("serve", "serve")
        from arbitre.web.config import NO_LIMITS, Config, Limits, checked_base_url
        from arbitre.web.manual import checked_folder

        base = checked_base_url(base_url) if base_url else ""
        for one in bots:
            let_in(one, limited)
        docs = checked_folder(docs)
        listening = bound(host, port)
        try:
            here, nearby = addresses(listening)
            if base:
                here, nearby = base, []
            asked = Limits() if limits else NO_LIMITS
            config = Config(
                base_url=base,
                limits=asked,
                nearby=next(iter(nearby), ""),
                host=host,
                private_hooks=private_hooks,
                docs=docs,
            )
            announcement = Announcement(
                words, here, nearby, open_browser, listens_everywhere(listening)
            )
            return run(listening, db, config, announcement)
        finally:
            listening.close()

    params: list[click.Parameter] = [
        option(words, ["--host"], "host", default="127.0.0.1", metavar="ADDRESS"),
        option(words, ["--port"], "port", default=PORT, type=click.IntRange(0, 65535), metavar="N"),
        option(words, ["--db"], "db", default="", metavar="URL"),
        option(words, ["--base-url"], "base-url", default="", metavar="URL"),
        option(words, ["--open/--no-open", "open_browser"], "open", default=True),
        option(words, ["--limits/--no-limits"], "limits", default=True),
        option(words, ["--private-hooks"], "private-hooks", default=False, is_flag=True),
        click.Option(  # for `arbitre mcp`
            ["--stop-with-stdin"],
            is_flag=True,
            hidden=True,
            expose_value=False,
            callback=_watch_stdin,
        ),
        option(words, ["--bot", "bots"], "serve-bot", multiple=True, metavar="NAME[@GAME][=BOT]"),
        option(words, ["--docs"], "docs", default="", metavar="FOLDER"),
        *limit_options(words),
        lang_option(words),
    ]
    return command(words, "serve", serve, params)


def run(listening: socket.socket, db: str, config: Config, announcement: Announcement) -> int:
    """Open the store, serve until asked to stop, and close it."""
    import asyncio

    sys.setswitchinterval(SWITCH)
    # Ctrl-C is how a server is stopped
    with (
        contextlib.suppress(KeyboardInterrupt),
        _interrupted_once(),
        asyncio.Runner(loop_factory=event_loop()) as runner,
    ):
        runner.run(_serve(listening, db, config, announcement))
    return 0


def _watch_stdin(_: click.Context, __: click.Parameter, wanted: bool) -> None:
    if wanted:
        threading.Thread(target=_stop_at_end_of_input, daemon=True).start()


def _stop_at_end_of_input() -> None:
    """Stop when whoever started us is gone, even killed: then our standard input ends."""
    with contextlib.suppress(OSError, ValueError):
        while sys.stdin.buffer.read(4096):
            pass
    os.kill(os.getpid(), signal.SIGTERM)


@contextlib.contextmanager
def _interrupted_once() -> Iterator[None]:
    """Let SIGINT and SIGTERM interrupt once; what comes after that does not disturb the closing.

    uvicorn raises a signal again when it has stopped. asyncio's own handler would then cancel us while we
    close the store, which would stay as after a crash.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    stopped = False

    def stop(number: int, frame: object) -> None:
        nonlocal stopped
        if not stopped:
            stopped = True
            raise KeyboardInterrupt

    before = {one: signal.signal(one, stop) for one in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for one, handler in before.items():  # a stopped server ends, whoever is impatient
            signal.signal(one, signal.SIG_IGN if stopped else handler)


def event_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The faster event loop where the platform has it."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


async def _serve(
    listening: socket.socket, db: str, config: Config, announcement: Announcement
) -> None:
    import asyncio

    from arbitre.core.shelf import shelf
    from arbitre.tables.house import House
    from arbitre.tables.settings import Settings

    settings = Settings(
        base_url=config.base_url or config.nearby,
        private_hooks=config.private_hooks,
        most_tables=config.limits.stored,
    )
    house = await House.open(db, settings)
    await asyncio.to_thread(shelf)  # every game is looked at once: not by the first who comes
    try:
        server = make_server(house, config)
        begun = server.startup

        async def announced(sockets: list[socket.socket] | None = None) -> None:
            await begun(sockets)
            if server.started:
                tidying.begin()
                announcement.make()

        server.startup = announced  # type: ignore[method-assign]
        tidy = asyncio.create_task(tidying.tidy())
        with contextlib.suppress(KeyboardInterrupt):
            await server.serve(sockets=[listening])
        tidy.cancel()
    finally:
        await house.close()


def make_server(house: object, config: Config) -> uvicorn.Server:
    """A uvicorn that logs no addresses: they may be secret links."""
    import uvicorn

    from arbitre.tables.house import House
    from arbitre.web.app import make_app
    from arbitre.web.config import BACKLOG
    from arbitre.web.security.connections import ConnectionGuard, protocol_of

    assert isinstance(house, House)
    proxies = trusted_proxies(config)
    return uvicorn.Server(
        uvicorn.Config(
            make_app(house, config),
            http=protocol_of(ConnectionGuard(config.limits, proxies)),
            backlog=BACKLOG,
            log_level="warning",
            access_log=False,
            server_header=False,
            date_header=True,
            ws_max_size=4096,  # listeners say nothing
            ws_ping_interval=None,  # we send our own
            timeout_graceful_shutdown=WAIT_FOR_READERS,
            proxy_headers=True,
            forwarded_allow_ips=proxies,
            lifespan="off",
        )
    )


def trusted_proxies(config: Config) -> str:
    """The addresses whose X-Forwarded-For is believed: nobody's where nothing speaks of a proxy.

    Else every program of this machine could say that it is somebody else, and pass the limits.
    """
    here = "127.0.0.1,::1" if config.base_url else ""
    return os.environ.get("FORWARDED_ALLOW_IPS", here)


def bound(host: str, port: int) -> socket.socket:
    """A socket that listens; BadInput says why there is none."""
    from arbitre.web.config import BACKLOG

    where: dict[str, str | int] = {"host": host[:80], "port": str(port)}  # no number to be grouped
    try:
        family, kind, proto, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listening = socket.socket(family, kind, proto)
    except (OSError, UnicodeError):
        raise BadInput("--host", Message("serve-no-host", where)) from None
    try:
        if os.name == "posix":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:  # `::` is every address, the short ones too
            listening.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        listening.bind(address)
        listening.listen(BACKLOG)
        listening.setblocking(False)
    except OSError as problem:
        listening.close()
        if problem.errno == errno.EADDRINUSE:
            raise BadInput("--port", Message("serve-port-used", where)) from None
        if problem.errno == errno.EACCES:
            raise BadInput("--port", Message("serve-port-denied", where)) from None
        raise BadInput("--host", Message("serve-no-host", where)) from None
    return listening


def addresses(listening: socket.socket) -> tuple[str, list[str]]:
    """The address to open here, and those for others on the network (none: they cannot)."""
    name, port = listening.getsockname()[:2]
    if listens_everywhere(listening):
        return f"http://127.0.0.1:{port}", [f"http://{one}:{port}" for one in neighbourly()]
    shown = f"[{name}]" if ":" in name else name
    here = f"http://{shown}:{port}"
    return here, [] if ipaddress.ip_address(name).is_loopback else [here]


def listens_everywhere(listening: socket.socket) -> bool:
    """Whether it listens to every address of this machine."""
    return ipaddress.ip_address(listening.getsockname()[0]).is_unspecified
