"""The players: sensible in clear positions, the same for the same seed, and fed with views only."""

from __future__ import annotations

import pytest

from arbitre.arena.solo import compare, pairs, wins
from arbitre.bots import make_bot
from arbitre.core.chance import Rng
from arbitre.core.game import game
from arbitre.core.position import Move
from arbitre.games.sans_allies.bots.outlook import (
    HALF_WAY,
    advancing,
    features,
    heedless,
    trained,
)
from arbitre.games.sans_allies.bots.planner import ROLLS
from arbitre.games.sans_allies.bots.players import PlannerBot
from arbitre.games.sans_allies.play.position import INVADER, SansAlliesPosition
from tests.games.sans_allies.case_files import edition_text, expand
from tests.games.sans_allies.plain_cards import STANDARD

GAME = game("sans_allies")
PLAYERS = ["cadet", "captain", "major", "planner"]
RULES_OF_THUMB = ("cadet", "captain")


def position(*lines: str) -> SansAlliesPosition:
    """A position as the cases write it: defence 6, 9, 12, ..."""
    found = GAME.load(expand(list(lines), STANDARD, edition_text(STANDARD)))
    assert isinstance(found, SansAlliesPosition)
    return found


def decided(player: str, at: SansAlliesPosition, budget: int = 60) -> Move:
    move = make_bot(GAME, player).decide(at.view(INVADER), Rng(1), budget)
    at.copy().play(INVADER, move)
    return move


@pytest.mark.parametrize("player", PLAYERS)
def test_the_capital_is_taken_when_it_can_be(player: str) -> None:
    # seven personnel of 4 are enough against 27; two are left for losses
    at = position("gaps G1", "reserve 9P", "successes 3", "marker H")
    assert decided(player, at).text().startswith("H1 ")


def test_a_centre_within_reach_is_attacked() -> None:
    at = position("A1 centre", "A2 forest", "reserve 4V+3P", "marker E")
    assert decided("captain", at).text().startswith("A1 ")


@pytest.mark.parametrize("player", PLAYERS)
def test_nothing_is_attacked_with_nothing(player: str) -> None:
    assert decided(player, position("reserve 2P")).text() == "end"


def test_the_dearest_cards_are_recovered_and_the_cheapest_lost() -> None:
    at = position("A1 plains", "phase recovery", "attack A1 3P+V due 1", "reserve 2V")
    assert decided("captain", at).text() == "recover V"
    at = position("A1 plains", "phase losses", "attack A1 due 1", "reserve 2P+V", "upgrades V")
    assert decided("captain", at).text() == "lose P"


@pytest.mark.parametrize("player", ["random", *PLAYERS])
@pytest.mark.no_cover  # long: other tests measure it
def test_every_decision_of_a_game_is_legal_and_repeats(player: str) -> None:
    bot = make_bot(GAME, player)
    for seed in range(3):
        at = GAME.start(seed=seed)
        step = 0
        while at.result is None:
            view = at.view(INVADER)
            move = bot.decide(view, Rng(seed, step), 12)
            # another player of the same kind, who has seen nothing, decides the same
            assert make_bot(GAME, player).decide(view, Rng(seed, step), 12) == move
            at.play(INVADER, move)
            step += 1


@pytest.mark.parametrize("player", PLAYERS)
def test_advice_has_a_reason_in_both_languages(player: str) -> None:
    bot = make_bot(GAME, player)
    at = GAME.start(seed=11)
    step = 0
    seen = set()
    while at.result is None:
        advice = bot.advise(at.view(INVADER), Rng(11, step), 12)
        assert advice.why is not None
        seen.add(advice.why.key)
        for lang in ("fr", "en"):
            assert GAME.voice(None, lang).words.say(advice.why)
        at.play(INVADER, advice.move)
        step += 1
    assert len(seen) > (2 if player in RULES_OF_THUMB else 0)


@pytest.mark.no_cover  # long: other tests measure it
def test_the_same_games_on_one_core_and_on_two() -> None:
    def outcomes(jobs: int) -> list[object]:
        found = compare(GAME, [("captain", 6), ("planner", 4)], seed=5, jobs=jobs, budget=12)
        return [summary.outcomes for summary in found.summaries]

    assert outcomes(1) == outcomes(2)


@pytest.mark.no_cover  # long: other tests measure it
def test_the_cadet_is_weaker_and_does_not_play_at_random() -> None:
    found = compare(GAME, [("captain", 300), ("cadet", 300), ("random", 40)], seed=8, jobs=1)
    captain, cadet, random = (wins(summary) for summary in found.summaries)
    difference = pairs(found.blocks[0])[0].difference()
    assert difference[2] < -0.05  # surely weaker, by a good deal
    assert cadet > 45
    assert captain > cadet
    assert random <= 1


@pytest.mark.slow
def test_the_major_is_above_the_captain_and_not_above_the_planner() -> None:
    found = compare(GAME, [("captain", 500), ("major", 500), ("planner", 500)], seed=9)
    above, _, below = pairs(
        found.blocks[0]
    )  # major to captain, planner to captain, planner to major
    assert (above.bot, above.against) == ("major", "captain")
    assert above.difference()[1] > 0
    assert (below.bot, below.against) == ("planner", "major")
    assert below.difference()[2] > 0


def test_the_major_looks_at_fewer_decisions_and_futures() -> None:
    view = position("A1 centre", "A2 forest", "reserve 4V+6P+2A", "marker E").view(INVADER)
    looked_at = {}
    for name, budget in (("major", 160), ("major", 40), ("major", 4), ("planner", 160)):
        bot = make_bot(GAME, name)
        assert isinstance(bot, PlannerBot)
        prospects = bot._plan(view, Rng(1), budget)
        looked_at[name, budget] = (len(prospects), sum(one.played for one in prospects))
    # a tenth of the planner's futures, but two for each of the four decisions where there are so many;
    # a decision that leads to one future only needs fewer
    for budget, least, most in ((160, 9, 16), (40, 4, 8), (4, 4, 8)):
        decisions, futures = looked_at["major", budget]
        assert decisions == 4
        assert least <= futures <= most
    assert looked_at["planner", 160][0] > 5
    assert looked_at["planner", 160][1] > 100


def test_the_major_hardly_watches_the_enemys_research() -> None:
    near, far = (position("gaps A1", "reserve 6P+2V", f"marker {tile}").state for tile in "AG")
    both = heedless(), trained()
    seen = [outlook.chance(features(near)) - outlook.chance(features(far)) for outlook in both]
    assert 0 < seen[0] < seen[1] / 2
    # everything else is seen as the planner sees it: about half-way they agree
    half_way = features(near)
    for feature, usual in HALF_WAY:
        half_way[feature] = usual
    assert heedless().chance(half_way) == pytest.approx(trained().chance(half_way))


@pytest.mark.parametrize("marker", ["A", "C", "F", "G"])
def test_an_advance_is_judged_as_if_it_were_looked_at_anew(marker: str) -> None:
    outlook = trained()
    at = position("gaps A1", "reserve 3P+2V", f"marker {marker}").state
    there = at.copy()
    there.marker += 1
    layer = outlook.moved(outlook.first(features(at)), advancing(at))
    assert outlook.judged(layer) == pytest.approx(outlook.chance(features(there)), abs=1e-12)
    assert outlook.judged(layer) != pytest.approx(outlook.chance(features(at)), abs=1e-4)


def test_the_outlook_knows_good_from_bad() -> None:
    outlook = trained()

    def chance(*lines: str) -> float:
        return outlook.chance(features(position(*lines).state))

    near = chance("gaps A1 B1 C1 D1 E1 F1", "reserve 10P+6V", "marker B")
    far = chance("reserve 2P", "marker B")
    late = chance("reserve 2P", "marker H")
    assert 1 > near > far > late > 0


def test_the_rolls_looked_at_are_all_rolls_once() -> None:
    assert sorted(ROLLS) == sorted(low + high for low in range(1, 7) for high in range(1, 7))
    # and the first few are no worse than they should be
    assert abs(sum(ROLLS[:4]) / 4 - 7) < 1
