"""Conservation in Power: what each event says came, went or changed hands is what the board shows."""

from __future__ import annotations

from arbitre.core.position import Position
from arbitre.games.power.play.position import PowerPosition
from arbitre.games.power.rules.pieces import POWER_MASK


def audit(position: Position, before: Position | None) -> None:
    """No negative stack, power fields right, reserves and flags sound."""
    assert isinstance(position, PowerPosition)
    state, setting = position.state, position.setting
    for slot, stack in enumerate(state.stacks):
        assert stack >= 0
        total = sum(
            ((stack >> (32 + 20 * kind)) & 0xFFFFF) * setting.values.power[kind]
            for kind in range(10)
        )
        assert stack & POWER_MASK == total, slot
        if state.holder[slot & 3] != slot & 3:
            assert stack == 0, "an eliminated army has pieces"
    for holder in state.holder:
        assert holder == -1 or state.holder[holder] == holder, "a flag held by the eliminated"
    if isinstance(before, PowerPosition) and before.round == position.round:
        assert before.state.stacks == state.stacks
