"""Lessons at a terminal: every one to its end, in both languages; a wrong line is answered by the lesson."""

from __future__ import annotations

import io

import pytest

from arbitre.cli import run
from arbitre.core.game import game, game_names
from arbitre.core.lesson import FIRST, Guide, begin_lesson, carry_out, said
from arbitre.core.words import FALLBACK
from arbitre.term.commands import name_of
from arbitre.term.lesson import learn
from tests.term.tables import Screenlike

GAMES = [name for name in game_names() if FIRST in game(name).lessons()]


def flat(text: str) -> str:
    """A text without its line breaks."""
    return " ".join(text.split())


def typed(name: str, lang: str, enters: bool) -> list[str]:
    """What one types from the first page to the last."""
    rules = game(name)
    lesson = rules.lesson(FIRST)
    recorder = begin_lesson(rules, lesson, ["human"] * len(rules.read(lesson.start).seats))
    lines: list[str] = []
    for page in lesson.spoken[:-1]:
        step = lesson.step_at(page)
        if lesson.asks(page):
            guide = Guide(rules, recorder.position.view(lesson.seat), step)
            draft = guide.draft(guide.lines(lang), lang)
            lines += guide.lines(lang) + ([] if draft.at_once else [name_of("send", lang)])
            carry_out(recorder, lesson.seat, step, guide.decision())
        else:
            lines += [""] if enters else []
            if lesson.happens(page):
                carry_out(recorder, lesson.seat, step, None)
    return lines


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_through_a_pipe(name: str, lang: str) -> None:
    out, err = io.StringIO(), io.StringIO()
    lines = "\n".join(typed(name, lang, enters=False)) + "\n"
    assert learn(game(name), lang, out, io.StringIO(lines), err) == 0
    assert err.getvalue() == ""
    lesson = game(name).lesson(FIRST)
    told = flat(out.getvalue())
    for page in range(len(lesson.pages)):
        # what speaks of a finger or a mouse is left out
        assert (flat(lesson.words(page, lang)) in told) == (page in lesson.spoken)
    assert f"arbitre play {name}" in told


def test_a_wrong_line_is_answered_and_nothing_is_lost() -> None:
    out, err = io.StringIO(), io.StringIO()
    step = next(one for one in game("power").lesson(FIRST).steps if one.must)
    lines = ["T HQ G8", "T HQ Y0", "hint", "send", "F HQ Y0", "resign", "send", "quit"]
    assert learn(game("power"), "en", out, io.StringIO("\n".join(lines) + "\n"), err) == 0
    told = flat(out.getvalue())
    assert told.count(flat(said(step.wrong, FALLBACK))) == 2
    assert told.count("That is for games") == 2
    assert "Green moves a fighter from HQG to Y0" in told
    assert "arbitre learn power" in err.getvalue()


def test_a_person_turns_the_pages_and_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")
    out, err = Screenlike(), io.StringIO()
    lines = ["", "", "", "", "", "", "show", "", "", "quit"]
    learn(game("power"), "en", out, Screenlike("\n".join(lines) + "\n"), err)
    assert "page 1 of 29" in flat(out.getvalue())
    assert "Green moves a fighter from HQG to Y0" in flat(out.getvalue())


def test_a_game_without_lessons_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["learn", "nothing"]) == 2
    assert "nothing" in capsys.readouterr().err
