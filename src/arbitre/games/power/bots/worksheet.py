"""The worksheet of a bot: a sheet being filled, and what each further group of orders would gain."""

from __future__ import annotations

from arbitre.games.power.bots.forecast import Forecast
from arbitre.games.power.bots.planned import PlannedOrder, order_of
from arbitre.games.power.rules.moves import EXCHANGE, LAUNCH, MOVE, Order
from arbitre.games.power.rules.pieces import COUNT_MASK, SHIFT, contents
from arbitre.games.power.rules.state import State


class OrderGroup:
    """Orders that belong together, the places they touch, and what they would gain."""

    def __init__(self, steps: list[PlannedOrder], extra: float = 0.0) -> None:
        self.steps = steps
        self.extra = extra  # what the orders gain besides the change of one's own stacks
        self.places: set[int] = set()
        for step in steps:
            self.places.add(step[3])
            self.places.add(step[4])
        self.gain = 0.0
        self.rate = 0.0  # its gain, for each order

    def __repr__(self) -> str:
        return f"<OrderGroup {self.steps} {self.gain:.1f}>"


class Worksheet:
    """A sheet being filled: one's own stacks as the orders so far leave them."""

    def __init__(self, forecast: Forecast) -> None:
        self.forecast = forecast
        state = forecast.state
        self.setting = state.setting
        self.size = forecast.size
        self.state = State(self.setting)
        self.state.copy_state(state)
        self.stacks = self.state.stacks
        self.armies = forecast.armies
        self.left: dict[int, int] = dict.fromkeys(self.armies, self.setting.values.orders)
        self.spent: dict[int, int] = {}  # by slot * 16 + kind: pieces that moved there or were made
        self.written: list[tuple[int, PlannedOrder]] = []
        self._paid: dict[int, float] = {}  # by army * 4 + territory, as the sheet stands
        self._worth: dict[int, float] = {}  # by place, what one's own there is worth as it stands
        self.alone = len(self.armies) == 1

    # -- judging a plan ----------------------------------------------------------------------

    def free(self, slot: int, kind: int) -> int:
        """How many pieces of a kind may still move."""
        here = (self.stacks[slot] >> SHIFT[kind]) & COUNT_MASK
        return here - self.spent.get(slot * 16 + kind, 0)

    def after(self, steps: list[PlannedOrder]) -> dict[int, int]:
        """The slots of one's own that steps change, with the stacks they leave there."""
        changed: dict[int, int] = {}
        unit = self.setting.values.unit
        stacks = self.stacks
        for act, army, kind, origin, target, parts in steps:
            if army not in self.left:
                continue
            slot = self.setting.slot(origin, army)
            old = changed.get(slot, stacks[slot])
            if act == EXCHANGE:
                changed[slot] = old - parts + unit[kind]
            else:
                changed[slot] = old - unit[kind]
                if act != LAUNCH:
                    to = target * 4 + army
                    changed[to] = changed.get(to, stacks[to]) + unit[kind]
        return changed

    def weigh(self, plan: OrderGroup) -> float:
        """What a plan gains as the sheet stands."""
        steps = plan.steps
        if self.alone and len(steps) == 1 and steps[0][0] == MOVE and steps[0][1] in self.left:
            return self._weigh_move(steps[0]) + plan.extra
        changed = self.after(steps)
        forecast = self.forecast
        gain = plan.extra
        stocked: list[int] = []
        paid: list[int] = []
        seen: list[int] = []
        for slot in changed:
            army = slot & 3
            if slot >= self.size * 4:
                if army not in stocked:
                    stocked.append(army)
                continue
            place = slot >> 2
            if place == self.setting.board.hq[army] and army not in stocked:
                stocked.append(army)
            territory = forecast.pays[place]
            if territory >= 0 and army * 4 + territory not in paid:
                paid.append(army * 4 + territory)
            if place in seen:
                continue
            seen.append(place)
            now = 0
            for mine in self.armies:
                at = place * 4 + mine
                now += changed.get(at, self.stacks[at])
            gain += forecast.worth(place, now)[0] - self._worth_of(place)
        for army in stocked:
            reserve, home = self.size * 4 + army, self.setting.board.hq[army] * 4 + army
            gain -= forecast.stock(army, self.stacks[reserve], self.stacks[home])
            gain += forecast.stock(
                army,
                changed.get(reserve, self.stacks[reserve]),
                changed.get(home, self.stacks[home]),
            )
        for pair in paid:
            gain += self._more_income(pair, changed)
        return gain

    def _weigh_move(self, step: PlannedOrder) -> float:
        """What the move of one piece gains: most plans are such, so it is worked out without a table."""
        _, army, kind, origin, target, _ = step
        forecast, stacks = self.forecast, self.stacks
        one = self.setting.values.unit[kind]
        start, end = origin * 4 + army, target * 4 + army
        leaves, makes = stacks[start] - one, stacks[end] + one
        gain = forecast.worth(origin, leaves)[0] - self._worth_of(origin)
        gain += forecast.worth(target, makes)[0] - self._worth_of(target)
        hq = self.setting.board.hq[army]
        if hq in (origin, target):
            reserve = stacks[self.size * 4 + army]
            gain -= forecast.stock(army, reserve, stacks[hq * 4 + army])
            gain += forecast.stock(army, reserve, leaves if hq == origin else makes)
        first, second = forecast.pays[origin], forecast.pays[target]
        if first >= 0 or second >= 0:
            changed = {start: leaves, end: makes}
            if first >= 0:
                gain += self._more_income(army * 4 + first, changed)
            if second >= 0 and second != first:
                gain += self._more_income(army * 4 + second, changed)
        return gain

    def _worth_of(self, place: int) -> float:
        """What one's own stacks in a space are worth as the sheet stands."""
        found = self._worth.get(place)
        if found is None:
            stack = 0
            for mine in self.armies:
                stack += self.stacks[place * 4 + mine]
            found = self._worth[place] = self.forecast.worth(place, stack)[0]
        return found

    def _more_income(self, pair: int, changed: dict[int, int]) -> float:
        """What a change of one's own stacks adds to what an army is paid for a territory."""
        before = self._paid.get(pair)
        if before is None:
            before = self._paid[pair] = self._income(pair, {})
        return self.forecast.temper.pay * (self._income(pair, changed) - before)

    def _income(self, pair: int, changed: dict[int, int]) -> float:
        """How likely an army is to be paid for a territory."""
        army, territory = pair >> 2, pair & 3
        best = 0.0
        for place in self.forecast.paying[territory]:
            slot = place * 4 + army
            if not changed.get(slot, self.stacks[slot]):
                continue
            stack = 0
            for mine in self.armies:
                stack += changed.get(place * 4 + mine, self.stacks[place * 4 + mine])
            best = max(best, self.forecast.worth(place, stack)[1])
        return best

    def possible(self, plan: OrderGroup) -> bool:
        """Whether the pieces of a plan are there, may move, and orders are left for them."""
        if len(plan.steps) == 1:
            act, army, kind, origin, _, _ = plan.steps[0]
            sheet = army if army in self.left else self.armies[0]
            return self.left[sheet] > 0 and (act != MOVE or self.free(origin * 4 + army, kind) > 0)
        used: dict[int, int] = {}
        asked: dict[int, int] = {}
        for act, army, kind, origin, _, _ in plan.steps:
            sheet = army if army in self.left else self.armies[0]
            asked[sheet] = asked.get(sheet, 0) + 1
            if act == MOVE:
                key = (origin * 4 + army) * 16 + kind
                used[key] = used.get(key, 0) + 1
        for army, number in asked.items():
            if number > self.left[army]:
                return False
        for key, number in used.items():
            if number > self.free(key >> 4, key & 15):
                return False
        return True

    def write(self, plan: OrderGroup) -> None:
        """Put a plan on the sheet."""
        self._paid.clear()
        for place in plan.places:
            self._worth.pop(place, None)
        unit = self.setting.values.unit
        for step in plan.steps:
            act, army, kind, origin, target, parts = step
            sheet = army if army in self.left else self.armies[0]
            self.left[sheet] -= 1
            self.written.append((sheet, step))
            slot = self.setting.slot(origin, army)
            if act == EXCHANGE:
                self.stacks[slot] += unit[kind] - parts
                if origin < self.size:
                    for part, number in contents(parts):
                        key = slot * 16 + part
                        self.spent[key] = max(0, self.spent.get(key, 0) - number)
                    key = slot * 16 + kind
                    self.spent[key] = self.spent.get(key, 0) + 1
                continue
            self.stacks[slot] -= unit[kind]
            if act == LAUNCH:
                continue
            self.stacks[target * 4 + army] += unit[kind]
            key = (target * 4 + army) * 16 + kind
            self.spent[key] = self.spent.get(key, 0) + 1

    def orders(self) -> dict[int, list[Order]]:
        """What is written, by the army whose sheet it is."""
        sheets: dict[int, list[Order]] = {}
        for sheet, planned in self.written:
            sheets.setdefault(sheet, []).append(order_of(self.setting, planned))
        return sheets
