"""Clocks: until when each seat is waited for, and what happens to who is late."""
