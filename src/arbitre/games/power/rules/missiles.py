"""Missiles (PW-M): all that were launched detonate together, after the orders and the fines."""

from __future__ import annotations

from arbitre.core.message import Event
from arbitre.games.power.rules.board import COLOURS
from arbitre.games.power.rules.execution import Round
from arbitre.games.power.rules.pieces import stack_text
from arbitre.games.power.rules.state import State


def detonate(state: State, judged: Round) -> None:
    """Destroy everything in each space or reserve that was hit (PW-M4 to PW-M7); flags never."""
    board = state.setting.board
    for launcher, target in judged.launched:
        if judged.told.listening:
            judged.told.add(
                Event(
                    "detonation",
                    "PW-M5",
                    {"army": COLOURS[launcher], "space": board.names[target]},
                )
            )
        # a second missile on the same target goes off over nothing (PW-M6)
        if target >= board.size:
            slots = [target + board.size * 3]
        else:
            slots = [target * 4 + army for army in range(4)]
        for slot in slots:
            stack = state.stacks[slot]
            if not stack:
                continue
            state.stacks[slot] = 0
            for kind in range(10):
                judged.moved.pop(slot * 16 + kind, None)
            if judged.told.listening:
                judged.told.add(
                    Event(
                        "destroyed",
                        "PW-M7" if target >= board.size else "PW-M5",
                        {
                            "army": COLOURS[slot & 3],
                            "pieces": stack_text(stack),
                            "space": board.names[target],
                        },
                    )
                )
