"""First contact: one message in a new server, where that is possible, and never a second one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from games.kit.words import Voice
from playground import Seen
from tests.support.evenings.evening import evening

if TYPE_CHECKING:
    from pathlib import Path

    from playground.state.model import Channel


def greetings(channel: Channel, language: str = "en") -> int:
    """Count how often the bot has said what it is in a channel."""
    words = Voice(language)("greeting-page")
    return sum(words in Seen(message).text for message in channel.messages.values())


async def test_a_server_is_greeted_once_whatever_happens_later(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        harbour = table.world.guild("Harbour")
        quay = next(iter(harbour.channels.values()))
        await table.world.until(lambda: greetings(quay) == 1)
        await table.restart()
        await table.world.drop_sockets(resumable=False)
        await table.world.connected(table.application)
        await table.settle()
        table.world.remove(table.application, harbour)
        table.world.invite(table.application, harbour)
        await table.settle()
        assert greetings(quay) == 1


@pytest.mark.parametrize(("locale", "language"), [("de", "de"), ("es-ES", "es"), ("fr", "en")])
async def test_a_greeting_is_in_the_language_of_the_server(
    tmp_path: Path, locale: str, language: str
) -> None:
    async with evening(tmp_path, seats=1) as table:
        harbour = table.world.guild("Harbour", locale=locale, community=True)
        quay = next(iter(harbour.channels.values()))
        await table.world.until(lambda: greetings(quay, language) == 1)


async def test_it_stands_in_the_system_channel_or_where_the_bot_may_write(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        await table.stop()
        harbour = table.world.guild("Harbour")
        news, talk = (table.world.channel(name, guild=harbour) for name in ("news", "talk"))
        quay = next(iter(harbour.channels.values()))
        harbour.system_channel = talk.id
        table.world.forbid(("SEND_MESSAGES",), talk)
        table.world.forbid(("VIEW_CHANNEL",), quay)
        await table.start()
        assert [greetings(one) for one in (quay, news, talk)] == [0, 1, 0]


async def test_a_server_joined_while_the_bot_was_down_is_greeted_at_the_start(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path, seats=1) as table:
        await table.stop()
        harbour = table.world.guild("Harbour")
        harbour.system_channel = table.world.channel("lobby", guild=harbour).id
        await table.start()
        quay, lobby = harbour.channels.values()
        assert (greetings(quay), greetings(lobby)) == (0, 1)
