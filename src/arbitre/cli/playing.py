"""What the commands share that let bots play: the progress bar, a file of played games, faults told."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from arbitre.cli.shape import option
from arbitre.core.game import Game
from arbitre.core.message import BadInput, Message
from arbitre.core.words import Words

if TYPE_CHECKING:
    from arbitre.arena.executor import Executor
    from arbitre.arena.kept import Kept
    from arbitre.arena.progress import Progress

MOST_GAMES = 10_000_000


@contextmanager
def bar(words: Words) -> Iterator[Progress | None]:
    """A progress bar on a terminal's stderr, nothing elsewhere."""
    from arbitre.arena.progress import watched

    with watched(True, words.phrase("playing")) as progress:
        yield progress


def ray_option(words: Words) -> click.Option:
    """`--ray`, beside `--jobs`."""
    return option(words, ["--ray"], "arena-ray", metavar="ADDRESS")


@contextmanager
def workers(
    jobs: int, ray: str | None, games: Sequence[Game], words: Words
) -> Iterator[int | Executor]:
    """So many cores of this machine, or the cluster at an address while it is needed."""
    if ray is None:
        yield jobs
        return
    if jobs:
        raise BadInput("--ray", Message("ray-or-jobs"))
    from arbitre.arena.ray_cluster import RayCluster

    with RayCluster(ray, games) as cluster:
        try:
            yield cluster
        finally:
            if cluster.sent_again:
                told = {"batches": cluster.sent_again}
                spoken = words.with_package("arbitre.arena").phrase("ray-again", told)
                click.echo(f"arbitre: {spoken}", err=True)


@contextmanager
def keeping(file: str | None, games: Mapping[str, Game], words: Words) -> Iterator[dict[str, Kept]]:
    """The games kept in a file, by the id of the game; who interrupts is told that they are."""
    if file is None:
        yield {}
        return
    from arbitre.arena.kept import Kept

    try:
        yield {name: Kept(Path(file), rules) for name, rules in games.items()}
    except KeyboardInterrupt:
        click.echo(words.phrase("arena-kept", {"file": file}), err=True)
        raise


@contextmanager
def arena_failures(words: Words) -> Iterator[None]:
    """A game that broke off is a fault of ours: the line says how to play it again."""
    from arbitre.arena.tournament import Failure

    try:
        yield
    except Failure as failure:
        spoken = words.with_package("arbitre.arena").say(failure.message)
        raise click.ClickException(spoken) from None
