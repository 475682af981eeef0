"""A human's turn: what belongs to them, the main phase, goods, clean-up."""
