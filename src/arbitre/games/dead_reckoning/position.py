"""A position of Dead Reckoning: who must decide, what they may do, what comes of it."""

from __future__ import annotations

from typing import Final

from arbitre.core.chance import CHANCE, Rng
from arbitre.core.edition import Edition
from arbitre.core.message import Event, Result
from arbitre.core.position import Move, Position, View, refuse
from arbitre.games.dead_reckoning import alliance, flow
from arbitre.games.dead_reckoning.alliance_left import back_turned, tossed
from arbitre.games.dead_reckoning.battle import (
    ABILITIES,
    DEFENCE,
    FACES,
    abilities,
    aim,
    brace,
    drop,
    may_defend_with,
    play_in_defence,
    volley,
)
from arbitre.games.dead_reckoning.board import row_of
from arbitre.games.dead_reckoning.cleanup import choose_mode, draw, raise_card, sleeve
from arbitre.games.dead_reckoning.human import DECK
from arbitre.games.dead_reckoning.icons import ICONS
from arbitre.games.dead_reckoning.listing import MOST_DEEDS, decisions
from arbitre.games.dead_reckoning.moves import Act, Notation, Outcome
from arbitre.games.dead_reckoning.rows import backs, dealt, in_deck, turned_up
from arbitre.games.dead_reckoning.scoring import total
from arbitre.games.dead_reckoning.setting import Values
from arbitre.games.dead_reckoning.state import (
    ALLIANCE,
    DEALING,
    DRAWING,
    DRAWING_ONE,
    MAIN,
    MODE,
    OVER,
    RAISE,
    SETUP,
    SLEEVE,
    State,
)
from arbitre.games.dead_reckoning.table import (
    BACK,
    CARD,
    DEAL,
    NOTHING,
    QUESTION,
    TILE,
    TOSS,
    Telling,
)

ENEMY: Final = "alliance"
COIN_SIDES: Final = ("tails", "heads")


class DeadReckoningView(View):
    """What a seat may know: all but others' hands, and what decks and backs hide."""

    def sample(self, rng: Rng) -> DeadReckoningPosition:
        """A position that looks like this to the seat."""
        from arbitre.games.dead_reckoning.forms import sampled

        return sampled(self.data, self.seat, rng)


class DeadReckoningPosition(Position):
    """One moment of a game."""

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
        self.values = values
        if of is None:
            self.notation = Notation(values, humans)
            self.state: State = State(values, humans, difficulty)
        else:
            self.notation = of.notation
            self.state = of.state.copy()

    @property
    def seats(self) -> tuple[str, ...]:
        """One human, or two partners."""
        return self.notation.seats

    @property
    def actors(self) -> tuple[str, ...]:
        """Who must decide now."""
        state = self.state
        if state.phase == OVER:
            return ()
        battle = state.battle
        if battle is not None:
            human = battle.stage == DEFENCE or (battle.stage == ABILITIES and not battle.mine)
            return (self.seats[battle.human],) if human else (CHANCE,)
        if state.table.need == QUESTION:
            return (self.seats[self._asked],)
        if state.table.need != NOTHING or state.phase in (
            SETUP,
            DRAWING,
            DRAWING_ONE,
            ALLIANCE,
            DEALING,
        ):
            return (CHANCE,)
        return (self.seats[state.seat],)

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
        scores = {seat: total(state, side) for side, seat in enumerate(self.seats)}
        scores[ENEMY] = sum(
            total(state, side) for side in range(state.table.humans, state.table.sides)
        )
        return Result(winners, "DR-E4", scores)

    # -- what may be done --------------------------------------------------------------------

    def moves(self, seat: str) -> list[Move]:
        """The legal decisions; of numbers the least and the greatest."""
        return decisions(self.state, self.notation) if seat in self.actors else []

    def chances(self) -> list[tuple[Move, int]]:
        """What chance may do now."""
        state = self.state
        if self.actors != (CHANCE,):
            return []
        if state.battle is not None:
            weights = self.values.faces
            return [
                (Outcome(face, FACES[face]), weights[face]) for face in range(6) if weights[face]
            ]
        table = state.table
        if table.need == CARD:
            cards = alliance.candidates(table)
            return [(Outcome(card, self.values.alliance[card].name), 1) for card in cards]
        if table.need == TILE:
            return [
                (Outcome(tile, self.tile_name(tile)), left)
                for tile, left in enumerate(table.unseen)
                if left
            ]
        if table.need == DEAL:
            faces = in_deck(table, row_of(table.at))
            return [(Outcome(face, f"card{face}"), left) for face, left in faces]
        if table.need == BACK:
            cards_left = backs(table, table.face[table.at])
            return [(Outcome(card, f"card{card}"), left) for card, left in cards_left]
        if table.need == TOSS:
            return [(Outcome(side, COIN_SIDES[side]), 1) for side in (0, 1)]
        if state.phase == SETUP and len(state.laid) < len(table.bonus):
            return self._bonus_tiles()
        if state.phase == SETUP and state.first < 0:
            return [(Outcome(seat, name), 1) for seat, name in enumerate(self.seats)]
        names = self.notation.crew
        return [(Outcome(card, names[card]), 1) for card in state.human.cards_in(DECK)]

    def _bonus_tiles(self) -> list[tuple[Move, int]]:
        """DR-V2: eight tiles on eight random achievements; one achievement has none."""
        left = [0, *self.values.bonus]
        for value in self.state.laid:
            left.remove(value)
        return [(Outcome(value, f"bonus{value}"), left.count(value)) for value in sorted(set(left))]

    def tile_name(self, tile: int) -> str:
        """An ocean tile by name."""
        islands = self.values.islands
        return islands[tile].name if tile < len(islands) else "open_sea"

    def read(self, seat: str, text: str) -> Move:
        """A move from its notation."""
        if seat == CHANCE:
            for move, _ in self.chances():
                if move.text() == text.strip().lower():
                    return move
            raise refuse("", "cannot-read", word=text[:40])
        if seat not in self.seats:
            raise refuse("DR-D5", "not-a-seat", seat=seat[:40])
        return self.notation.read(self.state, text)

    # -- making moves ------------------------------------------------------------------------

    def make(self, seat: str, move: Move) -> list[Event]:
        """Make one move and say what happened."""
        told = Telling()
        self.carry_out(seat, move, told)
        return told.events

    def carry_out(self, seat: str, move: Move, told: Telling) -> None:
        """Make one move; Illegal changes nothing."""
        if seat not in self.actors:
            if self.state.phase == OVER:
                raise refuse("DR-E4", "game-over")
            raise refuse("DR-D5", "not-your-turn")
        if seat == CHANCE:
            if not isinstance(move, Outcome):
                raise refuse("DR-D5", "not-your-turn")
            self._chance(move, told)
        elif isinstance(move, Act):
            self._decide(move, told)
        else:
            raise refuse("DR-D5", "not-your-turn")
        flow.advance(self.state, told)

    def _decide(self, move: Act, told: Telling) -> None:
        state = self.state
        if state.battle is not None:
            self._in_battle(move, told)
        elif state.table.need == QUESTION:
            if move.word != "choose" or move.numbers[0] not in state.table.options:
                raise refuse("DR-D6", "choose-one")
            alliance.answer(state.table, move.numbers[0], told)
        elif state.phase == MAIN:
            self._main(move, told)
        elif state.phase == MODE and move.word == "mode":
            choose_mode(state, bool(move.numbers[0]), told)
        elif state.phase == RAISE and move.word == "raise":
            raise_card(state, move.numbers[0] if move.numbers else -1, told)
        elif state.phase == SLEEVE and move.word == "sleeve":
            pairs = list(zip(move.numbers[::2], move.numbers[1::2], strict=True))
            sleeve(state, pairs, told)
        else:
            raise refuse("DR-H4", "not-in-phase")

    def _in_battle(self, move: Act, told: Telling) -> None:
        """DR-K7, DR-K8: cards in defence, then abilities one at a time."""
        state, battle = self.state, self.state.battle
        assert battle is not None
        human = state.humans[battle.human]
        if battle.stage == DEFENCE:
            if move.word != "defend" or any(c not in may_defend_with(human) for c in move.numbers):
                raise refuse("DR-K8", "defend-with")
            for card in move.numbers:
                play_in_defence(human, card, told, battle.human)
            flow.start_dropping(state, told)
            return
        able = [ICONS[icon] for icon in abilities(human, battle)]
        if move.word == "done":
            flow.finish_battle(state, told)
        elif move.word == "aim" and "A" in able and battle.my_faces[move.numbers[0]]:
            aim(human, battle, move.numbers[0])
            told.tell("aims", "DR-K7", {"human": battle.human, "face": FACES[move.numbers[0]]})
        elif move.word == "volley" and "V" in able:
            volley(human, battle)
            told.tell("volley", "DR-K7", {"human": battle.human})
        elif move.word == "brace" and "K" in able:
            brace(human, battle)
            told.tell("braces", "DR-K7", {"human": battle.human})
        else:
            raise refuse("DR-K7", "no-ability")

    def _main(self, move: Act, told: Telling) -> None:
        state = self.state
        acts = flow.acts(state, told)
        word, numbers = move.word, move.numbers
        if acts.human.deeds >= MOST_DEEDS and word != "end":
            raise refuse("DR-H3", "turn-too-long")
        if word == "play":
            acts.play(numbers[0])
        elif word == "sails":
            acts.sails()
        elif word == "move":
            acts.move(numbers[0])
            if state.table.need != NOTHING:
                state.phase, state.resume = DEALING, MAIN
        elif word == "load":
            acts.load(numbers[0], numbers[1])
        elif word == "unload":
            acts.unload(numbers[0], numbers[1])
        elif word == "jettison":
            acts.jettison(numbers[0], numbers[1])
        elif word == "sell":
            acts.sell(numbers[0])
        elif word == "buy":
            acts.buy()
        elif word == "trade":
            acts.trade()
        elif word == "hunt":
            flow.begin_attack(state, acts.hunt(), told)
        elif word == "attack":
            enemy = state.table.humans + (numbers[0] - 1 if numbers else 0)
            flow.begin_attack(state, acts.attack(enemy), told)
        elif word == "storm":
            flow.begin_attack(state, acts.storm(), told)
        elif word == "influence":
            acts.influence(numbers[0], numbers[1] if len(numbers) > 1 else -1)
        elif word == "build":
            acts.build(numbers[0])
        elif word == "produce":
            acts.produce()
        elif word == "harbor":
            acts.harbor()
        elif word == "repair":
            acts.repair(numbers[0] - 1 if numbers else state.seat)
        elif word == "upgrade":
            acts.upgrade(numbers[0], numbers[1])
        elif word == "coin":
            acts.coin()
        elif word == "draw":
            acts.check_draw()
            state.phase, state.to_draw = DRAWING_ONE, 1
        elif word == "end":
            flow.end_main(state, told)
        else:
            raise refuse("DR-H3", "not-in-phase")
        acts.human.deeds += 1

    def _chance(self, move: Outcome, told: Telling) -> None:
        state, table, value = self.state, self.state.table, move.value
        if all(move.written != known.text() for known, _ in self.chances()):
            raise refuse("", "cannot-read", word=move.written[:40])
        if state.battle is not None:
            drop(state.battle, value, told)
        elif table.need == CARD:
            alliance.reveal(table, value, told)
        elif table.need == TILE:
            explorer = -1 if state.phase == SETUP else table.side
            turned_up(table, value, explorer, told)
        elif table.need == DEAL:
            dealt(table, value, told)
        elif table.need == BACK:
            if table.is_alliance(table.side):
                back_turned(table, value, told)
            else:
                flow.hunted(state, value, told)
        elif table.need == TOSS:
            tossed(table, bool(value), told)
        elif state.phase == SETUP and len(state.laid) < len(table.bonus):
            table.bonus[len(state.laid)] = value
            state.laid.append(value)
        elif state.phase == SETUP and state.first < 0:
            state.first = value
        else:
            draw(state.human, value)
            if state.phase != SETUP:
                state.to_draw -= 1
                told.tell("draws", "DR-H4", {"human": state.seat})

    # -- views, copies, forms ----------------------------------------------------------------

    def view(self, seat: str | None) -> DeadReckoningView:
        """The position less what this seat may not know (DR-H8)."""
        from arbitre.games.dead_reckoning.forms import view_dict

        return DeadReckoningView(seat, view_dict(self, seat))

    def copy(self) -> DeadReckoningPosition:
        """An equal position; edition and values are shared, they never change."""
        table = self.state.table
        return DeadReckoningPosition(
            self.edition, self.values, table.humans, table.difficulty, self
        )

    def to_dict(self) -> dict[str, object]:
        """The JSON form."""
        from arbitre.games.dead_reckoning.forms import position_dict

        return position_dict(self)

    def text(self) -> str:
        """The position text."""
        from arbitre.games.dead_reckoning.forms import position_text

        return position_text(self)
