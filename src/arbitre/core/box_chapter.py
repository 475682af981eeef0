"""A box as it stands, in words (view model): its chapters with dials, sums and faults."""

from __future__ import annotations

from arbitre.core.message import Message
from arbitre.core.tray import Dial, Section


class Sum:
    """Numbers that must come to something, as they stand now."""

    def __init__(
        self, label: str, names: list[str], total: int, wanted: int, counted: bool
    ) -> None:
        self.label = label
        self.names = names
        self.total = total
        self.wanted = wanted
        self.counted = counted  # things are counted, not what stands in dials


class Thing:
    """One of a list: `key` tells it from the others."""

    def __init__(self, key: str, title: str, sections: list[Section]) -> None:
        self.key = key
        self.title = title
        self.sections = sections


class Things:
    """A list of things, and what to say on the button that adds one."""

    def __init__(self, path: str, title: str, add: str, things: list[Thing], room: bool) -> None:
        self.path = path
        self.title = title
        self.add = add
        self.things = things
        self.room = room


class Chapter:
    """A chapter of the form as it stands (page of a wizard)."""

    def __init__(
        self,
        key: str,
        title: str,
        about: str,
        sections: list[Section],
        lists: list[Things],
        sums: list[Sum],
        mine: bool,
        begun: bool,
    ) -> None:
        self.key = key
        self.title = title
        self.about = about
        self.sections = sections
        self.lists = lists
        self.sums = sums
        self.mine = mine
        self.begun = begun

    @property
    def dials(self) -> list[Dial]:
        """All of them, in order."""
        sections = [*self.sections]
        for one in self.lists:
            for thing in one.things:
                sections += thing.sections
        return [dial for section in sections for dial in section.dials]


class Fault:
    """Why no edition can be made yet: at which dial, or of which chapter."""

    def __init__(self, chapter: str, name: str, message: Message) -> None:
        self.chapter = chapter
        self.name = name
        self.message = message

    def __repr__(self) -> str:
        return f"Fault({self.chapter!r}, {self.name!r}, {self.message!r})"
