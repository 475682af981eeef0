"""Flags and the end (PW-F): all flags of a round are judged on the same position."""

from __future__ import annotations

from arbitre.core.message import Event
from arbitre.games.power.rules.board import COLOURS
from arbitre.games.power.rules.conflicts import hand_over
from arbitre.games.power.rules.execution import Round
from arbitre.games.power.rules.pieces import COUNT_MASK, SHIFT, R, S, stack_text
from arbitre.games.power.rules.state import GONE, State


def take_flags(state: State, judged: Round) -> None:
    """Every HQ held by one enemy side alone, with infantry, falls (PW-F1 to PW-F4)."""
    captor: dict[int, int] = {}
    for army in range(4):
        if state.holder[army] == army:
            taker = _taker(state, army)
            if taker >= 0:
                captor[army] = taker
    if not captor:
        return
    heirs = {army: _heir(army, captor) for army in captor}
    for army, taker in captor.items():
        state.holder[army] = taker  # until the chain of captors is followed to its end
        if judged.told.listening:
            judged.told.add(Event("flag", "PW-F1", {"army": COLOURS[taker], "flag": COLOURS[army]}))
    kept_of = _kept_boxed(state, heirs) if state.setting.box_limits else {}
    for army, heir in heirs.items():
        pieces = sum(stack for _, stack in state.clear_army(army))
        for flag in range(4):
            if state.holder[flag] == army:
                state.holder[flag] = heir
        if heir == GONE:
            if judged.told.listening:
                judged.told.add(
                    Event(
                        "circle",
                        "PW-F4",
                        {"army": COLOURS[army], "pieces": stack_text(pieces)},
                    )
                )
            continue
        kept = kept_of.get(army, pieces)
        state.stacks[state.setting.board.size * 4 + heir] += kept
        if judged.told.listening:
            judged.told.add(
                Event(
                    "spoils",
                    "PW-F3",
                    {
                        "army": COLOURS[heir],
                        "from": COLOURS[army],
                        "pieces": stack_text(pieces),
                        "lost": stack_text(pieces - kept),
                    },
                )
            )


def _kept_boxed(state: State, heirs: dict[int, int]) -> dict[int, int]:
    """What heirs keep of each fallen army: all are back in their boxes before that (PW-P9)."""
    trial = State(state.setting, state)
    spoils = {army: trial.clear_army(army) for army in heirs}
    return {
        army: sum(hand_over(trial, heir, [stack])[0] for _, stack in spoils[army])
        for army, heir in heirs.items()
        if heir != GONE
    }


def _taker(state: State, army: int) -> int:
    """The army that takes a flag now, -1 if it stands (PW-F1, PW-F2, PW-25, PW-27)."""
    setting = state.setting
    hq = setting.board.hq[army]
    sides = state.sides_in(hq)
    if len(sides) != 1 or sides[0] == setting.side[army]:
        return -1
    best, most = -1, 0
    for other in range(4):
        if setting.side[other] != sides[0]:
            continue
        strength = infantry(state, hq, other)
        preferred = setting.players == 2 and state.prefer[sides[0]] == other
        if strength > most or (strength == most > 0 and preferred):
            best, most = other, strength
    return best


def infantry(state: State, place: int, army: int) -> int:
    """The power of an army's infantry and regiments in a space."""
    stack = state.stacks[place * 4 + army]
    power = state.setting.values.power
    return ((stack >> SHIFT[S]) & COUNT_MASK) * power[S] + (
        (stack >> SHIFT[R]) & COUNT_MASK
    ) * power[R]


def _heir(army: int, captor: dict[int, int]) -> int:
    """Who gets all an army had: the end of its chain of captors, or nobody in a circle (PW-F4)."""
    heir = captor[army]
    seen = {army}
    while heir in captor:
        if heir in seen:
            return GONE
        seen.add(heir)
        heir = captor[heir]
    return heir


def end_test(state: State) -> bool:
    """Decide whether the game is over (PW-F4, PW-F6, PW-F7, PW-F9) and who won."""
    setting = state.setting
    candidates = state.candidates()
    living = [seat for seat in range(setting.players) if state.living(seat)]
    if not candidates:
        state.winners, state.end_clause = (), "PW-F9" if living else "PW-F4"
    elif len(candidates) == 1:
        state.winners = (candidates[0],)
        state.end_clause = "PW-F6" if len(living) == 1 else "PW-F9"
    elif state.last or 0 < setting.rounds <= state.round:
        state.winners, state.end_clause = _strongest(state, candidates), "PW-F7"
    else:
        return False
    return True


def _strongest(state: State, candidates: list[int]) -> tuple[int, ...]:
    """Most power, then most flags, else shared (PW-F7)."""
    ranks = {
        seat: (
            sum(state.total(army) for army in state.setting.armies[seat]),
            sum(holder in state.setting.armies[seat] for holder in state.holder),
        )
        for seat in candidates
    }
    best = max(ranks.values())
    return tuple(seat for seat in candidates if ranks[seat] == best)
