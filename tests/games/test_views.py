"""The position behind a view is parsed once, and nobody who reads it changes it."""

from __future__ import annotations

import pytest

from arbitre.bots import make_bot
from arbitre.core.chance import CHANCE, Rng
from arbitre.core.game import game
from arbitre.core.table_talk import Style

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
    talk, screen, bot = played.talk(), played.screen(), make_bot(played, "random")
    position = played.start(5, seats=seats)
    for step in range(24):
        if position.result is not None:
            break
        seat = position.actors[0]
        assert seat != CHANCE
        view = position.view(seat)
        before = view.sample(Rng()).text()
        assert view.position() is view.position()
        words = talk.words_about(view, "en")
        draft = played.draft(view, "en")
        for line in draft.next()[:3]:
            draft.add(line)
        talk.board(view, Style(colour=False, ascii=True, width=100), words)
        talk.prompt(view, words)
        talk.help(view, words)
        talk.options(draft, "", words)
        for tall in (False, True):
            screen.picture(view, words, tall)
            screen.marks(draft, words, tall)
        screen.touches(draft, words)
        screen.basket(draft, words)
        screen.amounts(draft, words)
        screen.panels(view, words)
        screen.prompt(view, words)
        move = bot.decide(view, Rng("views", step), 1)
        after = position.copy()
        after.make(seat, move)
        screen.beats([], view, after.view(seat), words)
        assert view.position().text() == before
        position.play(seat, move)
