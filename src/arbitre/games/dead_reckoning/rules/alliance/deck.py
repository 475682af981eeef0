"""An Alliance's deck and the card under way: the side it shows, the band that counts, its steps (DR-D)."""

from __future__ import annotations

from arbitre.core.telling import Telling
from arbitre.games.dead_reckoning.rules.alliance.plan import (
    AFTER_CARD,
    CLAIM,
    CONDITIONAL_ATTACK,
    CONDITIONAL_INFLUENCE,
    EFFECT,
    END_SPACE,
    PLAN,
    REVEAL,
    FightPlan,
)
from arbitre.games.dead_reckoning.rules.table import EXPERT, HARD, NOTHING, OpenTable
from arbitre.games.dead_reckoning.rules.values import Band, TypedBand


def shows_hard(table: OpenTable, card: int) -> bool:
    """DR-D2, DR-X2, DR-D7: whether a card shows its hard side, revealed in this turn."""
    if table.difficulty == HARD:
        return _hard_turn(table)
    if table.difficulty >= EXPERT:
        return True
    return bool(table.hard_sides >> card & 1)


def _hard_turn(table: OpenTable) -> bool:
    """DR-D2: on Hard even turns show a hard side."""
    return table.turn[table.side] % 2 == 0


def candidates(table: OpenTable) -> list[int]:
    """The cards that may be revealed now; of Hard only those that could show this turn's side."""
    found = [card for card in range(len(table.values.alliance)) if table.left >> card & 1]
    if table.difficulty == HARD and table.humans == 1:
        other = table.normal_sides if _hard_turn(table) else table.hard_sides
        found = [card for card in found if not other >> card & 1]
    return found


def refill_deck(table: OpenTable, side: int, told: Telling) -> None:
    """DR-D4, DR-X2: a deck used up is made anew."""
    if candidates(table):
        return
    table.left = (1 << len(table.values.alliance)) - 1
    told.tell("deck-shuffled", "DR-D4" if table.humans == 1 else "DR-X2", {"side": side})


def reveal(table: OpenTable, card: int, told: Telling) -> None:
    """DR-T1, DR-T3: the card's left side wholly, then its right side."""
    table.need = NOTHING
    table.card = card
    table.hard = shows_hard(table, card)
    table.left &= ~(1 << card)
    printed = card < len(table.values.alliance)
    if printed and table.difficulty == HARD and table.humans == 1:
        # a card keeps its sleeve: the side it shows now it shows for good (DR-D2)
        if table.hard:
            table.hard_sides |= 1 << card
        else:
            table.normal_sides |= 1 << card
    table.plan = FightPlan()
    table.plan.berthed, table.sunk = table.sunk, False  # a bonus card is of the same turn (DR-D3)
    band = band_of(table)
    number = band_number(table)
    table.shown = (table.side, card, int(table.hard), number, REVEAL, 0, 0)
    name = table.values.alliance[card].name if printed else card_names(table)[card]
    told.tell(
        "card",
        "DR-D1",
        {"card": name, "shown": "hard" if table.hard else "normal", "band": number + 1},
    )
    typed = typed_band(table, name, table.hard, number)
    if typed is not None:
        told.tell("card-typed", "DR-Q2", {"line": typed.line})
    table.then(AFTER_CARD)
    for index in range(len(band.effects) - 1, -1, -1):
        table.then(EFFECT, index)
    if band.conditional:
        table.then(CONDITIONAL_INFLUENCE)
    if band.attack:
        table.then(CONDITIONAL_ATTACK)
    table.then(END_SPACE, band.end)
    table.then(PLAN)
    for space in sorted(band.claims, reverse=True):
        table.then(CLAIM, space)


def band_number(table: OpenTable) -> int:
    """DR-D1: which band the turn uses; the last one serves all later turns."""
    turn = table.turn[table.side]
    for number, last in enumerate(table.values.bands):
        if turn <= last:
            return number
    return len(table.values.bands)


def band_of(table: OpenTable) -> Band:
    """The band of the card under way."""
    if table.typed:  # what a person read on the card goes before what the edition prints
        name = card_names(table)[table.card]
        typed = typed_band(table, name, table.hard, band_number(table))
        if typed is not None:
            return typed.band
    card = table.values.alliance[table.card]
    bands = card.hard if table.hard else card.normal
    return bands[min(band_number(table), len(bands) - 1)]


def card_names(table: OpenTable) -> list[str]:
    """The cards of the edition, then those that were typed (DR-Q2), by name."""
    found = [card.name for card in table.values.alliance]
    for typed in table.typed:
        if typed.name not in found:
            found.append(typed.name)
    return found


def card_number(table: OpenTable, name: str) -> int:
    """The number of a card; -1 where there is none of that name."""
    names = card_names(table)
    return names.index(name) if name in names else -1


def typed_band(table: OpenTable, name: str, hard: bool, number: int) -> TypedBand | None:
    """A band as it was typed last; None where it was not (DR-Q2)."""
    for typed in reversed(table.typed):
        if typed.name == name and typed.hard == hard and typed.number == number:
            return typed
    return None
