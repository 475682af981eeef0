"""`why`: the steps of an Alliance, each with its candidates and their numbers, what decided, and its rule."""

from __future__ import annotations

from typing import Final

from arbitre.core.game import game
from arbitre.core.message import Event, Value
from arbitre.core.voice import JOINT, Reason
from arbitre.core.words import Words
from arbitre.games.dead_reckoning.rules.alliance.choosing import HUMAN, STORED, TOSS
from arbitre.games.dead_reckoning.words.codes import space_in
from arbitre.games.dead_reckoning.words.sentences import SEATED, candidate_in

HUMAN_ONLY: Final = (*SEATED, "mends", "merchant-beaten", "merchant-escapes", "human-turn")
EDITED: Final = ("edit", "found", "result", "turns-over")
NOT_STEPS: Final = (
    *HUMAN_ONLY,
    "cube-falls",
    "dealt",
    "battle",
    "crowns",
    "over",
    "last-turns",
    "tie",
    *EDITED,
)
"""What is no step of an Alliance by itself."""
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
        inside = is_inside(event, inside)
        if inside and is_step(event):
            found.append(event)
    return found


def is_inside(event: Event, inside: bool) -> bool:
    """Whether an event belongs to a turn of an Alliance; `inside`: whether the one before it did."""
    if event.name in ("alliance-turn", "card"):
        return True
    return inside and event.name != "human-turn"


def is_step(event: Event) -> bool:
    """Whether an event of an Alliance's turn is a step of its own."""
    return event.name not in NOT_STEPS and event.name != "alliance-turn"


def reasons_of(event: Event, words: Words) -> list[Reason]:
    """Why an Alliance made a step: what it weighed, what decided, and the rules in full."""
    return choice_of(event, words) + rules_of(event, words)


def clauses_of(event: Event) -> list[str]:
    """The clause of a step, of its choice where that is another one, and of a tie the player breaks."""
    found = [event.clause]
    if len(event.listed("among")) > 1:
        found.append(CHOOSING.get(event.name, event.clause))
        if event.args.get("by") == HUMAN:
            found.append("DR-D6")
    return list(dict.fromkeys(found))


def rules_of(event: Event, words: Words) -> list[Reason]:
    """The clauses of a step in full."""
    catalogue = game("dead_reckoning").catalogue
    found = [catalogue.clauses.get(name) for name in clauses_of(event)]
    return [Reason(clause.statement(words.lang), clause.id) for clause in found if clause]


def choice_of(event: Event, words: Words) -> list[Reason]:
    """What it weighed, each with the numbers compared, what decided, and the order of comparing."""
    candidates = event.listed("among")
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
    weighed = JOINT.join(listed)
    lines = [Reason(f"{words.phrase('step-candidates')} {weighed}")]
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
        lines.append(Reason(words.phrase("step-decided", args)))
    else:
        args["order"] = words.phrase(order)
        lines.append(Reason(words.phrase("step-order", args)))
    return lines


def weights_of(event: Event) -> list[tuple[str, list[int]]]:
    """The measures as far as they were compared, each with a number for every candidate.

    >>> args = {"among": ["A1", "B1"], "by": "first", "measures": ["first", "production"]}
    >>> weights_of(Event("builds", "DR-R5", {**args, "weights": [[4, 7], [1, 3]]}))
    [('first', [4, 7])]
    """
    found: list[tuple[str, list[int]]] = []
    by = str(event.args.get("by", ""))
    weights = event.args.get("weights", [])
    assert isinstance(weights, list)
    for measure, numbers in zip(event.listed("measures"), weights, strict=True):
        assert isinstance(numbers, list)
        found.append((measure, numbers))
        if measure == by and by not in (HUMAN, TOSS):
            break
    return found
