"""The navigator: it plays each promising decision on to the beginning of the next turn, many times.

Futures are sampled: chance by generators, all later decisions by the greedy player, the Alliance by its
rules; a trained standing judges what they come to. Decisions that look bad are dropped early.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from arbitre.core.chance import Rng
from arbitre.games.dead_reckoning.board import HARBOR
from arbitre.games.dead_reckoning.bots_greedy import Greedy
from arbitre.games.dead_reckoning.bots_playout import Luck, play_on, step, turns
from arbitre.games.dead_reckoning.bots_standing import Standing
from arbitre.games.dead_reckoning.listing import decisions
from arbitre.games.dead_reckoning.moves import Act
from arbitre.games.dead_reckoning.position import DeadReckoningPosition, DeadReckoningView
from arbitre.games.dead_reckoning.state import MAIN, State
from arbitre.games.dead_reckoning.stowing import CARGO

MOST_DECISIONS: Final = 18
"""How many decisions are looked at, the greedy player's own always among them."""
TRUST: Final = 0.02
"""Few futures say little: greedy's own choice is left only for one that is clearly better."""
LEAST: Final = 2
"""There are at least so many futures for each decision, or fewer decisions are looked at."""
SHARE: Final = 3
"""A third of the decisions is left after each round, until two are left."""
WORLDS: Final = 8
"""In two against two, how many hands of the partner are imagined."""
PLAIN: Final = (
    *"play draw repair stow agree refuse sails harbor coin".split(),
    *"produce unload load aim volley done".split(),
)
"""Where the greedy player's choice is one of these, it is taken without a thought."""
IDLE: Final = ("jettison", "give", "take", "play", "draw")
"""Never looked at unless the greedy player would do it."""


class Prospect:
    """A decision, and how likely a win is after it, added up over its futures."""

    def __init__(self, move: Act) -> None:
        self.move = move
        self.played = 0
        self.total = 0.0
        self.trust = 0.0

    @property
    def rate(self) -> float:
        """The mean likelihood of a win."""
        return self.total / self.played if self.played else 0.0

    @property
    def standing(self) -> float:
        """The rate, and the trust put in it, which counts for less the more it was tried."""
        return self.rate + self.trust / sqrt(self.played + 1)


def navigate(
    view: DeadReckoningView, player: Greedy, judge: Standing, rng: Rng, budget: int
) -> list[Prospect]:
    """The prospects of a view, best first, after at most `budget` simulated turns."""
    live = [Prospect(move) for move in promising(player)[: max(budget // LEAST, 1)]]
    live[0].trust = TRUST
    if len(live) == 1:
        return live
    dropped: list[Prospect] = []
    key, left = rng.below(1 << 62), budget
    worlds = _worlds(view, key)
    rounds = _rounds(len(live))
    while rounds:
        each = max(1, left // (rounds * len(live)))
        for prospect in live:
            for _ in range(each):
                _simulate(worlds[prospect.played % len(worlds)], prospect, judge, key)
        left -= each * len(live)
        live.sort(key=_rank)
        kept = max(2, len(live) // SHARE)
        dropped = live[kept:] + dropped
        live = live[:kept]
        rounds -= 1
    return live + dropped


def _rounds(number: int) -> int:
    """How many rounds there are until two are left, and one between these."""
    found = 1
    while number > 2:
        number = max(2, number // SHARE)
        found += 1
    return found


def _rank(prospect: Prospect) -> float:
    return -prospect.standing


def _simulate(
    position: DeadReckoningPosition, prospect: Prospect, judge: Standing, key: int
) -> None:
    """One future of a decision. Number n of every decision meets the same luck as far as it can."""
    future = position.copy()
    # what is decided in an Alliance's turn is judged at the beginning of the turn after it
    since = turns(future.state) - (1 if future.state.table.side >= future.state.table.humans else 0)
    step(future, prospect.move)
    play_on(future, Luck(key, prospect.played), since, judge.lean)
    prospect.played += 1
    prospect.total += judge.chance(future.state)


def _worlds(view: DeadReckoningView, key: int) -> list[DeadReckoningPosition]:
    """Positions the seat may be in: with a partner, whose hand is hidden, several."""
    first = view.sample(Rng(key, "world", 0))
    more = WORLDS - 1 if first.state.table.humans > 1 else 0
    return [first] + [view.sample(Rng(key, "world", number)) for number in range(1, more + 1)]


def promising(player: Greedy) -> list[Act]:
    """The decisions worth looking at, the greedy player's own first."""
    own = player.decide()
    found = [own]
    if own.word in PLAIN:
        return found
    state = player.state
    for move in decisions(state, player.notation):
        if len(found) == MOST_DECISIONS:
            break
        if isinstance(move, Act) and move != own and not _idle(state, move):
            found.append(move)
    return found


def _idle(state: State, move: Act) -> bool:
    """Whether a decision is not worth a look."""
    if state.phase != MAIN or state.battle is not None:
        return False
    if move.word in IDLE:
        return True
    return (
        move.word == "unload"
        and move.numbers[1] == CARGO
        and state.table.place[state.seat] != HARBOR
    )
