"""The "Try a game" panel: seats everybody and starts a match, by the bot's own commands alone."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from playground import NotOffered, NotTaken, Seen, Taken
from playground.people.command_options import localised
from playground.protocol.types import ResponseType

if TYPE_CHECKING:
    from collections.abc import Sequence

    from playground import Channel, Person, World
    from playground.state.model import Interaction, Message

PLAY, GAME = "play", "game"
"""The command that opens a table, and its option."""
THREAD, JOIN, START = "thread:", "join:", "start:"
"""How the custom ids of the buttons begin that a lobby needs."""
HAND = "hand:"
"""The same of the button below a table that shows a hand; the match's number follows."""
ASKS = ("move:", "pick:")
"""The same of the answers below a hand."""
DEAL_TIMEOUT: Final = 10.0
"""Seconds for the bot to deal."""


class TryGame:
    """A button for each game that the bot offers."""

    title = "Try a game"
    hint = "One click seats everybody and starts."
    kind = "games"

    async def offered(self, person: Person, channel: Channel) -> Sequence[tuple[str, str]]:
        """Return names and values of the games, as the bot's own command offers them."""
        client = person.client
        try:
            command, _ = client.command(PLAY, channel)
            option = next(one for one in command["options"] if one["name"] == GAME)
            if choices := option.get("choices"):
                locale = client.user.locale
                return [(localised(one, "name", locale), str(one["value"])) for one in choices]
            asked = client.complete(PLAY, GAME, {GAME: ""}, channel)
        except NotOffered:
            return ()
        await asked.answered
        return [(str(one["name"]), str(one["value"])) for one in asked.choices]

    async def take(
        self, world: World, value: str, host: Person, guests: Sequence[Person], channel: Channel
    ) -> Taken:
        """Start a match of a game, and say whose turn it is.

        Raises:
            NotTaken: if the bot does not start the match.
        """
        table, spent = await start_match(world, value, host, guests, channel)
        called = await _called(world, table, (host, *guests))
        if host in called:
            whose, links = "It is your turn.", [("Open your hand", host)]
        else:
            whose = "".join(f"{one.name} is to move." for one in called[:1])
            links = [(f"Sit as {one.name}", one) for one in called[:1]]
        said = f"Everybody is seated, and the match is on. {whose}"
        return Taken(table, said, links, spent)


async def start_match(
    world: World, game: str, host: Person, guests: Sequence[Person], channel: Channel
) -> tuple[Channel, list[Message]]:
    """Open a table, let the others join, start.

    A taken channel gets a thread, as the bot offers it.

    Returns:
        Where it stands, and what was said privately on the way.

    Raises:
        NotTaken: if the bot does not start the match.
    """
    spent = []
    lobby, _ = await _answer(host.client.run(PLAY, {GAME: game}, channel))
    if thread := _button_id(lobby, THREAD):
        before = set(world.state.channels)
        spent.append(lobby)
        await _answer(host.client.use(lobby, thread))
        lobby = await _opened(world, before)
    if not _button_id(lobby, JOIN):
        raise NotTaken(_text_of(lobby))
    for guest in guests:
        answer, is_new = await _answer(guest.client.use(lobby, _required_button_id(lobby, JOIN)))
        if is_new:  # the table is full, as the bot says privately
            spent.append(answer)
            break
    await _answer(host.client.use(lobby, _required_button_id(lobby, START)))
    return lobby.channel, spent


async def _answer(asked: Interaction) -> tuple[Message, bool]:
    """Wait for a message, and tell whether it is a new one."""
    await asked.answered
    await asked.settled
    if asked.failed or asked.original is None:
        raise NotTaken("The bot did not answer.")
    return asked.original, asked.response is ResponseType.MESSAGE


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


def _is_asked(person: Person, match: str) -> bool:
    """Tell whether a hand of a match asks its player something."""
    asks = tuple(f"{verb}{match}:" for verb in ASKS)
    shown = person.dms()
    bears = [one.custom_id for seen in shown for one in seen.buttons]
    bears += [one.custom_id for seen in shown for one in seen.selects]
    return any(one.startswith(asks) for one in bears)


def _button_id(message: Message, begins: str) -> str | None:
    for button in Seen(message).buttons:
        if button.custom_id.startswith(begins):
            return button.custom_id
    return None


def _required_button_id(message: Message, begins: str) -> str:
    found = _button_id(message, begins)
    if found is None:
        raise NotTaken(_text_of(message))
    return found


def _text_of(message: Message) -> str:
    return Seen(message).text.replace("\n", " ").strip() or "The bot opened no table."


async def _called(world: World, table: Channel, people: Sequence[Person]) -> list[Person]:
    """Wait until the bot notifies people; return all whom it notifies.

    That is by a call at the table, or by a hand that asks them something: then no call comes.
    """

    def called() -> list[Person]:
        pinged = {one.id for message in table.messages.values() for one in message.pinged}
        shown = (_button_id(message, HAND) for message in table.messages.values())
        match = next(filter(None, shown), HAND).removeprefix(HAND)
        return [one for one in people if one.id in pinged or (match and _is_asked(one, match))]

    with suppress(TimeoutError):
        async with asyncio.timeout(DEAL_TIMEOUT):
            while not called():
                await world.state.changes.next()
    with suppress(AssertionError):  # the bot is busy for long; whoever was called is known
        await world.idle(DEAL_TIMEOUT)
    return called()
