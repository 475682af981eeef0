"""A round of Power, in the rulebook's order."""

from __future__ import annotations

from arbitre.core.message import Event
from arbitre.core.telling import Telling
from arbitre.games.power.rules.board import COLOURS
from arbitre.games.power.rules.conflicts import settle_conflicts
from arbitre.games.power.rules.execution import Round, execute
from arbitre.games.power.rules.fines import pay_fines
from arbitre.games.power.rules.flags import end_test, take_flags
from arbitre.games.power.rules.income import collect
from arbitre.games.power.rules.missiles import detonate
from arbitre.games.power.rules.moves import Order
from arbitre.games.power.rules.state import COLLECTING, OVER, WRITING, State


def judge_round(state: State, sheets: list[list[Order]], told: Telling | None = None) -> Round:
    """Judge the sheets, one a colour: orders, fines, missiles, ties, captures, Power, flags, end."""
    judged = Round(told)
    execute(state, sheets, judged)
    pay_fines(state, judged)
    if judged.launched:
        detonate(state, judged)
    settle_conflicts(state, judged)
    if state.setting.claim_power:
        # PW-W4: the players must now remember their Power
        state.phase = COLLECTING
    else:
        finish_round(state, judged, None)
    return judged


def finish_round(state: State, judged: Round, claims: list[list[int]] | None) -> None:
    """Power, flags, the end test, and the next referee (PW-S2)."""
    collect(state, judged, claims)
    take_flags(state, judged)
    over = end_test(state)
    state.round += 1
    state.referee = next_referee(state)
    if over:
        state.phase = OVER
        names = ",".join(state.setting.seats[seat] for seat in state.winners)
        key = "won" if len(state.winners) == 1 else "shared" if names else "drawn"
        if judged.told.listening:
            judged.told.add(Event(key, state.end_clause, {"sides": names}))
        return
    state.phase = WRITING
    if judged.told.listening:
        judged.told.add(
            Event("round", "PW-S2", {"round": state.round, "army": COLOURS[state.referee]})
        )
    if state.round == state.setting.rounds:
        if judged.told.listening:
            judged.told.add(Event("last-round", "PW-F7", {"round": state.round}))


def next_referee(state: State) -> int:
    """The next living player's army clockwise; never the eliminated, resigned or mercenaries."""
    setting = state.setting
    for step in range(1, 5):
        army = (state.referee + step) % 4
        if (
            army != setting.mercenary
            and state.holder[army] == army
            and setting.side[army] not in state.resigned
        ):
            return army
    return state.referee
