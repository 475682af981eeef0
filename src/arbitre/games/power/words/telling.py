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
MINOR: Final = ("move", "deploy", "buy", "income")
"""Moves and payments: a log folds them."""


def told_lines(events: list[Event], words: Words) -> list[Told]:
    """The events as lines, each with its clause, under the parts of the round."""
    lines: list[Told] = []
    heading = ""
    for event in events:
        phase = PHASES.get(event.name, END)
        if phase != heading and (phase != END or heading):
            lines.append(Told(words.phrase(f"phase-{phase}"), heading=True))
        heading = phase
        lines.append(told_line(event, words))
    return lines


def told_line(event: Event, words: Words) -> Told:
    """One event as a line of its own; moves and payments are the smaller ones."""
    said = sentence(event, words)
    minor = event.name in MINOR
    return Told(said, event.clause, False, [event], about(event), minor=minor)


def about(event: Event) -> list[str]:
    """The ids of the places and flags that an event is about.

    >>> about(Event("move", "PW-P1", {"army": "green", "kind": "T", "space": "HQV", "to": "V8"}))
    ['space-HQV', 'space-V8']
    """
    args = event.args
    if event.name == "refused":  # what was written there may be no place
        return [_reserve(str(args["sheet"]))]
    found = [f"space-{args[name]}" for name in ("space", "to") if name in args]
    if event.name in ("income", "fine", "fine-converted", "deploy", "prefer", "forgotten"):
        found.insert(0, _reserve(str(args["army"])))
    if event.name in ("capture", "spoils"):
        found.append(_reserve(str(args["army"])))
    if event.name == "flag":
        army, flag = str(args["army"]), str(args["flag"])
        found += [_headquarters(flag), f"flag-{flag}", _headquarters(army)]
    if event.name in ("spoils", "circle"):
        found.append(_headquarters(str(args["from" if event.name == "spoils" else "army"])))
    if event.name == "round":
        found.append("state-referee")
    return found


def _reserve(colour: str) -> str:
    return f"space-RV{LETTERS[COLOURS.index(colour)]}"


def _headquarters(colour: str) -> str:
    return f"space-HQ{LETTERS[COLOURS.index(colour)]}"


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
    by = args.pop("by", "")
    said = words.event(Event(event.name, event.clause, args))
    return words.phrase("ordered-by", {"told": said, "sides": by}) if by else said
