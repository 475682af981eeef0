"""Stones at a keyboard: one line for the heap and one's own token."""

from __future__ import annotations

from arbitre.core.terminal import Style, Terminal
from stones.words.voice import stones_in


class StonesTerminal(Terminal):
    """The heap in a line."""

    def board(self, style: Style) -> str:
        view = self.voice.seen
        mine = 0
        if view.seat is not None:
            tokens = view.data["tokens"]
            assert isinstance(tokens, list)
            mine = int(max(tokens))
        return self.voice.phrase("board", {"n": stones_in(view), "token": mine})

    def help(self) -> str:
        return self.voice.phrase("help")
