"""The sample server: five people whom a visitor can sit as, a few channels, and the bot."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from playground.protocol.types import ChannelType
from playground.state.snowflakes import Snowflakes

if TYPE_CHECKING:
    from collections.abc import Sequence

    from playground.people.person import Person
    from playground.state.clock import Clock
    from playground.state.model import Application, Channel, Guild
    from playground.world import World

SERVER: Final = "The Harbour"
CHANNELS: Final = ("second-table", "chatter")
FRIENDS: Final = (
    ("Ada", "en-US"),
    ("Bruno", "de"),
    ("Carmen", "es-ES"),
    ("Dara", "en-GB"),
    ("Emil", "en-US"),
)
LANGUAGES: Final = {"de": "Deutsch", "es": "Español", "en": "English"}
FOUNDED: Final = 1_735_689_600.0
"""When the sample server was founded, seconds since 1970: the ids in it are the same each time."""


@dataclass(frozen=True)
class Chair:
    """A person whom a visitor can sit as; `hue` numbers the colours and portraits, from 1."""

    slug: str
    person: Person
    hue: int

    @property
    def language(self) -> str:
        """What language the person has chosen in Discord."""
        return LANGUAGES.get(self.person.user.locale[:2], self.person.user.locale)

    def first_channel(self) -> Channel:
        """Return the channel that the person comes into."""
        channels = [one for one in self.person.client.channels() if one.kind is ChannelType.TEXT]
        return min(channels, key=lambda channel: (channel.position, channel.id))


@dataclass(frozen=True)
class Sample:
    """What `found` made."""

    guild: Guild
    chairs: tuple[Chair, ...]
    application: Application


class _Founding:
    """The clock that stands at the server's founding."""

    def __init__(self, clock: Clock) -> None:
        self.later = clock.later

    def now(self) -> float:
        return FOUNDED


def found(world: World) -> Sample:
    """Found the sample server.

    Its people and channels have the same ids each time, so that matches in a database that was
    kept find them again. The bot's account is new each time: a new account has no commands yet.
    """
    application = world.application("Gangway")
    ids, world.state.ids = world.state.ids, Snowflakes(_Founding(world.clock))
    guild = world.guild(SERVER)
    for name in CHANNELS:
        world.channel(name, guild=guild)
    people = [world.member(name, locale=locale, guild=guild) for name, locale in FRIENDS]
    for person in people:
        person.dm_with(application.user)
    world.state.ids = ids
    return Sample(guild, seat(people), application)


def seat(people: Sequence[Person]) -> tuple[Chair, ...]:
    """Give every person a chair."""
    return tuple(Chair(one.name.lower(), one, hue) for hue, one in enumerate(people, start=1))
