"""The planner: it plays each promising decision on to the end of the turn, many times.

Futures are sampled: chance by a generator, the rest of the turn's decisions by a captain. Decisions whose
outlook is bad are dropped half at a time, so that the close ones are looked at longest.
"""

from __future__ import annotations

from arbitre.core.chance import Rng
from arbitre.games.sans_allies.bots_captain import Captain
from arbitre.games.sans_allies.bots_outlook import Outlook, features
from arbitre.games.sans_allies.bots_playout import UNHEARD, play_turn
from arbitre.games.sans_allies.cards import size
from arbitre.games.sans_allies.listing import Armoury, decisions
from arbitre.games.sans_allies.moves import ATTACK, END, Decision
from arbitre.games.sans_allies.position import decide
from arbitre.games.sans_allies.pyramid import exposed
from arbitre.games.sans_allies.state import INVASIONS, OVER, RECOVERY, State

MOST_DECISIONS = 10
"""How many decisions are looked at, the captain's own choice always among them."""


class Prospect:
    """A decision, and how likely a win is after it, added up over the turns that began with it."""

    def __init__(self, move: Decision) -> None:
        self.move = move
        self.played = 0
        self.total = 0.0

    @property
    def rate(self) -> float:
        """The mean likelihood of a win."""
        return self.total / self.played if self.played else 0.0


def plan(state: State, captain: Captain, outlook: Outlook, rng: Rng, budget: int) -> list[Prospect]:
    """The prospects of a state, best first, after at most `budget` simulated turns."""
    live = [Prospect(move) for move in promising(state, captain)]
    if len(live) == 1 or budget < len(live):
        return live
    dropped: list[Prospect] = []
    key, number = rng.below(1 << 62), 0
    rounds = max(1, (len(live) - 1).bit_length())
    while rounds and len(live) > 1:
        each = max(1, (budget - number) // (rounds * len(live)))
        for simulation in range(each):
            for prospect in live:
                # the same generator for each prospect: they meet the same luck as far as they can
                _simulate(state, prospect, captain, outlook, Rng(key, rounds, simulation))
        number += each * len(live)
        live.sort(key=_rank)
        half = (len(live) + 1) // 2
        dropped = live[half:] + dropped
        live = live[:half]
        rounds -= 1
    return live + dropped


def _rank(prospect: Prospect) -> float:
    return -prospect.rate


def _simulate(
    state: State, prospect: Prospect, captain: Captain, outlook: Outlook, rng: Rng
) -> None:
    future = state.copy()
    decide(future, prospect.move, UNHEARD)
    if future.turn == state.turn:
        play_turn(future, captain, rng)
    prospect.played += 1
    if future.phase != OVER:
        prospect.total += outlook.chance(features(future, captain))
    elif future.won:
        prospect.total += 1.0


def promising(state: State, captain: Captain) -> list[Decision]:
    """The decisions worth looking at, the captain's own first."""
    own = captain.decide(state)
    found = [own]
    if state.phase == INVASIONS:
        others = [Decision(END), *_attacks(state, captain)]
        others += [move for move in _decisions(state) if move.act not in (ATTACK, END)]
    else:
        others = _decisions(state)
        if state.phase == RECOVERY:
            others = [move for move in others if size(move.units) == state.due]
    for move in others:
        if len(found) == MOST_DECISIONS:
            break
        if move != own:
            found.append(move)
    return found


def _decisions(state: State) -> list[Decision]:
    return [move for move in decisions(state) if isinstance(move, Decision)]


def _attacks(state: State, captain: Captain) -> list[Decision]:
    """The cheapest force against each exposed place, the most useful places first."""
    prices = captain.prices(state)
    ranked: list[tuple[float, int, int]] = []
    worths = captain.gains(state)
    armoury = Armoury(state)
    for place in exposed(state.standing):
        best, best_cost = 0, 0.0
        for force in armoury.forces(place):
            cost = captain.cost(prices, force)
            if not best or cost < best_cost:
                best, best_cost = force, cost
        if best:
            ranked.append((best_cost - worths[place], place, best))
    ranked.sort()
    return [Decision(ATTACK, place, force) for _, place, force in ranked]
