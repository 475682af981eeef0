"""Pages and a JSON API over live tables. Knows no game by name."""
