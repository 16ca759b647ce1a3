"""Bandido Alcatraz: the team digs the Bandido's way out, and keeps the water from it."""
