"""Players of this game, one file each, and what they share."""
