"""An environment of the bare Arbitre: what `dependencies` of pyproject.toml brings, and no extra.

It is made of links to what is installed here, so that it needs no network and no time.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib.metadata import Distribution, distribution
from pathlib import Path

from arbitre.core.extras import NAME

ROOT = Path(__file__).parents[1]
LEFT_OUT = ("PYTHONPATH", "VIRTUAL_ENV", "LANG", "LC_ALL", "LC_MESSAGES")


def closure(name: str) -> dict[str, Distribution]:
    """What a distribution brings without any extra, itself included, by name."""
    found: dict[str, Distribution] = {}
    waiting = [name]
    while waiting:
        one = distribution(waiting.pop())
        key = one.metadata["Name"].lower().replace("_", "-").replace(".", "-")
        if key not in found:
            found[key] = one
            waiting += [
                match[0]
                for line in one.requires or []
                if ";" not in line and (match := re.match(r"[\w.-]+", line))
            ]
    return found


def make_bare(folder: Path) -> Path:
    """The python of a new bare environment."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    (site,) = folder.glob("lib/python*/site-packages")
    links = {  # two distributions may share a folder
        Path(file).parts[0]: one for one in closure(NAME).values() for file in one.files or []
    }
    for top, one in links.items():
        if top not in ("..", "__pycache__") and not top.endswith(".pth"):
            (site / top).symlink_to(Path(str(one.locate_file(top))))
    (site / NAME).symlink_to(ROOT / "src" / NAME)
    return folder / "bin" / "python"


def run_bare(
    python: Path, *words: str, input: str | None = None
) -> subprocess.CompletedProcess[str]:
    """A python in that environment, given some words; nothing of ours reaches it."""
    kept = {name: value for name, value in os.environ.items() if name not in LEFT_OUT}
    return subprocess.run(
        [python, *words],
        env={**kept, "PYTHONDONTWRITEBYTECODE": "1"},
        cwd=python.parent,
        input=input,
        capture_output=True,
        text=True,
        check=False,
    )
