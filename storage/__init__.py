"""Matches, lobbies, people and leaderboards in a database: each store once, over two engines."""
