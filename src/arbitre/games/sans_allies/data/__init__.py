"""Data files: the rule catalogue, editions, messages."""
