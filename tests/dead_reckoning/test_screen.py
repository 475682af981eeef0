"""Dead Reckoning on a page: touch paths, baskets, beats, marks and panels."""

from __future__ import annotations

import re

import pytest

from arbitre.core.chance import Rng
from arbitre.core.position import View
from arbitre.core.screen import AT_LEAST, STEPS
from arbitre.core.words import LANGUAGES
from arbitre.games.dead_reckoning import game
from arbitre.games.dead_reckoning.draft import DefenceDraft
from arbitre.games.dead_reckoning.position import DeadReckoningPosition
from arbitre.games.dead_reckoning.scoring import LINES, score
from tests.dead_reckoning.tables import Turn

SCREEN = game.screen()
TALK = game.talk()
GAMES = [("fr", 1, 4), ("en", 2, 4), ("en", 1, 5), ("fr", 2, 6)]


def ids(markup: str) -> set[str]:
    return set(re.findall(r' id="([^"]+)"', markup))


def there(view: View, lang: str = "fr", tall: bool = False) -> set[str]:
    picture = SCREEN.picture(view, TALK.words(lang), tall)
    return ids(picture.board + picture.state + picture.pieces)


def advance(position: DeadReckoningPosition, rng: Rng) -> tuple[str, str]:
    """Who decides now, and what a greedy player would do, or a random one now and then."""
    seat = position.actors[0]
    moves = position.moves(seat)
    if rng.below(3) == 0 and len(moves) > 1:
        return seat, moves[rng.below(len(moves))].text()
    greedy = game.bots()["greedy"](game)
    return seat, greedy.decide(position.view(seat), rng, 0).text()


@pytest.mark.parametrize(("lang", "seats", "seed"), GAMES)
def test_paths_of_whole_games(lang: str, seats: int, seed: int) -> None:
    """Every line leads over things that are there, has words of its own and a heading."""
    words = TALK.words(lang)
    rng = Rng(seed)
    position = game.start(seed=seed, seats=seats)
    steps = 0
    while position.result is None and steps < 400:
        steps += 1
        seat, move = advance(position, rng)
        view = position.view(seat)
        draft = game.draft(view, lang)
        if steps % 2:
            shown = there(view, lang, tall=steps % 4 == 1)
            touches = SCREEN.touches(draft, words)
            assert [touch.line for touch in touches] == draft.next()
            for touch in touches:
                assert touch.path, touch.line
                assert set(touch.path) <= shown, touch.line
                assert touch.group
                assert touch.label
                assert touch.label != touch.line
            assert len({touch.label for touch in touches}) == len(touches)
        assert SCREEN.prompt(view, words)
        position.play(seat, move)
