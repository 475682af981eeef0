"""Power: two to four players write secret orders, revealed and judged at once."""

from arbitre.games.power.game import game

__all__ = ["game"]
