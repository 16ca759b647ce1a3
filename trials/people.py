"""Simulated people: they sit down, play by lot whatever they are offered, and open the next table.

What they do next follows from what they see alone, so they go on wherever a bot has died.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, Final

from cogs.delivery.reconciler import Delivery
from playground import NotOffered
from playground.protocol.types import ResponseType
from storage.limits import Limits

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.app import GameBot
    from playground import Channel, Person, Seen, World
    from playground.state.model import Guild, Interaction, Message

CHOICES: Final = ("pick", "move", "load", "sure")
"""How the custom ids of controls begin that lead to a move."""
LONGEST_WAIT: Final = 4.0
"""Seconds that a person waits for an answer: Discord gives up after three."""
LONGEST_LOOK: Final = 0.3
"""Seconds that a person waits for a hand to change after a press."""
BREATH: Final = 0.02
"""Seconds between two looks at whether there is something to do."""


def choices(seen: Seen) -> list[str]:
    """Return the custom ids of a message that lead to a move."""
    offered = [one.custom_id for one in seen.selects]
    offered += [one.custom_id for one in seen.buttons if not one.disabled]
    return [one for one in offered if one.split(":")[0] in CHOICES]


def control(seen: Seen, verb: str) -> str | None:
    """Return the custom id of a message's button that begins with a verb."""
    found = (one.custom_id for one in seen.buttons if not one.disabled)
    return next((one for one in found if one.split(":")[0] == verb), None)


def hand_of(person: Person) -> Seen | None:
    """Return the newest hand in the direct messages that asks its person anything, or the newest.

    None before the first.
    """
    hands = hands_of(person)
    asking = [one for one in hands if choices(one)]
    found = asking or hands
    return found[-1] if found else None


def hands_of(person: Person) -> list[Seen]:
    """Return the hands in a person's direct messages, the newest last."""
    return [one for one in person.dms() if not one.ephemeral]


@dataclass
class Table:
    """A channel of its own, and people who play one game there, match after match."""

    world: World
    channel: Channel
    people: Sequence[Person]
    slug: str
    luck: Random
    computers: str = ""
    """How strong the computers are with whom the first one plays; with none, the others do."""
    latest: tuple[Person, Message, str, tuple[str, ...]] | None = None
    """The control that was used last, and by whom."""
    asked: dict[int, Interaction] = field(default_factory=dict)
    """What each person has asked last, by a control."""

    async def play(self) -> None:
        """Go on until cancelled."""
        while True:
            if not await self.step():
                await asyncio.sleep(BREATH)

    async def step(self) -> bool:
        """Do what there is to do next; tell whether there was anything."""
        for person in self.luck.sample(self.people, len(self.people)):
            hand = hand_of(person)
            if hand and (offered := choices(hand)):
                await self._decide(person, hand, self.luck.choice(offered))
                return True
        return await self._gather()

    async def press_again(self) -> Interaction | None:
        """Use the control once more that was used last, as it was then."""
        if self.latest is None:
            return None
        person, message, custom_id, picked = self.latest
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": 3 if picked else 2}
        if picked:
            data["values"] = list(picked)
        asked = person.client.send_component(message, data)
        await asyncio.wait([asked.answered], timeout=LONGEST_WAIT)
        return asked

    async def _decide(self, person: Person, seen: Seen, custom_id: str) -> None:
        picked: tuple[str, ...] = ()
        for select in seen.selects:
            if select.custom_id == custom_id:
                picked = (self.luck.choice(select.options).value,)
        before = seen.then.edited
        self.latest = person, seen.message, custom_id, picked
        asked = await self._use(person, seen, custom_id, picked)
        if asked is None:
            return
        if asked.original and asked.response is ResponseType.MESSAGE:
            question = type(seen)(asked.original)
            if sure := control(question, "sure"):
                await self._use(person, question, sure)
        over = asyncio.get_running_loop().time() + LONGEST_LOOK
        while (  # noqa: ASYNC110 - the world's event would wake all tables at each change
            seen.message.edited == before and asyncio.get_running_loop().time() < over
        ):
            await asyncio.sleep(BREATH)

    async def _use(
        self, person: Person, seen: Seen, custom_id: str, picked: tuple[str, ...] = ()
    ) -> Interaction | None:
        try:
            asked = person.client.use(seen.message, custom_id, picked)
        except NotOffered:
            return None  # renewed in this moment
        self.asked[person.id] = asked
        await asyncio.wait([asked.answered], timeout=LONGEST_WAIT)
        return asked

    async def _gather(self) -> bool:
        seen = self.people[0].sees(self.channel)
        lobbies = [one for one in seen if control(one, "join")]
        if lobbies:
            await self._sit_down(lobbies[-1])
            return True
        if any(control(one, "words") and not control(one, "again") for one in seen[-4:]):
            return False  # it is being shown
        options = {"game": self.slug} | ({"computers": self.computers} if self.computers else {})
        try:
            asked = self.people[0].client.run("play", options, self.channel)
        except NotOffered:  # the commands are not there yet
            return False
        await asyncio.wait([asked.answered], timeout=LONGEST_WAIT)
        return False

    async def _sit_down(self, lobby: Seen) -> None:
        for person in self.people:
            if person.name not in lobby.text:
                await self._use(person, lobby, control(lobby, "join") or "")
                return
        await self._use(self.people[0], lobby, control(lobby, "start") or "")
        await asyncio.sleep(LONGEST_LOOK)


def seat(world: World, slug: str, seed: int, guild: Guild | None = None) -> Table:
    """Let two people play a game in a channel of their own."""
    people = [world.member(f"{slug}-{chair}", guild=guild) for chair in range(2)]
    return Table(world, world.channel(slug, guild=guild), people, slug, Random(f"{seed} {slug}"))


def shard_of(guild: Guild | None, shards: int) -> int:
    """Return the shard that hears of what happens in a server; of direct messages it is 0."""
    return (guild.id >> 22) % shards if guild else 0


def server_on(world: World, name: str, shard: int, shards: int) -> Guild:
    """Make a server of a shard: ids go by the time, and the shard by the id."""
    while True:
        guild = world.guild(name)
        if shard_of(guild, shards) == shard:
            return guild
        while (world.state.ids.next() >> 22) % shards != shard:
            pass


def let_all_come(bot: GameBot, people: int) -> None:
    """Let so many people come within minutes, and each of them do what so many may."""
    assert isinstance(bot.delivery, Delivery)
    bot.delivery.fresh_dms.most = people
    assert isinstance(bot.store.limits, Limits)
    bot.store.limits.scale = people


@dataclass
class LobbyTable(Table):
    """A lobby where people come and go, and which is never started."""

    async def step(self) -> bool:
        """Let a person sit down or stand up."""
        seen = self.people[0].sees(self.channel)
        lobbies = [one for one in seen if control(one, "join")]
        if not lobbies:
            return await self._gather()
        person = self.luck.choice(self.people)
        verb = "leave" if person.name in lobbies[-1].text else "join"
        await self._use(person, lobbies[-1], control(lobbies[-1], verb) or "")
        await asyncio.sleep(BREATH)
        return True
