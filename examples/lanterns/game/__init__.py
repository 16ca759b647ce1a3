"""Lanterns: seal a card while everybody else does, and light lanterns with the highest."""
