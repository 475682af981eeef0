"""Numbers for the steps of drafts (action ids), the same on any machine, and drafts written by number."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from mypy_extensions import mypyc_attr

from arbitre.core.draft import Draft
from arbitre.core.position import Move
from arbitre.core.words import FALLBACK

DONE: Final = 0
"""The number that says: the decision is done as it stands."""
FEWEST: Final = 4096
"""The least size of an alphabet that is made by hashing."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Alphabet:
    """The letters in which a game's steps are spelled, each with a number that never changes (action ids).

    Most steps are one letter, the step's own text; where there are too many of a kind, a step is spelled by
    several. No step that can be offered beside another begins with the whole of it. Number 0 is `DONE`.

    >>> from arbitre.core.game import game
    >>> start = game("sans_allies").start(seed=7)
    >>> alphabet = game("sans_allies").alphabet(start)
    >>> alphabet.letter(alphabet.spell("scouts C4")[0])
    'scouts C4'
    """

    def __init__(self, letters: list[str], longest: int, lang: str = FALLBACK) -> None:
        self.letters: list[str] = ["(done)", *letters]
        self.longest = (
            longest  # numbers that a decision has at most, DONE too; 0: nothing bounds it
        )
        self.lang = lang  # the language in which drafts are asked for
        self.numbers: dict[str, int] = {letter: n for n, letter in enumerate(self.letters) if n}

    @property
    def size(self) -> int:
        """How many numbers there are, DONE included: all are below it."""
        return len(self.letters)

    @property
    def fixed(self) -> bool:
        """Whether a step has the same number wherever it is offered."""
        return True

    def letter(self, number: int) -> str:
        """What a number stands for."""
        return self.letters[number]

    def spell(self, step: str) -> list[int]:
        """The numbers of a step; KeyError for what no draft of this game offers."""
        return [self.numbers[step]]

    def offers(self, draft: Draft, begun: list[int]) -> list[int]:
        """The numbers that may follow now, each once; `begun` are those of a step not yet whole."""
        numbers = self.numbers
        return [numbers[step] for step in draft.next()]

    def step(self, draft: Draft, begun: list[int]) -> str:
        """The step that these numbers spell; empty while they only begin one."""
        return self.letters[begun[0]]


class HashedAlphabet(Alphabet):
    """The alphabet of a game that has none of its own: a step's number is a hash of its text.

    Two steps of the same hash that are offered together stand in neighbouring places, by their text: then the
    second has another number than where it is offered alone. With eight places a step that is rare, and
    `fixed` is False.
    """

    def __init__(self, steps: int, lang: str = FALLBACK) -> None:
        super().__init__([], 0, lang)
        self.places = max(FEWEST, 8 * steps)

    @property
    def size(self) -> int:
        """The places, and DONE."""
        return self.places + 1

    @property
    def fixed(self) -> bool:
        """A step's number may depend on what is offered beside it."""
        return False

    def letter(self, number: int) -> str:
        """A number by itself stands for no text."""
        return "(done)" if number == DONE else f"#{number}"

    def spell(self, step: str) -> list[int]:
        """Where a step stands when it is offered alone."""
        digest = sha256(step.encode()).digest()
        return [1 + int.from_bytes(digest[:8], "big") % self.places]

    def _placed(self, draft: Draft) -> dict[int, str]:
        placed: dict[int, str] = {}
        steps = draft.next()
        if len(steps) > self.places:
            raise ValueError(f"{len(steps)} steps are offered: declare `Game.steps`")
        for step in sorted(steps):
            place = self.spell(step)[0]
            while place in placed:
                place = place % self.places + 1
            placed[place] = step
        return placed

    def offers(self, draft: Draft, begun: list[int]) -> list[int]:
        """The places of the steps that may be added now."""
        return list(self._placed(draft))

    def step(self, draft: Draft, begun: list[int]) -> str:
        """The step that stands there now."""
        return self._placed(draft)[begun[0]]


class NumberedDraft:
    """A draft written by numbers in place of texts: what a player that learns does, step by step.

    Nothing is taken back. The decision is over when `DONE` is said, or as soon as nothing can be added.

    >>> from arbitre.core.game import game
    >>> power = game("power")
    >>> start = power.start()
    >>> alphabet = power.alphabet(start)
    >>> pad = NumberedDraft(alphabet, power.draft(start.view("green"), alphabet.lang))
    >>> pad.say(alphabet.spell("T HQ V8")[0])
    >>> pad.say(DONE)
    >>> pad.over, pad.decision().text()
    (True, 'T HQ V8')
    """

    def __init__(self, alphabet: Alphabet, draft: Draft) -> None:
        self.alphabet = alphabet
        self.draft = draft
        self.said: list[int] = []
        self.open: list[int] = []  # the numbers that may be said now (the action mask)
        self.over = False
        self._begun: list[int] = []
        self._look()

    def _look(self) -> None:
        """What may be said now."""
        self.open = self.alphabet.offers(self.draft, self._begun)
        if self._begun:
            return
        if not self.open:
            self.over = True
        elif self.draft.complete:
            self.open.append(DONE)

    def say(self, number: int) -> None:
        """Say a number that is open; ValueError for any other."""
        if self.over or number not in self.open:
            raise ValueError(f"{number} may not be said now")
        self.said.append(number)
        if number == DONE:
            self.over, self.open = True, []
            return
        self._begun.append(number)
        step = self.alphabet.step(self.draft, self._begun)
        if step:
            self.draft.add(step)
            self._begun = []
        self._look()

    def decision(self) -> Move:
        """The move it makes, once it is over."""
        return self.draft.decision()
