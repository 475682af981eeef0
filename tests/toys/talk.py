"""The least a toy needs to be shown in a terminal; its words are in `locale`."""

from __future__ import annotations

from arbitre.core.draft import Draft
from arbitre.core.message import Event, Value
from arbitre.core.position import View
from arbitre.core.table_talk import Style, TableTalk
from arbitre.core.words import Words


class ToyTalk(TableTalk):
    def words(self, lang: str) -> Words:
        return Words(lang, ["arbitre.core", "tests.toys"])

    def board(self, view: View, style: Style, words: Words) -> str:
        return str(view.data)

    def draw(self, view: View, words: Words) -> str:
        return "<svg/>"

    def prompt(self, view: View, words: Words) -> str:
        return f"{view.seat}?"

    def help(self, view: View, words: Words) -> str:
        return ""

    def tell(self, events: list[Event], words: Words) -> list[str]:
        return [event.name for event in events]

    def options(self, draft: Draft, query: str, words: Words) -> list[str]:
        return [line for line in draft.next() if query in line]

    def complete(self, draft: Draft, text: str) -> list[str]:
        return [line for line in draft.next() if line.startswith(text)]

    def spoken_line(self, text: str, words: Words) -> str:
        return text

    def say(self, name: str, value: Value, words: Words) -> dict[str, Value]:
        return {name: value}
