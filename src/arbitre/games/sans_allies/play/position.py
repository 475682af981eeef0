"""A position of Sans Alliés: who must decide, what they may do, what comes of it."""

from __future__ import annotations

from typing import ClassVar, Final

from arbitre.core.chance import CHANCE, Rng
from arbitre.core.contract import TURN, Period
from arbitre.core.message import Result
from arbitre.core.position import Move, View, refuse
from arbitre.core.telling import Telling, TellingPosition
from arbitre.games.sans_allies.rules import moves as act
from arbitre.games.sans_allies.rules.captures import upgrade
from arbitre.games.sans_allies.rules.cards import KINDS
from arbitre.games.sans_allies.rules.convoy import convoy, draw, start_drawing
from arbitre.games.sans_allies.rules.invasions import (
    attack,
    check_attack,
    check_corner,
    check_losses,
    check_recovery,
    dice,
    lay,
    lose,
    recover,
)
from arbitre.games.sans_allies.rules.listing import decisions
from arbitre.games.sans_allies.rules.moves import Decision, Outcome, read_decision, read_dice
from arbitre.games.sans_allies.rules.research import research_roll
from arbitre.games.sans_allies.rules.setting import Setting
from arbitre.games.sans_allies.rules.setup import deal_pyramid, lay_open
from arbitre.games.sans_allies.rules.state import (
    BASE,
    BOMBING,
    BOMBING_DIE,
    CHANCE_PHASES,
    CONVOYS,
    DICE,
    DRAWING,
    INVASIONS,
    LOSSES,
    OVER,
    PHASES,
    PYRAMID,
    RECOVERY,
    REGIONS,
    RESEARCH_DIE,
    RETREAT,
    UPGRADES,
    State,
)
from arbitre.games.sans_allies.rules.upgrades import (
    bomb,
    bombing_roll,
    check_bombing,
    check_scouts,
    check_strike,
    check_strike_research,
    end_invasions,
    scouts,
    strike,
    strike_research,
)

INVADER: Final = "invader"
ENEMY: Final = "enemy"

PHASE_OF: Final = {
    act.CONVOY: CONVOYS,
    act.DRAW: CONVOYS,
    act.ATTACK: INVASIONS,
    act.SCOUTS: INVASIONS,
    act.STRIKE: INVASIONS,
    act.STRIKE_RESEARCH: INVASIONS,
    act.END: INVASIONS,
    act.RECOVER: RECOVERY,
    act.LOSE: LOSSES,
    act.UPGRADE: UPGRADES,
    act.LAY: RETREAT,
    act.BOMB: BOMBING,
}
CLAUSE_OF: Final = {
    act.CONVOY: "SA-U3",
    act.DRAW: "SA-T1",
    act.ATTACK: "SA-I1",
    act.SCOUTS: "SA-U1",
    act.STRIKE: "SA-U5",
    act.STRIKE_RESEARCH: "SA-U5",
    act.END: "SA-T1",
    act.RECOVER: "SA-I6",
    act.LOSE: "SA-I7",
    act.UPGRADE: "SA-C2",
    act.LAY: "SA-I10",
    act.BOMB: "SA-U4",
}
"""The clause that says when a decision is made, for one made at another time."""
ACTORS: Final[list[tuple[str, ...]]] = [
    (CHANCE,) if phase in CHANCE_PHASES else () if phase == OVER else (INVADER,)
    for phase in range(len(PHASES))
]
"""Who must decide, by phase."""
SORT_OF: Final = {
    REGIONS: act.REGION,
    PYRAMID: act.REGION,
    DRAWING: act.CARD,
    DICE: act.TWO_DICE,
    BOMBING_DIE: act.ONE_DIE,
    RESEARCH_DIE: act.ONE_DIE,
}
"""What chance is asked for in its phases."""


class SansAlliesView(View):
    """What the invader sees, which is all but the order of the piles: they are multisets."""

    game_id: ClassVar[str] = "sans_allies"

    def sample(self, rng: Rng) -> SansAlliesPosition:
        """The position itself: nothing is hidden but what chance will do."""
        from arbitre.games.sans_allies.play.reading import load_position

        data = {key: value for key, value in self.data.items() if key not in ("seat", "actors")}
        return load_position(data, halfway=True)

    def position(self) -> SansAlliesPosition:
        """The position as this view shows it."""
        found = super().position()
        assert isinstance(found, SansAlliesPosition)
        return found


class SansAlliesPosition(TellingPosition):
    """One moment of a game."""

    game_id: ClassVar[str] = "sans_allies"

    def __init__(self, setting: Setting, of: SansAlliesPosition | None = None) -> None:
        super().__init__()
        self.setting = setting
        self.state: State = State(setting) if of is None else State(setting, of.state)

    @property
    def seats(self) -> tuple[str, ...]:
        """The one seat of a game for one player."""
        return (INVADER,)

    @property
    def actors(self) -> tuple[str, ...]:
        """Who must decide now."""
        return ACTORS[self.state.phase]

    @property
    def result(self) -> Result | None:
        """SA-E2: won by the capital, lost by the enemy's weapon."""
        if self.state.phase != OVER:
            return None
        return Result((INVADER,), "SA-C3", {}) if self.state.won else Result((ENEMY,), "SA-R3", {})

    def period(self) -> Period:
        """The turn being played."""
        return Period(TURN, self.state.turn)

    # -- what may be done --------------------------------------------------------------------

    def moves(self, seat: str) -> list[Move]:
        """The legal decisions; forces only where minimal."""
        return decisions(self.state) if seat == INVADER else []

    def chances(self) -> list[tuple[Move, int]]:
        """What chance may do now."""
        state = self.state
        phase = state.phase
        if phase == DRAWING:
            drawn = act.DRAWN
            pile = state.pile
            return [(drawn[kind], pile[kind]) for kind in range(6) if pile[kind]]
        if phase == DICE:
            return act.DICE.copy()
        if phase in (REGIONS, PYRAMID):
            return self._dealt()
        return act.ONE_OF_SIX.copy() if phase in CHANCE_PHASES else []

    def _dealt(self) -> list[tuple[Move, int]]:
        """SA-S2: the centres are shuffled in after the region discard was laid."""
        state, values = self.state, self.state.values
        found: list[tuple[Move, int]] = []
        for terrain, left in enumerate(state.unseen):
            if left and (state.phase == PYRAMID or not values.is_centre(terrain)):
                found.append((Outcome(act.REGION, terrain, values.names[terrain]), left))
        return found

    def read(self, seat: str, text: str) -> Move:
        """A move from its notation."""
        if seat == INVADER:
            return read_decision(text)
        if seat != CHANCE:
            raise refuse("SA-T1", "not-a-seat", seat=seat[:40])
        return self._read_outcome(text.strip())

    def _read_outcome(self, text: str) -> Outcome:
        phase, values = self.state.phase, self.state.values
        if phase == OVER:
            raise refuse("SA-E2", "game-over")
        if phase not in CHANCE_PHASES:
            raise refuse("SA-T1", "not-your-turn")
        if phase in (REGIONS, PYRAMID):
            code = values.codes.get(text.lower(), 0)
            if code:
                return Outcome(act.REGION, code, values.names[code])
        elif phase == DRAWING:
            names = [name.lower() for name in KINDS]
            word = text.lower().replace("b", "s") if len(text) == 1 else text.lower()
            if word in names:
                return act.DRAWN[names.index(word)]
        elif phase == DICE:
            found = read_dice(text)
            if found is not None:
                return found
            if text in act.SUM_OR_DICE:
                dice = f"{text[0]}+{text[1]}"
                raise refuse(
                    "SA-I5", "sum-or-dice", word=text, first=act.SUM_OR_DICE[text], dice=dice
                )
        elif text in "123456" and len(text) == 1:
            return act.DIE[int(text) - 1]
        raise refuse("", "cannot-read", word=text[:40])

    # -- making moves ------------------------------------------------------------------------

    def carry_out(self, seat: str, move: Move, told: Telling) -> None:
        """Make one move; Illegal changes nothing."""
        # the seat first: an instance check that fails is slow
        if seat == CHANCE and isinstance(move, Outcome):
            self._chance(move, told)
        elif seat == INVADER and isinstance(move, Decision):
            decide(self.state, move, told)
        elif self.state.phase == OVER:
            raise refuse("SA-E2", "game-over")
        else:
            raise refuse("SA-T1", "not-your-turn")

    def _chance(self, move: Outcome, told: Telling) -> None:
        state = self.state
        phase, value = state.phase, move.value
        if SORT_OF.get(phase, -1) != move.sort:
            raise refuse(
                "SA-E2" if phase == OVER else "SA-T1",
                "game-over" if phase == OVER else "not-your-turn",
            )
        if phase == DRAWING:
            if not state.pile[value]:
                raise refuse("SA-T5", "none-left", card=move.written)
            draw(state, value, told)
        elif phase == DICE:
            dice(state, value, told, move.written)
        elif phase == RESEARCH_DIE:
            research_roll(state, value, told)
        elif phase == BOMBING_DIE:
            bombing_roll(state, value, told)
        else:
            if not state.unseen[value] or (phase == REGIONS and state.values.is_centre(value)):
                raise refuse("SA-S2", "none-left", card=move.written)
            if phase == REGIONS:
                lay_open(state, value, told)
            else:
                deal_pyramid(state, value, told)

    # -- views, copies, forms ----------------------------------------------------------------

    def view(self, seat: str | None) -> SansAlliesView:
        """Everything is open but what chance will do; the piles are counts."""
        data = self.to_dict()
        data["seat"] = seat
        data["actors"] = list(self.actors)
        return SansAlliesView(seat, data)

    def copy(self) -> SansAlliesPosition:
        """An equal position; the setting is shared, it never changes."""
        return SansAlliesPosition(self.setting, self)

    def to_dict(self) -> dict[str, object]:
        """The JSON form, which `load` reads."""
        from arbitre.games.sans_allies.play.writing import position_dict

        return position_dict(self)

    def text(self) -> str:
        """The position text, which `read` reads."""
        from arbitre.games.sans_allies.play.writing import position_text

        return position_text(self)


def decide(state: State, move: Decision, told: Telling) -> None:
    """Make a decision of the invader; Illegal changes nothing."""
    kind = move.act
    if state.phase != PHASE_OF[kind]:
        if state.phase == OVER:
            raise refuse("SA-E2", "game-over")
        raise refuse(CLAUSE_OF[kind], "not-in-phase", phase=PHASES[state.phase])
    if kind == act.ATTACK:
        check_attack(state, move.place, move.units)
        attack(state, move.place, move.units, told)
    elif kind == act.END:
        end_invasions(state, told)
    elif kind == act.RECOVER:
        check_recovery(state, move.units)
        recover(state, move.units, told)
    elif kind == act.LOSE:
        check_losses(state, move.units)
        lose(state, move.units, told)
    elif kind == act.DRAW:
        start_drawing(state, told)
    elif kind == act.CONVOY:
        convoy(state, told)
    elif kind == act.UPGRADE:
        if state.upgrades[move.units] != BASE:
            raise refuse("SA-C2", "already-upgraded", unit="PVAS"[move.units])
        upgrade(state, move.units, told)
    elif kind == act.LAY:
        check_corner(state, move.place)
        lay(state, move.place, told)
    elif kind == act.BOMB:
        check_bombing(state, move.units)
        bomb(state, move.units, told)
    elif kind == act.SCOUTS:
        check_scouts(state, move.place)
        scouts(state, move.place, told)
    elif kind == act.STRIKE:
        check_strike(state, move.place)
        strike(state, move.place, told)
    else:
        check_strike_research(state)
        strike_research(state, told)
