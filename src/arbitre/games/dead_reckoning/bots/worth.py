"""What things are worth to the greedy player, in points at the end: icons, cards, islands, goods."""

from __future__ import annotations

from typing import Final

from arbitre.games.dead_reckoning.bots.leaning import EVEN, Leaning
from arbitre.games.dead_reckoning.rules.achievements import (
    BUILDINGS,
    COINS,
    EXPLORED_SOLO,
    EXPLORED_TEAMS,
    LEGENDARY_CUBES,
    PERMANENT,
    UPGRADES,
)
from arbitre.games.dead_reckoning.rules.battle.odds import odds_of
from arbitre.games.dead_reckoning.rules.human.belongings import HAND, NO_TILE, PLAYED, Human
from arbitre.games.dead_reckoning.rules.icons import A, C, K, S, V
from arbitre.games.dead_reckoning.rules.rows import backs
from arbitre.games.dead_reckoning.rules.scoring import ranked, total
from arbitre.games.dead_reckoning.rules.state import State
from arbitre.games.dead_reckoning.rules.table import (
    BUILDER,
    CAPITALIST,
    COLONIST,
    ELITE,
    EXPLORER,
    LEGENDARY,
    MASTER,
    SIDES,
    TERROR,
    TO_END,
    alliance_cubes,
    last_turn_cubes,
)
from arbitre.games.dead_reckoning.rules.values import FORT, GARRISON, OUTPOST

PER_USE: Final = (0.45, 0.4, 0.8, 1.7, 1.1, 0.9, 0.8, 0.35, 0.7, 1.0, 0.3, 0.45, 0.3, 1.6)
"""What one icon is worth each time its card is played, in the order of `icons.ICONS`."""
SPACE_A_TURN: Final = 0.08
DRAW_A_TURN: Final = 1.3
LENGTH: Final = 12.5  # turns of a usual game
CYCLE: Final = 2.8  # turns until a crew card comes again
CUBES_A_TURN: Final = 0.6  # what an Alliance puts on a space in a turn
FLEETING: Final = 0.08  # how much less a lead without control is worth for each turn left
CARGO: Final = 0.5
ABOARD: Final = 0.9  # a coin on the ship
DAMAGE: Final = 1.1
LAST_ANSWER: Final = 7.0  # what the enemy makes of one more turn


class Evaluation:
    """The evaluation function of the bots: judges one state for one human."""

    def __init__(self, state: State, seat: int, lean: Leaning = EVEN) -> None:
        self.state = state
        self.lean = lean
        self.table = state.table
        self.seat = seat
        self.human: Human = state.humans[seat]
        self.odds = odds_of(state.values)
        table = self.table
        self.foes: list[int] = list(range(table.humans, table.sides))
        self.most = max([table.claimed[side].bit_count() for side in range(table.sides)])
        left = max(LENGTH - table.turn[table.humans + seat], 1.5)
        if self.most >= TO_END - 1:
            left = min(left, 3.5)
        if table.trigger >= 0:
            left = 0.0
        self.left = left
        mine = sum([total(state, side) for side in range(table.humans)])
        theirs = sum([total(state, side) for side in self.foes])
        self.lead = mine - theirs
        self.claims: list[float] = [self._claim(each) for each in range(len(table.bonus))]
        self._cargo: dict[int, float] = {}
        self._upgrade: dict[int, float] = {}
        self._building: dict[int, float] = {}

    # -- achievements ------------------------------------------------------------------------

    def claim(self, achievement: int) -> float:
        """What claiming an achievement now is worth; the fourth ends the game."""
        return self.claims[achievement]

    def _claim(self, achievement: int) -> float:
        table, seat = self.table, self.seat
        if table.claimed_by(seat, achievement):
            return 0.0
        worth = 4.0
        if table.bonus_to[achievement] < 0:
            worth += table.bonus[achievement]
        if table.claimed[seat].bit_count() == TO_END - 1 and table.trigger < 0:
            margin = self.lead + worth - LAST_ANSWER * table.humans
            return worth + (6.0 if margin > 0 else max(-14.0, margin))
        return worth * self.lean.claims[achievement]

    def step(self, achievement: int, have: int, need: int) -> float:
        """What one step of several towards an achievement is worth."""
        worth = self.claim(achievement)
        if have >= need or worth == 0.0:
            return 0.0
        missing = need - have
        if missing == 1:
            return worth * 0.8 if worth > 0 else worth
        if worth < 0 or missing > self.left + 1:
            return 0.0
        return worth / need * (0.5 + 0.5 * (have + 1) / need)

    def explorer(self) -> float:
        """A cube on Explorer."""
        need = EXPLORED_SOLO if self.table.humans == 1 else EXPLORED_TEAMS
        return self.step(EXPLORER, self.table.explorer[self.seat], need)

    def legendary(self) -> float:
        """A cube on Legendary."""
        return self.step(LEGENDARY, self.table.legendary[self.seat], LEGENDARY_CUBES)

    # -- goods -------------------------------------------------------------------------------

    def chest(self, coins: int) -> float:
        """Coins more in the chest."""
        have = self.human.chest
        worth = float(coins)
        if coins and have < COINS:
            claim = self.claim(CAPITALIST)
            if have + coins >= COINS:
                worth += claim
            elif claim > 0:
                worth += claim * 0.7 * coins / (COINS - self.state.values.start_coins)
        return worth

    def cargo(self, number: int) -> float:
        """Cargo on dock and ship together."""
        found = self._cargo.get(number)
        if found is None:
            found = self._cargo[number] = self._cargo_worth(number)
        return found

    def _cargo_worth(self, number: int) -> float:
        if not self.left:
            return number / 9.0
        worth = CARGO * self.lean.cargo * min(number, 12)
        claim = self.claim(MASTER)
        if number >= 10:
            return worth + claim
        if claim > 0 and number > 4:
            worth += claim * 0.7 * (number - 4) * (number - 4) / 36.0
        return worth

    # -- cards and tiles ---------------------------------------------------------------------

    def icons(self, counts: list[int]) -> float:
        """What the icons of a card are worth each time it is played."""
        worth = 0.0
        for icon, number in enumerate(counts):
            if number:
                worth += number * (PER_USE[icon] * self.lean.icons[icon])
        return worth

    def card(self, counts: list[int]) -> float:
        """What an advancement is worth for the rest of the game."""
        return self.icons(counts) * max(self.left - 0.5, 0.0) / CYCLE * self.lean.cards

    def back(self, face: int) -> float:
        """What the unseen back of a merchant is worth on average."""
        worth, number = 0.0, 0
        for card, left in backs(self.table, face):
            found = self.state.values.cards[card].back
            if found is not None:
                worth += left * self.card(found)
                number += left
        return worth / number if number else 0.0

    def tile(self, tile: int) -> float:
        """What a ship upgrade gives for the rest of the game."""
        if tile == NO_TILE:
            return 0.0
        found = self.state.values.upgrades[tile // 2][tile % 2]
        turn = found.spaces * SPACE_A_TURN
        for icon, number in enumerate(found.icons):
            turn += number * (PER_USE[icon] * self.lean.icons[icon])
        turn += 0.7 * (found.bears[S] * PER_USE[S] + found.bears[C] * PER_USE[C])
        return turn * self.left

    def upgrade(self, tile: int, zone: int) -> float:
        """What buying a tile for a zone is worth: its use beyond the old one, points, Elite Ship."""
        found = self._upgrade.get(tile * 4 + zone)
        if found is None:
            found = self._upgrade[tile * 4 + zone] = self._upgrade_worth(tile, zone)
        return found

    def _upgrade_worth(self, tile: int, zone: int) -> float:
        gain = (self.tile(tile) - self.tile(self.human.zones[zone])) * (0.9 * self.lean.ship)
        human, values = self.human, self.state.values
        draws = human.draws + values.upgrades[tile // 2][tile % 2].draw
        old = human.zones[zone]
        if old != NO_TILE:
            draws -= values.upgrades[old // 2][old % 2].draw
        limit = human.hand_limit - 1
        more = min(draws, limit) - min(human.draws, limit)
        gain += more * (DRAW_A_TURN * self.lean.draws) * self.left
        gain += 3.0 if tile % 2 else 1.0
        return gain + self.step(ELITE, self.table.upgrades[self.seat], UPGRADES)

    # -- islands -----------------------------------------------------------------------------

    def points(self, space: int, owner: int, cubes: list[int]) -> float:
        """The team's points on an island less the enemies', for cubes of each side."""
        island = self.state.values.islands[self.table.tiles[space]]
        first, seconds = ranked(owner, cubes)
        worth = 0.0
        if first >= 0:
            worth += island.first if first < self.table.humans else -island.first
        for side in seconds:
            worth += island.second if side < self.table.humans else -island.second
        return worth

    def island(self, space: int, owner: int, cubes: list[int], buildings: int) -> float:
        """What an island is worth as it stands, with what may still become of it.

        `cubes` are those on spaces; permanent ones are added from the table.
        """
        table, seat = self.table, self.seat
        spaces = self.state.values.islands[table.tiles[space]].spaces
        need = spaces // 2 + 1
        there = [cubes[side] + table.permanent[space * SIDES + side] for side in range(table.sides)]
        now = self.points(space, owner, there)
        if not self.left:
            return now
        foe = max(self.foes, key=cubes.__getitem__)
        after = there.copy()
        after[seat] = max(after[seat], 1)
        after[foe] = max(after[foe], 1)
        good, bad = self.points(space, seat, after), self.points(space, foe, after)
        if owner >= 0 and owner < table.humans:
            missing = max(need - cubes[foe], 1)
            loss = min(0.5, 0.3 * CUBES_A_TURN * min(self.left, 6.0) / missing)
            if buildings >> FORT & 1:
                loss *= 0.35
            if buildings >> GARRISON & 1:
                loss *= 0.6
            return now - (now - bad) * (loss * self.lean.loss)
        mine = cubes[seat] / need
        if owner >= 0:
            return now + (good - now) * (0.45 * self.lean.hope) * mine * mine
        theirs = min(0.9, 0.7 * cubes[foe] / need + 0.03 * self.left)
        hope = (0.6 * self.lean.hope) * mine * (1.0 - 0.5 * theirs)
        theirs *= 0.7
        now *= 1.0 - FLEETING * min(self.left, 6.0)
        return good * hope + bad * theirs + now * max(0.0, 1.0 - hope - theirs)

    def cubes(self, space: int) -> list[int]:
        """Each side's cubes on the spaces of an island."""
        spot = space * SIDES
        return self.table.cubes[spot : spot + self.table.sides]

    def influence(self, space: int, number: int) -> tuple[float, bool]:
        """What so much influence on an island gains, and whether it takes control."""
        table, seat = self.table, self.seat
        island = self.state.values.islands[table.tiles[space]]
        cubes, owner, buildings = self.cubes(space), table.control[space], table.buildings[space]
        before = self.island(space, owner, cubes, buildings)
        slow = table.last_turn and table.trigger >= table.humans
        half = bool(table.halves >> space & 1)
        gain, taken = 0.0, False
        for _ in range(number):
            if sum(cubes) >= island.spaces:
                over = self.over(cubes, owner)
                if over < 0:
                    break
                if slow:
                    half = not half
                    if half:
                        continue
                cubes[over] -= 1
            cubes[seat] += 1
            if owner != seat and cubes[seat] * 2 > island.spaces:
                if owner >= table.humans:
                    gain += 2.0 * buildings.bit_count()
                if owner < 0 or owner >= table.humans:
                    gain += table.coins[space] * 1.2 + table.cargo[space] * CARGO
                owner, buildings, taken = seat, 0, True
                if not table.permanent[space * SIDES + seat]:
                    gain += self.step(COLONIST, table.permanent_of(seat), PERMANENT)
        return gain + self.island(space, owner, cubes, buildings) - before, taken

    def over(self, cubes: list[int], owner: int) -> int:
        """Whose cube is replaced: the controller's, else of the enemy with most; -1: nobody's."""
        if owner in self.foes and cubes[owner]:
            return owner
        best = max(self.foes, key=cubes.__getitem__)
        return best if cubes[best] else -1

    def building(self, space: int, kind: int) -> float:
        """What a building on an island of their own is worth."""
        found = self._building.get(space * 4 + kind)
        if found is None:
            found = self._building[space * 4 + kind] = self._building_worth(space, kind)
        return found

    def _building_worth(self, space: int, kind: int) -> float:
        table = self.table
        cubes, now = self.cubes(space), table.buildings[space]
        after = now | 1 << kind
        gain = self.island(space, self.seat, cubes, after)
        gain -= self.island(space, self.seat, cubes, now)
        gain += 1.7 * self.lean.buildings + (0.12 * self.left if kind == OUTPOST else 0.0)
        return gain + self.step(BUILDER, table.buildings_of(self.seat), BUILDINGS)

    # -- battles -----------------------------------------------------------------------------

    def strength(self, hand: bool) -> int:
        """Their cannons and abilities as cubes: of the ship, of cards in play, and of their hand."""
        human = self.human
        cubes = human.cannons(0, True) * 2
        for card in human.cards_in(PLAYED) + (human.cards_in(HAND) if hand else []):
            face = human.face(card)
            cubes += 2 * face[C] + 2 * face[V] + face[A]
        return (cubes + human.aids[A]) // 2 + last_turn_cubes(self.table, self.seat)

    def hurt(self, cubes: int) -> float:
        """What hits by so many cubes cost them: damage, and the danger of sinking."""
        table = self.table
        spare = 5 - table.damage[self.seat] + self.human.aids[K]
        sunk = self.odds.at_least(cubes, spare)
        lost = min(5, self.human.chest) * 2 + 6.0 + table.aboard_coins[self.seat]
        return cubes * self.odds.hit * (DAMAGE * self.lean.hurt) + sunk * lost

    def ship_fight(self, mine: int, theirs: int, foe: int) -> float:
        """What a fight with an Alliance's ship is worth."""
        table, odds = self.table, self.odds
        win = odds.win(mine, theirs)
        sinks = odds.at_least(mine, 5 - table.damage[foe])
        worth = win * self.legendary() - (1.0 - win) * 1.3
        worth += sinks * (2.0 * min(5, table.dock_coins[foe]) + self.claim(TERROR))
        worth += mine * (odds.hit * 1.2 + odds.plunder * 1.6)
        aboard = table.aboard_coins[self.seat] + table.aboard_cargo[self.seat] // 2
        worth -= min(theirs * odds.plunder, aboard) * 1.6
        return worth - self.hurt(theirs)

    def foe_cubes(self, foe: int, space: int, defending: bool) -> int:
        """How many cubes an Alliance would drop there."""
        return alliance_cubes(self.table, foe, space, defending) + last_turn_cubes(self.table, foe)

    def guards(self, space: int) -> int:
        """How many cubes the buildings of an island drop."""
        values, there = self.state.values, self.table.buildings[space]
        cubes = (there >> GARRISON & 1) * values.garrison_cubes
        return cubes + (there >> FORT & 1) * values.fort_cubes
