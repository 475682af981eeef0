"""A game for one: every player and edition on the same games, compared in pairs."""

from __future__ import annotations

import json
import multiprocessing
import re
from collections.abc import Iterator

import pytest

from arbitre.arena.match import play_match
from arbitre.arena.report import report_text, to_dict
from arbitre.arena.solo import Pair, compare, pairs
from arbitre.arena.solo_report import solo_dict, solo_text
from arbitre.arena.statistics import paired
from arbitre.arena.tournament import Failure, run
from arbitre.core import game as registry
from arbitre.core.chance import Dealer, Rng
from arbitre.core.edition import Edition
from arbitre.core.game import Bot, register
from arbitre.core.message import BadInput, Result
from arbitre.core.options import number, settle
from arbitre.core.position import Move, View
from arbitre.core.tally import Tally
from arbitre.core.words import LANGUAGES, Words
from arbitre.testing import check_game
from tests.toys.cards import Cards, CardsPosition
from tests.toys.patience import Counted, Patience

SEED = 5
PATIENCE = Patience()


class Doomed(CardsPosition):
    @property
    def result(self) -> Result | None:
        ended = super().result
        return Result(("enemy",), ended.clause, {**ended.scores, "enemy": 9}) if ended else None


class DoomedCards(Cards):
    """Two seats that always lose to the rules."""

    id = "doomed"

    def start(
        self,
        seed: int | None = None,
        *,
        seats: int = 0,
        edition: str | Edition = "",
        options: dict[str, object] | None = None,
    ) -> CardsPosition:
        position = Doomed()
        position.rules = number(settle(self.options, options or {}), "tricks")
        return position


DOOMED = DoomedCards()


@pytest.fixture(autouse=True)
def toys() -> Iterator[None]:
    register(PATIENCE)
    register(DOOMED)
    yield
    for toy in (PATIENCE, DOOMED):
        registry._games.pop(toy.id)
    assert not multiprocessing.active_children()


def rolled(index: int, target: int = 6) -> list[int]:
    """The rolls of a player who stops at the target only: what the dealer of a game has in store."""
    dealer = Dealer(Rng(SEED, index, "dealer").below(1 << 62))
    rolls: list[int] = []
    while 1 not in rolls and sum(rolls) < target:
        rolls.append(dealer.below(6) + 1)
    return rolls


def test_the_toy_keeps_the_contract() -> None:
    check_game(PATIENCE, games=3)


# -- one match -----------------------------------------------------------------------------------


def test_a_game_is_dealt_won_lost_and_counted() -> None:
    seen = set()
    for index in range(12):
        outcome = play_match(PATIENCE, ["bold"], SEED, index)
        rolls = rolled(index)
        lost = 1 in rolls
        seen.add(lost)
        assert outcome.lost == lost
        assert outcome.winners == outcome.winning_seats == (() if lost else (0,))
        assert outcome.reason == ("one" if lost else "")
        assert outcome.clause == ("PA-1" if lost else "PA-2")
        assert outcome.counts == {"rolls": len(rolls), "sixes": rolls.count(6)}
        assert outcome.turns == len(rolls)
        assert outcome.moves == len(rolls) + (0 if lost else 1)
        assert outcome.scores == {0: sum(rolls)}  # the enemy's is no seat's
    assert seen == {True, False}


def test_the_tally_is_told_of_every_move_and_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    tally = Counted()
    monkeypatch.setattr(PATIENCE, "tally", lambda: tally)
    index = next(n for n in range(99) if len(rolled(n)) == 2 and 1 not in rolled(n))
    play_match(PATIENCE, ["bold"], SEED, index)
    states = [(json.loads(text)["state"], events) for text, events in tally.notes]
    turn = [("rolling", 1), ("deciding", 1)]
    assert states == [("deciding", 0), *turn, *turn, ("held", 1)]


def test_a_game_without_a_tally_counts_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PATIENCE, "tally", Tally)
    outcome = play_match(PATIENCE, ["timid"], SEED, 0)
    first = rolled(0)[0]
    assert (outcome.turns, outcome.counts, outcome.reason) == (2 if first > 1 else 1, {}, "")


def test_a_tally_sees_what_was_shown_at_once() -> None:
    outcome = play_match(Cards(), ["random", "random"], 1, 0)
    assert list(outcome.counts) == ["high", "ties"]
    summary = run(Cards(), ["random", "random"], 40, 1, 1)
    # the die favours the higher card 2 : 1, of 2 tricks a game
    assert 0.9 < sum(summary.counts()["high"]) / 40 < 1.7
    assert sum(summary.counts()["ties"]) == summary.draws()


@pytest.mark.parametrize("jobs", [1, 2])
def test_everybody_may_lose(jobs: int) -> None:
    summary = run(DOOMED, ["random", "random"], 12, 1, jobs)
    assert (summary.lost(), summary.draws(), summary.wins()) == (12, 0, [0.0, 0.0])
    assert all(set(outcome.scores) == {0, 1} for outcome in summary.outcomes)
    assert to_dict(summary)["lost"] == 12
    assert "12 games lost by everybody" in report_text(summary, "en")
    assert "12 parties perdues par tous" in report_text(summary, "fr")
    assert "no draws" in report_text(summary, "en")
    assert re.search(r"tricks to the higher card +\d\.\d\d +\d+\.\d %", report_text(summary, "en"))


# -- many ----------------------------------------------------------------------------------------


def test_every_player_and_edition_has_the_same_games() -> None:
    played = compare(PATIENCE, [("bold", 30), ("timid", 20)], SEED, 1, editions=["easy", "hard"])
    assert [[summary.series.bots for summary in block] for block in played.blocks] == [
        [("bold",), ("timid",)]
    ] * 2
    names = [summary.series.edition.full_name for summary in played.summaries]
    assert names == ["easy@1", "easy@1", "hard@2", "hard@2"]
    for target, block in zip((6, 12), played.blocks, strict=True):
        bold, timid = block
        assert bold.scores(0) == [sum(rolled(index, target)) for index in range(30)]
        assert timid.scores(0) == [rolled(index)[0] for index in range(20)]


def test_pairs_use_the_games_that_both_played() -> None:
    block = compare(PATIENCE, [("bold", 30), ("timid", 50)], SEED, 1).blocks[0]
    bold = [1 not in rolled(index) for index in range(30)]
    timid = [rolled(index)[0] == 6 for index in range(30)]
    both = sum(1 for index in range(30) if bold[index] and timid[index])
    assert pairs(block) == [
        Pair("easy@1", "timid", "bold", both, 0, sum(bold) - both, 30 - sum(bold))
    ]
    (pair,) = pairs(block)
    assert pair.games == 30
    assert pair.difference()[0] == pytest.approx((sum(timid) - sum(bold)) / 30)
    assert pair.difference() == paired(both, 0, sum(bold) - both, 30 - sum(bold))


@pytest.mark.parametrize("budget", [None, 1, 9])
def test_jobs_change_nothing_and_the_budget_reaches_the_player(budget: int | None) -> None:
    players = [("dreamer", 60), ("bold", 25)]
    alone, shared = (
        compare(PATIENCE, players, SEED, jobs, editions=["easy", "hard"], budget=budget)
        for jobs in (1, 2)
    )
    for one, two in zip(alone.summaries, shared.summaries, strict=True):
        assert one.outcomes == two.outcomes
    for lang in LANGUAGES:
        assert solo_text(alone, lang) == solo_text(shared, lang)
    assert solo_dict(alone) == solo_dict(shared)
    assert alone.summaries[0].series.budget == (3 if budget is None else budget)
    # it rolls on with a chance of (5/6)^budget: 5 rolls on average with 1, 1.4 with 3, 0.2 with 9
    turns = sum(alone.summaries[0].turns()) / 60
    low, high = {1: (1.5, 9.0), None: (0.6, 1.5), 9: (0.0, 0.6)}[budget]
    assert low < turns < high


def test_a_tournament_has_a_budget_too() -> None:
    few, many = (
        run(PATIENCE, ["dreamer"], 40, SEED, jobs, budget=budget)
        for jobs, budget in ((2, 1), (1, 9))
    )
    assert sum(few.turns()) > sum(many.turns())
    assert run(PATIENCE, ["dreamer"], 40, SEED, 1, budget=1).outcomes == few.outcomes
    assert run(PATIENCE, ["dreamer"], 40, SEED, 1).series.budget == PATIENCE.simulations


def test_progress_counts_over_all_series() -> None:
    told: list[tuple[int, int]] = []
    players = [("bold", 5), ("timid", 3)]
    compare(PATIENCE, players, SEED, 1, lambda *done: told.append(done), editions=["easy", "hard"])
    assert told == [(done, 16) for done in range(1, 17)]


@pytest.mark.parametrize(
    ("players", "editions", "key"),
    [
        ([("bold", 3), ("clever", 3)], ["easy"], "unknown-bot"),
        ([("bold", 3)], ["easy", "soft"], "unknown-edition"),
    ],
)
def test_bad_input_is_said_before_anything_is_played(
    players: list[tuple[str, int]], editions: list[str], key: str
) -> None:
    told: list[object] = []
    with pytest.raises(BadInput) as caught:
        compare(PATIENCE, players, 1, 1, lambda *done: told.append(done), editions=editions)
    assert caught.value.message.key == key
    assert not told


def test_a_fault_names_the_edition(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken(Bot):
        def decide(self, view: View, rng: Rng, budget: int) -> Move:
            raise ZeroDivisionError("12" if view.data["target"] == 12 else "6")

    monkeypatch.setattr(PATIENCE, "bots", lambda: {"broken": Broken})
    with pytest.raises(Failure) as caught:
        compare(PATIENCE, [("broken", 3)], 4, 1, editions=["hard"])
    for lang in LANGUAGES:
        said = Words(lang, ["arbitre.arena"]).say(caught.value.message)
        assert "hard@2" in said
        assert "broken" in said
        assert "ZeroDivisionError: 12" in said
