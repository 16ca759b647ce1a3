"""Mentions: whom a message may ping."""

from __future__ import annotations

from typing import Final

import discord

NOBODY: Final = discord.AllowedMentions.none()
"""Whom an edit pings; the library says so by itself only where an edit has plain text."""
