"""Bots think in processes of their own: with a budget, a limit of time, and so that they can be stopped."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from importlib import import_module
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pickle import PicklingError
from typing import Final

from arbitre.bots.faults import BotFault
from arbitre.bots.given import BotLike, make_bot, make_player
from arbitre.bots.program import About
from arbitre.core.cache import Cache
from arbitre.core.game import Bot, Game
from arbitre.core.message import Message
from arbitre.tables.run.turns import Turns

DECIDE = "decide"
ADVISE = "advise"


_bots: Final[Cache[Bot]] = Cache(64)
"""The bots of this process, by what they are asked for."""


class BotFailed(Exception):
    """A bot gave no move: it failed, took too long, or its process died."""


@dataclass(frozen=True)
class Job:
    """One decision: the game, the position from which the bot's view is taken, and its generator.

    The position is in its JSON form, which has an edition of one's own with it. `given`: what the bot's
    name stands for, where the owner of the server added it; a class goes by reference.
    """

    what: str
    module: str
    game: str
    position: object
    seat: str
    bot: str
    names: tuple[str | int, ...]
    budget: int
    given: BotLike | None = None
    about: About = field(default_factory=About)


@dataclass(frozen=True)
class Thought:
    """What a bot found: its move in notation and, for a hint, why."""

    move: str
    why: Message | None = None


def think(job: Job) -> Thought:
    """Do the job here and now. The bot gets a view and nothing else."""
    from arbitre.core.chance import Rng
    from arbitre.core.game import game, game_names, register

    if job.game not in game_names():  # one that no package declares: a test's own
        register(import_module(job.module).game)
    rules = game(job.game)
    view = rules.load(job.position).view(job.seat)
    # asked again for the same seat it is the same bot, which may have a plan
    whose: tuple[object, ...] = (job.game, job.bot, job.what, job.seat, job.names[:1])
    if job.given is not None:  # it may speak
        whose = (*whose, job.about.lang)
    bot = _bots.get(whose, lambda: _player(rules, job))
    rng = Rng(*job.names)
    if job.what == ADVISE:
        advice = bot.advise(view, rng, job.budget)
        return Thought(advice.move.text(), advice.why)
    return Thought(bot.decide(view, rng, job.budget).text())


def _player(rules: Game, job: Job) -> Bot:
    if job.given is None:
        return make_bot(rules, job.bot)
    return make_player(rules, job.given, job.about)


def _serve(connection: Connection) -> None:
    """A worker process: one job after another until the pipe closes."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's business
    answer: Thought | str
    job: Job | None
    while True:
        try:
            job = connection.recv()
        except (EOFError, OSError):
            return
        except Exception as problem:  # noqa: BLE001 - a class that this process cannot import
            job, answer = None, f"{type(problem).__name__}: {problem}"
        try:
            if job is not None:
                answer = think(job)
        except BotFault as fault:
            answer = f"BotFault {fault.kind}: {fault}"
        except Exception as problem:  # noqa: BLE001 - whatever it is, the table must hear of it
            answer = f"{type(problem).__name__}: {problem}"
        try:
            connection.send(answer)
        except (BrokenPipeError, OSError):
            return


@dataclass(eq=False)
class Worker:
    """A process, and the pipe to it."""

    process: BaseProcess
    pipe: Connection

    def ask(self, job: Job) -> Thought | str:
        """Blocks until there is an answer; raises when the process dies."""
        try:
            self.pipe.send(job)
        except (AttributeError, TypeError, PicklingError) as problem:
            return f"{type(problem).__name__}: {problem}"  # a bot that cannot be sent
        answer: Thought | str = self.pipe.recv()
        return answer

    def kill(self) -> None:
        """End it at once, whatever it does."""
        self.process.kill()
        self.process.join()
        self.pipe.close()


class Workers:
    """The process pool of bots: workers started when needed, replaced when one dies or must be stopped."""

    def __init__(self, count: int = 0) -> None:
        self.count = count or max(1, (os.cpu_count() or 2) - 1)
        self._context = multiprocessing.get_context("spawn")
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()
        self._lock = threading.Lock()
        self._turns = Turns(self.count)
        # threads of their own: those who wait for bots must not keep others from the store
        self._threads = ThreadPoolExecutor(self._turns.most, "arbitre-worker")
        self._closed = False

    async def think(self, job: Job, seconds: float, person: bool = True) -> Thought:
        """Have a job done; BotFailed when there is no answer in time. Cancelling stops the bot.

        `person`: somebody waits for it; else it lets those go first.
        """
        async with self._turns.turn(person):
            worker = await asyncio.to_thread(self._take)
            asked = asyncio.get_running_loop().run_in_executor(self._threads, worker.ask, job)
            try:
                answer = await asyncio.wait_for(asyncio.shield(asked), seconds)
            except (TimeoutError, asyncio.CancelledError, EOFError, OSError) as problem:
                self._drop(worker)
                await asyncio.gather(asked, return_exceptions=True)
                if isinstance(problem, asyncio.CancelledError):
                    raise
                raise BotFailed(type(problem).__name__) from None
            self._give(worker)
        if isinstance(answer, str):
            raise BotFailed(answer)
        return answer

    async def close(self) -> None:
        """End all worker processes."""
        self._closed = True
        with self._lock:
            workers, self._all = list(self._all), set()
            self._idle = []
        for worker in workers:
            await asyncio.to_thread(worker.kill)
        self._threads.shutdown(wait=False)

    def _take(self) -> Worker:
        with self._lock:
            while self._idle:
                worker = self._idle.pop()
                if worker.process.is_alive():
                    return worker
                self._all.discard(worker)
            if self._closed:
                raise OSError("closed")
            here, there = self._context.Pipe()
            process = self._context.Process(
                target=_serve, args=(there,), name="arbitre-bot", daemon=True
            )
            process.start()
            there.close()
            worker = Worker(process, here)
            self._all.add(worker)
            return worker

    def _give(self, worker: Worker) -> None:
        with self._lock:
            if self._closed or worker not in self._all:
                return
            self._idle.append(worker)

    def _drop(self, worker: Worker) -> None:
        with self._lock:
            self._all.discard(worker)
        worker.kill()
