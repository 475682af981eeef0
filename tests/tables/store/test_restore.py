"""`arbitre backup` and `arbitre restore`: there and back on both databases, and what cannot be restored."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sa

from arbitre.cli import run
from arbitre.core.game import register
from arbitre.core.message import BadInput
from arbitre.tables.house import House
from arbitre.tables.plan import ClockPlan, Plan
from arbitre.tables.settings import Settings
from arbitre.tables.sight import Created
from arbitre.tables.store.backup import TABLES, back_up
from arbitre.tables.store.database import Database, address
from arbitre.tables.store.restoring import restore
from tests.keys import keyed
from tests.tables import tug
from tests.tables.days import Person
from tests.tables.postgres import Cluster
from tests.tables.rooms import Room, Time, room, seats
from tests.toys import patience


@pytest.fixture(params=["sqlite", "postgresql"])
def target(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of another empty store, on each of the two databases."""
    if request.param == "sqlite":
        return str(tmp_path / "target.db")
    found: Cluster = request.getfixturevalue("cluster")
    return found.database()


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A store, `source.db`, and its backup, `copy.bak`, in one folder."""
    register(tug.game)
    register(patience.game)
    folder = tmp_path_factory.mktemp("made")
    asyncio.run(filled(str(folder / "source.db")))
    back_up(Database(address(str(folder / "source.db"))), folder / "copy.bak")
    return folder


@pytest.fixture
def copy(made: Path, tmp_path: Path) -> Path:
    """A backup that a test may spoil."""
    return Path(shutil.copy(made / "copy.bak", tmp_path / "copy.bak"))


def rows(store: str) -> dict[str, list[tuple[object, ...]]]:
    """Everything in a store, column by column, and its version."""
    engine = sa.create_engine(address(store))
    tables = {**TABLES, "alembic_version": "version_num"}
    with engine.connect() as connection:
        found = {
            table: sorted(
                (
                    tuple(row)
                    for row in connection.execute(sa.text(f"SELECT {listed} FROM {table}"))
                ),
                key=repr,
            )
            for table, listed in ((name, ", ".join(c.split())) for name, c in tables.items())
        }
    engine.dispose()
    return found


async def filled(store: str) -> Created:
    """A store with something in every column of every table."""
    house = await House.open(store, Settings(bots=False, now=Time()))
    clock = ClockPlan(per_move=600, at_end="loss")
    plan = Plan("tug", seats=seats("person open"), clock=clock, title="À « table » — 机")
    created = await house.create(plan)
    table = Room(house, Time(), created)
    await table.sits("two", "Zoé")
    await table.act("one", "move", move="1")
    await table.act("two", "say", text="d'accord ; 'quoted' \\ \"so\" \n☠")
    await table.act("two", "hook", url="https://example.org/x")
    await house.draft(table.id, table.secrets("two"), "two", ["3"], "en")
    for _ in range(3):
        await house.create(Plan("power", seats=seats("person greedy greedy greedy")))
    await house.close()
    house = await House.open(store, Settings(bots=False, now=Time()))
    await house.mine(table.secrets("two"))  # keeps a summary of a table that was not in memory
    ada = await Person.comes(house, "Ada")
    await ada.plays("hold")
    await house.identities.link(ada.me)
    await house.boxes.make("power", "À « moi » — 机")
    await house.close()
    return created


def test_there_and_back_gives_the_same_rows(store: str, target: str, tmp_path: Path) -> None:
    created = asyncio.run(filled(store))
    before = rows(store)
    assert len(before["days"]) >= 1  # other games of the day may have been promised by then
    assert {name: len(found) for name, found in before.items() if name != "days"} == {
        "tables": 5,
        "acts": 10,  # five tables made, a seat taken, two moves, a word, a hook
        "tokens": 16,  # of each table the host, the invitation and a seat; and a seat taken
        "drafts": 1,
        "tries": 1,
        "identities": 1,
        "devices": 2,  # a browser, and a link to another
        "sittings": 1,
        "boxes": 1,
        "alembic_version": 1,
    }
    copy = tmp_path / "copy.bak"
    assert run(["backup", str(copy), "--db", store]) == 0
    kept = copy.read_bytes()
    assert run(["restore", str(copy), "--db", target]) == 0
    assert rows(target) == before == rows(store)
    assert copy.read_bytes() == kept  # and nothing was made beside it
    assert sorted(path.name for path in tmp_path.glob("copy*")) == ["copy.bak"]

    async def goes_on() -> None:
        house = await House.open(target, Settings(bots=False, now=Time()))
        table = Room(house, Time(), created)
        sight = await table.sight("one")
        assert (sight.lines, len(sight.chat)) == (1, 1)
        await table.act("one", "say", text="here again")
        await house.close()

    asyncio.run(goes_on())
    again = tmp_path / "again.bak"  # the copy of the copy
    assert run(["backup", str(again), "--db", target]) == 0
    assert rows(str(again)) == rows(target)


def test_a_store_with_tables_is_left_as_it_is(target: str, copy: Path) -> None:
    restore(copy, Database(address(target)))

    async def one_more() -> None:
        async with room(target, "tug", "person person") as table:
            await table.act("one", "move", move="2")

    asyncio.run(one_more())
    before = rows(target)
    with pytest.raises(BadInput, check=keyed("restore-full")):
        restore(copy, Database(address(target)))
    assert rows(target) == before


def test_a_store_whose_tables_were_only_made_is_empty(target: str, copy: Path) -> None:
    empty = Database(address(target))
    empty.open()
    empty.close()
    assert restore(copy, Database(address(target))) == 5
    assert rows(target) == rows(str(copy))


def test_a_file_that_is_served_is_not_restored_into(file: str, copy: Path) -> None:
    async def story() -> None:
        house = await House.open(file, Settings(bots=False))
        with pytest.raises(BadInput, check=keyed("store-served")):
            await asyncio.to_thread(restore, copy, Database(address(file)))
        await house.close()

    asyncio.run(story())


def test_a_server_on_postgresql_goes_on_with_what_is_restored(
    cluster: Cluster, tmp_path: Path
) -> None:
    source, target, copy = str(tmp_path / "source.db"), cluster.database(), tmp_path / "copy.bak"
    created = asyncio.run(filled(source))
    back_up(Database(address(source)), copy)

    async def story() -> None:
        house = await House.open(target, Settings(bots=False, now=Time()))
        await asyncio.to_thread(restore, copy, Database(address(target)))
        assert (await Room(house, Time(), created).sight("one")).lines == 1
        await house.close()

    asyncio.run(story())


# -- files that are no backup ----------------------------------------------------------------


def edit(*statements: str) -> Callable[[Path], None]:
    def change(path: Path) -> None:
        with sqlite3.connect(path) as connection:
            for statement in statements:
                connection.execute(statement)
        connection.close()

    return change


def cut(path: Path) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2])


def smudged(path: Path) -> None:
    whole = bytearray(path.read_bytes())
    whole[5 * 4096 : 6 * 4096] = b"\x5a" * 4096
    path.write_bytes(bytes(whole))


def other_program(path: Path) -> None:
    path.unlink()
    edit("CREATE TABLE tables (id TEXT)", "INSERT INTO tables VALUES ('a')")(path)


NO_BACKUP: dict[str, Callable[[Path], object]] = {
    "garbage": lambda path: path.write_bytes(b"no database at all" * 500),
    "empty": lambda path: path.write_bytes(b""),
    "cut": cut,
    "smudged": smudged,
    "another program's": other_program,
    "an unknown version": edit("UPDATE alembic_version SET version_num = '0000'"),
    "an act is missing": edit("DELETE FROM acts WHERE number = 3"),
    "the first act is missing": edit("DELETE FROM acts WHERE number = 1"),
    "a table has no act": edit("DELETE FROM acts WHERE table_id = (SELECT MIN(id) FROM tables)"),
    "an act is no JSON": edit("UPDATE acts SET body = substr(body, 2) WHERE number = 2"),
    "an act is no object": edit("UPDATE acts SET body = '7' WHERE number = 2"),
    "a secret lacks its seed": edit("UPDATE tables SET secret = '{}'"),
    "a draft is no list": edit("UPDATE drafts SET lines = '{}'"),
    "a summary is no JSON": edit("UPDATE tables SET summary = 'x'"),
    "a time is a word": edit("UPDATE acts SET time = 'noon'"),
    "a text is bytes": edit("UPDATE tokens SET seat = x'ff'"),
    "a text has a zero": edit("UPDATE tokens SET seat = 'a' || char(0)"),
    "an act of no table": edit("UPDATE acts SET table_id = 'x' WHERE number > 2"),
    "a day lacks its seed": edit("UPDATE days SET secret = '{}'"),
    "a result is no object": edit("UPDATE tries SET result = '7'"),
    "a browser is nobody's": edit("UPDATE devices SET identity = 'x'"),
}


@pytest.mark.parametrize("harm", NO_BACKUP)
def test_what_is_no_backup_is_said_and_nothing_is_written(
    harm: str, file: str, copy: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    NO_BACKUP[harm](copy)
    kept = copy.read_bytes()
    said = {
        "en": "this file is no backup of Arbitre, or it is damaged: nothing was restored",
        "fr": "ce fichier n’est pas une sauvegarde d’Arbitre, ou il est abîmé\u00a0: rien n’a été remis",
    }
    for lang, sentence in said.items():
        assert run(["restore", str(copy), "--db", file, "--lang", lang]) == 2
        assert capsys.readouterr() == ("", f"arbitre: {copy}: {sentence}\n")
    assert copy.read_bytes() == kept
    assert not Path(file).exists()


def test_what_is_no_backup_leaves_postgresql_as_it_is(cluster: Cluster, copy: Path) -> None:
    target = cluster.database()
    NO_BACKUP["an act is missing"](copy)
    with pytest.raises(BadInput, check=keyed("restore-damaged")):
        restore(copy, Database(address(target)))
    engine = sa.create_engine(address(target))
    assert sa.inspect(engine).get_table_names() == []
    engine.dispose()


def test_other_files_that_cannot_be_restored(
    copy: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    edit("UPDATE alembic_version SET version_num = '9999'")(copy)
    target = tmp_path / "target.db"
    for file, sentence in (
        (tmp_path / "nothing", "the backup cannot be read: there is no such file or folder"),
        (tmp_path, "the backup cannot be read: it is a folder"),
        (copy, "this store was made by a newer version of Arbitre"),
    ):
        assert run(["restore", str(file), "--db", str(target), "--lang", "en"]) == 2
        assert capsys.readouterr() == ("", f"arbitre: {file}: {sentence}\n")
    assert not target.exists()


def test_a_store_that_fails_halfway_stays_empty(
    target: str, copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    edit("ALTER TABLE drafts ADD COLUMN more TEXT NOT NULL DEFAULT 'x'")(copy)
    columns = dict(TABLES)
    with monkeypatch.context() as patched:
        # the last of them names what the other side does not have
        patched.setitem(TABLES, "drafts", columns["drafts"] + " more")
        with pytest.raises(BadInput):
            restore(copy, Database(address(target)))
    engine = sa.create_engine(address(target))
    names = sa.inspect(engine).get_table_names()
    engine.dispose()
    assert names == []  # not even the tables were made
    assert restore(copy, Database(address(target))) == 5
    assert rows(target) == rows(str(copy))


def test_a_file_that_was_in_use_is_restored_with_what_lies_beside_it(
    copy: Path, tmp_path: Path
) -> None:
    """Somebody copied the store's files by hand, or a server was killed."""
    source, target = copy, tmp_path / "target.db"
    used = sqlite3.connect(source)
    used.execute("PRAGMA journal_mode=WAL")
    used.execute("UPDATE tokens SET seat = 'elsewhere' WHERE seat = 'two'")
    used.commit()
    folder = tmp_path / "by hand"
    folder.mkdir()
    for end in ("", "-wal"):
        (folder / f"t.db{end}").write_bytes(Path(f"{source}{end}").read_bytes())
    used.close()
    assert (folder / "t.db-wal").stat().st_size > 0
    assert restore(folder / "t.db", Database(address(str(target)))) == 5
    assert rows(str(target)) == rows(str(source))
    assert stat.S_IMODE(target.stat().st_mode) == 0o600


def test_the_command_from_another_process(made: Path, tmp_path: Path) -> None:
    source, copy, target = (str(tmp_path / name) for name in ("source.db", "copy.bak", "target.db"))
    shutil.copy(made / "copy.bak", source)
    for words in (["backup", copy, "--db", source], ["restore", copy, "--db", target]):
        done = subprocess.run(
            [sys.executable, "-m", "arbitre", *words, "--lang", "fr"],
            capture_output=True,
            text=True,
            check=False,
        )
        assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"5 tables de {copy} sont maintenant dans {target}\n"
