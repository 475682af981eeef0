"""What is told beside the picture while a game is set up: a film has what matters, the log all."""

from __future__ import annotations

from typing import Final

from arbitre.core.voice import Told

FOLDED: Final = frozenset(
    "tile dealt explorer-cube legendary-cube expert-cube nothing-to-claim toss pile permanent "
    "cube-lost cubes-lost cube-ignored no-building no-production no-merchant no-island "
    "no-upgrade no-conditional-attack no-conditional-influence no-attack no-end-fight".split()
)
"""Seen in the picture with the line after them."""


def captions_of(told: list[Told]) -> list[Told]:
    """All lines; until the first turn of a human only what the Alliance takes, places, builds.

    What was named for the first time is told once: by the tile or the card that follows.
    """
    told = [line for line in told if [event.name for event in line.events] != ["found"]]
    if not any(_begins(line) for line in told):
        return told
    found: list[Told] = []
    setting_up = True
    for line in told:
        name = line.events[0].name if line.events else ""
        setting_up = setting_up and name != "human-turn"
        if not setting_up or name not in FOLDED or line is told[-1]:
            found.append(line)
    return found


def _begins(line: Told) -> bool:
    """Whether the Alliance's first turn of all is told."""
    return any(event.name == "alliance-turn" and event.number("turn") == 1 for event in line.events)
