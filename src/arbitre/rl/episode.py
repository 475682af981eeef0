"""A game under way as all wrappers see it: seats that say numbers, what they see, what they get."""

from __future__ import annotations

import operator
from typing import TYPE_CHECKING, Any, Final

from arbitre.core.alphabet import DONE, NumberedDraft
from arbitre.core.chance import CHANCE, Dealer
from arbitre.core.game import Game
from arbitre.core.game import game as game_named
from arbitre.core.observation import Field, Layout
from arbitre.core.position import Move, Position, View, draw_chance
from arbitre.rl import needed
from arbitre.rl.rewards import ILLEGAL, rewards

if TYPE_CHECKING:
    import numpy as np
else:
    np = needed("numpy")

STEPS: Final = 10_000
"""A game that nothing bounds is cut off after so many numbers, where no other limit is given."""
SAID: Final = 64
"""Places for what was said of a decision, where nothing bounds it."""


class Episode:
    """One game: the numbers of its steps, the layout of what is seen, and the position as it stands.

    >>> episode = Episode("sans_allies")
    >>> episode.begin(7)
    >>> episode.turn, [episode.alphabet.letter(number) for number in episode.open("invader")]
    ('invader', ['end'])
    """

    def __init__(
        self,
        rules: Game | str,
        seats: int = 0,
        edition: str = "",
        options: dict[str, object] | None = None,
        limit: int = 0,
    ) -> None:
        self.rules = game_named(rules) if isinstance(rules, str) else rules
        self._start = self.rules.start(None, seats=seats, edition=edition, options=options)
        self.seats = self._start.seats
        self.alphabet = self.rules.alphabet(self._start)
        self.size = self.alphabet.size
        self.longest = self.rules.longest(self._start) * self.alphabet.longest
        self.limit = limit or self.longest or STEPS
        seen = self.rules.layout(self._start)
        said = Field(
            "said",
            self.alphabet.longest or SAID,
            self.size - 1,
            about="the numbers said so far of the decision being written, 0 where there is none",
        )
        self.layout = Layout([*seen.fields, said])
        self._seen = seen.size
        self._said = said.length
        self.lows = np.frombuffer(self.layout.lows(), dtype=np.int32)
        self.highs = np.frombuffer(self.layout.highs(), dtype=np.int32)
        self.position: Position = self._start
        self.dealer: Dealer | None = None
        self.steps = 0
        self.illegal = ""  # the seat that said what it may not
        self._forget()

    def __getstate__(self) -> dict[str, Any]:
        """What is pickled: of the drafts the numbers said, and nothing that the position gives again."""
        made_again = ("alphabet", "_pads", "_views", "_bases")
        kept = {name: value for name, value in self.__dict__.items() if name not in made_again}
        return {**kept, "_numbers": {seat: pad.said for seat, pad in self._pads.items()}}

    def __setstate__(self, state: dict[str, Any]) -> None:
        numbers = state.pop("_numbers")
        moves = state["_moves"]
        self.__dict__.update(state)
        self._forget()
        self._moves.update(moves)
        self.alphabet = self.rules.alphabet(self._start)
        self._write(numbers)

    def _write(self, numbers: dict[str, list[int]]) -> None:
        """Drafts in which these numbers have been said."""
        for seat, said in numbers.items():
            pad = self._pads[seat] = self._pad(seat)
            for number in said:
                pad.say(number)

    def begin(self, seed: int | None) -> None:
        """A new game, dealt by a seed; None: chance is played by whoever drives it (`chance`)."""
        self.position = self._start.copy()
        self.dealer = None if seed is None else Dealer(seed)
        self.steps = 0
        self.illegal = ""
        self._settle()

    def copy(self) -> Episode:
        """The same game, which goes on by itself."""
        other: Episode = object.__new__(Episode)
        other.__dict__.update(self.__dict__)
        other.position = self.position.copy()
        other.dealer = None if self.dealer is None else self.dealer.copy()
        other._bases = self._bases.copy()
        other._views = self._views.copy()
        other._moves = self._moves.copy()
        other._pads = {}
        other._write({seat: pad.said for seat, pad in self._pads.items()})
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> Episode:
        """What OpenSpiel asks for to clone a state."""
        return self.copy()

    # -- how the game goes on ----------------------------------------------------------------

    def _forget(self) -> None:
        self._pads: dict[str, NumberedDraft] = {}
        self._moves: dict[str, Move] = {}
        self._views: dict[str, View] = {}
        self._bases: dict[str, Any] = {}

    def _settle(self) -> None:
        """Go on to the next number that somebody has to say: by the dealer, past decisions with no choice."""
        while True:
            self._forget()
            position, dealer = self.position, self.dealer
            actors = position.actors
            while dealer is not None and actors == (CHANCE,):
                position.make_silent(CHANCE, draw_chance(position, dealer))
                actors = position.actors
            if not actors or actors == (CHANCE,):
                return
            for seat in actors:
                pad = self._pads[seat] = self._pad(seat)
                if pad.over:
                    self._moves[seat] = pad.decision()
            if len(self._moves) < len(self._pads):
                return
            self._make()

    def _pad(self, seat: str) -> NumberedDraft:
        return NumberedDraft(self.alphabet, self.rules.draft(self.view(seat), self.alphabet.lang))

    def _make(self) -> None:
        for seat, move in self._moves.items():
            self.position.make_silent(seat, move)

    def say(self, seat: str, number: int) -> None:
        """A seat says a number that is open to it. With its last one a decision is made, once all are in."""
        pad = self._pads[seat]
        pad.say(number)
        self.steps += 1
        if pad.over:
            self._moves[seat] = pad.decision()
            if len(self._moves) == len(self._pads):
                self._make()
                self._settle()

    def chance(self, move: Move) -> None:
        """Chance does something, where no dealer plays it."""
        self.position.make_silent(CHANCE, move)
        self._settle()

    # -- who, and whether it is over ---------------------------------------------------------

    @property
    def waiting(self) -> list[str]:
        """The seats that have something to say now; it shows to nobody else before all are done."""
        return [seat for seat, pad in self._pads.items() if not pad.over]

    @property
    def turn(self) -> str:
        """The first of them; empty when the game is over or chance has to do something."""
        for seat, pad in self._pads.items():
            if not pad.over:
                return seat
        return ""

    @property
    def terminated(self) -> bool:
        """Whether the game is over."""
        return not self.position.actors or bool(self.illegal)

    @property
    def truncated(self) -> bool:
        """Whether it is cut off before its end."""
        return self.steps >= self.limit and not self.terminated

    def rewards(self) -> dict[str, float]:
        """What each seat gets, once the game is over; all 0 before, and where it was cut off."""
        if self.illegal:
            return {seat: ILLEGAL if seat == self.illegal else 0.0 for seat in self.seats}
        return rewards(self.rules, self.seats, self.position.result)

    # -- what a seat is given ----------------------------------------------------------------

    def view(self, seat: str) -> View:
        """What a seat may know, taken once a position."""
        found = self._views.get(seat)
        if found is None:
            found = self._views[seat] = self.position.view(seat)
        return found

    def said(self) -> dict[str, list[int]]:
        """The numbers said so far of the decisions being written."""
        return {seat: pad.said for seat, pad in self._pads.items() if pad.said}

    def open(self, seat: str) -> list[int]:
        """The numbers a seat may say now; only `DONE`, without effect, where nothing is awaited of it."""
        pad = self._pads.get(seat)
        return [DONE] if pad is None or pad.over else pad.open

    def mask(self, seat: str) -> Any:
        """The same as an array (action mask): 1 where a number may be said."""
        mask = np.zeros(self.size, dtype=np.int8)
        mask[self.open(seat)] = 1
        return mask

    def observe(self, seat: str) -> Any:
        """What a seat sees, by the layout: its view, and what it said of its decision so far."""
        base = self._bases.get(seat)
        if base is None:
            base = np.zeros(self.layout.size, dtype=np.int32)
            seen = np.frombuffer(self.rules.observe(self.view(seat)), dtype=np.int32)
            np.clip(seen, self.lows[: self._seen], self.highs[: self._seen], out=base[: self._seen])
            self._bases[seat] = base
        shown = base.copy()
        pad = self._pads.get(seat)
        if pad is not None and pad.said:
            said = pad.said[-self._said :]
            shown[self._seen : self._seen + len(said)] = said
        return shown

    def number(self, given: Any) -> int:
        """A number as somebody gave it; TypeError where it is not whole, ValueError beyond the alphabet."""
        text = f"an action is a whole number from 0 to {self.size - 1}, not {given!r:.60}"
        try:
            number = operator.index(given)
        except TypeError:
            raise TypeError(text) from None
        if isinstance(given, bool):
            raise TypeError(text)
        if not 0 <= number < self.size:
            raise ValueError(text)
        return number

    def may_say(self, seat: str, number: int) -> bool:
        """Whether a number is open to a seat."""
        return number in self.open(seat)

    def end_illegally(self, seat: str) -> None:
        """A seat said what it may not: the game is over, and it is this seat's fault."""
        self.illegal = seat
        self._forget()
