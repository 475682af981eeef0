"""Beside a real table: what happened there is set here by hand (DR-Q)."""
