"""Events of Sans Alliés as lines: a turn's draws and a set-up's deals in few of them."""

from __future__ import annotations

from typing import Final

from arbitre.core.message import Event, Fact, Value
from arbitre.core.voice import Told
from arbitre.core.words import Words, joined
from arbitre.games.sans_allies.rules.cards import KINDS, UNITS, counted, read_units
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
MOST_LISTED: Final = 8
"""Cards of a set-up that are named one by one."""
MINOR: Final = (
    "deployed weapon-lost breakthrough-nothing shuffled laid-open dealt convoy recovered extra-losses"
).split()
"""What a log folds away: draws, payments, the set-up."""
AT_MARKER: Final = (
    "research setback no-research breakthrough breakthrough-nothing research-fails enemy-weapon "
    "bombing-hits bombing-fails weapon-research"
).split()
"""Events about the marker of the enemy's research."""
AT: Final = {
    "convoy": ["reserve-S", "pile"],
    "shuffled": ["pile", "discard"],
    "nothing-to-draw": ["pile", "discard"],
    "weapon-lost": ["unit-weapon", "discard"],
    "laid-open": ["region-discard"],
    "nothing-to-lay": ["region-discard"],
    "cannot-pay": ["force"],
    "personnel": ["unit-P"],
    "personnel-rests": ["unit-P"],
    "centre": ["centres"],
    "ultimate-weapon": ["unit-weapon"],
    "bombing": ["reserve-A", "marker"],
    "scouts": ["region-discard"],
    "laid": ["region-discard"],
}
"""Where else on the table an event belongs."""


def told_lines(events: list[Event], words: Words) -> list[Told]:
    """The events as lines, each with its clause; a turn opens a part."""
    lines: list[Told] = []
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
            lines.append(Told(words.event(event), heading=True, events=[event]))
        elif event.name == "personnel-rests" and lines and not lines[-1].heading:
            # it ends the turn: it is told with the research that ends it
            lines[-1].also.append(_line(event, words))
        elif event.name == "captured" and _is(events, end, "personnel"):
            lines.append(_line(event, words, [_line(events[end], words)]))
            end += 1
        else:
            lines.append(_line(event, words))
        index = end
    return lines


def about(events: list[Event]) -> list[str]:
    """The ids of the things that events are about; a captured card is gone, its place is not.

    >>> about([Event("captured", "SA-I9", {"place": "A3", "terrain": "sea"})])
    ['card-A3', 'place-A3']
    """
    found: dict[str, None] = {}
    for event in events:
        args = event.args
        named = ["marker"] if event.name in AT_MARKER else AT.get(event.name, [])
        if event.name == "deployed":
            named = [f"reserve-{args['card']}"]
        elif event.name.startswith("upgrade-"):
            named = [f"unit-{event.name[-1]}"]
        elif "units" in args:
            named = [f"reserve-{UNITS[unit]}" for unit in _types(str(args["units"]))]
        place = args.get("place")
        if place:
            named = [f"card-{place}", f"place-{place}", *named]
        found.update(dict.fromkeys(named))
    return list(found)


def _types(units: str) -> list[int]:
    """The types of cards in a set."""
    read = max(read_units(units), 0)
    return [unit for unit, number in enumerate(counted(read)) if number]


def _is(events: list[Event], index: int, name: str) -> bool:
    return index < len(events) and events[index].name == name


def _line(event: Event, words: Words, also: list[Told] | None = None) -> Told:
    return Told(
        words.event(event),
        event.clause,
        events=[event],
        about=about([event]),
        also=also,
        minor=event.name in MINOR,
    )


def _together(events: list[Event], text: str) -> Told:
    return Told(
        text,
        events[-1].clause,
        events=events,
        about=about(events),
        minor=events[0].name in MINOR,
    )


def _told_group(events: list[Event], words: Words) -> list[Told]:
    if events[0].name in DRAWS:
        return _told_draws(events, words)
    if len(events) == 1:
        return [_line(events[0], words)]
    terrains = [terrain_in(str(event.args["terrain"]), words) for event in events]
    args: dict[str, Value]
    if events[0].name == "laid-open":
        if len(events) > MOST_LISTED:
            args = {"n": len(events), "last": terrains[-1]}
            return [_together(events, words.phrase("told-regions", args))]
        args = {"regions": ", ".join(terrains)}
        return [_together(events, words.phrase("told-laid-open", args))]
    places = [str(event.args["place"]) for event in events]
    if len(events) > MOST_LISTED:
        args = {"n": len(events), "first": places[0], "last": places[-1]}
        return [_together(events, words.phrase("told-pyramid", args))]
    listed = [f"{place} {terrain}" for place, terrain in zip(places, terrains, strict=True)]
    return [_together(events, words.phrase("told-dealt", {"regions": ", ".join(listed)}))]


def _told_draws(events: list[Event], words: Words) -> list[Told]:
    """The units on one line, then what else was drawn, alike things together."""
    lines: list[Told] = []
    for name in DRAWS:
        alike = [event for event in events if event.name == name]
        if not alike:
            continue
        if name == "deployed":
            lines.append(_together(alike, _drawn(alike, words)))
        elif len(alike) > 1 and name in SEVERAL:
            args: dict[str, Fact] = {**alike[-1].args, "n": len(alike)}
            lines.append(_together(alike, words.phrase(SEVERAL[name], args)))
        else:
            lines += [_line(event, words) for event in alike]
    return lines


def _drawn(events: list[Event], words: Words) -> str:
    cards = [str(event.args["card"]) for event in events]
    counts = [(kind, cards.count(kind)) for kind in KINDS]
    named = [words.phrase(f"count-{kind}", {"n": number}) for kind, number in counts if number]
    return words.phrase("told-drawn", {"drawn": joined(named, words)})
