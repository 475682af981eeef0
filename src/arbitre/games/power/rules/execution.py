"""Execution of the sheets (PW-O): each order judged as it is reached, and carried out or lost."""

from __future__ import annotations

from arbitre.core.message import Event, Message, Ruling, Value
from arbitre.core.telling import Telling
from arbitre.games.power.rules.board import COLOURS
from arbitre.games.power.rules.mercenaries import clashes, identity
from arbitre.games.power.rules.moves import DEPLOY, EXCHANGE, MOVE, UNREADABLE, Order, ruled
from arbitre.games.power.rules.pieces import COUNT_MASK, KINDS, SHIFT, M
from arbitre.games.power.rules.state import State


class Round:
    """A round being judged: what moved, what was made, what was launched, what is to be told."""

    def __init__(self, told: Telling | None = None) -> None:
        # by slot * 16 + kind: where each moved piece came from, in the order they moved
        self.moved: dict[int, list[int]] = {}
        # by slot * 16 + kind: how many were made on the board this round
        self.made: dict[int, int] = {}
        self.launched: list[tuple[int, int]] = []  # army, target
        self.told: Telling = Telling() if told is None else told
        self.rulings: list[list[Ruling | None]] = [[], [], [], []]  # a sheet a colour
        self.active: set[int] = set()  # seats with an order carried out (PW-O13)


def reading_order(state: State) -> list[int]:
    """The armies from the referee on, clockwise (PW-S2)."""
    return [(state.referee + step) % 4 for step in range(4)]


def execute(state: State, sheets: list[list[Order]], judged: Round) -> None:
    """Carry out all sheets, top to bottom (PW-O3, PW-O12); rulings say why an order was lost."""
    setting = state.setting
    cancelled: set[Order] = set()
    shared: dict[tuple[int, ...], Ruling | None] = {}
    ordered: dict[tuple[int, ...], list[str]] = {}
    if setting.mercenary >= 0:
        cancelled = clashes(state, sheets)
        ordered = _ordered(state, sheets)
    most = setting.values.orders
    for colour in reading_order(state):
        orders = sheets[colour]
        if not orders:
            continue
        rulings = judged.rulings[colour]
        closed = closed_sheet(state, colour)
        seat = setting.side[colour]
        times: dict[tuple[int, ...], int] = {}
        for index, order in enumerate(orders):
            ruling: Ruling | None
            if index >= most:
                ruling = ruled("PW-O1", "sixth-order", most=most)
            elif closed is not None:
                ruling = closed
            elif order.fault is not None:
                ruling = order.fault
            elif order.army == colour:
                ruling = carry_out(state, order, judged)
            else:
                # PW-33: the same order on several sheets is one order
                what = identity(order)
                times[what] = times.get(what, 0) + 1
                key = (*what, times[what])
                if order in cancelled:
                    ruling = ruled("PW-32", "clash", army=COLOURS[order.army])
                elif key in shared:
                    ruling = shared[key]
                else:
                    ruling = carry_out(state, order, judged, ",".join(ordered.get(key, [])))
                    shared[key] = ruling
            rulings.append(ruling)
            if ruling is None:
                judged.active.add(seat)
            elif judged.told.listening:
                judged.told.add(_refused(colour, order, index, ruling))


def _ordered(state: State, sheets: list[list[Order]]) -> dict[tuple[int, ...], list[str]]:
    """Who ordered what of the mercenaries: sheets are public once they are carried out (PW-O11)."""
    found: dict[tuple[int, ...], list[str]] = {}
    for colour in reading_order(state):
        if closed_sheet(state, colour) is not None:
            continue
        times: dict[tuple[int, ...], int] = {}
        for order in sheets[colour][: state.setting.values.orders]:
            if order.army != colour and order.fault is None:
                what = identity(order)
                times[what] = times.get(what, 0) + 1
                found.setdefault((*what, times[what]), []).append(COLOURS[colour])
    return found


def closed_sheet(state: State, colour: int) -> Ruling | None:
    """Why nothing on a colour's sheet may be carried out."""
    if colour == state.setting.mercenary:
        return ruled("PW-31", "mercenary-sheet", army=COLOURS[colour])
    if state.holder[colour] != colour:
        return ruled("PW-F3", "eliminated", army=COLOURS[colour])
    if state.setting.side[colour] in state.resigned:
        return ruled("PW-F9", "resigned", army=COLOURS[colour])
    return None


def _refused(colour: int, order: Order, index: int, ruling: Ruling) -> Event:
    args: dict[str, Value] = {
        "sheet": COLOURS[colour],
        "number": index + 1,
        "order": order.text if order.army == colour else order.named,
        "reason": ruling.message.key,
    }
    if order.act == UNREADABLE:
        args["verbatim"] = 1
    args.update(ruling.message.args)
    return Event("refused", ruling.clause, args)


def carry_out(state: State, order: Order, judged: Round, by: str = "") -> Ruling | None:
    """Judge one order as things stand and carry it out, or say why not and change nothing.

    `by`: of an order to mercenaries, the players who wrote it.
    """
    if state.holder[order.army] != order.army:
        return ruled("PW-F3", "eliminated", army=COLOURS[order.army])
    act = order.act
    if act == MOVE:
        ruling = _move(state, order, judged)
    elif act == DEPLOY:
        ruling = _deploy(state, order, judged)
    elif act == EXCHANGE:
        ruling = _exchange(state, order, judged)
    else:
        ruling = _launch(state, order, judged)
    if ruling is None and order.done is not None and judged.told.listening:
        done = order.done
        if by:
            done = Event(done.name, done.clause, {**done.args, "by": by})
        judged.told.add(done)
    return ruling


def _move(state: State, order: Order, judged: Round) -> Ruling | None:
    kind, army = order.kind, order.army
    slot = order.origin * 4 + army
    stacks = state.stacks
    free = (stacks[slot] >> SHIFT[kind]) & COUNT_MASK
    names = state.setting.board.names
    if not free:
        return ruled(
            "PW-O4",
            "none-there",
            kind=KINDS[kind],
            space=names[order.origin],
        )
    key = slot * 16 + kind
    came = judged.moved.get(key)
    if came is not None:
        free -= len(came)
    free -= judged.made.get(key, 0)
    if free <= 0:
        return _spent(state, order, came or [])
    unit = state.setting.values.unit[kind]
    to = order.target * 4 + army
    stacks[slot] -= unit
    stacks[to] += unit
    key = to * 16 + kind
    there = judged.moved.get(key)
    if there is None:
        judged.moved[key] = [order.origin]
    else:
        there.append(order.origin)
    return None


def _spent(state: State, order: Order, came: list[int]) -> Ruling:
    """Why the pieces that are there may not move: moved, deployed or made this round."""
    names: dict[str, Value] = {
        "kind": KINDS[order.kind],
        "space": state.setting.board.names[order.origin],
    }
    if not came:
        return Ruling("PW-O6", Message("just-made", names))
    if all(origin >= state.setting.board.size for origin in came):
        return Ruling("PW-O7", Message("just-deployed", names))
    return Ruling("PW-O5", Message("moved-already", names))


def _deploy(state: State, order: Order, judged: Round) -> Ruling | None:
    kind, army = order.kind, order.army
    board = state.setting.board
    slot = board.size * 4 + army
    stacks = state.stacks
    if not (stacks[slot] >> SHIFT[kind]) & COUNT_MASK:
        return ruled("PW-O4", "none-in-reserve", kind=KINDS[kind])
    unit = state.setting.values.unit[kind]
    to = order.target * 4 + army
    stacks[slot] -= unit
    stacks[to] += unit
    judged.moved.setdefault(to * 16 + kind, []).append(order.origin)
    return None


def _exchange(state: State, order: Order, judged: Round) -> Ruling | None:
    setting = state.setting
    army, made = order.army, order.kind
    on_board = order.origin < setting.board.size
    slot = setting.slot(order.origin, army)
    stack = state.stacks[slot]
    for kind, number in order.uses:
        if (stack >> SHIFT[kind]) & COUNT_MASK < number:
            return _missing(state, order, kind, number)
    state.stacks[slot] -= order.parts
    if setting.box_limits and not state.room(army, made):
        state.stacks[slot] += order.parts
        return ruled("PW-P9", "box-empty", kind=KINDS[made])
    if on_board:
        for kind, number in order.uses:
            _use_up(judged, slot * 16 + kind, number)
        key = slot * 16 + made
        judged.made[key] = judged.made.get(key, 0) + 1
    state.stacks[slot] += setting.values.unit[made]
    return None


def _use_up(judged: Round, key: int, number: int) -> None:
    """PW-O9: first those that moved, in the order they moved, then those made, then the others."""
    came = judged.moved.get(key)
    if came:
        used = min(number, len(came))
        del came[:used]
        number -= used
    made = judged.made.get(key, 0)
    if number and made:
        judged.made[key] = made - min(number, made)


def _missing(state: State, order: Order, kind: int, number: int) -> Ruling:
    setting = state.setting
    names: dict[str, Value] = {
        "pieces": f"{number}{KINDS[kind]}",
        "space": setting.board.names[order.origin],
        "have": (state.stacks[setting.slot(order.origin, order.army)] >> SHIFT[kind]) & COUNT_MASK,
    }
    clause = "PW-M1" if order.kind == M else "PW-O10"
    together = _with_partner(state, order)
    if together:
        # PW-23: only the partner's pieces would make it up
        return Ruling("PW-23", Message("partner-pieces", names))
    return Ruling(clause, Message("too-few", names))


def _with_partner(state: State, order: Order) -> bool:
    setting = state.setting
    allies = [army for army in range(4) if setting.side[army] == setting.side[order.army]]
    if len(allies) < 2:
        return False
    if order.origin < setting.board.size:
        slots = [order.origin * 4 + army for army in allies]
    else:
        slots = [setting.board.size * 4 + army for army in allies]
    stack = sum(state.stacks[slot] for slot in slots)
    return all((stack >> SHIFT[kind]) & COUNT_MASK >= number for kind, number in order.uses)


def _launch(state: State, order: Order, judged: Round) -> Ruling | None:
    setting = state.setting
    board = setting.board
    army = order.army
    slot = setting.slot(order.origin, army)
    if not (state.stacks[slot] >> SHIFT[M]) & COUNT_MASK:
        return ruled("PW-M3", "no-missile", space=board.names[order.origin])
    if order.target >= board.size and state.holder[order.target - board.size] != (
        order.target - board.size
    ):
        return ruled("PW-M3", "closed-reserve", space=board.names[order.target])
    state.stacks[slot] -= setting.values.unit[M]
    key = slot * 16 + M
    if judged.made.get(key, 0):
        judged.made[key] -= 1
    judged.launched.append((army, order.target))
    return None
