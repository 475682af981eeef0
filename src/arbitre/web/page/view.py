"""A table as one reader sees it on a page: sentences, lists and a picture, ready for the templates."""

from __future__ import annotations

from functools import cached_property

from arbitre.web.page.ending import EndingPage
from arbitre.web.page.lesson import Guided
from arbitre.web.page.seats import Seats


class PageView(Guided, Seats):
    """The view model of a page: what one reader sees of a table, in their language, on their screen."""

    @cached_property
    def ending(self) -> EndingPage | None:
        """How the game went, once it is over and where that can be told."""
        return EndingPage.of(self)

    @property
    def prompt(self) -> str:
        """What is asked of the reader now, with what they have written so far; a lesson says it itself."""
        if self.lesson is not None:
            return ""
        if self.state == "turn" and self.draft is not None:
            return self.screen.prompt_for(self.draft, self.voice)
        return super().prompt
