"""The pretended Discord in memory: what exists, and who sees it. No transport."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playground.protocol.errors import (
    UNKNOWN_CHANNEL,
    UNKNOWN_GUILD,
    UNKNOWN_MESSAGE,
    UNKNOWN_USER,
    DiscordError,
)
from playground.protocol.permissions import DEFAULT_PERMISSIONS
from playground.protocol.types import ChannelType
from playground.state.addresses import Addresses
from playground.state.changes import Change, Changes
from playground.state.fresh_dms import FreshDms
from playground.state.model import (
    Application,
    Channel,
    Guild,
    Membership,
    Message,
    Overwrite,
    Role,
    User,
)
from playground.state.nonces import Nonces
from playground.state.permissions import can_see
from playground.state.sharding import Sharding
from playground.state.snowflakes import Snowflakes
from playground.state.threads import Threads
from playground.state.tokens import new_token

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from playground.state.clock import Clock


class State(Threads):
    """Everything there is; each change of it is told to `changes`."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.ids = Snowflakes(clock)
        self.changes = Changes()
        self.addresses = Addresses()
        self.sharding = Sharding()
        self.nonces = Nonces(clock)
        self.fresh_dms = FreshDms(clock)
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.applications: dict[int, Application] = {}
        self.tokens: dict[str, Application] = {}
        self.dms: dict[frozenset[int], Channel] = {}
        self.read_marks: dict[tuple[int, int], int] = {}

    # -- people and places ------------------------------------------------------------

    def add_user(self, name: str, *, bot: bool = False, locale: str = "en-US") -> User:
        """Add a user."""
        user = User(self.ids.next(), name, bot=bot, locale=locale)
        self.users[user.id] = user
        return user

    def add_application(self, name: str, socket: str | int, *, privileged: bool) -> Application:
        """Register an application with its bot user, which has the same id."""
        user = self.add_user(name, bot=True)
        token = new_token(user.id)
        application = Application(user.id, name, token, user, socket, privileged)
        self.applications[application.id] = application
        self.tokens[token] = application
        return application

    def add_guild(self, name: str, *, locale: str = "en-US", community: bool = False) -> Guild:
        """Add a guild with an owner of its own, who is no simulated person."""
        guild_id = self.ids.next()
        owner = self.add_user(f"{name} owner")
        guild = Guild(guild_id, name, owner, locale, self.clock.now(), community)
        guild.roles[guild_id] = Role(guild_id, "@everyone", DEFAULT_PERMISSIONS)
        guild.members[guild.owner.id] = Membership(guild.owner, self.clock.now())
        self.guilds[guild_id] = guild
        return guild

    def add_channel(self, guild: Guild, name: str, kind: ChannelType = ChannelType.TEXT) -> Channel:
        """Add a channel that everybody sees."""
        position = len(guild.channels)
        channel = Channel(self.ids.next(), kind, name, guild, position=position)
        self.add(channel)
        return channel

    def add(self, channel: Channel) -> None:
        """Add a channel of any kind."""
        self.channels[channel.id] = channel
        if channel.guild is not None:
            channel.guild.channels[channel.id] = channel
        self.changes.tell(Change("channel_created", guild=channel.guild, channel=channel))

    def join(self, guild: Guild, user: User, permissions: int = 0) -> None:
        """Add a user to a guild, with a role of its own if it may do more than others.

        With a bot comes its application.
        """
        member = Membership(user, self.clock.now())
        if user.id in self.applications:
            guild.applications.add(user.id)
        guild.members[user.id] = member
        if permissions:
            managed_by = user.id if user.bot else None
            role = Role(self.ids.next(), user.name, permissions, len(guild.roles), managed_by)
            guild.roles[role.id] = role
            member.roles.append(role.id)
            if not user.bot:
                self.guild_updated(guild)  # a bot comes with its role, a person's is news
        self.changes.tell(Change("member_joined", guild=guild, user=user))

    def add_role(
        self, guild: Guild, name: str, holders: Iterable[User], permissions: int = 0
    ) -> Role:
        """Add a role to a guild, held by some of its members."""
        role = Role(self.ids.next(), name, permissions, len(guild.roles))
        guild.roles[role.id] = role
        for user in holders:
            guild.members[user.id].roles.append(role.id)
        self.guild_updated(guild)
        return role

    def delete_role(self, role: Role) -> None:
        """Remove a role from its guild and from whoever holds it."""
        for guild in self.guilds.values():
            if guild.roles.pop(role.id, None) is None:
                continue
            for member in guild.members.values():
                member.roles[:] = [one for one in member.roles if one != role.id]
            self.changes.tell(Change("role_deleted", guild=guild, role=role))

    def leave(self, guild: Guild, user: User) -> None:
        """Remove a user from a guild and its threads; with a bot go its application and role."""
        guild.members.pop(user.id, None)
        guild.applications.discard(user.id)
        guild.roles = {at: one for at, one in guild.roles.items() if one.managed_by != user.id}
        for channel in guild.channels.values():
            if channel.thread_details is not None:
                channel.thread_details.members.pop(user.id, None)
        self.changes.tell(Change("member_left", guild=guild, user=user))

    def authorize(self, guild: Guild, application: Application) -> None:
        """Let an application have commands in a guild, without its bot as a member."""
        guild.applications.add(application.id)
        self.changes.tell(Change("commands", application=application))

    def rename_member(self, guild: Guild, user: User, nick: str | None) -> None:
        """Give a member a nickname in one guild, or take it away."""
        guild.members[user.id].nick = nick
        self.changes.tell(Change("member_updated", guild=guild, user=user))

    def guild_updated(self, guild: Guild) -> None:
        """Tell that a guild's own settings changed."""
        self.changes.tell(Change("guild_updated", guild=guild))

    def set_permissions(self, channel: Channel, user: User, names: int, *, deny: bool) -> None:
        """Deny or give back rights to one member in one channel."""
        saw = can_see(user, channel)
        overwrite = channel.overwrites.setdefault(user.id, Overwrite(user.id, type=1))
        if deny:
            overwrite.deny |= names
            overwrite.allow &= ~names
        else:
            overwrite.deny &= ~names
        self.channel_updated(channel)
        if can_see(user, channel) and not saw:
            change = Change("channel_gained", guild=channel.guild, channel=channel, user=user)
            self.changes.tell(change)

    def dm_between(self, one: User, other: User) -> Channel:
        """Return the direct messages of two users, opened on first use."""
        pair = frozenset((one.id, other.id))
        if pair not in self.dms:
            people = {one.id: one, other.id: other}
            channel = Channel(self.ids.next(), ChannelType.DM, recipients=people)
            self.dms[pair] = channel
            self.add(channel)
        return self.dms[pair]

    def share_a_guild(self, one: User, other: User) -> bool:
        """Whether two users may write to each other at all."""
        return any(
            one.id in guild.members and other.id in guild.members for guild in self.guilds.values()
        )

    def channel_updated(self, channel: Channel) -> None:
        """Tell that a channel or thread changed."""
        self.changes.tell(Change("channel_updated", guild=channel.guild, channel=channel))

    def delete_channel(self, channel: Channel) -> None:
        """Remove a channel with its threads and messages."""
        self.channels.pop(channel.id, None)
        if channel.guild is not None:
            channel.guild.channels.pop(channel.id, None)
            for thread in [one for one in channel.guild.channels.values() if one.parent is channel]:
                self.delete_channel(thread)
        for message in channel.messages.values():
            message.deleted = True
        self.changes.tell(Change("channel_deleted", guild=channel.guild, channel=channel))

    # -- messages ---------------------------------------------------------------------

    def post(self, message: Message) -> None:
        """Show a new message."""
        channel = message.channel
        channel.messages[message.id] = message
        channel.last_message_id = message.id
        if channel.thread_details is not None:
            channel.thread_details.total_sent += 1
        self.changes.tell(Change("message_created", channel=channel, message=message))

    def edited(self, message: Message, *, quietly: bool = False) -> None:
        """Tell that a message's fields were replaced; a loading one that arrives is not edited."""
        if not quietly:
            message.edited = self.clock.now()
        self.changes.tell(Change("message_edited", channel=message.channel, message=message))

    def delete(self, message: Message) -> None:
        """Delete a message."""
        message.deleted = True
        message.channel.messages.pop(message.id, None)
        self.changes.tell(Change("message_deleted", channel=message.channel, message=message))

    def purge(self, channel: Channel, messages: Iterable[Message]) -> None:
        """Delete several messages of a channel at once."""
        gone = tuple(messages)
        for message in gone:
            message.deleted = True
            channel.messages.pop(message.id, None)
        self.changes.tell(Change("messages_purged", channel=channel, messages=gone))

    def typing(self, channel: Channel, user: User) -> None:
        """Show that a user is writing."""
        self.changes.tell(Change("typing", channel=channel, user=user))

    # -- looking things up, as Discord would refuse -----------------------------------

    def channel(self, channel_id: int) -> Channel:
        """Return the channel with that id.

        Raises:
            DiscordError: if there is none.
        """
        if channel_id not in self.channels:
            raise DiscordError(UNKNOWN_CHANNEL)
        channel = self.channels[channel_id]
        self.archive_if_idle(channel)
        return channel

    def guild(self, guild_id: int) -> Guild:
        """Return the guild with that id.

        Raises:
            DiscordError: if there is none.
        """
        if guild_id not in self.guilds:
            raise DiscordError(UNKNOWN_GUILD)
        return self.guilds[guild_id]

    def user(self, user_id: int) -> User:
        """Return the user with that id.

        Raises:
            DiscordError: if there is none.
        """
        if user_id not in self.users:
            raise DiscordError(UNKNOWN_USER)
        return self.users[user_id]

    def message(self, channel: Channel, message_id: int) -> Message:
        """Return a message of a channel.

        Raises:
            DiscordError: for one that is ephemeral, and if there is none.
        """
        message = channel.messages.get(message_id)
        if message is None or message.only_for is not None:
            raise DiscordError(UNKNOWN_MESSAGE)
        return message

    # -- who sees what ----------------------------------------------------------------

    def channels_of(self, user: User) -> Iterator[Channel]:
        """Return the channels, threads and direct messages a user sees."""
        return (channel for channel in self.channels.values() if can_see(user, channel))

    def messages_seen_by(self, user: User, channel: Channel) -> Iterator[Message]:
        """Return the messages a user sees in a channel, oldest first."""
        if channel.id not in self.channels or not can_see(user, channel):
            return iter(())
        return (one for one in channel.messages.values() if one.only_for in (None, user.id))
