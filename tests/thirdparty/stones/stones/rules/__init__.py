"""The heap and who takes from it."""
