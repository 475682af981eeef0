"""The arena on a real Ray cluster: slow, and in an environment of its own, as Ray is large.

.venv/bin/python -m pytest -m slow -s tests/arena/test_ray.py
"""

from __future__ import annotations

import subprocess
import tomllib
from pathlib import Path

import pytest

from arbitre.bench.environments import default_root, environment

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.slow
@pytest.mark.no_cover
def test_a_node_killed_midway_changes_nothing(tmp_path: Path) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    wanted = [*extras["ray"], *extras["parquet"], f"-e {ROOT}"]
    python = environment("ray", wanted, default_root())
    done = subprocess.run(
        [python, Path(__file__).with_name("ray_trial.py"), tmp_path],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    print(done.stdout)  # noqa: T201 - with -s somebody reads it
    assert done.returncode == 0, done.stdout
    assert "with the same bytes" in done.stdout
