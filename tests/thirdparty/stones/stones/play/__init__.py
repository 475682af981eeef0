"""The contract: position, view, move."""
