"""Dead Reckoning in a terminal: the table as text, help, what could be typed."""

from __future__ import annotations

from typing import Final

from arbitre.core.draft import Draft
from arbitre.core.terminal import Style, Terminal
from arbitre.games.dead_reckoning.rules.icons import COUNT, ICONS
from arbitre.games.dead_reckoning.terminal.board import board_text
from arbitre.games.dead_reckoning.words.codes import ICON_KEYS
from arbitre.games.dead_reckoning.words.options import continued, options_about

HELP_WIDTH: Final = 64


class DeadReckoningTerminal(Terminal):
    """The game at a keyboard."""

    def board(self, style: Style) -> str:
        """The map, the ships, crew, piles and achievements."""
        return board_text(self.voice.seen, style, self.words)

    def help(self) -> str:
        """The aim, how a line is written, what can be looked up, the icons."""
        view, words = self.voice.seen, self.words
        if view.data.get("companion"):
            return words.phrase("help-edits")
        icons = [
            f"{ICONS[icon]} {words.phrase(f'kind-{ICON_KEYS[icon]}')}" for icon in range(COUNT)
        ]
        return "\n".join(
            [
                words.phrase("help-goal"),
                words.phrase("help-lines"),
                words.phrase("help-look"),
                words.phrase("help-icons", {"icons": _folded(icons)}),
            ]
        )

    def options(self, draft: Draft, query: str) -> list[str]:
        """A space, a card, icons, upgrades, piles, scores, and what can be written about them."""
        return options_about(draft, query, self.words)

    def complete(self, draft: Draft, text: str) -> list[str]:
        """Lines that carry on what was typed."""
        return continued(draft, text)


def _folded(parts: list[str]) -> str:
    """Parts on lines of a narrow screen."""
    lines = [""]
    for part in parts:
        if len(lines[-1]) + len(part) > HELP_WIDTH:
            lines.append("  ")
        joint = " · " if lines[-1].strip() else ""
        lines[-1] += joint + part
    return "\n".join(lines)
