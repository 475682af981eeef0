"""The servers that are measured: each a process of its own on a free port, with a fresh store."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from arbitre.bench.environments import EnvironmentProblem, default_root

PUBLIC = "boardgame.io 0.50.2"
NEEDED = {
    "private": True,
    "dependencies": {"boardgame.io": "0.50.2", "node-persist": "3.1.3"},
    # later ones copy the list of handlers too early: its lobby then answers 404 to everything
    "overrides": {"koa-compose": "4.1.0"},
}
STOPPING = 20
"""Seconds that a server has to end by itself."""


class Missing(Exception):
    """The public server cannot be had here; the message is the reason, a word for the report."""


class Server:
    """A server that answers."""

    def __init__(self, process: subprocess.Popen[str], url: str) -> None:
        self.process = process
        self.url = url

    @property
    def runs(self) -> bool:
        """Whether it is still there."""
        return self.process.poll() is None

    def memory(self) -> int | None:
        """What it holds in memory now, in bytes; None where the system does not say."""
        status = Path(f"/proc/{self.process.pid}/status")
        try:
            if status.exists():
                found = re.search(r"VmRSS:\s+(\d+) kB", status.read_text(encoding="ascii"))
                return int(found[1]) * 1024 if found else None
            command = ["ps", "-o", "rss=", "-p", str(self.process.pid)]
            done = subprocess.run(command, check=True, capture_output=True, text=True)
            return int(done.stdout) * 1024
        except (OSError, ValueError, subprocess.CalledProcessError):
            return None


@contextmanager
def our_server(db: str = "") -> Iterator[Server]:
    """`arbitre serve` as anybody starts it, without limits a sender; on a new file unless said where."""
    with tempfile.TemporaryDirectory(prefix="arbitre-bench-") as folder:
        store = db or str(Path(folder) / "tables.sqlite")
        command = [sys.executable, "-m", "arbitre", "serve", "--port", "0", "--db", store]
        command += ["--no-open", "--no-limits", "--lang", "en"]
        with _started(command, dict(os.environ), r"(http://127\.0\.0\.1:\d+)") as server:
            yield server


@contextmanager
def public_server(modules: Path, keeps: bool) -> Iterator[Server]:
    """boardgame.io's server: with its file store in a new folder, or with nothing but memory."""
    script = Path(__file__).parent / "engines" / "boardgame" / "server.js"
    with tempfile.TemporaryDirectory(prefix="arbitre-bench-", ignore_cleanup_errors=True) as folder:
        store = folder if keeps else "memory"
        command = [_node(), str(script), str(modules), store, "0"]
        env = {**os.environ, "NODE_ENV": "production"}
        with _started(command, env, r"listening (\d+)") as server:
            server.url = f"http://127.0.0.1:{server.url}"
            yield server


@contextmanager
def _started(command: list[str], env: dict[str, str], pattern: str) -> Iterator[Server]:
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as said:
        process = subprocess.Popen(
            command,
            env=env,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=said,
            text=True,
        )
        try:
            assert process.stdout is not None
            for line in process.stdout:
                found = re.search(pattern, line)
                if found:
                    yield Server(process, found[1])
                    break
            else:
                said.seek(0)
                reason = (said.read().strip().splitlines() or ["it ended at once"])[-1]
                raise EnvironmentProblem(f"a server does not start: {reason[:200]}")
        finally:
            _stop(process)


def _stop(process: subprocess.Popen[str]) -> None:
    process.terminate()
    try:
        process.wait(STOPPING)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    if process.stdout is not None:
        process.stdout.close()


def _node() -> str:
    found = shutil.which("node")
    if found is None or shutil.which("npm") is None:
        raise Missing("node")
    return found


def public_modules() -> Path:
    """The folder that boardgame.io is installed in: one of its own in the user's cache, made when needed.

    Raises:
        Missing: There is no node here, or it could not be installed.
    """
    _node()
    folder = default_root() / "boardgame"
    modules, stamp = folder / "node_modules", folder / "made"
    wanted = json.dumps(NEEDED)
    try:
        if stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted and modules.is_dir():
            return modules
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        (folder / "package.json").write_text(wanted, encoding="utf-8")
        command = [str(shutil.which("npm")), "install", "--no-audit", "--no-fund", "--omit=dev"]
        command += ["--no-package-lock", "--ignore-scripts", "--loglevel=error"]
        done = subprocess.run(
            command,
            cwd=folder,
            check=False,
            stdin=subprocess.DEVNULL,
            stdout=sys.stderr,
            stderr=sys.stderr,
        )
        if done.returncode:
            raise Missing("npm")
        stamp.write_text(wanted, encoding="utf-8")
    except OSError:
        raise Missing("npm") from None
    return modules
