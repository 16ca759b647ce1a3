"""Ascent: together, lay all cards in ascending order, without a word about your own."""
