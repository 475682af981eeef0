"""A lesson file being read, and played through once: what is wrong in it is named with its line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbitre.core.edition import EditionReader
from arbitre.core.lesson import FOLDER, Guide, Lesson, LessonStep, Said, begin_lesson, carry_out
from arbitre.core.message import BadInput, Event, Illegal, Value
from arbitre.core.words import DEFAULT, FALLBACK

if TYPE_CHECKING:
    from arbitre.core.game import Game
    from arbitre.core.recorder import Recorder

KEYS: Final = ("seat", "start", "minutes", "title", "step")
STEP_KEYS: Final = (
    "screen", "say", "light", "touch", "must", "allow", "wrong", "then", "expect",
)  # fmt: skip
MOST_PAGE: Final = 330
"""How many characters a page may have: more does not stand beside a board on a phone."""

Path = tuple[str, ...]


def read_lesson(game: Game, name: str, text: str) -> Lesson:
    """A lesson from its file, played through on the engine; BadInput names the line and the reason."""
    reader = EditionReader(text, f"{game.id}/{FOLDER}/{name}.toml")
    reader.only((), KEYS)
    lesson = Lesson(
        name,
        reader.word(("seat",)),
        reader.word(("start",)),
        reader.whole(("minutes",), 1, 60),
        _said(reader, ("title",)),
    )
    steps = reader.get(("step",))
    if not isinstance(steps, list) or not steps:
        raise reader.wrong(("step",), "edition-table", {"key": "step"})
    for number in range(len(steps)):
        lesson.add(_step(reader, number))
    _rehearse(reader, game, lesson)
    return lesson


# -- its parts -------------------------------------------------------------------------------


def _step(reader: EditionReader, number: int) -> LessonStep:
    at = ("step", str(number))
    reader.only(at, STEP_KEYS)
    step = LessonStep(number, _pages(reader, (*at, "say")))
    given = reader.table(at)
    step.light = _texts(reader, (*at, "light")) if "light" in given else []
    step.must = _texts(reader, (*at, "must")) if "must" in given else []
    step.allow = _texts(reader, (*at, "allow")) if "allow" in given else []
    step.expect = _texts(reader, (*at, "expect")) if "expect" in given else []
    step.touch = _said(reader, (*at, "touch")) if "touch" in given else {}
    step.wrong = _said(reader, (*at, "wrong")) if "wrong" in given else {}
    step.screen = "screen" in given
    if step.screen and reader.get((*at, "screen")) is not True:
        raise reader.wrong((*at, "screen"), "lesson-screen")
    if step.must and not step.touch:
        raise reader.wrong(at, "edition-missing", {"key": "touch"})
    for line in _texts(reader, (*at, "then")) if "then" in given else []:
        seat, _, move = line.partition(" ")
        step.then.append((seat, move))
    return step


def _pages(reader: EditionReader, at: Path) -> list[Said]:
    """The pages of a step: as many in each language."""
    by_lang = {lang: _texts(reader, (*at, lang)) for lang in _languages(reader, at)}
    counts = [len(texts) for texts in by_lang.values()]
    if min(counts) != max(counts) or not counts[0]:
        raise reader.wrong(at, "lesson-pages", {"n": max(counts)})
    for lang, texts in by_lang.items():
        for text in texts:
            if len(text) > MOST_PAGE:
                raise reader.wrong((*at, lang), "lesson-long", {"n": len(text), "most": MOST_PAGE})
    return [{lang: by_lang[lang][n] for lang in by_lang} for n in range(counts[0])]


def _said(reader: EditionReader, at: Path) -> Said:
    return {lang: reader.word((*at, lang)) for lang in _languages(reader, at)}


def _languages(reader: EditionReader, at: Path) -> list[str]:
    """The languages of a text: any, but the two that everything is said in must be there."""
    return list({DEFAULT: True, FALLBACK: True, **dict.fromkeys(reader.table(at), True)})


def _texts(reader: EditionReader, at: Path) -> list[str]:
    value = reader.get(at)
    if isinstance(value, list) and all(isinstance(one, str) and one for one in value):
        return [str(one) for one in value]
    raise reader.wrong(at, "lesson-texts", {"key": at[-1]})


# -- played through --------------------------------------------------------------------------


def _rehearse(reader: EditionReader, game: Game, lesson: Lesson) -> None:
    """Play every step: it must be legal, its lines such as one can choose, and lead to what it says."""
    try:
        count = len(game.read(lesson.start).seats)
        recorder = begin_lesson(game, lesson, ["human"] * count)
    except BadInput as bad:
        raise reader.wrong(("start",), bad.message.key, bad.message.args) from None
    if lesson.seat not in recorder.position.seats:
        known = " ".join(recorder.position.seats)
        raise reader.wrong(("seat",), "lesson-seat", {"seat": lesson.seat[:40], "known": known})
    for step in lesson.steps:
        _play(reader, game, lesson, recorder, step)
    for step in lesson.steps:
        if step.screen and step.plays:
            raise reader.wrong(("step", str(step.number), "screen"), "lesson-screen")
    if lesson.steps[-1].plays:
        at = ("step", str(lesson.steps[-1].number))
        raise reader.wrong(at, "lesson-end")


def _play(
    reader: EditionReader, game: Game, lesson: Lesson, recorder: Recorder, step: LessonStep
) -> None:
    at = ("step", str(step.number))
    move = None
    if step.must:
        if lesson.seat not in recorder.position.actors:
            raise reader.wrong((*at, "must"), "lesson-turn")
        guide = Guide(game, recorder.position.view(lesson.seat), step)
        draft = guide.draft([])
        for line in step.must:
            if line not in draft.next():
                raise reader.wrong((*at, "must"), "lesson-line", {"line": line[:60]})
            draft.add(line)
        if not guide.accepts(draft):
            raise reader.wrong((*at, "must"), "lesson-incomplete")
        move = guide.decision()
    try:
        events = carry_out(recorder, lesson.seat, step, move)
    except (Illegal, BadInput) as problem:
        raise reader.wrong((*at, "then"), "lesson-illegal", _why(problem)) from None
    if recorder.held:
        raise reader.wrong((*at, "then"), "lesson-held", {"seats": " ".join(recorder.waiting)})
    missing = next_missing(step.expect, events)
    if missing:
        happened = "; ".join(event_text(event) for event in events)
        args: dict[str, Value] = {"event": missing[:80], "happened": happened[:2000]}
        raise reader.wrong((*at, "expect"), "lesson-expect", args)


def _why(problem: Illegal | BadInput) -> dict[str, Value]:
    if isinstance(problem, Illegal):
        return {"clause": problem.ruling.clause, "why": problem.ruling.message.key}
    return {"clause": "-", "why": problem.message.key}


def event_text(event: Event) -> str:
    """An event in one line, as `expect` has it.

    >>> event_text(Event("bounce", "PW-C2", {"space": "B0", "armies": ["green", "blue"]}))
    'bounce space=B0 armies=green,blue'
    """
    parts = [event.name]
    for key, value in event.args.items():
        text = ",".join(str(one) for one in value) if isinstance(value, list) else str(value)
        parts.append(f"{key}={text}")
    return " ".join(parts)


def next_missing(expected: list[str], events: list[Event]) -> str:
    """The first of the expected events that does not follow, in this order; empty: all do.

    An expected event has the name and some of the arguments of one that happened.

    >>> happened = [Event("bounce", "PW-C2", {"space": "B0", "n": 2}), Event("paid", "PW-W1", {"n": 1})]
    >>> next_missing(["bounce space=B0", "paid n=1"], happened), next_missing(["paid", "bounce"], happened)
    ('', 'bounce')
    """
    rest = [event_text(event).split() for event in events]
    for text in expected:
        wanted = text.split()
        while rest and not (rest[0][0] == wanted[0] and set(wanted) <= set(rest[0])):
            rest.pop(0)
        if not rest:
            return text
        rest.pop(0)
    return ""
