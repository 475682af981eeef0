"""Clauses, editions, messages."""
