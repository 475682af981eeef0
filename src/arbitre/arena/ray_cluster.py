"""Games on a Ray cluster that is there already: each of its processors is one more core.

The code that plays is sent along (see `shipping`), so that all machines play by the sources of this process;
the cluster brings Ray and what a bare Arbitre needs. A batch whose machine died is sent again: see `sending`.
"""

from __future__ import annotations

import os
import platform
import re
import signal
import socket
import sys
import threading
from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import contextmanager, redirect_stdout, suppress
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import TYPE_CHECKING, Any, TypeVar

from arbitre.arena.executor import Executor
from arbitre.arena.kept import version_of
from arbitre.arena.sending import Away, Gone, Sending
from arbitre.arena.shipping import lay_out
from arbitre.core.extras import need
from arbitre.core.game import Game, game
from arbitre.core.message import BadInput, Message

if TYPE_CHECKING:
    from collections.abc import Iterator

Given = TypeVar("Given")
Made = TypeVar("Made")

EXTRA = "ray"
AHEAD = 4
"""Batches for each processor that are out at a time."""
CONNECTS = 5.0
"""Seconds in which the machine of an address has to take a connection."""
ANSWERS = 120.0
"""Seconds in which a cluster has to run a first small task: a process is started and the code unpacked."""
COUNTED = 10.0
"""Seconds after which the processors are counted again: machines come and go."""

ADDRESS = re.compile(r"auto|(?:ray://)?(?P<host>[\w.-]+|\[[0-9a-fA-F:.]+\]):(?P<port>[0-9]{1,5})")
"""An address: `auto` is the cluster of this machine."""


class RayCluster(Executor):
    """A cluster that this process is connected to, until it is closed.

    `games` are those that will be played: the first task shows whether the cluster has them as they are here.
    `also` names other modules that the work needs.
    """

    least = 0.1
    good = 0.5

    def __init__(self, address: str, games: Sequence[Game], also: Sequence[str] = ()) -> None:
        self.address = address
        self.sent_again = 0
        """How many batches were sent again."""
        self._counted = (0, -COUNTED)
        self._ray: Any = None
        self._quiet = redirect_stdout(_WithoutRay(sys.stdout))
        _reachable(address)
        ray = _ray()
        with TemporaryDirectory(prefix="arbitre-") as name:
            lay_out(Path(name), also)
            with _signals_kept(), _spoken(address):
                ray.init(
                    address=address,
                    runtime_env={"working_dir": name},
                    log_to_driver=False,
                    logging_level="ERROR",
                )
            self._ray = ray
            self._quiet.__enter__()
            try:
                self._prove([rules.id for rules in games])
            except BaseException:
                self.close()
                raise

    def _prove(self, names: list[str]) -> None:
        """BadInput where the cluster plays with another code, or cannot play at all."""
        ray = self._ray
        # it needs no processor: a cluster that is busy answers too
        ticket = ray.remote(num_cpus=0, max_retries=2)(_guarded).remote(_versions, names)
        try:
            fine, found = ray.get(ticket, timeout=ANSWERS)
        except ray.exceptions.GetTimeoutError:
            raise _problem("ray-silent", self.address, seconds=int(ANSWERS)) from None
        except ray.exceptions.RayError as problem:
            raise _problem("ray-unfit", self.address, reason=_line(problem)) from None
        if not fine:
            raise _problem("ray-unfit", self.address, reason=_line(found))
        if found != _versions(names):
            raise _problem("ray-other", self.address)

    @property
    def count(self) -> int:
        """How many processors there are, counted again now and then."""
        number, when = self._counted
        if monotonic() - when >= COUNTED:
            number = max(1, int(self._ray.cluster_resources().get("CPU", 0)))
            self._counted = number, monotonic()
        return number

    def each(
        self, function: Callable[[Given], Made], batches: Iterable[Given], most: int = 0
    ) -> Generator[Made, None, None]:
        """A batch is a task of one processor; what a game raises is raised here."""
        tasks = _Tasks(self._ray, self, function)
        yield from Sending(tasks, again=self._note).each(iter(batches))

    def close(self) -> None:
        """Leave the cluster; whatever it still did for us ends."""
        if self._ray is not None:
            with _signals_kept():
                self._ray.shutdown()
            self._quiet.__exit__(None, None, None)
            self._ray = None

    def _note(self) -> None:
        self.sent_again += 1


class _Tasks(Away):
    """Tasks of a cluster, each of which is what a function makes of a batch."""

    def __init__(self, ray: Any, cluster: RayCluster, function: Callable[[Any], Any]) -> None:
        self.ray = ray
        self.cluster = cluster
        self.function = function
        # Ray's own retries would be silent, and know no bounds of time: see `sending`
        self.task = ray.remote(num_cpus=1, max_retries=0)(_guarded)

    def room(self) -> int:
        """A few batches for each processor."""
        return self.cluster.count * AHEAD

    def send(self, batch: Any) -> Any:
        """A task of the cluster."""
        return self.task.remote(self.function, batch)

    def wait(self, tickets: list[Any], seconds: float) -> list[Any]:
        """All that are there, once one is."""
        ready, others = self.ray.wait(tickets, num_returns=1, timeout=seconds)
        if ready and others:
            more, _ = self.ray.wait(others, num_returns=len(others), timeout=0)
            ready += more
        return list(ready)

    def fetch(self, ticket: Any) -> Any:
        """What a task made; a fault of it is raised."""
        errors = self.ray.exceptions
        try:
            fine, made = self.ray.get(ticket)
        except (errors.RayTaskError, errors.RuntimeEnvSetupError) as problem:
            # not a game's fault, nor a dead machine's: the code cannot be run there
            raise _problem("ray-unfit", self.cluster.address, reason=_line(problem)) from None
        except errors.RayError as problem:
            raise Gone(_line(problem)) from problem
        if not fine:
            raise made
        return made

    def drop(self, tickets: list[Any]) -> None:
        """End tasks, also in the middle of a game."""
        for ticket in tickets:
            with suppress(Exception):  # it may have ended, or its machine
                self.ray.cancel(ticket, force=True)


class _WithoutRay:
    """Standard output without what Ray's own threads print there: it carries our answers."""

    def __init__(self, stream: Any) -> None:
        self.stream = stream

    def __getattr__(self, name: str) -> Any:
        return getattr(self.stream, name)

    def write(self, text: str) -> int:
        """Write, but for Ray."""
        if threading.current_thread().name.startswith("ray_"):
            return len(text)
        return int(self.stream.write(text))


def _guarded(function: Callable[[Any], Any], batch: Any) -> tuple[bool, Any]:
    """What a function makes, or the fault that it raises: Ray's own errors are told apart so."""
    try:
        return True, function(batch)
    except Exception as fault:  # noqa: BLE001 - it is raised where it is fetched
        return False, fault


def _versions(names: list[str]) -> list[str]:
    """The code that plays these games."""
    return [version_of(game(name)) for name in names]


def _ray() -> Any:
    """Ray itself; BadInput names the command that installs it."""
    need(EXTRA, "--ray")
    # Ray would have each worker run by uv, where this program is
    os.environ.setdefault("RAY_ENABLE_UV_RUN_RUNTIME_ENV", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    return import_module("ray")


def _reachable(address: str) -> None:
    """BadInput for what is no address, or where nobody listens: Ray itself would wait for minutes."""
    found = ADDRESS.fullmatch(address)
    if found is None or int(found["port"] or 1) not in range(1, 1 << 16):
        raise BadInput("--ray", Message("ray-address", {"address": address[:60]}))
    if found["port"]:
        try:
            host = found["host"].strip("[]")
            socket.create_connection((host, int(found["port"])), CONNECTS).close()
        except OSError:
            raise _problem("ray-away", address) from None


@contextmanager
def _spoken(address: str) -> Iterator[None]:
    """What keeps us from connecting, as one sentence."""
    try:
        yield
    except ConnectionError:
        raise _problem("ray-away", address) from None
    except Exception as problem:  # noqa: BLE001 - Ray raises many kinds
        text = str(problem)
        theirs = [re.findall(rf"{name}:? +v?([0-9][\w.+]*)", text) for name in ("Ray", "Python")]
        if "ersion" in text and all(theirs):
            ray, python = (found[0] for found in theirs)
            ours = {"ray": _ray().__version__, "python": platform.python_version()}
            raise _problem(
                "ray-version", address, cluster=f"Ray {ray}, Python {python}", **ours
            ) from None
        raise _problem("ray-refused", address, reason=_line(problem)) from None


@contextmanager
def _signals_kept() -> Iterator[None]:
    """Ray takes SIGTERM for itself: a polite end is ours to answer."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    kept = signal.getsignal(signal.SIGTERM)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, kept)


def _problem(key: str, address: str, **args: str | int) -> BadInput:
    return BadInput("", Message(key, {"address": address[:60], **args}))


def _line(problem: BaseException) -> str:
    """A problem in one line: of Ray's many, the last says what happened."""
    lines = [line.strip() for line in str(problem).splitlines() if line.strip()]
    said = lines[-1] if lines else ""
    return (said if ":" in said else f"{type(problem).__name__}: {said}")[:200]
