"""What those who watch are shown in private: what everybody was told, and whether they follow."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cogs.kit.controls import button, rows
from cogs.kit.match_controls import Follow
from cogs.kit.voices import events_for

if TYPE_CHECKING:
    from discord import ui

    from cogs.kit.host import Call
    from games.kit.words import Voice
    from matches.match import Match

PLIES_LOOKED_BACK: Final = 40
"""Entries of the log that are looked through for news."""
MOST_NEWS: Final = 6
"""Lines of news: as many as below the table."""


async def news_for_watchers(call: Call, match: Match, voice: Voice) -> list[str]:
    """Return the last lines that everybody was told."""
    after = max(0, match.ply - PLIES_LOOKED_BACK)
    log = await call.client.store.matches.log_of(match.id, after=after)
    return [voice(told) for line in log for told in events_for(line.events, None)][-MOST_NEWS:]


async def follow_row(call: Call, match: Match, voice: Voice) -> list[ui.ActionRow[Any]]:
    """Make the button of those who watch: to be told of the end, or not any more."""
    follows = await call.client.store.followers.follows(match.id, call.user.id)
    key = "button-unfollow" if follows else "button-follow"
    return rows(button(voice(key), Follow(match.id, int(not follows)), icon="🔔"))
