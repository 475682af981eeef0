"""What a series of games counts of each, why games are lost, and what chance was worth."""

from __future__ import annotations

from typing import Final

from arbitre.core.message import Event
from arbitre.core.position import Move, Position
from arbitre.core.tally import Tally
from arbitre.games.dead_reckoning.play.position import DeadReckoningPosition
from arbitre.games.dead_reckoning.rules.battle.battle import ABILITIES, crowns, dropping_mine
from arbitre.games.dead_reckoning.rules.board import OCEAN
from arbitre.games.dead_reckoning.rules.moves import Outcome
from arbitre.games.dead_reckoning.rules.scoring import score
from arbitre.games.dead_reckoning.rules.state import OVER, State
from arbitre.games.dead_reckoning.rules.table import ACHIEVEMENTS, TOSS

COUNTED: Final = {
    "battle-won": "battles-won",
    "battle-lost": "battles-lost",
    "human-sunk": "sunk",
    "alliance-sunk": "alliance-sunk",
    "merchant-beaten": "merchants",
}
"""Events that are counted as they are."""
NAMES: Final = (
    *ACHIEVEMENTS,
    *(f"alliance-{name}" for name in ACHIEVEMENTS),
    *("battles-won", "battles-lost", "merchants", "sunk", "alliance-sunk"),
)
LINES: Final = {"islands": ("islands",), "achievements": ("achievements", "bonus")}
"""Lines of the score by which a game may be lost; all others are goods."""
HUNDRED: Final = 100


class DeadReckoningTally(Tally):
    """Achievements, battles, islands and totals of one game; its length in the Alliance's turns."""

    def __init__(self) -> None:
        self._counts: dict[str, int] = dict.fromkeys(NAMES, 0)

    def note(self, position: Position, events: list[Event]) -> None:
        """Count what a move brought about."""
        humans = _state(position).table.humans
        for event in events:
            name = COUNTED.get(event.name)
            if name is not None:
                self._counts[name] += 1
            elif event.name == "achievement":
                of = str(event.args["achievement"])
                human = event.number("side") < humans
                self._counts[of if human else f"alliance-{of}"] += 1

    def counts(self, position: Position) -> dict[str, int]:
        """The counts, and what the table shows at the end."""
        state = _state(position)
        table = state.table
        explored = sum(table.explorer[: table.humans])
        held = [sum(1 for space in OCEAN if table.control[space] == side) for side in range(4)]
        totals = [sum(score(state, side).values()) for side in range(table.sides)]
        humans = table.humans
        return {
            **self._counts,
            "explored": explored,
            "islands": sum(held[:humans]),
            "alliance-islands": sum(held[humans : table.sides]),
            "total": sum(totals[:humans]),
            "alliance-total": sum(totals[humans:]),
        }

    def turns(self, position: Position, asked: int) -> int:
        """The length of a game: the Alliance's turns."""
        return max(_state(position).table.turn)

    def reason(self, position: Position) -> str:
        """Where most coins were missing in a lost game."""
        state = _state(position)
        if state.phase != OVER or state.won:
            return ""
        missing = {"islands": 0, "achievements": 0, "goods": 0}
        for side in range(state.table.sides):
            sign = -1 if side < state.table.humans else 1
            for line, number in score(state, side).items():
                of = [group for group, lines in LINES.items() if line in lines]
                missing[of[0] if of else "goods"] += sign * number
        if not sum(missing.values()):
            return "tie"
        return max(missing, key=lambda group: missing[group])


def _state(position: Position) -> State:
    assert isinstance(position, DeadReckoningPosition)
    return position.state


def luck_of(position: Position, move: Move) -> dict[str, int]:
    """What an outcome is worth: crowns of a cube in hundredths, a coin that gives no cube."""
    assert isinstance(move, Outcome)
    state = _state(position)
    battle = state.battle
    if battle is not None:
        faces = [0] * 6
        faces[move.value] = 1
        mine = battle.stage == ABILITIES or dropping_mine(battle)
        return {"crowns" if mine else "enemy-crowns": HUNDRED * crowns(faces)}
    if state.table.need == TOSS:
        return {"toss": int(move.text() == "tails")}
    return {}
