"""Data files: the rule catalogue, editions, messages."""

PACKAGE = "arbitre.games.sans_allies.data"
"""Where they are found."""
