"""Drafts: cards to defend with and cards to sleeve one by one; every other decision is one line."""

from __future__ import annotations

from typing import ClassVar, Final

from arbitre.core.draft import Draft, Line, WrittenDraft
from arbitre.core.message import Illegal, Message, Ruling, Value
from arbitre.core.position import Move, View, refuse
from arbitre.core.telling import Telling
from arbitre.games.dead_reckoning.play.notation import neutral, spoken
from arbitre.games.dead_reckoning.play.position import DeadReckoningPosition, DeadReckoningView
from arbitre.games.dead_reckoning.rules.battle.battle import (
    DEFENCE,
    human_cubes,
    may_defend_with,
    play_in_defence,
)
from arbitre.games.dead_reckoning.rules.battle.odds import odds_of
from arbitre.games.dead_reckoning.rules.battle.prospects import FIGHTS
from arbitre.games.dead_reckoning.rules.by_hand.edits import wrong_part
from arbitre.games.dead_reckoning.rules.human.belongings import SLOTS
from arbitre.games.dead_reckoning.rules.human.cleanup import check_sleeving, places_for
from arbitre.games.dead_reckoning.rules.moves import COUNTED, Act
from arbitre.games.dead_reckoning.rules.state import SLEEVE

ITS_CUBES: Final = 3
"""Where a fight of the Alliance's turn says how many cubes it drops."""


def draft_of(view: DeadReckoningView, lang: str) -> Draft:
    """An empty draft for what the view's seat has to decide."""
    position = view.position().copy()
    state = position.state
    if state.companion:
        return ActDraft(view, position, lang)
    if state.battle is not None and state.battle.stage == DEFENCE:
        return DefenceDraft(view, position, lang)
    if state.battle is None and state.phase == SLEEVE:
        return SleevingDraft(view, position, lang)
    return ActDraft(view, position, lang)


class _Pad(WrittenDraft):
    """What all drafts share: the position behind the view, and the referee's word on the whole."""

    def __init__(self, view: DeadReckoningView, position: DeadReckoningPosition, lang: str) -> None:
        super().__init__(lang)
        self.view = view
        self.position = position
        self.seat = str(view.seat)

    def copy(self) -> _Pad:
        """The same lines on a sheet of their own; the position behind them never changes."""
        found = type(self)(self.view, self.position, self.lang)
        found.texts = self.texts.copy()
        return found

    def _neutral(self, text: str) -> str:
        return " ".join(neutral(text, self.position.values).split())

    def spoken(self, text: str, lang: str) -> str:
        """A line in the words of a language and of the edition."""
        return spoken(text, lang, self.position.values)

    def _said(self, text: str) -> str:
        return self.spoken(text, self.lang)

    def add(self, text: str) -> Line:
        """Write a line at the end."""
        self.texts.append(self._neutral(text))
        return self.lines[-1]

    def preview(self) -> View:
        """Of one line that is sent at once nothing is shown before."""
        return self.view

    @property
    def complete(self) -> bool:
        """Whether the decision would be taken as it stands."""
        try:
            self._check(self.decision())
        except Illegal:
            return False
        return True

    def _check(self, move: Move) -> None:
        self.position.copy().make(self.seat, move)


class ActDraft(_Pad):
    """One line is the whole decision; its numbers are free."""

    @property
    def lines(self) -> list[Line]:
        """The line; of a refused one that sets many things, the part at fault (DR-Q1)."""
        found = super().lines
        for number, line in enumerate(found):
            text = self.texts[number]
            if line.ruling is not None and text.startswith("set ") and "," in text:
                found[number] = Line(self._said(wrong_part(self.position.state, text)), line.ruling)
        return found

    def ruling(self, index: int) -> Ruling | None:
        """As the referee would judge it now."""
        try:
            self._check(self.position.read(self.seat, self.texts[index]))
        except Illegal as refused:
            return refused.ruling
        return None

    @property
    def fight(self) -> Act | None:
        """The fight that would begin: its cubes fall at once, and nobody can take that back."""
        move = self.decision() if self.complete else None
        return move if isinstance(move, Act) and move.word in FIGHTS else None

    @property
    def single(self) -> bool:
        """Whether one line is the whole decision; a fight is sent by a second word."""
        return self.fight is None

    @property
    def at_once(self) -> bool:
        """A fight is looked at before it is sent."""
        return super().at_once and self.fight is None

    def notes(self) -> list[Message]:
        """Before a fight: what decides it."""
        return [] if self.fight is None else [Message("note-fight", {})]

    def next(self) -> list[str]:
        """Every decision, each number of goods or influence by itself."""
        if self.texts:
            return []
        return [self._said(text) for text in _every(self.position, self.seat)]

    def add(self, text: str) -> Line:
        """A second line takes the place of the first."""
        self.texts = []
        return super().add(text)

    def decision(self) -> Move:
        """The move that the one line says; refused while there is none."""
        if not self.texts:
            raise refuse("", "nothing-chosen")
        return self.position.read(self.seat, self.texts[0])


def _every(position: DeadReckoningPosition, seat: str) -> list[str]:
    """The listed decisions and, between the least and the greatest number, all others."""
    found: list[str] = []
    last: Act | None = None
    for move in position.moves(seat):
        assert isinstance(move, Act)
        free = move.word in COUNTED or move.word in ("sell", "influence")
        if free and last is not None and last.word == move.word:
            if last.numbers[1:] == move.numbers[1:]:
                between = range(last.numbers[0] + 1, move.numbers[0])
                found += [
                    position.notation.act(move.word, number, *move.numbers[1:]).written
                    for number in between
                ]
        found.append(move.text())
        last = move
    return found


class _SetDraft(_Pad):
    """A set made line by line; the word of the decision may be left out."""

    word: ClassVar[str] = ""

    def add(self, text: str) -> Line:
        """Write a line at the end."""
        line = self._neutral(text)
        if not line.startswith(self.word):
            line = self._neutral(f"{self.word} {text}")
        self.texts.append(line)
        return self.lines[-1]

    @property
    def at_once(self) -> bool:
        """Never where more could be added."""
        return self.texts == [f"{self.word} none"]


class DefenceDraft(_SetDraft):
    """DR-K8: the cards to defend with, one a line; none is a defence too."""

    word: ClassVar[str] = "defend"

    def _cards(self, index: int) -> list[int]:
        """The crew cards a line names."""
        move = self.position.read(self.seat, self.texts[index])
        assert isinstance(move, Act)
        if move.word != self.word:
            raise refuse("DR-K8", "defend-with")
        return list(move.numbers)

    def _chosen(self, lines: int) -> list[int]:
        """The cards of the first lines, as far as these can be read."""
        found: list[int] = []
        for line in range(lines):
            try:
                found += self._cards(line)
            except Illegal:
                continue  # its own ruling says why
        return found

    def ruling(self, index: int) -> Ruling | None:
        """A card in hand with a cannon or an ability, each once."""
        try:
            before = self._chosen(index)
            able = may_defend_with(self.position.state.human)
            if any(card in before or card not in able for card in self._cards(index)):
                raise refuse("DR-K8", "defend-with")
        except Illegal as refused:
            return refused.ruling
        return None

    def next(self) -> list[str]:
        """The cards not chosen yet; at first also none."""
        if "defend none" in self.texts:
            return []
        chosen = self._chosen(len(self.texts))
        able = [c for c in may_defend_with(self.position.state.human) if c not in chosen]
        found = [self.position.notation.act("defend", card).written for card in able]
        if not self.texts:
            found.insert(0, "defend none")
        return [self._said(text) for text in found]

    @property
    def chosen(self) -> list[int]:
        """The cards that would be played, each once."""
        able = may_defend_with(self.position.state.human)
        return [card for card in able if card in self._chosen(len(self.texts))]

    def preview(self) -> DeadReckoningView:
        """The chosen cards lie with the battle, and all cubes that would fall are counted."""
        position = self.position.copy()
        state = position.state
        assert state.battle is not None
        for card in self.chosen:
            play_in_defence(state.human, card, Telling(listening=False), state.seat)
        state.battle.mine = human_cubes(state.table, state.human, state.battle)
        return position.view(self.seat)

    def notes(self) -> list[Message]:
        """Cubes against cubes, and how often so many show more crowns (DR-F2: it wins ties)."""
        if any(line.ruling for line in self.lines):
            return []
        shown = self.preview().position().state
        assert shown.battle is not None
        mine, theirs = shown.battle.mine, shown.table.fight[ITS_CUBES]
        chance = odds_of(self.position.values).win(mine, theirs)
        args: dict[str, Value] = {"mine": mine, "theirs": theirs, "percent": round(100 * chance)}
        return [Message("note-defence", args)]

    def decision(self) -> Move:
        """All written cards as one move."""
        cards = [card for line in range(len(self.texts)) for card in self._cards(line)]
        return self.position.notation.act("defend", *sorted(cards))


class SleevingDraft(_SetDraft):
    """DR-H30: which advancement on which crew card, one a line."""

    word: ClassVar[str] = "sleeve"

    def _pairs(self, index: int) -> list[tuple[int, int]]:
        move = self.position.read(self.seat, self.texts[index])
        assert isinstance(move, Act)
        if move.word != self.word:
            raise refuse("DR-H30", "no-such-advancement")
        return list(zip(move.numbers[::2], move.numbers[1::2], strict=True))

    def _chosen(self, lines: int) -> list[tuple[int, int]]:
        """The pairs of the first lines, as far as these can be read."""
        found: list[tuple[int, int]] = []
        for line in range(lines):
            try:
                found += self._pairs(line)
            except Illegal:
                continue  # its own ruling says why
        return found

    def ruling(self, index: int) -> Ruling | None:
        """A free slot of a card played, each advancement once; the whole may be unfinished."""
        try:
            check_sleeving(self.position.state.human, [*self._chosen(index), *self._pairs(index)])
        except Illegal as refused:
            if refused.ruling.message.key != "one-held-back":
                return refused.ruling
        return None

    def next(self) -> list[str]:
        """What can still go in; none where all may be held back."""
        human = self.position.state.human
        if "sleeve none" in self.texts:
            return []
        pairs = [
            pair for pair in self._chosen(len(self.texts)) if 0 <= pair[0] < len(human.held) // 2
        ]
        used = [index for index, _ in pairs]
        taken = [(crew, human.values.cards[human.held[index * 2]].slot) for index, crew in pairs]
        found: list[str] = []
        for index in range(len(human.held) // 2):
            card = human.held[index * 2]
            if index not in used:
                slot = human.values.cards[card].slot
                free = [crew for crew in places_for(human, card) if (crew, slot) not in taken]
                found += [
                    self.position.notation.act("sleeve", index, crew).written for crew in free
                ]
        if not self.texts and self.complete:
            found.insert(0, "sleeve none")
        return [self._said(text) for text in found]

    @property
    def chosen(self) -> list[tuple[int, int]]:
        """Which advancement goes on which crew card, as far as the lines would be taken."""
        return [
            pair
            for index, line in enumerate(self.lines)
            if line.ruling is None
            for pair in self._pairs(index)
        ]

    def preview(self) -> DeadReckoningView:
        """What is chosen is sleeved; the rest is still held."""
        position = self.position.copy()
        human = position.state.human
        for index, crew in self.chosen:
            card, side = human.held[index * 2 : index * 2 + 2]
            slot = crew * SLOTS + human.values.cards[card].slot
            human.sleeves[slot], human.sides[slot] = card, side
            human.read_face(crew)
        used = [index for index, _ in self.chosen]
        human.held = [number for at, number in enumerate(human.held) if at // 2 not in used]
        return position.view(self.seat)

    def decision(self) -> Move:
        """All of it together, in the order of the advancements."""
        pairs = sorted(pair for line in range(len(self.texts)) for pair in self._pairs(line))
        return self.position.notation.act("sleeve", *(n for pair in pairs for n in pair))
