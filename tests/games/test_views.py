"""The position behind a view is parsed once, and nobody who reads it changes it."""

from __future__ import annotations

import pytest

from arbitre.bots import make_bot
from arbitre.core.chance import CHANCE, Rng
from arbitre.core.film import film
from arbitre.core.game import game
from arbitre.core.terminal import Style

pytestmark = pytest.mark.no_cover  # long loops over what other tests measure

GAMES = [
    ("power", 4),
    ("power", 2),
    ("sans_allies", 1),
    ("dead_reckoning", 1),
    ("dead_reckoning", 2),
]


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_whoever_reads_a_view_leaves_it_as_it_is(name: str, seats: int) -> None:
    played = game(name)
    screen, bot = played.screen(), make_bot(played, "random")
    position = played.start(5, seats=seats)
    for step in range(24):
        if position.result is not None:
            break
        seat = position.actors[0]
        assert seat != CHANCE
        view = position.view(seat)
        before = view.sample(Rng()).text()
        assert view.position() is view.position()
        voice = played.voice(view, "en")
        terminal = played.terminal(voice)
        draft = played.draft(view, "en")
        for line in draft.next()[:3]:
            draft.add(line)
        terminal.board(Style(colour=False, ascii=True, width=100))
        voice.prompt()
        terminal.help()
        terminal.options(draft, "")
        for tall in (False, True):
            screen.picture(voice, tall)
            screen.scene(voice, tall)
            screen.marks(draft, voice, tall)
        screen.touches(draft, voice)
        screen.basket(draft, voice)
        screen.amounts(draft, voice)
        screen.panels(voice)
        screen.prompt(voice)
        move = bot.decide(view, Rng("views", step), 1)
        moments = [moment.seen(seat) for moment in position.copy().watch(seat, move)]
        film(screen, view, moments, lambda seen: played.voice(seen, "en"), tall=False)
        assert view.position().text() == before
        position.play(seat, move)
