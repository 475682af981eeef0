"""Events of Sans Alliés as lines: a turn's draws and a set-up's deals in few of them."""

from __future__ import annotations

from typing import Final

from arbitre.core.message import Event, Value
from arbitre.core.words import Words, joined
from arbitre.games.sans_allies.rules.cards import KINDS
from arbitre.games.sans_allies.words.codes import (
    terrain_in,
)

DRAWS: Final = (
    "deployed breakthrough breakthrough-nothing weapon-lost shuffled nothing-to-draw"
).split()
"""What a draw may bring, in the order it is told."""
SEVERAL: Final = {
    "breakthrough": "told-breakthroughs",
    "breakthrough-nothing": "told-breakthroughs-nothing",
    "weapon-lost": "told-weapons-lost",
}
"""How several alike are told at once."""
GROUPS: Final = (tuple(DRAWS), ("laid-open",), ("dealt",))
OPENS: Final = "— "
"""How a line begins that opens a part."""
MOST_LISTED: Final = 8
"""Cards of a set-up that are named one by one."""


def told_lines(events: list[Event], words: Words) -> list[str]:
    """The events as lines, each with its clause; a turn opens a part."""
    lines: list[str] = []
    index = 0
    while index < len(events):
        event = events[index]
        group = next((names for names in GROUPS if event.name in names), ())
        end = index + 1
        while end < len(events) and events[end].name in group:
            end += 1
        if group:
            lines += _told_group(events[index:end], words)
        elif event.name == "turn":
            lines.append(OPENS + words.event(event))
        elif event.name == "personnel-rests" and _is(events, end, "turn"):
            lines.append(OPENS + _both(words.event(events[end]), _line(event, words), words))
            end += 1
        elif event.name == "personnel" and _is(events, index - 1, "captured"):
            lines[-1] = _both(lines[-1], _line(event, words), words)
        else:
            lines.append(_line(event, words))
        index = end
    return lines


def _is(events: list[Event], index: int, name: str) -> bool:
    return 0 <= index < len(events) and events[index].name == name


def _both(first: str, second: str, words: Words) -> str:
    return words.phrase("told-both", {"first": first, "second": second})


def _line(event: Event, words: Words) -> str:
    return f"{words.event(event)} [{event.clause}]"


def _told_group(events: list[Event], words: Words) -> list[str]:
    if events[0].name in DRAWS:
        return _told_draws(events, words)
    if len(events) == 1:
        return [_line(events[0], words)]
    clause = events[0].clause
    terrains = [terrain_in(str(event.args["terrain"]), words) for event in events]
    args: dict[str, Value]
    if events[0].name == "laid-open":
        if len(events) > MOST_LISTED:
            args = {"n": len(events), "last": terrains[-1]}
            return [f"{words.phrase('told-regions', args)} [{clause}]"]
        args = {"regions": ", ".join(terrains)}
        return [f"{words.phrase('told-laid-open', args)} [{clause}]"]
    places = [str(event.args["place"]) for event in events]
    if len(events) > MOST_LISTED:
        args = {"n": len(events), "first": places[0], "last": places[-1]}
        return [f"{words.phrase('told-pyramid', args)} [{clause}]"]
    listed = [f"{place} {terrain}" for place, terrain in zip(places, terrains, strict=True)]
    return [f"{words.phrase('told-dealt', {'regions': ', '.join(listed)})} [{clause}]"]


def _told_draws(events: list[Event], words: Words) -> list[str]:
    """The units on one line, then what else was drawn, alike things together."""
    lines: list[str] = []
    for name in DRAWS:
        alike = [event for event in events if event.name == name]
        if not alike:
            continue
        last = alike[-1]
        if name == "deployed":
            lines.append(f"{_drawn(alike, words)} [{last.clause}]")
        elif len(alike) > 1 and name in SEVERAL:
            args: dict[str, Value] = {**last.args, "n": len(alike)}
            lines.append(f"{words.phrase(SEVERAL[name], args)} [{last.clause}]")
        else:
            lines += [_line(event, words) for event in alike]
    return lines


def _drawn(events: list[Event], words: Words) -> str:
    cards = [str(event.args["card"]) for event in events]
    counts = [(kind, cards.count(kind)) for kind in KINDS]
    named = [words.phrase(f"count-{kind}", {"n": number}) for kind, number in counts if number]
    return words.phrase("told-drawn", {"drawn": joined(named, words)})
