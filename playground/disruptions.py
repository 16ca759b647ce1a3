"""What a test makes go wrong in a world, or forbids."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from playground.gateway.events import Event
from playground.people.seen import Seen
from playground.protocol.permissions import DEFAULT_PERMISSIONS, bits
from playground.server.bad_day import STATUSES, BadDay
from playground.server.faults import Fault
from playground.server.limits import Limit
from playground.state.model import Application, Channel, Guild, Role

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from playground.gateway.gateway import Gateway
    from playground.people.person import Person
    from playground.protocol.encoding import Json
    from playground.server.faults import Faults
    from playground.server.http import Server
    from playground.server.listener import Listener
    from playground.state.clock import Clock
    from playground.state.services import Services
    from playground.state.state import State


@runtime_checkable
class HasValue(Protocol):
    """Permissions as a library writes them, such as `discord.Permissions`."""

    @property
    def value(self) -> int:
        """The bits."""


class Disruptions:
    """The part of a `World` that injects failures; each takes effect at once."""

    clock: Clock
    state: State
    services: Services
    gateway: Gateway
    faults: Faults
    server: Server
    listener: Listener
    people: dict[int, Person]
    home: Guild
    names_for_values = False
    """Whether the apps of people send names of suggestions instead of values."""

    def forbid(
        self,
        permissions: int | Iterable[str] | HasValue,
        place: Channel | Guild | None = None,
        *,
        to: Application | None = None,
    ) -> None:
        """Take rights from a bot (the first one) in a channel, or in all of a guild's."""
        self._overwrite(permission_bits(permissions), place or self.home, to, deny=True)

    def allow(
        self,
        permissions: int | Iterable[str] | HasValue,
        place: Channel | Guild | None = None,
        *,
        to: Application | None = None,
    ) -> None:
        """Give back what was forbidden."""
        self._overwrite(permission_bits(permissions), place or self.home, to, deny=False)

    def grant(self, command: str, holder: Person | Role, guild: Guild | None = None) -> None:
        """Give a command to a member or a role, as managers do in the settings of a server."""
        (guild or self.home).granted.setdefault(command, set()).add(holder.id)

    def _overwrite(
        self, names: int, place: Channel | Guild, to: Application | None, *, deny: bool
    ) -> None:
        bot = (to or next(iter(self.state.applications.values()))).user
        places = place.channels.values() if isinstance(place, Guild) else [place.parent or place]
        for channel in [one for one in places if one.parent is None]:
            self.state.set_permissions(channel, bot, names, deny=deny)

    def fault(  # noqa: PLR0913 - all but the first two have names
        self,
        method: str,
        path: str,
        *,
        status: int,
        times: int = 1,
        code: int = 0,
        retry_after: float = 0.01,
        after: bool = False,
        everywhere: bool = False,
        where: Channel | None = None,
    ) -> None:
        """Let the next calls of a route fail; `after` lets them take effect nevertheless.

        "*" stands for any method, or any path; with `where` only calls about that channel count,
        answers to what was asked there among them. A 429 says `retry_after`, and `everywhere`
        whether all routes share its limit. A 204 says nothing, whatever should stand there.
        """
        fault = Fault(method, path, status, times, code, retry_after, after, everywhere=everywhere)
        fault.channel = where.id if where else None
        self.faults.add(fault)

    def refuse_where(self, channel: Channel, *, status: int = 403, code: int = 50001) -> None:
        """Refuse every call about a channel, by default as one that the bot cannot see."""
        self.fault("*", "*", status=status, code=code, times=sys.maxsize, where=channel)

    def change_events(self, name: str, change: Callable[[Json], object]) -> None:
        """Change events of a name on their way to bots, as a newer Discord might send them."""
        self.gateway.changed[name] = change

    def change_answers(self, path: str, change: Callable[[Any], object]) -> None:
        """Change what the routes of a path answer, as a newer Discord might send it."""
        self.server.changed_answers[path] = change

    def send_event(self, name: str, payload: Json, guild: Guild | None = None) -> None:
        """Send an event to every session that covers a server: one that nothing here has caused."""
        for session in self.gateway.sessions.values():
            if session.covers(guild):
                session.dispatch(Event(name, payload, guild))

    def lose(self, method: str, path: str, *, times: int = 1, after: bool = True) -> None:
        """Cut the connection of the next calls of a route: their answers are lost.

        Without `after` the requests themselves are lost.
        """
        self.faults.add(Fault(method, path, times=times, after=after, lost=True))

    def delay(
        self, method: str, path: str, seconds: float, *, times: int = 1, after: bool = False
    ) -> None:
        """Let the next calls of a route take long: on their way, or `after` their effect."""
        self.faults.add(Fault(method, path, times=times, after=after, delay=seconds))

    def begin_bad_day(
        self,
        seed: int = 1,
        *,
        latency: float = 0.003,
        statuses: Sequence[int] = STATUSES,
        retry_after: float = 0.05,
    ) -> BadDay:
        """Refuse every tenth request, lose every twentieth answer, and let people send names.

        The same seed strikes the same requests. On a manual clock, give `latency` the 0.3 seconds
        of a real bad day. After 500, 502 and 504 discord.py waits for seconds.
        """
        day = BadDay(seed, latency=latency, statuses=statuses, retry_after=retry_after)
        self.faults.bad_day = day
        self.let_people_send_names()
        return day

    def end_bad_day(self) -> None:
        """Drop all faults, and let people send values again."""
        self.faults.clear()
        self.let_people_send_names(send=False)

    def let_people_send_names(self, *, send: bool = True) -> None:
        """Let every app, also of those who come later, send names of suggestions for values."""
        self.names_for_values = send
        for person in self.people.values():
            person.sends_names = send

    def limit(self, method: str, path: str, calls: int, *, per: float) -> None:
        """Let a route take so many calls in so many seconds; more get a 429."""
        self.server.limits.limit(method, path, Limit(calls, per))

    def keep_real_limits(self) -> None:
        """Keep the limits of the real service: 5 messages in 5 s a channel, 50 requests a second.

        They count on the world's clock, while a library waits in real time.
        """
        self.server.limits.keep_real_ones()

    async def drop_sockets(self, *, resumable: bool = True) -> None:
        """Cut every gateway connection and wait until the server has noticed."""
        self.gateway.drop(resumable=resumable)
        while self.gateway.connections:
            await self.state.changes.next()

    async def go_offline(self) -> None:
        """Take the network away: connections are cut, new ones refused, until `go_online`."""
        await self.listener.go_offline()

    async def go_online(self) -> None:
        """Bring the network back."""
        await self.listener.go_online()

    def shard(self, shards: int, *, max_concurrency: int = 1, every: float = 0.0) -> None:
        """Advise bots to use so many shards; `max_concurrency` of them identify at once.

        A bot that identifies again within `every` seconds (Discord asks for 5) is turned away.
        """
        sharding = self.state.sharding
        sharding.shards, sharding.max_concurrency = shards, max_concurrency
        sharding.identify_every = every

    def mute_heartbeats(self, *, muted: bool = True) -> None:
        """Acknowledge no heartbeat any more, as a gateway that hangs."""
        self.gateway.heartbeats_muted = muted

    def shut_gateway(self, *, down: bool = True, status: int = 503) -> None:
        """Take no new gateway connections, and answer so; everything else works."""
        self.gateway.is_down = down
        self.gateway.answers_when_down = status

    def deliver_twice(self, next: int = 1) -> None:  # noqa: A002 - reads as "the next one"
        """Deliver the next interactions two times each."""
        self.services.interactions.deliver_twice = next

    def answer_within(self, seconds: float) -> None:
        """Let interactions fail sooner than after three seconds: a bad day passes faster then."""
        self.services.interactions.answer_within = seconds

    def delete(self, gone: Seen | Channel | Role) -> None:
        """Delete a message, channel, thread or role, as a moderator does."""
        if isinstance(gone, Seen):
            self.state.delete(gone.message)
        elif isinstance(gone, Role):
            self.state.delete_role(gone)
        else:
            self.state.delete_channel(gone)

    def archive(self, thread: Channel, *, locked: bool = False) -> None:
        """Close a thread as a moderator does, or lock it too.

        Raises:
            ValueError: for what is no thread.
        """
        self._set_thread(thread, archived=True, locked=locked)

    def lock(self, thread: Channel) -> None:
        """Lock a thread and leave it open: only moderators write in it.

        Raises:
            ValueError: for what is no thread.
        """
        self._set_thread(thread, archived=False, locked=True)

    def unarchive(self, thread: Channel) -> None:
        """Open a thread again, and unlock it.

        Raises:
            ValueError: for what is no thread.
        """
        self._set_thread(thread, archived=False, locked=False)

    def _set_thread(self, thread: Channel, *, archived: bool, locked: bool) -> None:
        details = thread.thread_details
        if details is None:
            sentence = f"{thread} is no thread"
            raise ValueError(sentence)
        if details.archived != archived:
            details.archived_at = details.unarchived = self.clock.now()
        details.archived, details.locked = archived, locked
        self.state.channel_updated(thread)

    def remove(self, application: Application, guild: Guild | None = None) -> None:
        """Remove a bot, with its commands, from a server (the first one), as a moderator does."""
        self.state.leave(guild or self.home, application.user)

    def invite(
        self,
        application: Application,
        guild: Guild | None = None,
        *,
        permissions: int | Iterable[str] | HasValue = 0,
    ) -> None:
        """Add a bot to a server (the first one), anew or for the first time."""
        wanted = permission_bits(permissions) | DEFAULT_PERMISSIONS
        self.state.join(guild or self.home, application.user, wanted)

    def make_community(self, locale: str = "en-US", guild: Guild | None = None) -> None:
        """Make a server (the first one) a Community server, with the language it prefers."""
        changed = guild or self.home
        changed.community, changed.chosen_locale = True, locale
        self.state.guild_updated(changed)

    def ration_dms(self, most: int = 10, *, per: float = 60.0) -> None:
        """Refuse with 40003 when a bot opens more fresh direct messages in so many seconds."""
        self.state.fresh_dms.most, self.state.fresh_dms.per = most, per


def permission_bits(permissions: int | Iterable[str] | HasValue) -> int:
    """Return permissions as bits, however they were written."""
    if isinstance(permissions, HasValue):
        return permissions.value
    return bits(permissions)
