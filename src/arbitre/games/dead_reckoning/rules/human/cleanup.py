"""The end of a human's turn: clean-up, step by step (DR-H4, DR-H30)."""

from __future__ import annotations

from typing import Final

from arbitre.core.position import refuse
from arbitre.core.telling import Telling
from arbitre.games.dead_reckoning.rules.alliance.turn import refill
from arbitre.games.dead_reckoning.rules.battle.end import garrison_hits
from arbitre.games.dead_reckoning.rules.board import HARBOR, NAMES
from arbitre.games.dead_reckoning.rules.human.belongings import (
    DECK,
    DISCARD,
    HAND,
    PLAYED,
    SLOTS,
    TOP_LEVEL,
    Human,
)
from arbitre.games.dead_reckoning.rules.icons import COUNT
from arbitre.games.dead_reckoning.rules.state import DEALING, DRAWING, MODE, RAISE, SLEEVE, State

CLEAN_UP: Final = 100
"""What follows once the dealing is over, where it is not the main phase."""


def end_main(state: State, told: Telling) -> None:
    """DR-H4 (1): tiles without a card are refilled, then the rest of the clean-up."""
    refill(state.table)
    state.phase, state.resume = DEALING, CLEAN_UP
    told.tell("ends", "DR-H29", {"human": state.seat})


def after_refill(state: State, told: Telling) -> int:
    """(2) an enemy garrison hurts their ship; (3) pirate or merchant mode, merchant in harbor.

    Gives the side whose garrison sank them, -1 where none did.
    """
    table, seat = state.table, state.seat
    place = table.place[seat]
    sank = -1
    if place != HARBOR and table.garrisoned(place, seat):
        sank = garrison_hits(state, seat, "DR-H4", NAMES[place], told)
    if table.place[seat] == HARBOR:
        table.pirate[seat] = False
        begin_raise(state, told)
    else:
        state.phase = MODE
    return sank


def choose_mode(state: State, pirate: bool, told: Telling) -> None:
    """(3) pirate mode counts in enemies' turns only (DR-H5)."""
    state.table.pirate[state.seat] = pirate
    mode = "pirate" if pirate else "merchant"
    told.tell("mode", "DR-H4", {"human": state.seat, "mode": mode})
    begin_raise(state, told)


def begin_raise(state: State, told: Telling) -> None:
    """(4) one card played this turn may be raised by one level."""
    if can_raise(state.human):
        state.phase = RAISE
    else:
        begin_sleeving(state, told)


def can_raise(human: Human) -> list[int]:
    """Cards played this turn that are not at the top level yet."""
    return [card for card in human.cards_in(PLAYED) if human.level[card] < TOP_LEVEL]


def raise_card(state: State, card: int, told: Telling) -> None:
    """(4) one level more; -1: none."""
    human = state.human
    if card >= 0:
        if card not in can_raise(human):
            raise refuse("DR-H4", "cannot-raise", card=card)
        human.level[card] += 1
        human.read_face(card)
        state.table.experts[state.seat] = human.crew_at(TOP_LEVEL)
        args: dict[str, str | int] = {"human": state.seat, "card": card}
        told.tell("raised", "DR-H4", args | {"level": human.level[card] + 1})
    begin_sleeving(state, told)


def places_for(human: Human, card: int) -> list[int]:
    """DR-H30: cards played this turn whose slot of the advancement's name is free."""
    slot = human.values.cards[card].slot
    return [crew for crew in human.cards_in(PLAYED) if human.sleeves[crew * SLOTS + slot] < 0]


def begin_sleeving(state: State, told: Telling) -> None:
    """(5) bought cards are sleeved; what fits nowhere is held."""
    human = state.human
    if any(places_for(human, human.held[index]) for index in range(0, len(human.held), 2)):
        state.phase = SLEEVE
    else:
        finish(state, told)


def check_sleeving(human: Human, pairs: list[tuple[int, int]]) -> None:
    """DR-H30: each advancement once on a free slot; one at most is held back where it could go in."""
    used: list[int] = []
    taken: list[tuple[int, int]] = []
    for index, crew in pairs:
        if not 0 <= index < len(human.held) // 2 or index in used:
            raise refuse("DR-H30", "no-such-advancement")
        card = human.held[index * 2]
        slot = human.values.cards[card].slot
        if crew not in places_for(human, card) or (crew, slot) in taken:
            raise refuse("DR-H30", "slot-taken", card=crew)
        used.append(index)
        taken.append((crew, slot))
    back = 0
    for index in range(len(human.held) // 2):
        if index in used:
            continue
        card = human.held[index * 2]
        slot = human.values.cards[card].slot
        if any((crew, slot) not in taken for crew in places_for(human, card)):
            back += 1
    if back > 1:
        raise refuse("DR-H30", "one-held-back")


def sleeve(state: State, pairs: list[tuple[int, int]], told: Telling) -> None:
    """(5) they stay for good; all see them."""
    human = state.human
    check_sleeving(human, pairs)
    held = human.held
    used: list[int] = []
    for index, crew in pairs:
        card, side = held[index * 2], held[index * 2 + 1]
        used.append(index)
        human.held = [one for place, one in enumerate(held) if place // 2 not in used]
        spot = crew * SLOTS + human.values.cards[card].slot
        human.sleeves[spot], human.sides[spot] = card, side
        human.read_face(crew)
        args: dict[str, str | int] = {"human": state.seat, "card": crew, "advancement": card}
        args["back"] = side
        told.tell("sleeved", "DR-H30", args)
    finish(state, told)


def finish(state: State, told: Telling) -> None:
    """(6) played cards are discarded; (7) they draw, stopping at their limit."""
    human = state.human
    for card in human.cards_in(PLAYED):
        human.where[card] = DISCARD
    human.icons = [0] * COUNT  # DR-H3: an icon is used in the turn it is played, or not at all
    state.to_draw = human.draws
    state.phase = DRAWING
    told.tell("discards", "DR-H4", {"human": state.seat})


def can_draw(human: Human) -> bool:
    """Whether a card can be drawn; an empty deck is the shuffled discard."""
    if human.where.count(HAND) >= human.hand_limit:
        return False
    if DECK not in human.where:
        for card in human.cards_in(DISCARD):
            human.where[card] = DECK
    return DECK in human.where


def draw(human: Human, card: int) -> None:
    """A card of the deck comes into the hand."""
    human.where[card] = HAND
