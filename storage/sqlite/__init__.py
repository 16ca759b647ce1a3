"""The engine that needs nothing installed: one SQLite file on this machine."""
