"""Links to what stands at Discord."""

from __future__ import annotations


def link_to(guild: int | str, channel: int | str, message: int | str | None = None) -> str:
    """Return the link to a message, or to its channel where no message is known.

    >>> link_to(1, 22, 333), link_to(1, 22)
    ('https://discord.com/channels/1/22/333', 'https://discord.com/channels/1/22')
    """
    there = f"https://discord.com/channels/{guild}/{channel}"
    return f"{there}/{message}" if message else there
