"""The table: the game being played, who sits around it, and what every part of the client needs."""

from __future__ import annotations

from typing import TextIO

from arbitre.bots.faults import BotFault
from arbitre.core.chance import CHANCE, Rng
from arbitre.core.game import Game
from arbitre.core.message import Event, Value, os_reason
from arbitre.core.position import Move, View
from arbitre.core.record import Recorder
from arbitre.core.terminal import Terminal
from arbitre.core.voice import Told, Voice
from arbitre.core.words import Words
from arbitre.term.chronicle import Chronicle
from arbitre.term.commands import name_of
from arbitre.term.drawn import Drawing
from arbitre.term.hourglass import Seconds
from arbitre.term.players import Player
from arbitre.term.reading import Reader
from arbitre.term.saving import Saver
from arbitre.term.screen import Printer

DIM = "2"
BOLD = "1"
RED = "31"
GREEN = "32"


class Leave(Exception):
    """Somebody asked to leave the game."""


class TermTable:
    """A game under way at one keyboard."""

    def __init__(
        self,
        game: Game,
        recorder: Recorder,
        players: list[Player],
        saver: Saver,
        lang: str,
    ) -> None:
        self.game = game
        self.recorder = recorder
        recorder.dealing = False  # chance is dealt here, so that a round ends where it ends
        self.players = dict(zip(recorder.position.seats, players, strict=True))
        self.saver = saver
        self.lang = lang
        self._voice: Voice | None = None
        self._words: Words | None = None
        self._told = recorder.header.begin().view(None)  # the table as it was told last
        self.chronicle = Chronicle.of(recorder)
        self.budget = game.simulations
        self.drawing = Drawing()
        self.resumed = False
        self.made = 0  # how many lines stood before the last move was made
        self.ahead: list[str] = []  # typed before it was asked for, by the only person here
        self.screen: Printer
        self.reader: Reader
        self.err: TextIO
        self.clock: Seconds

    # -- the game ----------------------------------------------------------------------------

    @property
    def people(self) -> list[str]:
        """The seats of people who are still to decide something in this game."""
        actors = {*self.recorder.position.actors, *self.recorder.held}
        return [seat for seat, player in self.players.items() if not player.bot and seat in actors]

    @property
    def companion(self) -> bool:
        """Whether nobody deals: people play chance from a real table."""
        return self.recorder.dealer is None and self.game.chance

    @property
    def desk(self) -> bool:
        """Whether it is a referee's desk: what stands on a real board may be set, and hands are told."""
        wanted, given = self.game.companion_options(), self.recorder.header.options
        return self.game.desk and all(given.get(name) == value for name, value in wanted.items())

    @property
    def bots(self) -> tuple[str, ...]:
        """The seats that bots play."""
        return tuple(seat for seat, player in self.players.items() if player.bot)

    def view(self, seat: str | None) -> View:
        """What a seat may know now."""
        return self.recorder.position.view(seat)

    def make(self, seat: str, move: Move) -> list[Event]:
        """Play a move, keep what happened, and save."""
        recorder = self.recorder
        before = self.made = len(recorder.entries)
        events = recorder.play(seat, move)
        self._forget_words()
        self.chronicle.note(recorder.position, events, len(recorder.entries))
        while recorder.dealer is not None and recorder.position.actors == (CHANCE,):
            dealt = recorder.deal_one()
            self.chronicle.note(recorder.position, dealt, len(recorder.entries))
            events += dealt
        if len(recorder.entries) > before:
            self.save()
        return events

    def rewritten(self) -> None:
        """A move was taken back: what is known of the game follows, and the file."""
        self.chronicle = Chronicle.of(self.recorder)
        self.caught_up()
        self.save()

    def rng(self, *names: str) -> Rng:
        """A bot's generator; the same moment of the same game gives the same answer."""
        return Rng(self.saver.seed, *names, len(self.recorder.entries))

    def decision(self, player: Player, seat: str) -> Move:
        """What a bot decides for a seat; one that gives no move is told of, and a random one goes on."""
        try:
            return player.decide(self.view(seat), self.rng(seat), self.budget)
        except BotFault as fault:
            self.say("term-bot-failed", 0, RED, problem=self.fault(fault))
            player.give_way(self.game)
            return player.decide(self.view(seat), self.rng(seat), self.budget)

    def fault(self, fault: BotFault) -> str:
        """What a bot did wrong, in a sentence; with the rule that refuses its move."""
        said = self.words.say(fault.message)
        if fault.ruling is None:
            return said
        return f"{said} ({fault.ruling.clause}: {self.words.ruling(fault.ruling)})"

    def save(self) -> bool:
        """Write the record where there is a file; a full disk stops nobody from playing on."""
        try:
            return self.saver.save(self.recorder)
        except OSError as problem:
            self.note("term-not-saved", file=str(self.saver.path), problem=os_reason(problem))
            return False

    # -- what is said ------------------------------------------------------------------------

    @property
    def words(self) -> Words:
        """The words of the core, of the game and of this client, about the table as it stands now."""
        if self._words is None:
            self._words = self.voice.words.with_package("arbitre.term")
        return self._words

    @property
    def voice(self) -> Voice:
        """The game's voice about the table as it stands now, for everybody."""
        if self._voice is None:
            self._voice = self.voice_of(self.view(None))
        return self._voice

    def voice_of(self, view: View) -> Voice:
        """The game's voice about another view: a seat's, an earlier one, one to come."""
        return self.game.voice(view, self.lang)

    @property
    def terminal(self) -> Terminal:
        """The game at this keyboard as it stands now, for everybody."""
        return self.game.terminal(self.voice)

    def terminal_of(self, view: View) -> Terminal:
        """The game at this keyboard as another view shows it."""
        return self.game.terminal(self.voice_of(view))

    def _forget_words(self) -> None:
        self._voice = self._words = None

    def told(self, events: list[Event], before: View | None = None) -> list[Told]:
        """What happened as lines; called as they were before it, or when something was told last."""
        lines = self.voice_of(before or self._told).tell(events)
        if before is None:
            self.caught_up()
        return lines

    def caught_up(self) -> None:
        """The players know the table as it stands now."""
        self._forget_words()
        self._told = self.view(None)

    def phrase(self, key: str, **args: Value) -> str:
        """A message; `cmd` names a command, and the text has it in the reader's language."""
        if "cmd" in args:
            args["cmd"] = name_of(str(args["cmd"]), self.lang)
        return self.words.phrase(key, dict(args))

    def say(self, key: str, /, indent: int = 0, code: str = "", **args: Value) -> None:
        """Print a message for the players."""
        self.screen.say(self.phrase(key, **args), indent, code)

    def note(self, key: str, /, **args: Value) -> None:
        """A line beside the game: on stderr."""
        self.err.write(self.screen.fitted(self.phrase(key, **args)) + "\n")
        self.err.flush()

    def seat_name(self, seat: str) -> str:
        """A seat in words."""
        return self.voice.seat(seat)

    def who(self, seat: str) -> str:
        """A seat and who sits there; a side that the rules play has only its name."""
        name = self.players[seat].name if seat in self.players else ""
        if not name:
            return self.seat_name(seat)
        return self.phrase("term-who", place=self.seat_name(seat), player=name)

    def joined(self, names: list[str]) -> str:
        """Several names in one phrase."""
        if len(names) < 2:
            return "".join(names)
        return f"{', '.join(names[:-1])} {self.phrase('term-and')} {names[-1]}"

    def show_board(self, view: View) -> None:
        """Draw a view."""
        self.screen.write(self.board(view).rstrip("\n"))

    def board(self, view: View) -> str:
        """A view drawn as text."""
        return self.terminal_of(view).board(self.screen.style)

    def scores(self, view: View) -> list[tuple[str, int]]:
        """The seats and their scores, highest first, where the game keeps any."""
        return sorted(view.scores().items(), key=lambda pair: -pair[1])

    def _named(self, side: str) -> str:
        """Who a score belongs to: a player, or a side that nobody plays."""
        if side in self.players:
            return self.who(side)
        return self.phrase(f"seat-{side}") if self.words.knows(f"seat-{side}") else side

    def show_scores(self, pairs: list[tuple[str, int]]) -> None:
        """One line a seat."""
        names = {seat: self._named(seat) for seat, _ in pairs}
        wide = max(len(name) for name in names.values())
        for seat, score in pairs:
            self.screen.write(f"  {names[seat].ljust(wide)}  {score:>4}")


def term_words(game: Game, lang: str) -> Words:
    """The words of the core, of a game and of this client."""
    return game.voice(None, lang).words.with_package("arbitre.term")
