"""A lesson on a table page: what is said, what is ringed, and what alone can be touched."""

from __future__ import annotations

from functools import cached_property

from arbitre.core.basket import Basket, Item
from arbitre.core.draft import Draft
from arbitre.core.lesson import Guide, Lesson, LessonStep, said
from arbitre.core.screen import Amount, Offer, Touch
from arbitre.web.page.decision import Decision, WrittenLine
from arbitre.web.page.headline import Headline


class Guided(Headline, Decision):
    """The decision and the headline of a table, where a lesson is given there: held to its step."""

    @cached_property
    def lesson(self) -> Lesson | None:
        """The lesson that is given here; None: this is a game."""
        return self.rules.lesson(self.sight.lesson) if self.sight.lesson else None

    @property
    def step(self) -> LessonStep:
        """What the lesson is at."""
        assert self.lesson is not None
        return self.lesson.step_at(self.sight.page)

    @cached_property
    def guide(self) -> Guide | None:
        """What the step asks for; None where it asks for nothing, and in a game."""
        if self.lesson is None or not self.lesson.asks(self.sight.page):
            return None
        return Guide(self.rules, self.view, self.step)

    # -- what is said ------------------------------------------------------------------------

    @property
    def lesson_words(self) -> str:
        """The page that is read."""
        return "" if self.lesson is None else self.lesson.words(self.sight.page, self.lang)

    @property
    def lesson_touch(self) -> str:
        """How the decision is made by hand; when all of it is written, by which button it is sent."""
        if self.guide is None:
            return ""
        if self.ready:
            word = self.send_word or self.page.phrase("page-client-send")
            return self.page.phrase("page-lesson-send", {"word": word})
        return said(self.step.touch, self.lang)

    @property
    def ready(self) -> bool:
        """Whether all that the step asks for is written and waits to be sent; one line may go by itself."""
        draft = self.draft
        if self.guide is None or draft is None or not draft.lines or not self.sendable:
            return False
        return not draft.at_once or bool(draft.warnings())

    @property
    def shown_line(self) -> WrittenLine | None:
        """What *Show me* writes: the next line that is lacking. To send is left to the learner."""
        if self.guide is None or self.draft is None:
            return None
        open_to = self.guide.open(self.draft, self.lang)
        line = next((one for one in self.guide.lines(self.lang) if one in open_to), None)
        return None if line is None else WrittenLine(line, self._label(line), "", "")

    def _label(self, line: str) -> str:
        labels = {touch.line: touch.label for touch in self.touches}
        if self.basket:
            labels |= {item.line: item.label for item in self.basket.items}
        return labels.get(line, line)

    @property
    def lesson_lights(self) -> list[str]:
        """The ids of the picture that are ringed: while something is written, touches say what is next."""
        return [] if self.lesson is None or self.lines else self.step.light

    @property
    def page_before(self) -> int | None:
        """The page that one may turn back to."""
        page = self.sight.page
        turns = self.lesson is not None and self.lesson.may_turn(page, page - 1)
        return page - 1 if turns else None

    @property
    def page_after(self) -> int | None:
        """The page that comes next by turning."""
        page = self.sight.page
        turns = self.lesson is not None and self.lesson.may_turn(page, page + 1)
        return page + 1 if turns else None

    @property
    def learned(self) -> bool:
        """Whether this is the last page."""
        return self.lesson is not None and self.sight.page == self.lesson.end

    @property
    def state(self) -> str:
        """One word for the moment: `read` where nothing is to be decided in a lesson."""
        if self.lesson is None:
            return super().state
        return "turn" if self.guide is not None else "read"

    @property
    def title(self) -> str:
        """The name of the table, of the lesson, or of the game."""
        return super().title if self.lesson is None else said(self.lesson.title, self.lang)

    @property
    def headline(self) -> str:
        """How far the lesson is; in a game, who is awaited."""
        if self.lesson is None:
            return super().headline
        place = {"n": self.sight.page + 1, "total": len(self.lesson.pages)}
        return self.page.phrase("page-lesson-place", place)

    @property
    def ending_clause(self) -> str:
        """The clause that ended the game; a lesson goes on after that."""
        return super().ending_clause if self.lesson is None else ""

    # -- what can be touched -----------------------------------------------------------------

    @cached_property
    def draft(self) -> Draft | None:
        """The notepad; in a lesson only where it asks for a decision."""
        return None if self.lesson is not None and self.guide is None else super().draft

    @cached_property
    def touches(self) -> list[Touch]:
        """What could be written now; in a lesson only what the step asks for."""
        if self.guide is None or self.draft is None:
            return super().touches
        open_to = self.guide.open(self.draft, self.lang)
        return [touch for touch in super().touches if touch.line in open_to]

    @cached_property
    def last(self) -> list[Touch]:
        """What the picture has no place for; in a lesson what has one is touched there."""
        found = super().last
        if self.guide is None or self.draft is None or self.draft.single:
            return found
        return [touch for touch in found if not touch.path]

    @cached_property
    def amounts(self) -> list[Amount]:
        """The numbers that are typed into fields; in a lesson there are none."""
        return super().amounts if self.guide is None else []

    @cached_property
    def basket(self) -> Basket | None:
        """The set being gathered, of what the step asks for."""
        found = super().basket
        if self.guide is None or found is None:
            return found
        wanted = self.guide.lines(self.lang)
        items = [_limited(item, wanted.count(item.line)) for item in found.items]
        shown = [item for item in items if item.most]
        return Basket(found.title, found.unit, shown, found.rule, found.total)

    @property
    def sendable(self) -> bool:
        """Whether the decision may be sent: in a lesson, once it is the one that is asked for."""
        if self.guide is None or self.draft is None:
            return super().sendable
        return self.guide.accepts(self.draft)

    @property
    def send_word(self) -> str:
        """What the button says; a lesson does not speak of sending before anything is written."""
        return super().send_word if self.guide is None or self.ready else ""

    @property
    def offers(self) -> list[Offer]:
        """Whole decisions behind one button: a lesson has a button of its own."""
        return super().offers if self.guide is None else []


def _limited(item: Item, most: int) -> Item:
    return Item(item.line, item.label, item.count, max(most, item.count), item.weight, item.ids)
