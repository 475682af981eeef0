"""The plain engine by itself: nothing is lost in random games, and the odds are what the dice do."""

from __future__ import annotations

import tomllib
from collections import Counter
from fractions import Fraction
from random import Random

import pytest

from tests.games.sans_allies.plain_cards import State, Values, brief, miscounts, read_cards, size
from tests.games.sans_allies.plain_engine import PlainEngine, Refused
from tests.games.sans_allies.random_games import (
    random_decision,
    random_edition,
    random_position,
    random_text,
)

pytestmark = pytest.mark.no_cover  # long loops over what other tests measure


def _game(seed: int) -> tuple[PlainEngine, State, Values, Random]:
    rng = Random(seed)
    source = random_edition(rng)
    values = tomllib.loads(source)
    engine = PlainEngine(values)
    start = random_position(rng, values, source) if seed % 3 else engine.start(source)
    return engine, start, values, rng


def _next(engine: PlainEngine, state: State, rng: Random) -> State:
    if engine.actor(state) == "chance":
        outcomes = engine.outcomes(state)
        return engine.play(state, "chance", rng.choices(list(outcomes), list(outcomes.values()))[0])
    text = random_decision(rng, engine, state, engine.legal(state))
    return engine.play(state, "invader", text)


def test_no_card_is_lost_and_every_listed_decision_is_accepted() -> None:
    phases: Counter[str] = Counter()
    results: Counter[str] = Counter()
    for seed in range(24):
        engine, state, values, rng = _game(seed)
        moves = 0
        while engine.actor(state) is not None and moves < 1500:
            moves += 1
            phases[state["phase"]] += 1
            assert not miscounts(state, values)
            if engine.actor(state) == "invader":
                legal = engine.legal(state)
                assert len(set(legal)) == len(legal) > 0
                engine.play(state, "invader", rng.choice(legal))
                _try(engine, state, random_text(rng, state["phase"]))
            state = _next(engine, state, rng)
        results[engine.result(state) or "unfinished"] += 1
    assert len(phases) == 13
    assert set(results) == {"invader SA-C3", "enemy SA-R3"}


def _try(engine: PlainEngine, state: State, text: str) -> None:
    """What is accepted contains something listed."""
    before = brief(state)
    try:
        engine.play(state, "invader", text)
    except Refused:
        assert text not in engine.legal(state)
    else:
        word, _, rest = text.partition(" ")
        force = read_cards(rest) if word[1:].isdigit() else None
        listed = [text.split() for text in engine.legal(state)]
        parts = [read_cards(part[1]) for part in listed if part[0] == word and force]
        if word == "bomb" and rest.isdigit():
            assert f"bomb {min(6, int(rest))}" in engine.legal(state)
        elif force:
            assert any(all(force.get(k, 0) >= n for k, n in (p or {}).items()) for p in parts)
        else:
            assert text in engine.legal(state)
    assert brief(state) == before


@pytest.mark.rule("SA-I5")
def test_odds_are_what_playing_every_roll_gives() -> None:
    attacks = 0
    for seed in range(1, 40):
        engine, state, _, rng = _game(3 * seed + 1)
        listed = [text for text in engine.legal(state) if text[1].isdigit()]
        for text in rng.sample(listed, min(3, len(listed))):
            place, _, force_text = text.partition(" ")
            force = read_cards(force_text)
            assert force is not None
            attacks += 1
            assert engine.exact_odds(state, place, force) == _played(engine, state, text)
    assert attacks > 60


def _played(engine: PlainEngine, state: State, text: str) -> tuple[Fraction, ...]:
    """Success, retreat, neither, cards lost: by playing all the rolls."""
    place = text[:2]
    thrown = engine.play(state, "invader", text)
    success = retreat = stays = lost = 0
    for outcome, weight in engine.outcomes(thrown).items():
        after = engine.play(thrown, "chance", outcome)
        if after["phase"] == "recovery":
            largest = max(engine.legal(after), key=lambda t: size(read_cards(t[8:]) or {}))
            largest = "recover none" if largest.endswith("none") else largest
            after = engine.play(after, "invader", largest)
        elif after["phase"] == "losses":
            after = engine.play(after, "invader", engine.legal(after)[0])
        lost += weight * (_units(state) - _units(after))
        if after["pyramid"][place[0]][int(place[1]) - 1] is None:
            success += weight
        elif after["phase"] == "invasions":
            stays += weight
        else:
            retreat += weight
    return tuple(Fraction(number, 36) for number in (success, retreat, stays, lost))


def _units(state: State) -> int:
    reserve: dict[str, int] = state.get("reserve", {})
    return size(reserve)
