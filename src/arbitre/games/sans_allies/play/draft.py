"""Drafts: a decision made card by card, each card can be taken back."""

from __future__ import annotations

from typing import Final

from arbitre.core.draft import Draft, Line, WrittenDraft
from arbitre.core.message import Illegal, Message, Ruling, Value
from arbitre.core.position import Move, refuse
from arbitre.games.sans_allies.play.notation import LETTERS, neutral, spoken
from arbitre.games.sans_allies.play.position import INVADER, SansAlliesPosition, SansAlliesView
from arbitre.games.sans_allies.rules.cards import (
    ONE,
    UNITS,
    counted,
    read_units,
    size,
    units_text,
)
from arbitre.games.sans_allies.rules.invasions import (
    check_attack,
    check_exposed,
    check_losses,
    check_recovery,
    eligible,
)
from arbitre.games.sans_allies.rules.listing import Armoury
from arbitre.games.sans_allies.rules.moves import (
    ATTACK,
    LOSE,
    RECOVER,
    SCOUTS,
    Decision,
    read_decision,
)
from arbitre.games.sans_allies.rules.odds import ALL_WAYS, odds
from arbitre.games.sans_allies.rules.pyramid import NAMES, exposed, place_of
from arbitre.games.sans_allies.rules.state import INVASIONS, LOSSES, RECOVERY

BACK: Final = "-"
"""Before the letter of a card: it is taken back."""


def draft_of(view: SansAlliesView, lang: str) -> Draft:
    """The draft for the phase of a view."""
    position = view.position().copy()
    phase = position.state.phase
    if phase == INVASIONS:
        return InvasionDraft(view, position, lang)
    if phase in (RECOVERY, LOSSES):
        return CardsDraft(view, position, lang)
    return PhaseDraft(view, position, lang)


class PhaseDraft(WrittenDraft):
    """A notepad whose lines, in the reader's notation, make one decision; here, one choice."""

    def __init__(self, view: SansAlliesView, position: SansAlliesPosition, lang: str) -> None:
        super().__init__(lang)
        self.view = view
        self.position = position

    def copy(self) -> PhaseDraft:
        """The same lines on a sheet of their own; the position behind them never changes."""
        found = type(self)(self.view, self.position, self.lang)
        found.texts = self.texts.copy()
        return found

    def spoken(self, text: str, lang: str) -> str:
        """A line in the words and letters of a language."""
        return spoken(text, lang)

    @property
    def complete(self) -> bool:
        """Whether the lines make a legal decision, and none of them is refused."""
        try:
            self._check(self.decision())
        except Illegal:
            return False
        return all(self.ruling(index) is None for index in range(len(self.texts)))

    def ruling(self, index: int) -> Ruling | None:
        """Why a line would be refused as things stand."""
        try:
            self._check(read_decision(self.texts[index]))
        except Illegal as refused:
            return refused.ruling
        return None

    def _check(self, move: Decision) -> None:
        self.position.copy().make(INVADER, move)

    def next(self) -> list[str]:
        """The choices while none is made."""
        return [] if self.texts else [self._said(move) for move in self.position.moves(INVADER)]

    def _said(self, move: Move) -> str:
        return spoken(move.text(), self.lang)

    def add(self, text: str) -> Line:
        """Choose; another choice takes the place of the first."""
        return self._put(neutral(text, self.lang), alone=True)

    def _put(self, written: str, alone: bool) -> Line:
        """Write a line, alone or after the others; a refused one takes nobody's place."""
        before = self.texts
        self.texts = [written] if alone else [*before, written]
        line = self.lines[-1]
        if alone and line.ruling is not None:
            self.texts = [*before, written]
        return line

    def _taken_back(self, text: str) -> Line | None:
        """`-V`: one card less, of the line that named it last; None where the line is none such."""
        unit = neutral(text.strip()[1:], self.lang)
        if not text.strip().startswith(BACK) or len(unit) != 1 or unit not in UNITS:
            return None
        for index in range(len(self.texts) - 1, -1, -1):
            first, _, rest = self.texts[index].partition(" ")
            head = "" if read_units(self.texts[index]) >= 0 else first
            units = read_units(rest if head else self.texts[index])
            if units < 0 or not counted(units)[UNITS.index(unit)]:
                continue
            left = units - ONE[UNITS.index(unit)]
            said = [head, units_text(left) if left else ""]
            self.texts[index] = " ".join([part for part in said if part])
            if not self.texts[index]:
                self.remove(index)
            return Line(text, None)
        return Line(text, refuse("SA-I4", "not-in-force", unit=unit).ruling)

    def decision(self) -> Decision:
        """The move these lines make."""
        if not self.texts:
            raise refuse("", "nothing-chosen")
        return read_decision(self.texts[0])

    def preview(self) -> SansAlliesView:
        """The view once this decision is made, before chance does anything."""
        after = self.position.copy()
        after.make(INVADER, self.decision())
        return after.view(self.view.seat)


class CardsDraft(PhaseDraft):
    """Cards to recover or to lose: a line is one card or several."""

    @property
    def act(self) -> int:
        """What is done with the cards."""
        return RECOVER if self.position.state.phase == RECOVERY else LOSE

    @property
    def units(self) -> int:
        """All the cards written down."""
        return sum(max(self._units(text), 0) for text in self.texts)

    def _units(self, text: str) -> int:
        """The cards of a line; the word of the decision may stand before them."""
        first, _, rest = text.partition(" ")
        return read_units(rest if first in ("recover", "lose") else text)

    @property
    def complete(self) -> bool:
        """Something is written down, `none` too, and it is a legal decision."""
        return bool(self.texts) and super().complete

    def ruling(self, index: int) -> Ruling | None:
        """Cards that are there, and not too many with those before."""
        if self._units(self.texts[index]) < 0:
            return refuse("", "cannot-read", word=self.texts[index][:40]).ruling
        units = sum(max(self._units(text), 0) for text in self.texts[: index + 1])
        state = self.position.state
        try:
            if self.act == RECOVER:
                check_recovery(state, units)
            else:
                check_losses(state, units)
        except Illegal as refused:
            # a set that is still too small is only unfinished
            unfinished = refused.ruling.message.key == "losses-due" and size(units) < state.due
            return None if unfinished else refused.ruling
        return None

    def next(self) -> list[str]:
        """One card more of each type that is left, while more may be chosen."""
        state = self.position.state
        chosen = counted(self.units)
        cards = counted(state.force) if self.act == RECOVER else eligible(state, state.target)
        if size(self.units) >= state.due or (self.texts and not self.units):
            return []
        found = [LETTERS[self.lang][unit] for unit in range(4) if cards[unit] > chosen[unit]]
        return found if self.texts or self.act == LOSE else [*found, spoken("none", self.lang)]

    def add(self, text: str) -> Line:
        """One card or several more; `-V` takes one back."""
        back = self._taken_back(text)
        if back is not None:
            return back
        self.texts.append(neutral(text, self.lang))
        return self.lines[-1]

    def decision(self) -> Decision:
        """All written cards as one move."""
        return Decision(self.act, -1, self.units)

    def warnings(self) -> list[Message]:
        """Cards that could still be saved."""
        spare = self.position.state.due - size(self.units)
        if self.act == RECOVER and spare > 0:
            return [Message("warn-recover-more", {"n": spare})]
        return []


class InvasionDraft(PhaseDraft):
    """An attack, target and cards line by line; or scouts, the weapon, the end of the invasions."""

    def _split(self, index: int) -> tuple[int, int]:
        """The target and the cards of a line: -1 and 0 for what it does not name."""
        return self._split_text(self.texts[index])

    def _split_text(self, text: str) -> tuple[int, int]:
        first, _, rest = text.partition(" ")
        place = place_of(first)
        cards = rest if place >= 0 else text
        units = read_units(cards) if cards else 0
        return place, units

    @property
    def target(self) -> int:
        """The place to attack, the last one named."""
        found = -1
        for index in range(len(self.texts)):
            place, _ = self._split(index)
            found = place if place >= 0 else found
        return found

    @property
    def units(self) -> int:
        """All the cards written down."""
        return sum(max(self._split(index)[1], 0) for index in range(len(self.texts)))

    @property
    def _attacking(self) -> bool:
        """Whether what is written so far is an attack."""
        return bool(self.texts) and self._is_attack(0)

    def _is_attack(self, index: int) -> bool:
        place, units = self._split(index)
        return place >= 0 or units >= 0

    def ruling(self, index: int) -> Ruling | None:
        """A target that is exposed, cards that are admitted and there; a force may be unfinished."""
        text = self.texts[index]
        try:
            place, units = self._split(index)
            if units < 0:
                if place >= 0:
                    raise refuse("", "cannot-read", word=text[:40])
                self._check(read_decision(text))
                return None
            if self.target < 0:
                raise refuse("SA-I1", "no-target")
            check_exposed(self.position.state, self.target)
            chosen = sum(max(self._split(line)[1], 0) for line in range(index + 1))
            if chosen:
                self._check_force(self.target, chosen)
        except Illegal as refused:
            return refused.ruling
        return None

    def _check_force(self, place: int, units: int) -> None:
        try:
            check_attack(self.position.state, place, units)
        except Illegal as refused:
            if refused.ruling.message.key != "too-weak":
                raise

    def next(self) -> list[str]:
        """Targets that can be taken and the other acts; with a target, one card more of each type."""
        state = self.position.state
        if not self.texts:
            armoury = Armoury(state)
            places = [place for place in exposed(state.standing) if armoury.forces(place)]
            others = [move for move in self.position.moves(INVADER) if _not_attack(move)]
            return [*(NAMES[place] for place in places), *(self._said(move) for move in others)]
        target = self.target
        if target < 0 or not state.standing >> target & 1:
            return []
        cards, chosen = eligible(state, target), counted(self.units)
        return [LETTERS[self.lang][unit] for unit in range(4) if cards[unit] > chosen[unit]]

    def add(self, text: str) -> Line:
        """A target, cards, or both, or one card less; another act takes the place of all that was written."""
        back = self._taken_back(text)
        if back is not None:
            return back
        written = neutral(text, self.lang)
        place, units = self._split_text(written)
        other_act = place < 0 and units < 0
        return self._put(written, alone=other_act or place >= 0 or not self._attacking)

    def decision(self) -> Decision:
        """The attack with all its cards, or the other act."""
        if not self.texts:
            raise refuse("", "nothing-chosen")
        if not self._is_attack(0):
            return read_decision(self.texts[0])
        if self.target < 0:
            raise refuse("SA-I1", "no-target")
        if not self.units:
            raise refuse("SA-I4", "no-force", place=NAMES[self.target])
        return Decision(ATTACK, self.target, self.units)

    @property
    def at_once(self) -> bool:
        """An attack waits until its odds were seen; the other acts are one line."""
        return bool(self.texts) and not self._is_attack(0) and self.complete

    def notes(self) -> list[Message]:
        """What is missing against the defence, and once nothing is the exact odds."""
        state, target, units = self.position.state, self.target, self.units
        if target < 0 or not self._is_attack(0) or any(line.ruling for line in self.lines):
            return []
        worth = state.strengths(state.board[target])
        strength = sum(each * count for each, count in zip(worth, counted(units), strict=True))
        defence = state.values.defence[target >> 3]
        if strength < defence:
            missing: dict[str, Value] = {
                "strength": strength,
                "defence": defence,
                "place": NAMES[target],
                "n": defence - strength,
            }
            return [Message("note-missing", missing)]
        ends = odds(state, target, units)
        args: dict[str, Value] = {
            "success": ends.success,
            "failure": ends.failure,
            "ways": ALL_WAYS,
            "percent": _tenths(ends.success * 1000),
            "other": _tenths(ends.failure * 1000),
            "lost": _hundredths(ends.lost),
        }
        return [Message("note-odds-retreat" if ends.retreat else "note-odds-stay", args)]

    def warnings(self) -> list[Message]:
        """A force with a card too many; a centre that scouts would give away."""
        if not self.texts or not self.complete:
            return []
        move, state = self.decision(), self.position.state
        if move.act == ATTACK:
            spare = self._spare(move)
            return [Message("warn-spare", {"unit": UNITS[spare]})] if spare >= 0 else []
        centre = move.act == SCOUTS and state.values.is_centre(state.board[move.place])
        return [Message("warn-centre", {"place": NAMES[move.place]})] if centre else []

    def _spare(self, move: Decision) -> int:
        """A type of card that could be left out; -1 when all are needed."""
        state = self.position.state
        for unit, count in enumerate(counted(move.units)):
            if count and size(move.units) > 1:
                try:
                    check_attack(state, move.place, move.units - ONE[unit])
                except Illegal:
                    continue
                return unit
        return -1


def _not_attack(move: Move) -> bool:
    return isinstance(move, Decision) and move.act != ATTACK


def _tenths(thousandths: int) -> str:
    """A share of 36 in percent with one decimal: `97.2`."""
    tenths = (thousandths * 2 + ALL_WAYS) // (ALL_WAYS * 2)
    return f"{tenths // 10}.{tenths % 10}"


def _hundredths(lost: int) -> str:
    """Cards in 36ths with two decimals."""
    hundredths = (lost * 200 + ALL_WAYS) // (ALL_WAYS * 2)
    return f"{hundredths // 100}.{hundredths % 100:02}"
