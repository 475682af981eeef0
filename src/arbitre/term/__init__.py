"""The terminal client: any game, people and bots at one keyboard, or a script through a pipe."""
