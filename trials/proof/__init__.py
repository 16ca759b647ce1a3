"""Kills, floods and spies: what is attacked on demand, program by program."""
