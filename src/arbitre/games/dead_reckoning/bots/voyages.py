"""The admiral's search: whole turns, each as one temper plays it, played on in sampled futures.

At a decision of their own turn each temper plays the rest of it; then the Alliance has its turn, its cards
and dice drawn anew. At the beginning of the next human's turn the foresight says how likely the game is won.
All tempers meet the same futures; the worse half is dropped again and again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from arbitre.core.chance import CHANCE, Dealer, Rng
from arbitre.core.message import Illegal
from arbitre.core.position import draw_chance
from arbitre.games.dead_reckoning.bots.foresight import Foresight, features
from arbitre.games.dead_reckoning.bots.greedy import Greedy
from arbitre.games.dead_reckoning.bots.leaning import NAVIGATOR
from arbitre.games.dead_reckoning.bots.tempers import Temper
from arbitre.games.dead_reckoning.play.position import DeadReckoningPosition, DeadReckoningView
from arbitre.games.dead_reckoning.play.writing import deal_hidden
from arbitre.games.dead_reckoning.rules.human.belongings import DECK, HAND
from arbitre.games.dead_reckoning.rules.moves import Act
from arbitre.games.dead_reckoning.rules.state import MAIN, OVER

FUTURES: Final = 4
"""With fewer for each plan they would say little."""


class Voyage:
    """The rest of a turn as one temper plays it, and what came of it in the futures tried so far."""

    def __init__(self, temper: Temper, position: DeadReckoningPosition, seat: int) -> None:
        self.temper = temper
        self.seat = seat
        self.done: list[str] = []
        self.total = 0.0
        self.futures = 0
        self.position = position  # before chance comes in all futures are one
        self._sail()

    @property
    def chance(self) -> float:
        """The mean chance to win, as the foresight reckons it."""
        return self.total / self.futures if self.futures else 0.0

    def _sail(self) -> None:
        """What is decided until chance or another has a say."""
        position, seat = self.position, self.seat
        actors = (position.seats[seat],)
        while position.actors == actors:
            act = Greedy(position, seat, self.temper.lean).decide()
            self.done.append(act.written)
            position.make_silent(actors[0], act)

    def play_on(self, foresight: Foresight, luck: int) -> list[str]:
        """One future more; what was decided in it for the turn under way."""
        position, done = self.position.copy(), self.done.copy()
        state, seat = position.state, self.seat
        table = state.table
        _deal_anew(position, seat, luck)
        side, turn = seat, 0
        dealer = Dealer(luck)
        following: list[Act] = []
        self.futures += 1
        while state.phase != OVER:
            actors = position.actors
            if table.side != side:
                # each side's turn has luck of its own, so that it is the same after unlike turns
                side = table.side
                turn += 1
                dealer = Dealer(luck + turn)
            if actors[0] == CHANCE:
                position.make_silent(CHANCE, draw_chance(position, dealer))
                following = []
                continue
            actor = position.seats.index(actors[0])
            if not turn and actor == seat:
                if following and _made(position, actors[0], following[0]):
                    done.append(following.pop(0).written)
                    continue
                greedy = Greedy(position, seat, self.temper.lean)
                act = greedy.decide()
                following = greedy.following
                done.append(act.written)
            elif turn and state.phase == MAIN and state.battle is None:
                self.total += foresight.chance(features(state, actor))
                return done
            else:
                act = Greedy(position, actor, NAVIGATOR).decide()
            position.make_silent(actors[0], act)
        self.total += 1.0 if state.won == 1 else 0.0
        return done


def _made(position: DeadReckoningPosition, seat: str, act: Act) -> bool:
    """Whether what the plan has next can be done; to plan again for each act would take most of the time."""
    state = position.state
    if state.phase != MAIN or state.battle is not None:
        return False
    try:
        position.make_silent(seat, act)
    except Illegal:
        return False
    return True


def _deal_anew(position: DeadReckoningPosition, seat: int, luck: int) -> None:
    """Their partner's hand, which they cannot see, is another in each future."""
    for number, human in enumerate(position.state.humans):
        if number != seat:
            hand = human.cards_in(HAND)
            for card in hand:
                human.where[card] = DECK
            deal_hidden(human, len(hand), Rng(luck, number))


def voyages(
    view: DeadReckoningView,
    tempers: Sequence[Temper],
    foresight: Foresight,
    rng: Rng,
    budget: int,
) -> list[Voyage]:
    """The tempers that act unlike, the best first, each played on in some futures; `budget` in all.

    >>> from arbitre.games.dead_reckoning import game
    >>> from arbitre.games.dead_reckoning.bots.tempers import ADMIRAL
    >>> view = game.start(seed=7).view("player")
    >>> found = voyages(view, ADMIRAL, Foresight([], [0.0]), Rng(1), 40)
    >>> len(found) > 1, found[0].chance, found[0].futures >= found[-1].futures
    (True, 0.5, True)
    """
    start = view.sample(rng)
    seat = start.seats.index(str(view.seat))
    live: list[Voyage] = []
    known: list[list[str]] = []
    luck = rng.below(1 << 62)
    # who has few futures weighs few plans, the first ones
    tempers = tempers[: max(2, budget // FUTURES)]
    for temper in tempers:
        voyage = Voyage(temper, start.copy(), seat)
        done = voyage.play_on(foresight, luck)
        if done not in known:
            known.append(done)
            live.append(voyage)
    left = budget - len(tempers)
    dropped: list[Voyage] = []
    while len(live) > 1:
        rounds = (len(live) - 1).bit_length()
        for _ in range(max(1, left // (rounds * len(live)))):
            luck = rng.below(1 << 62)
            for voyage in live:
                voyage.play_on(foresight, luck)
            left -= len(live)
        live = ranked(live)
        half = (len(live) + 1) // 2
        dropped = live[half:] + dropped
        live = live[:half]
    return live + dropped


def ranked(live: list[Voyage]) -> list[Voyage]:
    """The best first; of equals the one named first."""
    order = sorted([(-voyage.chance, place) for place, voyage in enumerate(live)])
    return [live[place] for _, place in order]
