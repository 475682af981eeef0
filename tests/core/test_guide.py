"""The guide to adding a game (CONTRIBUTING.md) lists the whole contract in its one table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from arbitre.core import contract
from arbitre.core.draft import Draft
from arbitre.core.game import Bot, Game
from arbitre.core.position import Move, Position, View
from arbitre.core.tally import Tally
from arbitre.core.terminal import Terminal
from arbitre.core.voice import Voice

GUIDE = Path(__file__).parents[2] / "CONTRIBUTING.md"


@pytest.mark.plain
@pytest.mark.parametrize("kind", [Game, Position, View, Move, Draft, Bot, Tally, Voice, Terminal])
def test_the_guide_lists_the_whole_contract(kind: type) -> None:
    """Everything that a game may bring stands in the one table of "Adding a game"."""
    guide = GUIDE.read_text(encoding="utf-8")
    rows = [line for line in guide.splitlines() if line.startswith("| ")]
    told = " ".join(re.findall(r"`([^`]*)`", "\n".join(rows)))
    listed = set(re.findall(r"[A-Za-z_]+", told))
    names = [name for name in vars(kind) if not name.startswith("_")]
    assert [name for name in names if name not in listed] == []


def test_the_guide_lists_the_messages() -> None:
    guide = GUIDE.read_text(encoding="utf-8")
    for key in (*contract.MESSAGES, *contract.NAMES, *contract.OPTIONAL):
        assert f"`{key}`" in guide
