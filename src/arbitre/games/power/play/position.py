"""A position of Power: the contract of a game over the flat state."""

from __future__ import annotations

from typing import ClassVar, Final

from arbitre.core.chance import Rng
from arbitre.core.contract import LAST_ROUND, PAUSE, RESIGN, ROUND, TABLE, Clock, Period
from arbitre.core.message import Event, Illegal, Result, Ruling
from arbitre.core.position import Move, View, refuse
from arbitre.core.telling import Telling, TellingPosition
from arbitre.games.power.play.correcting import corrects, read_correction
from arbitre.games.power.play.letters import NOTATION
from arbitre.games.power.play.notation import read_order, split_entries, split_sheets
from arbitre.games.power.rules.board import COLOURS, LETTERS
from arbitre.games.power.rules.corrections import Correction, correct, may_correct
from arbitre.games.power.rules.execution import Round
from arbitre.games.power.rules.income import check_claim, due
from arbitre.games.power.rules.listing import next_orders
from arbitre.games.power.rules.moves import (
    UNREADABLE,
    Claim,
    Declaration,
    Order,
    Sheet,
    ruled,
    unreadable,
)
from arbitre.games.power.rules.rounds import finish_round, judge_round
from arbitre.games.power.rules.setting import Setting
from arbitre.games.power.rules.state import COLLECTING, OVER, PHASES, WRITING, State

DECLARATIONS: Final = {
    word.lower(): word
    for word in (RESIGN, PAUSE, LAST_ROUND, *(f"prefer {letter}" for letter in LETTERS))
}
"""What can be said besides a sheet, however it is written."""


class PowerView(View):
    """What a seat sees: everything but the sheets of others that are not yet revealed (PW-O11)."""

    game_id: ClassVar[str] = "power"

    def sample(self, rng: Rng) -> PowerPosition:
        """The position itself, with others' sheets undecided: nothing else is hidden in Power."""
        from arbitre.games.power.play.reading import load_position

        data = {key: value for key, value in self.data.items() if key not in VIEW_ONLY}
        return load_position(data, halfway=True)

    def position(self) -> PowerPosition:
        """The position as this view shows it."""
        found = super().position()
        assert isinstance(found, PowerPosition)
        return found


VIEW_ONLY: Final = "seat ready actors minutes pause_minutes time_limit scores".split()
"""What a view says besides the position: who is ready, the clock, the powers."""


class PowerPosition(TellingPosition):
    """One moment of a game of Power.

    >>> from arbitre.core.game import game
    >>> position = game("power").start()
    >>> position.actors
    ('green', 'blue', 'yellow', 'red')
    >>> for seat in position.actors:
    ...     events = position.play(seat, "T HQ IX; C HQ IX")
    >>> [event.name for event in events][:3], position.round
    (['refused', 'move', 'refused'], 2)
    """

    game_id: ClassVar[str] = "power"

    def __init__(self, setting: Setting, of: PowerPosition | None = None) -> None:
        self.dealer = None
        self.setting = setting
        self.state: State = State(setting, None if of is None else of.state)
        # laid down between two lines of a reveal, or seat by seat from Python: see docs/decisions
        self.held: list[Move | None] = [None] * setting.players if of is None else of.held.copy()

    # -- who decides -------------------------------------------------------------------------

    @property
    def seats(self) -> tuple[str, ...]:
        """The players' seats, clockwise."""
        return self.setting.seats

    @property
    def round(self) -> int:
        """The number of the round being written."""
        return self.state.round

    @property
    def actors(self) -> tuple[str, ...]:
        """The living players whose sheet, or claim, is not in yet."""
        if self.state.phase == OVER:
            return ()
        seats = self.setting.seats
        return tuple(seats[seat] for seat in self.state.candidates() if self.held[seat] is None)

    @property
    def result(self) -> Result | None:
        """The winners, the clause that ended the game, and the power of each player still in it."""
        state = self.state
        if state.phase != OVER:
            return None
        winners = tuple(self.setting.seats[seat] for seat in state.winners)
        return Result(winners, state.end_clause, self.scores())

    def scores(self) -> dict[str, int]:
        """The power of each player still in the game (PW-F7)."""
        return {
            self.setting.seats[seat]: sum(
                self.state.total(army) for army in self.setting.armies[seat]
            )
            for seat in self.state.candidates()
        }

    def period(self) -> Period:
        """The round being written; of a game that is over the last one that was played."""
        return Period(ROUND, self.state.round - (self.state.phase == OVER))

    def clock(self) -> Clock:
        """The hourglass (PW-O1), the pause (PW-F8) and the end of the whole game (PW-F7)."""
        setting = self.setting
        return Clock(setting.minutes, setting.values.pause_minutes, setting.time_limit)

    # -- moves -------------------------------------------------------------------------------

    def moves(self, seat: str) -> list[Move]:
        """The empty sheet and each sheet of one legal order: every sheet contains one of these."""
        if seat not in self.actors:
            return []
        index = self.setting.seats.index(seat)
        if self.state.phase == COLLECTING:
            pairs = [(a, t) for a in self.setting.armies[index] for t in due(self.state, a)]
            return [Claim([]), *(Claim([pair]) for pair in pairs)]
        moves: list[Move] = [self.empty_sheet(index)]
        for army in self.setting.armies[index]:
            orders = next_orders(self.state, army, Round())
            moves += [self.sheet(index, {army: [order]}) for order in orders]
        return moves

    def empty_sheet(self, seat: int) -> Sheet:
        """A seat's sheet with nothing on it."""
        return self.sheet(seat, {})

    def sheet(self, seat: int, orders: dict[int, list[Order]]) -> Sheet:
        """A seat's sheet with these orders by army."""
        return Sheet([(army, orders.get(army, [])) for army in self.setting.armies[seat]])

    def read(self, seat: str, text: str) -> Move:
        """A sheet in canonical form, a claim, or a declaration."""
        declared = DECLARATIONS.get(text.strip().lower())
        if declared is not None and (seat == TABLE) == (declared == LAST_ROUND):
            return Declaration(declared)
        if seat == TABLE and corrects(text):
            return read_correction(self.setting, text)
        if seat not in self.setting.seats:
            raise refuse("PW-S2", "not-a-seat", seat=seat[:40])
        if self.state.phase == COLLECTING:
            return self._read_claim(text)
        return self.read_sheet(self.setting.seats.index(seat), text, NOTATION)

    def read_sheet(self, seat: int, text: str, lang: str) -> Sheet:
        """A seat's sheet from its text: entries parted by `;`, two armies as `V[…] B[…]`."""
        armies = self.setting.armies[seat]
        try:
            if len(armies) == 1:
                return Sheet([(armies[0], self._entries(armies[0], text, lang))])
            if text.strip() == "-":
                return self.empty_sheet(seat)
            written = dict(split_sheets(text))
            if not written or any(LETTERS.index(letter) not in armies for letter in written):
                raise ValueError(text)
            return Sheet(
                [
                    (army, self._entries(army, written.get(LETTERS[army], ""), lang))
                    for army in armies
                ]
            )
        except ValueError:
            raise refuse("PW-N2", "unread-sheet") from None

    def _entries(self, army: int, text: str, lang: str) -> list[Order]:
        orders: list[Order] = []
        for entry, quoted in split_entries(text):
            order = read_order(self.setting, army, entry, lang)
            if quoted and order.act != UNREADABLE:
                order = unreadable(army, entry, ruled("PW-N2", "unread-verbatim"))
            orders.append(order)
        return orders

    def _read_claim(self, word: str) -> Claim:
        words = word.upper().split()
        if words == ["-"]:
            return Claim([])
        pairs: list[tuple[int, int]] = []
        for pair in words[1:]:
            if len(pair) != 2 or pair[0] not in LETTERS or pair[1] not in LETTERS:
                raise refuse("PW-W4", "unread-claim", word=pair[:20])
            pairs.append((LETTERS.index(pair[0]), LETTERS.index(pair[1])))
        if not words or words[0] != "CLAIM" or not pairs:
            raise refuse("PW-W4", "unread-claim", word=word[:20])
        return Claim(pairs)

    def declarations(self, seat: str) -> list[Move]:
        """What may be said beside a sheet: a pause (PW-F8), resigning (PW-F9), a preference (PW-24)."""
        if self.state.phase != WRITING:
            return []
        if seat == TABLE:
            return [] if self.state.last else [Declaration(LAST_ROUND)]
        if seat not in self.setting.seats:
            return []
        index = self.setting.seats.index(seat)
        if index not in self.state.candidates():
            return []
        words: list[Move] = [Declaration(RESIGN)]
        if self.state.pauses[index] > 0:
            words.append(Declaration(PAUSE))
        others = [a for a in self.setting.armies[index] if a != self.state.prefer[index]]
        words += [Declaration(f"prefer {LETTERS[army]}") for army in others]
        return words

    def carry_out(self, seat: str, move: Move, told: Telling) -> None:
        """Lay a sheet down; with the last one the round is judged. Illegal changes nothing."""
        state = self.state
        if state.phase == OVER:
            raise refuse(state.end_clause, "game-over")
        if isinstance(move, Declaration):
            self._declare(seat, move, told)
            return
        if isinstance(move, Correction):
            self._correct(seat, move, told)
            return
        index = self._actor(seat)
        self._check(index, move)
        self.held[index] = move
        self._go_on(told)

    def play_all(self, moves: dict[str, Move]) -> list[Event]:
        """Judge the round, or collect, where these are all that is awaited; else as they come."""
        awaited = [seat for seat in self.state.candidates() if self.held[seat] is None]
        if self.state.phase == OVER or not awaited or len(moves) < len(awaited):
            return super().play_all(moves)
        decided = self.held.copy()
        for seat, move in moves.items():
            index = self._actor(seat)
            if isinstance(move, Declaration):
                return super().play_all(moves)
            self._check(index, move)
            decided[index] = move
        told = Telling()
        self._resolve(decided, told)
        return told.events

    def why_idle(self, seat: str) -> Ruling | None:
        """PW-F3, PW-F9: an army that is out of the game, or has resigned, has no sheet."""
        try:
            self._actor(seat)
        except Illegal as refusal:
            return refusal.ruling
        return None

    def _actor(self, seat: str) -> int:
        if seat not in self.setting.seats:
            raise refuse("PW-S2", "not-a-seat", seat=seat[:40])
        index = self.setting.seats.index(seat)
        if not self.state.living(index):
            raise refuse("PW-F3", "eliminated", army=seat)
        if index in self.state.resigned:
            raise refuse("PW-F9", "resigned", army=seat)
        if self.held[index] is not None:
            raise refuse("PW-O11", "sheet-in")
        return index

    def _check(self, index: int, move: Move) -> None:
        if isinstance(move, Sheet) and self.state.phase != COLLECTING:
            if tuple([army for army, _ in move.sheets]) != self.setting.armies[index]:
                raise refuse("PW-N1", "not-your-army")
        elif isinstance(move, Claim):
            check_claim(self.state, self.setting.armies[index], move)
        else:
            raise refuse("PW-W4", "claim-now")

    def _declare(self, seat: str, move: Declaration, told: Telling) -> None:
        if move not in self.declarations(seat):
            clause = {PAUSE: "PW-F8", RESIGN: "PW-F9", LAST_ROUND: "PW-F7"}
            raise refuse(clause.get(move.word, "PW-24"), "not-now", word=move.word)
        state = self.state
        if seat == TABLE:
            state.last = True
            told.tell("last-round", "PW-F7", {"round": state.round})
            return
        index = self.setting.seats.index(seat)
        if move.word == PAUSE:
            state.pauses[index] -= 1
            minutes = self.setting.values.pause_minutes
            told.tell("pause", "PW-F8", {"side": seat, "minutes": minutes})
        elif move.word == RESIGN:
            state.resigned = sorted([*state.resigned, index])
            self.held[index] = None
            told.tell("resign", "PW-F9", {"side": seat})
            self._go_on(told)
        else:
            state.prefer[index] = LETTERS.index(move.word[-1])
            told.tell("prefer", "PW-24", {"side": seat, "army": COLOURS[state.prefer[index]]})

    def is_declared(self, seat: str, move: Move) -> bool:
        """A correction is said beside the sheets: there are too many to be listed (PW-T3)."""
        return isinstance(move, Correction) or super().is_declared(seat, move)

    def _correct(self, seat: str, move: Correction, told: Telling) -> None:
        """What stands on the real board is set; sheets that are in stand, but for whoever is out."""
        may_correct(self.state, seat == TABLE)
        correct(self.state, move.changes, told)
        for index in range(self.setting.players):
            if not self.state.living(index):
                self.held[index] = None
        if any(sheet is not None for sheet in self.held):
            self._go_on(told)

    def _go_on(self, told: Telling) -> None:
        """When every decision lies on the table: judge, or collect."""
        for seat in self.state.candidates():
            if self.held[seat] is None:
                return
        self._resolve(self.held, told)

    def _resolve(self, decided: list[Move | None], told: Telling) -> None:
        """Judge the sheets of all seats, or collect what they claim; nothing lies on the table then."""
        state = self.state
        self.held = [None] * self.setting.players
        if state.phase == COLLECTING:
            claims: list[list[int]] = [[], [], [], []]
            for claim in decided:
                if isinstance(claim, Claim):
                    for army, territory in claim.claims:
                        claims[army].append(territory)
            finish_round(state, Round(told), claims)
            return
        sheets: list[list[Order]] = [[], [], [], []]
        for move in decided:
            if isinstance(move, Sheet):
                for army, orders in move.sheets:
                    sheets[army] = orders
        judge_round(state, sheets, told)

    # -- views, copies, forms ----------------------------------------------------------------

    def view(self, seat: str | None) -> PowerView:
        """The position less the held sheets of others; who is ready is all that shows of them."""
        from arbitre.games.power.play.writing import position_dict

        data = position_dict(self)
        held = data.pop("held", None)
        if isinstance(held, dict) and seat in held:
            data["held"] = {seat: held[seat]}
        state = self.state
        data["seat"] = seat
        data["phase"] = PHASES[state.phase]
        data["ready"] = [
            name for name, sheet in zip(self.seats, self.held, strict=True) if sheet is not None
        ]
        data["actors"] = list(self.actors)
        data["minutes"] = self.setting.minutes
        data["pause_minutes"] = self.setting.values.pause_minutes
        data["pauses"] = dict(zip(self.seats, state.pauses, strict=True))
        data["time_limit"] = self.setting.time_limit
        data["scores"] = self.scores()
        return PowerView(seat, data)

    def hush(self) -> str:
        """PW-T2: no talk while sheets are written."""
        return "PW-T2" if self.state.phase == WRITING else ""

    def copy(self) -> PowerPosition:
        """An equal position; the setting is shared, it never changes."""
        return PowerPosition(self.setting, self)

    def to_dict(self) -> dict[str, object]:
        """The JSON form, the one `judge` reads and writes."""
        from arbitre.games.power.play.writing import position_dict

        return position_dict(self)

    def text(self) -> str:
        """The position text, which `read` reads."""
        from arbitre.games.power.play.writing import position_text

        return position_text(self)
