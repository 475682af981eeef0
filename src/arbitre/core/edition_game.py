"""A game whose printed values stand in edition files, released ones and players' own."""

from __future__ import annotations

from abc import abstractmethod

from mypy_extensions import mypyc_attr

from arbitre.core.edition import Edition, Editions
from arbitre.core.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class EditionGame(Game):
    """What all such games share: they say which editions there are, and the rest follows."""

    @property
    @abstractmethod
    def released(self) -> Editions[object]:
        """The editions of the game."""

    def editions(self) -> list[str]:
        """Names of the released editions, the standard one first."""
        return self.released.names()

    def edition(self, name: str) -> Edition:
        """A released edition by name, with or without its `@version`."""
        return self.released.named(name)

    def read_edition(self, text: str, where: str) -> Edition:
        """A player's own edition; BadInput names the line and the reason when it is wrong."""
        return self.released.read(text, where)

    def chosen_edition(self, edition: str | Edition) -> Edition:
        """An edition to play: by its name, or one's own."""
        return edition if isinstance(edition, Edition) else self.released.named(edition)
