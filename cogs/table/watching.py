"""Watching: whoever does not play may follow a match, and is told when it is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.kit.finding import load_match
from cogs.kit.layouts import page
from cogs.kit.match_controls import Follow
from cogs.kit.table_cog import TableCog
from cogs.kit.voices import match_voice
from games.kit.game import IllegalMove

if TYPE_CHECKING:
    from cogs.kit.host import Call, Host


class Watching(TableCog):
    """What those who watch may ask for beside the table and its words."""

    async def cog_load(self) -> None:
        """Answer the button below the words."""
        self.host.on(Follow, self.follow_pressed)

    async def follow_pressed(self, call: Call, pressed: Follow) -> None:
        """Note who wants to hear of the end of a match, or does not any more.

        Raises:
            IllegalMove: for whoever plays in it, wants no direct messages, or once it is over.
        """
        match = await load_match(call, pressed.match)
        if call.user.id in match.players:
            raise IllegalMove("follow-seated")
        if match.outcome:
            raise IllegalMove("match-over")
        if (await self.host.known_users.preferences(call.user.id)).dms == "off":
            raise IllegalMove("follow-no-dms")
        followers = self.host.store.followers
        if pressed.follows:
            await followers.follow(match.id, call.user.id)
        else:
            await followers.unfollow(match.id, call.user.id)
        voice = await match_voice(call, match)
        key = "follow-noted" if pressed.follows else "follow-dropped"
        await call.response.edit_message(view=page(voice(key), None, [], []))


async def setup(host: Host) -> None:
    """Put the cog on the bot."""
    await host.add_cog(Watching(host))
