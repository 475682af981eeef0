"""Many things of a real table set on one line, in few signs, in both languages (DR-Q1)."""

from __future__ import annotations

import pytest

from arbitre.core.message import Illegal
from arbitre.core.words import LANGUAGES
from arbitre.games.dead_reckoning import game
from arbitre.games.dead_reckoning.play.notation import neutral, spoken
from arbitre.games.dead_reckoning.play.position import DeadReckoningPosition
from arbitre.games.dead_reckoning.rules.by_hand.edits import next_alliance
from arbitre.games.dead_reckoning.rules.by_hand.lines import table_lines
from tests.games.dead_reckoning.companion_cases import ME, beside, saying


def lines(position: DeadReckoningPosition) -> list[str]:
    return table_lines(position.state, next_alliance(position.state))


@pytest.mark.rule("DR-Q1")
@pytest.mark.parametrize(
    ("typed", "full"),
    [
        ("set A1 3a out 2$ 1c", "A1 cubes alliance 3; A1 buildings outpost; A1 coins 2; A1 cargo 1"),
        ("set A1 2p 1a", "A1 cubes player 2 alliance 1"),
        ("set A1 +p =a", "A1 permanent player 1; A1 control alliance"),
        ("set A1 =p gar fort", "A1 control player; A1 buildings garrison fort"),
        ("set A2 tern rock 2p card M S2", "A2 tile tern_rock; A2 cubes player 2; A2 card M S2"),
        ("set A2 open sea", "A2 tile open_sea"),
        ("set A1 none", "A1 tile none"),
        ("set C1 card none", "C1 card none"),
        ("set ship B2 pirate 2d 3$ 1c", "ship B2; mode pirate; damage 2; coins 3; cargo 1"),
        ("set player B2 chest 3 explorer 2", "ship B2; chest 3; player explorer 2"),
        ("set pirate", "mode pirate"),
        ("set alliance C2 1d 17$", "alliance place C2; alliance damage 1; alliance dock 17"),
        ("set alliance 2c piles 4 2 3", "alliance cargo 2; alliance piles 4 2 3"),
        ("set alliance explorer 2 claimed terror", "alliance explorer 2; claimed alliance terror"),
        ("set alliance claimed terror explorer", "claimed alliance terror explorer"),
        ("set turn 5, supply fort 3,last alliance", "turn 5; supply fort 3; last alliance"),
        ("mettre A1 2j 1a +j 2m", "A1 cubes player 2 alliance 1; A1 permanent player 1; A1 cargo 2"),
        ("mettre navire B1 pirate, tour 4", "ship B1; mode pirate; turn 4"),
        ("mettre A2 Rocher aux Sternes 2a av","A2 tile tern_rock; A2 cubes alliance 2; A2 buildings outpost"),
        ("mettre joueur 1d, alliance quai 16", "damage 1; alliance dock 16"),
        ("mettre alliance C1 succès terreur", "alliance place C1; claimed alliance terror"),
    ],
)  # fmt: skip
def test_a_line_in_short_is_the_same_as_many_in_full(typed: str, full: str) -> None:
    short, long = beside(), beside()
    saying(short, typed)
    saying(long, *(f"set {part}" for part in full.split("; ")))
    assert short.text() == long.text()
    move = short.read(ME, neutral(typed, short.values))
    for lang in LANGUAGES:
        said = spoken(move.text(), lang, short.values)
        assert neutral(said, short.values) == move.text(), said


@pytest.mark.rule("DR-Q1")
@pytest.mark.parametrize(
    ("typed", "key", "part"),
    [
        ("set A1 2p, A9 2p", "edit-unknown", "set a9 2p"),
        ("set A1 2p, B1 2x, C1 1p", "edit-short", "set B1 2x"),
        ("set A1 4p 2a, ship B1", "edit-cubes", "set A1 4p 2a"),
        ("set ship B1, A1 zebra", "edit-tile", "set A1 zebra"),
        ("set ship B1, A1 2p zebra", "edit-word", "set A1 2p zebra"),
        ("set ship B1 wet", "edit-word", "set ship B1 wet"),
        ("set ship B1, alliance piles 1 2", "edit-word", "set alliance piles 1 2"),
        ("set ship B1, alliance claimed nothing", "edit-achievement", "set alliance claimed nothing"),
        ("set A1 2p fort", "edit-nobody", "set A1 2p fort"),
        ("set A2 skerry, ship B1", "edit-tile-lies", "set A2 skerry"),
        ("set turn 3, damage 7", "edit-number", "set damage 7"),
    ],
)  # fmt: skip
def test_a_refused_line_sets_nothing_and_names_its_part(typed: str, key: str, part: str) -> None:
    position = beside()
    before = position.text()
    with pytest.raises(Illegal) as refusal:
        saying(position, typed)
    assert refusal.value.ruling.clause == "DR-Q1"
    assert refusal.value.ruling.message.key == key
    assert position.text() == before
    draft = game.draft(position.view(ME), "en")
    line = draft.add(typed)
    assert line.ruling is not None
    assert line.text.rstrip(" ,") == part


@pytest.mark.rule("DR-Q1")
def test_tiles_change_places_on_one_line() -> None:
    """Palmetto, Amber Bay and Skerry lie in row 1: each goes where another one lay."""
    position = beside()
    saying(position, "set A1 skerry, B1 palmetto 1p, C1 amber bay")
    assert lines(position)[0] == "set A1 skerry, B1 palmetto 1p, C1 amber_bay"
    # before anybody's turn the cards that lay there are back in their decks
    deck = position.state.table.deck
    assert deck == [card.copies for card in position.values.cards]
    # later a card that is gone was taken by the human
    saying(position, "set A1 card S 1", "set B1 card S 1", "set C1 card S 1", "go")
    position.play("chance", "trader-1")
    while position.actors == ("chance",):
        position.make("chance", position.chances()[0][0])
    left = sum(position.state.table.deck)
    saying(position, "set C1 card none")
    assert sum(position.state.table.deck) == left


@pytest.mark.parametrize("seats", [1, 2])
def test_the_table_as_lines_sets_an_equal_one(seats: int) -> None:
    """Everything a line can say, said back."""
    human = "C4 pirate chest 2 4d 3$ 2c upgrades 1 legendary 2 experts 1 explorer 2 claimed terror"
    theirs = "A3 2d 9$ 2c piles 1 2 3 cannons 2"
    if seats == 1:
        cubes, mark, last = "2p 1a", "+a", "player"
        sides = f"player {human}, alliance {theirs}"
    else:
        cubes, mark, last = "1p 1s 1ap 1as", "+ap", "starboard"
        sides = f"port B2 1d, starboard {human}, alliance1 H 15$, alliance2 {theirs}"
    row = f"A1 palmetto {cubes} 2$ card S 1, B1 amber_bay 3p fort 1c card M C 2"
    wanted = [
        f"set {row}, C1 skerry 1p {mark} =p outpost card I 2",
        "set B2 open_sea card V 2, C2 mangrove",
        f"set {sides}",
        f"set turn 9, supply fort 4, supply guns1 1, last {last}",
    ]
    for lang in LANGUAGES:
        position = beside(seats)
        values = position.values
        saying(position, *(spoken(line, lang, values) for line in wanted))
        assert lines(position) == wanted
