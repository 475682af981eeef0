"""Players against each other: matches, tournaments, statistics. The arena knows no game by name."""
