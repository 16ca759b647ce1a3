"""Answers to interactions: Discord waits three seconds for the first one, and no longer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import discord

if TYPE_CHECKING:
    from discord import ui

    from cogs.kit.bot import Call
    from cogs.kit.messages.layouts import Picture

ALREADY_ANSWERED: Final = 40060
"""Discord's code for a second answer: an earlier try, reported as failed, had succeeded."""


async def acknowledge(call: Call, *, in_place: bool, private: bool = True) -> None:
    """Defer an answer that takes long: a private or public one, or an edit of the pressed message.

    Raises:
        discord.HTTPException: if Discord does not take it.
    """
    try:
        if in_place:
            with call.client.latest_calls.answering(call):
                await call.response.defer()
        else:
            await call.response.defer(ephemeral=private, thinking=True)
    except discord.HTTPException as error:
        if error.code != ALREADY_ANSWERED:
            raise


async def show_page(
    call: Call, view: ui.LayoutView, picture: Picture | None, *, in_place: bool, promised: bool
) -> None:
    """Answer with a page: privately, or in place of the pressed message; also one `promised`.

    Raises:
        discord.HTTPException: if Discord does not take it.
    """
    files = [picture.file()] if picture else []
    if promised:
        await call.edit_original_response(view=view, attachments=files)
    elif in_place:
        with call.client.latest_calls.answering(call):
            await call.response.edit_message(view=view, attachments=files)
    else:
        await call.response.send_message(view=view, files=files, ephemeral=True)
