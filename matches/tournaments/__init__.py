"""Tournaments: sign-up, pairings, results and standings, as pure functions."""
