"""A throw-away PostgreSQL cluster, reached through a socket in a folder of its own."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
import uuid
from pathlib import Path

import psycopg


def program(name: str) -> str | None:
    """A PostgreSQL program, where Debian or the path has it."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return str(found[-1]) if found else shutil.which(name)


def missing() -> str:
    """Why there can be no cluster; empty when there can."""
    if program("initdb") is None or program("pg_ctl") is None:
        return "PostgreSQL is not installed (Debian: apt-get install postgresql)"
    if os.getuid() == 0:
        try:
            pwd.getpwnam("postgres")
        except KeyError:
            return "PostgreSQL does not run as root, and there is no user postgres"
    return ""


class Cluster:
    """One cluster; `stop` and `start` are for tests that take it away."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="arb-pg-"))
        self._user = "postgres" if os.getuid() == 0 else None
        if self._user:
            shutil.chown(self.folder, self._user, self._user)
        self.data = self.folder / "data"
        options = "-U postgres -A trust --no-sync --locale=C -E UTF8".split()
        self._run("initdb", "-D", str(self.data), *options)
        settings = (
            f"listen_addresses = ''\nunix_socket_directories = '{self.folder}'\n"
            "fsync = off\nshared_buffers = 16MB\n"
        )
        with (self.data / "postgresql.conf").open("a") as file:
            file.write(settings)
        self.start()

    def _run(self, name: str, *arguments: str) -> None:
        command = [str(program(name)), *arguments]
        subprocess.run(
            command,
            check=True,
            user=self._user,
            cwd=self.folder,
            env={**os.environ, "LC_ALL": "C"},
            stdout=subprocess.DEVNULL,
            stdin=subprocess.DEVNULL,
        )

    def start(self) -> None:
        log = str(self.folder / "log")
        self._run("pg_ctl", "-D", str(self.data), "-l", log, "-w", "start")

    def stop(self, mode: str = "immediate") -> None:
        self._run("pg_ctl", "-D", str(self.data), "-m", mode, "-w", "stop")

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def database(self) -> str:
        """The address of a new, empty database."""
        name = f"t{uuid.uuid4().hex[:12]}"
        address = f"host={self.folder} user=postgres dbname=postgres"
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return f"postgresql://postgres@/{name}?host={self.folder}"
