"""Simulated people: what they see, type and press, for tests and for the page."""
