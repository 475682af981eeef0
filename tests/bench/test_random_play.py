"""Random play is counted and copied as it should be, on the toy game and in the public engines."""

from __future__ import annotations

import operator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from arbitre.bench import compare as comparing
from arbitre.bench import dead_reckoning
from arbitre.bench.compare import Public
from arbitre.bench.engines import harness
from arbitre.bench.engines.catanatron_engine import Catanatron
from arbitre.bench.engines.harness import (
    Engine,
    Sample,
    choose_copy,
    copies_per_second,
    fault,
    measure,
)
from arbitre.bench.engines.rlcard_engine import GinRummy
from arbitre.bench.environments import EnvironmentProblem
from arbitre.bench.random_play import (
    OurEngine,
    compare,
    random_steps,
    report,
)
from arbitre.bench.sans_allies import PUBLIC
from arbitre.cli.bench import BESIDE, measured
from arbitre.core.chance import CHANCE, Rng
from arbitre.core.game import game_names
from arbitre.core.playout import draw_by_weight, play_at_random
from arbitre.core.words import Words
from tests.toys.cards import CardsPosition, Word, game

ENGINES: list[type[Engine]] = [Catanatron, GinRummy]


@pytest.fixture(autouse=True)
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Count the choices of some games only."""
    monkeypatch.setattr(harness, "SEEN", 20)


class Careless(OurEngine):
    """Copies that are wrong, each in its own way, and one that is right but slow."""

    def copies(self) -> list[tuple[str, Any]]:
        def shallow(position: CardsPosition) -> CardsPosition:
            copied = CardsPosition()
            vars(copied).update(vars(position))
            return copied

        return [
            ("start", lambda position: self.start(99)),
            ("shallow", shallow),
            ("read", self.keep),
        ]


def test_a_whole_game_is_counted() -> None:
    # four cards are dealt, then two tricks: two cards shown and a die each
    assert play_at_random(game.start(), Rng(1)) == (4, 6)
    played = random_steps(game, 1, 0.001)
    assert played.games % 10 == 0
    # the deal comes before the first decision
    assert (played.decisions, played.chances) == (4 * played.games, 2 * played.games)
    assert played.spent > 0


def test_chance_is_drawn_by_weight() -> None:
    rng = Rng("weights")
    high, low = Word("high"), Word("low")
    seen = [draw_by_weight([(high, 2), (low, 1)], rng) for _ in range(3000)]
    assert 1900 < seen.count(high) < 2100
    assert draw_by_weight([(low, 0), (high, 1)], rng) is high


def test_walks_and_play_repeat_for_a_seed() -> None:
    ours = OurEngine(game)
    first, again = ours.start(3), ours.start(3)
    assert first == again
    assert CHANCE not in first.actors
    # two and two cards to choose from, a die, one and one card, a die
    assert list(ours.walk(first, 5)) == [2, 2, 0, 1, 1, 0]
    list(ours.walk(again, 5))
    assert first == again
    assert first.result is not None


def test_sampled_positions_are_those_at_which_a_player_decides() -> None:
    ours = OurEngine(game)
    sample = Sample(ours, 15, 1)
    assert len(sample.positions) == 15
    assert all(CHANCE not in position.actors for position in sample.positions)
    assert all(position.actors for position in sample.positions)
    assert sample.choices == [2, 2, 1, 1] * (len(sample.choices) // 4)
    assert sample.forced == 0.5
    same = Sample(ours, 15, 1)
    assert same.positions == sample.positions


def test_a_wrong_copy_is_found() -> None:
    careless = Careless(game)
    positions = Sample(careless, 10, 1).positions
    faults = {name: fault(careless, copy, positions) for name, copy in careless.copies()}
    assert faults["start"] == "the copy is another position"
    assert faults["shallow"] == "playing the copy changes the original"
    assert faults["read"] == ""
    fresh = Sample(careless, 10, 1).positions
    name, _, found = choose_copy(careless, fresh)
    assert name == "read"
    assert [bool(one["fault"]) for one in found] == [True, True, False]


def test_without_a_right_copy_nothing_is_measured() -> None:
    class Hopeless(Careless):
        def copies(self) -> list[tuple[str, Any]]:
            return super().copies()[:1]

    with pytest.raises(RuntimeError, match="right copy"):
        choose_copy(Hopeless(game), Sample(OurEngine(game), 2, 1).positions)


def test_copies_are_counted_over_whole_sweeps() -> None:
    made: list[int] = []
    assert copies_per_second(made.append, [1, 2, 3], 0.001) > 0
    assert len(made) % 3 == 0
    made.clear()
    assert copies_per_second(made.append, [1, 2, 3], 0.0) > 0
    assert made == [1, 2, 3]


def test_one_measure_has_every_figure() -> None:
    found = measure(OurEngine(game), 0.001, 1, passes=2, positions=5)
    assert found["decisions_per_game"] == 4
    assert found["chances_per_game"] == 2
    assert found["choices_per_decision"] == 1.5
    assert found["positions"] == 5
    assert found["copy_method"] == "position.copy()"
    assert len(found["passes"]["steps_per_s"]) == 2
    for name in ("decisions_per_s", "steps_per_s", "copies_per_s"):
        assert found[name] > 0


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_comparison_and_its_report(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def public(self: Public, _python: Path, seconds: float) -> dict[str, Any]:
        answer = measure(OurEngine(game), seconds, 1, positions=2)
        answer |= {"engine": self.name, "version": "9.9", "game": "", "decisions_per_s": 0.5}
        return answer | {"games": 7, "copy_method": f"copy of {self.name}"}

    monkeypatch.setattr(comparing, "environment", lambda *_: Path("python"))
    monkeypatch.setattr(Public, "measure", public)
    said: list[str] = []
    figures = compare(
        game, [Public("first", ["f"]), Public("second", ["s"])], 0.001, 2, said.append
    )
    assert said[:3] == ["1/2 arbitre", "1/2 first", "1/2 second"]
    assert set(figures["figures"]) == {"first", "second"}
    for rows in figures["figures"].values():
        assert set(rows) == {"decisions", "steps", "copies"}
        assert rows["decisions"]["ratio"] == rows["decisions"]["ours_per_s"] / 0.5
    assert figures["engines"]["first"]["games"] == 14
    lines = report(figures, Words(lang, ["arbitre.core", "arbitre.bench"]))
    text = "\n".join(lines)
    assert lines[1].count("|") == 5
    assert all(line.count("|") == 5 for line in lines[2:5])
    assert "CPython" in text
    assert "second 9.9" in text
    assert "copy of first" in text


@pytest.mark.parametrize(
    ("lang", "title"), [("fr", "Jeu au hasard de "), ("en", "Random play of ")]
)
def test_any_game_is_measured_by_itself(lang: str, title: str) -> None:
    figures = compare(game, [], 0.001, 1, lambda _: None)
    assert figures["figures"] == {}
    lines = report(figures, Words(lang, ["arbitre.core", "arbitre.bench"]))
    assert lines[0].startswith(f"{title}{game.id}, ")
    assert [line.count("|") for line in lines[1:5]] == [1, 1, 1, 1]
    assert all(number > 0 for number in figures["ours"].values())


def test_every_public_engine_has_a_script_and_pins() -> None:
    engines = {kind.package for kind in ENGINES}
    assert {public.name for public in PUBLIC} == engines
    assert [public.name for public in dead_reckoning.PUBLIC] == ["catanatron"]
    for public in PUBLIC:
        assert all("==" in requirement for requirement in public.requirements)


def test_every_game_that_can_be_measured_has_its_functions() -> None:
    assert set(BESIDE) <= set(measured()) >= set(game_names())
    for name in BESIDE:
        found = import_module(f"arbitre.bench.{name}")
        assert callable(found.run), name
        assert callable(found.report), name


@pytest.mark.slow
@pytest.mark.parametrize("public", PUBLIC, ids=operator.attrgetter("name"))
def test_a_public_engine_answers(public: Public) -> None:
    """In its own environment, which is made where the network allows it."""
    try:
        python = public.python()
    except EnvironmentProblem as problem:
        pytest.skip(str(problem))
    found = public.measure(python, 0.01)
    assert found["engine"] == public.name
    assert found["version"] == public.requirements[0].partition("==")[2]
    assert found["decisions_per_s"] == found["steps_per_s"] > 0
    assert found["copies_per_s"] > 0
    assert found["positions"] == 100
    again = public.measure(python, 0.01)
    assert again["positions_digest"] == found["positions_digest"]
