"""Views and events in words, French and English."""
