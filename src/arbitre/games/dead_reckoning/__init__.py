"""Dead Reckoning, solo: one player, or two, against the automated Wayward Alliance."""

from arbitre.games.dead_reckoning.game import game

__all__ = ["game"]
