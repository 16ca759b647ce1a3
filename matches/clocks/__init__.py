"""Clocks: until when each seat is waited for, reminders, and moves for those who are late."""
