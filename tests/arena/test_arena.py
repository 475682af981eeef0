"""The arena: fair seats, results that depend on nothing but seed and index, honest statistics."""

from __future__ import annotations

import json
import multiprocessing
import os
import re
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from math import isclose
from pathlib import Path
from typing import Any

import pytest

import arbitre.arena
import arbitre.arena.match
from arbitre.arena.match import UNDECIDED, Outcome, play_match, seated
from arbitre.arena.report import report_text, to_dict
from arbitre.arena.statistics import mean, median, quantile, spread, wilson
from arbitre.arena.tournament import Failure, Series, Summary, play_series, run
from arbitre.core.chance import Rng
from arbitre.core.game import Bot, game, register
from arbitre.core.message import BadInput
from arbitre.core.position import Move, View
from arbitre.core.words import LANGUAGES, Words
from tests.toys.cards import Cards

POWER = game("power")
SHORT: dict[str, object] = {"rounds": 4}


class Faulty(Bot):
    """Plays the first card, and breaks in the one game in which it holds both 5 and 6."""

    def decide(self, view: View, rng: Rng, budget: int) -> Move:
        if view.data["hand"] == [5, 6]:
            raise ZeroDivisionError("both cards")
        return view.sample(rng).moves(str(view.seat))[0]


class Deadly(Bot):
    """Takes its whole process with it, unless that is the one in command."""

    home = os.getpid()

    def decide(self, view: View, rng: Rng, budget: int) -> Move:
        if os.getpid() != Deadly.home:
            os._exit(3)
        return view.sample(rng).moves(str(view.seat))[0]


class Plain(Bot):
    """Plays its first card."""

    def decide(self, view: View, rng: Rng, budget: int) -> Move:
        return view.sample(rng).moves(str(view.seat))[0]


class Arcade(Cards):
    """The toy game, with players of its own."""

    id = "arcade"

    def bots(self) -> dict[str, type[Bot]]:
        return {"faulty": Faulty, "deadly": Deadly, "plain": Plain}


ARCADE = Arcade()


@pytest.fixture(autouse=True)
def arcade() -> Iterator[None]:
    register(ARCADE)
    Deadly.home = os.getpid()
    there = set(
        multiprocessing.active_children()
    )  # of tests before this one, which may still be ending
    yield
    assert not set(multiprocessing.active_children()) - there


def series(bots: list[str], games: int, seed: int = 1) -> Series:
    return Series(POWER.id, tuple(bots), games, seed, SHORT, POWER.edition(""))


# -- one match -----------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [2, 3, 4])
def test_every_entry_sits_everywhere(count: int) -> None:
    tables = [seated(count, index) for index in range(count)]
    for seat in range(count):
        assert sorted(table[seat] for table in tables) == list(range(count))
    assert seated(count, count) == tables[0]


def test_a_match_repeats_whatever_was_played_before() -> None:
    bots = ["random", "greedy", "random"]
    alone = play_match(POWER, bots, 3, 5, SHORT)
    play_match(POWER, bots, 3, 4, SHORT)
    assert play_match(POWER, bots, 3, 5, SHORT) == alone
    assert alone.entries == (2, 0, 1)
    assert alone.turns == 4
    assert alone.moves == 12
    assert set(alone.scores) == {0, 1, 2}


def test_seed_and_index_both_count() -> None:
    bots = ["random"] * 4
    scores = {
        json.dumps(play_match(POWER, bots, seed, index, SHORT).scores, sort_keys=True)
        for seed in (1, 2)
        for index in (0, 4)
    }
    assert len(scores) == 4


def test_winners_by_entry_and_by_seat_agree() -> None:
    for index in range(4):
        outcome = play_match(POWER, ["greedy", "random", "random", "random"], 2, index, SHORT)
        by_seat = tuple(outcome.entries[seat] for seat in outcome.winning_seats)
        assert by_seat == outcome.winners
        best = max(outcome.scores.values())
        assert all(outcome.scores[entry] == best for entry in outcome.winners)


def test_chance_is_dealt() -> None:
    outcomes = [play_match(ARCADE, ["plain", "plain"], 1, index) for index in range(12)]
    # the players use no chance of their own: cards and dice make the difference
    assert len({outcome.winning_seats for outcome in outcomes}) == 3
    assert all(outcome.turns == 2 and outcome.moves == 4 for outcome in outcomes)


def test_a_game_without_end_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arbitre.arena.match, "MOST_TURNS", 3)
    outcome = play_match(POWER, ["random"] * 4, 1, 0, {"rounds": 0})
    assert (outcome.clause, outcome.winners, outcome.turns) == (UNDECIDED, (), 3)
    summary = Summary(series(["random"] * 4, 1), [outcome])
    assert "left undecided" in report_text(summary, "en")


def test_options_and_editions_are_used() -> None:
    source = POWER.edition("").source.replace('"classic"', '"mine"').replace("S = 2\n", "S = 9\n")
    mine = POWER.read_edition(source, "mine")
    rich = play_match(POWER, ["random"] * 4, 1, 0, {"rounds": 1}, mine)
    poor = play_match(POWER, ["random"] * 4, 1, 0, {"rounds": 1})
    assert sum(rich.scores.values()) > sum(poor.scores.values()) + 40
    summary = run(POWER, ["random"] * 4, 1, 1, 1, options={"rounds": 1}, edition=mine)
    assert summary.outcomes[0] == rich


def test_programs_alone_play_as_long_as_the_game_wishes() -> None:
    power = game("power")
    assert power.arena_options() == {"rounds": 150}
    assert run(power, ["random"] * 2, 0, jobs=1).series.options == {"rounds": 150}
    given: dict[str, object] = {"rounds": 2, "ship_diagonals": True}
    assert run(power, ["random"] * 2, 0, jobs=1, options=given).series.options == given


@pytest.mark.parametrize(
    ("bots", "options", "key"),
    [
        (["random", "clever"], {}, "unknown-bot"),
        (["random"], {}, "players"),
        (["random"] * 2, {"colour": 1}, "unknown-option"),
    ],
)
def test_bad_input_is_said_before_anything_is_played(
    bots: list[str], options: dict[str, object], key: str
) -> None:
    with pytest.raises(BadInput) as caught:
        run(POWER, bots, 9, 1, 2, options=options)
    assert caught.value.message.key == key


# -- many ----------------------------------------------------------------------------------------


@pytest.mark.no_cover  # long: other tests measure it
def test_the_result_depends_neither_on_jobs_nor_on_batches() -> None:
    bots = ["greedy", "random", "random"]
    alone = run(POWER, bots, 9, 6, 1, options=SHORT)
    assert run(POWER, bots, 9, 6, 2, options=SHORT) == alone
    for batch in (1, 3, 100):
        played = list(play_series(POWER, alone.series, 2, batch))
        assert [outcome for part in played for outcome in part] == alone.outcomes
    assert [outcome.index for outcome in alone.outcomes] == list(range(9))


@pytest.mark.parametrize("jobs", [1, 2])
def test_progress(jobs: int) -> None:
    told: list[tuple[int, int]] = []
    run(ARCADE, ["plain", "plain"], 20, 1, jobs, lambda *done: told.append(done))
    assert told[-1] == (20, 20)
    assert told == sorted(told)
    assert {total for _, total in told} == {20}


def test_nothing_to_play() -> None:
    summary = run(ARCADE, ["plain", "plain"], 0)
    assert summary.outcomes == []
    assert "0 games" in report_text(summary, "en")


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_fault_names_the_game_that_repeats_it(jobs: int) -> None:
    with pytest.raises(Failure) as caught:
        run(ARCADE, ["plain", "faulty"], 200, 1, jobs)
    failure = caught.value
    assert failure.seed == 1
    assert failure.reason == "ZeroDivisionError: both cards"
    assert "in decide" in failure.trace
    assert f"game {failure.index} of seed 1" in str(failure)
    with pytest.raises(ZeroDivisionError):
        play_match(ARCADE, ["plain", "faulty"], failure.seed, failure.index)
    for index in range(failure.index):
        play_match(ARCADE, ["plain", "faulty"], failure.seed, index)
    for lang in LANGUAGES:
        assert str(failure.index) in Words(lang, ["arbitre.arena"]).say(failure.message)


def test_a_worker_that_dies_is_reported() -> None:
    with pytest.raises(Failure) as caught:
        run(ARCADE, ["plain", "deadly"], 40, 1, 2)
    assert "BrokenProcessPool" in caught.value.reason
    assert caught.value.index >= 1


def test_a_worker_that_dies_early_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    submit = ProcessPoolExecutor.submit
    given: list[object] = []

    def second_fails(pool: ProcessPoolExecutor, *task: Any) -> Future[Any]:
        given.append(task)
        if len(given) > 1:
            raise BrokenProcessPool("gone")
        return submit(pool, *task)

    monkeypatch.setattr(ProcessPoolExecutor, "submit", second_fails)
    wanted = Series(ARCADE.id, ("plain", "plain"), 40, 1, {}, ARCADE.edition(""))
    with pytest.raises(Failure) as caught:
        list(play_series(ARCADE, wanted, 2, batch=5))
    # game 0 is played first, then 1 to 5
    assert caught.value.index == 6
    assert "BrokenProcessPool" in caught.value.reason


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupt_is_clean(jobs: int) -> None:
    def stop(done: int, total: int) -> None:
        if done > 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(ARCADE, ["plain", "plain"], 200, 1, jobs, stop)


# -- counting ------------------------------------------------------------------------------------


def outcome(index: int, winners: tuple[int, ...], clause: str, turns: int) -> Outcome:
    entries = seated(4, index)
    seats = tuple(entries.index(entry) for entry in winners)
    return Outcome(index, entries, winners, seats, clause, turns, turns * 4, {0: 10 * index})


def hand_made() -> Summary:
    outcomes = [
        outcome(0, (0,), "PW-F6", 10),
        outcome(1, (0, 2), "PW-F7", 40),
        outcome(2, (), "PW-F4", 20),
        outcome(3, (1, 2, 3), "PW-F7", 40),
    ]
    return Summary(series(["greedy", "random", "random", "random"], 4), outcomes)


def test_shared_wins_are_shared() -> None:
    summary = hand_made()
    assert summary.wins() == [1.5, 1 / 3, 0.5 + 1 / 3, 1 / 3]
    assert isclose(sum(summary.seat_wins()), 3)
    # entry 0 sits in seat 0 in game 0 and in seat 3 in game 1
    assert summary.seat_wins()[0] == 1 + 1 / 3
    assert summary.draws() == 1
    assert summary.clauses() == {"PW-F7": 2, "PW-F4": 1, "PW-F6": 1}
    assert summary.scores(0) == [0, 10, 20, 30]
    assert summary.scores(1) == []


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (8, 10, 0.490, 0.943),
        (0, 10, 0.0, 0.278),
        (10, 10, 0.722, 1.0),
        (1, 1, 0.207, 1.0),
        (50, 100, 0.404, 0.596),
        (15, 148, 0.0624, 0.1605),  # Newcombe 1998, the example of method 3
        (81, 263, 0.2553, 0.3662),  # the same paper
        (2.5, 10, 0.0809, 0.5578),  # a shared win: the formula by hand
    ],
)
def test_wilson(wins: float, games: int, low: float, high: float) -> None:
    found = wilson(wins, games)
    assert found == pytest.approx((low, high), abs=6e-4)
    other = wilson(games - wins, games)
    assert found == pytest.approx((1 - other[1], 1 - other[0]))


def test_wilson_of_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_plain_statistics() -> None:
    assert mean([]) == median([]) == spread([]) == spread([4]) == 0.0
    assert median([4, 1, 3, 2]) == 2.5
    assert [quantile([0, 10, 20, 30, 40], share) for share in (0, 0.1, 0.5, 1)] == [0, 4, 20, 40]
    assert spread([1, 3]) == pytest.approx(2**0.5)


# -- reports -------------------------------------------------------------------------------------


def test_report_in_english() -> None:
    text = report_text(hand_made(), "en")
    assert text.startswith("power: 4 games, seed 1, rounds=4\n")
    assert re.search(r"1 greedy +1\.5 +37\.5 % +\d+\.\d % – \d+\.\d % +15\.0", text)
    assert re.search(r"PW-F7 .+ 2 +50\.0 %", text)
    assert "1 draw\n" in text
    assert "median 30.0, from 13.0 to 40.0 for 80 % of the games" in text
    assert text.endswith("; the shortest 10, the longest 40")
    assert not text.endswith("\n")


def test_report_in_french() -> None:
    text = report_text(hand_made(), "fr")
    assert text.startswith("power : 4 parties, graine 1, rounds=4\n")
    assert re.search(r"1 greedy +1,5 +37,5 %", text)
    assert "1 partie nulle\n" in text
    assert "médiane 30,0" in text


def test_report_as_data() -> None:
    data = json.loads(json.dumps(to_dict(hand_made())))
    assert data == json.loads(json.dumps(hand_made().to_dict()))
    assert data["bots"] == ["greedy", "random", "random", "random"]
    assert data["players"][0]["rate"] == 0.375
    assert data["players"][0]["score"] == 15.0
    assert data["ends"] == {"PW-F7": 2, "PW-F4": 1, "PW-F6": 1}
    assert data["length"] == {
        "median": 30.0,
        "low": 13.0,
        "high": 40.0,
        "mean": 27.5,
        "spread": pytest.approx(15.0),
        "least": 10,
        "most": 40,
    }
    assert [seat["seat"] for seat in data["seats"]] == [1, 2, 3, 4]


def test_both_languages_say_the_same_things() -> None:
    folder = Path(arbitre.arena.__file__).parent
    commands = [folder.parent / "cli" / name for name in ("arena.py", "playing.py")]
    luck, faults = folder.parent / "core" / "luck.py", folder.parent / "bots" / "faults.py"
    files = [*folder.glob("*.py"), *commands, luck, faults]
    source = "".join(path.read_text(encoding="utf-8") for path in files)
    found: dict[str, dict[str, set[str]]] = {}
    for lang in LANGUAGES:
        text = (folder / "locale" / f"{lang}.ftl").read_text(encoding="utf-8")
        messages = re.findall(r"^([a-z-]+) = (.*(?:\n[ }].*)*)", text, re.MULTILINE)
        found[lang] = {key: set(re.findall(r"\$[a-z]+", body)) for key, body in messages}
    assert found["fr"] == found["en"]
    for key in found["en"]:
        groups = ("arena-", "arena-luck-", "arena-until-", "arena-forfeit-")
        parts = (key, *(key.removeprefix(group) for group in groups))
        assert any(f'"{part}"' in source for part in parts), key
