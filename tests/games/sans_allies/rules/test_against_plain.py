"""Random games of Sans Alliés on both engines in lockstep: they never disagree."""

from __future__ import annotations

import tomllib
from collections import Counter
from random import Random
from typing import Any

import pytest

from arbitre.core.game import game
from tests.games.sans_allies.plain_cards import State, Values, brief, miscounts
from tests.games.sans_allies.plain_engine import PlainEngine, Refused
from tests.games.sans_allies.random_games import (
    random_decision,
    random_edition,
    random_outcome,
    random_position,
    random_text,
)
from tests.games.sans_allies.tables import FastTable, PlainTable

pytestmark = pytest.mark.no_cover  # long loops over what other tests measure

CHUNKS = 8
GAMES = 10  # a chunk
SOAK_CHUNKS = 40
SOAK_GAMES = 60
LONGEST = 1500  # moves


class Lockstep:
    """One game on two tables."""

    def __init__(self, state: State, values: Values, rng: Random) -> None:
        self.plain = PlainTable(state, values)
        self.fast = FastTable(state)
        self.values = values
        self.rng = rng
        self.told: list[str] = []
        self.phases: Counter[str] = Counter()

    def compare(self) -> None:
        state = self.plain.state()
        self.phases[state["phase"]] += 1
        assert self.fast.state() == state, self.story()
        assert self.fast.actor() == self.plain.actor(), self.story()
        assert self.fast.result() == self.plain.result(), self.story()
        assert sorted(self.fast.legal()) == sorted(self.plain.legal()), self.story()
        assert self.fast.outcomes() == self.plain.outcomes(), self.story()
        assert not miscounts(state, self.values), self.story()

    def play(self, seat: str, text: str) -> bool:
        """Play on both; whether it was accepted, with the same answer from both."""
        self.told.append(f"{seat} {text}")
        before = self.plain.state()
        answers: list[set[str] | None] = []
        for table in (self.plain, self.fast):
            try:
                table.play(seat, text)
                answers.append(None)
            except Refused as refused:
                answers.append(refused.clauses)
        plain, fast = answers
        assert (plain is None) == (fast is None), (plain, fast, self.story())
        if plain is None or fast is None:
            return True
        # the plain engine names every clause that is broken, or none where the rules have none
        assert not plain or fast <= plain, (plain, fast, self.story())
        assert brief(self.fast.state()) == before, self.story()
        self.told.pop()
        return False

    def step(self) -> None:
        rng = self.rng
        actor = self.plain.actor()
        state = self.plain.state()
        if rng.random() < 0.25:
            seat = rng.choice(("invader", "invader", "invader", "chance"))
            text = random_text(rng, state["phase"]) if seat == "invader" else random_outcome(rng)
            if self.play(seat, text):
                return
        if actor == "chance":
            outcomes = self.plain.outcomes()
            text = rng.choices(list(outcomes), list(outcomes.values()))[0]
            assert self.play("chance", text), self.story()
        else:
            text = random_decision(rng, self.plain.engine, state, self.plain.legal())
            assert self.play("invader", text), (text, self.story())

    def run(self) -> None:
        self.compare()
        while self.plain.actor() is not None and len(self.told) < LONGEST:
            if self.rng.random() < 0.03:
                self.fast = FastTable(self.plain.state())  # the JSON form says everything
            self.step()
            self.compare()

    def story(self) -> str:
        shown = {key: value for key, value in self.plain.state().items() if key != "edition"}
        return f"{shown} after {self.told[-12:]}"


def play_games(chunk: int, games: int) -> Counter[str]:
    """Some games, from the set-up and from the middle."""
    phases: Counter[str] = Counter()
    for number in range(games):
        rng = Random(f"{chunk} {number}")
        source = random_edition(rng)
        values = tomllib.loads(source)
        if number % 4 == 0:
            state = PlainEngine(values).start(source)
        else:
            state = random_position(rng, values, source)
        table = Lockstep(state, values, rng)
        table.run()
        phases += table.phases
    return phases


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games(chunk: int) -> None:
    phases = play_games(chunk, GAMES)
    assert {"drawing", "invasions", "dice", "recovery", "losses", "research_die"} <= set(phases)


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(100, 100 + SOAK_CHUNKS))
def test_many_random_games(chunk: int) -> None:
    assert len(play_games(chunk, SOAK_GAMES)) == 14


def test_released_editions() -> None:
    sans_allies = game("sans_allies")
    for name in sans_allies.editions():
        edition = sans_allies.edition(name)
        values: Values = edition.values
        position = sans_allies.start(edition=name)
        start: Any = position.to_dict()
        assert brief(start) == PlainEngine(values).start(start["edition"])
        for number in range(2):
            Lockstep(start, values, Random(f"{name} {number}")).run()


def test_start_of_an_edition_of_one_s_own() -> None:
    sans_allies = game("sans_allies")
    source = random_edition(Random(1))
    edition = sans_allies.read_edition(source, "mine.toml")
    start: Any = sans_allies.start(edition=edition).to_dict()
    assert brief(start) == PlainEngine(tomllib.loads(source)).start(source)
