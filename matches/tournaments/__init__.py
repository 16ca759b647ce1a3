"""Tournaments: who has signed up, who meets whom, what came of it; all of it pure."""
