"""What lines of the telling point at: the ids of the picture that light up; and which lines are minor."""

from __future__ import annotations

from typing import Final

from arbitre.core.message import Event
from arbitre.games.dead_reckoning.words.codes import side_code

MINOR: Final = (
    "tile dealt explorer-cube pile plays sails moves loads unloads jettisons sells gives takes harbor-cargo "
    "coin mends draws ends mode discards cube-falls faces aims volley braces crowns end-space "
    "nothing-to-claim cargo-sold permanent found"
).split()
"""Routine: a log folds it away, as it does all that came to nothing (`no-…`)."""
OF_HAND: Final = "plays raised sleeved draws discards defends-with held".split()
OF_HOLD: Final = (
    "loads unloads jettisons coin gives takes plunders plundered merchant-beaten".split()
)
OF_DOCK: Final = "coins pile-coins collects cargo-sold produces later sells harbor-cargo".split()
OF_BATTLE: Final = (
    "battle crowns cube-falls aims volley braces faces result battle-won battle-lost".split()
)
OF_CARD: Final = (
    "card card-typed found condition toss no-conditional-attack no-conditional-influence".split()
)
CUBES: Final = {"explorer-cube": "explorer", "expert-cube": "experts", "no-expert": "experts"}


def minor(event: Event) -> bool:
    """Whether a log may fold this away.

    >>> minor(Event("loads", "DR-H13", {})), minor(Event("no-attack", "DR-R8", {}))
    (True, True)
    >>> minor(Event("control", "DR-L5", {}))
    False
    """
    return event.name in MINOR or event.name.startswith("no-")


def about(events: list[Event], humans: int = 1, focus: int = 0) -> list[str]:
    """The ids of the things that events are about; `focus`: the seat whose things need no name.

    >>> about([Event("cube", "DR-B5", {"side": 1, "space": "A2", "n": 2})])
    ['space-A2']
    >>> about([Event("coins", "DR-R1", {"side": 1, "n": 2})])
    ['dock-alliance']
    """
    found: dict[str, None] = {}
    for event in events:
        for thing in _spaces(event) + _things(event, humans, focus):
            found[thing] = None
    return list(found)


def _spaces(event: Event) -> list[str]:
    """The spaces it names."""
    spaces = [*event.listed("ship"), str(event.args.get("space", ""))]
    return [f"space-{space}" for space in spaces if space]


def _things(event: Event, humans: int, focus: int) -> list[str]:
    name, args = event.name, event.args
    if "achievement" in args:
        return [f"achievement-{args['achievement']}"]
    if name in CUBES:
        return [f"achievement-{CUBES[name]}"]
    if name == "legendary-cube":
        return ["achievement-legendary"]
    if name in OF_BATTLE:
        return ["battle"]
    if name in OF_CARD:
        return ["alliance-card"]
    side, human = _number(event, "side"), _number(event, "human")
    if side >= humans:
        return _of_alliance(event, side_code(side, humans), name)
    if human < 0:
        human = side
    if human >= 0:
        return _of_human(name, human, humans, focus) or _ship(event, human, humans)
    return [] if _spaces(event) else ["alliance-card"]


def _number(event: Event, name: str) -> int:
    """A side by number; -1 where the event names none."""
    value = event.args.get(name)
    return value if isinstance(value, int) else -1


def _of_alliance(event: Event, code: str, name: str) -> list[str]:
    if name == "pile":
        return [f"{event.args['pile']}-pile-{code}"]
    if name in OF_DOCK:
        return [f"dock-{code}"]
    if name in ("upgrades", "no-upgrade"):
        return [f"upgrades-{code}"]
    if name in ("repairs", "damage"):
        return [f"damage-{code}", f"ship-{code}"]
    if name == "deck-shuffled":
        return [f"deck-{code}"]
    if name == "alliance-turn":
        return ["alliance-card", f"ship-{code}"]
    return [f"ship-{code}"] if name == "end-space" or not _spaces(event) else []


def _of_human(name: str, human: int, humans: int, focus: int) -> list[str]:
    """A human's things; those of the seat that looks on need no name."""
    thing = ""
    if name in OF_HAND:
        thing = "hand"
    elif name in OF_HOLD:
        thing = "hold"
    elif name in OF_DOCK:
        thing = "dock"
    elif name in ("mends", "damage"):
        thing = "damage"
    if not thing:
        return []
    return [thing if human == focus else f"{thing}-{side_code(human, humans)}"]


def _ship(event: Event, human: int, humans: int) -> list[str]:
    moved = event.name in ("moves", "sails", "mode", "human-turn", "human-sunk")
    return [f"ship-{side_code(human, humans)}"] if moved or not _spaces(event) else []
