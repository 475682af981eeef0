"""The game on a page: what is touched, what is marked, what is told beside the picture."""
