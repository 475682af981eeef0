"""Stones in words."""
