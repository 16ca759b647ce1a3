"""Lessons: matches that follow a script, and how far each is in it."""
