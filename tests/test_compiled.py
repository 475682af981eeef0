"""The engine compiled by mypyc, unchanged, passes the same tests."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TESTS = [
    *("core/test_contract.py", "core/test_record.py", "core/test_undo.py", "core/test_daily.py"),
    *("core/test_testing.py", "games/power"),
]


@pytest.mark.slow
def test_compiled_engine(tmp_path: Path) -> None:
    if shutil.which("gcc") is None and shutil.which("cc") is None:
        pytest.skip("there is no C compiler here")
    source = tmp_path / "src"
    shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "tests", tmp_path / "tests")
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    files = [
        str(path.relative_to(source))
        for folder in ("core", "games")
        for path in sorted((source / "arbitre" / folder).rglob("*.py"))
        if path.name != "__init__.py"
    ]
    subprocess.run([sys.executable, "-m", "mypyc", *files], cwd=source, check=True)
    environment = {**os.environ, "PYTHONPATH": f"{source}{os.pathsep}{tmp_path}"}
    where = subprocess.run(
        [sys.executable, "-c", "import arbitre.games.power.rules.rounds as r; print(r.__file__)"],
        cwd=tmp_path,
        env=environment,
        check=True,
        capture_output=True,
        text=True,
    )
    assert where.stdout.strip().endswith(".so")
    chosen = [str(tmp_path / "tests" / name) for name in TESTS]
    subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "2", *chosen],
        cwd=tmp_path,
        env=environment,
        check=True,
    )
