"""Learning: lessons in direct messages, in which somebody learns a game by playing it."""
