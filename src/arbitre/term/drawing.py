"""Where people play chance, the program may draw for them: one question, all of a kind, everything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbitre.core.chance import CHANCE
from arbitre.core.draw_words import draw_word
from arbitre.core.message import Event
from arbitre.term.table import TermTable

if TYPE_CHECKING:
    from arbitre.term.desk import Desk


def draw(table: TermTable, most: int, unasked: bool) -> list[Event]:
    """Draw for chance: at most so many outcomes of the kind that is awaited now; what happened.

    What is drawn unasked goes back together with the line before it: alone it would come again.
    """
    recorder = table.recorder
    kind = kind_of(table)
    events: list[Event] = []
    start = len(recorder.entries)
    while most > 0 and recorder.position.actors == (CHANCE,) and kind_of(table) == kind:
        chances = recorder.position.chances()
        number = table.rng(CHANCE).below(sum(weight for _, weight in chances))
        at = 0
        while number >= chances[at][1]:
            number -= chances[at][1]
            at += 1
        before = len(recorder.entries)
        events += table.make(CHANCE, chances[at][0])
        began = start if not unasked else table.drawing.began(before) if before else 0
        table.drawing.note(before + 1, began)
        most -= 1
    return events


def kind_of(table: TermTable) -> str:
    """What chance is asked for now, in words."""
    asked = table.voice.chance_kind()
    return asked or table.phrase("term-draws-chance")


def draws(desk: Desk, rest: str) -> None:
    """Say what the program draws from now on; everything or nothing where that is asked for."""
    table, drawing = desk.table, desk.table.drawing
    if not table.companion:
        table.say("term-draws-dealt")
        return
    word = draw_word(rest)
    if word == "all":
        drawing.everything = True
    elif word == "never":
        drawing.never()
    elif rest:
        table.say("term-draws-how", cmd="draws")
        return
    tell_draws(table)


def tell_draws(table: TermTable) -> None:
    """What the program draws from now on, and how to change that."""
    drawing = table.drawing
    if drawing.everything:
        table.say("term-draws-all", 2, cmd="draws")
    elif drawing.kinds:
        table.say("term-draws-kinds", 2, cmd="draws", kinds=", ".join(drawing.kinds))
    else:
        table.say("term-draws-none", 2)
