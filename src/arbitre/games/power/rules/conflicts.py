"""Conflicts (PW-C): ties first, in waves of bounces; then every decisive space at once."""

from __future__ import annotations

from arbitre.core.message import Event
from arbitre.games.power.rules.board import COLOURS
from arbitre.games.power.rules.execution import Round
from arbitre.games.power.rules.pieces import KINDS, POWER_MASK, count, stack_text
from arbitre.games.power.rules.state import State

Mover = tuple[int, int, int]
"""A piece that moved and may still bounce: its army, its kind, where it came from."""


def settle_conflicts(state: State, judged: Round) -> None:
    """Tie waves, then captures."""
    contested = _contested(state)
    if not contested:
        return
    movers: dict[int, list[Mover]] = {}
    for key, origins in judged.moved.items():
        place = key >> 6
        for origin in origins:
            movers.setdefault(place, []).append(((key >> 4) & 3, key & 15, origin))
    contested = _bounce(state, judged, contested, movers)
    _capture(state, judged, contested)


def _contested(state: State) -> list[int]:
    """The spaces with pieces of two or more sides (PW-C1)."""
    found: list[int] = []
    stacks = state.stacks
    apart = state.setting.players != 2
    slot = 0
    for place in range(state.setting.board.size):
        here = 0
        if stacks[slot]:
            here = 1
        if stacks[slot + 1]:
            here += 1
        if stacks[slot + 2]:
            here += 1
        if stacks[slot + 3]:
            here += 1
        if here > 1 and (apart or len(state.sides_in(place)) > 1):
            found.append(place)
        slot += 4
    return found


def _totals(state: State, place: int) -> dict[int, int]:
    """Each side's power in a space, for the sides that are there."""
    totals: dict[int, int] = {}
    side = state.setting.side
    for army in range(4):
        stack = state.stacks[place * 4 + army]
        if stack:
            totals[side[army]] = totals.get(side[army], 0) + (stack & POWER_MASK)
    return totals


def _bounce(
    state: State, judged: Round, contested: list[int], movers: dict[int, list[Mover]]
) -> list[int]:
    """Wave after wave (PW-C3) until nothing bounces; the spaces still contested then."""
    home: set[tuple[int, int]] = set()  # space and side with a piece that bounced home
    size = state.setting.board.size
    wave = 0
    while True:
        wave += 1
        leaving: list[tuple[int, Mover]] = []
        for place in contested:
            if place in movers:
                leaving += [
                    (place, mover) for mover in _leavers(state, place, movers[place], home, judged)
                ]
        if not leaving:
            return contested
        touched = set(contested)
        for place, mover in leaving:
            movers[place].remove(mover)
            army, kind, origin = mover
            unit = state.setting.values.unit[kind]
            state.stacks[place * 4 + army] -= unit
            state.stacks[state.setting.slot(origin, army)] += unit
            if origin < size:
                home.add((origin, state.setting.side[army]))
                touched.add(origin)
            if judged.told.listening:
                judged.told.add(_bounced(state, place, mover, wave))
        contested = [place for place in sorted(touched) if len(state.sides_in(place)) > 1]


def _leavers(
    state: State,
    place: int,
    movers: list[Mover],
    home: set[tuple[int, int]],
    judged: Round,
) -> list[Mover]:
    """The pieces that leave a space in this wave (PW-C2 to PW-C5, PW-C8 to PW-C10)."""
    totals = _totals(state, place)
    side = state.setting.side
    while len(totals) > 1:
        top = max(totals.values())
        tied = [s for s, total in totals.items() if total == top]
        if len(tied) == 1:
            return []
        guests = [s for s in tied if (place, s) not in home]
        # PW-C5: where some tied sides are home again, only the others leave
        going = guests or tied
        leaving = [mover for mover in movers if side[mover[0]] in going]
        if leaving:
            if judged.told.listening:
                judged.told.add(_tied("tie", "PW-C2", state, place, tied, top))
            return leaving
        # PW-C10: nobody can leave, these sides stand off and the rest is looked at
        for s in tied:
            del totals[s]
    return []


def _tied(name: str, clause: str, state: State, place: int, tied: list[int], power: int) -> Event:
    """Sides of equal power in a space."""
    setting = state.setting
    sides = ",".join([setting.side_names[s] for s in sorted(tied)])
    space = setting.board.names[place]
    return Event(name, clause, {"space": space, "sides": sides, "power": power})


def _bounced(state: State, place: int, mover: Mover, wave: int) -> Event:
    army, kind, origin = mover
    names = state.setting.board.names
    return Event(
        "bounce",
        "PW-C7" if origin >= state.setting.board.size else "PW-C2",
        {
            "army": COLOURS[army],
            "kind": KINDS[kind],
            "space": names[place],
            "to": names[origin],
            "wave": wave,
        },
    )


def _capture(state: State, judged: Round, contested: list[int]) -> None:
    """Settle every decisive space (PW-C11); tied tops that stay stand off (PW-C10, PW-C12)."""
    decisive: list[tuple[int, int, dict[int, int]]] = []  # space, winning side, totals
    for place in contested:
        totals = _totals(state, place)
        while totals:
            top = max(totals.values())
            tied = [s for s, total in totals.items() if total == top]
            if len(tied) == 1:
                if len(totals) > 1:
                    decisive.append((place, tied[0], totals))
                break
            if judged.told.listening:
                judged.told.add(_tied("stand-off", "PW-C10", state, place, tied, top))
            for s in tied:
                del totals[s]
    if state.setting.box_limits and decisive:
        _capture_boxed(state, judged, decisive)
        return
    for place, winner, totals in decisive:
        captor = receiver(state, place, winner)
        for loser in _losers(state, place, winner, totals):
            stack = _lift_one(state, place, loser)
            left = state.add_to_reserve(captor, stack)
            _tell_capture(state, judged, (place, totals[winner], captor), loser, stack, left)


def _capture_boxed(
    state: State, judged: Round, decisive: list[tuple[int, int, dict[int, int]]]
) -> None:
    """PW-P9: all losers' pieces are back in their boxes before anything is handed out."""
    trial = State(state.setting, state)
    lifted = [_lift(trial, *one) for one in decisive]
    reserves = state.setting.board.size * 4
    for (place, winner, totals), (losers, stacks) in zip(decisive, lifted, strict=True):
        captor = receiver(state, place, winner)
        kept = hand_over(trial, captor, stacks)
        for loser, stack, left in zip(losers, stacks, kept, strict=True):
            # one by one, so that each is seen as it is told
            _lift_one(state, place, loser)
            state.stacks[reserves + captor] += left
            _tell_capture(state, judged, (place, totals[winner], captor), loser, stack, left)


def _tell_capture(
    state: State, judged: Round, fight: tuple[int, int, int], loser: int, stack: int, left: int
) -> None:
    place, total, captor = fight
    if judged.told.listening:
        judged.told.add(
            Event(
                "capture",
                "PW-C11",
                {
                    "army": COLOURS[captor],
                    "from": COLOURS[loser],
                    "pieces": stack_text(stack),
                    "space": state.setting.board.names[place],
                    "power": total,
                    "lost": stack_text(stack - left),
                },
            )
        )


def _losers(state: State, place: int, winner: int, totals: dict[int, int]) -> list[int]:
    """The armies that lose what they have in a space."""
    side = state.setting.side
    return [
        army
        for army in range(4)
        if side[army] != winner and side[army] in totals and state.stacks[place * 4 + army]
    ]


def _lift(
    state: State, place: int, winner: int, totals: dict[int, int]
) -> tuple[list[int], list[int]]:
    """Take all losers' pieces off a space: the armies and their stacks."""
    losers = _losers(state, place, winner, totals)
    return losers, [_lift_one(state, place, loser) for loser in losers]


def _lift_one(state: State, place: int, army: int) -> int:
    stack = state.stacks[place * 4 + army]
    state.stacks[place * 4 + army] = 0
    return stack


def receiver(state: State, place: int, seat: int) -> int:
    """The army that gets a side's prisoners: the stronger one there (PW-24), else as preferred."""
    setting = state.setting
    if seat == setting.players:
        return setting.mercenary
    armies = setting.armies[seat]
    if len(armies) == 1:
        return armies[0]
    powers = [
        (state.stacks[place * 4 + army] & POWER_MASK if state.stacks[place * 4 + army] else -1)
        for army in armies
    ]
    if powers[0] == powers[1]:
        return state.prefer[seat]
    return armies[0] if powers[0] > powers[1] else armies[1]


def hand_over(state: State, army: int, stacks: list[int]) -> list[int]:
    """Put captured stacks into a reserve; what of each was kept, kinds in table order (PW-P9)."""
    if not state.setting.box_limits:
        return [state.add_to_reserve(army, stack) for stack in stacks]
    unit = state.setting.values.unit
    kept = [0] * len(stacks)
    for kind in range(10):
        for index, stack in enumerate(stacks):
            kept[index] += state.add_to_reserve(army, count(stack, kind) * unit[kind])
    return kept
