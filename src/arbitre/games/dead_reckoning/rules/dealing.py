"""Chance: what may be drawn, turned up, tossed or fall now, and what comes of it."""

from __future__ import annotations

from typing import Final

from arbitre.core.position import Move, refuse
from arbitre.core.telling import Telling
from arbitre.games.dead_reckoning.rules.alliance import deck
from arbitre.games.dead_reckoning.rules.alliance.left import settle_toss, turn_up_back
from arbitre.games.dead_reckoning.rules.battle import course
from arbitre.games.dead_reckoning.rules.battle.battle import drop
from arbitre.games.dead_reckoning.rules.board import row_of
from arbitre.games.dead_reckoning.rules.by_hand.turned_up import (
    ISLAND,
    WORDS,
    Found,
    back_of,
    check_island,
    face_of,
    grow,
    read_look,
)
from arbitre.games.dead_reckoning.rules.by_hand.typed_cards import CardTyped, reveal_typed
from arbitre.games.dead_reckoning.rules.human.belongings import DECK
from arbitre.games.dead_reckoning.rules.human.cleanup import draw
from arbitre.games.dead_reckoning.rules.moves import Notation, Outcome
from arbitre.games.dead_reckoning.rules.rows import backs, in_deck, lay_dealt, turn_up
from arbitre.games.dead_reckoning.rules.state import DRAWING_ONE, SETUP, State
from arbitre.games.dead_reckoning.rules.table import (
    BACK,
    CARD,
    DEAL,
    TILE,
    TOSS,
)

DRAWN: Final = -1
LAID: Final = -2
FIRST: Final = -3
CUBE: Final = -4
"""What chance does besides what the table waits for."""


def _asked(state: State) -> int:
    """What chance has to say now: a need of the table, or one of the above."""
    if state.battle is not None:
        return CUBE
    if state.table.need:
        return state.table.need
    setting = state.phase == SETUP and not state.companion
    if setting and len(state.laid) < len(state.table.bonus):
        return LAID
    return FIRST if state.phase == SETUP and state.first < 0 else DRAWN


def to_hand(state: State) -> bool:
    """Whether chance has to draw a card to the hand of the human on turn."""
    return _asked(state) == DRAWN


def weighed(state: State) -> list[tuple[int, int]]:
    """Every outcome as a number, with its weight."""
    table, asked = state.table, _asked(state)
    if asked == CUBE:
        return [(face, weight) for face, weight in enumerate(state.values.faces) if weight]
    if asked == DRAWN:
        return [(card, 1) for card in state.human.cards_in(DECK)]
    if asked == DEAL:
        return in_deck(table, row_of(table.at))
    if asked == CARD:
        return [(card, 1) for card in deck.candidates(table)]
    if asked == TILE:
        return [(tile, left) for tile, left in enumerate(table.unseen) if left]
    if asked == BACK:
        return backs(table, table.face[table.at])
    if asked == TOSS:
        return [(0, 1), (1, 1)]
    if asked == LAID:
        # DR-V2: eight tiles on eight random achievements; one achievement has none
        values = [0, *state.values.bonus]
        for value in state.laid:
            values.remove(value)
        return [(value, values.count(value)) for value in sorted(set(values))]
    return [(seat, 1) for seat in range(table.humans)]


def chances(state: State, notation: Notation) -> list[tuple[Move, int]]:
    """What chance may do now."""
    asked = _asked(state)
    if asked == CUBE:
        return notation.falling.copy()
    if asked == DRAWN:
        drawn = notation.draws
        return [drawn[card] for card, where in enumerate(state.human.where) if where == DECK]
    if asked in (DEAL, BACK):
        known = notation.cards
    elif asked == CARD:
        known = notation.alliance
    elif asked == TILE:
        known = notation.islands
    elif asked == TOSS:
        known = notation.coin
    elif asked == LAID:
        return [(notation.bonus(value), weight) for value, weight in weighed(state)]
    else:
        known = notation.first
    return [(known[value], weight) for value, weight in weighed(state)]


def happen(state: State, move: Outcome, notation: Notation, told: Telling) -> None:
    """Carry out an outcome of chance."""
    table, value, asked = state.table, move.value, _asked(state)
    if value < 0 and isinstance(move, CardTyped):
        _known(move, asked == CARD and state.companion)
        reveal_typed(table, move, told)
    elif value < 0 and isinstance(move, Found):
        _known(move, state.companion and WORDS.get(asked) == move.form[0])
        _find(state, move, told)
    elif asked == CUBE:
        assert state.battle is not None
        _known(move, 0 <= value < len(notation.cubes) and state.values.faces[value] > 0)
        drop(state.battle, value, told)
    elif asked == DRAWN:
        human = state.human
        _known(move, 0 <= value < len(human.where) and human.where[value] == DECK)
        draw(human, value)
        if state.phase != SETUP:
            state.to_draw -= 1
            clause = "DR-H28" if state.phase == DRAWING_ONE else "DR-H4"
            told.tell("draws", clause, {"human": state.seat})
    else:
        _known(move, _possible(state, asked, value))
        if asked == CARD:
            deck.reveal(table, value, told)
        elif asked == TILE:
            turn_up(table, value, -1 if state.phase == SETUP else table.side, told)
        elif asked == DEAL:
            lay_dealt(table, value, told)
        elif asked == BACK:
            if table.is_alliance(table.side):
                turn_up_back(table, value, told)
            else:
                course.take_hunted(state, value, told)
        elif asked == TOSS:
            settle_toss(table, bool(value), told)
        elif asked == LAID:
            table.bonus[len(state.laid)] = value
            state.laid.append(value)
        else:
            state.first = value


def _find(state: State, move: Found, told: Telling) -> None:
    """DR-Q2: an island, a card or a merchant's back that nobody knew."""
    table, form = state.table, move.form
    if form[0] == ISLAND:
        check_island(table.values, form)
        grow(table, form, told)
        explorer = -1 if state.phase == SETUP else table.side
        turn_up(table, len(table.values.islands) - 1, explorer, told)
        return
    look = read_look(str(form[1]))
    assert look is not None
    if WORDS[DEAL] == form[0]:
        lay_dealt(table, face_of(table, row_of(table.at), look, told), told)
    else:
        turn_up_back(table, back_of(table, table.at), told, look.icons)


def _known(move: Outcome, possible: bool) -> None:
    if not possible:
        raise refuse("", "cannot-read", word=move.written[:40])


def _possible(state: State, asked: int, value: int) -> bool:
    """Whether chance may do this, for what comes often without weighing all it may do."""
    if asked == CARD:
        return value in deck.candidates(state.table)
    if asked == TILE:
        return 0 <= value < len(state.table.unseen) and state.table.unseen[value] > 0
    if asked == DEAL and _advancement(state, value):
        return True
    return _among(value, weighed(state))


def _among(value: int, known: list[tuple[int, int]]) -> bool:
    for each, _ in known:
        if each == value:
            return True
    return False


def _advancement(state: State, value: int) -> bool:
    """Whether an advancement may be dealt: quicker to see than for a merchant."""
    table, cards = state.table, state.values.cards
    if not 0 <= value < len(cards) or not table.deck[value]:
        return False
    return cards[value].back is None and cards[value].row == row_of(table.at)
