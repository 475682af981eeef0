"""Data files: the rule catalogue, editions, messages."""

PACKAGE = "arbitre.games.dead_reckoning.data"
"""Where they are found."""
