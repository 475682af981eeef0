"""A server of one's own (subprocess): `arbitre serve` on loopback, which ends when we do."""

from __future__ import annotations

import contextlib
import re
import shutil
import subprocess
import sys
import tempfile
import threading
from pathlib import Path
from typing import IO

ADDRESS = re.compile(r"http://\S+")
PATIENCE, HASTE = 10.0, 1.0
"""Seconds that it has to close its store; and one that nobody opens again. Clients wait two for us."""


class NoServer(Exception):
    """The server did not start; the text is what it said."""


class OwnServer:
    """A served Arbitre that nobody else knows of; without a store it keeps its tables in a temporary one."""

    def __init__(self, db: str = "") -> None:
        self._folder = "" if db else tempfile.mkdtemp(prefix="arbitre-mcp-")
        self._db = db or str(Path(self._folder) / "tables.sqlite")
        self._said: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115 - it lives as long as we do
        self._asked = threading.Lock()
        self._url = ""
        self._closed = False
        # its standard input is ours to close: when we end, however we do, it ends
        self._process = subprocess.Popen(
            [
                *(sys.executable, "-m", "arbitre", "serve", "--port", "0", "--no-open"),
                *("--stop-with-stdin", "--db", self._db),
            ],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._said,
        )

    def url(self) -> str:
        """Its address, once it answers; NoServer where it does not start."""
        with self._asked:
            if not self._url:
                self._url = self._announced()
            return self._url

    def _announced(self) -> str:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            found = ADDRESS.search(line.decode("utf-8", "replace"))
            if found:
                return found[0].rstrip("/.")
        self._said.seek(0)
        said = self._said.read().decode("utf-8", "replace").strip()
        raise NoServer(said.splitlines()[-1] if said else "arbitre serve")

    def close(self) -> None:
        """Let it end, and remove what was temporary; a second time does nothing."""
        if self._closed:
            return
        self._closed = True
        assert self._process.stdin is not None
        with contextlib.suppress(OSError):
            self._process.stdin.close()
        try:
            self._process.wait(HASTE if self._folder else PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()
        self._said.close()
        if self._folder:
            shutil.rmtree(self._folder, ignore_errors=True)
