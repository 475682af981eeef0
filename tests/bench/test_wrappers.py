"""The wrappers are measured beside the engine's own loops, by whole games, and told in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from arbitre.bench import wrappers
from arbitre.bench.compare import Public
from arbitre.core.game import game
from arbitre.core.words import Words


def test_every_way_plays_whole_games_the_same_each_time() -> None:
    for way in wrappers.ways_of(1):
        play = wrappers.WAYS[way](game("sans_allies"), 1)
        first = play(3)
        assert first > 3
        assert play(3) == first
    assert "gymnasium" not in wrappers.ways_of(4)


def test_both_kinds_of_pettingzoo_count_what_seats_say() -> None:
    turns, table = (
        wrappers.WAYS[way](game("sans_allies"), 1) for way in ("pettingzoo", "parallel")
    )
    assert turns(5) == table(5)  # alone there is no difference


class _Told(Public):
    """A public engine that answers at once."""

    def __init__(self, name: str) -> None:
        super().__init__(name, [])

    def python(self) -> Any:
        return None

    def measure(self, python: Any, seconds: float) -> dict[str, Any]:
        return {"steps_per_s": 1234.4, "version": "1.2", "game": "gin"}


def test_the_report_has_every_game_and_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wrappers, "MODES", (("sans_allies", 1), ("dead_reckoning", 2)))
    figures = wrappers.run(0.001, 1, lambda text: None, [_Told("rlcard_environment")])
    assert set(figures["games"]) == {"sans_allies 1", "dead_reckoning 2"}
    assert set(figures["games"]["dead_reckoning 2"]) == set(wrappers.WAYS) - {"gymnasium"}
    for lang in ("en", "fr"):
        lines = wrappers.report(figures, Words(lang, ["arbitre.bench"]))
        assert len(lines) == 6
        assert lines[2].startswith("sans_allies 1 | ")
        assert "(1.00)" in lines[2]
        assert lines[3].count("–") == 1  # Gymnasium has games of one seat
        assert "rlcard 1.2 gin" in lines[4]
        assert "1234" in lines[4]
