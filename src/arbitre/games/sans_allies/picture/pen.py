"""What a drawing is made with: the position as a view shows it, and the reader's words."""

from __future__ import annotations

from arbitre.core.edition import Edition
from arbitre.core.message import Value
from arbitre.core.words import Words, harmless
from arbitre.games.sans_allies.picture.layout import TALL, WIDE, Layout
from arbitre.games.sans_allies.play.notation import LETTERS
from arbitre.games.sans_allies.play.position import SansAlliesView
from arbitre.games.sans_allies.rules.cards import KINDS, counted
from arbitre.games.sans_allies.rules.pyramid import ROW, exposed
from arbitre.games.sans_allies.rules.state import INVASIONS, PYRAMID, REGIONS, State
from arbitre.games.sans_allies.rules.values import CENTRE, Values
from arbitre.games.sans_allies.words.editions import ours_in


class Pen:
    """What a drawing is made from: a state of the table, and the reader's words.

    `written`: what a decision being written comes to, for the box of the force.
    """

    def __init__(
        self,
        edition: Edition,
        state: State,
        words: Words,
        wide: bool,
        written: list[str] | None = None,
    ) -> None:
        self.words = words
        self.at: Layout = WIDE if wide else TALL
        self.state = state
        self.values: Values = state.values
        self.edition = edition.full_name
        self.ours = bool(ours_in(edition))
        self.digest = edition.digest
        self.letters = LETTERS[words.lang]
        self.written = written
        # while cards are dealt nothing covers anything yet
        dealing = state.phase in (REGIONS, PYRAMID)
        self.open: list[int] = [] if dealing else exposed(state.standing)
        # between the dice and the capture nothing else can be attacked
        self.aims = state.target < 0 or written is not None
        self.short = _out_of_reach(state) if self.aims else {}

    def say(self, key: str, **args: Value) -> str:
        """A message of the game in the language of the drawing."""
        return self.words.phrase(f"draw-{key}", dict(args))

    def whose_numbers(self) -> str:
        """Whether the numbers are ours or those of somebody's own edition."""
        return self.say("edition-ours" if self.ours else "edition", name=self.edition[:40])

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

    def key(self, code: int) -> str:
        """A terrain as drawings call it."""
        return CENTRE if self.values.is_centre(code) else self.values.names[code]

    def counts(self, counts: list[int]) -> str:
        """Cards by kind, read aloud."""
        found = [
            self.say(f"count-{KINDS[kind]}", n=count) for kind, count in enumerate(counts) if count
        ]
        return ", ".join(found) or self.say("nothing")


def _out_of_reach(state: State) -> dict[int, int]:
    """Exposed places that the whole reserve cannot take now, and what it is worth there."""
    if state.phase != INVASIONS:
        return {}
    # what a decision being written has taken out can still be sent elsewhere
    cards = [
        kept + sent for kept, sent in zip(state.reserve[:4], counted(state.force), strict=True)
    ]
    found: dict[int, int] = {}
    for place in exposed(state.standing):
        worth = state.strengths(state.board[place])
        have = sum([n * each for n, each in zip(cards, worth, strict=True)])
        if have < state.values.defence[place // ROW]:
            found[place] = have
    return found


def pen_of(view: SansAlliesView, words: Words, wide: bool) -> Pen:
    """A pen for what a view shows."""
    position = view.position()
    return Pen(position.setting.edition, position.state, words, wide)
