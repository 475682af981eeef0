"""Events of Dead Reckoning as lines: a turn opens a part, alike events are told as one."""

from __future__ import annotations

from typing import Final

from arbitre.core.message import Event, Value
from arbitre.core.voice import Reason, Told
from arbitre.core.words import Words
from arbitre.games.dead_reckoning.words.codes import known_to
from arbitre.games.dead_reckoning.words.pointing import about, minor
from arbitre.games.dead_reckoning.words.sentences import SEATED, after, before, said, said_together
from arbitre.games.dead_reckoning.words.why import is_inside, is_step, reasons_of

OPENING: Final = ("alliance-turn", "human-turn", "last-turns", "over")
CUBED: Final = ("cube-falls", "cube", "cube-replaces", "cube-lost")
SAME: Final = ("side", "space", "other", "by")
"""What cubes have in common that are told as one."""


def told_lines(events: list[Event], words: Words, inside: bool, focus: int = 0) -> list[Told]:
    """The events as lines, each with its clause and reasons.

    `inside`: an Alliance's turn is under way; `focus`: the seat that looks on.
    """
    humans = known_to(words).humans
    lines: list[Told] = []
    for alike in together(events):
        event = alike[0]
        words = before(event, words)
        text = said_together(alike, words) if len(alike) > 1 else said(event, words)
        opens = event.name in OPENING
        if event.name in SEATED and humans > 1:
            args: dict[str, Value] = {"human": event.number("human"), "said": text}
            text = words.phrase("told-seat", args)
        words = after(event, words)
        reasons: list[Reason] = []
        for one in alike:
            inside = is_inside(one, inside)
            if inside and is_step(one):
                reasons += [why for why in reasons_of(one, words) if why not in reasons]
        clause = "" if opens else event.clause
        points = about(alike, humans, focus)
        # what was weighed is worth a look whatever came of it; the rule alone is not
        folded = minor(event) and all(why.clause for why in reasons)
        lines.append(Told(text, clause, opens, alike, points, reasons, minor=folded))
    return lines


def together(events: list[Event]) -> list[list[Event]]:
    """The events in the groups in which they are told."""
    found: list[list[Event]] = []
    for event in events:
        if found and _alike(found[-1][0], event):
            found[-1].append(event)
        else:
            found.append([event])
    return found


def _alike(one: Event, other: Event) -> bool:
    """Whether two events that follow each other are told as one."""
    if one.name != other.name or one.clause != other.clause:
        return False
    if one.name in CUBED:
        return all(one.args.get(name) == other.args.get(name) for name in SAME)
    if one.name == "draws":
        return one.args["human"] == other.args["human"]
    return one.name == "dealt"
