"""Looking back: past rounds or turns leafed through, or stepped through moment by moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbitre.core.number import typed_whole
from arbitre.core.stepping import Glimpse, glimpses
from arbitre.core.terminal import reason_line
from arbitre.core.voice import Told
from arbitre.term.chronicle import Chapter
from arbitre.term.commands import answer_of, command_of
from arbitre.term.reading import Ask
from arbitre.term.table import BOLD, DIM, TermTable
from arbitre.term.telling import ROOM, print_line, print_telling, wait

if TYPE_CHECKING:
    from arbitre.term.desk import Desk

MOST_NUMBER = 999_999
"""The largest number of a round or a step that is looked for."""


def back(desk: Desk, rest: str) -> None:
    """Past rounds, as this seat may see them; a person can leaf through them.

    `step` after the command, or while leafing, shows one moment by moment.
    """
    table = desk.table
    chapters, unit = table.chronicle.chapters, table.chronicle.unit
    if not chapters:
        table.say("term-no-past", unit=unit)
        return
    number, stepping = _asked(rest, table.lang)
    found: Chapter | None = chapters[-1]
    if number:
        wanted = typed_whole(number, 0, MOST_NUMBER)
        found = None if wanted is None else table.chronicle.find(wanted)
    if found is None:
        first, last = chapters[0].number, chapters[-1].number
        table.say("term-no-round", text=number[:20], first=first, last=last, unit=unit)
        return
    index = chapters.index(found)
    while 0 <= index < len(chapters):
        if stepping:
            _step_through(desk, chapters[index])
        else:
            _show_chapter(desk, chapters[index])
        if not table.reader.person:
            return
        shown = index
        index, stepping = _leaf(desk, shown)


def _asked(rest: str, lang: str) -> tuple[str, bool]:
    """Which round is asked for (empty: the last), and whether moment by moment."""
    number, _, word = rest.partition(" ")
    if answer_of(rest, lang) == "step":
        return "", True
    if answer_of(word, lang) == "step":
        return number, True
    return rest, False


def _show_chapter(desk: Desk, chapter: Chapter) -> None:
    """What happened once."""
    table = desk.table
    table.say("term-past", 0, BOLD, number=chapter.number, unit=table.chronicle.unit)
    _show_beginning(desk, chapter)
    print_telling(table, _without_next(table.told(chapter.events, chapter.before.view(None))))


def _show_beginning(desk: Desk, chapter: Chapter) -> None:
    """The board before it; on a low screen it is looked at first."""
    table = desk.table
    table.show_board(chapter.before.view(desk.view.seat))
    if table.reader.person and (table.screen.style.height or ROOM) < ROOM:
        wait(table, "term-last-part", desk.hourglass)


def _without_next(lines: list[Told]) -> list[Told]:
    """A telling without the headings at its end, which open the next round."""
    while lines and lines[-1].heading:
        lines.pop()
    return lines


def _leaf(desk: Desk, index: int) -> tuple[int, bool]:
    """The chapter to show next (where there is none looking back ends), and whether moment by moment."""
    table = desk.table
    chapters, unit = table.chronicle.chapters, table.chronicle.unit

    def prompt() -> str:
        number, last = chapters[index].number, chapters[-1].number
        return table.phrase("term-leaf", number=number, last=last, unit=unit, cmd="step") + " "

    while True:
        text = table.reader.line(Ask(prompt, desk.hourglass)).strip()
        if not text:
            return index + 1, False
        answer = answer_of(text, table.lang)
        if answer == "earlier":
            if index > 0:
                return index - 1, False
        elif answer == "step":
            return index, True
        else:
            number, stepping = _asked(text, table.lang)
            wanted = typed_whole(number, 0, MOST_NUMBER)
            if wanted is None:
                return -1, False
            found = table.chronicle.find(wanted)
            if found is not None:
                return chapters.index(found), stepping


# -- moment by moment ------------------------------------------------------------------------


def _step_through(desk: Desk, chapter: Chapter) -> None:
    """A chapter moment by moment: what is told, and the board as it then stood."""
    table = desk.table
    table.say("term-past-steps", 0, BOLD, number=chapter.number, unit=table.chronicle.unit)
    _show_beginning(desk, chapter)
    found = _glimpses(desk, chapter)
    index = 0
    while 0 <= index < len(found):
        for line in found[index].lines:
            print_line(table, line)
        if found[index].board:
            table.screen.write(found[index].board.rstrip("\n"))
        index = index + 1 if not table.reader.person else _stop(desk, found, index)


def _glimpses(desk: Desk, chapter: Chapter) -> list[Glimpse]:
    """What there is to see, as the seat that looks may see it; it is told as to everybody."""
    table, seat = desk.table, desk.view.seat
    moments, after = chapter.watch(table.recorder)
    events = [moment.event for moment in moments]
    return glimpses(
        _without_next(table.told(events, chapter.before.view(None))),
        [moment.seen(seat) for moment in moments],
        chapter.before.view(seat),
        after.view(seat),
        table.board,
    )


def _stop(desk: Desk, found: list[Glimpse], index: int) -> int:
    """Wait at a moment; the one to show next, where there is none the stepping ends."""
    table = desk.table
    explained = any(line.reasons for line in found[index].lines)
    key = "term-moment-why" if explained else "term-moment"

    def prompt() -> str:
        said = table.phrase(key, number=index + 1, last=len(found), cmd="skip")
        return table.screen.style.paint(said, DIM) + " "

    while True:
        text = table.reader.line(Ask(prompt, desk.hourglass)).strip()
        if not text:
            return index + 1
        if answer_of(text, table.lang) == "earlier":
            if index > 0:
                return index - 1
        elif command_of(text, table.lang) == ("why", ""):
            _show_reasons(table, found[index].lines)
        else:
            return -1


def _show_reasons(table: TermTable, lines: list[Told]) -> None:
    """What was weighed for these lines."""
    reasons = [reason for line in lines for reason in line.reasons]
    if not reasons:
        table.say("term-no-reasons", 2)
    for reason in reasons:
        table.screen.say(reason_line(reason, table.words), 4)
