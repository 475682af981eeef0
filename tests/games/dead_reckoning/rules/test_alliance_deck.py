"""The Alliance's deck: bands, difficulties, two decks (DR-D, DR-X1, DR-X2), and what the edition says."""

from __future__ import annotations

import copy

import pytest

from arbitre.core.message import BadInput
from arbitre.core.telling import Telling
from arbitre.games.dead_reckoning import game
from arbitre.games.dead_reckoning.play.editions import EDITIONS, values_of
from arbitre.games.dead_reckoning.play.position import DeadReckoningPosition
from arbitre.games.dead_reckoning.rules.alliance import turn as alliance
from arbitre.games.dead_reckoning.rules.alliance.choosing import COINS, FIRST, SECOND, highest
from arbitre.games.dead_reckoning.rules.alliance.deck import candidates, reveal, shows_hard
from arbitre.games.dead_reckoning.rules.alliance.left import claim
from arbitre.games.dead_reckoning.rules.alliance.plan import BUILD_AT
from arbitre.games.dead_reckoning.rules.alliance.planning import laden
from arbitre.games.dead_reckoning.rules.alliance.right import merchant
from arbitre.games.dead_reckoning.rules.board import HARBOR
from arbitre.games.dead_reckoning.rules.flow import order_of
from arbitre.games.dead_reckoning.rules.influence import place_cube
from arbitre.games.dead_reckoning.rules.rows import is_merchant
from arbitre.games.dead_reckoning.rules.table import (
    CARD,
    DIFFICULTIES,
    HARD,
    NO_CARD,
    NOTHING,
    SIDES,
    TOSS,
    OpenTable,
    alliance_cubes,
    last_turn_cubes,
)

VALUES = values_of(EDITIONS.named(""))
CARDS = len(VALUES.alliance)
ALLIANCE = 1


def fresh(difficulty: str = "normal", humans: int = 1) -> OpenTable:
    table = OpenTable(VALUES, humans, DIFFICULTIES.index(difficulty))
    table.left = (1 << CARDS) - 1
    return table


def revealed(table: OpenTable, side: int, card: int) -> list[tuple[str, int]]:
    """A turn as far as its cards: each with the side shown and the band."""
    told = Telling()
    table.agenda = []
    table.need = NOTHING
    alliance.begin_turn(table, side, told)
    alliance.go_on(table, told)
    assert card in candidates(table)
    reveal(table, card, told)
    table.agenda = []
    return [(str(e.args["shown"]), e.number("band")) for e in told.events if e.name == "card"]


@pytest.mark.rule("DR-D1")
def test_eighteen_cards_of_two_sides_and_five_bands() -> None:
    assert CARDS == 18
    assert all(len(card.normal) == len(card.hard) == 5 for card in VALUES.alliance)


@pytest.mark.rule("DR-D1")
@pytest.mark.parametrize(
    ("turn", "band"),
    # three turns a band, the last one serves all later turns; turn 4: worked case 1
    [(1, 1), (3, 1), (4, 2), (6, 2), (7, 3), (9, 3), (10, 4), (12, 4), (13, 5), (40, 5)],
)
def test_bands(turn: int, band: int) -> None:
    table = fresh()
    table.turn[ALLIANCE] = turn - 1
    assert revealed(table, ALLIANCE, 0) == [("normal", band)]


@pytest.mark.rule("DR-D3")
def test_the_bonus_card_uses_the_same_band() -> None:
    # worked case 1: after card 3 band 1 again, and turn 4 is still to come
    table, told = fresh("extreme"), Telling()
    table.turn[ALLIANCE] = 2
    alliance.begin_turn(table, ALLIANCE, told)
    alliance.go_on(table, told)
    reveal(table, 0, told)
    table.agenda = table.agenda[:6]  # the end of the turn, and what comes after the card
    alliance.go_on(table, told)
    assert table.need == CARD
    reveal(table, 1, told)
    bands = [event.args["band"] for event in told.events if event.name == "card"]
    assert bands == [1, 1]
    assert table.turn[ALLIANCE] == 3


@pytest.mark.rule("DR-D2")
@pytest.mark.parametrize(
    ("difficulty", "shown"), [("normal", "normal"), ("expert", "hard"), ("extreme", "hard")]
)
def test_all_cards_show_one_side(difficulty: str, shown: str) -> None:
    table = fresh(difficulty)
    for turn in range(CARDS):
        assert revealed(table, ALLIANCE, turn)[0][0] == shown


@pytest.mark.rule("DR-D2")
@pytest.mark.rule("DR-D4")
def test_hard_alternates_and_a_card_keeps_its_side() -> None:
    table = fresh("hard")
    sides = {card: revealed(table, ALLIANCE, card)[0][0] for card in range(CARDS)}
    # odd turns normal, even turns hard: nine of each
    assert sides == {card: ("hard" if card % 2 else "normal") for card in range(CARDS)}
    # turn 19: all cards again, and only those with a normal side may come
    told = Telling()
    alliance.begin_turn(table, ALLIANCE, told)
    alliance.go_on(table, told)
    assert [event.clause for event in told.events if event.name == "deck-shuffled"] == ["DR-D4"]
    assert candidates(table) == list(range(0, CARDS, 2))


@pytest.mark.rule("DR-D4")
def test_no_card_comes_twice_before_the_deck_is_used_up() -> None:
    table = fresh()
    for card in range(CARDS):
        assert card in candidates(table)
        revealed(table, ALLIANCE, card)
        assert card not in candidates(table)
    revealed(table, ALLIANCE, 5)


@pytest.mark.rule("DR-D5")
def test_the_alliance_plays_first() -> None:
    position = game.start()
    assert order_of(position.state) == [ALLIANCE, 0]


@pytest.mark.rule("DR-D7")
def test_a_deck_of_ones_own() -> None:
    position = game.start(options={"hard_cards": "1, 5 18"})
    table = position.state.table
    hard = [card + 1 for card in range(CARDS) if shows_hard(table, card)]
    assert hard == [1, 5, 18]
    again = game.load(position.to_dict())
    assert again.to_dict() == position.to_dict()


@pytest.mark.rule("DR-D7")
@pytest.mark.parametrize(
    "options",
    [{"hard_cards": "0"}, {"hard_cards": "x"}, {"hard_cards": "1", "difficulty": "expert"}],
)
def test_a_wrong_deck_is_refused(options: dict[str, object]) -> None:
    with pytest.raises(BadInput):
        game.start(options=options)


@pytest.mark.rule("DR-G1")
@pytest.mark.rule("DR-F7")
def test_it_starts_with_fifteen_coins_in_harbor() -> None:
    table = game.start().state.table
    assert (table.dock_coins[ALLIANCE], table.dock_cargo[ALLIANCE]) == (15, 0)
    assert table.place[ALLIANCE] == HARBOR
    assert not table.pirate[ALLIANCE]


# -- two against two -------------------------------------------------------------------------


@pytest.mark.rule("DR-X1")
def test_your_alliance_then_you_then_your_partner() -> None:
    position = game.start(seats=2)
    position.state.first = 1
    assert order_of(position.state) == [3, 1, 2, 0]


@pytest.mark.rule("DR-X1")
@pytest.mark.rule("DR-X2")
def test_nine_cards_each_then_all_again() -> None:
    table = fresh(humans=2)
    for turn in range(9):
        revealed(table, 2, 2 * turn)
        revealed(table, 3, 2 * turn + 1)
    assert table.turn[2:4] == [9, 9]  # each counts its own turns
    told = Telling()
    alliance.begin_turn(table, 2, told)
    alliance.go_on(table, told)
    assert [event.clause for event in told.events if event.name == "deck-shuffled"] == ["DR-X2"]
    assert len(candidates(table)) == CARDS


@pytest.mark.rule("DR-X2")
def test_hard_follows_the_turn_whichever_card_it_is() -> None:
    table = fresh("hard", humans=2)
    assert table.difficulty == HARD
    for turn in range(1, 10):
        for side in (2, 3):
            shown = revealed(table, side, 2 * (turn - 1) + side - 2)[0][0]
            assert shown == ("normal" if turn % 2 else "hard")
    assert revealed(table, 2, 0)[0][0] == "hard"  # the tenth; the card was normal before


@pytest.mark.rule("DR-X13")
def test_the_human_it_is_assigned_to_is_asked() -> None:
    position = game.start(seats=2)
    assert isinstance(position, DeadReckoningPosition)
    position.state.table.question(BUILD_AT, [1, 2])
    for side, seat in ((2, "port"), (3, "starboard")):
        position.state.table.side = side
        assert position.actors == (seat,)


@pytest.mark.rule("DR-X14")
def test_the_catalogue_says_that_it_is_easier() -> None:
    assert "easier" in game.catalogue.clauses["DR-X14"].statements["en"]


@pytest.mark.rule("DR-F7")
@pytest.mark.rule("DR-K1")
def test_the_catalogue_says_where_clauses_come_from() -> None:
    clauses = game.catalogue.clauses
    assert clauses["DR-F7"].marks == ("deduced",)
    assert clauses["DR-K1"].marks == ("public",)
    assert clauses["DR-E3"].marks == ("fixed", "deduced", "our choice")
    assert not any("other edition" in clause.marks for clause in clauses.values())


# -- numbers of the edition, saga ------------------------------------------------------------


@pytest.mark.rule("DR-F1")
def test_four_cubes_more_in_defence_in_harbor_only() -> None:
    table = fresh()
    assert alliance_cubes(table, ALLIANCE, HARBOR, defending=True) == 5
    assert alliance_cubes(table, ALLIANCE, HARBOR, defending=False) == 1
    assert alliance_cubes(table, ALLIANCE, 4, defending=True) == 1


@pytest.mark.rule("DR-E3")
def test_two_cubes_more_for_the_side_that_triggered_in_last_turns_only() -> None:
    # worked case 13: +2 for the human after their fourth
    table = fresh(humans=2)
    table.trigger = 0
    assert last_turn_cubes(table, 0) == 0
    table.last_turn = True
    assert [last_turn_cubes(table, side) for side in range(4)] == [2, 0, 0, 0]


@pytest.mark.rule("DR-L7")
@pytest.mark.parametrize(
    ("counts", "laden_with"), [("coins", False), ("cargo", False), ("goods", True)]
)
def test_what_a_conditional_attack_counts_is_the_editions(counts: str, laden_with: bool) -> None:
    source = EDITIONS.named("").source
    source = source.replace('name = "reconstructed"', 'name = "own"')
    source = source.replace(
        'conditional_attack_counts = "coins"', f'conditional_attack_counts = "{counts}"'
    )
    table = OpenTable(values_of(EDITIONS.read(source, "own.toml")), 1, 0)
    table.aboard_coins[0], table.aboard_cargo[0] = 2, 2
    assert bool(laden(table)) == laden_with


def saga_table(old: str, new: str) -> OpenTable:
    source = EDITIONS.named("").source.replace('name = "reconstructed"', 'name = "own"')
    assert old in source
    values = values_of(EDITIONS.read(source.replace(old, new, 1), "own.toml"))
    table = OpenTable(values, 1, 0)
    table.side = ALLIANCE
    table.tiles[1] = 0
    table.face[1] = next(n for n, card in enumerate(values.cards) if card.saga)
    return table


@pytest.mark.rule("DR-S1")
@pytest.mark.parametrize(
    ("old", "new"),
    [('"C 1 x5"', '"C 1 x4", "C 1 saga"'), ('"C > F C"', '"C > F C saga"')],
)
def test_encounters_of_a_saga_go_unturned_to_the_merchant_pile(old: str, new: str) -> None:
    table = saga_table(old, new)
    claim(table, 1, Telling())
    # a cannon would be a pirate's, a merchant would be tossed for
    assert (table.merchant_pile[ALLIANCE], table.pirate_pile[ALLIANCE]) == (1, 0)
    assert table.need == NOTHING
    assert table.face[1] == NO_CARD
    assert table.legendary[ALLIANCE] == 0


@pytest.mark.rule("DR-S1")
def test_fortune_is_ignored() -> None:
    table = saga_table('"C 1 x5"', '"C 1 x4", "C 1 fortune"')
    claim(table, 1, Telling())
    assert (table.merchant_pile[ALLIANCE], table.pirate_pile[ALLIANCE]) == (0, 0)
    assert table.face[1] != NO_CARD


@pytest.mark.rule("DR-S1")
@pytest.mark.rule("DR-R9")
def test_a_merchant_of_a_saga_is_beaten_but_goes_unturned() -> None:
    # a cube for each merchant beaten (DR-E1); the card unturned to the Merchant pile
    table = saga_table('"C > F C"', '"C > F C saga"')
    merchant(table, Telling())
    assert table.need == NOTHING
    assert (table.legendary[ALLIANCE], table.merchant_pile[ALLIANCE]) == (1, 1)
    assert (table.pirate_pile[ALLIANCE], table.face[1]) == (0, NO_CARD)
    assert not table.agenda


@pytest.mark.rule("DR-S1")
@pytest.mark.rule("DR-R9")
def test_a_merchant_of_fortune_is_not_beaten() -> None:
    table = saga_table('"C > F C"', '"C > F C fortune"')
    merchant(table, Telling())
    assert (table.need, table.legendary[ALLIANCE]) == (NOTHING, 0)
    assert table.face[1] != NO_CARD


@pytest.mark.rule("DR-M5")
@pytest.mark.plain
def test_equal_coins_and_first_values_the_second_decides() -> None:
    # no two islands of our edition differ in the second value alone
    values = copy.deepcopy(VALUES)
    values.islands[4].second, values.islands[5].second = 2, 3
    table = OpenTable(values, 1, 0)
    table.tiles[1], table.tiles[2] = 4, 5  # Palmetto and Saltpan, both worth 6
    choice = highest(table, [1, 2], (COINS, FIRST, SECOND))
    assert (choice.best, choice.by) == ([2], SECOND)


@pytest.mark.rule("DR-B5")
@pytest.mark.plain
def test_half_of_the_spaces_is_not_control() -> None:
    # the islands of our edition have an odd number of spaces; another edition's may not
    values = copy.deepcopy(VALUES)
    values.islands[0].spaces = 4
    table = OpenTable(values, 1, 0)
    table.tiles[1] = 0
    for cubes, controller in ((1, -1), (2, -1), (3, ALLIANCE)):
        place_cube(table, ALLIANCE, 1, -1, Telling())
        assert (table.cubes[1 * SIDES + ALLIANCE], table.control[1]) == (cubes, controller)


@pytest.mark.rule("DR-X9")
@pytest.mark.plain
def test_half_of_the_spaces_takes_nothing_from_the_other_alliance() -> None:
    values = copy.deepcopy(VALUES)
    values.islands[0].spaces = 4
    table = OpenTable(values, 2, 0)
    table.tiles[1], table.control[1] = 0, 3
    for cubes in (1, 2, 2):  # the second is half, the third would take it
        place_cube(table, 2, 1, -1, Telling())
        assert (table.cubes[1 * SIDES + 2], table.control[1]) == (cubes, 3)


@pytest.mark.rule("DR-S1")
def test_our_edition_has_no_saga() -> None:
    assert not any(card.saga for card in VALUES.cards)
    table = fresh()
    table.side, table.tiles[1] = ALLIANCE, 0
    table.face[1] = next(n for n, card in enumerate(VALUES.cards) if card.back is not None)
    assert is_merchant(table, 1)
    claim(table, 1, Telling())
    assert table.need == TOSS
