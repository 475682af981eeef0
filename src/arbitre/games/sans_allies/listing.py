"""The legal decisions, in a stable order; of forces the minimal ones."""

from __future__ import annotations

from arbitre.core.position import Move
from arbitre.games.sans_allies.cards import WEAPON, A, P, S, V, counted
from arbitre.games.sans_allies.invasions import eligible
from arbitre.games.sans_allies.moves import (
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
from arbitre.games.sans_allies.pyramid import exposed, free_corners
from arbitre.games.sans_allies.setting import CENTRE_CARDS, Setting
from arbitre.games.sans_allies.state import (
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

MOST_KEPT = 100_000
"""Lists of forces and attacks kept for reuse; then they are forgotten."""
DIE_FACES = 6


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
    for place in places:
        for force in forces_at(state, place):
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


def forces_at(state: State, place: int) -> list[int]:
    """The minimal forces against a place: none of their cards can be left out."""
    reserve = state.reserve
    personnel, vehicle, aircraft, ship = state.strengths(state.board[place])
    defence = state.values.defence[place >> 3]
    total = (
        personnel * reserve[P] + vehicle * reserve[V] + aircraft * reserve[A] + ship * reserve[S]
    )
    if total < defence:
        return []
    worth = personnel | vehicle << 8 | aircraft << 16 | ship << 24
    cards = (
        (reserve[P] if personnel else 0)
        | (reserve[V] if vehicle else 0) << 8
        | (reserve[A] if aircraft else 0) << 16
        | (reserve[S] if ship else 0) << 24
    )
    return minimal_forces(state.setting, defence, worth, cards)


def minimal_forces(setting: Setting, defence: int, worth: int, cards: int) -> list[int]:
    """All sets of these cards, worth so much each, that reach a defence and need every card."""
    kept = setting.forces
    key = (worth << 32 | cards) << 8 | defence
    found = kept.get(key)
    if found is None:
        found = []
        _fill(found, counted(worth), counted(cards), defence, 0, 0, 1 << 30)
        if len(kept) > MOST_KEPT:
            kept.clear()
        kept[key] = found
    return found


def _fill(
    found: list[int],
    worth: list[int],
    cards: list[int],
    needed: int,
    unit: int,
    chosen: int,
    weakest: int,
) -> None:
    """Choose how many cards of this type and the following; `weakest` is the least worth chosen.

    A force is minimal when what it has too much is less than its weakest card.
    """
    if needed <= 0:
        if -needed < weakest:
            found.append(chosen)
        return
    if unit == 4:
        return
    each = worth[unit]
    if not each:
        _fill(found, worth, cards, needed, unit + 1, chosen, weakest)
        return
    for count in range(min(cards[unit], -(-needed // each)) + 1):
        least = min(weakest, each) if count else weakest
        _fill(
            found,
            worth,
            cards,
            needed - count * each,
            unit + 1,
            chosen + (count << 8 * unit),
            least,
        )


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

    >>> from arbitre.games.sans_allies.cards import units_text
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
