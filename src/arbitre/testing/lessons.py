"""Lessons are held to what they promise: every page can be reached, read, seen and done in each language."""

from __future__ import annotations

import re

from arbitre.core.game import Game
from arbitre.core.lesson import Guide, Lesson, LessonStep, begin_lesson, carry_out, said
from arbitre.core.message import BadInput
from arbitre.core.position import View
from arbitre.core.words import DEFAULT, FALLBACK, REQUIRED

NARROW = re.compile(r"(?<![\u00a0\u202f])[:;!?»](?=[\s,.)]|$)|«(?!\u00a0)")
"""French: a no-break space is missing before these signs, or inside quotation marks."""


def check_lessons(game: Game) -> None:
    """Play every lesson of a game through, in each language that every game has."""
    for name in game.lessons():
        try:
            lesson = game.lesson(name)
        except BadInput as bad:
            said_so = game.voice(None, FALLBACK).words.say(bad.message)
            raise AssertionError(f"{bad.where}: {said_so}") from bad
        for lang in REQUIRED:
            _play(game, lesson, lang)


def _play(game: Game, lesson: Lesson, lang: str) -> None:
    count = len(game.read(lesson.start).seats)
    recorder = begin_lesson(game, lesson, ["human"] * count)
    for step in lesson.steps:
        where = f"{lesson.name}, step {step.number}, {lang}"
        view = recorder.position.view(lesson.seat)
        _check_words(step, lang, where)
        _check_lights(game, view, step, lang, where)
        guide = Guide(game, view, step)
        if step.must:
            _check_decision(guide, lang, where)
        carry_out(recorder, lesson.seat, step, guide.decision() if step.must else None)


def _check_words(step: LessonStep, lang: str, where: str) -> None:
    texts = [said(page, lang) for page in step.say] + [
        said(step.touch, lang),
        said(step.wrong, lang),
    ]
    for text in texts if lang == DEFAULT else ():
        assert NARROW.search(text) is None, f"{where}: no no-break space in {text!r}"


def _check_lights(game: Game, view: View, step: LessonStep, lang: str, where: str) -> None:
    """What is lit is in the picture, however the screen is held."""
    for tall in (False, True):
        picture = game.screen().picture(game.voice(view, lang), tall)
        drawn = picture.board + picture.state + picture.pieces
        for one in step.light if drawn else ():
            assert f'id="{one}"' in drawn, f"{where}: {one} is nowhere in the picture"


def _check_decision(guide: Guide, lang: str, where: str) -> None:
    """It can be written line by line in this language, and nothing else is taken for it."""
    draft = guide.draft([], lang)
    for line in guide.lines(lang):
        assert line in draft.next(), f"{where}: {line!r} cannot be written in this language"
        assert line in guide.open(draft, lang), f"{where}: {line!r} is not open"
        draft.add(line)
    assert guide.accepts(draft), f"{where}: the decision is not accepted"
    wanted = guide.lines(lang)
    others = [line for line in guide.draft([], lang).next() if line not in wanted]
    for line in others[:: max(1, len(others) // 8)]:
        other = guide.draft([line], lang)
        assert not guide.accepts(other), f"{where}: {line!r} is accepted too"
        if line not in guide.step.allow:
            assert line not in guide.open(guide.draft([], lang), lang), f"{where}: {line!r} is open"
