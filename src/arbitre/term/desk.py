"""A place where somebody types: lines are read, commands obeyed, questions asked, until it is done."""

from __future__ import annotations

from abc import ABC, abstractmethod

from arbitre.core.message import Event
from arbitre.core.position import View
from arbitre.term.commands import NAMES, answer_of, command_of
from arbitre.term.hourglass import Hourglass
from arbitre.term.reading import Ask
from arbitre.term.table import DIM, Leave, TermTable


class Desk(ABC):
    """What a seat's turn and the asking for chance have in common."""

    commands: tuple[str, ...] = (*NAMES, "about", "insist")
    """What the help lists: commands and other things that may be typed, by id."""

    heading = "term-commands"
    """The message above them."""

    def __init__(self, table: TermTable) -> None:
        self.table = table
        self.hourglass: Hourglass | None = None
        self.done = False
        self._events: list[Event] = []
        self._asked = ""  # the command that waits for a yes

    @property
    @abstractmethod
    def view(self) -> View:
        """What whoever types here may know."""

    @abstractmethod
    def show_all(self) -> None:
        """What is asked, and what is needed to answer."""

    @abstractmethod
    def ask(self) -> Ask:
        """What is awaited now."""

    @abstractmethod
    def obey(self, text: str, command: str, rest: str) -> None:
        """Do what a line says; `command` is empty when it is none."""

    @abstractmethod
    def confirmed(self, id: str) -> None:
        """Carry out the command that waited for a yes."""

    def run(self) -> list[Event]:
        """Read lines until something is decided; what that brought about and is not told yet."""
        self.done = False
        self._events = []
        self._asked = ""
        self.show_all()
        while not self.done:
            self.step()
        return self._events

    def step(self) -> None:
        """Read one line, or take the one that was typed ahead, and do what it says."""
        ahead = self.table.ahead
        self.take(ahead.pop(0) if ahead else self.table.reader.line(self.ask()))

    def take(self, text: str) -> None:
        """Do what a line says; an empty one and a comment say nothing."""
        text = text.strip()
        if not text or text.startswith("#"):
            return
        asked, self._asked = self._asked, ""
        command, rest = command_of(text, self.table.lang)
        if asked:
            answer = answer_of(text, self.table.lang)
            if answer == "yes" or (command == asked and not rest):
                self.confirmed(asked)
                return
            self.declined(answer == "no")
            if answer == "no":
                return
        self.obey(text, command, rest)

    def declined(self, plainly: bool) -> None:
        """A question was answered by no, or by something else."""
        if plainly:
            self.table.say("term-not-done", 0, DIM)

    def question(self, id: str) -> None:
        """Wait for a yes, or for the command again, before it is carried out."""
        self._asked = id
        if not self.table.reader.person:
            self.table.say("term-sure", cmd=id)

    @property
    def single(self) -> bool:
        """Whether what is asked for is one line."""
        return False

    def said(self) -> list[str]:
        """What else may be said here, in words."""
        return []

    def may_say(self, word: str) -> bool:
        """Whether that may be declared here."""
        return False

    def quit(self, rest: str) -> None:
        """Leave; a game that is kept nowhere is not lost without a question."""
        if self.table.saver.path is None and self.table.reader.person:
            self.table.say("term-quit-unsaved", cmd="save")
            self.question("quit")
        else:
            raise Leave
