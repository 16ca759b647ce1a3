"""A second opinion: an evening on SimCord, which pretends to be Discord in its own way.

Our playground and the bot are by the same authors: what both misunderstand no other test finds.
SimCord (https://github.com/SilentHacks/simcord) answers within the process, without a wire, and
checks permissions, answers, suggestions and layouts by itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.app import GameBot
from cogs.delivery.pace import at_once
from cogs.delivery.reconciler import Delivery
from games import SHELF
from storage.store import Store
from tests.support.evenings.threads import Threads
from tests.support.luck import DEALS

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

simcord: Any = pytest.importorskip("simcord", reason="`make setup` installs it")


def called(channel: Any, people: Sequence[Any]) -> Any:
    """Return who is called in a channel, if anybody."""
    for message in channel.history():
        for person in people:
            if message.content.startswith(f"🔔 {person.mention}"):
                return person
    return None


async def move(person: Any, channel: Any) -> None:
    """Board the first animal that is suggested into the first boat."""
    board = "allaboard board"
    animals = await person.autocomplete(channel, board, "animal", "")
    animal = animals[0]["value"]
    boats = await person.autocomplete(channel, board, "boat", "", animal=animal)
    answer = await person.slash(channel, board, animal=animal, boat=boats[0]["value"])
    assert answer.ephemeral


async def shown(env: Any, bot: GameBot) -> None:
    """Wait until everything is on show."""
    await bot.delivery.wait_until_shown()
    await env.settle()


async def test_an_evening_of_all_aboard_is_played_on_simcord(path: Path) -> None:
    async with await Store.open(path, SHELF) as store:
        bot = GameBot(store, workers=Threads(), guild_ready_timeout=0.05)
        bot.interaction_tasks.longest_answer = 1e9  # time runs ahead there
        bot.referee.seed_for = DEALS
        async with simcord.run(bot, shard_count=1) as env:
            guild = env.create_guild()
            channel = guild.create_text_channel("table")
            red, blue = people = [
                guild.add_member(env.create_user(name)) for name in ("Red", "Blue")
            ]
            lobby = await red.slash(channel, "play", game="all_aboard")
            await blue.click(lobby.response, label="Join")
            await red.click(lobby.response, label="Start")
            assert isinstance(bot.delivery, Delivery)
            bot.delivery.pace = at_once
            await shown(env, bot)
            moves = 0
            while person := called(channel, people):
                await move(person, channel)
                await shown(env, bot)
                moves += 1
            assert moves == 24
            board = await red.slash(channel, "leaderboard", game="all_aboard")
            assert "of 1" in str(board.response.components)
