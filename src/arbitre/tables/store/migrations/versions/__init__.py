"""One file a change, oldest first."""
