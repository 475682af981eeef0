"""Sans Alliés (Limited War): one player against a nation laid out as a pyramid of cards."""

from arbitre.games.sans_allies.game import game

__all__ = ["game"]
