"""Stones, a game from outside: rules, play, terminal, bots, data, as in Arbitre's own games."""

from stones.game import game

__all__ = ["game"]
