"""A lesson at a terminal: a page, Enter, the next; where it asks for a decision, only that one is taken."""

from __future__ import annotations

import sys
import time
from typing import TextIO

from arbitre.bots import usual_bot
from arbitre.core.game import Game
from arbitre.core.lesson import FIRST, Guide, Lesson, LessonStep, begin_lesson, said
from arbitre.core.message import BadInput, Event
from arbitre.core.position import Move
from arbitre.term.commands import answer_of, command_of
from arbitre.term.play import BAD_INPUT, DONE, INTERRUPTED, reader_of
from arbitre.term.players import HUMAN, seated
from arbitre.term.reading import Ask, EndOfInput
from arbitre.term.saving import Saver
from arbitre.term.screen import Printer
from arbitre.term.table import BOLD, DIM, GREEN, RED, Leave, TermTable, term_words
from arbitre.term.telling import tell
from arbitre.term.turn import Turn

KNOWN = (
    "send",
    "help",
    "sheet",
    "undo",
    "move",
    "clear",
    "preview",
    "board",
    "rule",
    "about",
    "quit",
)
"""The commands that a lesson takes: the others are for games."""


class LessonTurn(Turn):
    """The decision of one step: whatever else is written is answered in the lesson's own words."""

    commands = KNOWN

    def __init__(self, table: TermTable, lesson: Lesson, step: LessonStep) -> None:
        super().__init__(table, lesson.seat)
        self.step_told = step
        self.guide = Guide(table.game, self.view, step)

    def show_all(self) -> None:
        """What is typed; the board and the words stand above it."""
        lines = self.guide.lines(self.table.lang)
        more = {} if self.draft.single else {"cmd": "send"}
        key = "term-lesson-line" if self.draft.single else "term-lesson-lines"
        self.table.say(key, 0, GREEN, lines="; ".join(lines), **more)

    def obey(self, text: str, command: str, rest: str) -> None:
        """A line, one of the few commands, or `show`, which does it."""
        if answer_of(text, self.table.lang) == "show":
            self.draft.clear()
            self._play(self.guide.decision())
        elif command == "send" and not self.draft.single:
            self.send(rest)
        elif command == "quit":
            raise Leave
        elif command and command not in KNOWN:
            self.table.say("term-lesson-only", 2)
        else:
            super().obey(text, command, rest)

    def write(self, text: str) -> None:
        """A line of the decision that is asked for; others are legal, and not now."""
        trial = self.guide.draft([*(line.text for line in self.draft.lines), text], self.table.lang)
        written = trial.lines_in(self.table.lang)
        fine = trial.lines and trial.lines[-1].ruling is None
        if fine and written[-1] not in self.guide.open(self.draft, self.table.lang):
            self._say_wrong()
        else:
            super().write(text.lstrip("! "))

    def send(self, rest: str) -> None:
        """Commit the decision, if it is the one."""
        if self.guide.accepts(self.draft):
            self._play(self.draft.decision())
        else:
            self._say_wrong()

    def _say_wrong(self) -> None:
        words = said(self.step_told.wrong, self.table.lang)
        self.table.screen.say(words or self.table.phrase("lesson-not-this"), 2, RED)

    def _play(self, move: Move, decided: bool = True) -> None:
        self._events = [*self.table.make(self.seat, move), *follow(self.table, self.step_told)]
        self.done = True


def follow(table: TermTable, step: LessonStep) -> list[Event]:
    """What the others and chance do in a step."""
    events: list[Event] = []
    for seat, text in step.then:
        events += table.make(seat, table.recorder.position.read(seat, text))
    return events


class LessonCourse:
    """A lesson from its first page to its last."""

    def __init__(self, table: TermTable, lesson: Lesson) -> None:
        self.table = table
        self.lesson = lesson
        self._board = True  # it has changed since it was last shown

    def run(self) -> None:
        """Page after page."""
        table, lesson = self.table, self.lesson
        table.screen.say(said(lesson.title, table.lang), 0, BOLD)
        for number, page in enumerate(lesson.spoken, 1):
            if self._board:
                table.show_board(table.view(lesson.seat))
                self._board = False
            table.screen.write()
            table.screen.say(lesson.words(page, table.lang))
            if lesson.asks(page):
                self._tell(LessonTurn(table, lesson, lesson.step_at(page)).run())
            elif page < lesson.end:
                self._wait(number)
                if lesson.happens(page):
                    self._tell(follow(table, lesson.step_at(page)))
        table.screen.write()
        table.say("term-lesson-end", 0, BOLD, game=table.game.id)

    def _tell(self, events: list[Event]) -> None:
        tell(self.table, events)
        self._board = True

    def _wait(self, number: int) -> None:
        """Until Enter is pressed; a pipe is not waited for."""
        table = self.table
        if not table.reader.person:
            return
        place = {"n": number, "total": len(self.lesson.spoken)}
        prompt = table.screen.style.paint(table.phrase("term-lesson-next", **place), DIM) + " "
        line = table.reader.line(Ask(lambda: prompt))
        if command_of(line, table.lang)[0] == "quit":
            raise Leave


def learn(
    game: Game,
    lang: str,
    out: TextIO,
    input: TextIO,
    err: TextIO | None = None,
    ascii: bool = False,
) -> int:
    """Give a game's first lesson; the exit code."""
    err = err or sys.stderr
    screen = Printer(out, out.isatty(), ascii)
    try:
        lesson = game.lesson(FIRST)
    except BadInput as bad:
        words = term_words(game, lang).say(bad.message)
        err.write(f"arbitre: {bad.where}: {words}\n".replace("lesson: ", "", 1))
        return BAD_INPUT
    table = _table(game, lesson, lang)
    table.screen, table.err, table.clock = screen, err, time.monotonic
    table.reader = reader_of(screen, input)
    try:
        LessonCourse(table, lesson).run()
    except (EndOfInput, Leave):
        table.note("term-lesson-left", game=game.id)
    except KeyboardInterrupt:
        screen.write()
        return INTERRUPTED
    return DONE


def _table(game: Game, lesson: Lesson, lang: str) -> TermTable:
    """The learner at a keyboard; the other seats do what the lesson says."""
    rival = usual_bot(game)
    seats = game.read(lesson.start).seats
    texts = [HUMAN if seat == lesson.seat else rival for seat in seats]
    recorder = begin_lesson(game, lesson, texts)
    return TermTable(
        game, recorder, seated(game, texts, strangers=False), Saver("", 0, False), lang
    )
