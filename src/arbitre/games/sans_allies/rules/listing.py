"""The legal decisions, in a stable order; of forces the minimal ones."""

from __future__ import annotations

from typing import Final

from arbitre.core.position import Move
from arbitre.games.sans_allies.rules.cards import MASK, WEAPON, A, P, S, V, counted
from arbitre.games.sans_allies.rules.invasions import eligible
from arbitre.games.sans_allies.rules.moves import (
    ATTACK,
    BOMB,
    CONVOY,
    DRAW,
    END,
    LAY,
    LOSE,
    RECOVER,
    SCOUTS,
    STRIKE,
    STRIKE_RESEARCH,
    UPGRADE,
    Decision,
)
from arbitre.games.sans_allies.rules.pyramid import exposed, free_corners
from arbitre.games.sans_allies.rules.state import (
    BASE,
    BOMBING,
    CONVOYS,
    INVASIONS,
    LOSSES,
    RECOVERY,
    RETREAT,
    UPGRADED,
    UPGRADES,
    State,
)
from arbitre.games.sans_allies.rules.values import CENTRE_CARDS

MOST_KEPT = 100_000
"""Lists of forces and attacks kept for reuse; then they are forgotten."""
DIE_FACES = 6
NO_FORCES: Final[list[int]] = []


def decisions(state: State) -> list[Move]:
    """Every decision of this phase; a force, a set with a condition, only where it is minimal."""
    phase = state.phase
    if phase == INVASIONS:
        return _invasions(state)
    if phase == CONVOYS:
        return [Decision(DRAW), Decision(CONVOY)]
    if phase == RECOVERY:
        sets = subsets(counted(state.force), state.due)
        return [Decision(RECOVER, -1, units) for units in sets]
    if phase == LOSSES:
        cards = eligible(state, state.target)
        return [Decision(LOSE, -1, units) for units in exactly(cards, state.due)]
    if phase == UPGRADES:
        left = [unit for unit in range(4) if state.upgrades[unit] == BASE]
        return [Decision(UPGRADE, -1, unit) for unit in left]
    if phase == RETREAT:
        return [Decision(LAY, place) for place in free_corners(state.standing, state.target)]
    if phase == BOMBING:
        most = min(state.reserve[A], DIE_FACES)
        return [Decision(BOMB, -1, number) for number in range(most + 1)]
    return []


def _invasions(state: State) -> list[Move]:
    """SA-I1: attacks, scouts, the weapon, or the end of the invasions."""
    found: list[Move] = [Decision(END)]
    setting, board = state.setting, state.board
    places = exposed(state.standing)
    kept = setting.attacks
    armoury = Armoury(state)
    for place in places:
        for force in armoury.forces(place):
            key = force << 6 | place
            move = kept.get(key)
            if move is None:
                move = Decision(ATTACK, place, force)
                if len(kept) > MOST_KEPT:
                    kept.clear()
                kept[key] = move
            found.append(move)
    values = state.values
    if state.upgrades[P] == UPGRADED and state.regions and not values.sea[state.regions[-1]]:
        found += [Decision(SCOUTS, place) for place in places if board[place] != values.capital]
    if state.reserve[WEAPON] and state.centres == CENTRE_CARDS:
        for place in places:
            if board[place] != values.capital and not values.sea[board[place]]:
                found.append(Decision(STRIKE, place))
        if state.setback_possible:
            found.append(Decision(STRIKE_RESEARCH))
    return found


class Armoury:
    """What the reserve can do now, terrain by terrain; for one state as it stands."""

    def __init__(self, state: State) -> None:
        self.state = state
        # by terrain: the strength of all admitted cards (-1: not yet known), and what forces depend on
        self.total: list[int] = [-1] * len(state.values.cards)
        self.key: list[int] = [0] * len(state.values.cards)

    def need(self, place: int) -> int:
        """What the forces against a place depend on, as one number; -1 when nothing is enough."""
        state = self.state
        terrain = state.board[place]
        total = self.total[terrain]
        if total < 0:
            total = self._look(terrain)
        defence = state.values.defence[place >> 3]
        return self.key[terrain] << 8 | defence if total >= defence else -1

    def forces(self, place: int) -> list[int]:
        """The minimal forces against a place: none of their cards can be left out."""
        need = self.need(place)
        return NO_FORCES if need < 0 else self.forces_for(need)

    def forces_for(self, need: int) -> list[int]:
        """The minimal forces for what `need` says."""
        kept = self.state.setting.forces
        found = kept.get(need)
        if found is None:
            worth, cards = need >> 40, need >> 8 & 0xFFFFFFFF
            found = minimal_forces(need & 255, counted(worth), counted(cards))
            if len(kept) > MOST_KEPT:
                kept.clear()
            kept[need] = found
        return found

    def _look(self, terrain: int) -> int:
        personnel, vehicle, aircraft, ship = self.state.strengths(terrain)
        reserve = self.state.reserve
        total = cards = 0
        if personnel:
            total += personnel * reserve[P]
            cards = reserve[P]
        if vehicle:
            total += vehicle * reserve[V]
            cards |= reserve[V] << 8
        if aircraft:
            total += aircraft * reserve[A]
            cards |= reserve[A] << 16
        if ship:
            total += ship * reserve[S]
            cards |= reserve[S] << 24
        worth = personnel | vehicle << 8 | aircraft << 16 | ship << 24
        self.total[terrain] = total
        self.key[terrain] = worth << 32 | cards
        return total


def forces_at(state: State, place: int) -> list[int]:
    """The minimal forces against one place."""
    return Armoury(state).forces(place)


def minimal_forces(defence: int, worth: list[int], cards: list[int]) -> list[int]:
    """All sets of these cards, worth so much each, that reach a defence and need every card.

    >>> from arbitre.games.sans_allies.rules.cards import units_text
    >>> [units_text(force) for force in minimal_forces(6, [1, 3, 0, 0], [4, 2, 0, 0])]
    ['2V', '3P+V']
    """
    found: list[int] = []
    # what this type and those after it can give at most
    rest = [0] * 5
    for unit in (S, A, V, P):
        rest[unit] = rest[unit + 1] + worth[unit] * cards[unit]
    _fill(found, worth, cards, rest, defence, P, 0, MASK)
    return found


def _fill(
    found: list[int],
    worth: list[int],
    cards: list[int],
    rest: list[int],
    needed: int,
    unit: int,
    chosen: int,
    weakest: int,
) -> None:
    """Choose how many cards of this type and the following; `weakest` is the least worth chosen.

    A force is minimal when what it has too much is less than its weakest card.
    """
    while unit < S and not cards[unit]:
        unit += 1
    each = worth[unit]
    if not each:
        return
    low = -((rest[unit + 1] - needed) // each)
    high = -(-needed // each)
    high = min(high, cards[unit])
    for count in range(max(0, low), high + 1):
        left = needed - count * each
        least = each if count and each < weakest else weakest
        force = chosen + (count << 8 * unit)
        if left > 0:
            _fill(found, worth, cards, rest, left, unit + 1, force, least)
        elif -left < least:
            found.append(force)


def subsets(cards: list[int], most: int) -> list[int]:
    """Every set of at most so many of these cards, the empty one first.

    >>> len(subsets([2, 1, 0, 0], 2))
    5
    """
    found: list[int] = []
    for number in range(most + 1):
        found += exactly(cards, number)
    return found


def exactly(cards: list[int], number: int) -> list[int]:
    """Every set of exactly so many of these cards.

    >>> from arbitre.games.sans_allies.rules.cards import units_text
    >>> [units_text(units) for units in exactly([2, 1, 0, 0], 2)]
    ['2P', 'P+V']
    """
    found: list[int] = []
    for personnel in range(min(cards[P], number), -1, -1):
        for vehicles in range(min(cards[V], number - personnel), -1, -1):
            rest = number - personnel - vehicles
            for aircraft in range(min(cards[A], rest), -1, -1):
                if rest - aircraft <= cards[S]:
                    ships = rest - aircraft
                    found.append(personnel | vehicles << 8 | aircraft << 16 | ships << 24)
    return found
