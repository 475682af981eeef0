"""Beside a real table the program may draw what is asked for: once, all of a kind, from now on."""

from __future__ import annotations

from pathlib import Path

import pytest

from arbitre.core.record import read_record
from arbitre.term.play import Request
from tests.term.tables import moves, piped, request
from tests.toys.climb import Climb


def companion(toy: Climb, path: Path, lang: str = "en", seed: int = 7) -> Request:
    return request("human", lang, rules=toy, companion=True, record=path, seed=seed)


def chance(path: Path) -> list[str]:
    return [line.split()[1] for line in moves(path) if line.startswith("chance ")]


@pytest.mark.parametrize(("lang", "word"), [("en", "draw"), ("fr", "tirer")])
def test_one_outcome_is_drawn_the_next_is_typed(
    climb: Climb, tmp_path: Path, lang: str, word: str
) -> None:
    path = tmp_path / "climb.arb"
    played = piped(companion(climb, path, lang), "rope1", "go", word, "sun")
    assert len(chance(path)) == 2
    assert chance(path)[0] in "123456"
    assert chance(path)[1] == "sun"
    assert f"told rolled {chance(path)[0]}" in played.out
    text = path.read_text(encoding="utf-8")
    assert (
        "seed" not in text
    )  # nobody promised anything: what was drawn is written like what was typed
    assert len(list(read_record(text).replay())) == 4


def test_what_is_drawn_has_the_chances_of_the_game(climb: Climb, tmp_path: Path) -> None:
    """Sun is twice as likely as snow; every face of the die comes up."""
    faces, weather = set(), []
    for seed in range(60):
        path = tmp_path / f"{seed}.arb"
        piped(companion(climb, path, seed=seed), "rope1", "go", "draw 2")
        die, sky = chance(path)
        faces.add(die)
        weather.append(sky)
    assert faces == set("123456")
    assert 30 <= weather.count("sun") <= 50  # 40 expected, 3 standard deviations are 11


def test_so_many_all_and_from_now_on(climb: Climb, tmp_path: Path) -> None:
    path = tmp_path / "climb.arb"
    piped(companion(climb, path), "rope1", "go", "draw all")
    assert len(chance(path)) == 2
    # from now on: the next turn asks for nothing
    played = piped(companion(climb, path), "rope1", "go", "draw always", "rope2", "go", "draws")
    assert len(chance(path)) == 4
    assert played.out.count("Which die?") == 1
    assert "The program draws from now on: what chance does; “draws none” stops it." in played.out
    lines = ["rope1", "go", "draw always", "draws none", "rope2", "go", "3"]
    played = piped(companion(climb, path), *lines)
    assert "The program draws only when it is asked to." in played.out
    assert chance(path)[2:] == ["3"]
    # everything, before anything was asked for
    played = piped(companion(climb, path, "fr"), "tirages tout", "rope1", "go")
    assert "Le programme tire désormais tout" in played.out
    assert len(chance(path)) == 2
    played = piped(companion(climb, path), "rope1", "go", "draw never", "draw some", "draw 0", "4")
    assert chance(path) == ["4"]
    assert played.out.count("“draw 2”: so many") == 2


def test_undo_takes_back_what_was_drawn_in_one_go(climb: Climb, tmp_path: Path) -> None:
    path = tmp_path / "climb.arb"
    played = piped(companion(climb, path), "rope1", "go", "draw all", "undo")
    assert moves(path) == ["climber rope1", "climber go"]
    assert "And 1 line that chance added." in played.out
    # typed and drawn: each by itself
    piped(companion(climb, path), "rope1", "go", "3", "draw", "undo")
    assert chance(path) == ["3"]
    piped(companion(climb, path), "rope1", "go", "3", "draw", "undo", "undo", "5 snow")
    assert chance(path) == ["5", "snow"]
    # drawn unasked it would come again at once: the line before goes too
    piped(companion(climb, path), "draws all", "rope1", "go", "undo")
    assert moves(path) == ["climber rope1"]
    # taken back, what began the drawing is asked for again
    played = piped(companion(climb, path), "rope1", "go", "draw always", "undo", "5", "snow")
    assert "The program draws only when it is asked to." in played.out
    assert chance(path) == ["5", "snow"]
    # the same moment draws the same: nobody fishes for a better die
    piped(companion(climb, path), "rope1", "go", "draw")
    first = chance(path)
    piped(companion(climb, path), "rope1", "go", *["draw", "undo"] * 3, "draw")
    assert chance(path) == first


def test_the_commands_are_listed_where_they_serve(climb: Climb, tmp_path: Path) -> None:
    path = tmp_path / "climb.arb"
    played = piped(companion(climb, path), "help", "rope1", "go", "help", "?", "draws some")
    assert played.out.count("what the program draws by itself") == 3
    assert played.out.count("let the program draw it") == 1
    assert "“draw”: the program draws it instead." in played.out
    dealt = piped(request("human", "en", rules=climb), "help", "draws all")
    assert "what the program draws by itself" not in dealt.out
    assert "The program deals in this game" in dealt.out
