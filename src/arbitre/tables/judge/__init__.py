"""Requests judged: what somebody asks, a dry run of it, and how a table says no."""
