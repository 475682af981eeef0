"""The seats of a table on a page: who sits there, and what the reader may do and say."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from arbitre.core.contract import PAUSE, RESIGN
from arbitre.tables.sight import SeatSight
from arbitre.web.page.names import Reader
from arbitre.web.page.pictures import has_sheets
from arbitre.web.page.players import PlayerGroup, player_groups, usual_choice


@dataclass(frozen=True)
class SeatView:
    """A seat in words: its name, who sits there, and what the reader may do about it."""

    sight: SeatSight
    name: str
    player: str
    left: int | None  # milliseconds of the move
    game_left: int | None
    deadline: int | None
    acts: tuple[str, ...]


@dataclass(frozen=True)
class DeskTime:
    """What a table's clock shows: `talk`, `writing` or `pause`, milliseconds, and what comes `then`."""

    phase: str
    left: int
    then: int | None


class Seats(Reader):
    """Every seat, and the reader's own rights."""

    @cached_property
    def seats(self) -> list[SeatView]:
        """Every seat of the table, in order, as the page shows it."""
        return [self._seat(seat) for seat in self.sight.seats]

    def _seat(self, seat: SeatSight) -> SeatView:
        clock = self.sight.clock.seats.get(seat.seat)
        return SeatView(
            seat,
            self.whole_name(seat.seat),
            self.player(seat),
            clock.left if clock else None,
            clock.game_left if clock else None,
            clock.deadline if clock else None,
            self._acts(seat),
        )

    def _acts(self, seat: SeatSight) -> tuple[str, ...]:
        """What the reader may do about a seat."""
        sight = self.sight
        if sight.over or sight.archived:
            return ("carry",) if seat.mine else ()
        acts: list[str] = []
        if sight.desk and sight.host and seat.kind != "bot":
            return self._desk_acts(seat)
        if seat.mine:
            own = ["bot"] if self.alone else ["name", "bot", "hook", "leave"]
            acts += ["back"] if seat.kind == "bot" else own
            acts += ["carry"]
        elif sight.host:
            if seat.kind == "open":
                acts += ["take", "bot"]
            elif seat.kind == "bot":
                free = [] if sight.chance_known else ["free"]
                acts += ["back"] if seat.held else [*free, "bot"]
            elif seat.late:
                acts += ["skip", "bot"]
        return tuple(acts)

    def _desk_acts(self, seat: SeatSight) -> tuple[str, ...]:
        """What the referee may do about a seat: write for it, say who sits there, let a bot play."""
        if seat.mine:
            return ("name", "bot")
        if seat.kind == "open":
            return ("here", "bot")
        return ("here", "skip", "bot") if seat.late else ("here",)

    @property
    def bots(self) -> tuple[PlayerGroup, ...]:
        """The bots that may sit down, by level."""
        return player_groups(self.sight.game, self.lang)

    @property
    def usual_bot(self) -> str:
        """Which of them is chosen at first."""
        return usual_choice(self.sight.game, self.lang)

    @property
    def shared(self) -> bool:
        """Whether several people may sit at this screen, and hide something; beside a box all lies open."""
        if self.sight.companion:
            return False
        people = [seat for seat in self.sight.seats if seat.mine and seat.kind == "person"]
        return len(people) > 1

    @property
    def from_desk(self) -> bool:
        """Whether a sheet is written here at the referee's desk, which is gone back to."""
        return self.sight.desk and self.sight.host and self.seat is not None

    @property
    def desk_clock(self) -> DeskTime | None:
        """The time that runs for everybody, for a table to read; None where none is counted."""
        sight = self.sight
        lefts = [one.left for one in sight.clock.seats.values() if one.left is not None]
        if not lefts:
            return None
        talk = sight.clock.talk_left
        if sight.clock.paused_until is not None and not sight.clock.stopped:
            pause = sight.clock.paused_until - sight.clock.now
            return DeskTime("pause", pause, None)
        if talk:
            return DeskTime("talk", talk, max(0, max(lefts) - talk))
        return DeskTime("writing", max(lefts), None)

    @property
    def prints(self) -> bool:
        """Whether the game has sheets to be printed."""
        return has_sheets(self.screen)

    @property
    def others(self) -> list[str]:
        """The other seats of this reader that are awaited."""
        return [
            seat for seat in self.sight.mine if seat != self.seat and seat in self.sight.awaited
        ]

    @property
    def whispered(self) -> list[tuple[str, str]]:
        """To whom the reader's seat may whisper."""
        if not self.sight.whispers or self.seat is None:
            return []
        people = [seat for seat in self.sight.seats if seat.kind == "person"]
        return [(seat.seat, self.who(seat.seat)) for seat in people if seat.seat != self.seat]

    @property
    def may_speak(self) -> bool:
        """Whether the reader may say something now."""
        if self.sight.archived:
            return False
        if self.seat is None:
            return self.sight.host
        return self.sight.talk.get(self.seat, False)

    @property
    def says(self) -> list[tuple[str, str]]:
        """What the reader's seat may declare besides its decision: the move and its words."""
        if self.seat is None:
            return []
        left_out = (RESIGN,) if self.timed else (RESIGN, PAUSE)
        open_to = [one for one in self.sight.says.get(self.seat, ()) if one not in left_out]
        if not open_to:
            return []
        moves = self.view.position().declarations(self.seat)
        return [
            (move.text(), self.screen.declaration(move, self.voice))
            for move in moves
            if move.text() in open_to
        ]

    @property
    def timed(self) -> bool:
        """Whether any clock runs at this table: without one there is nothing to pause."""
        rules = self.view.clock()
        if rules is not None and (rules.minutes or rules.time_limit):
            return True
        clocks = self.sight.clock.seats.values()
        return any(one.left is not None or one.game_left is not None for one in clocks)

    @property
    def alone(self) -> bool:
        """Whether this is a game for one, who needs neither a list of seats nor talk."""
        return len(self.sight.seats) == 1

    @property
    def undo(self) -> str:
        """Whether the last move can be taken back: `now`, `ask` or nothing."""
        if self.seat is None or self.sight.offer is not None:
            return ""
        return {"": "now", "consent": "ask"}.get(self.sight.undo.get(self.seat, "never"), "")
