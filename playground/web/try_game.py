"""The "Try a game" panel: seats everybody and starts a match, by the bot's own commands alone."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from playground.people.command_options import localised
from playground.people.errors import NotOffered
from playground.protocol.components import walk
from playground.protocol.types import ComponentType, ResponseType

if TYPE_CHECKING:
    from playground.state.model import Channel, Interaction, Message
    from playground.web.chairs import Chair
    from playground.web.site import Site
    from playground.world import World

PLAY, GAME = "play", "game"
"""The command that opens a table, and its option."""
THREAD, JOIN, START = "thread:", "join:", "start:"
"""How the custom ids of the buttons begin that a lobby needs."""
DEAL_TIMEOUT: Final = 10.0
"""Seconds for the bot to deal."""


class NotStarted(Exception):  # noqa: N818 - what became of the try
    """No match came of it; the sentence says why, in the bot's words if it had any."""


async def offered_games(chair: Chair, channel: Channel) -> list[tuple[str, str]]:
    """Return names and values of the games, as the bot's own command offers them."""
    client = chair.person.client
    try:
        command, _ = client.command(PLAY, channel)
        option = next(one for one in command["options"] if one["name"] == GAME)
        if choices := option.get("choices"):
            locale = client.user.locale
            return [(localised(one, "name", locale), str(one["value"])) for one in choices]
        asked = client.complete(PLAY, GAME, {GAME: ""}, channel)
    except NotOffered:
        return []
    await asked.answered
    return [(str(one["name"]), str(one["value"])) for one in asked.choices]


async def start_match(site: Site, host: Chair, game: str, channel: Channel) -> Channel:
    """Open a table, let the others join, start; return where it stands.

    A taken channel gets a thread, as the bot offers it.

    Raises:
        NotStarted: if the bot does not start the match.
    """
    guests = [chair for chair in site.chairs if chair is not host]
    asked = host.person.client.run(PLAY, {GAME: game}, channel)
    lobby = await _answer(asked)
    if thread := _button_id(lobby, THREAD):
        before = set(site.world.state.channels)
        offered = lobby
        await _answer(host.person.client.use(offered, thread))
        lobby = await _opened(site.world, before)
        site.dismiss(host, offered)
    if not _button_id(lobby, JOIN):
        raise NotStarted(_text_of(lobby))
    for guest in guests:
        if refusal := await _join(guest, lobby):
            site.dismiss(guest, refusal)
            break
    await _answer(host.person.client.use(lobby, _required_button_id(lobby, START)))
    return lobby.channel


async def _answer(asked: Interaction) -> Message:
    await asked.answered
    await asked.settled
    if asked.failed or asked.original is None:
        raise NotStarted("The bot did not answer.")
    return asked.original


async def _opened(world: World, before: set[int]) -> Message:
    """Wait for the table in the new thread."""
    async with asyncio.timeout(DEAL_TIMEOUT):
        while True:
            for channel in [
                world.state.channels[one] for one in world.state.channels.keys() - before
            ]:
                for message in channel.messages.values():
                    if _button_id(message, JOIN):
                        return message
            await world.state.changes.next()


async def _join(guest: Chair, lobby: Message) -> Message | None:
    """Join; once the table is full, return the bot's private answer that says so."""
    asked = guest.person.client.use(lobby, _required_button_id(lobby, JOIN))
    answer = await _answer(asked)
    return answer if asked.response is ResponseType.MESSAGE else None


def _button_id(message: Message, begins: str) -> str | None:
    for one in walk(message.components):
        if one["type"] == ComponentType.BUTTON and str(one.get("custom_id", "")).startswith(begins):
            return str(one["custom_id"])
    return None


def _required_button_id(message: Message, begins: str) -> str:
    found = _button_id(message, begins)
    if found is None:
        raise NotStarted(_text_of(message))
    return found


def _text_of(message: Message) -> str:
    texts = [str(one["content"]) for one in walk(message.components) if "content" in one]
    return " ".join([message.content, *texts]).strip() or "The bot opened no table."


async def called_players(site: Site, table: Channel) -> list[Chair]:
    """Wait until the bot notifies people; return all whom it notifies."""
    with suppress(TimeoutError):
        async with asyncio.timeout(DEAL_TIMEOUT):
            while not _called(site, table):
                await site.world.state.changes.next()
    with suppress(AssertionError):  # the bot is busy for long; whoever was called is known
        await site.world.idle(DEAL_TIMEOUT)
    return _called(site, table)


def _called(site: Site, table: Channel) -> list[Chair]:
    pinged = {one.id for message in table.messages.values() for one in message.pinged}
    return [chair for chair in site.chairs if chair.person.id in pinged]
