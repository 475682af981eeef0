"""Stones in words: what a terminal and a page ask for."""

from __future__ import annotations

from arbitre.core.message import Event, Value
from arbitre.core.position import View
from arbitre.core.voice import Told, Voice
from arbitre.core.words import Words

PACKAGE = "stones.data"


class StonesVoice(Voice):
    """What is told and asked about one view."""

    def __init__(self, view: View | None, lang: str) -> None:
        super().__init__(Words(lang, ["arbitre.core", PACKAGE], spoken), view)

    def prompt(self) -> str:
        return self.phrase("prompt", {"n": stones_in(self.seen)})

    def tell(self, events: list[Event]) -> list[Told]:
        return [Told(self.words.event(event), event.clause, events=[event]) for event in events]

    def line(self, text: str) -> str:
        return self.phrase("take", {"n": int(text.split()[1])})


def stones_in(view: View) -> int:
    """The heap as a view shows it."""
    stones = view.data["stones"]
    assert isinstance(stones, int)
    return stones


def spoken(name: str, value: Value, words: Words) -> dict[str, Value]:
    """A seat by its name; all else as it is."""
    key = f"seat-{value}"
    return {name: words.phrase(key) if name == "side" and words.knows(key) else value}
