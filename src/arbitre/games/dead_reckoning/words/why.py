"""`why`: a step of an Alliance with its candidates and their numbers, what decided, and its rule."""

from __future__ import annotations

from typing import Final

from arbitre.core.catalogue import Catalogue
from arbitre.core.message import Event, Value
from arbitre.core.words import Words
from arbitre.games.dead_reckoning.rules.alliance.choosing import HUMAN, STORED, TOSS
from arbitre.games.dead_reckoning.words.codes import space_in
from arbitre.games.dead_reckoning.words.telling import (
    NOT_STEPS,
    after,
    among,
    before,
    candidate_in,
    said,
)

ORDERS: Final = {
    "upgrades": "step-same-level",
    "builds": "step-value-production",
    "produces": "step-production",
    "puts": "step-value",
    "conditional-influence": "step-coins",
    "plan-building": "step-buildings",
    "beats-merchant": "step-choice",
    "cube-replaces": "step-controller",
    "plan-attack": "step-nearest",
    "foe": "step-damaged",
    "picked": "step-choice",
}
"""In which order candidates are told apart, by event."""
CHOOSING: Final = {"cube-replaces": "DR-X9", "plan-attack": "DR-X10"}
"""The clause of a choice, where the event has that of the deed."""


def steps_of(events: list[Event]) -> list[Event]:
    """The steps of the last turn of an Alliance among events."""
    found: list[Event] = []
    inside = False
    for event in events:
        if event.name == "alliance-turn" or (event.name == "card" and not inside):
            found = []
        inside = _inside(event, inside)
        if inside and is_step(event):
            found.append(event)
    return found


def _inside(event: Event, inside: bool) -> bool:
    """Whether an event belongs to a turn of an Alliance."""
    if event.name in ("alliance-turn", "card"):
        return True
    return inside and event.name != "human-turn"


def is_step(event: Event) -> bool:
    """Whether an event of an Alliance's turn is a step of its own."""
    return event.name not in NOT_STEPS and event.name != "alliance-turn"


def step_lines(events: list[Event], words: Words) -> list[str]:
    """The steps of the last turn of an Alliance, numbered."""
    steps = steps_of(events)
    return [f"{number}. {told_step(step, words)}" for number, step in enumerate(steps, 1)]


def told_step(event: Event, words: Words) -> str:
    """A step as one line, with its clause."""
    return f"{said(event, before(event, words))} [{event.clause}]"


def why_lines(events: list[Event], number: int, words: Words, catalogue: Catalogue) -> list[str]:
    """A step of the last Alliance turn with candidates, tie-break and rule; 0 is the last step."""
    steps = steps_of(events)
    if not steps:
        return [words.phrase("step-nothing")]
    if number > len(steps):
        return [words.phrase("step-too-far", {"n": number, "of": len(steps)})]
    index = number - 1 if number else len(steps) - 1
    event = steps[index]
    return [
        words.phrase("step-number", {"n": index + 1, "of": len(steps)}),
        told_step(event, words),
        *choice_lines(event, words),
        *rule_lines(event, words, catalogue, []),
    ]


def reasons_of(events: list[Event], words: Words, catalogue: Catalogue) -> list[list[str]]:
    """For each event of a game why it happened; empty where it is no step of an Alliance.

    A rule is written out where it is used for the first time.
    """
    found: list[list[str]] = []
    shown: list[str] = []
    inside = False
    for event in events:
        inside = _inside(event, inside)
        words = after(event, words)
        reasons: list[str] = []
        if inside and is_step(event):
            reasons = choice_lines(event, words) + rule_lines(event, words, catalogue, shown)
        found.append(reasons)
    return found


def clauses_of(event: Event) -> list[str]:
    """The clause of a step, of its choice where that is another one, and of a tie the player breaks."""
    found = [event.clause]
    if len(among(event)) > 1:
        found.append(CHOOSING.get(event.name, event.clause))
        if event.args.get("by") == HUMAN:
            found.append("DR-D6")
    return list(dict.fromkeys(found))


def rule_lines(event: Event, words: Words, catalogue: Catalogue, shown: list[str]) -> list[str]:
    """The clauses of a step in full, less those shown before."""
    lines: list[str] = []
    for name in clauses_of(event):
        clause = catalogue.find(name)
        if clause is not None and name not in shown:
            shown.append(name)
            label = words.phrase("step-clause", {"clause": clause.id})
            lines.append(f"{label} {clause.statements[words.lang]}")
    return lines


def choice_lines(event: Event, words: Words) -> list[str]:
    """What it weighed, each with the numbers compared, what decided, and the order of comparing."""
    candidates = among(event)
    if not candidates:
        return []
    numbers = weights_of(event)
    listed: list[str] = []
    for index, one in enumerate(candidates):
        name = candidate_in(event, one, words) if one.isdecimal() else space_in(one, words)
        counts = [
            words.phrase(f"mark-weight-{measure}", {"n": found[index]})
            for measure, found in numbers
        ]
        if counts:
            args: dict[str, Value] = {"candidate": name, "counts": ", ".join(counts)}
            name = words.phrase("step-candidate", args)
        listed.append(name)
    lines = [f"{words.phrase('step-candidates')} {' · '.join(listed)}"]
    if len(candidates) < 2:
        return lines
    by = HUMAN if event.name == "picked" else str(event.args["by"])
    args = {"by": words.phrase(f"mark-by-{by}")}
    order = ORDERS.get(event.name) or (
        "step-damaged" if event.clause == "DR-X11" else "step-nearest"
    )
    if order == "step-coins" and numbers[0][0] == STORED:
        order = "step-stored"
    if order == "step-choice":
        lines.append(words.phrase("step-decided", args))
    else:
        args["order"] = words.phrase(order)
        lines.append(words.phrase("step-order", args))
    return lines


def weights_of(event: Event) -> list[tuple[str, list[int]]]:
    """The measures as far as they were compared, each with a number for every candidate.

    >>> args = {"among": "A1 B1", "by": "first", "weights": "first:4,7 production:1,3"}
    >>> weights_of(Event("builds", "DR-R5", args))
    [('first', [4, 7])]
    """
    found: list[tuple[str, list[int]]] = []
    by = str(event.args.get("by", ""))
    for part in str(event.args.get("weights", "")).split():
        measure, _, numbers = part.partition(":")
        found.append((measure, [int(number) for number in numbers.split(",")]))
        if measure == by and by not in (HUMAN, TOSS):
            break
    return found
