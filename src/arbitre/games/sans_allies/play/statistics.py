"""What a series of games counts of each, why games are lost, and what chance was worth."""

from __future__ import annotations

from typing import Final

from arbitre.core.message import Event
from arbitre.core.position import Move, Position
from arbitre.core.tally import Tally
from arbitre.games.sans_allies.play.position import SansAlliesPosition
from arbitre.games.sans_allies.rules.cards import UNITS, V, counted, read_units
from arbitre.games.sans_allies.rules.moves import Outcome
from arbitre.games.sans_allies.rules.pyramid import CAPITAL_PLACE, ROWS, exposed, row_of
from arbitre.games.sans_allies.rules.state import (
    BOMBING_DIE,
    DICE,
    DRAWING,
    OVER,
    RESEARCH_DIE,
    State,
)
from arbitre.games.sans_allies.rules.values import is_centre_name

COUNTED: Final = {
    "centre": "centres",
    "retreat": "retreats",
    "convoy": "convoys",
    "scouts": "scouts",
    "bombing": "bombings",
    "weapon-region": "weapons",
    "weapon-research": "weapons",
} | {f"upgrade-{unit}": f"upgrade-{unit}" for unit in UNITS}
"""Events that are counted as they are."""
NAMES: Final = (
    *("centres", "regions", "retreats", "convoys", "scouts", "bombings", "light-craft"),
    *(f"upgrade-{unit}" for unit in UNITS),
    "weapons",
)


class SansAlliesTally(Tally):
    """The captures, retreats and upgrades of one game, and how far it came."""

    def __init__(self) -> None:
        self._counts: dict[str, int] = dict.fromkeys(NAMES, 0)

    def note(self, position: Position, events: list[Event]) -> None:
        """Count what a move brought about."""
        state = _state(position)
        for event in events:
            name = COUNTED.get(event.name)
            if name is not None:
                self._counts[name] += 1
            elif event.name == "captured" and not is_centre_name(str(event.args["terrain"])):
                self._counts["regions"] += 1
            elif event.name == "attack" and _light_craft(state, event):
                self._counts["light-craft"] += 1

    def counts(self, position: Position) -> dict[str, int]:
        """The counts at the end."""
        return dict(self._counts)

    def turns(self, position: Position, asked: int) -> int:
        """The turn in which the game ended."""
        return _state(position).turn

    def reason(self, position: Position) -> str:
        """How far a lost game came: the capital exposed, or the highest row with an exposed card."""
        state = _state(position)
        if state.phase != OVER or state.won:
            return ""
        highest = max(exposed(state.standing))
        return "capital-exposed" if highest == CAPITAL_PLACE else f"row-{ROWS[row_of(highest)]}"


def _state(position: Position) -> State:
    assert isinstance(position, SansAlliesPosition)
    return position.state


def _light_craft(state: State, event: Event) -> bool:
    """SA-U2: whether vehicles attack where they are not admitted as such."""
    values = state.values
    terrain = values.codes[str(event.args["terrain"])]
    vehicles = counted(read_units(str(event.args["units"])))[V]
    return vehicles > 0 and not values.admits[terrain] >> V & 1


def luck_of(position: Position, move: Move) -> dict[str, int]:
    """What an outcome of chance is worth: the measures of its phase."""
    assert isinstance(move, Outcome)
    state = _state(position)
    phase, value = state.phase, move.value
    if phase == DRAWING:
        worth = state.values.base[value] if value < len(UNITS) else 0
        return {"units": worth, "breakthrough": int(move.written == "breakthrough")}
    if phase == DICE:
        return {"dice": value}
    if phase == RESEARCH_DIE:
        return {"research": int(value <= state.research)}
    if phase == BOMBING_DIE:
        return {"bombing": int(value <= state.force >> 16)}
    return {}
