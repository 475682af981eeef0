"""A game from its first decision to its result: people take turns at the keyboard, bots answer."""

from __future__ import annotations

from arbitre.core.chance import CHANCE
from arbitre.core.contract import TABLE
from arbitre.core.message import Event
from arbitre.term.commands import answer_of
from arbitre.term.companion import ChanceDesk, goes_on
from arbitre.term.ending import show_ending
from arbitre.term.reading import Ask
from arbitre.term.real_board import show_hands
from arbitre.term.table import BOLD, DIM, TermTable
from arbitre.term.telling import tell
from arbitre.term.turn import Turn


class Session:
    """The course of a game at one table."""

    def __init__(self, table: TermTable) -> None:
        self.table = table
        self._begun = table.clock()
        self._turns: dict[str, Turn] = {}
        self._sent: list[str] = []
        self._out = False
        self._watched = table.companion or len(table.bots) < len(table.players)

    def run(self) -> None:
        """Play until there is a result, then show it."""
        table = self.table
        recorder = table.recorder
        if table.resumed:
            table.caught_up()
        if recorder.position.result is None:
            self._greet()
        while recorder.position.result is None or goes_on(table):
            self._look_at_the_clock()
            person = next((seat for seat in recorder.waiting if seat in table.people), "")
            if person:
                self._person(person)
            elif recorder.position.actors == (CHANCE,):
                self._chance()
            else:
                self._bots()
        table.save()
        self._finish()

    def _greet(self) -> None:
        """What a player should know first, and who sits where."""
        table = self.table
        if not self._watched:
            return
        if not table.resumed:
            for line in table.voice.greeting():
                table.screen.say(line)
        if table.recorder.header.daily and not table.recorder.header.sealed:
            table.say("term-daily", 0, DIM, day=table.recorder.header.daily)
        if table.companion or table.desk:
            key = "term-desk" if table.desk else "term-companion"
            table.say(key, 0, DIM, example=table.voice.table_example())
        names = [table.who(seat) for seat in table.players]
        if len(names) > 1 or table.bots:
            table.say("term-seats", 0, DIM, seats=" · ".join(names), n=len(names))
        if not table.resumed and table.chronicle.so_far:
            tell(table, table.chronicle.so_far)  # what was dealt before anybody decided

    def _chance(self) -> None:
        """People play chance from their table."""
        self._turns.clear()
        self._sent.clear()
        ChanceDesk(self.table).run()

    # -- people ------------------------------------------------------------------------------

    def _person(self, seat: str) -> None:
        table = self.table
        several = len(table.people) > 1
        if several and not self._hand_over(seat):
            return
        turn = self._turns.get(seat)
        if turn is None:
            turn = self._turns[seat] = Turn(table, seat)
        events = turn.run()
        if several and table.reader.person:
            table.screen.clear()
        if seat in table.recorder.held:
            self._sent.append(seat)
        else:
            del self._turns[seat]  # made at once: nothing is left to recall
        self._after(events)

    def _hand_over(self, seat: str) -> bool:
        """Hide what was shown and wait for the next person; False when the last one goes on."""
        table = self.table
        if not table.reader.person:
            table.say("term-turn-of", 0, BOLD, who=table.who(seat))
            return True
        table.screen.clear()
        table.say("term-pass", 0, BOLD, who=table.who(seat))
        last = self._sent[-1] if self._sent else ""
        if last:
            table.say("term-recall", 0, DIM, cmd="recall", who=table.who(last))
        answer = answer_of(table.reader.line(Ask(lambda: "")), table.lang)
        table.screen.clear()
        if answer == "recall" and last and table.recorder.recall(last):
            self._sent.pop()
            return False
        return True

    # -- bots --------------------------------------------------------------------------------

    def _bots(self) -> None:
        """Every bot that is awaited decides."""
        table = self.table
        for seat in table.recorder.waiting:
            player = table.players[seat]
            if player.bot is None:
                return
            if self._watched and table.reader.person:
                table.screen.flash(table.phrase("term-thinking", who=table.who(seat)))
            move = table.decision(player, seat)
            if self._watched and table.reader.person:
                table.screen.flash("")
            self._after(table.make(seat, move))
            if table.recorder.position.result is not None:
                return

    def _after(self, events: list[Event]) -> None:
        """What a decision brought about is told; the sheets of the round are done with."""
        if not events:
            return
        self._turns.clear()
        self._sent.clear()
        if self._watched:
            self._tell(events)
        else:
            self._progress()

    def _tell(self, events: list[Event]) -> None:
        table = self.table
        skipped = tell(table, events)
        show_hands(table)
        actors = table.recorder.position.actors
        # where seats follow one another, a person may be next; those who are out act no more
        if len(actors) < 2 or table.people or not table.reader.person:
            return
        # nobody at the keyboard plays on: watch, or see the end
        if not self._out:
            self._out = True
            table.say("term-out", 0, BOLD)
            prompt = table.phrase("term-watch", cmd="skip") + " "
            skipped = answer_of(table.reader.line(Ask(lambda: prompt)), table.lang) == "skip"
        if skipped:
            self._watched = False

    def _progress(self) -> None:
        """A line a round, for those who wait in front of a terminal."""
        table = self.table
        if table.err.isatty() and table.chronicle.chapters:
            chronicle = table.chronicle
            table.note("term-progress", number=chronicle.chapters[-1].number, unit=chronicle.unit)

    # -- time and end ------------------------------------------------------------------------

    def _look_at_the_clock(self) -> None:
        """Announce the last round when the time of the whole game is over."""
        table = self.table
        position = table.recorder.position
        clock = position.clock()
        minutes = 0 if clock is None else clock.time_limit
        if minutes and not table.recorder.held and table.clock() - self._begun >= minutes * 60:
            for move in position.declarations(TABLE):
                tell(table, table.make(TABLE, move))

    def _finish(self) -> None:
        """The last board, who won and why, and where the game is kept."""
        table = self.table
        result = table.recorder.position.result
        assert result is not None
        table.show_board(table.view(None))
        won = [seat for seat in result.winners if seat in table.players]
        alone = len(table.players) == 1 and not table.bots
        if not result.winners:
            key = "term-drawn"
        elif won:
            key = "term-you-won" if alone else "term-won"
        else:  # the side that the rules play
            key = "term-you-lost" if alone else "term-lost"
        names = [table.who(seat) for seat in won or table.players]
        table.say(key, 0, BOLD, names=table.joined(names), n=len(names), clause=result.clause)
        if result.scores:
            table.show_scores(sorted(result.scores.items(), key=lambda pair: -pair[1]))
        if self._watched or self._out:
            show_ending(table)
        if table.saver.path is not None:
            table.note("term-kept", file=str(table.saver.path))
