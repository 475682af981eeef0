"""A round of Power as lines, under the parts of the round."""

from __future__ import annotations

from typing import Final

from arbitre.core.message import Event, Fact
from arbitre.core.voice import Told
from arbitre.core.words import Words, joined
from arbitre.games.power.play.notation import translated
from arbitre.games.power.rules.board import COLOURS, LETTERS

PHASES: Final = {
    "move": "orders",
    "deploy": "orders",
    "buy": "orders",
    "exchange": "orders",
    "build": "orders",
    "launch": "orders",
    "refused": "orders",
    "fine": "fines",
    "fine-converted": "fines",
    "detonation": "missiles",
    "destroyed": "missiles",
    "tie": "conflicts",
    "bounce": "conflicts",
    "stand-off": "conflicts",
    "capture": "conflicts",
    "income": "power",
    "forgotten": "power",
    "flag": "flags",
    "spoils": "flags",
    "circle": "flags",
}
"""The part of a round each event belongs to; what is not here ends it."""

END: Final = "end"


def told_lines(events: list[Event], words: Words) -> list[Told]:
    """The events as lines, each with its clause, under the parts of the round."""
    lines: list[Told] = []
    heading = ""
    for event in events:
        phase = PHASES.get(event.name, END)
        if phase != heading and (phase != END or heading):
            lines.append(Told(words.phrase(f"phase-{phase}"), heading=True))
        heading = phase
        lines.append(Told(sentence(event, words), event.clause, False, [event], about(event)))
    return lines


def about(event: Event) -> list[str]:
    """The ids of the places that an event is about.

    >>> about(Event("move", "PW-P1", {"army": "green", "kind": "T", "space": "HQV", "to": "V8"}))
    ['space-HQV', 'space-V8']
    """
    if event.name == "refused":
        return []  # what was written there may be no place
    found = [f"space-{event.args[name]}" for name in ("space", "to") if name in event.args]
    if event.name in ("income", "fine", "deploy"):
        letter = LETTERS[COLOURS.index(str(event.args["army"]))]
        found.insert(0, f"space-RV{letter}")
    return found


def sentence(event: Event, words: Words) -> str:
    """One event in words."""
    args: dict[str, Fact] = dict(event.args)
    if event.name == "refused":
        args["why"] = words.phrase(str(args["reason"]), event.args)
        if "verbatim" not in args:
            args["order"] = translated(str(args["order"]), words.lang)
    if event.name == "fine-converted":
        kept = [words.phrase("count-P", {"n": args["change"]})]
        if args["left"]:
            kept.append(words.phrase(f"count-{args['part']}", {"n": args["left"]}))
        args["kept"] = joined(kept, words)
    return words.event(Event(event.name, event.clause, args))
