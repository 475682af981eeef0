"""CONTRIBUTING lists the files of the three games side by side; they have one shape."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import arbitre

GAMES = ("power", "sans_allies", "dead_reckoning")
SOURCE = Path(arbitre.__file__).parent
ROOT = Path(__file__).parents[2]
LINES = [
    line.strip("| \n").split(" | ")
    for line in (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").splitlines()
    if re.match(r"\| `[a-z]+/` \|", line)
]
ROWS = {
    cells[0].strip(" `/"): [set(re.findall(r"`([^`]+)`", cell)) for cell in cells[1:]]
    for cells in LINES
}


def test_no_folder_is_listed_twice() -> None:
    assert len(LINES) == len(ROWS)


def files(game: str, folder: str) -> set[str]:
    inside = SOURCE / "games" / game / folder
    return {
        path.relative_to(inside).as_posix().removesuffix(".py")
        for path in inside.rglob("*.py")
        if path.name != "__init__.py"
    }


@pytest.mark.parametrize("folder", ROWS)
def test_the_map_names_every_file(folder: str) -> None:
    shared, *own = ROWS[folder]
    for game, names in zip(GAMES, own, strict=True):
        assert names | shared == files(game, folder), game
    assert shared == set.intersection(*(files(game, folder) for game in GAMES))


def test_every_game_has_these_folders_and_no_others() -> None:
    for game in GAMES:
        folders = {
            path.name
            for path in (SOURCE / "games" / game).iterdir()
            if (path / "__init__.py").exists() and any(path.glob("[!_]*.py"))
        }
        assert folders <= set(ROWS)


MOST_LINES = 400
"""What grows beyond is parted by its subjects."""


def test_no_file_is_too_long() -> None:
    for path in (*SOURCE.rglob("*.py"), *(ROOT / "client").rglob("*.ts")):
        assert len(path.read_text(encoding="utf-8").splitlines()) <= MOST_LINES, path.name
