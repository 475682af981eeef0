"""What no drawing of a position says: what shakes, what is written over a place, missiles in flight."""

from __future__ import annotations

from arbitre.core.message import Event
from arbitre.core.screen import BURST, LABEL, RING, SHAKE, Effect
from arbitre.games.power.rules.board import COLOURS, LETTERS
from arbitre.games.power.rules.pieces import KIND_OF
from arbitre.games.power.words.codes import counted

Missile = tuple[int, str, str, int]
"""The number of a launch in its round, the army, the target, and how many fly beside it there."""


def effects_of(event: Event, worth: list[int]) -> list[Effect]:
    """What is seen besides when an event is told; `worth` is the power of each kind.

    >>> effects_of(Event("detonation", "PW-M5", {"army": "green", "space": "HQR"}), [])
    [Effect('burst', 'space-HQR', ''), Effect('shake', 'space-HQR', '')]
    """
    args, name = event.args, event.name
    space = f"space-{args.get('space', '')}"
    if name == "bounce":
        return [Effect(SHAKE, space)]
    if name in ("tie", "stand-off"):
        return [Effect(RING, space), Effect(LABEL, space, f"{args['power']} = {args['power']}")]
    if name == "detonation":
        return [Effect(BURST, space), Effect(SHAKE, space)]
    if name == "capture":
        lost = sum(number * worth[KIND_OF[kind]] for kind, number in counted(str(args["pieces"])))
        return [Effect(RING, space), Effect(LABEL, space, f"{args['power']} : {lost}")]
    if name == "income":
        return [Effect(LABEL, _reserve(event), f"+{args['amount']}", "good")]
    if name == "fine":
        return [Effect(LABEL, _reserve(event), "−1", "bad")]
    return []


def missiles_aloft(events: list[Event]) -> list[Missile]:
    """The missiles that were launched in these events and did not detonate yet (PW-M4).

    >>> launch = Event("launch", "PW-M3", {"army": "green", "space": "IX", "to": "HQR"})
    >>> missiles_aloft([launch, launch])
    [(1, 'green', 'HQR', 0), (2, 'green', 'HQR', 1)]
    """
    flying: list[Missile] = []
    launched = 0
    for event in events:
        if event.name == "launch":
            launched += 1
            target = str(event.args["to"])
            beside = sum(1 for missile in flying if missile[2] == target)
            flying.append((launched, str(event.args["army"]), target, beside))
        elif event.name == "detonation":
            target = str(event.args["space"])
            struck = next((missile for missile in flying if missile[2] == target), None)
            if struck is not None:
                flying.remove(struck)
    return flying


def _reserve(event: Event) -> str:
    """The id of the reserve of an event's army."""
    return f"space-RV{LETTERS[COLOURS.index(str(event.args['army']))]}"
