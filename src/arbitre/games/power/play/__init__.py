"""The contract of a game: positions, views, drafts, notation, reading and writing."""
