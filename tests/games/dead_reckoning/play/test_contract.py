"""What every game must hold to, and what only this one must: nothing is lost and nothing made."""

from __future__ import annotations

import pytest

from arbitre.core.chance import CHANCE, Rng
from arbitre.core.message import BadInput, Illegal
from arbitre.core.position import Position
from arbitre.games.dead_reckoning import game
from arbitre.games.dead_reckoning.play.position import DeadReckoningPosition
from arbitre.games.dead_reckoning.rules.board import OCEAN
from arbitre.games.dead_reckoning.rules.table import DIFFICULTIES, NO_CARD, SIDES
from arbitre.testing import check_game
from tests.games.dead_reckoning.tables import Turn, islands
from tests.keys import keyed


def accounted(position: Position, before: Position | None) -> None:
    """Tiles, cards, buildings, upgrades, cubes and goods at every step."""
    assert isinstance(position, DeadReckoningPosition)
    state, table, values = position.state, position.state.table, position.values
    up = sum(1 for space in OCEAN if table.tiles[space] >= 0)
    assert up + sum(table.unseen) == 16
    # 98 cards: the unknown ones, those whose back is known, and those lying open
    known = sum(
        1
        for space in OCEAN
        if table.face[space] != NO_CARD and values.cards[table.face[space]].back is None
    )
    fronts = 0
    for human in state.humans:
        for card, side in (
            *zip(human.sleeves, human.sides, strict=True),
            *zip(human.held[::2], human.held[1::2], strict=True),
        ):
            if card >= 0:
                merchant_front = values.cards[card].back is not None and not side
                fronts += merchant_front
                known += not merchant_front
    piles = sum(table.merchant_pile) + sum(table.pirate_pile)
    assert sum(table.deck) + known + piles - (len(table.gone) - fronts) == 98
    for building in range(3):
        built = sum(table.buildings[space] >> building & 1 for space in OCEAN)
        assert built + table.supply[building] == values.buildings[building]
    assert sum(table.upgrades) + sum(table.upgrade_supply) == 32
    for space in OCEAN:
        cubes = table.cubes[space * SIDES : space * SIDES + SIDES]
        if not table.is_island(space):
            assert not any(cubes)
            continue
        spaces = values.islands[table.tiles[space]].spaces
        assert min(cubes) >= 0
        assert sum(cubes) <= spaces
        leaders = [side for side, number in enumerate(cubes) if number * 2 > spaces]
        assert leaders in ([], [table.control[space]])
    for side in range(table.sides):
        assert 0 <= table.damage[side] < 5
        assert min(table.aboard_coins[side], table.aboard_cargo[side]) >= 0
        assert min(table.dock_coins[side], table.dock_cargo[side]) >= 0
        assert table.is_alliance(side) <= (table.dock_cargo[side] < 3)
    for number, human in enumerate(state.humans):
        assert human.chest >= 0
        assert table.aboard_coins[number] + table.aboard_cargo[number] <= human.room
        assert min(human.icons) >= 0
        assert min(human.aids) >= 0
        assert len(human.where) == 12
    if isinstance(before, DeadReckoningPosition):
        old = before.state.table
        # what is claimed stays claimed, permanent cubes stay, time only goes on
        assert all(new & was == was for new, was in zip(table.claimed, old.claimed, strict=True))
        assert all(n >= was for n, was in zip(table.permanent, old.permanent, strict=True))
        assert all(n >= was for n, was in zip(table.turn, old.turn, strict=True))


@pytest.mark.no_cover  # long: other tests measure it
@pytest.mark.rule("DR-E2", "DR-H30", "DR-B8")
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("seats", [1, 2])
def test_contract(seats: int, difficulty: str) -> None:
    options: dict[str, object] = {"difficulty": difficulty}
    check_game(game, seats=seats, games=1, seed=3, every=9, options=options, audit=accounted)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2])
def test_contract_at_length(seats: int) -> None:
    for difficulty in DIFFICULTIES:
        options: dict[str, object] = {"difficulty": difficulty}
        check_game(game, seats=seats, games=20, seed=50, every=3, options=options, audit=accounted)


def play_out(seats: int, difficulty: str, seed: int, audit: bool) -> DeadReckoningPosition:
    """A game of random decisions and random chance."""
    position = game.start(seats=seats, options={"difficulty": difficulty})
    rng = Rng("random", seats, difficulty, seed)
    steps = 0
    while position.actors:
        seat = position.actors[0]
        if seat == CHANCE:
            chances = position.chances()
            ways = [move for move, weight in chances for _ in range(weight)]
            move = ways[rng.below(len(ways))]
        else:
            moves = position.moves(seat)
            move = moves[rng.below(len(moves))]
        position.make(seat, move)
        steps += 1
        assert steps < 20_000
        if audit and steps % 5 == 0:
            accounted(position, None)
    accounted(position, None)
    assert position.result is not None
    return position


@pytest.mark.no_cover  # long: other tests measure it
@pytest.mark.rule("DR-E2", "DR-E4")
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("seats", [1, 2])
def test_random_games_end(seats: int, difficulty: str) -> None:
    for seed in range(25):
        position = play_out(seats, difficulty, seed, audit=True)
        table = position.state.table
        assert table.trigger >= 0
        assert table.claimed[table.trigger].bit_count() >= 4
        assert game.load(position.to_dict()) == position


@pytest.mark.slow
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("seats", [1, 2])
def test_random_games_at_length(seats: int, difficulty: str) -> None:
    for seed in range(1250):
        play_out(seats, difficulty, seed, audit=False)


def test_one_or_two_players() -> None:
    with pytest.raises(BadInput, check=keyed("one-or-two")):
        game.start(seats=3)
    with pytest.raises(BadInput):
        game.start(options={"difficulty": "easy"})


@pytest.mark.rule("DR-D5")
def test_nobody_moves_out_of_turn() -> None:
    turn = Turn(seats=2, tiles=islands("B1=skerry"))
    for seat, text in ((CHANCE, "crown"), ("starboard", "end"), ("nobody", "end"), ("port", "?")):
        with pytest.raises(Illegal):
            turn.position.play(seat, text)


@pytest.mark.parametrize(
    "text",
    ["load 01 cargo", "load 1000 cargo", "load -1 cargo", "move Z9", "sleeve 0>captain", "play"],
)
def test_what_cannot_be_read(text: str) -> None:
    with pytest.raises(Illegal, check=keyed("cannot-read")):
        Turn().position.read("player", text)


def test_a_chance_that_is_none() -> None:
    turn = Turn(tiles=islands("A1=skerry"))
    turn.play("end")
    for text in ("card98", "crown", "tails", "captain"):
        with pytest.raises(Illegal):
            turn.position.play(CHANCE, text)


# -- drafts ----------------------------------------------------------------------------------


def test_a_draft_takes_any_number_in_either_language() -> None:
    turn = Turn()
    draft = game.draft(turn.position.view("player"), "en")
    assert "load 3 cargo" in draft.next()
    assert draft.add("load 2 cargo").ruling is None
    assert draft.at_once
    assert draft.decision().text() == "load 2 cargo"
    line = draft.add("load 9 cargo")
    assert line.ruling is not None
    assert line.ruling.clause == "DR-H13"
    assert not draft.complete
    french = game.draft(turn.position.view("player"), "fr")
    assert french.add("vendre 1").ruling is None
    assert french.decision().text() == "sell 1"
    french.remove(0)
    assert french.lines == []
    with pytest.raises(IndexError):
        french.remove(0)


@pytest.mark.rule("DR-H30")
def test_a_draft_sleeves_card_by_card() -> None:
    turn = Turn()
    human = turn.human
    human.where[turn.crew("captain")] = human.where[turn.crew("purser")] = 2
    human.held = [0, 0, 5, 0]
    turn.state.phase = 5
    draft = game.draft(turn.position.view("player"), "en")
    assert "sleeve none" not in draft.next()  # two could go in, one may be held
    assert draft.add("1>purser").ruling is None
    assert draft.complete
    assert draft.next() == ["sleeve 2>captain"]
    refused = draft.add("2>purser")
    assert refused.ruling is not None
    assert refused.ruling.clause == "DR-H30"
    draft.remove(1)
    draft.add("sleeve 2>captain")
    assert draft.decision().text() == "sleeve 1>purser 2>captain"
    draft.move(1, 0)
    assert draft.decision().text() == "sleeve 1>purser 2>captain"
