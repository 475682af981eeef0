"""What a release is made from: one version, and a list of changes in one form."""

from __future__ import annotations

import re
import tomllib
from importlib.metadata import version

import arbitre
from tests.bare import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
RELEASED = re.compile(r"## (\d+)\.(\d+)\.(\d+) \(\d{4}-\d{2}-\d{2}\)")


def test_the_version_stands_in_one_place() -> None:
    assert "version" in PROJECT["project"]["dynamic"]
    assert PROJECT["tool"]["hatch"]["version"]["path"] == "src/arbitre/__init__.py"
    assert re.fullmatch(r"\d+\.\d+\.\d+", arbitre.__version__)
    assert version("arbitre") == arbitre.__version__


def test_changes_are_listed_by_release_the_newest_first() -> None:
    lines = (ROOT / "CHANGELOG.md").read_text().splitlines()
    headings = [line for line in lines if line.startswith("#")]
    assert headings[:2] == ["# Changes", "## Unreleased"]
    found = [RELEASED.fullmatch(line) for line in headings[2:]]
    assert all(found)
    releases = [tuple(map(int, one.groups())) for one in found if one]
    assert releases == sorted(set(releases), reverse=True)
    ours = tuple(map(int, re.findall(r"\d+", arbitre.__version__)))
    assert all(release <= ours for release in releases)
