"""The base of the games' cogs: slash commands that each make one move."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from discord import app_commands
from pydantic import ValidationError

from cogs.kit.confirmation import confirm_first
from cogs.kit.matches import match_here
from cogs.kit.presentation import Presentation
from cogs.kit.table_cog import TableCog
from cogs.kit.voices import events_for, match_voice
from games.kit.game import IllegalMove, Value

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from cogs.kit.host import Call
    from matches.match import Turn

ChoiceT = TypeVar("ChoiceT", str, int)

MESSAGE_LIMIT = 2000
"""Characters of a plain message; Discord's limit."""
QUOTE_LIMIT = 50
"""Characters quoted back of what was typed and could not be read."""


class GameCog(TableCog, Presentation):
    """A game's slash commands: each makes one move and hands it to `play`."""

    slug: str

    async def cog_load(self) -> None:
        """Let delivery ask this cog how the game's matches are shown."""
        self.host.presentations[self.slug] = self

    async def play(self, call: Call, **wish: str | int | tuple[str, ...] | None) -> None:
        """Make the move with these fields for whoever asks; answer privately, tell the table.

        Raises:
            IllegalMove: for what cannot be read as a move, and for what the rules refuse.
            AlreadyAnsweredError: if this interaction was carried out before.
        """
        match = await match_here(call, self.slug)
        try:
            move: Value = match.game.moves.validate_python(wish)
        except ValidationError as error:
            wrong = str(error.errors()[0]["input"])
            raise IllegalMove("not-a-choice", typed=wrong[:QUOTE_LIMIT]) from None
        if await confirm_first(call, match, move):
            return
        turn = await self.host.referee.submit(match.id, call.user.id, move, interaction=call.id)
        self.host.delivery.show(turn)
        await self.answer(call, turn)

    async def answer(self, call: Call, turn: Turn) -> None:
        """Tell a player privately what his move did."""
        seat = turn.match.seat_of(call.user.id)
        voice = await match_voice(call, turn.match)
        lines = [voice(told) for told in events_for(turn.events, seat)]
        await call.response.send_message(
            "\n".join(lines)[:MESSAGE_LIMIT] or voice("move-made"), ephemeral=True
        )

    async def suggest(
        self,
        call: Call,
        typed: str,
        at: int,
        given: Mapping[int, str | int | None],
        kind: Callable[[str], ChoiceT],
        *,
        only: str | None = None,
    ) -> list[app_commands.Choice[ChoiceT]]:
        """Offer answers to the decision at place `at` of a move (0 is the verb).

        `given` holds the other decisions as far as they are filled in, by place; `kind` is the
        option's type, `str` or `int`; `only` names the one verb to look at. Only legal
        moves of the person who types are looked at: nobody learns from it what another one holds.
        """
        try:
            match = await match_here(call, self.slug)
            seat = match.seat_of(call.user.id)
        except IllegalMove:
            return []
        voice = await match_voice(call, match)
        found: dict[str, str] = {}
        for one in match.breakdowns(seat):
            if only not in {None, getattr(one.move, "kind", None)}:
                continue
            steps = one.decisions
            if all(
                v is None or (i < len(steps) and steps[i].value == str(v)) for i, v in given.items()
            ):
                found.setdefault(steps[at].value, voice(steps[at].label)[:100])
        return [
            app_commands.Choice(name=label, value=kind(value))
            for value, label in found.items()
            if typed.casefold() in label.casefold()
        ][:25]
