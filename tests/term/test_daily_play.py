"""The game of a day, played in the terminal."""

from __future__ import annotations

from pathlib import Path

from arbitre.core.daily import daily_seed
from arbitre.core.record import read_record
from arbitre.term.saving import sealed_path
from tests.term.tables import moves, piped, request
from tests.toys.climb import Climb

DAY = "2026-11-15"
LINES = [word for turn in range(1, 5) for word in (f"rope{turn}", "go")]


def test_everybody_gets_the_same_chance(climb: Climb, tmp_path: Path) -> None:
    shown = []
    for name in ("a", "b"):
        path = tmp_path / name
        asked = request(f"human:{name}", rules=climb, daily=DAY, seed=None, record=path)
        played = piped(asked, *LINES)
        assert f"The game of {DAY}, unranked" in played.out
        shown.append(moves(path))
        header = read_record(path.read_text(encoding="utf-8")).header
        assert header.daily == DAY
        assert header.opened == ("-", daily_seed("climb", DAY))
    assert shown[0] == shown[1]
    other = piped(request("human", rules=climb, daily="2026-11-14", seed=None), *LINES)
    assert DAY not in other.out


def test_a_day_is_taken_up_again(climb: Climb, tmp_path: Path) -> None:
    whole, cut = tmp_path / "whole", tmp_path / "cut"
    piped(request("human", rules=climb, daily=DAY, seed=None, record=whole), *LINES)
    piped(request("human", rules=climb, daily=DAY, seed=None, record=cut), *LINES[:2])
    sealed_path(cut).unlink()  # its seed is no secret
    played = piped(request("", rules=climb, resume=cut, seed=None), *LINES[2:])
    assert f"The game of {DAY}" in played.out
    assert cut.read_bytes() == whole.read_bytes()


def test_what_is_no_date_is_one_line() -> None:
    played = piped(request(daily="2026-02-30"))
    assert played.code == 2
    assert played.err == "arbitre: “2026-02-30” is no date: write it as 2026-11-15\n"
