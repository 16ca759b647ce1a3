"""Computers at the table: when they think, what they have noted, at which pace they move."""
