"""Playing beside a real table: people type what the dice show and which cards are turned."""

from __future__ import annotations

from arbitre.core.chance import CHANCE
from arbitre.core.draw_words import MOST_DRAWN, draw_word, number_drawn
from arbitre.core.message import Event, Illegal
from arbitre.core.position import View
from arbitre.core.words import plain
from arbitre.term.answers import GENERAL
from arbitre.term.commands import command_of, name_of
from arbitre.term.completion import next_words
from arbitre.term.desk import Desk
from arbitre.term.drawing import draw, kind_of, tell_draws
from arbitre.term.reading import Ask
from arbitre.term.table import BOLD, DIM, Leave, TermTable
from arbitre.term.telling import show_refusal, tell
from arbitre.term.undoing import take_back


class ChanceDesk(Desk):
    """The seat of chance: asks the table for a die or a card until one is taken."""

    commands = tuple(
        "outcomes draw correct draws help board back why aid rule scores save quit".split()
    )

    heading = "term-chance-commands"

    @property
    def view(self) -> View:
        """What everybody may know."""
        return self.table.view(None)

    def run(self) -> list[Event]:
        """Ask, unless the program draws what is awaited."""
        if self.table.drawing.draws(kind_of(self.table)):
            tell(self.table, draw(self.table, MOST_DRAWN, unasked=True))
            return []
        return super().run()

    def show_all(self) -> None:
        """Which die, which card."""
        table = self.table
        asked = table.voice.chance_prompt()
        table.screen.say(asked or table.phrase("term-chance-prompt"), 0, BOLD)

    def ask(self) -> Ask:
        """What is awaited now."""
        return Ask(self._prompt, None, self.complete, self._toolbar, CHANCE)

    def _prompt(self) -> str:
        table = self.table
        if self._asked:
            return table.phrase("term-sure", cmd=self._asked) + " "
        return table.screen.style.paint(table.phrase("term-chance-name"), BOLD) + "> "

    def _toolbar(self) -> str:
        return " " + self.table.phrase("term-chance-toolbar", cmd="undo")

    def outcomes(self) -> list[tuple[str, int]]:
        """What chance may do now, as one types it, each with its weight."""
        table = self.table
        chances = table.recorder.position.chances()
        return [(table.voice.outcome(move), weight) for move, weight in chances]

    def complete(self, text: str) -> list[str]:
        """The words that could stand where the last word is being typed."""
        known = [spoken for spoken, _ in self.outcomes()]
        start = text.lstrip()
        words = start.split(" ")
        found: list[str] = []
        for first in range(len(words)):  # other outcomes may stand before this one
            found = found or next_words(" ".join(words[first:]), known)
        if start and len(words) == 1:
            names = [name_of(key, self.table.lang) for key in ("draw", "undo", "quit", *GENERAL)]
            found += [name for name in names if plain(name).startswith(plain(start))]
        return found

    # -- what is typed -----------------------------------------------------------------------

    def obey(self, text: str, command: str, rest: str) -> None:
        """An outcome of chance, or a command."""
        first, _, more = text.partition(" ")
        if draw_word(first) == "draw":
            self.draw(more.strip())
        elif not command or plain(text) in [plain(spoken) for spoken, _ in self.outcomes()]:
            self.deal(text)
        elif command == "about":
            self.about(rest)
        elif command == "undo":
            self.done = take_back(self.table)
        elif command == "quit":
            self.quit(rest)
        elif command in GENERAL:
            GENERAL[command](self, rest)
        else:
            self.table.say("term-chance-first", cmd=command)

    def confirmed(self, id: str) -> None:
        """The only thing that is asked here is whether to leave."""
        raise Leave

    def about(self, rest: str) -> None:
        """What chance may do now, and how likely each is."""
        table = self.table
        outcomes = self.outcomes()
        total = sum(weight for _, weight in outcomes)
        rows = [f"{spoken} ({n}/{total})" for spoken, n in outcomes if plain(rest) in plain(spoken)]
        if rows:
            table.say("term-chances", 0, BOLD)
            table.screen.say(" · ".join(rows), 2)
        lines = [] if rest and rows else table.voice.chance_help()
        for line in lines:
            table.screen.say(line)
        if rows or lines:
            table.say("term-draw-one", cmd="draw")
        else:
            table.say("term-chance-see")

    def draw(self, rest: str) -> None:
        """The program draws: what is asked for, so many, all of the kind, or all from now on."""
        table = self.table
        word = draw_word(rest)
        most = number_drawn(rest, table.voice.chance_count())
        if word == "always":
            most = MOST_DRAWN
        elif word == "never":
            table.drawing.never()
        elif not most:
            table.say("term-draw-how", cmd="draw")
            return
        if word == "always":
            table.drawing.always(kind_of(table))
        if word in ("always", "never"):
            tell_draws(table)
        if word != "never":
            tell(table, draw(table, most, unasked=False))
            self.done = True

    def deal(self, text: str) -> None:
        """Play what was typed, one outcome after another, as far as it goes."""
        table = self.table
        moves = table.voice.chance_moves(text)
        events: list[Event] = []
        taken = 0
        refused: Illegal | None = None
        while taken < len(moves) and table.recorder.position.actors == (CHANCE,):
            try:
                events += table.make(CHANCE, table.recorder.position.read(CHANCE, moves[taken]))
            except Illegal as problem:
                refused = problem
                break
            taken += 1
            # what a word means may depend on what is asked for now
            again = table.voice.chance_moves(text)
            moves = again if len(again) == len(moves) else moves
        self.done = taken > 0
        if events:
            tell(table, events)
        if refused is not None:
            shown = text if len(moves) == 1 else self._spoken(moves[taken])
            show_refusal(table, shown, refused.ruling)
        if taken < len(moves) and len(moves) > 1:
            table.say("term-chance-taken", 2, n=taken, all=len(moves))
        if not taken:
            table.say("term-chance-see", 4)

    def _spoken(self, text: str) -> str:
        """An outcome as one types it; what cannot be read stays as it is."""
        table = self.table
        try:
            move = table.recorder.position.read(CHANCE, text)
        except Illegal:
            return text
        return table.voice.outcome(move)


def goes_on(table: TermTable) -> bool:
    """At the end of a game beside a real table: whether its last line was mistyped and taken back."""
    if not table.companion or not table.reader.person:
        return False

    def prompt() -> str:
        words = table.phrase("term-chance-over", cmd="undo")
        return table.screen.style.paint(words, DIM) + " "

    return command_of(table.reader.line(Ask(prompt)), table.lang)[0] == "undo" and take_back(table)
