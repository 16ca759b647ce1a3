"""The bot: discord.py's client with our storage, referee, delivery and cogs plugged in."""

from __future__ import annotations

import gc
import json
import logging
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.translator import Translator
from cogs.delivery.delivery import Delivery
from cogs.kit.host import Call, Host
from cogs.kit.presses import answer_press
from cogs.kit.refusals import refuse
from cogs.kit.users import Users
from games import SHELF
from matches.referee import Referee

if TYPE_CHECKING:
    from collections.abc import Mapping

    from aiohttp import BaseConnector

    from games.kit.game import AnyGame
    from matches.ports import Store

log = logging.getLogger(__name__)

HOUSE_COGS: Final = ("lobby", "play", "own_matches", "channels", "leaderboard", "rules")


class Tree(app_commands.CommandTree[Host]):
    """The commands: whoever uses one is greeted first, and every failure gets a sentence."""

    def __init__(self, client: Host) -> None:
        # A command that people install for themselves would meet servers without the bot.
        super().__init__(
            client, allowed_installs=app_commands.AppInstallationType(guild=True, user=False)
        )

    async def interaction_check(self, call: Call) -> bool:
        """Remember who is speaking, before anything else."""
        if call.type is discord.InteractionType.application_command:
            await self.client.known_users.meet(call)
            self.client.delivery.listen(call)
        return True

    async def on_error(self, call: Call, error: app_commands.AppCommandError) -> None:
        """Answer what went wrong."""
        name = call.command.qualified_name if call.command else "command"
        await refuse(call, error, about=name)


class GameBot(Host):
    """Gangway itself."""

    def __init__(
        self,
        store: Store,
        shelf: Mapping[str, AnyGame] = SHELF,
        *,
        connector: BaseConnector | None = None,
        **client: Any,
    ) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=30,
            connector=connector,
            **client,
        )
        self.shelf = shelf
        self.store = store
        self.referee = Referee(store.matches)
        self.known_users = Users(store.users)
        self.delivery = Delivery(self)
        self.press_methods = {}
        self.presentations = {}

    async def setup_hook(self) -> None:
        """Load the cogs, and tell Discord about the commands if they have changed."""
        for name in (*HOUSE_COGS, *self.shelf):
            await self.load_extension(f"cogs.{name}")
        await self.tree.set_translator(Translator())
        await self.sync_commands()

    async def serve(self, token: str) -> None:
        """Log in and answer until closed, as the one bot of this process.

        Whatever is loaded by then stays: looking it through would hold the tables up.
        """
        await self.login(token)
        gc.freeze()
        await self.connect()

    async def sync_commands(self, *, force: bool = False) -> bool:
        """Send the commands to Discord unless it has these very ones; tell whether they were sent.

        Discord allows 200 new commands a day and server, and a start must not depend on it.
        """
        listed = [
            await command.get_translated_payload(self.tree, Translator())
            for command in self.tree.get_commands()
        ]
        told = f"{self.application_id} {json.dumps(listed, sort_keys=True)}"
        mark = sha256(told.encode()).hexdigest()
        if not force and await self.store.settings.get("commands") == mark:
            return False
        await self.tree.sync()
        await self.store.settings.save("commands", mark)
        log.info("told Discord about %d commands", len(listed))
        return True

    async def on_ready(self) -> None:
        """Bring every table up to date: a crash may have kept a message from being sent."""
        log.info("ready as %s", self.user)
        for match_id in await self.store.matches.running():
            self.delivery.refresh(match_id)

    async def on_interaction(self, call: Call) -> None:
        """Let controls do what their custom ids say; commands find their way by themselves."""
        if call.type is discord.InteractionType.component and call.data is not None:
            await answer_press(call, call.data)

    async def on_error(self, event_method: str, /, *args: Any, **_kwargs: Any) -> None:
        """Log what failed outside of any interaction."""
        log.error("event %s failed (%d arguments)", event_method, len(args))

    async def close(self) -> None:
        """Finish showing what has been played, then leave."""
        if not self.is_closed() and self.is_ready():
            await self.delivery.wait_until_shown()
        await super().close()
