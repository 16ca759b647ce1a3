"""Whole pages that look alike in every game: podium, bars, bracket, profile."""
