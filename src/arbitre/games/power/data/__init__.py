"""Data files: the rule catalogue, the maps, editions, messages."""

PACKAGE = "arbitre.games.power.data"
"""Where they are found."""
