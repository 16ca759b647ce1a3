"""Matches, lobbies, people and leaderboards in a database: each query once, over two engines."""
