"""Slash commands: declared by name, their options suggested and read back."""
