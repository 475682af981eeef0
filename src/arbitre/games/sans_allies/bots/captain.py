"""The captain: a sensible player by rules of thumb, fast enough to be played out by others.

It knows the cheapest way up to the capital, prices its cards by what they are usually worth, keeps
some of them back for losses, and attacks where what is gained is worth what is spent.
"""

from __future__ import annotations

from typing import Final

from arbitre.core.message import Message
from arbitre.games.sans_allies.rules.cards import WEAPON, A, P, S, V, size
from arbitre.games.sans_allies.rules.invasions import eligible
from arbitre.games.sans_allies.rules.listing import MOST_KEPT, Armoury
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
from arbitre.games.sans_allies.rules.odds import odds
from arbitre.games.sans_allies.rules.pyramid import (
    CAPITAL_PLACE,
    NAMES,
    ROW,
    exposed,
    free_corners,
)
from arbitre.games.sans_allies.rules.state import (
    BASE,
    BOMBING,
    CONVOYS,
    LOSSES,
    RECOVERY,
    RETREAT,
    UPGRADED,
    UPGRADES,
    State,
)
from arbitre.games.sans_allies.rules.values import CENTRE_CARDS, TOP_PERSONNEL
from arbitre.games.sans_allies.rules.ways import ways_of


class Temper:
    """The numbers of a captain's judgement."""

    def __init__(self) -> None:
        self.personnel = 1.9  # what a personnel card is worth, in strength
        self.ship = 0.42  # of its strength, as ships serve on few terrains
        self.aircraft = 0.6
        self.vehicle = 0.82
        self.centre = 30.0  # what a centre is worth beyond the way it opens
        self.toward = 0.6  # of that, for each step that is left on the way to the nearest one
        self.route = 0.6  # what a point of defence off the way is worth
        self.chain = 0.4  # what a point of strength more is worth to each personnel card left
        self.short = 1.8  # the cost of one eligible card missing for extra losses
        self.urgency = 0.3  # how much more an attack is worth with each tile of the enemy
        self.threshold = -0.4
        self.setback = 2.1  # what a setback is worth, and more with each tile
        self.order = (V, A, S, P)  # which unit is upgraded first


def careless() -> Temper:
    """The judgement of a cadet: sees a centre when it is near, forgets losses and the enemy's research."""
    temper = Temper()
    temper.toward = 0.3
    temper.short = 0.0
    temper.urgency = 0.0
    temper.setback = 0.0
    return temper


TEMPER: Final = Temper()
CARELESS: Final = careless()
VICTORY: Final = 1000.0
WHY: Final = {
    CONVOY: "why-convoy",
    DRAW: "why-draw",
    SCOUTS: "why-scouts",
    STRIKE: "why-weapon",
    STRIKE_RESEARCH: "why-weapon-research",
    RECOVER: "why-recover",
    LOSE: "why-lose",
    UPGRADE: "why-upgrade",
    LAY: "why-lay",
    BOMB: "why-bomb",
}
"""The messages for decisions that have one reason."""


class Captain:
    """Decides for a state; it draws no lots."""

    def __init__(self, temper: Temper = TEMPER) -> None:
        self.temper = temper
        self._ranked: dict[int, list[tuple[float, int]]] = {}

    def decide(self, state: State) -> Decision:
        """The decision of this phase."""
        phase = state.phase
        if phase == RECOVERY:
            return self._recover(state)
        if phase == LOSSES:
            return self._lose(state)
        if phase == UPGRADES:
            for unit in self.temper.order:
                if state.upgrades[unit] == BASE:
                    return Decision(UPGRADE, -1, unit)
        if phase == RETREAT:
            return self._lay(state)
        if phase == BOMBING:
            return self._bomb(state)
        if phase == CONVOYS:
            return Decision(CONVOY if state.reserve[S] > 2 else DRAW)
        return self._invade(state)

    # -- prices ------------------------------------------------------------------------------

    def prices(self, state: State) -> list[float]:
        """What a card of each type is worth to keep, in points of strength."""
        temper = self.temper
        personnel = temper.personnel
        return [
            personnel,
            temper.vehicle * state.strength_of(V),
            temper.aircraft * state.strength_of(A),
            temper.ship * state.strength_of(S),
        ]

    # -- the phases --------------------------------------------------------------------------

    def _invade(self, state: State) -> Decision:
        temper = self.temper
        board, reserve = state.board, state.reserve
        prices = self.prices(state)
        if reserve[WEAPON] and state.centres == CENTRE_CARDS:
            struck = self._weapon(state)
            if struck is not None:
                return struck
        if state.upgrades[P] == UPGRADED:
            sent = self._scout(state)
            if sent is not None:
                return sent
        gains = self.gains(state)
        best_score, best_place, best_force = temper.threshold, -1, 0
        armoury = Armoury(state)
        morale = temper.chain if state.successes < TOP_PERSONNEL - 1 else 0.0
        for place in exposed(state.standing):
            need = armoury.need(place)
            if need < 0:
                continue
            hope = gains[place] + morale * reserve[P]
            worth = state.strengths(board[place])
            ready = sum([reserve[unit] for unit in range(4) if worth[unit]])
            short_price = temper.short * (0.4 if place < ROW else 1.0)
            for cost, force in self.ranked(armoury, need, prices):
                if hope - cost <= best_score:
                    break
                left = ready - size(force)
                score = hope - cost - morale * (force & 255)
                if left < 2:
                    score -= (2 - left) * short_price
                if score > best_score:
                    best_score, best_place, best_force = score, place, force
        if best_place < 0:
            return Decision(END)
        return Decision(ATTACK, best_place, best_force)

    def ranked(self, armoury: Armoury, need: int, prices: list[float]) -> list[tuple[float, int]]:
        """The minimal forces for a need with their cost, the cheapest first."""
        upgrades = armoury.state.upgrades
        key = need << 3 | upgrades[V] << 2 | upgrades[A] << 1 | upgrades[S]
        found = self._ranked.get(key)
        if found is None:
            found = sorted(
                [(self.cost(prices, force), force) for force in armoury.forces_for(need)]
            )
            if len(self._ranked) > MOST_KEPT:
                self._ranked.clear()
            self._ranked[key] = found
        return found

    def cost(self, prices: list[float], force: int) -> float:
        """What a force is worth to keep."""
        return (
            (force & 255) * prices[P]
            + (force >> 8 & 255) * prices[V]
            + (force >> 16 & 255) * prices[A]
            + (force >> 24) * prices[S]
        )

    def gains(self, state: State) -> list[float]:
        """What the capture of each exposed place is worth: the way it opens, a centre, the game."""
        temper, values = self.temper, state.values
        ways = ways_of(state)
        target = ways.nearest_centre(state)
        step, toward = -1, 0.0
        if target >= 0:
            step = ways.first_step(target)
            toward = temper.toward ** (ways.steps(target) - 1)
        # the enemy's research makes waiting dear
        haste = 1.0 + temper.urgency * state.marker / 8.0
        found = [0.0] * 64
        for place in exposed(state.standing):
            terrain = state.board[place]
            gain = temper.route * haste * values.defence[place >> 3] if ways.on_way(place) else 0.0
            if values.is_centre(terrain):
                gain += temper.centre * haste
            elif place == step:
                gain += temper.centre * haste * toward
            found[place] = VICTORY if terrain == values.capital else gain
        return found

    def _weapon(self, state: State) -> Decision | None:
        """The dearest card on the way up that a weapon can remove; or a setback when time is short."""
        if state.marker >= 6 and state.setback_possible:
            return Decision(STRIKE_RESEARCH)
        ways = ways_of(state)
        best = -1
        for place in exposed(state.standing):
            terrain = state.board[place]
            dry = not state.values.sea[terrain] and terrain != state.values.capital
            if dry and ways.on_way(place):
                best = place
        return Decision(STRIKE, best) if best >= ROW * 3 else None

    def _scout(self, state: State) -> Decision | None:
        """A sea on the way up for the open card of the discard."""
        if not state.regions or state.values.sea[state.regions[-1]]:
            return None
        ways = ways_of(state)
        for place in exposed(state.standing):
            if state.values.sea[state.board[place]] and ways.on_way(place) and place >= ROW:
                return Decision(SCOUTS, place)
        return None

    def _recover(self, state: State) -> Decision:
        return Decision(RECOVER, -1, self._dearest(state, state.force, state.due))

    def _dearest(self, state: State, units: int, number: int) -> int:
        prices = self.prices(state)
        prices[P] = max(prices[P], state.personnel * 0.9)
        cards = [units & 255, units >> 8 & 255, units >> 16 & 255, units >> 24]
        chosen = 0
        for unit in sorted(range(4), key=prices.__getitem__, reverse=True):
            count = min(cards[unit], number)
            chosen += count << 8 * unit
            number -= count
        return chosen

    def _lose(self, state: State) -> Decision:
        prices = self.prices(state)
        cards = eligible(state, state.target)
        number, chosen = state.due, 0
        for unit in sorted(range(4), key=prices.__getitem__):
            count = min(cards[unit], number)
            chosen += count << 8 * unit
            number -= count
        return Decision(LOSE, -1, chosen)

    def _lay(self, state: State) -> Decision:
        """The corner that makes the way up the least longer."""
        best, best_way = -1, 0
        terrain = state.regions[-1]
        for corner in free_corners(state.standing, state.target):
            state.board[corner] = terrain
            state.standing |= 1 << corner
            way = ways_of(state).cost[CAPITAL_PLACE]
            state.board[corner] = 0
            state.standing &= ~(1 << corner)
            if best < 0 or way < best_way:
                best, best_way = corner, way
        return Decision(LAY, best)

    def _bomb(self, state: State) -> Decision:
        worth = self.temper.setback * (1 + state.marker)
        price = self.prices(state)[A]
        best, best_score = 0, 0.0
        for number in range(1, min(state.reserve[A], 6) + 1):
            score = number * worth / 6 - number * price
            if score > best_score:
                best, best_score = number, score
        return Decision(BOMB, -1, best)

    def reason(self, state: State, move: Decision) -> Message:
        """Why it decides so, in a sentence."""
        values = state.values
        if move.act == ATTACK:
            terrain = state.board[move.place]
            ends = odds(state, move.place, move.units)
            args: dict[str, str | int] = {"place": NAMES[move.place], "success": ends.success}
            if terrain == values.capital:
                return Message("why-capital", args)
            if values.is_centre(terrain):
                return Message("why-centre", args)
            ways = ways_of(state)
            centre = ways.nearest_centre(state)
            if centre >= 0 and ways.first_step(centre) == move.place:
                return Message("why-toward", args)
            return Message("why-way" if ways.on_way(move.place) else "why-morale", args)
        if move.act == END:
            armoury = Armoury(state)
            able = any(armoury.need(place) >= 0 for place in exposed(state.standing))
            return Message("why-wait" if able else "why-none", {})
        return Message(WHY[move.act], {})
