"""Dead Reckoning, solo: one player, or two, against the automated Wayward Alliance."""

from arbitre.games.dead_reckoning.dead_reckoning import game

__all__ = ["game"]
