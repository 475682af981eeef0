"""Moments: what an event says has happened in the very view it is told with, and nothing more has."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import arbitre
from arbitre.core.chance import CHANCE, Dealer, Rng
from arbitre.core.position import Move, draw_chance
from arbitre.core.telling import Moment
from arbitre.core.terminal import Style
from arbitre.games.sans_allies import game
from arbitre.games.sans_allies.play.position import SansAlliesPosition
from arbitre.testing import random_decision
from tests.games.sans_allies.case_files import all_cases
from tests.games.sans_allies.plain_telling import ToldTable

RULES = Path(arbitre.__file__).parent / "games/sans_allies/rules"
NAMES = {
    name
    for path in RULES.glob("*.py")
    for name in re.findall(r'tell\(\s*"([a-z-]+)"', path.read_text(encoding="utf-8"))
}
STYLE = Style(colour=False, ascii=False, width=80)


def checked(table: ToldTable, moments: list[Moment]) -> set[str]:
    """Each moment shows the table as told."""
    for moment in moments:
        table.hear(moment.event)
        table.holds(moment.seen("invader").view.data)
    return {moment.event.name for moment in moments}


@pytest.mark.parametrize("edition", game.editions())
@pytest.mark.parametrize("player", ["captain", "random"])
def test_whole_games_are_as_they_are_told(edition: str, player: str) -> None:
    captain = game.bots()["captain"](game)
    told: set[str] = set()
    for seed in range(4):
        rng, dealer = Rng(seed), Dealer(seed)
        position = game.start(edition=edition)
        table = ToldTable(position.view(None).data)
        while position.actors:
            (seat,) = position.actors
            move: Move
            if seat == CHANCE:
                move = draw_chance(position, dealer)
            elif player == "captain":
                move = captain.decide(position.view(seat), rng, 0)
            else:
                move = random_decision(game, position, seat, rng)
            told |= checked(table, position.watch(seat, move))
        table.holds(position.view(None).data)
    assert {"attack", "captured", "deployed", "research", "personnel-rests"} <= told


@pytest.mark.no_cover  # long: other tests measure it
def test_every_rule_case_is_as_it_is_told() -> None:
    """The cases come to what games seldom do: an empty discard, nothing to draw, bombers, weapons."""
    told: set[str] = set()
    for case in all_cases():
        position = game.load(case.position())
        table = ToldTable(position.view(None).data)
        for step in case.steps:
            if step.seat and not step.refused:
                moments = watched(position, step.seat, step.text)
                told |= checked(table, moments)
                for moment in moments:
                    voice = game.voice(moment.seen("invader").view, "fr")
                    assert game.terminal(voice).board(STYLE)
    assert NAMES - told == set()
    assert {f"upgrade-{unit}" for unit in "PVAS"} <= told


def watched(position: SansAlliesPosition, seat: str, text: str) -> list[Moment]:
    return position.watch(seat, position.read(seat, text))
