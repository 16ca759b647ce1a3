"""The base of the games' cogs: slash commands that each make one move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pydantic import ValidationError

from cogs.kit.match_lookup import check_turn, match_here
from cogs.kit.messages.layouts import PLAIN_MESSAGE_LIMIT
from cogs.kit.presentation import Presentation
from cogs.kit.presses import confirm_first
from cogs.kit.refusals import let_go_latest, not_a_choice
from cogs.kit.table_cog import TableCog
from cogs.kit.voices import match_voice
from matches.match import events_for

if TYPE_CHECKING:
    from cogs.kit.bot import Call
    from games.kit.game import Value
    from matches.match import Turn


class GameCog(TableCog, Presentation):
    """A game's slash commands: each makes one move and hands it to `play`."""

    slug: str

    async def cog_load(self) -> None:
        """Let delivery ask this cog how the game's matches are shown."""
        self.bot.presentations[self.slug] = self

    async def play(self, call: Call, **fields: str | int | tuple[str, ...] | None) -> None:
        """Make the move with these fields for the caller; answer privately, tell the table.

        Raises:
            IllegalMove: for what cannot be read as a move, and for what the rules refuse.
            AlreadyAnsweredError: if this interaction was carried out before.
        """
        match = await match_here(call, self.slug)
        try:
            # Options are words, also where a move has a number.
            move: Value = match.game.moves.validate_python(fields, strict=False)
        except ValidationError as error:
            check_turn(match, match.seat_of(call.user.id))
            wrong = str(error.errors()[0]["input"])
            raise not_a_choice(wrong) from None
        if await confirm_first(call, match, move):
            return
        turn = await self.bot.referee.submit(match.id, call.user.id, move, interaction=call.id)
        self.bot.delivery.show(turn)
        let_go_latest(call)
        await self.answer(call, turn)

    async def answer(self, call: Call, turn: Turn) -> None:
        """Tell a player privately what their move did."""
        seat = turn.match.seat_of(call.user.id)
        voice = await match_voice(call, turn.match)
        lines = [voice(told) for told in events_for(turn.events, seat)]
        await call.response.send_message(
            "\n".join(lines)[:PLAIN_MESSAGE_LIMIT] or voice("move-made"), ephemeral=True
        )


def buttons_alone(slug: str) -> type[GameCog]:
    """Return the cog of a game without slash commands of its own: buttons and selects play it."""

    class ByButtons(GameCog, name=f"{slug} by buttons"):
        pass

    ByButtons.slug = slug
    return ByButtons
