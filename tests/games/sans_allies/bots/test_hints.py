"""The planner's hint: it recommends what it holds to be best, and its chance is what then happens."""

from __future__ import annotations

import multiprocessing
import sys

import pytest

from arbitre.bots import make_bot
from arbitre.core.chance import Rng
from arbitre.core.game import game
from arbitre.core.message import Message
from arbitre.games.sans_allies.bots.captain import Captain
from arbitre.games.sans_allies.bots.outlook import Outlook, trained
from arbitre.games.sans_allies.bots.planner import Prospect, plan
from arbitre.games.sans_allies.play.position import INVADER, SansAlliesPosition
from arbitre.games.sans_allies.rules.moves import END, Decision

GAME = game("sans_allies")
NEAR = 0.05
"""How far what is said may be from what happens."""
GAMES = 1200
EDITIONS = GAME.editions()


def hints(seed: int, budget: int, edition: str = "") -> tuple[list[tuple[int, Message]], bool]:
    """The reasons of all hints of a game that follows them, each with its turn; whether it was won."""
    bot = make_bot(GAME, "planner")
    at = GAME.start(seed=seed, edition=edition)
    assert isinstance(at, SansAlliesPosition)
    found: list[tuple[int, Message]] = []
    while at.result is None:
        advice = bot.advise(at.view(INVADER), Rng("hints", seed, len(found)), budget)
        assert advice.why is not None
        found.append((at.state.turn, advice.why))
        at.play(INVADER, advice.move)
    return found, INVADER in at.result.winners


@pytest.mark.parametrize("seed", [3, 4])
def test_a_hint_never_recommends_the_lower_number(seed: int) -> None:
    said = [why.args for _, why in hints(seed, 40)[0] if why.key == "why-planner"]
    assert len(said) > 10
    assert [one for one in said if int(one["chance"]) < int(one["other"])] == []


def test_the_two_best_were_looked_at_equally_and_the_better_one_comes_first() -> None:
    at = GAME.start(seed=3)
    assert isinstance(at, SansAlliesPosition)
    captain, compared = Captain(), 0
    for step in range(40):
        if at.result is not None:
            break
        first, *others = plan(at.state, captain, trained(), Rng(step), 40)
        if others and first.played:
            assert first.rate >= others[0].rate
            assert first.played == others[0].played or not (first.uncertain and others[0].uncertain)
            compared += 1
        at.play(INVADER, first.move)
    assert compared > 10


def test_trust_is_for_what_is_uncertain() -> None:
    prospect = Prospect(Decision(END))
    prospect.trust, prospect.played, prospect.total = 0.1, 3, 1.5
    assert prospect.standing == pytest.approx(0.5 + 0.1 / 2)
    prospect.uncertain = False
    assert prospect.standing == 0.5


def test_what_is_shown_rises_with_what_is_reckoned() -> None:
    outlook = trained()
    shown = [outlook.calibrated(number / 200) for number in range(201)]
    assert shown == sorted(shown)
    assert (shown[0], shown[-1]) == (0.0, 1.0)
    # half of the way from (0.2, 0.4) to (0.6, 0.5)
    by_hand = Outlook([], [0.0], [[0.0, 0.0], [0.2, 0.4], [0.6, 0.5], [1.0, 1.0]])
    assert by_hand.calibrated(0.4) == pytest.approx(0.45)


def said_and_won(seed: int) -> list[tuple[float, bool]]:
    """The chance that the first hint of each turn of a game names, and whether the game was won."""
    told, won = hints(seed, GAME.simulations, EDITIONS[seed % len(EDITIONS)])
    first: dict[int, float] = {}
    for turn, why in told:
        if why.key == "why-planner":
            first.setdefault(turn, int(why.args["chance"]) / 100)
    return [(said, won) for said in first.values()]


@pytest.mark.slow
def test_the_chance_of_a_hint_is_what_happens() -> None:
    """Turns of one game hang together: of fewer games a fifth with few turns moves by ten points."""
    bands: list[list[tuple[float, bool]]] = [[] for _ in range(5)]
    with multiprocessing.get_context("spawn").Pool() as pool:
        for game_of_it in pool.imap_unordered(said_and_won, range(5000, 5000 + GAMES), 4):
            for said, won in game_of_it:
                bands[min(4, int(said * 5))].append((said, won))
    table = [
        (*(sum(one[part] for one in band) / len(band) for part in (0, 1)), len(band))
        for band in bands
    ]
    sys.stdout.write("".join(f"said {a:.3f}, happened {b:.3f}, {n} turns\n" for a, b, n in table))
    assert [row for row in table if abs(row[0] - row[1]) > NEAR] == []
