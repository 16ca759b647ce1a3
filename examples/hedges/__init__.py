"""Hedges: plant on a garden of 49 squares, side by side and along your own secret row."""
