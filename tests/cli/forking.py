"""The command line as processes split off one that has read the program already.

`python -m tests.cli.forking` answers each line of JSON that it reads with one.
"""

from __future__ import annotations

import gc
import json
import os
import runpy
import subprocess
import sys
import tempfile
from contextlib import redirect_stderr
from io import StringIO
from pathlib import Path

from arbitre.cli import run
from arbitre.cli.shape import MODULES
from arbitre.core.game import game, game_names
from arbitre.core.words import LANGUAGES

ROOT = Path(__file__).parents[2]
BAD_USAGE = 2


class Forking:
    """Runs `python -m arbitre` as often as is wanted, each time in a process of its own."""

    def __enter__(self) -> Forking:
        # what tests in this process and whole commands run is measured there
        plain = {key: value for key, value in os.environ.items() if not key.startswith("COVERAGE_")}
        plain["LANG"] = "en_GB.UTF-8"
        self._server = subprocess.Popen(
            [sys.executable, "-m", "tests.cli.forking"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env=plain,
        )
        return self

    def __exit__(self, *why: object) -> None:
        self._server.communicate()
        assert not self._server.returncode

    def run(self, arguments: list[str], lang: str, cwd: Path) -> subprocess.CompletedProcess[str]:
        """What a command answers that reads nothing."""
        assert self._server.stdin is not None
        assert self._server.stdout is not None
        self._server.stdin.write(json.dumps([arguments, lang, str(cwd)]) + "\n")
        self._server.stdin.flush()
        code, out, err = json.loads(self._server.stdout.readline())
        return subprocess.CompletedProcess(arguments, code, out, err)


def answer(arguments: list[str], lang: str, cwd: str) -> tuple[int, str, str]:
    """Run a command in a process split off this one: its exit code and what it wrote."""
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        child = os.fork()
        if not child:
            become(arguments, lang, cwd, out.fileno(), err.fileno())
        _, status = os.waitpid(child, 0)
        written = []
        for stream in (out, err):
            stream.seek(0)
            written.append(stream.read().decode())
        return os.waitstatus_to_exitcode(status), written[0], written[1]


def become(arguments: list[str], lang: str, cwd: str, out: int, err: int) -> None:
    """Be `python -m arbitre` from here on, to the end of the interpreter."""
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(out, 1)
    os.dup2(err, 2)
    os.chdir(cwd)
    os.environ["LANG"] = lang
    sys.argv = ["arbitre", *arguments]
    runpy.run_module("arbitre", run_name="__main__", alter_sys=True)


def main() -> None:
    """Read the program, its games and its messages, then answer."""
    for name in game_names():
        game(name).edition("")
    for command in MODULES:
        for lang in LANGUAGES:
            with redirect_stderr(StringIO()):
                assert run([command, "--no-such-thing", "--lang", lang]) == BAD_USAGE
    gc.freeze()
    for line in sys.stdin:
        sys.stdout.write(json.dumps(answer(*json.loads(line))) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
