"""Battles: cubes, cards and abilities, and what comes of a battle."""
