"""The captain: an admiral who weighs three plans in a third of the futures."""

from __future__ import annotations

import pytest

from arbitre.arena.solo import compare, pairs, wins
from arbitre.bots import make_bot
from arbitre.core.chance import Rng
from arbitre.core.game import Game
from arbitre.games.dead_reckoning import game
from arbitre.games.dead_reckoning.bots.admiral import AdmiralBot
from arbitre.games.dead_reckoning.bots.tempers import CAPTAIN

pytestmark = pytest.mark.no_cover  # long loops over what other tests measure

GAME: Game = game
ME = "player"


def captain() -> AdmiralBot:
    bot = make_bot(GAME, "captain")
    assert isinstance(bot, AdmiralBot)
    return bot


def test_it_weighs_three_plans_in_a_third_of_the_futures() -> None:
    view = game.start(seed=7).view(ME)
    names = {temper.name for temper in CAPTAIN}
    assert names == {"steady", "exploring", "refitting"}
    # of 60 futures it has 20, of 240 it has 80; eight for two plans are the least
    for budget, least, most in ((60, 13, 20), (0, 13, 20), (240, 60, 80), (20, 1, 8), (7, 1, 7)):
        bot = captain()
        bot.decide(view, Rng(1), budget)
        assert {voyage.temper.name for voyage in bot.found} <= names
        assert least <= sum(voyage.futures for voyage in bot.found) <= most, budget
    admiral = AdmiralBot(GAME)
    admiral.decide(view, Rng(1), 60)
    assert sum(voyage.futures for voyage in admiral.found) > 30


def test_it_thinks_as_the_admiral_does() -> None:
    position, bot, same = game.start(seed=5), captain(), AdmiralBot(GAME, CAPTAIN)
    for number in range(25):
        view = position.view(ME)
        move = bot.decide(view, Rng(number), 60)
        assert same.decide(view, Rng(number), 20) == move
        position.play(ME, move)


def test_every_decision_of_a_game_is_legal_and_repeats() -> None:
    def played() -> list[str]:
        position = game.start(seed=6, options={"difficulty": "expert"})
        bots = {seat: captain() for seat in position.seats}
        made: list[str] = []
        while position.result is None:
            seat = position.actors[0]
            made.append(bots[seat].decide(position.view(seat), Rng(len(made)), 8).text())
            position.play(seat, position.read(seat, made[-1]))
        return made

    assert played() == played()


@pytest.mark.slow
def test_it_is_above_the_navigator_and_below_the_admiral() -> None:
    names = ("navigator", "captain", "admiral")
    options: dict[str, object] = {"difficulty": "expert"}
    found = compare(GAME, [(name, 300) for name in names], seed=77, options=options)
    navigator, captains, admiral = (wins(summary) for summary in found.summaries)
    assert navigator < captains < admiral
    by_pair = {(pair.bot, pair.against): pair for pair in pairs(found.blocks[0])}
    assert by_pair["admiral", "navigator"].difference()[1] > 0
