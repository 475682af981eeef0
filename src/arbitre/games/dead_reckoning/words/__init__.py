"""Views and events in words, in each language."""
