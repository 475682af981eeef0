"""Lessons: every one is played through, and a broken file names its line and the reason."""

from __future__ import annotations

import pytest

from arbitre.core.data import data_text
from arbitre.core.game import game, game_names
from arbitre.core.lesson import FIRST, Guide, begin_lesson, carry_out
from arbitre.core.lesson_reader import read_lesson
from arbitre.core.message import BadInput
from arbitre.core.record import read_record
from arbitre.core.words import REQUIRED
from arbitre.testing.lessons import check_lessons

TEXT = data_text("arbitre.games.power.data", "lessons", "first.toml")
GAMES = [name for name in game_names() if game(name).lessons()]


@pytest.mark.parametrize("name", GAMES)
def test_every_lesson_can_be_played_and_read(name: str) -> None:
    check_lessons(game(name))


@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_leaves_a_record_that_holds(name: str) -> None:
    rules = game(name)
    lesson = rules.lesson(FIRST)
    recorder = begin_lesson(rules, lesson, ["human"] * len(rules.read(lesson.start).seats))
    for step in lesson.steps:
        guide = Guide(rules, recorder.position.view(lesson.seat), step)
        carry_out(recorder, lesson.seat, step, guide.decision() if step.must else None)
    *_, (_, position, _) = read_record(recorder.text()).replay()
    assert position == recorder.position


def broken(old: str, new: str) -> tuple[str, str]:
    """Where a lesson is wrong after a change, and what is said of it."""
    assert old in TEXT
    with pytest.raises(BadInput) as caught:
        read_lesson(game("power"), "mine", TEXT.replace(old, new, 1))
    for lang in REQUIRED:
        assert game("power").voice(None, lang).words.say(caught.value.message)
    where, _, line = caught.value.where.rpartition(":")
    assert where == "power/lessons/mine.toml"
    shown = TEXT.replace(old, new, 1).splitlines()[int(line) - 1]
    return shown.strip(), caught.value.message.key


@pytest.mark.parametrize(
    ("old", "new", "line", "key"),
    [
        ('must = ["3S E HQ R"]', 'must = ["3T E HQ A"]', 'must = ["3T E HQ A"]', "lesson-line"),
        (
            'must = ["2P E RV S", "S RV HQ"]',
            'must = ["S RV HQ"]',
            'must = ["S RV HQ"]',
            "lesson-line",
        ),
        (', "red S HQ R8"]', "]", 'then = ["blue B IE B1", "yellow D IS S10"]', "lesson-held"),
        ("tie space=R0 power=5", "tie space=R0 power=6", "expect = [", "lesson-expect"),
        ("minutes = 8", "minutes = 0", "minutes = 0", "edition-number"),
        ("minutes = 8", "minuets = 8", "minuets = 8", "edition-key"),
        ('seat = "green"', 'seat = "purple"', 'seat = "purple"', "lesson-seat"),
        (
            'light = ["space-HQV"]',
            'lights = ["space-HQV"]',
            'lights = ["space-HQV"]',
            "edition-key",
        ),
        ("Un Régiment\u00a0!", "Un Régiment. " * 40, "say.fr = [", "lesson-long"),
        ("4 classic@1", "9 classic@1", "start = ", ""),
        ('light = ["space-HQV"]', "screen = 1", "screen = 1", "lesson-screen"),
        (
            'must = ["C HQ J0"]',
            'screen = true\nmust = ["C HQ J0"]',
            "screen = true",
            "lesson-screen",
        ),
    ],
)
def test_a_broken_lesson_names_its_line(old: str, new: str, line: str, key: str) -> None:
    found, why = broken(old, new)
    assert found.startswith(line)
    assert key in ("", why)


def test_a_language_too_few_is_refused() -> None:
    found, why = broken('say.en = [\n  "Captured!', 'say.xx = [\n  "Captured!')
    assert (found, why) == ("[[step]]", "edition-missing")


def test_pages_are_turned_on_by_one_and_back_to_the_last_decision() -> None:
    lesson = game("power").lesson(FIRST)
    asked = next(page for page in range(lesson.end) if lesson.asks(page))
    assert lesson.may_turn(0, 1)
    assert not lesson.may_turn(0, 2)
    assert not lesson.may_turn(0, -1)
    assert not lesson.may_turn(asked, asked + 1)
    assert lesson.may_turn(asked, asked - 1)
    assert not lesson.may_turn(asked + 1, asked)
    assert lesson.may_turn(asked + 2, asked + 1)
    assert not lesson.may_turn(lesson.end, lesson.end + 1)
