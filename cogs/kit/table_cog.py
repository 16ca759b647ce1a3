"""The base of the cogs whose controls stand below tables, hands and lobbies."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from discord.ext import commands

from cogs.kit.voices import match_voice

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from cogs.kit.host import Call, Host
    from games.kit.game import Seat
    from matches.match import Match

HandlerT = TypeVar("HandlerT", bound="Callable[..., Awaitable[None]]")


def control(verb: str) -> Callable[[HandlerT], HandlerT]:
    """Mark a cog's method as what happens when a control with this verb is pressed."""

    def mark(method: HandlerT) -> HandlerT:
        method.__dict__["control"] = verb
        return method

    return mark


class TableCog(commands.Cog):
    """A cog whose marked methods answer buttons and selects."""

    def __init__(self, host: Host) -> None:
        self.host = host

    async def cog_load(self) -> None:
        """Register the controls of this cog."""
        for name in dir(self):
            if verb := getattr(getattr(self, name), "control", None):
                self.host.handlers[verb] = getattr(self, name)

    async def redraw(self, call: Call, match: Match, seat: Seat, note: str = "") -> None:
        """Bring the hand that an interaction showed, or was pressed on, up to date."""
        voice = await match_voice(call, match)
        view, picture = await self.host.delivery.hand(match, seat, voice, note=note)
        files = [picture.file()] if picture else []
        await call.edit_original_response(view=view, attachments=files)
