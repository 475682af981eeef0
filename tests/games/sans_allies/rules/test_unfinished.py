"""At the terminal with a decision that is not made yet, or not to be made; and its record told."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from arbitre.cli.shape import Commands
from arbitre.core.game import game
from arbitre.core.words import Words
from tests.term.tables import Played, piped, request

# seed 7 deals a ship, a vehicle and a breakthrough: A1, a centre, cannot be taken
NBSP = "\u00a0"


def table(*lines: str, lang: str = "en", **more: Any) -> Played:
    rules = game("sans_allies")
    return piped(request("human", lang, rules=rules, seed=more.pop("seed", 7), **more), *lines)


@pytest.mark.parametrize("word", ["preview", "send", "aperçu"])
def test_nothing_is_decided_yet(word: str) -> None:
    played = table(word)
    assert played.code == 0
    assert "This is not a decision yet. Possible:\n  end\n" in played.out


def test_a_force_that_cannot_grow_and_is_too_weak() -> None:
    stuck = "Nothing more can be added, and this is not a decision yet: “undo”"
    for last in ("send", "preview", "S"):
        played = table("A1", "V", last)
        assert played.out.count(stuck) == 2
    assert "“send” to finish" not in played.out


def test_the_preview_of_a_decision_before_chance() -> None:
    played = table("end", "end", "A3 2P+2S", "preview", "undo")
    assert "turn 3 · invasions" in played.out
    assert played.out.count("Reserve  P 1 × 1 · V 2 × 3 · A 0 × 2 · S 0 × 4") == 1
    preview = "Preview: what you have written, before chance answers.\n  Taken back: A3 2P+2S"
    assert preview in played.out
    assert (
        "avant que le hasard n’y réponde"
        in table("fin", "fin", "A3 2P+2B", "aperçu", lang="fr").out
    )


def test_only_one_word_to_ask_about() -> None:
    assert "“? end”: what can be written about it · “help”: every command" in table("?").out
    assert f"«{NBSP}? fin{NBSP}»{NBSP}: ce qui peut" in table("?", lang="fr").out


def test_the_help_hangs_below_itself() -> None:
    lines = table("aide", lang="fr").out.splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("  annuler [n]"))
    assert (
        lines[at + 1] == " " * lines[at].index("reprendre") + "s’il n’y en a pas, le dernier coup"
    )


def test_a_chapter_of_one_clause() -> None:
    out = table("rule").out
    assert "  P1          " in out
    assert "P1–P1" not in out


def test_a_refused_card_is_named_as_it_is_typed() -> None:
    played = table("6 plaine, plaine", lang="fr", companion=True, seed=None)
    assert "✗ plaine" in played.out
    assert f"il ne reste plus de carte «{NBSP}plaine{NBSP}»" in played.out


def test_a_record_is_told_with_one_board_a_decision(tmp_path: Path) -> None:
    path = tmp_path / "game.arb"
    table("end", "quit", record=path)
    words = Words("en", ["arbitre.core", "arbitre.cli"])
    told = CliRunner().invoke(Commands(words), ["replay", str(path)]).output
    assert told.startswith("[1-50]\n    Region discard: 12 cards, mountains on top [SA-S2]\n")
    assert told.count("Sans Alliés | turn ") == 2
    part = CliRunner().invoke(Commands(words), ["replay", str(path), "--at", "12"]).output
    assert part.startswith("[1-12]\n")
    assert part.count("Sans Alliés | turn ") == 1
