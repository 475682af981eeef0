"""The players of Stones."""
