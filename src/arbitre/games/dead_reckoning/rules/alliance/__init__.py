"""An Alliance's turn: its card from left to right, the fights it plans, how it chooses."""
