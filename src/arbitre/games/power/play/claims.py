"""Claims of Power being written down (PW-W4): with the option claim_power, what is forgotten is lost."""

from __future__ import annotations

from arbitre.core.draft import Draft, Line
from arbitre.core.message import Message, Ruling
from arbitre.core.words import DEFAULT
from arbitre.games.power.play.letters import LETTERS_IN, WORDS
from arbitre.games.power.play.position import PowerView
from arbitre.games.power.rules.board import COLOURS
from arbitre.games.power.rules.income import due
from arbitre.games.power.rules.moves import Claim, ruled


class ClaimDraft(Draft):
    """The territories a seat remembers, a line each: a letter, or army and territory for two armies."""

    def __init__(self, view: PowerView, lang: str = DEFAULT) -> None:
        if view.seat is None:
            raise ValueError("a draft needs a seat")
        self.lang = lang
        self.view = view
        position = view.position().copy()
        self.armies = position.setting.armies[position.seats.index(view.seat)]
        self.due = [(army, to) for army in self.armies for to in due(position.state, army)]
        self._written: list[tuple[str, tuple[int, int] | None, Ruling | None]] = []

    def copy(self) -> ClaimDraft:
        """The same claims on a sheet of their own."""
        found = ClaimDraft(self.view, self.lang)
        found._written = self._written.copy()
        return found

    @property
    def lines(self) -> list[Line]:
        """The claims as they stand."""
        return [Line(text, ruling) for text, _, ruling in self._written]

    def lines_in(self, lang: str) -> list[str]:
        """The claims by the letters of another language; what could not be read stays as it was typed."""
        return [
            text if pair is None else self._spoken(pair, lang) for text, pair, _ in self._written
        ]

    def next(self) -> list[str]:
        """The claims that could still be made."""
        made = self.claimed()
        return [self._spoken(pair, self.lang) for pair in self.due if pair not in made]

    def add(self, text: str) -> Line:
        """Claim the Power of one territory."""
        pair = self._read(text)
        ruling: Ruling | None = None
        if pair is None:
            ruling = ruled("PW-W4", "unread-claim", word=text.strip()[:20])
        elif pair[0] not in self.armies:
            ruling = ruled("PW-N1", "not-your-army")
        elif pair not in self.due:
            ruling = ruled("PW-W1", "nothing-due", army=COLOURS[pair[1]])
        elif pair in self.claimed():
            ruling = ruled("PW-W4", "claimed-already")
        said = text if pair is None else self._spoken(pair, self.lang)
        self._written.append((said, pair, ruling))
        return self.lines[-1]

    def remove(self, index: int) -> None:
        """Take a claim back."""
        del self._written[index]

    def move(self, index: int, to: int) -> None:
        """Claims have no order, but lines have places."""
        self._written.insert(to, self._written.pop(index))

    def claimed(self) -> list[tuple[int, int]]:
        """The claims that hold."""
        return [pair for _, pair, ruling in self._written if pair is not None and ruling is None]

    def decision(self) -> Claim:
        """The claims made; what is not among them is forgotten."""
        return Claim(self.claimed())

    def preview(self) -> PowerView:
        """Claims change nothing on the board."""
        return self.view

    def warnings(self) -> list[Message]:
        """Power that is due and not claimed."""
        left = [COLOURS[to] for army, to in self.due if (army, to) not in self.claimed()]
        return [Message("warn-forgotten", {"territories": ",".join(left)})] if left else []

    def _spoken(self, pair: tuple[int, int], lang: str) -> str:
        letters = LETTERS_IN[lang].armies
        named = len(self.armies) > 1 or pair[0] not in self.armies
        army = letters[pair[0]] if named else ""
        return army + letters[pair[1]]

    def _read(self, text: str) -> tuple[int, int] | None:
        letters = LETTERS_IN[self.lang].armies
        words = [word for word in text.upper().split() if WORDS.meant(word) != "claim"]
        if len(words) != 1 or any(letter not in letters for letter in words[0]):
            return None
        found = [letters.index(letter) for letter in words[0]]
        if len(found) == 1 and len(self.armies) == 1:
            return self.armies[0], found[0]
        return (found[0], found[1]) if len(found) == 2 else None
