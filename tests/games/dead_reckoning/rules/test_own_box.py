"""Islands and cards of the rows that no edition knows, named when they turn up, and kept (DR-Q)."""

from __future__ import annotations

import json

import pytest

from arbitre.core.chance import CHANCE
from arbitre.core.message import BadInput, Illegal
from arbitre.core.words import LANGUAGES
from arbitre.games.dead_reckoning import game
from arbitre.games.dead_reckoning.play.editions import EDITIONS, values_of
from arbitre.games.dead_reckoning.play.notation import neutral, spoken
from arbitre.games.dead_reckoning.play.position import DeadReckoningPosition
from arbitre.games.dead_reckoning.rules.by_hand.edits import next_alliance
from arbitre.games.dead_reckoning.rules.by_hand.lines import table_lines
from arbitre.games.dead_reckoning.rules.by_hand.turned_up import COPIED
from arbitre.games.dead_reckoning.rules.icons import icons_text
from arbitre.games.dead_reckoning.rules.table import BACK
from tests.games.dead_reckoning.companion_cases import ME, beside, finish_turn, saying


def refused(position: DeadReckoningPosition, seat: str, text: str, key: str) -> None:
    before = position.text()
    with pytest.raises(Illegal) as refusal:
        position.play(seat, text)
    assert refusal.value.ruling.message.key == key
    assert position.text() == before
    for lang in LANGUAGES:
        assert game.voice(position.view(ME), lang).words.ruling(refusal.value.ruling)


def typed(position: DeadReckoningPosition, lang: str, *texts: str) -> None:
    """What is asked of chance, as somebody types it."""
    for text in texts:
        for move in game.voice(position.view(None), lang).chance_moves(text):
            position.play(CHANCE, move)


def again(position: DeadReckoningPosition) -> DeadReckoningPosition:
    """The same position written down and read."""
    found = game.read(position.text())
    assert found.text() == position.text()
    assert found.values is position.values
    return found


# -- what nobody knew ------------------------------------------------------------------------


@pytest.mark.rule("DR-Q2")
@pytest.mark.parametrize(
    ("lang", "island", "first", "second"),
    [
        ("en", "Tortuga 5 8/4 2$ 1c", "pirate 2", "merchant"),
        ("fr", "Tortuga : 5 8/4 1m 2$", "Pirate 2", "marchand"),
    ],
)
def test_the_first_row_of_a_box_that_nobody_knows(
    lang: str, island: str, first: str, second: str
) -> None:
    position = game.start(options={"companion": True})
    typed(position, lang, island, first, "Palmetto", second, "Skerry", "other")
    table, values = position.state.table, position.values
    found = values.islands[table.tiles[1]]
    assert (found.name, found.spaces, found.first, found.second) == ("tortuga", 5, 8, 4)
    assert (found.coins, found.cargo) == (2, 1)
    cards = [values.cards[table.face[space]] for space in (1, 2, 3)]
    assert [icons_text(card.icons) for card in cards] == ["C2", "", ""]
    assert [card.back is not None for card in cards] == [False, True, False]
    # the edition's own values know nothing of it
    assert len(values_of(EDITIONS.named("")).islands) == 12
    after = again(position)
    assert after.notation is position.notation
    assert json.loads(position.text())["table"]["box"][0] == [
        "island", "tortuga", "Tortuga", 5, 8, 4, 2, 1,
    ]  # fmt: skip


def test_a_position_without_such_things_is_written_as_ever() -> None:
    assert "box" not in beside().to_dict()["table"]  # type: ignore[operator]


@pytest.mark.rule("DR-L1")
@pytest.mark.rule("DR-F1")
def test_cannons_of_a_card_of_ones_own_count() -> None:
    """`pirate 3` on A1 is claimed: one card, power 3, so a cube more; `other` on B1 goes to the merchants."""
    position = beside()
    saying(position, "set A1 card pirate 3, B1 card other", "go")
    position.play(CHANCE, "card own: claim A1 B1 | end H")
    table = position.state.table
    assert (table.pirate_pile[1], table.pirate_power[1], table.merchant_pile[1]) == (1, 3, 1)


@pytest.mark.rule("DR-L2")
@pytest.mark.parametrize(
    ("toss", "shown", "piles", "legendary"),
    [
        ("tails", "pirate 2", (0, 1, 2), 0),
        ("tails", "other", (1, 0, 0), 0),
        ("heads", "C A", (0, 1, 2), 1),
        ("heads", "S2", (1, 0, 0), 1),
    ],
)
def test_of_a_merchant_only_the_side_that_is_kept_is_asked(
    toss: str, shown: str, piles: tuple[int, int, int], legendary: int
) -> None:
    position = beside()
    saying(position, "set A1 card merchant", "go")
    position.play(CHANCE, "card own: claim A1 | end H")
    position.play(CHANCE, toss)
    table = position.state.table
    assert table.need == BACK
    wanted = "front" if toss == "tails" else "back"
    assert wanted in game.voice(position.view(None), "en").chance_prompt()
    again(position)
    typed(position, "en", shown)
    assert (table.merchant_pile[1], table.pirate_pile[1], table.pirate_power[1]) == piles
    assert (table.legendary[1], table.face[1]) == (legendary, -1)
    finish_turn(again(position))


@pytest.mark.rule("DR-R9")
def test_a_beaten_merchant_of_ones_own_shows_its_back() -> None:
    position = beside()
    saying(position, "set A1 card marchand", "go")
    position.play(CHANCE, "card own: end H | M")
    assert position.state.table.need == BACK
    typed(position, "fr", "pirate 4")
    assert position.state.table.pirate_power[1] == 4
    # drawn by the program nothing is known of it
    position = beside()
    saying(position, "set A1 card merchant", "go")
    position.play(CHANCE, "card own: end H | M")
    [(move, _)] = position.chances()
    assert game.voice(position.view(None), "fr").outcome(move) == "autre"
    position.make(CHANCE, move)
    assert position.state.table.merchant_pile[1] == 1


def test_a_box_leaves_all_else_as_the_edition_has_it() -> None:
    position = beside()
    kept = "islands cards words box printed front advancements merchants".split()
    found = {name for name in dir(position.values) if not name.startswith("_")}
    assert found == {*COPIED, *kept}
    saying(position, "set A2 tile Tortuga 5 8/4")
    printed = position.values.printed
    assert printed is values_of(EDITIONS.named(""))
    for name in COPIED:
        assert getattr(position.values, name) == getattr(printed, name)


@pytest.mark.rule("DR-Q2")
def test_what_was_named_is_known_again() -> None:
    position = beside()
    saying(position, "set A2 tile Tortuga 5 8/4 2$, A2 card merchant, B2 tile open sea, B2 card M")
    kinds = len(position.values.cards)
    assert position.state.table.face[4] == position.state.table.face[5]
    saying(position, "set A2 tile none", "set B2 tile tortuga", "set B2 3p")
    assert (len(position.values.islands), len(position.values.cards)) == (13, kinds)
    typed_again = "set B2 tile Tortuga 5 8/4 2$"  # as the table is said in lines
    before = position.text()
    saying(position, typed_again)
    assert position.text() == before
    said = table_lines(position.state, next_alliance(position.state))
    assert "set B2 tile tortuga 5 8/4 2$ 0c, B2 3p card M" in said
    other = beside()
    for lang in LANGUAGES:
        spoke = [spoken(line, lang, other.values) for line in said]
        assert [neutral(line, other.values) for line in spoke] == said
    saying(other, *said)
    assert table_lines(other.state, next_alliance(other.state)) == said


@pytest.mark.rule("DR-Q2")
def test_a_card_too_many_of_a_known_kind_is_taken() -> None:
    """Our edition has one `R 1` in row 1; a box may have more."""
    position = beside()
    saying(position, "set A1 card R 1, B1 card R 1")
    table = position.state.table
    assert table.face[1] == table.face[2]
    assert table.deck[table.face[1]] == 0
    again(position)


@pytest.mark.rule("DR-Q2")
def test_a_card_said_by_its_cannons_is_none_of_ours() -> None:
    """Our edition has five `C 1` in row 1: who says one cannon has not said that it is one of these."""
    position = beside()
    ours = [card.own for card in position.values.cards]
    saying(position, "set A1 card pirate 1")
    table = position.state.table
    assert position.values.cards[table.face[1]].own
    assert not any(ours)
    saying(position, "set B1 card C")
    card = position.values.cards[table.face[2]]
    assert (card.own, card.cost, card.copies - table.deck[table.face[2]]) == (False, 1, 1)


@pytest.mark.rule("DR-Q2")
@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("island Tortuga: 5", "own-island"),
        ("island Tortuga: 0 8/4", "own-island"),
        ("island Tortuga: 5 4/8", "own-island"),
        ("island Tortuga: 25 8/4", "own-island"),
        ("island Tortuga: 5 8/4 30$", "own-island"),
        ("island Palmetto: 5 8/4", "own-known"),
        ("island Open Sea: 5 8/4", "own-name"),
        ("island 7: 5 8/4", "own-name"),
        ("island Tor\u202etuga: 5 8/4", "own-name"),
        (f"island {'x' * 31}: 5 8/4", "own-name"),
        ("row C2", "cannot-read"),
        ("Tortuga", "cannot-read"),
    ],
)
def test_an_island_that_cannot_be(text: str, key: str) -> None:
    refused(game.start(options={"companion": True}), CHANCE, text, key)


@pytest.mark.rule("DR-Q2")
@pytest.mark.parametrize(
    "text",
    ["row", "row Z3", "row C2 banana", "row 3", "row pirate 40", "row pirate x", "row C 100"],
)
def test_a_card_that_cannot_be(text: str) -> None:
    position = game.start(options={"companion": True})
    position.play(CHANCE, "palmetto")
    key = "cannot-read" if text == "row" else "edit-card"
    refused(position, CHANCE, text, "edit-card" if text == "row" else key)
    # whoever does not play beside a real table knows every card
    usual = game.start(None)
    usual.play(CHANCE, "palmetto")
    refused(usual, CHANCE, "row C2", "cannot-read")


def test_impossible_boxes_are_refused() -> None:
    position = game.start(options={"companion": True})
    position.play(CHANCE, "island Tortuga: 5 8/4")
    position.play(CHANCE, "row pirate 2")
    data = json.loads(position.text())
    assert game.load(data).text() == position.text()
    good = data["table"]["box"]
    wrong: list[object] = [
        "x", [["island"]], [["card", 9, "", "C2", 0]], [["card", 0, "X", "C2", 0]], [["card", 0, "", "Z", 0]],
        [["island", "tortuga", "Tortuga", 5, 8, 9, 0, 0]], [["island", "other", "Tortuga", 5, 8, 4, 0, 0]],
        [["island", "palmetto", "Palmetto", 5, 8, 4, 0, 0]], [["card", True, "", "C2", 0]],
        good * 150, good[:1], [],
    ]  # fmt: skip
    for box in wrong:
        with pytest.raises(BadInput):
            game.load({**data, "table": {**data["table"], "box": box}})
    usual = json.loads(game.start(1).text())
    with pytest.raises(BadInput):
        game.load({**usual, "table": {**usual["table"], "box": good}})


@pytest.mark.rule("DR-Q1")
@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("set A2 tile Tortuga 5 4/8", "own-island"),
        ("set A2 tile Palmetto 5 8/4", "own-known"),
        ("set A2 tile Tortuga", "edit-tile"),
        ("set A1 card Z9", "edit-card"),
        ("set A1 cubes player 6", "edit-number"),  # more cubes than Palmetto has room for
        ("set A1 3p 3a", "edit-cubes"),
    ],
)
def test_what_cannot_lie_there(text: str, key: str) -> None:
    position = beside()
    refused(position, ME, neutral(text, position.values), key)


# -- kept for the next game --------------------------------------------------------------------


@pytest.mark.rule("DR-Q2")
def test_what_turned_up_is_kept_in_an_edition() -> None:
    position = beside()
    saying(
        position, "set A2 tile Île aux Singes 5 8/4 2$ 1c, A2 card C2 A 3, B1 card other, C1 card M"
    )
    text, number = game.kept(EDITIONS.named("").source, "mine.toml", position)
    assert number == 4
    assert 'ile_aux_singes = "Île aux singes: 5 8/4 2$ 1c"' in text
    assert game.kept(text, "mine.toml", position)[0] == text  # nothing is written twice
    own = EDITIONS.read(text, "mine.toml")
    next_game = game.start(edition=own, options={"companion": True})
    typed(next_game, "fr", "ile aux singes", "autre", "Palmetto", "marchand", "Écueil", "S 1")
    # nothing of this is new: no position text is longer for it
    assert "box" not in json.loads(next_game.text())["table"]
    assert next_game.values.islands[next_game.state.table.tiles[1]].first == 8
    assert game.read(next_game.text()).text() == next_game.text()


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ('[box.islands]\ntortuga = "Tortuga 5"', "own-island"),
        ('[box.islands]\npalmetto = "Palmetto: 5 8/4"', "own-known"),
        ('[box.cards]\ncard1 = "C2"', "own-card-line"),
        ('[box.cards]\ncard1 = "5: C2"', "own-card-line"),
        ('[box.ships]\nmine = "x"', "edition-key"),
    ],
)
def test_a_wrong_line_of_the_box_is_named(line: str, key: str) -> None:
    own = EDITIONS.named("").source.replace('name = "reconstructed"', 'name = "my-box"')
    with pytest.raises(BadInput) as found:
        EDITIONS.read(f"{own}\n{line}\n", "mine.toml")
    assert found.value.message.key == key
    assert found.value.where.startswith("mine.toml:")
