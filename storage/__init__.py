"""Matches, lobbies, people and leaderboards in one SQLite file."""
