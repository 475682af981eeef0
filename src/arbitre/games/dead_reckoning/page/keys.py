"""Keys beside the real box (keypad): cards of the Alliance by name, tiles, what a card of a row shows."""

from __future__ import annotations

from typing import Final

from arbitre.core.keypad import Key, Keypad, Slot
from arbitre.core.message import Value
from arbitre.core.words import Words
from arbitre.games.dead_reckoning.page.own import POWERS
from arbitre.games.dead_reckoning.picture.pen import Pen
from arbitre.games.dead_reckoning.rules.alliance.deck import (
    band_number,
    candidates,
    card_names,
    shows_hard,
    typed_band,
)
from arbitre.games.dead_reckoning.rules.board import NAMES, row_of
from arbitre.games.dead_reckoning.rules.by_hand.box import OTHER, PIRATE
from arbitre.games.dead_reckoning.rules.by_hand.edit_words import ROW_WORDS
from arbitre.games.dead_reckoning.rules.rows import backs, in_deck, is_merchant
from arbitre.games.dead_reckoning.rules.table import BACK, CARD, DEAL, TILE, OpenTable
from arbitre.games.dead_reckoning.words.chance import spoken_outcome
from arbitre.games.dead_reckoning.words.codes import named, slot_in, tile_in

MERCHANT: Final = "merchant"


def keypad_of(pen: Pen) -> Keypad | None:
    """One touch for what lies there; None: nothing of this sort is asked for."""
    table = pen.table
    if not pen.state.companion or pen.state.battle is not None:
        return None
    if table.need == CARD:
        return Keypad(_cards(pen), [Slot()])
    if table.need == TILE:
        return Keypad(_tiles(pen), [Slot("", f"space-{NAMES[table.at]}")])
    if table.need in (DEAL, BACK):
        return Keypad(_row_cards(pen), [Slot("", f"space-{NAMES[table.at]}")])
    return None


def _cards(pen: Pen) -> list[Key]:
    """Those left in the deck, and those of one's own box whose section was entered before."""
    table, words = pen.table, pen.words
    number, printed = band_number(table), len(table.values.alliance)
    known = [table.values.alliance[card].name for card in candidates(table)]
    for name in card_names(table)[printed:]:
        hard = shows_hard(table, printed)
        known += [name] if typed_band(table, name, hard, number) is not None else []
    found: list[Key] = []
    for name in known:
        said = named(table.values, "alliance", name, words.lang)
        found.append(Key(said, said))
    return found


def _tiles(pen: Pen) -> list[Key]:
    """DR-B2: the islands that lie nowhere yet, and open sea."""
    table, words = pen.table, pen.words
    found: list[Key] = []
    for tile, outcome in enumerate(pen.position.notation.islands):
        if table.unseen[tile]:
            name = tile_in(outcome.written, words)
            many = table.unseen[tile] if tile == len(table.values.islands) else -1
            found.append(Key(name, name, many))
    return found


def _row_cards(pen: Pen) -> list[Key]:
    """What the Alliance's rules ask of any card, then the cards that we know."""
    table, words = pen.table, pen.words
    found = _plain_keys(words, table.need == DEAL)
    known = in_deck(table, row_of(table.at)) if table.need == DEAL else _backs(table)
    counts: dict[str, int] = {}
    for face, left in known:
        card = table.values.cards[face]
        if not card.own:
            # slots do not concern the Alliance (DR-Q1)
            said = spoken_outcome(pen.position.notation.cards[face], words)
            slot = slot_in(card.slot, words.lang)
            said = said.removesuffix(f" {slot}")
            counts[said] = counts.get(said, 0) + left
    return [*found, *(Key(said, said, left) for said, left in counts.items())]


def _backs(table: OpenTable) -> list[tuple[int, int]]:
    return backs(table, table.face[table.at]) if is_merchant(table, table.at) else []


def _plain_keys(words: Words, merchants: bool) -> list[Key]:
    """`merchant`, `other`, `pirate 1` and more."""
    merchant, other, pirate = (ROW_WORDS.said(one, words.lang) for one in (MERCHANT, OTHER, PIRATE))
    found = [Key(merchant, words.phrase("tray-card-merchant"))] if merchants else []
    found.append(Key(other, words.phrase("key-other")))
    for number in range(1, POWERS):
        args: dict[str, Value] = {"n": number}
        found.append(Key(f"{pirate} {number}", words.phrase("key-power", args)))
    return found
