"""The greedy player: its decisions of every kind, by rules of thumb."""

from __future__ import annotations

from typing import Final

from arbitre.games.dead_reckoning.bots.leaning import EVEN, Leaning
from arbitre.games.dead_reckoning.bots.plan import Planner
from arbitre.games.dead_reckoning.bots.purse import Purse
from arbitre.games.dead_reckoning.bots.worth import Evaluation
from arbitre.games.dead_reckoning.play.position import DeadReckoningPosition
from arbitre.games.dead_reckoning.rules.alliance.plan import CUBES, PLAN, UPGRADE_WITH
from arbitre.games.dead_reckoning.rules.battle.battle import (
    BUILDING,
    DEFENCE,
    LOOT,
    SHIP,
    Battle,
    abilities,
    crowns,
    hits,
    human_cubes,
    may_defend_with,
)
from arbitre.games.dead_reckoning.rules.battle.end import loot
from arbitre.games.dead_reckoning.rules.board import DISTANCE, HARBOR
from arbitre.games.dead_reckoning.rules.human.belongings import (
    DECK,
    DISCARD,
    HAND,
    SLOTS,
    Human,
    goods_aboard,
)
from arbitre.games.dead_reckoning.rules.human.cleanup import can_raise, check_sleeving, places_for
from arbitre.games.dead_reckoning.rules.icons import COIN, A, C, D, F, K, R, V, pirate_power
from arbitre.games.dead_reckoning.rules.moves import Act, Notation
from arbitre.games.dead_reckoning.rules.state import CONSENT, MODE, RAISE, SLEEVE, State
from arbitre.games.dead_reckoning.rules.table import EXPERTS, FACE_DOWN, QUESTION
from arbitre.games.dead_reckoning.rules.values import HIT, NOTHING, PLUNDER

FIGHTS: Final = ("hunt", "attack", "storm")
STAKE: Final = 5.0
"""What winning a defence instead of losing it is worth, apart from an island."""
FREE: Final = 0.8
"""What it is worth not to be fought at all."""
DRAWN: Final = 1
"""Cubes that the cards they draw after choosing their mode will add in defence."""


class Greedy:
    """Decides for a position; it draws no lots."""

    def __init__(self, position: DeadReckoningPosition, seat: int, lean: Leaning = EVEN) -> None:
        self.state: State = position.state
        self.notation: Notation = position.notation
        self.seat = seat
        self.human: Human = self.state.humans[seat]
        self.evaluation = Evaluation(self.state, seat, lean)
        self.following: list[Act] = []  # what its plan has then, up to the next stop

    def decide(self) -> Act:
        """The decision that is asked of this seat."""
        state = self.state
        if state.battle is not None:
            if state.battle.stage == DEFENCE:
                return self._defend(state.battle)
            if state.battle.stage == LOOT:
                return self._stow(state.battle)
            return self._ability(state.battle)
        if state.table.need == QUESTION:
            return self._answer()
        if state.phase == MODE:
            return self.notation.act("mode", int(self._guards()))
        if state.phase == RAISE:
            return self._raise()
        if state.phase == SLEEVE:
            return self._sleeve()
        if state.phase == CONSENT:
            # their own cubes stay; anything else helps the team
            return self.notation.act("refuse" if state.consent[1] == self.seat else "agree")
        return self._main()

    # -- the main phase ----------------------------------------------------------------------

    def _main(self) -> Act:
        human, act = self.human, self.notation.act
        hand = human.cards_in(HAND)
        for card in sorted(hand, key=lambda each: -human.face(each)[D]):
            if not only_battle(human.face(card)):
                return act("play", card)
        if human.icons[D] and len(hand) < human.hand_limit:
            if DECK in human.where or DISCARD in human.where:
                return act("draw")
        if human.icons[R] and self.state.table.damage[self.seat]:
            return act("repair")
        plan = Planner(self.evaluation).plan()
        if plan.acts:
            word, first, second = plan.acts[0]
            if word in FIGHTS and hand:
                return act("play", hand[0])
            self.following = [self._act(*each) for each in plan.acts[1:]]
            self._follow_to(plan)
            return self._act(word, first, second)
        if plan.stops:
            self._follow_to(plan)
            return self.following.pop(0)
        room = human.room - goods_aboard(self.state.table, self.seat)
        if human.icons[COIN] and (self._place == HARBOR or room > 0):
            return act("coin")
        if hand and len(hand) > human.hand_limit - human.draws:
            return act("play", min(hand, key=lambda each: pirate_power(human.face(each))))
        return act("end")

    def _follow_to(self, plan: Purse) -> None:
        """What the plan has then: on to its first stop."""
        if plan.stops:
            if self.human.points < 0:
                self.following.append(self.notation.act("sails"))
            self.following.append(self.notation.act("move", plan.stops[0]))

    @property
    def _place(self) -> int:
        return self.state.table.place[self.seat]

    def _act(self, word: str, first: int, second: int) -> Act:
        """An act of the plan as a decision."""
        table = self.state.table
        if word == "attack":
            return self.notation.act("attack", *([] if table.humans == 1 else [first]))
        if word == "influence" and table.humans > 1:
            cubes = self.evaluation.cubes(self._place)
            over = self.evaluation.over(cubes, table.control[self._place])
            empty = table.values.islands[table.tiles[self._place]].spaces - sum(cubes)
            if first > empty and over >= 0:
                return self.notation.act("influence", first, over)
        numbers = [number for number in (first, second) if number >= 0]
        return self.notation.act(word, *numbers)

    # -- clean-up ----------------------------------------------------------------------------

    def _guards(self) -> bool:
        """Pirate mode, where a fight is likely to be won or an own island is worth one."""
        table, evaluation, place = self.state.table, self.evaluation, self._place
        mine = evaluation.strength(hand=False) + DRAWN
        for card in self.human.cards_in(HAND):
            face = self.human.face(card)
            mine += face[C] + face[V]
        worth = -FREE
        if table.is_island(place):
            island = table.values.islands[table.tiles[place]]
            if table.control[place] == self.seat:
                mine += table.buildings[place].bit_count()
                worth += 0.25 * island.first
            elif evaluation.cubes(place)[self.seat] * 2 >= island.spaces - 1:
                worth += 0.1 * island.first
        foe = max(evaluation.foes, key=lambda side: evaluation.foe_cubes(side, place, False))
        theirs = evaluation.foe_cubes(foe, place, defending=False)
        if evaluation.odds.win(mine, theirs) < 0.5:
            return False
        return evaluation.ship_fight(mine, theirs, foe) + worth > 0.0

    def _raise(self) -> Act:
        """The card that gains most; cards already raised go before, for points and Expert Sailors."""
        human, evaluation = self.human, self.evaluation
        best, best_worth = -1, 0.0
        cycle = max(evaluation.left, 0.5)
        for card in can_raise(human):
            levels = self.state.values.crew[human.kinds[card]].levels
            level = human.level[card]
            gain = evaluation.icons(levels[level + 1]) - evaluation.icons(levels[level])
            worth = gain * cycle / 3.0 + (1.0 if level else 0.2)
            experts = evaluation.claim(EXPERTS)
            if experts > 0:
                worth += experts * 0.12 * (level + 1)
                if level == 2 and human.crew_at(3) == 2:
                    worth += experts
            elif level == 2 and human.crew_at(3) == 2:
                worth += experts
            if worth > best_worth:
                best, best_worth = card, worth
        return self.notation.act("raise", *([best] if best >= 0 else []))

    def _sleeve(self) -> Act:
        """Each on the card where it suits best: battle with battle, the rest with the rest."""
        human, values = self.human, self.state.values
        pairs: list[int] = []
        taken: list[tuple[int, int]] = []
        for index in range(len(human.held) // 2):
            card = human.held[index * 2]
            slot = values.cards[card].slot
            fights = pirate_power(values.cards[card].icons) > 0
            best, best_worth = -1, -100.0
            for crew in places_for(human, card):
                if (crew, slot) in taken:
                    continue
                worth = 0.3 * human.level[crew]
                if only_battle(human.face(crew)) == fights:
                    worth += 2.0
                worth += 0.2 * sum(
                    [human.sleeves[crew * SLOTS + each] >= 0 for each in range(SLOTS)]
                )
                if worth > best_worth:
                    best, best_worth = crew, worth
            if best >= 0:
                pairs += [index, best]
                taken.append((best, slot))
        check_sleeving(human, list(zip(pairs[::2], pairs[1::2], strict=True)))
        return self.notation.act("sleeve", *pairs)

    # -- battles -----------------------------------------------------------------------------

    def _defend(self, battle: Battle) -> Act:
        """Hand cards one by one, those of least other use first, while each is worth it."""
        human, evaluation, table = self.human, self.evaluation, self.state.table
        mine = human_cubes(table, human, battle)
        theirs = table.fight[3] if table.fight else 1
        cards = may_defend_with(human)
        chosen: list[int] = []
        win = evaluation.odds.win(mine, theirs)
        for card in sorted(cards, key=self._price):
            face = human.face(card)
            more = face[C] + face[V] + (face[A] + 1) // 2
            better = evaluation.odds.win(mine + more, theirs)
            gain = (better - win) * STAKE + more * evaluation.odds.hit * 1.5
            if face[K] and theirs > 2:
                gain += 0.6
            if gain > self._price(card):
                chosen.append(card)
                mine, win = mine + more, better
        return self.notation.act("defend", *sorted(chosen))

    def _price(self, card: int) -> float:
        """What a card would do in their own turn, its part in battles aside."""
        face = self.human.face(card)
        battle = self.evaluation.icons([n if i in (C, A, V, K) else 0 for i, n in enumerate(face)])
        return self.evaluation.icons(face) - battle + (0.3 if face[F] else 0.0)

    def _ability(self, battle: Battle) -> Act:
        """Volleys, then aims at cubes that show nothing, or no crown while they are behind."""
        human, act = self.human, self.notation.act
        able = abilities(human, battle)
        mine, theirs = crowns(battle.my_faces), crowns(battle.their_faces)
        losing = mine <= theirs and not (
            battle.kind == BUILDING and mine == theirs and not battle.attacks
        )
        taken = hits(battle.their_faces) - battle.braced
        spare = 5 - self.state.table.damage[battle.human]
        if (
            K in able
            and taken > 0
            and (taken >= spare or not human.icons[K] or battle.kind == SHIP)
        ):
            return act("brace")
        if V in able:
            return act("volley")
        if A in able:
            faces = [NOTHING, PLUNDER, HIT] if losing else [NOTHING]
            for face in faces:
                if battle.my_faces[face]:
                    return act("aim", face)
        return act("done")

    def _stow(self, battle: Battle) -> Act:
        """DR-X7: only what their own ship has no room for goes on their partner's."""
        room = max(self.human.room - goods_aboard(self.state.table, self.seat), 0)
        return self.notation.act("stow", max(loot(self.state, battle) - room, 0))

    # -- questions of the Alliance -----------------------------------------------------------

    def _answer(self) -> Act:
        """DR-D6: the option that helps the Alliance least."""
        table = self.state.table
        best = min(table.options, key=self._harm)
        return self.notation.choice(table.ask, best)

    def _harm(self, option: int) -> float:
        """How much an option helps the Alliance."""
        table, values, evaluation = self.state.table, self.state.values, self.evaluation
        if table.ask == UPGRADE_WITH:
            tile = values.upgrades[option // 2][option % 2]
            return float(tile.icons[C] + tile.bears[C])
        if table.ask == CUBES:
            return 1.0 if option == self.seat else 0.0
        if table.face[option] >= 0 and not table.is_island(option):
            return float(pirate_power(values.cards[table.face[option]].icons))
        if not table.is_island(option) or table.tiles[option] == FACE_DOWN:
            return float(option) / 100.0
        cubes = evaluation.cubes(option)
        mine = sum(cubes[: table.humans])
        island = values.islands[table.tiles[option]]
        if table.ask == PLAN:
            return -float(table.buildings[option])
        # an island that is soon to be taken is the best place for what the Alliance lays down
        near = DISTANCE[self._place][option]
        owner = table.control[option]
        if 0 <= owner < table.humans:
            return island.first / 4.0 - mine
        return -mine / (island.spaces // 2 + 1) + near / 20.0


def only_battle(face: list[int]) -> bool:
    """Whether a card serves in battles only."""
    return pirate_power(face) + face[F] == sum(face)
