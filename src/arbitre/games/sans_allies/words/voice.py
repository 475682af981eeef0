"""The voice of Sans Alliés: events, prompts, decisions and what chance does, in words."""

from __future__ import annotations

from arbitre.core.edition import Edition
from arbitre.core.message import Event
from arbitre.core.position import Move, View
from arbitre.core.voice import Told, Voice
from arbitre.games.sans_allies.play.notation import neutral, spoken
from arbitre.games.sans_allies.play.position import SansAlliesView
from arbitre.games.sans_allies.rules.state import State
from arbitre.games.sans_allies.words.chance import asked, spoken_outcome, typed_outcomes
from arbitre.games.sans_allies.words.codes import nation_words
from arbitre.games.sans_allies.words.editions import edition_lines, whose_numbers
from arbitre.games.sans_allies.words.prompts import prompt_of
from arbitre.games.sans_allies.words.telling import told_lines


class SansAlliesVoice(Voice):
    """The game in words, with what the edition on the table calls its terrains."""

    def __init__(self, view: View | None, lang: str) -> None:
        super().__init__(nation_words(view, lang), view)

    @property
    def state(self) -> State:
        """The state that the view shows."""
        view = self.seen
        assert isinstance(view, SansAlliesView)
        return view.position().state

    def tell(self, events: list[Event]) -> list[Told]:
        """The events as lines, each with its clause."""
        return told_lines(events, self.words)

    def prompt(self) -> str:
        """What is to be decided now, with an example that can be typed."""
        return prompt_of(self.state, self.words)

    def line(self, text: str) -> str:
        """A line of a draft in the reader's language."""
        return spoken(neutral(text), self.lang)

    def written(self, move: Move) -> list[str]:
        """A decision is one line."""
        return [spoken(move.text(), self.lang)]

    def greeting(self) -> list[str]:
        """Which numbers of this edition are ours, and what somebody with the box can do."""
        return whose_numbers(self.state.setting.edition, self.words)

    def edition_lines(self, edition: Edition) -> list[str]:
        """The tiles of an edition; with the standard one, which numbers are ours."""
        return edition_lines(edition, self.words)

    # -- a person plays chance ---------------------------------------------------------------

    def chance_prompt(self) -> str:
        """Which card or die is awaited."""
        return asked(self.state, self.words)

    def chance_moves(self, text: str) -> list[str]:
        """Cards by name, letter or beginning, with counts; dice in any spelling."""
        return typed_outcomes(self.state, text)

    def outcome(self, move: Move) -> str:
        """An outcome as one types it."""
        return spoken_outcome(move, self.words)
