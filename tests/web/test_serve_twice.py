"""Two servers on one file would not hear each other: the second says so and does not start."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from arbitre.cli import run
from arbitre.core.message import BadInput
from arbitre.tables.house import House
from arbitre.tables.settings import Settings
from arbitre.tables.store.database import Database, address
from arbitre.tables.store.lock import FileLock
from arbitre.web.client import Client

ENGLISH = {"LC_ALL": "en_GB.UTF-8", "DISPLAY": "", "WAYLAND_DISPLAY": ""}
SAID = {
    "en": "another server has this file: two servers share a store only on PostgreSQL"
    " (--db postgresql://USER@HOST/NAME)",
    "fr": "un autre serveur tient ce fichier\u00a0: deux serveurs ne partagent une réserve que sur"
    " PostgreSQL (--db postgresql://NOM@HÔTE/BASE)",
}


def command(*words: str) -> list[str]:
    return [sys.executable, "-m", "arbitre", *words]


@contextmanager
def serving(db: Path) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """`arbitre serve` in a process of its own, and where it answers."""
    with subprocess.Popen(
        command("serve", "--port", "0", "--db", str(db)),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, **ENGLISH},
    ) as server:
        try:
            assert server.stdout is not None
            yield server.stdout.readline().split()[-1], server
        finally:
            server.kill()


def test_the_second_server_on_a_file_says_why_it_does_not_start(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    db = tmp_path / "t.db"
    link = tmp_path / "link.db"
    link.symlink_to(db)
    with serving(db) as (url, first):
        table = Client(url).create("sans_allies", seats=[{"kind": "person"}])
        for name in (str(db), str(link), f"sqlite:///{db}"):
            for lang, said in SAID.items():
                words = ["serve", "--no-open", "--port", "0", "--db", name, "--lang", lang]
                assert run(words) == 2
                shown = name.removeprefix("sqlite:///")
                assert capsys.readouterr() == ("", f"arbitre: {shown}: {said}\n")
        # whoever wants a copy is not kept away, and the first goes on
        copy = str(tmp_path / "copy.db")
        assert run(["backup", copy, "--db", str(db)]) == 0
        with serving(Path(copy)) as (other, _):
            sides = [Client(where).table(table.id).sight()["view"] for where in (other, url)]
            assert sides[0] == sides[1]
        before = table.sight()["status"]["lines"]
        table.move("invader", ["end"])
        lines = table.sight()["status"]["lines"]
        assert lines > before
        os.kill(first.pid, signal.SIGKILL)
        assert first.wait(30) == -signal.SIGKILL
    with serving(db) as (url, _):  # nothing is left of a server that was killed
        assert Client(url).table(table.id).sight()["status"]["lines"] == lines


def test_a_house_lets_go_of_its_file_when_it_closes_or_cannot_open(tmp_path: Path) -> None:
    async def story() -> None:
        file = str(tmp_path / "t.db")
        house = await House.open(file, Settings(bots=False))
        with pytest.raises(BadInput) as caught:
            await House.open(file, Settings(bots=False))
        assert (caught.value.where, caught.value.message.key) == (file, "store-served")
        await house.close()
        newer = Database(address(file))
        newer.open()
        with newer.writer.begin() as connection:
            connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
        newer.close()
        for _ in range(2):
            with pytest.raises(BadInput) as caught:
                await House.open(file, Settings(bots=False))
            assert caught.value.message.key == "store-newer"

    asyncio.run(story())


def test_the_hold_is_the_servers_alone_and_no_childs(tmp_path: Path) -> None:
    hold, other = FileLock(tmp_path / "t.db"), FileLock(tmp_path / "t.db")
    assert hold.take()
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as child:
        assert not other.take()
        hold.let_go()
        assert other.take()  # though a process that was started meanwhile lives on
        other.let_go()
        child.communicate(b"\n")


@pytest.mark.parametrize("name", [":memory:", "sqlite:///:memory:", "sqlite://"])
def test_a_store_is_a_file(name: str) -> None:
    with pytest.raises(BadInput) as caught:
        address(name)
    assert caught.value.message.key == "store-url"
