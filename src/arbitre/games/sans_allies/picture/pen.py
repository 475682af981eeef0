"""What a drawing is made with: the position as a view shows it, and the reader's words."""

from __future__ import annotations

from arbitre.core.message import Value
from arbitre.core.words import Words, harmless
from arbitre.games.sans_allies.play.notation import LETTERS
from arbitre.games.sans_allies.play.position import SansAlliesView
from arbitre.games.sans_allies.rules.cards import KINDS
from arbitre.games.sans_allies.rules.pyramid import exposed
from arbitre.games.sans_allies.rules.state import PYRAMID, REGIONS


class Pen:
    """What a drawing is made from: the position as a view shows it, and the reader's words."""

    def __init__(self, view: SansAlliesView, words: Words, wide: bool = False) -> None:
        position = view.position()
        self.words = words
        self.wide = wide  # the units stand beside the pyramid, not below it
        self.state = position.state
        self.values = position.state.values
        self.edition = position.setting.edition.full_name
        self.digest = position.setting.edition.digest
        self.letters = LETTERS[words.lang]
        # while cards are dealt nothing covers anything yet
        dealing = self.state.phase in (REGIONS, PYRAMID)
        self.open: list[int] = [] if dealing else exposed(self.state.standing)

    def say(self, key: str, **args: Value) -> str:
        """A message of the game in the language of the drawing."""
        return self.words.phrase(f"draw-{key}", dict(args))

    def head(self, kind: str) -> str:
        """The name of a kind of cards as a heading."""
        name = self.say(f"kind-{kind}")
        return name[:1].upper() + name[1:]

    def terrain(self, code: int, long: bool = False) -> str:
        """A terrain in the reader's language, as its edition calls it."""
        if self.values.is_centre(code):
            return self.say("centre-long" if long else "centre")
        if code == self.values.capital:
            return self.say("capital")
        return " ".join(harmless(self.values.words[code][self.words.lang]).split())

    def counts(self, counts: list[int]) -> str:
        """Cards by kind, read aloud."""
        found = [
            self.say(f"count-{KINDS[kind]}", n=count) for kind, count in enumerate(counts) if count
        ]
        return ", ".join(found) or self.say("nothing")
