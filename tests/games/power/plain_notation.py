"""Reading written orders of Power (PW-N), and whether any position could make them legal."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass

from tests.games.power.plain_board import (
    BIG,
    COLOUR_OF,
    KINDS,
    LETTER,
    POWER,
    RANGE,
    SMALL,
    Board,
    War,
    fits_box,
    hq_of,
    is_reserve,
    reserve_of,
)

ENGLISH_KINDS = dict(zip(("I", "T", "F", "D", "R", "H", "B", "C", "M", "P"), KINDS, strict=True))
FRENCH_KINDS = {kind: kind for kind in KINDS}
ENGLISH_LETTERS = {"G": "V", "B": "B", "Y": "J", "R": "R"}
FRENCH_LETTERS = {letter: letter for letter in COLOUR_OF}
ENGLISH_ISLANDS = {"NI": "IN", "EI": "IE", "SI": "IS", "WI": "IW", "XI": "IX"}


@dataclass(frozen=True)
class Order:
    """A readable order in its canonical form: equal orders are equal objects (PW-33).

    `action` is 'move' (also a deployment), 'launch' or 'exchange'. For an exchange `source` is
    the place, `kind` the result and `parts` the sorted material; `target` is then empty.
    """

    army: str
    action: str
    kind: str
    source: str
    target: str = ""
    parts: tuple[tuple[str, int], ...] = ()

    def asks(self) -> dict[str, int]:
        """PW-33: how many pieces of each kind the order asks for in `source`."""
        return dict(self.parts) if self.action == "exchange" else {self.kind: 1}


class Reader:
    """Reads the orders of one sheet language on one board."""

    def __init__(self, lang: str, board: Board) -> None:
        english = lang == "en"  # PW-N4: declared, never guessed
        self.board = board
        self.kinds = ENGLISH_KINDS if english else FRENCH_KINDS
        self.letters = ENGLISH_LETTERS if english else FRENCH_LETTERS
        self.islands = ENGLISH_ISLANDS if english else {}
        self.exchange = "X" if english else "E"

    def read(self, text: object, sheet: str) -> Order | None:
        """The order written in `text` on the sheet of colour `sheet`; None if unreadable."""
        if not isinstance(text, str) or not text.isascii():
            return None
        line = re.sub(" *\\+ *", "+", text.upper().strip(" "))
        army = sheet
        if line[1:2] == ":":
            # PW-N1: the letter names the army, for HQ and RV too.
            if line[0] not in self.letters:
                return None
            army = COLOUR_OF[self.letters[line[0]]]
            line = line[2:]
        words = [word for word in line.split(" ") if word]
        if len(words) == 4 and words[1] == self.exchange:
            return self._exchange(army, words[0], words[2], words[3])
        if len(words) != 3:
            return None
        if self._place(words[1], army) is not None:  # a place word comes before a glued exchange
            return self._move(army, *words)
        if words[1].startswith(self.exchange):  # the rulebook's glued form, PW-N2
            return self._exchange(army, words[0], words[1][1:], words[2])
        return None

    def _move(self, army: str, kind_word: str, from_word: str, to_word: str) -> Order | None:
        kind = self.kinds.get(kind_word)  # no number here: `2T` is no kind
        source, target = self._place(from_word, army), self._place(to_word, army)
        if kind is None or source is None or target is None:
            return None
        # PW-N3: `M a b` is always a launch.
        return Order(army, "launch" if kind == "M" else "move", kind, source, target)

    def _exchange(self, army: str, parts: str, place_word: str, result: str) -> Order | None:
        kind, place = self.kinds.get(result), self._place(place_word, army)
        if kind is None or place is None:
            return None
        material: Counter[str] = Counter()
        for part in parts.split("+"):
            match = re.fullmatch("([0-9]*)([A-Z]+)", part)
            if match is None or match[2] not in self.kinds:
                return None
            number = self._number(match[1])
            if number < 1:
                return None
            material[self.kinds[match[2]]] += number
        return Order(army, "exchange", kind, place, parts=tuple(sorted(material.items())))

    @staticmethod
    def _number(digits: str) -> int:
        """The number before a kind, 1 when absent; int() would refuse thousands of digits."""
        if not digits:
            return 1
        value = 0
        for digit in digits:
            value = value * 10 + int(digit)
        return value

    def _place(self, word: str, army: str) -> str | None:
        """The canonical (French) code of a place word; None if there is no such place."""
        if word in ("HQ", "RV"):
            return word + LETTER[army]  # PW-N3
        word = self.islands.get(word, word)
        if match := re.fullmatch("(HQ|RV)([A-Z])", word):
            letter = self.letters.get(match[2])
            return None if letter is None else match[1] + letter
        if re.fullmatch("S[0-9]+|I[A-Z]", word):
            return word if word in self.board.cells else None
        if (match := re.fullmatch("([A-Z])([0-9]+)", word)) and match[1] in self.letters:
            sector = self.letters[match[1]] + match[2]
            return sector if sector in self.board.cells else None
        return None


def never_legal(war: War, order: Order) -> str | None:
    """The clause by which no position at all could make the order legal; else None."""
    own_reserve, place = reserve_of(order.army), order.source
    if is_reserve(place) and place != own_reserve:
        return "PW-O7"  # another army's reserve holds nothing of one's own
    if order.action == "launch":
        return None  # PW-M3: from anywhere, at anything
    if order.action == "move":
        if is_reserve(order.target):
            return "PW-O7"
        if place == own_reserve:
            if order.kind not in RANGE:
                return "PW-O7"
            return None if order.target == hq_of(order.army) else "PW-O7"
        return war.board.why_no_move(order.kind, place, order.target)
    return never_exchange(war, order)


def never_exchange(war: War, order: Order) -> str | None:
    """The same for exchanges (PW-O10, PW-M1)."""
    parts, in_reserve = dict(order.parts), is_reserve(order.source)
    if order.kind == "M":
        # PW-M1: a missile is no material.
        if "M" in parts or sum(POWER[kind] * number for kind, number in parts.items()) < 100:
            return "PW-M1"
        if "P" in parts and not in_reserve:
            return "PW-M1"
    elif order.kind in BIG:
        if parts != {"P": POWER[order.kind]} or not in_reserve:
            return "PW-O10"
    elif order.kind not in SMALL or parts != {SMALL[order.kind]: 3}:
        return "PW-O10"
    if not in_reserve and not all(war.board.may_stand(kind, order.source) for kind in parts):
        return "PW-O10"  # e.g. destroyers in a sector 4, tanks in a lane
    if war.box_limits and not fits_box(parts):
        return "PW-P9"
    return None
