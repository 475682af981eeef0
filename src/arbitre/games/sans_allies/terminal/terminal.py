"""Sans Alliés in a terminal: the table as text, help, what could be typed."""

from __future__ import annotations

from arbitre.core.draft import Draft
from arbitre.core.terminal import Style, Terminal
from arbitre.games.sans_allies.play.notation import LETTERS
from arbitre.games.sans_allies.rules.cards import UNITS
from arbitre.games.sans_allies.terminal.board import board_text
from arbitre.games.sans_allies.words.codes import seen
from arbitre.games.sans_allies.words.options import continued, options_about


class SansAlliesTerminal(Terminal):
    """The game at a keyboard."""

    def board(self, style: Style) -> str:
        """The pyramid, the tiles, the piles and the reserve."""
        return board_text(self.voice.seen, style, self.words)

    def help(self) -> str:
        """The aim, how a line is written, what the dice do."""
        state, words = seen(self.voice.seen, self.words)
        units = [
            f"{LETTERS[words.lang][unit]} {words.phrase(f'kind-{UNITS[unit]}')} {state.strength_of(unit)}"
            for unit in range(4)
        ]
        return "\n".join(
            [
                words.phrase("help-goal"),
                words.phrase("help-units", {"units": " · ".join(units)}),
                words.phrase("help-lines"),
                words.phrase("help-dice"),
                words.phrase("help-turn"),
            ]
        )

    def options(self, draft: Draft, query: str) -> list[str]:
        """What could be written about a place, a unit, a terrain or a word."""
        return options_about(draft, query, self.words)

    def complete(self, draft: Draft, text: str) -> list[str]:
        """Lines that carry on what was typed."""
        return continued(draft, text)
