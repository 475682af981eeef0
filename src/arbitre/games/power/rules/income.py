"""Power (PW-W): one for each enemy territory where an army stands."""

from __future__ import annotations

from arbitre.core.message import Event
from arbitre.core.position import refuse
from arbitre.games.power.rules.board import COLOURS
from arbitre.games.power.rules.execution import Round
from arbitre.games.power.rules.moves import Claim
from arbitre.games.power.rules.pieces import P, count
from arbitre.games.power.rules.state import COLLECTING, State


def due(state: State, army: int) -> list[int]:
    """The territories that pay an army now (PW-W1 to PW-W3)."""
    setting = state.setting
    stacks = state.stacks
    found: list[int] = []
    for territory in range(4):
        # PW-W2: not one's own side's, and not where the flag is gone
        if setting.side[territory] == setting.side[army] or state.holder[territory] != territory:
            continue
        # the codes of a territory's sectors, and so its places, follow each other
        sectors = setting.board.sectors[territory]
        if any(stacks[sectors[0] * 4 + army : sectors[-1] * 4 + 4 : 4]) or (
            setting.hq_pays and stacks[setting.board.hq[territory] * 4 + army]
        ):
            found.append(territory)
    return found


def check_claim(state: State, armies: tuple[int, ...], move: Claim) -> None:
    """PW-W4: what a seat claims for its armies must be due."""
    if state.phase != COLLECTING:
        raise refuse("PW-W4", "not-claiming")
    for army, territory in move.claims:
        if army not in armies:
            raise refuse("PW-N1", "not-your-army")
        if territory not in due(state, army):
            raise refuse("PW-W1", "nothing-due", army=COLOURS[territory])


def collect(state: State, judged: Round, claims: list[list[int]] | None) -> None:
    """Pay every army its Power; with claims (PW-W4), players only what they claimed."""
    setting = state.setting
    for army in range(4):
        if state.holder[army] != army:
            continue
        territories = due(state, army)
        if claims is not None and army != setting.mercenary:
            forgotten = [t for t in territories if t not in claims[army]]
            territories = [t for t in territories if t in claims[army]]
            if forgotten:
                if judged.told.listening:
                    judged.told.add(
                        Event(
                            "forgotten",
                            "PW-W4",
                            {"army": COLOURS[army], "territories": _names(forgotten)},
                        )
                    )
        if territories:
            kept = state.add_to_reserve(army, len(territories) * setting.values.unit[P])
            if judged.told.listening:
                judged.told.add(
                    Event(
                        "income",
                        "PW-W1",
                        {
                            "army": COLOURS[army],
                            "amount": count(kept, P),
                            "territories": _names(territories),
                        },
                    )
                )


def _names(territories: list[int]) -> str:
    return ",".join(COLOURS[territory] for territory in territories)
