"""Tournaments in a server: sign-up, rounds and their tables, the page."""
