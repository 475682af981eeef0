"""Stones in words: what happens, as sentences."""
