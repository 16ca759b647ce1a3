"""The sample server that the page opens: five people, a few channels, and the bot."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from playground.state.snowflakes import Snowflakes
from playground.web.chairs import (
    Chair,
    chairs_for,
)

if TYPE_CHECKING:
    from playground.state.clock import Clock
    from playground.state.model import Application, Guild
    from playground.world import World

SERVER: Final = "The Harbour"
CHANNELS: Final = ("second-table", "chatter")
PEOPLE: Final = (
    ("Ada", "en-US"),
    ("Bruno", "de"),
    ("Carmen", "es-ES"),
    ("Dara", "en-GB"),
    ("Emil", "en-US"),
)
MANAGES: Final = {"Ada": ("MANAGE_GUILD", "MANAGE_CHANNELS", "MANAGE_MESSAGES")}
"""What one person may do in the server beyond what everybody may, so that it can be tried."""
CREATED: Final = 1_735_689_600.0
"""When the sample server was created, seconds since 1970: the ids in it are the same each time."""


@dataclass(frozen=True)
class SampleServer:
    """The server, its people and its bot."""

    guild: Guild
    chairs: tuple[Chair, ...]
    application: Application


class _CreationClock:
    """A clock that stands at the server's creation."""

    def __init__(self, clock: Clock) -> None:
        self.later = clock.later

    def now(self) -> float:
        return CREATED


def create_sample_server(world: World, bot: str = "Bot") -> SampleServer:
    """Create the sample server, with a bot of that name.

    Its people and channels have the same ids each time, so that a bot finds them again in a
    database that was kept. The bot's account is new each time: a new account has no commands yet.
    """
    application = world.application(bot, privileged=True)
    ids, world.state.ids = world.state.ids, Snowflakes(_CreationClock(world.clock))
    guild = world.guild(SERVER)
    for name in CHANNELS:
        world.channel(name, guild=guild)
    people = [
        world.member(name, locale=locale, permissions=MANAGES.get(name, 0), guild=guild)
        for name, locale in PEOPLE
    ]
    for person in people:
        person.dm_with(application.user)
    guild.members[application.user.id].joined = CREATED  # the bot has been with them all along
    world.state.ids = ids
    return SampleServer(guild, chairs_for(people), application)
