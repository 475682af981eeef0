"""Toy games for the tests."""
