"""Lanterns, the game of `docs/adding-a-game.md`: what becomes of each part is told there."""
