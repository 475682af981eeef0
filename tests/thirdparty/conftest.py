"""A game of somebody else, installed as a package of its own."""

from __future__ import annotations

import os
import shutil
import tomllib
from pathlib import Path

import pytest

collect_ignore = ["stones"]  # what is installed is a copy of it

SOURCE = Path(__file__).parent / "stones"


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a process for which the game is installed, beside Arbitre and its own games."""
    site = tmp_path_factory.mktemp("site-packages")
    project = tomllib.loads((SOURCE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    name, version = project["name"], project["version"]
    shutil.copytree(SOURCE / name, site / name, ignore=shutil.ignore_patterns("__pycache__"))
    info = site / f"{name}-{version}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n", encoding="utf-8"
    )
    groups = [
        f"[{group}]\n" + "".join(f"{key} = {value}\n" for key, value in points.items())
        for group, points in project["entry-points"].items()
    ]
    (info / "entry_points.txt").write_text("\n".join(groups), encoding="utf-8")
    kept = {key: value for key, value in os.environ.items() if not key.startswith("LC_")}
    return {**kept, "PYTHONPATH": str(site), "LANG": "en_GB.UTF-8"}
