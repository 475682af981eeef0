"""A battle on the screen: how the cubes fell, and what can still be done."""

from __future__ import annotations

import pytest

from arbitre.core.terminal import Style
from arbitre.core.words import LANGUAGES
from arbitre.games.dead_reckoning.game import game
from arbitre.games.dead_reckoning.rules.battle.battle import ABILITIES, MERCHANT, SHIP, Battle
from arbitre.games.dead_reckoning.rules.board import space_of
from arbitre.games.dead_reckoning.rules.icons import A, K, V
from tests.games.dead_reckoning.tables import Turn, islands


def fought(kind: int, enemy: int) -> tuple[Turn, Battle]:
    """A battle at C1 with every face on both sides and one of each ability."""
    turn = Turn(tiles=islands("C1=amber_bay"))
    turn.sail_to("C1")
    battle = Battle(kind, 0, enemy, space_of("C1"), attacks=True)
    battle.stage = ABILITIES
    battle.my_faces, battle.their_faces = [2, 2, 1, 1, 2, 1], [1, 5, 1, 1, 4, 1]
    turn.state.battle = battle
    for icon in (A, V, K):
        turn.human.icons[icon] = 1
    return turn, battle


@pytest.mark.parametrize("lang", LANGUAGES)
def test_many_cubes_stay_within_the_screen(lang: str) -> None:
    turn, battle = fought(SHIP, 1)
    text = game.terminal(game.voice(turn.position.view("player"), lang)).board(
        Style(False, False, 80)
    )
    assert max(len(line) for line in text.splitlines()) <= 80
    left = {"fr": "encore", "en": "to drop"}[lang]
    assert left not in text
    battle.theirs = 3
    text = game.terminal(game.voice(turn.position.view("player"), lang)).board(
        Style(False, False, 80)
    )
    assert {"fr": "encore 3", "en": "3 to drop"}[lang] in text


@pytest.mark.rule("DR-K7", "DR-K11")
def test_what_abilities_can_do_is_asked_with_crowns_and_hits() -> None:
    turn, battle = fought(SHIP, 1)
    # mine: crowns 2 + 2 + 1, hits 1 + 2; theirs: crowns 5 + 2 + 1, hits 1 + 4
    asked = game.voice(turn.position.view("player"), "en").prompt()
    assert "crowns 5 to 8, hits 3 to 5: “done”, “volley”, “brace”, “aim" in asked
    battle.braced = 1
    assert "hits 3 to 4" in game.voice(turn.position.view("player"), "en").prompt()
    turn, battle = fought(MERCHANT, -1)
    # hits on a merchant do not count
    assert "hits 0 to 5" in game.voice(turn.position.view("player"), "en").prompt()
