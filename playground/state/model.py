"""What there is in the pretended Discord: people, guilds, channels, messages, interactions."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import aiohttp

from playground.protocol.types import (
    ChannelType,
    InteractionType,
    MessageFlag,
    MessageType,
    ResponseType,
)
from playground.state.loopback import LoopbackConnector

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playground.protocol.encoding import Json
    from playground.protocol.errors import ErrorCode
    from playground.state.clock import Timer


@dataclass(slots=True, eq=False)
class User:
    """A person or a bot.

    `dms_open` says whether strangers from a guild may write; `opening_refused`, how Discord
    refuses that a bot opens direct messages with this person (None: it does not).
    """

    id: int
    name: str
    bot: bool = False
    locale: str = "en-US"
    dms_open: bool = True
    opening_refused: ErrorCode | None = None


@dataclass(slots=True, eq=False)
class Role:
    """A role of a guild; the one with the guild's own id is @everyone."""

    id: int
    name: str
    permissions: int
    position: int = 0
    managed_by: int | None = None


@dataclass(slots=True, eq=False)
class Overwrite:
    """What a channel allows or denies to one role (type 0) or member (type 1)."""

    id: int
    type: int
    allow: int = 0
    deny: int = 0


@dataclass(slots=True, eq=False)
class Membership:
    """A user in a guild."""

    user: User
    joined: float
    roles: list[int] = field(default_factory=list)
    nick: str | None = None


@dataclass(slots=True, eq=False)
class Guild:
    """A server.

    `chosen_locale` is the language that its moderators chose, which only a Community server has;
    `applications` are those that may have commands here, with or without a bot as a member.
    """

    id: int
    name: str
    owner: User
    chosen_locale: str = "en-US"
    joined: float = 0.0
    community: bool = False
    system_channel: int | None = None
    """Where Discord welcomes people, if its moderators chose a channel."""
    applications: set[int] = field(default_factory=set)
    granted: dict[str, set[int]] = field(default_factory=dict)
    """Members and roles to whom its managers gave a command, by the command's name."""
    roles: dict[int, Role] = field(default_factory=dict)
    members: dict[int, Membership] = field(default_factory=dict)
    channels: dict[int, Channel] = field(default_factory=dict)

    @property
    def locale(self) -> str:
        """The preferred language, which stays English outside Community servers."""
        return self.chosen_locale if self.community else "en-US"

    @property
    def features(self) -> list[str]:
        """What Discord lists as the server's features."""
        return ["COMMUNITY", "NEWS"] if self.community else []


@dataclass(slots=True, eq=False)
class ThreadDetails:
    """What a thread has beyond a channel."""

    owner_id: int
    created: float
    auto_archive: int = 1440
    archived: bool = False
    archived_at: float = 0.0
    unarchived: float = 0.0
    """When it was unarchived last."""
    locked: bool = False
    invitable: bool = True
    members: dict[int, float] = field(default_factory=dict)
    total_sent: int = 0


@dataclass(slots=True, eq=False)
class Channel:
    """A channel, a thread (then `thread_details` and `parent` are set) or a DM (no guild)."""

    id: int
    kind: ChannelType
    name: str = ""
    guild: Guild | None = None
    parent: Channel | None = None
    topic: str | None = None
    position: int = 0
    recipients: dict[int, User] = field(default_factory=dict)
    overwrites: dict[int, Overwrite] = field(default_factory=dict)
    messages: dict[int, Message] = field(default_factory=dict)
    thread_details: ThreadDetails | None = None
    auto_archive: int = 1440
    """Minutes after which its threads are archived that do not say themselves."""
    last_message_id: int | None = None
    old_edits: list[float] = field(default_factory=list)

    def __repr__(self) -> str:
        return f"#{self.name or 'dm'}"


@dataclass(slots=True, eq=False)
class Attachment:
    """An uploaded file; `description` is its alt text, `embedded` that an embed shows it."""

    id: int
    filename: str
    content: bytes
    content_type: str
    url: str
    proxy_url: str
    description: str | None = None
    size: tuple[int, int] | None = None
    ephemeral: bool = False
    embedded: bool = False


@dataclass(slots=True, eq=False)
class Message:
    """A message as it stands; an edit replaces fields, never changes what they hold.

    `only_for` is the user an ephemeral message is for, `pinged` whom it notified when
    it was made, `origin` the interaction that made it.
    """

    id: int
    channel: Channel
    author: User
    created: float
    content: str = ""
    embeds: tuple[Json, ...] = ()
    components: tuple[Json, ...] = ()
    attachments: tuple[Attachment, ...] = ()
    flags: int = 0
    type: MessageType = MessageType.DEFAULT
    edited: float | None = None
    nonce: str | None = None
    mentions: tuple[User, ...] = ()
    pinged: tuple[User, ...] = ()
    everyone: bool = False
    reference: Json | None = None
    replied_to: Message | None = None
    only_for: int | None = None
    application: Application | None = None
    origin: Interaction | None = None
    thread: Channel | None = None
    pinned: bool = False
    deleted: bool = False

    @property
    def loading(self) -> bool:
        """Whether it still says that the bot is thinking."""
        return bool(self.flags & MessageFlag.LOADING)


@dataclass(slots=True, eq=False)
class Application:
    """A bot: its token, its user, its commands by id; a guild's own ones by guild.

    `integration_types` says who can install it, servers (0) and people (1): both, unless its
    owner says otherwise. `installed_by` are the people who did.
    """

    id: int
    name: str
    token: str
    user: User
    socket: str | int
    """A unix socket, or a port of this machine where there are none."""
    privileged: bool = False
    sessions_started: int = 0
    integration_types: tuple[int, ...] = (0, 1)
    installed_by: set[int] = field(default_factory=set)
    commands: dict[int, Json] = field(default_factory=dict)
    guild_commands: dict[int, dict[int, Json]] = field(default_factory=dict)
    commands_created: dict[str | None, list[float]] = field(default_factory=dict)
    """When commands were created: global ones under None, a guild's under its id."""

    def connector(self) -> aiohttp.BaseConnector:
        """Return a way to this world for `discord.Client(connector=...)`; one for each client."""
        if isinstance(self.socket, int):
            return LoopbackConnector(self.socket)
        return aiohttp.UnixConnector(self.socket, limit=0)

    def commands_in(self, guild: Guild | None) -> Iterator[Json]:
        """Return the commands offered in a guild, or in direct messages."""
        yield from self.commands.values()
        if guild is not None:
            yield from self.guild_commands.get(guild.id, {}).values()


@dataclass(slots=True, eq=False)
class Interaction:
    """One question to a bot and what became of it.

    `message` is the message whose component was used, `shown` how the person saw it (None: as it
    is), `original` what @original means, `parent` the interaction that opened a submitted modal.
    `answered` is done when the bot has answered or three seconds have passed; `settled` when no
    "thinking" is left.
    """

    id: int
    token: str
    type: InteractionType
    application: Application
    user: User
    channel: Channel
    data: Json
    created: float
    message: Message | None = None
    shown: Message | None = None
    parent: Interaction | None = None
    response: ResponseType | None = None
    failed: bool = False
    original: Message | None = None
    followups: list[Message] = field(default_factory=list)
    choices: tuple[Json, ...] = ()
    modal: Json | None = None
    ephemeral: bool = False
    timer: Timer | None = None
    answered: asyncio.Future[None] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )
    settled: asyncio.Future[None] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )

    @property
    def external(self) -> bool:
        """Whether only the person, not the server, has installed the application."""
        guild = self.channel.guild
        return guild is not None and self.application.id not in guild.applications

    @property
    def pending(self) -> bool:
        """Whether the three seconds are running."""
        return self.response is None and not self.failed

    def settle(self) -> None:
        """No loading message is left for this interaction."""
        if not self.settled.done():
            self.settled.set_result(None)

    @property
    def command_name(self) -> str:
        """The command with its subcommands, as a person types it."""
        words = [str(self.data.get("name", ""))]
        options: list[Json] = self.data.get("options", [])
        while options and options[0]["type"] in (1, 2):
            words.append(options[0]["name"])
            options = options[0].get("options", [])
        return " ".join(words)

    @property
    def command_options(self) -> Json:
        """The options of the command by name."""
        options: list[Json] = self.data.get("options", [])
        while options and options[0]["type"] in (1, 2):
            options = options[0].get("options", [])
        return {option["name"]: option["value"] for option in options}
