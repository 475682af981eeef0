"""A position of Dead Reckoning: who must decide, what they may do, what comes of it."""

from __future__ import annotations

from typing import ClassVar, Final

from arbitre.core.cache import Cache
from arbitre.core.chance import CHANCE, Rng
from arbitre.core.contract import TURN, Period
from arbitre.core.edition import Edition
from arbitre.core.message import Result
from arbitre.core.position import Move, View, refuse
from arbitre.core.telling import Telling, TellingPosition
from arbitre.games.dead_reckoning.rules import dealing, flow
from arbitre.games.dead_reckoning.rules.battle.battle import ABILITIES, DEFENCE, LOOT
from arbitre.games.dead_reckoning.rules.by_hand.turned_up import WORDS as FOUND_WORDS
from arbitre.games.dead_reckoning.rules.by_hand.turned_up import read_found
from arbitre.games.dead_reckoning.rules.by_hand.typed_cards import CARD_WORD, read_card
from arbitre.games.dead_reckoning.rules.human.deciding import decide
from arbitre.games.dead_reckoning.rules.listing import decisions
from arbitre.games.dead_reckoning.rules.moves import Act, Notation, Outcome
from arbitre.games.dead_reckoning.rules.scoring import total
from arbitre.games.dead_reckoning.rules.state import (
    CONSENT,
    EDITS,
    MAIN,
    MODE,
    OVER,
    RAISE,
    SLEEVE,
    State,
)
from arbitre.games.dead_reckoning.rules.table import (
    CARD,
    NOTHING,
    QUESTION,
)
from arbitre.games.dead_reckoning.rules.values import Values

ENEMY: Final = "alliance"
BY_CHANCE: Final[tuple[str, ...]] = (CHANCE,)  # one object: `chances` asks whether it is this one
NOBODY: Final[tuple[str, ...]] = ()
DECIDING: Final = (MAIN, MODE, RAISE, SLEEVE, EDITS)
"""Phases in which the human on turn decides."""


_notations: Final[Cache[Notation]] = Cache(8)


def notation_of(values: Values, humans: int) -> Notation:
    """The notation with the names of an edition, made once."""
    found = _notations.find((values, humans))
    return _notations.keep((values, humans), Notation(values, humans)) if found is None else found


class DeadReckoningView(View):
    """What a seat may know: all but others' hands, and what decks and backs hide."""

    game_id: ClassVar[str] = "dead_reckoning"

    def sample(self, rng: Rng) -> DeadReckoningPosition:
        """A position that looks like this to the seat."""
        from arbitre.games.dead_reckoning.play.writing import sampled

        return sampled(self.data, rng)

    def position(self) -> DeadReckoningPosition:
        """The position as this view shows it."""
        found = super().position()
        assert isinstance(found, DeadReckoningPosition)
        return found


class DeadReckoningPosition(TellingPosition):
    """One moment of a game."""

    game_id: ClassVar[str] = "dead_reckoning"

    def __init__(
        self,
        edition: Edition,
        values: Values,
        humans: int,
        difficulty: int,
        of: DeadReckoningPosition | None = None,
    ) -> None:
        super().__init__()
        self.edition = edition
        if of is None:
            self.notation = notation_of(values, humans)
            self.state: State = State(values, humans, difficulty)
        else:
            self.notation = of.notation
            self.state = of.state.copy()

    @property
    def values(self) -> Values:
        """What the edition prints, and what turned up beside a real table besides."""
        return self.state.table.values

    @property
    def seats(self) -> tuple[str, ...]:
        """One human, or two partners."""
        return self.notation.seats

    @property
    def actors(self) -> tuple[str, ...]:
        """Who must decide now."""
        state = self.state
        phase, battle = state.phase, state.battle
        if phase == OVER:
            return NOBODY
        if battle is not None:
            stage = battle.stage
            if stage in (DEFENCE, LOOT) or (stage == ABILITIES and not battle.mine):
                return self.notation.turns[battle.human]
            return BY_CHANCE
        need = state.table.need
        if need == NOTHING:
            if phase in DECIDING:
                return self.notation.turns[state.seat]
            if phase == CONSENT:
                return self.notation.turns[1 - state.seat]
        elif need == QUESTION:
            return self.notation.turns[self._asked]
        return BY_CHANCE

    @property
    def _asked(self) -> int:
        """DR-X13: the human the Alliance on turn is assigned to."""
        return max(self.state.table.side - self.state.table.humans, 0)

    @property
    def result(self) -> Result | None:
        """DR-E4: the humans, or the Alliance."""
        state = self.state
        if state.phase != OVER:
            return None
        winners = self.seats if state.won else (ENEMY,)
        if state.companion:  # the scores were counted at the table
            return Result(winners, "DR-E4", {})
        scores = {seat: total(state, side) for side, seat in enumerate(self.seats)}
        mine = sum(scores.values())
        humans = state.table.humans
        theirs = sum(total(state, side) for side in range(humans, humans * 2))
        scores[ENEMY] = theirs
        clause = "DR-V5" if mine == theirs else "DR-E4" if humans == 1 else "DR-X3"
        return Result(winners, clause, scores)

    def period(self) -> Period:
        """The turn being played: that of the side which has had most."""
        return Period(TURN, max(self.state.table.turn))

    # -- what may be done --------------------------------------------------------------------

    def moves(self, seat: str) -> list[Move]:
        """The legal decisions; of numbers the least and the greatest."""
        return decisions(self.state, self.notation) if seat in self.actors else []

    def chances(self) -> list[tuple[Move, int]]:
        """What chance may do now."""
        if self.actors is not BY_CHANCE:
            return []
        return dealing.chances(self.state, self.notation)

    def tile_name(self, tile: int) -> str:
        """An ocean tile by name."""
        return self.notation.islands[tile].written

    def read(self, seat: str, text: str) -> Move:
        """A move from its notation."""
        if seat == CHANCE:
            for move, _ in self.chances():
                if move.text() == text.strip().lower():
                    return move
            state = self.state
            if state.companion and state.battle is None:
                need, word = state.table.need, text.lower().partition(" ")[0]
                if need == CARD and word == CARD_WORD:
                    return read_card(state.table, text.lower())
                if word and word == FOUND_WORDS.get(need):
                    return read_found(state.table, text.strip(), word)
            raise refuse("", "cannot-read", word=text[:40])
        if seat not in self.seats:
            raise refuse("DR-D5", "not-a-seat", seat=seat[:40])
        return self.notation.read(self.state, text)

    def sees(self, viewer: str | None, seat: str, move: Move) -> bool:
        """DR-H8: a card drawn to a hand is its owner's secret."""
        if seat != CHANCE or not dealing.to_hand(self.state):
            return True
        return viewer == self.seats[self.state.seat]

    # -- making moves ------------------------------------------------------------------------

    def carry_out(self, seat: str, move: Move, told: Telling) -> None:
        """Make one move; Illegal changes nothing."""
        if seat not in self.actors:
            if self.state.phase == OVER:
                raise refuse("DR-E4", "game-over")
            raise refuse("DR-D5", "not-your-turn")
        if seat == CHANCE:
            if not isinstance(move, Outcome):
                raise refuse("DR-D5", "not-your-turn")
            dealing.happen(self.state, move, self.notation, told)
        elif isinstance(move, Act):
            decide(self.state, move, told)
        else:
            raise refuse("DR-D5", "not-your-turn")
        flow.advance(self.state, told)
        if self.notation.values is not self.values:  # something turned up that nobody knew
            self.notation = notation_of(self.values, self.state.table.humans)

    # -- views, copies, forms ----------------------------------------------------------------

    def view(self, seat: str | None) -> DeadReckoningView:
        """The position less what this seat may not know (DR-H8)."""
        from arbitre.games.dead_reckoning.play.writing import view_dict

        return DeadReckoningView(seat, view_dict(self, seat))

    def copy(self) -> DeadReckoningPosition:
        """An equal position; edition and values are shared, they never change."""
        table = self.state.table
        return DeadReckoningPosition(
            self.edition, self.values, table.humans, table.difficulty, self
        )

    def to_dict(self) -> dict[str, object]:
        """The JSON form, which `load` reads."""
        from arbitre.games.dead_reckoning.play.writing import position_dict

        return position_dict(self)

    def text(self) -> str:
        """The position text, which `read` reads."""
        from arbitre.games.dead_reckoning.play.writing import position_text

        return position_text(self)
