"""Power: two to four players write secret orders, revealed and judged at once."""

from arbitre.games.power.power import game

__all__ = ["game"]
