"""A whole pretended Discord, opened for a test or for the page.

async with World.open() as world:
    await world.start(MyBot())
    red = world.member("Red")
    assert (await red.slash("ping")).content == "Pong!"
"""

from __future__ import annotations

import asyncio
import tempfile
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from playground.bots import opened
from playground.disruptions import Disruptions, HasValue, permission_bits
from playground.gateway.gateway import Gateway
from playground.people.person import Person
from playground.people.seen import Seen
from playground.protocol.permissions import DEFAULT_PERMISSIONS
from playground.protocol.types import ChannelType
from playground.server.conformance import Conformance
from playground.server.faults import Faults
from playground.server.http import Server
from playground.server.listener import HOST, Listener
from playground.state.clock import Clock, WallClock
from playground.state.interactions import Interactions
from playground.state.message_builder import MessageBuilder
from playground.state.services import Services
from playground.state.state import State

if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import AsyncIterator, Callable, Coroutine, Iterable
    from typing import Self

    from playground.state.addresses import Addresses
    from playground.state.model import Application, Channel, Guild, Message, Role

QUIET_SECONDS: Final = 0.05
PATIENCE: Final = 60.0
"""Seconds after which what is waited for is taken never to come: a busy machine needs many."""


class World(Disruptions):
    """Guilds, people and bots, and the server that bots connect to."""

    def __init__(self, clock: Clock, socket: str, *, tcp: bool = False, port: int = 0) -> None:
        self.clock = clock
        self.socket = socket
        self.state = State(clock)
        self.services = Services(self.state, Interactions(self.state), MessageBuilder(self.state))
        self.gateway = Gateway(self.state)
        self.faults = Faults()
        self.server = Server(self.services, self.gateway, self.faults)
        self.listener = Listener(self.server.answer, socket, tcp=tcp, port=port)
        self.people: dict[int, Person] = {}
        self.busy_bots: list[Callable[[], bool]] = []
        """Tell whether a bot in this process is at work, which cannot be seen from outside."""
        self.home = self.guild("Home")
        self.table = next(iter(self.home.channels.values()))
        self._started: list[asyncio.Task[None]] = []
        self._complaints_expected = False

    @classmethod
    @asynccontextmanager
    async def open(
        cls, *, clock: Clock | None = None, tcp: bool = False, port: int = 0
    ) -> AsyncIterator[Self]:
        """Start the server on a fresh unix socket, or on a port where there are none.

        With `tcp` it also listens on a port of this machine (any that is free, if it is 0), for
        any library that takes `world.addresses`.

        Raises:
            AssertionError: at the end, with what the playground had to complain about.
        """
        with tempfile.TemporaryDirectory(prefix="playground-") as folder:
            world = cls(
                clock or WallClock(), str(Path(folder) / "discord.sock"), tcp=tcp, port=port
            )
            world.server.conformance = Conformance.from_environment()
            await world.listener.open()
            if tcp:
                world.addresses.move_to(HOST, world.listener.port)
            try:
                yield world
            except BaseException as error:
                for complaint in world.complaints:
                    error.add_note(f"the playground complains: {complaint}")
                raise
            finally:
                await world._stop_bots()
                world.gateway.drop()
                await world.listener.close()
        if world.complaints and not world._complaints_expected:
            raise AssertionError("the playground complains:\n" + "\n".join(world.complaints))

    # -- people and places ------------------------------------------------------------

    def application(
        self,
        name: str,
        *,
        permissions: int | Iterable[str] | HasValue = 0,
        privileged: bool = False,
        member: bool = True,
    ) -> Application:
        """Add a bot to every guild; `privileged` lets it ask for members, presences and content.

        It may do what everybody may, and what `permissions` add. Without `member` the guilds
        have its commands, but no bot: as after an invitation of `applications.commands` only.
        """
        application = self.state.add_application(name, self.listener.place, privileged=privileged)
        for guild in self.state.guilds.values():
            if member:
                self.invite(application, guild, permissions=permissions)
            else:
                self.state.authorize(guild, application)
        return application

    def guild(self, name: str, *, locale: str = "en-US", community: bool = False) -> Guild:
        """Create a server with a text channel "table"; every bot is in it.

        Interactions tell of its locale only if it is a Community server: elsewhere it stays en-US.
        """
        guild = self.state.add_guild(name, locale=locale, community=community)
        self.state.add_channel(guild, "table")
        for application in self.state.applications.values():
            self.state.join(guild, application.user, DEFAULT_PERMISSIONS)
        return guild

    def channel(
        self, name: str, *, kind: ChannelType = ChannelType.TEXT, guild: Guild | None = None
    ) -> Channel:
        """Open a further channel, a text channel of the home guild unless told otherwise."""
        return self.state.add_channel(guild or self.home, name, kind)

    def role(
        self,
        name: str,
        *holders: Person,
        permissions: int | Iterable[str] | HasValue = 0,
        guild: Guild | None = None,
    ) -> Role:
        """Make a role in the home guild, or another one, and give it to members."""
        place = guild or self.home
        return self.state.add_role(
            place, name, [one.user for one in holders], permission_bits(permissions)
        )

    def member(
        self,
        name: str,
        *,
        locale: str = "en-US",
        nick: str | None = None,
        permissions: int | Iterable[str] | HasValue = 0,
        guild: Guild | None = None,
    ) -> Person:
        """Create a person in the home guild, or another one; return the person."""
        person = Person(self, self.state.add_user(name, locale=locale))
        self.people[person.id] = person
        person.sends_names = self.names_for_values
        self.state.join(guild or self.home, person.user, permission_bits(permissions))
        if nick is not None:
            person.nickname(nick, guild or self.home)
        return person

    def find(self, name: str) -> Channel:
        """Return the channel or thread with that name.

        Raises:
            LookupError: if there is none.
        """
        for channel in self.state.channels.values():
            if channel.name == name:
                return channel
        sentence = f"no channel {name!r}\n{self.dump()}"
        raise LookupError(sentence)

    @property
    def threads(self) -> list[Channel]:
        """All threads, oldest first."""
        return [one for one in self.state.channels.values() if one.thread_details is not None]

    # -- bots -------------------------------------------------------------------------

    async def start(self, bot: object, application: Application | None = None) -> Application:
        """Start a bot on discord.py, and wait until it is connected and has nothing more to do.

        It is a client, or a function that makes one: what `playground.bots.opened` takes. Without
        an application it gets one that may ask for every intent. It is closed with the world.

        Raises:
            Exception: what ended the bot, if it does not get that far.
        """
        used = application or self.application("Bot", privileged=True)
        running = asyncio.create_task(_run(bot, used), name="bot")
        self._started.append(running)
        await self.until(lambda: running.done() or self.gateway.ready(used))
        if running.done():
            self._started.remove(running)
            await running
        await self.idle()
        return used

    async def _stop_bots(self) -> None:
        for running in self._started:
            running.cancel()
        for ended in await asyncio.gather(*self._started, return_exceptions=True):
            if isinstance(ended, Exception):
                self.server.complaints.append(f"a bot has ended: {ended!r}")

    # -- waiting ----------------------------------------------------------------------

    async def connected(self, application: Application) -> None:
        """Wait until a bot is connected to the gateway.

        Raises:
            AssertionError: when the time is over.
        """
        await self.until(lambda: self.gateway.ready(application))

    async def until(self, holds: Callable[[], object], timeout: float = PATIENCE) -> None:  # noqa: ASYNC109 - tests name it
        """Wait until something holds; looked at anew after every change of the world.

        What a bot does internally makes no change here, so it is also looked at after a short
        silence. A `LookupError` counts as "not yet", so that `red.dms()[-1]` may be asked early.

        Raises:
            AssertionError: with all that is on show, when the time is over.
        """
        try:
            async with asyncio.timeout(timeout):
                while not _holds(holds):
                    await _change_or_silence(self.state.changes.next())
        except TimeoutError:
            sentence = f"still not so after {timeout} s\n{self.dump()}"
            raise AssertionError(sentence) from None

    async def idle(
        self,
        timeout: float = PATIENCE,  # noqa: ASYNC109 - as until
        quiet: float = QUIET_SECONDS,
    ) -> None:
        """Wait until every request is served, every interaction answered, and nothing follows.

        Nothing follows if the world does not change for `quiet` seconds: a bot that draws for long
        between two requests needs more.

        Raises:
            AssertionError: when the time is over.
        """
        changes = self.state.changes
        try:
            async with asyncio.timeout(timeout):
                while True:
                    before = changes.count
                    await _change_or_silence(changes.next(), quiet)
                    if changes.count == before and not self._busy():
                        return
        except TimeoutError:
            sentence = f"still busy after {timeout} s\n{self.dump()}"
            raise AssertionError(sentence) from None

    def _busy(self) -> bool:
        interactions = self.services.interactions
        return bool(
            self.server.in_flight
            or interactions.unanswered
            or interactions.unsettled
            or any(busy() for busy in self.busy_bots)
        )

    @property
    def addresses(self) -> Addresses:
        """Where bots find the API, the gateway and files."""
        return self.state.addresses

    # -- judging ----------------------------------------------------------------------

    @property
    def complaints(self) -> list[str]:
        """Unknown routes, bodies against Discord's description, failures of the playground."""
        return self.server.complaints

    @property
    def calls(self) -> Counter[str]:
        """How often each route was asked, such as "PATCH /channels/{channel_id}/messages/…"."""
        return self.server.calls

    @property
    def uploads(self) -> list[int]:
        """The bytes of every file that was sent, in the order in which they came."""
        return self.server.uploads

    @property
    def invalid_answers(self) -> int:
        """How many 401, 403 and 429 were given; Discord bans for 10,000 in ten minutes."""
        return self.server.invalid_answers

    def drop_old_messages(self, keep: int = 100) -> None:
        """Forget all but the newest messages of each channel, so that long runs stay small."""
        for channel in self.state.channels.values():
            for message_id in list(channel.messages)[:-keep]:
                channel.messages.pop(message_id).deleted = True
        kept = [one for channel in self.state.channels.values() for one in channel.messages]
        self.services.interactions.forget(min(kept, default=self.state.ids.next()))

    def expect_complaints(self) -> None:
        """Raise no complaints at the end; the test reads them itself."""
        self._complaints_expected = True

    def dump(self) -> str:
        """Return what stands everywhere, for a person to read."""
        lines = []
        for channel in self.state.channels.values():
            if channel.messages:
                people = " and ".join(one.name for one in channel.recipients.values())
                lines.append(f"#{channel.name or people}")
                lines += [f"  {_line(one)}" for one in channel.messages.values()]
        lines += [f"complaint: {one}" for one in self.complaints]
        return "\n".join(lines) or "nothing has been said"


async def _run(bot: object, application: Application) -> None:
    async with opened(bot, application.connector()) as client:
        await client.start(application.token)


def _line(message: Message) -> str:
    return repr(Seen(message))


def _holds(holds: Callable[[], object]) -> bool:
    try:
        return bool(holds())
    except LookupError:
        return False


async def _change_or_silence(
    change: Coroutine[object, object, None], quiet: float = QUIET_SECONDS
) -> None:
    """Wait for a change, but no longer than a short silence."""
    try:
        await asyncio.wait_for(change, quiet)
    except TimeoutError:
        return
