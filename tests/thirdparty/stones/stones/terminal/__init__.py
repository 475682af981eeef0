"""The heap as text."""
