"""The decision being written: the draft, what could be written, and what was sent and waits."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from zlib import crc32

from arbitre.core.basket import Basket
from arbitre.core.draft import Draft
from arbitre.core.film import differences
from arbitre.core.message import BadInput, Illegal
from arbitre.core.screen import Amount, Offer, Scene, Touch
from arbitre.web.page.names import Reader

FEW = 14
"""So many actions stand open; more are folded by group."""


@dataclass(frozen=True)
class Group:
    """Actions under one heading."""

    title: str
    touches: list[Touch]
    open: bool

    @property
    def key(self) -> str:
        """By this a page knows it again, wherever it then stands in the list, and keeps it open or closed."""
        return f"group-{crc32(self.title.encode()):08x}"


@dataclass(frozen=True)
class WrittenLine:
    """A line of the draft as it is shown."""

    text: str
    said: str
    clause: str
    problem: str


class Decision(Reader):
    """What the reader's seat has to decide, as far as it is written."""

    @cached_property
    def draft(self) -> Draft | None:
        """The notepad of the seat shown, with what was written on it."""
        if self.seat is None or not self.my_turn or self.sight.over:
            return None
        kept = self.sight.drafts.get(self.seat)
        if kept is None or kept.lang == self.lang:
            return self.written(kept.lines if kept else (), self.lang)
        # begun in the other language: the reader goes on in their own
        return self.written(self.written(kept.lines, kept.lang).lines_in(self.lang), self.lang)

    def written(self, lines: tuple[str, ...] | list[str], lang: str) -> Draft:
        """A draft with lines on it; what cannot be written any more is left out."""
        draft = self.rules.draft(self.view, lang)
        for line in lines:
            try:
                draft.add(line)
            except (Illegal, BadInput):
                continue
        return draft

    @cached_property
    def touches(self) -> list[Touch]:
        """What could be written now; what is typed as a number is not listed besides."""
        if self.draft is None:
            return []
        typed = tuple(amount.before for amount in self.amounts)
        found = self.screen.touches(self.draft, self.voice)
        return [touch for touch in found if not typed or not touch.line.startswith(typed)]

    @cached_property
    def amounts(self) -> list[Amount]:
        """The numbers that are typed into fields."""
        return [] if self.draft is None else self.screen.amounts(self.draft, self.voice)

    @cached_property
    def basket(self) -> Basket | None:
        """The set being gathered."""
        return None if self.draft is None else self.screen.basket(self.draft, self.voice)

    @property
    def offers(self) -> list[Offer]:
        """Whole decisions behind one button."""
        return [] if self.draft is None else self.screen.offers(self.draft, self.voice)

    @property
    def sendable(self) -> bool:
        """Whether the lines make a decision that may be sent as they stand."""
        return self.draft is not None and self.draft.complete

    @property
    def send_word(self) -> str:
        """What the button says that commits the decision; empty: the usual word."""
        return "" if self.draft is None else self.screen.send_word(self.draft, self.voice)

    @cached_property
    def shown_draft(self) -> Draft | None:
        """The draft that is seen in the picture: the one being written, or the one that waits."""
        return self.draft or self.held_draft

    @property
    def marks(self) -> str:
        """What the draft looks like in the picture."""
        if self.shown_draft is None:
            return ""
        return self.screen.marks(self.shown_draft, self.voice, self.tall)

    def drawn(self, draft: Draft | None) -> Scene | None:
        """What is drawn otherwise where a draft is carried out, by id; None: nothing is."""
        if draft is None or not draft.lines:
            return None
        sketch = self.screen.sketch(draft, self.voice, self.tall)
        if sketch is None:
            return None
        settled = self.screen.scene(self.voice, self.tall)
        return Scene(
            differences(settled.state, sketch.state), differences(settled.pieces, sketch.pieces)
        )

    @cached_property
    def last(self) -> list[Touch]:
        """What the picture has no place for, or ends a turn when touched twice; it stands first."""
        return [
            touch
            for touch in self.touches
            if len(touch.path) != 1 and len(set(touch.path)) < 2 and not touch.first
        ]

    @property
    def first(self) -> list[Touch]:
        """What leads on and must not be looked for: buttons above all others."""
        return [touch for touch in self.touches if touch.first]

    @property
    def groups(self) -> list[Group]:
        """The actions that have a place in the picture, in words, by heading in the order they come."""
        found: dict[str, list[Touch]] = {}
        counted = {item.line for item in self.basket.items} if self.basket else set()
        for touch in self.touches:
            if touch not in self.last and not touch.first and touch.line not in counted:
                found.setdefault(touch.group, []).append(touch)
        few = len(self.touches) <= FEW
        return [Group(title, touches, few or not title) for title, touches in found.items()]

    @property
    def lines(self) -> list[WrittenLine]:
        """The lines of the draft."""
        return [] if self.draft is None else self.shown_lines(self.draft)

    def shown_lines(self, draft: Draft) -> list[WrittenLine]:
        """The lines of a draft in words, each with why it would be refused."""
        made: list[WrittenLine] = []
        for index, line in enumerate(draft.lines):
            said = self.screen.line(draft, index, self.voice)
            clause, problem = self.ruling(line.ruling)
            made.append(WrittenLine(line.text, said, clause, problem))
        return made

    def in_words(self, lines: tuple[str, ...] | list[str]) -> list[str]:
        """The lines of a decision that somebody proposes, in the words of the draft and its buttons."""
        draft = self.written(lines, self.lang)
        if len(draft.lines) != len(lines):
            return [self.voice.line(line) for line in lines]
        return [line.said for line in self.shown_lines(draft)]

    @property
    def notes(self) -> list[str]:
        """What is known of the decision so far."""
        found = [] if self.draft is None else self.screen.notes(self.draft, self.voice)
        return [self.said(one) for one in found]

    @property
    def warnings(self) -> list[str]:
        """What one would want to know before sending it."""
        if self.draft is None or not self.draft.complete:
            return []
        return [self.said(one) for one in self.draft.warnings()]

    @cached_property
    def held_draft(self) -> Draft | None:
        """The seat's own decision that waits for the others, as a draft."""
        text = self.sight.held.get(self.seat or "")
        if self.seat is None or text is None:
            return None
        move = self.view.position().read(self.seat, text)
        return self.written(self.voice.written(move), self.lang)

    @property
    def held(self) -> list[str]:
        """What was sent and waits for the others, in words."""
        draft = self.held_draft
        return [] if draft is None else [line.said for line in self.shown_lines(draft)]
