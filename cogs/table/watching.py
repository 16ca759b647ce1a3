"""Watching: users who do not play may follow a match, and are told when it is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cogs.kit.messages.controls import button, rows
from cogs.kit.messages.layouts import page
from cogs.kit.messages.match_controls import Follow
from cogs.kit.presses import answers, load_match
from cogs.kit.table_cog import TableCog
from cogs.kit.voices import match_voice
from games.kit.game import IllegalMove
from matches.match import events_for

if TYPE_CHECKING:
    from discord import ui

    from cogs.kit.bot import Bot, Call
    from games.kit.words import Voice
    from matches.match import Match


class Watching(TableCog):
    """What those who watch may ask for beside the table and its words."""

    @answers(Follow)
    async def follow_pressed(self, call: Call, pressed: Follow) -> None:
        """Note that a user follows a match, or does not any more.

        Raises:
            IllegalMove: for a user who plays in it or wants no direct messages, or once it is over.
        """
        match = await load_match(call, pressed.match)
        if call.user.id in match.players:
            raise IllegalMove("follow-seated")
        if match.outcome:
            raise IllegalMove("match-over")
        if (await self.bot.known_users.preferences(call.user.id)).dms == "off":
            raise IllegalMove("follow-no-dms")
        followers = self.bot.store.followers
        if pressed.follows:
            await followers.follow(match.id, call.user.id)
        else:
            await followers.unfollow(match.id, call.user.id)
        voice = await match_voice(call, match)
        key = "follow-noted" if pressed.follows else "follow-dropped"
        other_way = await follow_button(self.bot, match, call.user.id, voice)
        await call.response.edit_message(view=page(voice(key), controls=rows(other_way)))


PLIES_LOOKED_BACK: Final = 40
"""Entries of the log that are looked through for news."""
MOST_NEWS: Final = 6
"""Lines of news: as many as below the table."""


async def news_for_watchers(bot: Bot, match: Match, voice: Voice) -> list[str]:
    """Return the last lines that everybody was told."""
    after = max(0, match.ply - PLIES_LOOKED_BACK)
    log = await bot.store.matches.log_of(match.id, after=after)
    return [voice(told) for line in log for told in events_for(line.events, None)][-MOST_NEWS:]


async def follow_button(bot: Bot, match: Match, user_id: int, voice: Voice) -> ui.Button[Any]:
    """Make the button of those who watch: to be told of the end, or not any more."""
    follows = await bot.store.followers.follows(match.id, user_id)
    key = "button-unfollow" if follows else "button-follow"
    return button(voice(key), Follow(match.id, int(not follows)), icon="🔔")
