"""Stones in words: what a terminal and a page ask for."""

from __future__ import annotations

from arbitre.core.draft import Draft
from arbitre.core.message import Event, Value
from arbitre.core.position import View
from arbitre.core.table_talk import Style, TableTalk
from arbitre.core.words import Words

PACKAGE = "stones.data"


class StonesTalk(TableTalk):
    """One line for the heap, one for each side."""

    def words(self, lang: str) -> Words:
        return Words(lang, ["arbitre.core", PACKAGE], spoken)

    def board(self, view: View, style: Style, words: Words) -> str:
        mine = 0 if view.seat is None else self._token(view)
        return words.phrase("board", {"n": self._stones(view), "token": mine})

    def draw(self, view: View, words: Words) -> str:
        shape = '<circle id="stone-{0}" cx="{1}" cy="10" r="4"/>'
        drawn = "".join(shape.format(n, 10 + 10 * n) for n in range(self._stones(view)))
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 420 20">{drawn}</svg>'

    def prompt(self, view: View, words: Words) -> str:
        return words.phrase("prompt", {"n": self._stones(view)})

    def help(self, view: View, words: Words) -> str:
        return words.phrase("help")

    def tell(self, events: list[Event], words: Words) -> list[str]:
        return [f"{words.event(event)} [{event.clause}]" for event in events]

    def options(self, draft: Draft, query: str, words: Words) -> list[str]:
        return [line for line in draft.next() if query in line]

    def complete(self, draft: Draft, text: str) -> list[str]:
        return [line for line in draft.next() if line.startswith(text)]

    def spoken_line(self, text: str, words: Words) -> str:
        return words.phrase("take", {"n": int(text.split()[1])})

    def say(self, name: str, value: Value, words: Words) -> dict[str, Value]:
        return spoken(name, value, words)

    def _stones(self, view: View) -> int:
        stones = view.data["stones"]
        assert isinstance(stones, int)
        return stones

    def _token(self, view: View) -> int:
        tokens = view.data["tokens"]
        assert isinstance(tokens, list)
        return int(max(tokens))


def spoken(name: str, value: Value, words: Words) -> dict[str, Value]:
    """A seat by its name; all else as it is."""
    key = f"seat-{value}"
    return {name: words.phrase(key) if name == "side" and words.knows(key) else value}
