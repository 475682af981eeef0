"""What holds in every game: nothing gets lost, control fits, the Alliance sees no secret (DR-H8)."""

from __future__ import annotations

import ast
from collections import Counter
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

import arbitre.games.dead_reckoning
from arbitre.core.chance import CHANCE
from arbitre.core.message import Event
from arbitre.games.dead_reckoning import game
from arbitre.games.dead_reckoning.play.position import DeadReckoningPosition
from arbitre.games.dead_reckoning.rules.table import DIFFICULTIES, NO_CARD, SIDES

FOLDER = Path(arbitre.games.dead_reckoning.__file__).parent / "rules"
ENGINE = """
alliance/turn alliance/left alliance/right alliance/planning alliance/fights alliance/choosing
alliance/plan influence rows table achievements
""".split()
SECRET = {
    "human",
    "belongings",
    "state",
    "actions",
    "position",
    "flow",
    "battle.battle",
    "end",
    "cleanup",
}
CHOICES = {
    "plan-attack", "plan-building", "conditional-influence", "builds", "produces", "puts",
    "beats-merchant", "upgrades",
}  # fmt: skip


def check(position: DeadReckoningPosition) -> None:
    state, table = position.state, position.state.table
    values = table.values
    for building, all_of_them in enumerate(values.buildings):
        built = sum(table.buildings[space] >> building & 1 for space in range(1, 13))
        assert table.supply[building] + built == all_of_them
    for space in range(1, 13):
        cubes = table.cubes[space * SIDES : space * SIDES + SIDES]
        if not table.is_island(space):
            assert not any(cubes)
            assert table.control[space] == -1
            assert not table.coins[space] + table.cargo[space] + table.buildings[space]
            continue
        spaces = values.islands[table.tiles[space]].spaces
        assert sum(cubes) <= spaces
        assert min(cubes) >= 0
        for side in range(table.sides):
            if cubes[side] * 2 > spaces:
                assert table.control[space] == side
        if table.control[space] >= 0:
            assert table.permanent[space * SIDES + table.control[space]] == 1
        else:
            assert not any(table.permanent[space * SIDES : space * SIDES + SIDES])
            assert not table.buildings[space]
    # tiles: those laid and those unseen are all there are
    laid = Counter(table.tiles[space] for space in range(1, 13) if table.tiles[space] >= 0)
    for tile, unseen in enumerate(table.unseen):
        assert laid[tile] + unseen == (values.open_sea if tile == len(values.islands) else 1)
    # cards of the rows: in decks, lying, in piles, with humans
    lying = [table.face[space] for space in range(1, 13) if table.face[space] != NO_CARD]
    open_ones = [face for face in lying if values.cards[face].back is None]
    hidden = len(lying) - len(open_ones)
    piles = sum(table.merchant_pile) + sum(table.pirate_pile)
    owned = sum(len(human.held) // 2 for human in state.humans)
    owned += sum(sleeve >= 0 for human in state.humans for sleeve in human.sleeves)
    # a merchant lying there, under its deck or kept for its front is still counted in its pool
    assert sum(table.deck) >= hidden + len(table.under) + len(table.gone)
    total = sum(table.deck) + len(open_ones) + piles + owned - len(table.gone)
    assert total == sum(card.copies for card in values.cards)
    for side in range(table.humans, table.sides):
        assert table.dock_cargo[side] < 3  # DR-G2
        assert 0 <= table.damage[side] < 5
        assert not table.pirate[side]  # DR-F7
    assert all(n >= 0 for n in (*table.dock_coins, *table.dock_cargo, *table.coins, *table.cargo))


def check_events(events: list[Event]) -> None:
    for event in events:
        if event.name in CHOICES:
            assert {"among", "by"} <= set(event.args), event


@pytest.mark.parametrize("number", range(16))
def test_random_games(number: int) -> None:
    rng = Random(number)
    options: dict[str, object] = {"difficulty": DIFFICULTIES[number // 2 % 4]}
    position = game.start(number, seats=1 + number % 2, options=options)
    assert isinstance(position, DeadReckoningPosition)
    for _ in range(20000):
        if position.result is not None:
            break
        (actor,) = position.actors
        if actor == CHANCE:
            moves, weights = zip(*position.chances(), strict=True)
            move = rng.choices(moves, weights)[0]
        else:
            move = rng.choice(position.moves(actor))
        events = position.make(actor, move)
        check_events(events)
        check(position)
    assert position.result is not None


@pytest.mark.parametrize("number", range(4))
def test_a_table_and_its_copy_go_the_same_way(number: int) -> None:
    """Copies share nothing: one played on leaves the other as it was."""
    rng = Random(number)
    position = game.start(number, seats=1 + number % 2)
    assert isinstance(position, DeadReckoningPosition)
    for _ in range(300):
        if position.result is not None:
            break
        (actor,) = position.actors
        found = [m for m, _ in position.chances()] if actor == CHANCE else position.moves(actor)
        before = position.to_dict()
        twin = position.copy()
        move = rng.choice(found)
        twin.make(actor, move)
        assert position.to_dict() == before
        position.make(actor, move)
        assert position.to_dict() == twin.to_dict()


@pytest.mark.rule("DR-H8")
@pytest.mark.parametrize("module", ENGINE)
def test_the_alliance_reads_no_secret(module: str) -> None:
    """Its modules know the open table only: they import nothing that has hands, chests or decks."""
    tree = ast.parse((FOLDER / f"{module}.py").read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            module_names = str(node.module).split(".")
            pairs = {".".join(pair) for pair in pairwise(module_names)}
            names = {*module_names, *pairs, *(alias.name for alias in node.names)}
            assert not names & SECRET, node.lineno
        if isinstance(node, ast.Attribute):
            assert node.attr not in ("chest", "where", "state"), node.lineno
