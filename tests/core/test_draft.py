"""Which decisions are sent by their one line."""

from __future__ import annotations

from arbitre.core.draft import ChoiceDraft
from arbitre.core.game import game
from tests.toys.climb import ClimbPosition


class Pair(ChoiceDraft):
    """Two lines, then nothing more."""

    @property
    def complete(self) -> bool:
        return len(self.lines) == 2

    @property
    def lines(self) -> list[object]:  # type: ignore[override]
        return list("ab")

    def next(self) -> list[str]:
        return []


def test_one_choice_is_a_whole_decision() -> None:
    position = ClimbPosition()
    draft = ChoiceDraft(position.view("climber"), position.moves("climber"))
    assert not draft.at_once
    draft.add("sing")
    assert not draft.at_once
    draft.add("go")
    assert draft.at_once


def test_several_lines_are_looked_over_first() -> None:
    draft = Pair(ClimbPosition().view("climber"), [])
    assert draft.complete
    assert not draft.at_once


def test_a_sheet_is_not_sent_by_a_line() -> None:
    draft = game("power").draft(game("power").start().view("green"))
    draft.add("T HQ V8")
    assert draft.complete
    assert not draft.at_once  # more could be added
