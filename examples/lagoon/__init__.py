"""Lagoon: all dive at once, in secret: the deepest who is there alone finds pearls."""
