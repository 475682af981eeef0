"""Orders and sheets (PW-O): what is written, and what of it no position could make legal."""

from __future__ import annotations

import json
from typing import Final

from arbitre.core.message import Event, Message, Ruling, Value
from arbitre.core.position import Move
from arbitre.games.power.rules.board import COLOURS, LANE, LETTERS, SECTOR
from arbitre.games.power.rules.pieces import (
    GROUND,
    GROUP_2,
    KINDS,
    PLANE,
    TERRAIN,
    M,
    P,
    R,
    S,
    count,
    power,
    stack_text,
)
from arbitre.games.power.rules.setting import Setting

MOVE: Final = 0
DEPLOY: Final = 1
LAUNCH: Final = 2
EXCHANGE: Final = 3
UNREADABLE: Final = 4


class Order:
    """One entry of a sheet, read for one army of one setting."""

    def __init__(
        self,
        act: int,
        army: int,
        kind: int,
        origin: int,
        target: int,
        parts: int,
        text: str,
    ) -> None:
        self.act = act
        self.army = army
        self.kind = kind  # what moves or is launched; for an exchange, what is made
        self.origin = origin
        self.target = target
        self.parts = parts  # the stack an exchange asks for
        self.uses: list[tuple[int, int]] = []
        self.text = text  # canonical French, without the army's letter; unreadable: verbatim
        self.fault: Ruling | None = None
        self.done: Event | None = None  # what is told when it is carried out: always the same

    def __reduce__(self) -> tuple[object, ...]:
        written = (self.act, self.army, self.kind, self.origin, self.target, self.parts, self.text)
        return _order, (written, self.uses, self.fault, self.done)

    @property
    def named(self) -> str:
        """The order with its army's letter before it (PW-N1)."""
        return f"{LETTERS[self.army]}:{self.text}"

    def __repr__(self) -> str:
        return f"<Order {self.named}>"


def _order(
    written: tuple[int, int, int, int, int, int, str],
    uses: list[tuple[int, int]],
    fault: Ruling | None,
    done: Event | None,
) -> Order:
    """An order that comes back from another process."""
    order = Order(*written)
    order.uses, order.fault, order.done = uses, fault, done
    return order


def place_name(setting: Setting, army: int, place: int) -> str:
    """A place in an order: one's own headquarters and reserve need no letter (PW-N3)."""
    board = setting.board
    if place == board.hq[army]:
        return "HQ"
    if place == board.reserve[army]:
        return "RV"
    return board.names[place]


def move_order(setting: Setting, army: int, kind: int, origin: int, target: int) -> Order:
    """A move, a deployment or a launch, with its fault if it can never be legal."""
    text = f"{KINDS[kind]} {place_name(setting, army, origin)} {place_name(setting, army, target)}"
    act = LAUNCH if kind == M else DEPLOY if origin >= setting.board.size else MOVE
    order = Order(act, army, kind, origin, target, 0, text)
    order.fault = _move_fault(setting, order)
    names = setting.board.names
    told: dict[str, Value] = {"army": COLOURS[army], "space": names[origin], "to": names[target]}
    if act == LAUNCH:
        order.done = Event("launch", "PW-M3", told)
    elif act == DEPLOY:
        order.done = Event(
            "deploy",
            "PW-O7",
            {"army": COLOURS[army], "kind": KINDS[kind], "space": names[target]},
        )
    else:
        order.done = Event("move", "PW-P1", {**told, "kind": KINDS[kind]})
    return order


def exchange_order(setting: Setting, army: int, parts: int, place: int, made: int) -> Order:
    """An exchange, with its fault if it can never be legal."""
    text = f"{stack_text(parts)} E {place_name(setting, army, place)} {KINDS[made]}"
    order = Order(EXCHANGE, army, made, place, place, parts, text)
    order.uses = [(kind, count(parts, kind)) for kind in range(10) if count(parts, kind)]
    order.fault = _exchange_fault(setting, order)
    name = "build" if made == M else "exchange" if made in GROUP_2 else "buy"
    order.done = Event(
        name,
        "PW-M1" if made == M else "PW-O10",
        {
            "army": COLOURS[army],
            "pieces": stack_text(parts),
            "kind": KINDS[made],
            "space": setting.board.names[place],
        },
    )
    return order


def unreadable(army: int, text: str, ruling: Ruling) -> Order:
    """An entry that could not be read: kept as it was written (PW-N5)."""
    order = Order(UNREADABLE, army, -1, -1, -1, 0, text)
    order.fault = ruling
    return order


def ruled(clause: str, key: str, **args: Value) -> Ruling:
    """A ruling in one line."""
    return Ruling(clause, Message(key, dict(args)))


def _move_fault(setting: Setting, order: Order) -> Ruling | None:
    board = setting.board
    kind, origin, target, army = order.kind, order.origin, order.target, order.army
    if order.act == LAUNCH:
        if origin >= board.size and origin != board.reserve[army]:
            return ruled("PW-M3", "not-your-reserve", space=board.names[origin])
        return None
    if target >= board.size:
        return ruled("PW-O7", "into-reserve", kind=KINDS[kind])
    if order.act == DEPLOY:
        return _deploy_fault(setting, order)
    if kind == P:
        return ruled("PW-O4", "power-on-board", space=board.names[origin])
    if not board.enters(TERRAIN[kind], origin):
        return ruled("PW-O4", "none-there", kind=KINDS[kind], space=board.names[origin])
    if target in setting.reach(kind, origin):
        return None
    names: dict[str, Value] = {
        "kind": KINDS[kind],
        "space": board.names[origin],
        "to": board.names[target],
        "steps": setting.values.move[kind],
    }
    if origin == target:
        return Ruling("PW-P1", Message("same-space", names))
    clause, key = _move_clause(setting, kind, origin, target)
    return Ruling(clause, Message(key, names))


def _move_clause(setting: Setting, kind: int, origin: int, target: int) -> tuple[str, str]:
    """Why a piece cannot go from one space to another: the clause and its reason."""
    board = setting.board
    steps = setting.values.move[kind]
    terrain = TERRAIN[kind]
    if terrain == GROUND:
        if board.sort[target] == LANE:
            return "PW-P2", "ground-on-lane"
        if board.within(steps, origin, target, True):
            return "PW-P3", "ground-must-stop"
        return "PW-P1", "too-far"
    if terrain == PLANE:
        if board.sort[target] == LANE:
            return "PW-P4", "plane-on-lane"
        if board.within(steps, origin, target, False):
            return "PW-P4", "plane-blocked"
        return "PW-P1", "too-far"
    if not board.enters(terrain, target):
        return "PW-P5", "ship-inland"
    if target in board.touches[origin] and board.sort[origin] == board.sort[target] == SECTOR:
        return "PW-P6", "ship-corner"
    return "PW-P5", "ship-too-far"


def _deploy_fault(setting: Setting, order: Order) -> Ruling | None:
    board = setting.board
    army = order.army
    if order.origin != board.reserve[army]:
        return ruled("PW-O7", "not-your-reserve", space=board.names[order.origin])
    if order.kind == P:
        return ruled("PW-O7", "power-stays")
    if order.target == board.hq[army]:
        return None
    partners = [a for a in range(4) if a != army and setting.side[a] == setting.side[army]]
    if any(order.target == board.hq[partner] for partner in partners):
        return ruled("PW-23", "partner-hq", army=COLOURS[army])
    return ruled("PW-O7", "deploy-elsewhere", space=board.names[order.target])


def _exchange_fault(setting: Setting, order: Order) -> Ruling | None:
    board, values = setting.board, setting.values
    made, parts = order.kind, order.parts
    in_reserve = order.origin >= board.size
    never = _never_there(setting, order)
    if never is not None:
        return never
    if in_reserve and order.origin != board.reserve[order.army]:
        clause = "PW-M1" if made == M else "PW-O10"
        return ruled(clause, "not-your-reserve", space=board.names[order.origin])
    if made == M:
        if count(parts, M):
            return ruled("PW-M1", "missile-of-missiles")
        if count(parts, P) and not in_reserve:
            return ruled("PW-M1", "missile-power-on-board")
        if power(parts) < values.missile:
            return ruled("PW-M1", "missile-weak", power=power(parts), needed=values.missile)
        return None
    if made == P:
        return ruled("PW-O10", "exchange-for-power")
    if made in GROUP_2:
        if parts == 3 * values.unit[GROUP_2[made]]:
            return None
        return ruled(
            "PW-O10", "exchange-three", kind=KINDS[made], pieces=f"3{KINDS[GROUP_2[made]]}"
        )
    if parts != values.power[made] * values.unit[P]:
        return ruled("PW-O10", "exchange-price", kind=KINDS[made], price=values.power[made])
    if not in_reserve:
        return ruled("PW-O10", "buy-in-reserve")
    return None


def _never_there(setting: Setting, order: Order) -> Ruling | None:
    """Material that can never lie in a place: ships inland, more than the box holds (PW-33)."""
    board = setting.board
    for kind, number in order.uses:
        apart = kind < M and order.origin < board.size
        if apart and not board.enters(TERRAIN[kind], order.origin):
            clause = "PW-M1" if order.kind == M else "PW-O10"
            space = board.names[order.origin]
            return ruled(clause, "too-few", pieces=f"{number}{KINDS[kind]}", space=space, have=0)
    if setting.box_limits:
        box = setting.values.box
        soldiers = count(order.parts, S) + 3 * count(order.parts, R)
        if soldiers > box[S] or any(n > box[kind] for kind, n in order.uses if kind not in (S, R)):
            return ruled("PW-P9", "box-never")
    return None


class Sheet(Move):
    """A seat's sheets of orders, one an army it leads; the entries in the order they stand."""

    def __init__(self, sheets: list[tuple[int, list[Order]]]) -> None:
        self.sheets = sheets
        self._text = ""  # written when it is asked for: it never changes

    def __reduce__(self) -> tuple[object, ...]:
        return Sheet, (self.sheets,)

    def text(self) -> str:
        """`T HQ V8; 2P E RV S`, or `V[…] B[…]` for two armies; an empty sheet is `-`."""
        if not self._text:
            self._text = self._written()
        return self._text

    def _written(self) -> str:
        if len(self.sheets) == 1:
            return _entries(*self.sheets[0]) or "-"
        return " ".join(
            f"{LETTERS[army]}[{_entries(army, orders)}]" for army, orders in self.sheets
        )

    def to_dict(self) -> dict[str, object]:
        """The entries of each sheet by colour, in the canonical language."""
        return {
            "orders": {
                COLOURS[army]: [_entry(army, order) for order in orders]
                for army, orders in self.sheets
            }
        }

    @property
    def orders(self) -> list[Order]:
        """All entries, sheet after sheet."""
        return [order for _, orders in self.sheets for order in orders]


def _entries(army: int, orders: list[Order]) -> str:
    return "; ".join(_entry(army, order) for order in orders)


def _entry(army: int, order: Order) -> str:
    if order.act == UNREADABLE:
        return json.dumps(order.text, ensure_ascii=False)
    return order.text if order.army == army else order.named


class Claim(Move):
    """The Power a seat remembers to collect (PW-W4), as (army, territory) pairs."""

    def __init__(self, claims: list[tuple[int, int]]) -> None:
        self.claims = sorted(set(claims))

    def __reduce__(self) -> tuple[object, ...]:
        return Claim, (self.claims,)

    def text(self) -> str:
        """`claim VB VJ`: green for blue's and yellow's territories; `-` when it is forgotten."""
        pairs = [f"{LETTERS[army]}{LETTERS[territory]}" for army, territory in self.claims]
        return "claim " + " ".join(pairs) if pairs else "-"


class Declaration(Move):
    """What a seat says besides its sheet: `resign`, `pause`, `last round`, `prefer V`."""

    def __init__(self, word: str) -> None:
        self.word = word

    def __reduce__(self) -> tuple[object, ...]:
        return Declaration, (self.word,)

    def text(self) -> str:
        """The word that was said, as records have it."""
        return self.word
