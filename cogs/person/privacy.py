"""Privacy: what is kept of a user, told in short, sent as a file, or deleted."""

from __future__ import annotations

import asyncio
import gzip
import json
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from cogs.kit.commands.commands import command
from cogs.kit.limits import check_limit
from cogs.kit.messages.controls import Control, button, rows
from cogs.kit.messages.layouts import Upload, page, question
from cogs.kit.presses import answers
from cogs.kit.responses import acknowledge
from cogs.kit.table_cog import TableCog
from cogs.kit.voices import own_voice
from games.kit.game import IllegalMove
from matches.limits import EXPORTS

if TYPE_CHECKING:
    from discord import ui

    from cogs.kit.bot import Call
    from matches.match import Turn

FILE_NAME: Final = "gangway-my-data.json"
PACKED_NAME: Final = f"{FILE_NAME}.gz"
"""What the file is called where it must be packed, as Discord takes none so large."""


class ExportData(Control, verb="export"):
    """Send a user a file with their data."""


class AskToErase(Control, verb="askerase", only_where_shown=True):
    """Ask a user whether they mean to have their data deleted.

    The question replaces the message: a hand would be deleted with it.
    """


class Erase(Control, verb="erase", only_where_shown=True):
    """Delete a user's data."""


class Privacy(TableCog):
    """A user's own data: to be seen, exported and deleted."""

    @command("privacy", what=("export", "delete"))
    async def privacy_command(self, call: Call, what: str | None = None) -> None:
        """Say in short what is kept; or send it; or ask whether it shall be deleted."""
        if what == "export":
            await self.export_pressed(call, ExportData())
        elif what == "delete":
            await call.response.send_message(view=await self._question(call), ephemeral=True)
        else:
            await call.response.send_message(view=_in_short(call), ephemeral=True)

    @answers(ExportData)
    async def export_pressed(self, call: Call, _: ExportData) -> None:
        """Send a file with everything that is kept of the user."""
        await check_limit(call, EXPORTS)
        await acknowledge(call, in_place=False)
        kept = await self.bot.store.privacy.export(call.user.id)
        first, *more = await asyncio.to_thread(_files, kept, call.filesize_limit)
        voice, parts = own_voice(call), 1 + len(more)
        said = voice("privacy-exported")
        if first[0] != FILE_NAME:
            said = f"{said}\n{voice('privacy-exported-packed', parts=parts, name=PACKED_NAME)}"
        name, written = first
        await call.edit_original_response(content=said, attachments=[Upload(written, name)])
        for name, written in more:
            await call.followup.send(file=Upload(written, name), ephemeral=True)

    @answers(AskToErase)
    async def ask_to_erase_pressed(self, call: Call, _: AskToErase) -> None:
        """Ask whether deleting is meant, as nothing brings it back."""
        await call.response.edit_message(view=await self._question(call), attachments=[])

    @answers(Erase)
    async def erase_pressed(self, call: Call, _: Erase) -> None:
        """Delete everything that is kept of the user."""
        voice = own_voice(call)
        await acknowledge(call, in_place=True)
        await self._erase(call.user.id)
        await call.edit_original_response(view=page(voice("privacy-deleted")))

    # ---- how ------------------------------------------------------------------------

    async def _question(self, call: Call) -> ui.LayoutView:
        voice = own_voice(call)
        running = len(await self.bot.store.matches.of_player(call.user.id))
        asked = voice("privacy-delete-sure", running=running)
        return question(asked, voice, Erase(), "button-erase")

    async def _erase(self, user_id: int) -> None:
        """Let the house play on in a user's place, forget them, and show that everywhere."""
        turns = await self._leave_matches(user_id)
        running = [match.id for match in await self.bot.store.matches.of_player(user_id)]
        async with self.bot.referee.holding(running):
            erased = await self.bot.store.privacy.erase(user_id)
        self.bot.known_users.forget(user_id)
        await self.delete_messages(erased.messages)
        self.bot.dispatch("player_erased", erased)
        for turn in turns:
            without_him = await self.bot.store.matches.load(turn.match.id)
            self.bot.delivery.show(replace(turn, match=without_him), fresh_table=True)

    async def _leave_matches(self, user_id: int) -> list[Turn]:
        turns = []
        for match in await self.bot.store.matches.of_player(user_id):
            with suppress(IllegalMove):  # over by now, or given up before
                turns.append(await self.bot.referee.resign(match.id, user_id))
        return turns


def _in_short(call: Call) -> ui.LayoutView:
    voice = own_voice(call)
    ways = [
        button(voice("button-export"), ExportData(), icon="📦"),
        button(voice("button-ask-erase"), AskToErase(), icon="🗑️"),
    ]
    return page(f"### {voice('privacy-title')}", None, [voice("privacy-short")], rows(*ways))


def _files(kept: object, limit: int) -> list[tuple[str, bytes]]:
    """Return what is kept of a user as files of at most `limit` bytes each, with their names.

    It is packed if it is larger, and cut into parts if it still is.
    """
    written = json.dumps(kept, ensure_ascii=False, indent=1).encode()
    if len(written) <= limit:
        return [(FILE_NAME, written)]
    packed = gzip.compress(written)
    if len(packed) <= limit:
        return [(PACKED_NAME, packed)]
    parts = [packed[at : at + limit] for at in range(0, len(packed), limit)]
    return [(f"{PACKED_NAME}.{n:03}", part) for n, part in enumerate(parts, start=1)]
