"""Playing a position on: chance by generators, the humans by the greedy player."""

from __future__ import annotations

from typing import Final

from arbitre.core.chance import Rng
from arbitre.core.telling import Telling
from arbitre.games.dead_reckoning import flow
from arbitre.games.dead_reckoning.battle import ABILITIES, DEFENCE, LOOT
from arbitre.games.dead_reckoning.bots_greedy import Greedy
from arbitre.games.dead_reckoning.bots_leaning import EVEN, Leaning
from arbitre.games.dead_reckoning.dealing import chances, happen
from arbitre.games.dead_reckoning.deciding import decide
from arbitre.games.dead_reckoning.moves import Act, Outcome
from arbitre.games.dead_reckoning.position import DeadReckoningPosition
from arbitre.games.dead_reckoning.state import CONSENT, MAIN, MODE, OVER, RAISE, SLEEVE, State
from arbitre.games.dead_reckoning.table import CARD, NOTHING, QUESTION

UNHEARD: Final = Telling(False)
BY_CHANCE: Final = -1
STREAMS: Final = ("cards", "cubes", "draws", "ocean")
"""Kinds of chance; each has a generator of its own, so that one choice more shifts no other luck."""


class Luck:
    """All that chance does in one future: the same for the same names, whatever is decided."""

    def __init__(self, key: int, number: int) -> None:
        self._key = key
        self._number = number
        self._streams: list[Rng | None] = [None, None, None, None]

    def pick(self, state: State, weights: list[int]) -> int:
        """The index drawn when index i has weight weights[i]."""
        stream = 3
        if state.battle is not None:
            stream = 1
        elif state.table.need == CARD:
            stream = 0
        elif state.table.need == NOTHING:
            stream = 2
        rng = self._streams[stream]
        if rng is None:
            rng = self._streams[stream] = Rng(self._key, self._number, STREAMS[stream])
        number = rng.below(sum(weights))
        for index, weight in enumerate(weights):
            number -= weight
            if number < 0:
                return index
        raise ValueError("no weights")


def on_turn(state: State) -> int:
    """The human who must decide; BY_CHANCE where none must."""
    battle = state.battle
    if battle is not None:
        stage = battle.stage
        if stage in (DEFENCE, LOOT) or (stage == ABILITIES and not battle.mine):
            return battle.human
        return BY_CHANCE
    need, phase = state.table.need, state.phase
    if need == QUESTION:
        return max(state.table.side - state.table.humans, 0)
    if need == NOTHING:
        if phase in (MAIN, MODE, RAISE, SLEEVE):
            return state.seat
        if phase == CONSENT:
            return 1 - state.seat
    return BY_CHANCE


def step(position: DeadReckoningPosition, act: Act) -> None:
    """One decision of the human who must decide."""
    decide(position.state, act, UNHEARD)
    flow.advance(position.state, UNHEARD)


def happens(position: DeadReckoningPosition, luck: Luck) -> None:
    """One thing that chance does."""
    state = position.state
    found = chances(state, position.notation)
    move = found[luck.pick(state, [weight for _, weight in found])][0]
    assert isinstance(move, Outcome)
    happen(state, move, position.notation, UNHEARD)
    flow.advance(state, UNHEARD)


def turns(state: State) -> int:
    """How many turns of Alliances have begun."""
    return sum(state.table.turn)


def begins(state: State, since: int) -> bool:
    """Whether a human's turn begins now, an Alliance's turn or more after `since` had begun."""
    return (
        state.phase == MAIN
        and turns(state) > since
        and state.table.need == NOTHING
        and state.battle is None
    )


def play_on(position: DeadReckoningPosition, luck: Luck, since: int, lean: Leaning = EVEN) -> None:
    """Greedy humans play until a human's turn begins after `since`, or the game is over."""
    state = position.state
    while state.phase != OVER and not begins(state, since):
        seat = on_turn(state)
        if seat == BY_CHANCE:
            happens(position, luck)
        else:
            step(position, Greedy(position, seat, lean).decide())
