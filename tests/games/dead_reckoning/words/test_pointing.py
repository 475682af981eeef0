"""Lines point at things of the picture, and routine ones are folded away."""

from __future__ import annotations

import re

import pytest

from arbitre.games.dead_reckoning import game
from arbitre.games.dead_reckoning.words.pointing import minor
from tests.games.dead_reckoning.watching import steps

SCREEN = game.screen()
MATTERS = "card control achievement battle-won battle-lost human-sunk alliance-sunk buys builds over".split()


@pytest.mark.no_cover  # long: other tests measure it
@pytest.mark.parametrize("seats", [1, 2])
def test_every_line_lights_something_that_is_there(seats: int) -> None:
    folded = told = 0
    for number, (before, moments, now) in enumerate(steps(seats, 12, 5)):
        viewer = (None, *before.seats)[number % (seats + 1)]
        voice = game.voice(before.view(viewer), "fr")
        picture = SCREEN.picture(game.voice(now.view(viewer), "fr"), False)
        ids = set(re.findall(r' id="([^"]+)"', picture.board + picture.state + picture.pieces))
        for line in voice.tell([moment.event for moment in moments]):
            told += 1
            assert line.about, line
            assert set(line.about) <= ids, line
            folded += line.minor
            names = {event.name for event in line.events}
            weighed = any(not why.clause for why in line.reasons)
            assert not (line.minor and (line.heading or weighed or names & {*MATTERS})), line
    assert told / 4 < folded < told * 0.8


def test_what_came_to_nothing_is_minor() -> None:
    for _, moments, _ in steps(1, 9, 6):
        for moment in moments:
            if moment.event.name.startswith("no-"):
                assert minor(moment.event)
