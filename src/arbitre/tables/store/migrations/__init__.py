"""How the store came to have the tables it has; applied when it is opened."""
