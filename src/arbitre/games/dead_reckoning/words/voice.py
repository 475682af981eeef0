"""The voice of Dead Reckoning: events, prompts, decisions and what chance does, in words."""

from __future__ import annotations

from arbitre.core.edition import Edition
from arbitre.core.message import Event
from arbitre.core.position import Move, View
from arbitre.core.voice import Told, Voice
from arbitre.games.dead_reckoning.play.notation import neutral, spoken
from arbitre.games.dead_reckoning.play.position import DeadReckoningPosition, DeadReckoningView
from arbitre.games.dead_reckoning.rules.moves import SEATS
from arbitre.games.dead_reckoning.rules.state import ALLIANCE, PHASES
from arbitre.games.dead_reckoning.words.chance import (
    asked,
    card_help,
    kind_asked,
    number_asked,
    spoken_outcome,
    typed_outcomes,
)
from arbitre.games.dead_reckoning.words.codes import known_to, sea_words
from arbitre.games.dead_reckoning.words.editions import edition_lines, whose_numbers
from arbitre.games.dead_reckoning.words.pointing import about
from arbitre.games.dead_reckoning.words.prompts import prompt_of
from arbitre.games.dead_reckoning.words.sentences import before, said
from arbitre.games.dead_reckoning.words.telling import told_lines
from arbitre.games.dead_reckoning.words.why import reasons_of, steps_of


class DeadReckoningVoice(Voice):
    """The game in words, with the table's edition, its humans, and the tiles that the view shows."""

    def __init__(self, view: View | None, lang: str) -> None:
        super().__init__(sea_words(view, lang), view)

    @property
    def position(self) -> DeadReckoningPosition:
        """A position that looks like the view."""
        view = self.seen
        assert isinstance(view, DeadReckoningView)
        return view.position()

    @property
    def _focus(self) -> int:
        """The seat that looks on: its things have no name in the picture."""
        seats = SEATS[known_to(self.words).humans - 1]
        seat = None if self.view is None else self.view.seat
        return seats.index(seat) if seat in seats else 0

    def _about(self, event: Event) -> list[str]:
        return about([event], known_to(self.words).humans, self._focus)

    def tell(self, events: list[Event]) -> list[Told]:
        """The events as lines, each with its clause; what an Alliance does with its reasons."""
        inside = self.view is not None and self.view.data["phase"] == PHASES[ALLIANCE]
        return told_lines(events, self.words, inside, self._focus)

    def steps(self, events: list[Event]) -> list[Told]:
        """The steps of the last Alliance turn, each with its candidates, tie-break and rule."""
        found: list[Told] = []
        for event in steps_of(events):
            text = said(event, before(event, self.words))
            why = reasons_of(event, self.words)
            found.append(Told(text, event.clause, False, [event], self._about(event), why))
        return found

    def prompt(self) -> str:
        """What is to be decided now."""
        return prompt_of(self.position, self.words)

    def line(self, text: str) -> str:
        """A line of a draft in the reader's language."""
        values = known_to(self.words).values
        return spoken(neutral(text, values), self.lang, values)

    def written(self, move: Move) -> list[str]:
        """A decision is one line."""
        return [spoken(move.text(), self.lang, known_to(self.words).values)]

    def greeting(self) -> list[str]:
        """Which numbers of this edition are ours, and what somebody with the box can do."""
        return whose_numbers(self.position.edition, self.words)

    def edition_lines(self, edition: Edition) -> list[str]:
        """What an edition has; with the standard one, which numbers are ours."""
        return edition_lines(edition, self.words)

    # -- a person plays chance ---------------------------------------------------------------

    def chance_prompt(self) -> str:
        """Which card, tile, cube or coin is awaited."""
        return asked(self.position, self.words)

    def chance_moves(self, text: str) -> list[str]:
        """Cards by icons, tiles by name, cubes as `c c h -`."""
        return typed_outcomes(self.position, text, self.words)

    def chance_kind(self) -> str:
        """Cubes, Alliance cards, tiles, cards of the rows, coin tosses."""
        return kind_asked(self.position, self.words)

    def chance_count(self) -> int:
        """The cubes of one side fall together."""
        return number_asked(self.position)

    def chance_help(self) -> list[str]:
        """How a card of one's own box is typed."""
        return card_help(self.position, self.words)

    def outcome(self, move: Move) -> str:
        """An outcome as one types it."""
        return spoken_outcome(move, self.words)
