"""Taking back: a misclick that has shown nothing is undone, until another player acts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.kit.commands.commands import command
from cogs.kit.messages.layouts import PLAIN_MESSAGE_LIMIT, shorten
from cogs.kit.messages.match_controls import TakeBack
from cogs.kit.presses import answers, load_match, picked_number
from cogs.kit.refusals import let_go_latest
from cogs.kit.responses import acknowledge
from cogs.kit.table_cog import TableCog
from cogs.kit.voices import match_voice
from cogs.table.own_matches import ChooseForUndo, chosen_match, own_match

if TYPE_CHECKING:
    from cogs.kit.bot import Call
    from matches.match import Match, Turn


class TakingBack(TableCog):
    """A player's last move, taken back by command or button."""

    @command("undo")
    async def undo_command(self, call: Call) -> None:
        """Take the user's last move back."""
        if match := await own_match(call, ChooseForUndo()):
            await self._take_back(call, match)

    @answers(ChooseForUndo)
    async def match_chosen(self, call: Call, _: ChooseForUndo) -> None:
        """Take the user's last move in the match picked back."""
        await self._take_back(call, await chosen_match(call, picked_number(call)))

    async def _take_back(self, call: Call, match: Match) -> None:
        turn = await self.bot.referee.take_back(match.id, call.user.id, interaction=call.id)
        self.bot.delivery.show(turn)
        await call.response.send_message(await _told(call, turn), ephemeral=True)

    @answers(TakeBack)
    async def take_back_pressed(self, call: Call, pressed: TakeBack) -> None:
        """Take back the move that the button was drawn for, and show the hand as it was."""
        match = await load_match(call, pressed.match)
        turn = await self.bot.referee.take_back(
            match.id, call.user.id, pressed.ply, interaction=call.id
        )
        self.bot.delivery.show(turn)
        let_go_latest(call)
        await acknowledge(call, in_place=True)
        if call.message and call.message.flags.ephemeral:
            await self.redraw(call, turn.match, turn.match.seat_of(call.user.id))


async def _told(call: Call, turn: Turn) -> str:
    voice = await match_voice(call, turn.match)
    return shorten("\n".join(map(voice, turn.events[:1])), PLAIN_MESSAGE_LIMIT)
