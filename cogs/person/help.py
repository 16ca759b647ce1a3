"""Help: one page, what to do first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.kit.commands.commands import command
from cogs.kit.messages.layouts import page
from cogs.kit.table_cog import TableCog
from cogs.kit.voices import own_voice

if TYPE_CHECKING:
    from cogs.kit.bot import Call


class Help(TableCog):
    """The page for those who do not know how to begin."""

    @command("help")
    async def help_command(self, call: Call) -> None:
        """Say in the asker's language what to do first."""
        voice = own_voice(call)
        view = page(f"### {voice('help-title')}", None, [voice("help-page")], [])
        await call.response.send_message(view=view, ephemeral=True)
