"""What a person with the box types, and the notation in French."""

from __future__ import annotations

import pytest

from arbitre.core.chance import CHANCE, Dealer
from arbitre.core.position import draw_chance
from arbitre.core.words import LANGUAGES
from arbitre.games.dead_reckoning.game import game
from arbitre.games.dead_reckoning.play.notation import neutral, spoken
from arbitre.games.dead_reckoning.play.statistics import DeadReckoningTally, luck_of


@pytest.mark.no_cover  # long: other tests measure it
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2])
def test_every_outcome_can_be_typed_as_it_is_spoken(lang: str, seats: int) -> None:
    position = game.start(seats=seats)
    dealer = Dealer(9)
    asked: set[str] = set()
    for _ in range(400):
        if position.result is not None:
            break
        seat = position.actors[0]
        if seat != CHANCE:
            moves = position.moves(seat)
            position.make(seat, moves[-1] if len(asked) % 2 else moves[len(moves) // 2])
            asked.add(moves[0].text())
            continue
        voice = game.voice(position.view(None), lang)
        assert voice.chance_prompt()
        backs: dict[str, str] = {}
        for move, _ in position.chances():
            typed = voice.outcome(move)
            found = voice.chance_moves(typed)
            # backs that look alike are the same to who types them
            assert found == [backs.setdefault(typed, move.text())], typed
        position.make(CHANCE, draw_chance(position, dealer))


@pytest.mark.parametrize(
    ("typed", "notation"),
    [
        ("jouer Maître_d'équipage", "play bosun"),
        ("aller h", "move H"),
        ("aller port", "move H"),
        ("troquer", "trade"),
        ("commercer", "trade"),
        ("charger 3 marchandises", "load 3 cargo"),
        ("décharger 1 pièce", "unload 1 coins"),
        ("batir avant-poste", "build outpost"),
        ("améliorer cale1 cale_avant", "upgrade hold1 fore_hold"),
        ("élever rien", "raise none"),
        ("défendre canonnier1 boucanier", "defend gunner1 buccaneer"),
        ("viser couronne_touche", "aim crown_hit"),
        ("viser rien", "aim nothing"),
        ("choisir canons2", "choose guns2"),
        ("choisir b3", "choose B3"),
        ("influence 2 sur alliance2", "influence 2 over alliance2"),
        ("influence 1 sur bâbord", "influence 1 over port"),
        ("port", "harbor"),
        ("fin", "end"),
        ("réparer 2", "repair 2"),
        ("play deck hand 2", "play deck hand2"),
    ],
)
def test_french_is_read(typed: str, notation: str) -> None:
    assert neutral(typed) == notation


def test_notation_is_never_changed_by_reading() -> None:
    for text in (
        "influence 1 over port",
        "harbor",
        "coin",
        "sleeve 1>crew1 2>captain",
        "mode pirate",
    ):
        assert neutral(text) == text
        assert neutral(spoken(text, "fr")) == text


def test_cubes_and_coins_as_people_type_them() -> None:
    words = game.voice(None, "fr").words
    from arbitre.games.dead_reckoning.words.chance import _cubes

    assert _cubes("c c, h -") == ["crown", "crown", "hit", "nothing"]
    assert _cubes("cc ch p t") == ["crowns", "crown_hit", "plunder", "hit"]
    assert words.phrase("kind-tails") == "pile"


def test_a_game_is_counted() -> None:
    position = game.start(2)
    tally = DeadReckoningTally()
    while position.result is None:
        seat = position.actors[0]
        events = position.make(seat, position.moves(seat)[0])
        assert position.dealer is not None
        events += position.deal(position.dealer)
        tally.note(position, events)
    counts = tally.counts(position)
    words = game.voice(None, "en").words
    assert all(words.knows(f"tally-{name}") for name in counts)
    assert counts["alliance-total"] == position.result.scores["alliance"]
    assert sum(counts[name] for name in counts if name.startswith("alliance-")) > 0
    assert tally.turns(position, 0) == max(position.state.table.turn)
    assert words.knows(f"reason-{tally.reason(position)}")


@pytest.mark.rule("DR-K2")
def test_what_cubes_are_worth() -> None:
    position = game.start(seats=1)
    dealer = Dealer(4)
    names: set[str] = set()
    for _ in range(600):
        if position.result is not None:
            break
        seat = position.actors[0]
        if seat != CHANCE:
            moves = position.moves(seat)
            position.make(seat, moves[-1])
            continue
        measures = [luck_of(position, move) for move, _ in position.chances()]
        assert len({tuple(each) for each in measures}) == 1
        names.update(measures[0])
        position.make(CHANCE, draw_chance(position, dealer))
    words = game.voice(None, "fr").words
    assert names <= {"crowns", "enemy-crowns", "toss"}
    assert all(words.knows(f"luck-{name}") for name in names)
