"""Tiles and the cards of the rows: exploring and dealing (DR-B2, DR-B9, DR-T4)."""

from __future__ import annotations

from arbitre.core.telling import Telling
from arbitre.games.dead_reckoning.rules.alliance.plan import DEAL_TO
from arbitre.games.dead_reckoning.rules.board import NAMES, row_of
from arbitre.games.dead_reckoning.rules.table import (
    BACK,
    DEAL,
    FACE_DOWN,
    NO_CARD,
    NOTHING,
    TILE,
    OpenTable,
)


def explore(table: OpenTable, space: int) -> None:
    """DR-T4: an unexplored tile waits to be turned up; a face-up one needs nothing."""
    if table.tiles[space] == FACE_DOWN:
        table.wait(TILE, space)


def turn_up(table: OpenTable, tile: int, explorer: int, told: Telling) -> None:
    """A tile came up: its explorer gets a cube (-1: the set-up), and a card is dealt to it."""
    space = table.at
    table.need = NOTHING
    table.tiles[space] = tile
    table.unseen[tile] -= 1
    island = tile < len(table.values.islands)
    name = table.values.islands[tile].name if island else "open_sea"
    told.tell("tile", "DR-B2", {"space": NAMES[space], "tile": name})
    if explorer >= 0:
        table.explorer[explorer] += 1
        clause = "DR-T4" if table.is_alliance(explorer) else "DR-B3"
        told.tell("explorer-cube", clause, {"side": explorer, "n": table.explorer[explorer]})
    table.then(DEAL_TO, space)


def in_deck(table: OpenTable, row: int) -> list[tuple[int, int]]:
    """What may be dealt from a row's deck: each face with how many are left of it."""
    deck, values = table.deck, table.values
    found = [(face, deck[face]) for face in values.advancements[row] if deck[face]]
    for same in values.merchants[row]:
        left = _merchants_left(table, same)
        if left > 0:
            found.append((same[0], left))
    return found


def _merchants_left(table: OpenTable, same: list[int]) -> int:
    """How many merchants of one look are in the deck: less those seen, whose backs nobody knows."""
    face = same[0]
    left = -table.face.count(face)
    for card in same:
        left += table.deck[card]
    if left > 0 and table.under:
        left -= table.under.count(face)
    if left > 0 and table.gone:
        left -= table.gone.count(face)
    return left


def any_in_deck(table: OpenTable, row: int) -> bool:
    """Whether a row's deck has a card left to deal."""
    deck, values = table.deck, table.values
    for face in values.advancements[row]:
        if deck[face]:
            return True
    for same in values.merchants[row]:
        if _merchants_left(table, same) > 0:
            return True
    return False


def deal_to(table: OpenTable, space: int, told: Telling) -> None:
    """DR-B9: a card of the row's deck; when only merchants that went under are left, the first of them."""
    if table.tiles[space] == FACE_DOWN or table.face[space] != NO_CARD:
        return
    row = row_of(space)
    if any_in_deck(table, row):
        table.wait(DEAL, space)
        return
    for index, face in enumerate(table.under):
        if table.values.cards[face].row == row:
            del table.under[index]
            table.face[space] = face
            told.tell("dealt", "DR-B9", {"space": NAMES[space], "card": face})
            return


def lay_dealt(table: OpenTable, face: int, told: Telling) -> None:
    """A card lies face up on its tile. A merchant's back stays unseen: it is still in the pool."""
    space = table.at
    table.need = NOTHING
    table.face[space] = face
    if table.values.cards[face].back is None:
        table.deck[face] -= 1
    told.tell("dealt", "DR-B9", {"space": NAMES[space], "card": face})


def backs(table: OpenTable, face: int) -> list[tuple[int, int]]:
    """The cards that a merchant lying face up may turn out to be, with how many of each are left."""
    deck, values = table.deck, table.values
    if face != NO_CARD:
        for same in values.merchants[values.cards[face].row]:
            if same[0] == face:
                return [(card, deck[card]) for card in same if deck[card]]
    return []


def keep_front(table: OpenTable, space: int) -> int:
    """A merchant leaves its tile for its front; what is on its back nobody learns."""
    face = table.face[space]
    table.face[space] = NO_CARD
    table.gone.append(face)
    return face


def turn_back(table: OpenTable, space: int) -> None:
    """A merchant is turned: its back is awaited."""
    table.wait(BACK, space)


def is_merchant(table: OpenTable, space: int) -> bool:
    """Whether a merchant lies on a tile."""
    face = table.face[space]
    return face != NO_CARD and table.values.cards[face].back is not None
