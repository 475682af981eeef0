"""The data files of Stones: clauses, editions, messages."""
