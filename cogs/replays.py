"""Replays: a match from first to last as an animation, on demand once it is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.kit.answers import acknowledge, show_page
from cogs.kit.layouts import page, status_line
from cogs.kit.match_controls import ShowReplay
from cogs.kit.matches import load_match
from cogs.kit.table_cog import TableCog
from cogs.kit.voices import match_voice
from games.kit.game import IllegalMove

if TYPE_CHECKING:
    from cogs.kit.host import Call, Host


class Replays(TableCog):
    """The button below a match that is over."""

    async def cog_load(self) -> None:
        """Answer the button."""
        self.host.on(ShowReplay, self.replay_pressed)

    async def replay_pressed(self, call: Call, pressed: ShowReplay) -> None:
        """Post the replay for all if a player asks for it; others see it alone.

        Raises:
            IllegalMove: while the match runs.
        """
        match = await load_match(call, pressed.match)
        if match.outcome is None:
            raise IllegalMove("replay-not-over")
        private = call.user.id not in match.players
        await acknowledge(call, in_place=False, private=private)
        voice = await self.host.known_users.voice(match, None)
        replay = await self.host.delivery.replay(match, voice)
        if replay is None:
            voice = await match_voice(call, match)
            failed = page(voice("replay-failed"), None, [], [])
            await show_page(call, failed, None, in_place=False, promised=True)
            return
        title = f"### {match.game.spec.icon} {voice('replay-title', game=voice('title'))}"
        view = page(f"{title}\n{status_line(match, voice)}", replay, [], [])
        await show_page(call, view, replay, in_place=False, promised=True)


async def setup(host: Host) -> None:
    """Put the cog on the bot."""
    await host.add_cog(Replays(host))
