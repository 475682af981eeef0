"""Wheels, pure and with the compiled engine: built, installed in a fresh environment, and played with."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from arbitre.bench.environments import find_uv
from arbitre.compiled import SUFFIX, is_compiled, sources

ROOT = Path(__file__).parents[1]
GAME = ["play", "sans_allies", "--seats", "planner", "--seed", "7", "--record"]


def run(*command: str | Path, **settings: str) -> str:
    """What a command says; nothing of this tree, nor of our settings, reaches it."""
    left_out = ("PYTHONPATH", "VIRTUAL_ENV", "ARBITRE_ENGINE", "ARBITRE_COMPILED")
    surroundings = {name: value for name, value in os.environ.items() if name not in left_out}
    done = subprocess.run(
        [str(word) for word in command],
        env={**surroundings, **settings},
        cwd="/",
        capture_output=True,
        text=True,
        check=False,
    )
    assert not done.returncode, done.stderr
    return done.stdout.strip()


@pytest.mark.slow
def test_both_kinds_of_wheel_play_the_same_game(tmp_path: Path) -> None:
    uv = find_uv()
    if uv is None:
        pytest.skip("uv is not here")
    records: dict[str, bytes] = {}
    for kind, asked in (("plain", "0"), ("compiled", "1")):
        folder = tmp_path / kind
        run(
            uv,
            "build",
            "--wheel",
            "--python",
            sys.executable,
            "-o",
            folder,
            ROOT,
            f"-Ccompiled={asked}",
        )
        (wheel,) = folder.glob("*.whl")
        names = zipfile.ZipFile(wheel).namelist()
        built = {name for name in names if name.endswith(SUFFIX)}
        assert wheel.name.endswith("-py3-none-any.whl") == (kind == "plain")
        wanted = {name.removesuffix(".py") + SUFFIX for name in sources() if is_compiled(name)}
        assert built - {one for one in built if "/" not in one} == (
            wanted if kind == "compiled" else set()
        )
        assert set(sources()) <= set(names)
        run(uv, "venv", "--python", sys.executable, folder / "venv")
        python = folder / "venv/bin/python"
        run(uv, "pip", "install", "--python", python, wheel)
        program = folder / "venv/bin/arbitre"
        assert run(program, "--version", "--lang", "en").endswith(f" ({kind} engine)")
        assert run(program, "--version", "--lang", "en", ARBITRE_ENGINE="plain").endswith(
            " (plain engine)"
        )
        run(program, *GAME, folder / "game.arb")
        records[kind] = (folder / "game.arb").read_bytes()
    assert records["plain"] == records["compiled"]
