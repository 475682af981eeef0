"""The planner: it plays each promising decision on to the end of the turn, many times.

Futures are sampled: chance by a generator, the rest of the turn's decisions by a captain. Decisions whose
outlook is bad are dropped half at a time, so that the close ones are looked at longest.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from arbitre.core.chance import Rng
from arbitre.core.telling import SILENT
from arbitre.games.sans_allies.bots.captain import Captain
from arbitre.games.sans_allies.bots.outlook import Outlook, advancing, features
from arbitre.games.sans_allies.bots.playout import play_turn
from arbitre.games.sans_allies.play.position import decide
from arbitre.games.sans_allies.rules.cards import size
from arbitre.games.sans_allies.rules.invasions import dice
from arbitre.games.sans_allies.rules.listing import Armoury, decisions
from arbitre.games.sans_allies.rules.moves import ATTACK, END, Decision
from arbitre.games.sans_allies.rules.pyramid import exposed
from arbitre.games.sans_allies.rules.research import research_roll
from arbitre.games.sans_allies.rules.state import (
    BOMBING_DIE,
    DICE,
    INVASIONS,
    OVER,
    RECOVERY,
    RESEARCH_DIE,
    State,
)
from arbitre.games.sans_allies.rules.upgrades import bombing_roll
from arbitre.games.sans_allies.rules.values import TILES

MOST_DECISIONS = 10
"""How many decisions are looked at, the captain's own choice always among them."""
FORCES = 2
"""How many forces against one place, the cheapest."""
SECOND = 2.0
"""How much less a second force is looked for, in points of strength."""
SUMS: Final = sorted([low + high for low in range(1, 7) for high in range(1, 7)])
ROLLS: Final = [SUMS[(17 + 23 * index) % 36] for index in range(36)]
"""All rolls of two dice, middling, low and high ones by turns: the first few are a fair sample too."""
TRUST: Final = 0.05
"""Few futures say little: the captain's own choice is not dropped for one that seems a little better."""
FACES: Final = (3, 6, 1, 4, 2, 5)


class Prospect:
    """A decision, and how likely a win is after it, added up over the turns that began with it."""

    def __init__(self, move: Decision) -> None:
        self.move = move
        self.played = 0
        self.total = 0.0
        self.uncertain = True  # whether another future may be another
        self.trust = 0.0  # how far it is believed in before it has been tried often

    @property
    def rate(self) -> float:
        """The mean likelihood of a win."""
        return self.total / self.played if self.played else 0.0

    @property
    def standing(self) -> float:
        """The rate, and the trust put in it, which counts for less the more it was tried.

        What is certain needs no trust.
        """
        return self.rate + self.trust / sqrt(self.played + 1) if self.uncertain else self.rate


def plan(
    state: State,
    captain: Captain,
    outlook: Outlook,
    rng: Rng,
    budget: int,
    most: int = MOST_DECISIONS,
    trust: float = TRUST,
) -> list[Prospect]:
    """The prospects of a state, best first, after at most `budget` simulated turns.

    The first two were looked at longest, and the first has the higher rate: trust decides who is dropped
    early, never who is chosen in the end.
    """
    live = [Prospect(move) for move in promising(state, captain, most)]
    live[0].trust = trust
    if len(live) == 1 or budget < len(live):
        return live
    dropped: list[Prospect] = []
    key, number = rng.below(1 << 62), 0
    rounds = max(1, (len(live) - 1).bit_length())
    while rounds and len(live) > 1:
        each = max(1, (budget - number) // (rounds * len(live)))
        for prospect in live:
            for _ in range(each if prospect.uncertain else 1 - min(prospect.played, 1)):
                _simulate(state, prospect, captain, outlook, key)
                number += 1
        live.sort(key=_rank if rounds > 1 else _worse)
        half = (len(live) + 1) // 2
        dropped = live[half:] + dropped
        live = live[:half]
        rounds -= 1
    return live + dropped


def _rank(prospect: Prospect) -> float:
    return -prospect.standing


def _worse(prospect: Prospect) -> float:
    return -prospect.rate


def _simulate(
    state: State, prospect: Prospect, captain: Captain, outlook: Outlook, key: int
) -> None:
    """One future of a decision. Number n of every decision meets the same luck as far as it can."""
    number = prospect.played
    future = state.copy()
    decide(future, prospect.move, SILENT)
    if future.phase == DICE:
        # what the dice of this attack show is not left to luck: 36 futures have all the rolls once
        dice(future, ROLLS[number % len(ROLLS)], SILENT)
        play_turn(future, captain, Rng(key, number))
    elif future.phase == BOMBING_DIE:
        bombing_roll(future, FACES[number % len(FACES)], SILENT)
    elif future.turn == state.turn and future.phase != RESEARCH_DIE:
        play_turn(future, captain, Rng(key, number))
    else:
        prospect.uncertain = False
    prospect.played += 1
    prospect.total += likelihood(future, outlook)


def likelihood(state: State, outlook: Outlook) -> float:
    """How likely a win is at the end of a turn; the enemy's die is averaged, not rolled."""
    if state.phase == OVER:
        return 1.0 if state.won else 0.0
    if state.phase != RESEARCH_DIE:
        return outlook.chance(features(state))
    advance, last = state.research / 6.0, state.marker == TILES - 1
    research_roll(state, 6, SILENT)
    if state.phase == OVER:
        return 0.0
    layer = outlook.first(features(state))
    if advance >= 1.0:
        return outlook.judged(layer)
    found = (1.0 - advance) * outlook.judged(layer)
    if not last:
        found += advance * outlook.judged(outlook.moved(layer, advancing(state)))
    return found


def promising(state: State, captain: Captain, most: int = MOST_DECISIONS) -> list[Decision]:
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
        if len(found) == most:
            break
        if move != own:
            found.append(move)
    return found


def _decisions(state: State) -> list[Decision]:
    return [move for move in decisions(state) if isinstance(move, Decision)]


def _attacks(state: State, captain: Captain) -> list[Decision]:
    """The two cheapest forces against each exposed place, the most useful places first."""
    prices = captain.prices(state)
    ranked: list[tuple[float, int, int]] = []
    worths = captain.gains(state)
    armoury = Armoury(state)
    for place in exposed(state.standing):
        need = armoury.need(place)
        forces = captain.ranked(armoury, need, prices)[:FORCES] if need >= 0 else []
        for rank, (cost, force) in enumerate(forces):
            ranked.append((cost - worths[place] + SECOND * rank, place, force))
    ranked.sort()
    return [Decision(ATTACK, place, force) for _, place, force in ranked]
