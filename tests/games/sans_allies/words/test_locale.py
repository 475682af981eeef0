"""Every message that the code of Sans Alliés names has words, in both languages."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from arbitre.core.game import game
from arbitre.games.sans_allies.rules.cards import UNITS
from arbitre.games.sans_allies.rules.state import PHASES

PACKAGE = Path(__file__).parents[4] / "src" / "arbitre" / "games" / "sans_allies"
TAKES_KEY = {"refuse": 1, "wrong": 1, "Message": 0, "phrase": 0}
"""Calls with a message's key, and where it stands."""


def _constants(node: ast.expr) -> list[str]:
    """The texts that an argument may be: one, or either of a choice."""
    if isinstance(node, ast.IfExp):
        return _constants(node.body) + _constants(node.orelse)
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    return []


def _named() -> set[str]:
    keys: set[str] = set()
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            at = TAKES_KEY.get(name, 0 if name == "tell" else -1)
            if 0 <= at < len(node.args):
                found = _constants(node.args[at])
                keys |= {f"event-{key}" if name == "tell" else key for key in found}
    return keys


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_key_has_words(lang: str) -> None:
    words = game("sans_allies").voice(None, lang).words
    keys = _named()
    assert {"event-attack", "event-capital", "too-weak", "note-missing", "edition-pair"} <= keys
    made = [f"phase-{phase}" for phase in PHASES]
    for unit in UNITS:
        made += [f"{kind}-{unit}" for kind in ("kind", "count", "long", "event-upgrade")]
    assert sorted(key for key in {*keys, *made} if not words.knows(key)) == []
