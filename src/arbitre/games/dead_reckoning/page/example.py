"""The example of the front page: the harbor and three rows of an ocean in the middle of a game."""

from __future__ import annotations

from typing import Final

from arbitre.core.screen import Picture
from arbitre.core.words import Words
from arbitre.games.dead_reckoning.picture.draw import chart
from arbitre.games.dead_reckoning.play.editions import EDITIONS, values_of
from arbitre.games.dead_reckoning.play.position import DeadReckoningPosition
from arbitre.games.dead_reckoning.rules.board import OCEAN, space_of
from arbitre.games.dead_reckoning.rules.state import MAIN
from arbitre.games.dead_reckoning.rules.table import SIDES

TILES: Final = {
    "A1": 0, "B1": 4, "C1": 2, "A2": 8, "B2": 12, "C2": 6, "A3": 11, "C3": 9,
}  # fmt: skip
"""Islands by number; 12 is open sea."""
CUBES: Final = {"A1": (2, 0), "B1": (3, 1), "C1": (0, 2), "A2": (1, 3), "C2": (0, 1), "A3": (4, 2)}
ROWS: Final = 3


def example_chart(words: Words) -> Picture:
    """A small picture; it is the same for everybody."""
    edition = EDITIONS.named("")
    position = DeadReckoningPosition(edition, values_of(edition), 1, 0)
    state, table = position.state, position.state.table
    state.phase, table.side = MAIN, 0
    table.turn[1] = 6
    for name, tile in TILES.items():
        space = space_of(name)
        table.tiles[space] = tile
        table.unseen[tile] -= 1
    for name, counts in CUBES.items():
        space = space_of(name)
        spaces = position.values.islands[table.tiles[space]].spaces
        for side, number in enumerate(counts):
            table.cubes[space * SIDES + side] = number
            if number * 2 > spaces:
                table.control[space] = side
                table.permanent[space * SIDES + side] = 1
    for space in OCEAN:
        if table.tiles[space] >= 0:
            _deal(position, space)
    for name, building in (("A1", 0), ("A2", 2), ("A3", 1)):
        table.buildings[space_of(name)] = 1 << building
        table.supply[building] -= 1
    table.coins[space_of("B1")], table.cargo[space_of("B1")] = 1, 2
    table.place[0], table.place[1] = space_of("A3"), space_of("A2")
    table.pirate[0], table.damage[1] = True, 2
    return chart(position.view(position.seats[0]), words, ROWS)


def _deal(position: DeadReckoningPosition, space: int) -> None:
    """The first card left of its row, a merchant in the middle lane."""
    table = position.state.table
    for number, card in enumerate(position.values.cards):
        merchant = card.back is not None
        if card.row == (space - 1) // 3 and table.deck[number] and merchant == (space % 3 == 2):
            table.face[space] = number
            if not merchant:
                table.deck[number] -= 1
            return
