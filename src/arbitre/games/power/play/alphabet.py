"""The numbers of the steps of Power (action ids): orders in the notation of records.

An order is one letter, its text. A missile has too many materials for that: it is spelled by the place where
it is made, then kind by kind, dearest first, how many. Where a seat orders several armies about, the letter
of the army comes first.
"""

from __future__ import annotations

from typing import Final

from arbitre.core.alphabet import Alphabet
from arbitre.core.cache import Cache
from arbitre.core.draft import Draft
from arbitre.games.power.play.draft import SheetDraft
from arbitre.games.power.play.letters import NOTATION
from arbitre.games.power.rules.board import COLOURS, LETTERS
from arbitre.games.power.rules.listing import MATERIAL
from arbitre.games.power.rules.moves import EXCHANGE, Order, exchange_order, move_order, place_name
from arbitre.games.power.rules.pieces import GROUP_2, KINDS, TERRAIN, C, D, M, P, S, T, count
from arbitre.games.power.rules.setting import Setting

SIGN: Final = ":"
"""Between the letter of an army and its order."""

_alphabets: Final[Cache[OrderAlphabet]] = Cache(16)


def alphabet_of(setting: Setting) -> OrderAlphabet:
    """The alphabet of a setting, made once: it takes a tenth of a second."""
    return _alphabets.get(setting, lambda: OrderAlphabet(setting))


class OrderAlphabet(Alphabet):
    """Orders and claims."""

    def __init__(self, setting: Setting) -> None:
        self.several = setting.mercenary >= 0 or setting.players == 2
        armies = [f"{letter}{SIGN}" for letter in LETTERS]
        per_sheet = max(len(each) for each in setting.armies)
        longest = 1 + setting.values.orders * per_sheet * (len(MATERIAL) + 1 + int(self.several))
        super().__init__([*armies, *_claims(), *_orders(setting)], longest, NOTATION)
        self.first_army = self.numbers[armies[0]]
        self.openers: dict[str, int] = {}  # where a missile may be made
        for place in _own_places(setting):
            self.openers[place] = self.numbers[_maker(place)]
        self.made_at: set[int] = set(self.openers.values())
        self.materials: list[int] = [self.numbers[f"1{KINDS[kind]}"] - 1 for kind in MATERIAL]

    def spell(self, step: str) -> list[int]:
        """The army where there are several, then the order; a missile place first, then its parts."""
        army, sign, order = step.rpartition(SIGN)
        numbers = [self.numbers[army + sign]] if sign else []
        found = self.numbers.get(order)
        if found is not None:
            return [*numbers, found]
        words = order.split()
        if len(words) != 4 or words[3] != KINDS[M]:
            raise KeyError(step)
        parts: list[int] = []
        for part in words[0].split("+"):
            kind = part.lstrip("0123456789")
            number = part[: len(part) - len(kind)] or "1"
            parts.append(self.numbers[f"{number}{kind}"])
        # the numbers of dearer kinds are lower
        return [*numbers, self.openers[words[2]], *sorted(parts)]

    def offers(self, draft: Draft, begun: list[int]) -> list[int]:
        """The orders that could be added; once a step is begun, what may follow in it."""
        if not isinstance(draft, SheetDraft):
            return super().offers(draft, begun)
        orders = draft.next_orders()
        own = self._own(draft)
        if begun:
            rest, army = begun, own
            if self._is_army(begun[0]):
                rest, army = begun[1:], begun[0] - self.first_army
            mine = [order for _, order in orders if order.army == army]
            return self._parts(mine, rest) if rest else self._orders(mine)
        if not self.several:
            return self._orders([order for _, order in orders])
        found = self._orders([order for _, order in orders if order.army == own])
        others = [False] * len(COLOURS)
        for _, order in orders:
            others[order.army] = order.army != own
        return found + [self.first_army + army for army, there in enumerate(others) if there]

    def _own(self, draft: SheetDraft) -> int:
        """The army whose orders need no letter: the seat's, where it has one only."""
        armies = draft.start.setting.armies[draft.seat]
        return armies[0] if len(armies) == 1 else -1

    def _is_army(self, number: int) -> bool:
        return self.first_army <= number < self.first_army + len(COLOURS)

    def _orders(self, orders: list[Order]) -> list[int]:
        numbers, found, opened = self.numbers, list[int](), list[int]()
        for order in orders:
            if order.act == EXCHANGE and order.kind == M:
                opener = self.openers[order.text.split()[2]]
                if opener not in opened:
                    opened.append(opener)
            else:
                found.append(numbers[order.text])
        return found + opened

    def _parts(self, orders: list[Order], begun: list[int]) -> list[int]:
        """The parts that may follow: dearest first, so that each set is spelled in one way."""
        found: dict[int, bool] = {}
        for order in orders:
            if order.act == EXCHANGE and order.kind == M:
                spelled = self._spelled(order)
                if len(spelled) > len(begun) and spelled[: len(begun)] == begun:
                    found[spelled[len(begun)]] = True
        return list(found)

    def _spelled(self, order: Order) -> list[int]:
        numbers = [self.openers[order.text.split()[2]]]
        for index, kind in enumerate(MATERIAL):
            number = count(order.parts, kind)
            if number:
                numbers.append(self.materials[index] + number)
        return numbers

    def step(self, draft: Draft, begun: list[int]) -> str:
        """The order, once it is whole."""
        if not isinstance(draft, SheetDraft):
            return super().step(draft, begun)
        sign, rest, army = "", begun, self._own(draft)
        if self._is_army(begun[0]):
            sign, rest, army = self.letters[begun[0]], begun[1:], begun[0] - self.first_army
        if not rest:
            return ""
        letter = self.letters[rest[0]]
        if rest[0] not in self.made_at:
            return sign + letter
        for _, order in draft.next_orders():
            if order.army == army and order.act == EXCHANGE and order.kind == M:
                if self._spelled(order) == rest:
                    return sign + order.text
        return ""


def _claims() -> list[str]:
    """Claims of Power (PW-W4): a territory, or army and territory."""
    return [*LETTERS, *(army + territory for army in LETTERS for territory in LETTERS)]


def _orders(setting: Setting) -> list[str]:
    """Every order that can be listed, by what an order names; one's own headquarters are `HQ`."""
    found: dict[str, bool] = {}
    for army in range(len(COLOURS)):
        for kind in range(len(TERRAIN)):
            _moves(setting, army, kind, found)
        _exchanges(setting, army, found)
    for army in range(len(COLOURS)):
        board = setting.board
        for origin in (*range(board.size), board.reserve[army]):
            for target in range(board.size + len(COLOURS)):
                found[move_order(setting, army, M, origin, target).text] = True
    for place in _own_places(setting):
        found[_maker(place)] = True
    for kind in MATERIAL:
        most = -(-setting.values.missile // max(setting.values.power[kind], 1))
        for number in range(1, most + 1):
            found[f"{number}{KINDS[kind]}"] = True
    return list(found)


def _maker(place: str) -> str:
    """The letter that begins a missile."""
    return f"E {place} {KINDS[M]}"


def _own_places(setting: Setting) -> list[str]:
    """Where an army may make something, as its orders name the places."""
    names: dict[str, bool] = {}
    for army in range(len(COLOURS)):
        for place in (*range(setting.board.size), setting.board.reserve[army]):
            names[place_name(setting, army, place)] = True
    return list(names)


def _moves(setting: Setting, army: int, kind: int, found: dict[str, bool]) -> None:
    board = setting.board
    for origin in range(board.size):
        if board.enters(TERRAIN[kind], origin):
            for target in setting.reach(kind, origin):
                found[move_order(setting, army, kind, origin, target).text] = True
    deployed = move_order(setting, army, kind, board.reserve[army], board.hq[army])
    found[deployed.text] = True


def _exchanges(setting: Setting, army: int, found: dict[str, bool]) -> None:
    board, values = setting.board, setting.values
    for made, part in GROUP_2.items():
        for place in (*range(board.size), board.reserve[army]):
            found[exchange_order(setting, army, 3 * values.unit[part], place, made).text] = True
    for made in (S, T, C, D):
        parts = values.power[made] * values.unit[P]
        found[exchange_order(setting, army, parts, board.reserve[army], made).text] = True
