"""Summits: climb card by card, and rest before one comes up that you have already."""
