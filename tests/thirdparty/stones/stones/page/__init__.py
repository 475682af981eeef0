"""Stones on a page."""
