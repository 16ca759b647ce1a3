"""Mentions as one person's app shows them: by name, or as an unknown user."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from playground.state.model import Channel, Message, User

_MENTION = re.compile(r"<@!?(\d+)>")
UNKNOWN_USER = "@unknown-user"


def known_people(user: User, message: Message, on_screen: Iterable[Message]) -> dict[int, User]:
    """Return whom an app can name: those whose data came with a message.

    These are its own user, the authors on screen, and users mentioned with effect: a mention that
    `allowed_mentions` suppresses brings no data (api-docs#2126).
    """
    people = [user, *message.channel.recipients.values(), *message.mentions]
    return {one.id: one for one in (*people, *(other.author for other in on_screen))}


def with_names(text: str, known: dict[int, User], channel: Channel) -> str:
    """Return a text with its mentions as names, nicknames of the server where there are any."""

    def name(mention: re.Match[str]) -> str:
        user = known.get(int(mention[1]))
        if user is None:
            return UNKNOWN_USER
        member = channel.guild.members.get(user.id) if channel.guild else None
        return f"@{(member.nick if member else None) or user.name}"

    return _MENTION.sub(name, text)
