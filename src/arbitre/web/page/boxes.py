"""A box on a page: its chapters with what is wrong beside each dial, and how far it is."""

from __future__ import annotations

from dataclasses import dataclass, field

from arbitre.core.box import MINE, BoxForm
from arbitre.core.box_chapter import Chapter, Sum
from arbitre.core.game import Game
from arbitre.core.tray import OFF, ON, SWITCH, Dial
from arbitre.core.words import Words
from arbitre.tables.run.boxes import BoxSight, Filled, form_of
from arbitre.web.page.speech import page_words
from arbitre.web.page.trays import VALUE, WAS

STATES = ("wrong", "mine", "begun", "ours")
"""What a chapter may be: with something to put right, as in the box, begun, or with our numbers."""


@dataclass(frozen=True)
class ShownSum:
    """A sum in words."""

    sum: Sum
    text: str
    right: bool


@dataclass
class ShownBox:
    """A box as its owner, or somebody with the link to look at, sees it."""

    sight: BoxSight
    rules: Game
    form: BoxForm
    chapters: list[Chapter]
    problems: dict[str, str] = field(default_factory=dict)
    """By the name of a dial: what is wrong there."""
    others: dict[str, list[str]] = field(default_factory=dict)
    """By chapter: what is wrong at no dial."""
    counts: dict[str, int] = field(default_factory=dict)
    """By chapter: how much is wrong."""
    words: Words | None = None

    @property
    def ready(self) -> bool:
        """Whether it can be played with."""
        return not self.counts

    @property
    def wrong(self) -> int:
        """How much there is to put right."""
        return sum(self.counts.values())

    def chapter(self, key: str) -> Chapter | None:
        """A chapter by its key."""
        return next((one for one in self.chapters if one.key == key), None)

    def state(self, chapter: Chapter) -> str:
        """One of `STATES`."""
        wrong, mine, begun, ours = STATES
        if self.counts.get(chapter.key):
            return wrong
        return mine if chapter.mine else begun if chapter.begun else ours

    def sums(self, chapter: Chapter) -> list[ShownSum]:
        """The sums of a chapter in words."""
        assert self.words is not None
        return [
            ShownSum(
                one,
                self.words.phrase(
                    "page-box-sum", {"label": one.label, "n": one.total, "wanted": one.wanted}
                ),
                one.total == one.wanted,
            )
            for one in chapter.sums
        ]

    def place(self, key: str) -> int:
        """Which chapter it is, from 0."""
        return [one.key for one in self.chapters].index(key)


def shown_box(sight: BoxSight, lang: str) -> ShownBox:
    """A box in a language."""
    rules, form = form_of(sight.game)
    words = page_words(lang, sight.game)
    own = rules.voice(None, lang).words
    shown = ShownBox(sight, rules, form, form.chapters(sight.values, own), words=words)
    for fault in form.faults(sight.values, own):
        text = words.say(fault.message)
        shown.counts[fault.chapter] = shown.counts.get(fault.chapter, 0) + 1
        if fault.name and fault.name not in shown.problems:
            shown.problems[fault.name] = text
        else:
            shown.others.setdefault(fault.chapter, []).append(text)
    return shown


def newest_text(rules: Game, embedded: str, edition: str) -> str:
    """The text of the edition that a table plays with."""
    return embedded or rules.edition(edition).source


def filled(dials: list[Dial], form: dict[str, str]) -> Filled:
    """What a form says of dials; it may say nothing of most of them."""
    given = Filled()
    for dial in dials:
        was = form.get(WAS + dial.name)
        value = form.get(VALUE + dial.name)
        if value is None and was is not None and dial.kind == SWITCH:
            value = OFF  # an unchecked box sends nothing
        if value is None:
            continue
        given.now[dial.name] = value.strip() if dial.is_text else value.strip().lstrip("+")
        if was is not None:
            given.was[dial.name] = was
    return given


def marked(given: Filled, chapter: str, mine: bool) -> Filled:
    """The same, and that all of a chapter is as in the box, or not."""
    given.now[MINE + chapter] = ON if mine else OFF
    return given
