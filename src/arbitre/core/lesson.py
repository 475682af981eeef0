"""Lessons (tutorials): a first game on the real engine, told page by page and read from a data file.

A lesson has steps. A step says something, in one or more short pages; then it may ask for one decision
(`must`), and then things happen (`then`): what the other seats and chance do is written down, so that the
same lesson always goes the same way. Where one is in a lesson is the number of a page, and nothing else.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from arbitre.core.draft import Draft
from arbitre.core.header import Header
from arbitre.core.message import Event
from arbitre.core.position import Move, View
from arbitre.core.recorder import Recorder
from arbitre.core.words import DEFAULT, FALLBACK

if TYPE_CHECKING:
    from arbitre.core.game import Game

FOLDER: Final = "lessons"
FIRST: Final = "first"
"""The lesson for whoever has never played a game."""

Said = dict[str, str]
"""A sentence by language."""


def said(texts: Said, lang: str) -> str:
    """A sentence in a language, else in the one that every lesson has; empty where there is none.

    >>> said({"fr": "oui", "en": "yes"}, "fr"), said({"fr": "oui", "en": "yes"}, "xx"), said({}, "fr")
    ('oui', 'yes', '')
    """
    return texts.get(lang, texts.get(FALLBACK, ""))


class LessonStep:
    """One idea: what is said, what is ringed, what the learner decides and what comes of it.

    `say` are its pages. `screen`: they speak of what one sees and touches on a screen, so a terminal
    leaves them out. `light` are ids of the picture. `touch` says how the decision is made by hand.
    `must` are the lines of the draft that make it, in the default language; `allow` are others that may
    be written, and `wrong` is said when they, or anything else, are sent. `then` are seats and their moves.
    `expect` are events that must follow, each `name key=value …`.
    """

    def __init__(self, number: int, say: list[Said]) -> None:
        self.number = number
        self.say = say
        self.screen = False
        self.light: list[str] = []
        self.touch: Said = {}
        self.must: list[str] = []
        self.allow: list[str] = []
        self.wrong: Said = {}
        self.then: list[tuple[str, str]] = []
        self.expect: list[str] = []

    @property
    def plays(self) -> bool:
        """Whether anything happens in the game."""
        return bool(self.must or self.then)


class Lesson:
    """A game of a few minutes, in which every step leads to the next."""

    def __init__(self, name: str, seat: str, start: str, minutes: int, title: Said) -> None:
        self.name = name
        self.seat = seat
        self.start = start
        self.minutes = minutes
        self.title = title
        self.steps: list[LessonStep] = []
        self.pages: list[tuple[LessonStep, int]] = []

    def add(self, step: LessonStep) -> None:
        """The next step."""
        self.steps.append(step)
        self.pages += [(step, number) for number in range(len(step.say))]

    @property
    def end(self) -> int:
        """The last page: whoever is there has learned it all."""
        return len(self.pages) - 1

    @property
    def spoken(self) -> list[int]:
        """The pages that need no screen."""
        return [page for page, (step, _) in enumerate(self.pages) if not step.screen]

    def step_at(self, page: int) -> LessonStep:
        """The step that a page belongs to."""
        return self.pages[page][0]

    def words(self, page: int, lang: str) -> str:
        """What a page says."""
        step, number = self.pages[page]
        return said(step.say[number], lang)

    def is_last(self, page: int) -> bool:
        """Whether a step has no page after this one."""
        step, number = self.pages[page]
        return number == len(step.say) - 1

    def asks(self, page: int) -> bool:
        """Whether a page waits for the learner's decision."""
        return self.is_last(page) and bool(self.step_at(page).must)

    def happens(self, page: int) -> bool:
        """Whether something follows from a page by itself, when it has been read."""
        return self.is_last(page) and self.step_at(page).plays and not self.asks(page)

    def may_turn(self, page: int, to: int) -> bool:
        """Whether one may go from a page to another: on by one, or back to where one last acted."""
        if to == page + 1:
            return to <= self.end and not self.asks(page)
        return to == page - 1 >= 0 and not (self.is_last(to) and self.step_at(to).plays)


class Guide:
    """A step before one view: what may be written now, and whether a decision is the one it asks for."""

    def __init__(self, game: Game, view: View, step: LessonStep) -> None:
        self.game = game
        self.view = view
        self.step = step

    def draft(self, lines: list[str], lang: str = DEFAULT) -> Draft:
        """A draft with lines on it."""
        draft = self.game.draft(self.view, lang)
        for line in lines:
            draft.add(line)
        return draft

    def lines(self, lang: str) -> list[str]:
        """The decision that is asked for, as one writes it in a language."""
        return self.draft(self.step.must).lines_in(lang)

    def open(self, draft: Draft, lang: str) -> list[str]:
        """What may be written on a draft as it stands: what it lacks, and what else is allowed."""
        left = Counter(self.lines(lang))
        left.subtract(draft.lines_in(lang))
        also = [text for line in self.step.allow for text in self.draft([line]).lines_in(lang)]
        return [*(line for line, count in left.items() if count > 0), *also]

    def accepts(self, draft: Draft) -> bool:
        """Whether a draft is the decision that is asked for, in whatever order it was written."""
        if any(line.ruling is not None for line in draft.lines):
            return False
        return draft.complete and Counter(draft.lines_in(DEFAULT)) == Counter(self.lines(DEFAULT))

    def decision(self) -> Move:
        """The move that is asked for."""
        return self.draft(self.step.must).decision()


def begin_lesson(game: Game, lesson: Lesson, players: list[str]) -> Recorder:
    """A lesson's game before its first step; nobody deals."""
    position = game.read(lesson.start)
    seats = dict(zip(position.seats, players, strict=True))
    header = Header(game.id, game.catalogue.rules, game.edition("").full_name, {}, seats)
    header.start = position.text()
    return Recorder(header, position, None)


def carry_out(recorder: Recorder, seat: str, step: LessonStep, move: Move | None) -> list[Event]:
    """Make the learner's move, where a step asks for one, and all that follows from it."""
    events = [] if move is None else recorder.play(seat, move)
    for who, text in step.then:
        events += recorder.play(who, text)
    return events
