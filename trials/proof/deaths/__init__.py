"""Bots that die or stand still, and what they must have left in order."""
