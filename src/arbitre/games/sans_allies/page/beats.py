"""What each event of Sans Alliés looks like: cards drawn, forces sent, regions taken, the marker moved."""

from __future__ import annotations

from arbitre.core.message import Event
from arbitre.core.screen import APPEAR, LABEL, ROLL, SHAKE, TRAVEL, TURN, VANISH, Step


def steps(event: Event) -> list[Step]:
    """What is seen when an event is told.

    >>> captured = Event("captured", "SA-I9", {"place": "A3", "terrain": "sea"})
    >>> [(step.kind, step.id, step.to) for step in steps(captured)]
    [('travel', 'card-A3', 'region-discard')]
    """
    args, name = event.args, event.name
    place = f"{args.get('place', '')}"
    card = f"card-{place}"
    if name.startswith("roll-"):
        return [Step(ROLL, "force", text=str(args["roll"]))]
    if name in _MARKER:
        return [*_die(event), Step(TRAVEL, "marker", to=f"tile-{args['tile']}")]
    if name in _DICE:
        return [*_die(event), Step(SHAKE, "marker")]
    if name in ("attack", "recovered", "extra-losses"):
        return _cards(name, str(args["units"]))
    if name == "deployed":
        kind = str(args["card"])
        return [
            Step(TRAVEL, f"piece-reserve-{kind}", to=f"reserve-{kind}", source="pile"),
        ]
    if name.startswith("upgrade-"):
        return [Step(TURN, f"unit-{name.removeprefix('upgrade-')}")]
    known = {
        "dealt": [Step(APPEAR, card)],
        "captured": [Step(TRAVEL, card, to="region-discard")],
        "centre": [Step(LABEL, "centres", text="★")],
        "capital": [Step(SHAKE, card), Step(LABEL, card, text="★")],
        "repelled": [Step(SHAKE, card)],
        "retreat": [Step(SHAKE, card)],
        "laid": [Step(TRAVEL, card, to=f"place-{place}", source="region-discard")],
        "scouts": [Step(TURN, card)],
        "weapon-region": [Step(SHAKE, card), Step(VANISH, card)],
        "weapon-research": [Step(SHAKE, "marker")],
        "convoy": [Step(TRAVEL, "piece-reserve-S", to="discard")],
        "bombing": [Step(TRAVEL, "piece-reserve-A", to="marker")],
        "ultimate-weapon": [Step(TURN, "unit-weapon")],
    }
    return known.get(name, [])


_MARKER = ("research", "setback", "breakthrough")
_DICE = ("research-fails", "enemy-weapon", "bombing-hits", "bombing-fails")


def _die(event: Event) -> list[Step]:
    if "die" not in event.args:
        return []
    return [Step(ROLL, "marker", text=str(event.args["die"]))]


def _cards(name: str, units: str) -> list[Step]:
    """The cards of a force go out, come back, or are lost."""
    kinds = [part.lstrip("0123456789") for part in units.split("+") if part and part != "none"]
    if name == "attack":
        return [
            Step(TRAVEL, f"piece-force-{kind}", to="force", source=f"reserve-{kind}")
            for kind in kinds
        ]
    if name == "recovered":
        return [
            Step(TRAVEL, f"piece-force-{kind}", to=f"reserve-{kind}", source="force")
            for kind in kinds
        ]
    return [
        Step(TRAVEL, f"piece-reserve-{kind}", to="discard", source=f"reserve-{kind}")
        for kind in kinds
    ]
