"""What is going on at a table, in a few words: who is awaited, how it ended, what the clocks say."""

from __future__ import annotations

from arbitre.core.contract import TURN
from arbitre.core.screen import Panel
from arbitre.tables.log.acts import FAILED
from arbitre.tables.sight import StepSight
from arbitre.web.page.names import Reader, past_marks
from arbitre.web.page.speech import daily_of


class Headline(Reader):
    """The moment of a table: its title, state, prompt, result and clocks."""

    @property
    def title(self) -> str:
        """The name of the table, else of the game."""
        return self.sight.title or self.words.phrase("game-title")

    @property
    def unit(self) -> str:
        """The message that says which round it is, or which turn, as the game counts."""
        return "page-turn" if self.sight.unit == TURN else "page-round"

    @property
    def daily(self) -> str:
        """Which day's game it is; empty: no day's."""
        return daily_of(self.sight.daily, self.page)

    @property
    def past_marks(self) -> list[tuple[str, str]]:
        """That the game came from another one, that moves were taken back: it stands beside its name."""
        return past_marks(self.sight.origin, self.sight.taken_back, self.page)

    @property
    def state(self) -> str:
        """One word for the moment: `over`, `turn`, `held`, `chance`, `open` or `wait`."""
        sight = self.sight
        if sight.over:
            return "over"
        if sight.archived:
            return "archived"
        if self.my_turn:
            return "turn"
        if sight.chance and (sight.mine or sight.host):
            return "chance"
        if self.seat is not None and self.seat in sight.held:
            return "held"
        if any(seat.kind == "open" and seat.awaited for seat in sight.seats):
            return "open"
        return "wait"

    @property
    def headline(self) -> str:
        """Who is awaited, or how the game ended, in a few words."""
        sight, phrase = self.sight, self.page.phrase
        if self.state == "over":
            return self._ending()
        if self.state == "archived":
            return phrase("page-replay-headline" if sight.replay else "page-archived")
        if self.state == "turn":
            return phrase("page-your-turn")
        if self.state == "chance":
            return phrase("page-chance")
        waiting = [seat.seat for seat in sight.seats if seat.awaited]
        if not waiting:
            return phrase("page-thinking")
        if self.desk:  # who it is stands below
            seats = sum(seat.awaited or seat.ready for seat in sight.seats)
            return phrase("page-desk-in", {"n": seats - len(waiting), "of": seats})
        names = self.list_of(waiting)
        key = {"held": "page-held", "open": "page-wait-open"}.get(self.state, "page-wait")
        return phrase(key, {"names": names, "n": len(waiting)})

    def _ending(self) -> str:
        sight, phrase = self.sight, self.page.phrase
        if sight.forfeit:
            who = self.who(sight.forfeit)
            return phrase("page-forfeit", {"who": who, "seats": len(sight.seats)})
        result = sight.result
        assert result is not None
        seats = [seat.seat for seat in sight.seats]
        won = [seat for seat in result.winners if seat in seats]
        alone = len(seats) == 1
        if not result.winners:
            return phrase("page-drawn")
        if won:
            if alone and sight.mine:
                return phrase("page-you-won")
            return phrase("page-won", {"names": self.list_of(won), "n": len(won)})
        return phrase("page-you-lost" if alone else "page-lost")

    @property
    def prompt(self) -> str:
        """What is asked of the reader now."""
        if self.state == "turn":
            return self.screen.prompt(self.voice)
        if self.state == "chance":
            keypad = self.screen.keypad(self.voice)
            return (keypad and keypad.prompt) or self.voice.chance_prompt()
        return ""

    @property
    def greeting(self) -> list[str]:
        """Whose numbers these are, said where the game begins; how to type in others is for a terminal."""
        return self.voice.greeting()[:1]

    @property
    def ending_clause(self) -> str:
        """The clause that ended the game."""
        return self.sight.result.clause if self.sight.result else ""

    @property
    def scores(self) -> list[tuple[str, int]]:
        """Who has how much at the end, highest first."""
        result = self.sight.result
        if result is None:
            return []
        ranked = sorted(result.scores.items(), key=lambda pair: -pair[1])
        return [(self.who(seat), score) for seat, score in ranked]

    @property
    def panels(self) -> list[Panel]:
        """Facts beside the picture."""
        return self.screen.panels(self.voice)

    # -- time --------------------------------------------------------------------------------

    @property
    def standing(self) -> bool:
        """Whether the clocks stand: in a pause, and while people are told what happened."""
        clock = self.sight.clock
        return clock.paused_until is not None or clock.telling_until is not None

    @property
    def talk_left(self) -> int | None:
        """How long talk is still open, in milliseconds; None where it is not, or has no time of its own."""
        return self.sight.clock.talk_left

    @property
    def write_left(self) -> int | None:
        """What of the time that the reader's seat is shown remains when talk is over."""
        clock = self.sight.clock.seats.get(self.seat or "")
        if clock is None or clock.left is None or self.talk_left is None:
            return None
        return max(0, clock.left - self.talk_left)

    @property
    def patience(self) -> tuple[str, int] | None:
        """How long others are waited for before the host may act: a unit and how many of it."""
        waited_for = [seat for seat in self.sight.seats if seat.kind != "bot"]
        if len(waited_for) < 2 or self.sight.over or self.sight.archived:
            return None
        for unit, seconds in (("day", 86400), ("hour", 3600)):
            if self.sight.absent >= seconds:
                return unit, round(self.sight.absent / seconds)
        return "minute", max(1, round(self.sight.absent / 60))

    def time_up(self, step: StepSight) -> list[str]:
        """Whose time was up in a step, or whose bot gave no move, and what came of it."""
        return [
            self.page.phrase(
                "page-bot-failed" if how == FAILED else "page-time-up",
                {"who": self.seat_name(seat), "how": how},
            )
            for seat, how in step.timed
        ]
