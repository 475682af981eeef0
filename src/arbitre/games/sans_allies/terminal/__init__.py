"""The game in a terminal: the board as text, help, completion."""
