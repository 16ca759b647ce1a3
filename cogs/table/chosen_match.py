"""One's own matches: the one that was chosen is shown, brought here, or given up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.kit.layouts import page
from cogs.kit.permissions import check_channel
from cogs.kit.presses import picked_number
from cogs.kit.table_cog import TableCog
from cogs.kit.voices import own_voice
from cogs.table.own_matches import (
    AskToResign,
    BringHere,
    ChooseMatch,
    chosen_match,
    match_elsewhere,
    resign_question,
)
from games.kit.game import IllegalMove

if TYPE_CHECKING:
    from cogs.kit.host import Call, Host
    from matches.match import Match


class OwnMatches(TableCog):
    """What is done with a match after choosing it."""

    async def cog_load(self) -> None:
        """Answer the controls of one's own matches."""
        self.host.on(ChooseMatch, self.match_chosen)
        self.host.on(BringHere, self.bring_pressed)
        self.host.on(AskToResign, self.ask_to_resign_pressed)

    async def match_chosen(self, call: Call, pressed: ChooseMatch) -> None:
        """Do what a command would have done, with the match that was chosen."""
        match = await chosen_match(call, picked_number(call))
        if pressed.command == "hand":
            await self._hand(call, match)
        elif pressed.command == "resign":
            view = await resign_question(call, match, call.user.id)
            await call.response.edit_message(view=view, attachments=[])
        else:
            await call.response.edit_message(
                view=await match_elsewhere(call, match), attachments=[]
            )

    async def bring_pressed(self, call: Call, pressed: BringHere) -> None:
        """Let a match go on in this channel, whatever became of the one before.

        Raises:
            IllegalMove: if it is over, or cannot be played in this channel.
        """
        match = await chosen_match(call, pressed.match)
        if match.outcome is not None or call.guild_id is None:
            raise IllegalMove("moved-on")
        check_channel(call)
        await self.host.store.matches.move(match.id, call.channel_id or 0, call.guild_id)
        words = own_voice(call)("match-brought", channel=f"<#{call.channel_id}>")
        self.host.delivery.retry_channel(call.channel_id or 0)
        self.host.delivery.refresh(match.id, fresh_table=True)
        await call.response.edit_message(view=page(words, None, [], []), attachments=[])

    async def ask_to_resign_pressed(self, call: Call, pressed: AskToResign) -> None:
        """Ask whether giving up a seat is meant."""
        match = await chosen_match(call, pressed.match)
        await call.response.edit_message(
            view=await resign_question(call, match, call.user.id), attachments=[]
        )

    async def _hand(self, call: Call, match: Match) -> None:
        seat = match.seat_of(call.user.id)
        await self.show_hand(call, match, seat, in_place=True)
        await self.host.delivery.remember(call, match, lambda later: self.redraw(call, later, seat))


async def setup(host: Host) -> None:
    """Put the cog on the bot."""
    await host.add_cog(OwnMatches(host))
