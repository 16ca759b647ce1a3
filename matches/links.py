"""Links to what stands at Discord."""

from __future__ import annotations

from typing import Final

IN_PRIVATE: Final = "@me"
"""Stands for the server in links to direct messages."""


def link_to(guild: int | str, channel: int | str, message: int | str | None = None) -> str:
    """Return the link to a message, or to its channel where no message is known.

    >>> link_to(1, 22, 333), link_to(0, 22)
    ('https://discord.com/channels/1/22/333', 'https://discord.com/channels/@me/22')
    """
    there = f"https://discord.com/channels/{guild or IN_PRIVATE}/{channel}"
    return f"{there}/{message}" if message else there
