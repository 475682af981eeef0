"""One person's decision: lines are written, judged, taken back and at last sent."""

from __future__ import annotations

from arbitre.core.contract import PAUSE, RESIGN
from arbitre.core.draft import Draft
from arbitre.core.message import Illegal, Ruling
from arbitre.core.number import typed_whole
from arbitre.core.position import Move, View
from arbitre.core.terminal import told_line
from arbitre.core.words import plain
from arbitre.term.answers import (
    ANSWERS,
    GENERAL,
    MOST_NEAREST,
    SHEET,
    show_full,
    show_incomplete,
    show_line,
    show_lines,
    show_notes,
)
from arbitre.term.commands import command_of
from arbitre.term.completion import candidates, close_command, nearest
from arbitre.term.desk import Desk
from arbitre.term.hourglass import Hourglass, shown
from arbitre.term.reading import Ask, TimeUp
from arbitre.term.real_board import set_board, unjudge, unset_board
from arbitre.term.table import BOLD, DIM, RED, Leave, TermTable
from arbitre.term.telling import show_refusal
from arbitre.term.undoing import take_back


class Turn(Desk):
    """A seat's notepad, its hourglass, and the reading of its lines until the decision is in."""

    def __init__(self, table: TermTable, seat: str) -> None:
        super().__init__(table)
        self.seat = seat
        self.draft: Draft = table.game.draft(self.view, table.lang)
        clock = self.view.clock()
        if clock is not None and clock.minutes:
            self.hourglass = Hourglass(clock.minutes, table.clock)
        self._at_once = False  # the question is about a choice that sends itself

    @property
    def view(self) -> View:
        """What this seat may know."""
        return self.table.view(self.seat)

    @property
    def single(self) -> bool:
        """Whether any decision here is one line."""
        return self.draft.single

    def step(self) -> None:
        """Read one line; when the time is up, the decision goes as it stands."""
        try:
            super().step()
        except TimeUp:
            self.table.say("term-time-up", 0, BOLD)
            self._play(self._as_it_stands())

    def _as_it_stands(self) -> Move:
        """The decision at time's end; where nothing is decided, the first that is possible."""
        if self.draft.complete:
            return self.draft.decision()
        return self.table.recorder.position.moves(self.seat)[0]

    def show_all(self) -> None:
        """The board, what is asked, and the lines so far."""
        table = self.table
        table.show_board(self.view)
        table.screen.say(table.voice_of(self.view).prompt(), 0, BOLD)
        if self.draft.lines:
            show_lines(self)
            show_notes(self)

    # -- reading -----------------------------------------------------------------------------

    def ask(self) -> Ask:
        """What is awaited now."""
        return Ask(self._prompt, self.hourglass, self.complete, self._toolbar, self.seat)

    def _prompt(self) -> str:
        table = self.table
        if self._asked:
            return table.phrase("term-sure", cmd=self._asked) + " "
        name = table.screen.style.paint(table.seat_name(self.seat), BOLD)
        number = "" if self.draft.single else f" {len(self.draft.lines) + 1}"
        time = "" if table.reader.toolbar else self._time()
        return f"{name}{number}{f' [{time}]' if time else ''}> "

    def _time(self) -> str:
        glass = self.hourglass
        if glass is None:
            return ""
        if glass.pause_left > 0:
            return self.table.phrase("term-paused", time=shown(glass.pause_left))
        return shown(glass.left)

    def _toolbar(self) -> str:
        time = self._time()
        parts = [f"⧗ {time}"] if time else []
        key = "term-toolbar-single" if self.draft.single else "term-toolbar"
        parts.append(self.table.phrase(key, n=len(self.draft.lines)))
        return " " + " · ".join(parts)

    def complete(self, text: str) -> list[str]:
        """The words that could stand where the last word is being typed."""
        table = self.table
        return candidates(
            text,
            lambda start: table.terminal.complete(self.draft, start),
            self.draft.next(),
            self.said(),
            table.lang,
        )

    def obey(self, text: str, command: str, rest: str) -> None:
        """A command, something said at the table, or lines of the decision."""
        move = self._saying(text)
        if command and plain(text) in [plain(line) for line in self.draft.next()]:
            command = ""  # a game's own word goes before ours
        if command in SHEET and self.draft.single:
            command = ""  # there is no sheet: the word can only be the game's
        if command in ACTS:
            ACTS[command](self, rest)
        elif command in ANSWERS:
            ANSWERS[command](self, rest)
        elif command in GENERAL:
            GENERAL[command](self, rest)
        elif move is not None:
            self._play(move, decided=False)
        elif not self.set_board(text):
            parts = [part.strip() for part in text.split(";") if part.strip()]
            while parts and not self.done and not self._asked:
                self.write(parts.pop(0))
            if parts:
                self.table.say("term-dropped", 2, text="; ".join(parts))

    def set_board(self, text: str) -> bool:
        """Beside a real board a line may set what stands there; what is written already is kept."""
        events = set_board(self.table, text)
        if events is None:
            return False
        lines = [line.text for line in self.draft.lines]
        self.done = self.seat not in self.table.recorder.waiting
        if self.done:
            self._events = events
        elif events:
            for told in self.table.told(events):
                self.table.screen.say(told_line(told), 2)
            self.draft = self.table.game.draft(self.view, self.table.lang)
            for line in lines:
                self.draft.add(line)
        return True

    # -- writing -----------------------------------------------------------------------------

    def write(self, text: str) -> None:
        """Put a line on the draft; a refused one only when a `!` before it insists."""
        table = self.table
        insists = text.startswith("!")
        text = text.lstrip("! ")
        if not text:
            table.say("term-see-help")
            return
        before = self.draft.complete
        line = self.draft.add(text)
        number = len(self.draft.lines)
        if line.ruling is None or insists:
            show_line(self, number, line)
            show_notes(self)
            if self.draft.at_once and not before:
                self._send_at_once()
            elif not self.draft.next():
                show_full(self, 2, DIM)
            return
        self.draft.remove(number - 1)
        self.refuse(line.ruling, line.text)

    def refuse(self, ruling: Ruling, text: str) -> None:
        """Say why a line was refused, by which clause, and what could be written instead."""
        table = self.table
        show_refusal(table, text, ruling)
        lines = self.draft.next()
        first = text.partition(" ")[0]
        found = nearest(text, lines, MOST_NEAREST)
        meant = close_command(first, table.lang)
        if self.single and command_of(meant, table.lang)[0] in SHEET:
            meant = ""
        begins = any(plain(line.partition(" ")[0]) == plain(first) for line in lines)
        if meant and not begins and not found.startswith(first.upper()):
            table.say("term-meant", 4, meant=meant)
        elif found:
            table.say("term-instead", 4, lines=found)
        elif lines:
            table.say("term-see-help", 4)
        else:
            show_full(self, 4)

    def send(self, rest: str) -> None:
        """Commit the decision; what one may regret is said first."""
        if not self.draft.complete:
            show_incomplete(self)
            return
        warnings = self.draft.warnings()
        for warning in warnings:
            self.table.screen.say(self.table.words.say(warning), 2, RED)
        if warnings:
            self.question("send")
        else:
            self._play(self.draft.decision())

    def _send_at_once(self) -> None:
        """The line is the whole decision, and nothing could be added: it needs no second word."""
        self.send("")
        self._at_once = bool(self._asked)
        if not self.done and not self._asked:
            self.draft.remove(len(self.draft.lines) - 1)

    def declined(self, plainly: bool) -> None:
        """A choice that would have sent itself is not made; it can be made again."""
        super().declined(plainly)
        if self._at_once:
            self._at_once = False
            text = self.draft.lines[-1].text
            self.draft.remove(len(self.draft.lines) - 1)
            if not plainly:
                self.table.say("term-taken-back", 2, text=text)

    def confirmed(self, id: str) -> None:
        """Send, leave, or say what was to be said."""
        if id == "send":
            self._at_once = False
            self._play(self.draft.decision())
        elif id == "quit":
            raise Leave
        else:
            self._declare(id)

    def _play(self, move: Move, decided: bool = True) -> None:
        """Make a move; one that the rules refuse changes nothing."""
        table = self.table
        try:
            events = table.make(self.seat, move)
        except Illegal as refused:
            show_refusal(table, move.text(), refused.ruling)
            return
        over = table.recorder.position.result is not None
        self.done = decided or over or self.seat not in table.recorder.waiting
        if self.done:
            self._events = events
        else:
            for line in table.told(events):
                table.screen.say(told_line(line), 2)

    # -- acts on the draft -------------------------------------------------------------------

    def undo(self, rest: str) -> None:
        """Take the last line back, or the one of a number; with none written, the last move."""
        lines = self.draft.lines
        if not lines and not rest:
            if self.hourglass is not None and not self.table.recorder.why_not_undo(self.seat):
                self.table.say("term-undo-time")  # time spent does not come back
            else:
                self.done = (
                    unset_board(self.table)
                    or unjudge(self.table)
                    or take_back(self.table, self.seat)
                )
            return
        index = self._index(rest, len(lines))
        if index is not None:
            self.draft.remove(index)
            self.table.say("term-taken-back", 2, text=lines[index].text)
            if self.draft.lines:
                show_lines(self)
                show_notes(self)

    def reorder(self, rest: str) -> None:
        """Put a line in another place."""
        words = rest.split()
        count = len(self.draft.lines)
        if len(words) != 2:
            self.table.say("term-move-how", cmd="move")
            return
        index, to = self._index(words[0], count), self._index(words[1], count)
        if index is not None and to is not None:
            self.draft.move(index, to)
            show_lines(self)
            show_notes(self)

    def _index(self, word: str, count: int) -> int | None:
        """The index of a line by its number, the last by default; says so when there is none."""
        if not word:
            return count - 1
        number = typed_whole(word, 1, count)
        if number is not None:
            return number - 1
        self.table.say("term-no-line", text=word[:20], n=count)
        return None

    def clear(self, rest: str) -> None:
        """Take every line back."""
        self.draft.clear()
        self.table.say("term-cleared", 2)

    # -- what is said beside the decision ----------------------------------------------------

    def sayings(self) -> list[Move]:
        """What this seat may say beside its decision."""
        return self.table.recorder.position.declarations(self.seat)

    def may_say(self, word: str) -> bool:
        """Whether this seat may declare that now."""
        return any(move.text() == word for move in self.sayings())

    def said(self) -> list[str]:
        """The same in words, less what is a command of this client."""
        table = self.table
        texts = [table.voice.declaration(move) for move in self.sayings()]
        return [text for text in texts if not command_of(text, table.lang)[0]]

    def _saying(self, text: str) -> Move | None:
        """The declaration that somebody typed, in notation or in words."""
        said = " ".join(plain(text).split())
        for move in self.sayings():
            spoken = self.table.voice.declaration(move)
            if said in (plain(move.text()), plain(spoken)):
                return move
        return None

    def _declare(self, word: str) -> bool:
        move = next((move for move in self.sayings() if move.text() == word), None)
        if move is None:
            self.table.say("term-cannot-say", cmd=word)
            return False
        self._play(move, decided=False)
        return True

    def pause(self, rest: str) -> None:
        """Stop the hourglass, or let it run again."""
        glass = self.hourglass
        if glass is None:
            self.table.say("term-no-hourglass")
        elif glass.pause_left > 0:
            glass.go_on()
            self.table.say("term-goes-on", time=shown(glass.left))
        elif self._declare(PAUSE):
            clock = self.view.clock()
            glass.pause(0 if clock is None else clock.pause_minutes)
            self.table.say("term-pause-ends", 2, cmd="pause")

    def resign(self, rest: str) -> None:
        """Give the game up, once that is confirmed."""
        if self.may_say(RESIGN):
            self.question(RESIGN)
        else:
            self.table.say("term-cannot-say", cmd="resign")


ACTS = {
    "send": Turn.send,
    "undo": Turn.undo,
    "move": Turn.reorder,
    "clear": Turn.clear,
    "pause": Turn.pause,
    "resign": Turn.resign,
    "quit": Turn.quit,
}
"""The commands that do something; those that only show something are in `answers`."""
