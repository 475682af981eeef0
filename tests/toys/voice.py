"""The least a toy needs to be told and shown in a terminal; its words are in `locale`."""

from __future__ import annotations

from arbitre.core.message import Event
from arbitre.core.position import View
from arbitre.core.terminal import Style, Terminal
from arbitre.core.voice import Told, Voice
from arbitre.core.words import Words


class ToyVoice(Voice):
    packages: tuple[str, ...] = ("arbitre.core", "tests.toys")

    def __init__(self, view: View | None, lang: str) -> None:
        super().__init__(Words(lang, list(self.packages)), view)

    def prompt(self) -> str:
        return f"{self.seen.seat}?"

    def tell(self, events: list[Event]) -> list[Told]:
        return [Told(event.name, events=[event]) for event in events]


class ToyTerminal(Terminal):
    def board(self, style: Style) -> str:
        return str(self.voice.seen.data)

    def help(self) -> str:
        return ""
