"""How one person sees references, links, names and pictures: what the templates ask for."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from markupsafe import Markup

from playground.protocol.components import walk
from playground.protocol.encoding import timestamp
from playground.protocol.types import ChannelType, InteractionType, MessageFlag, MessageType
from playground.state.permissions import can_see
from playground.web.markdown import markdown, one_line

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from playground.protocol.encoding import Json
    from playground.state.model import Attachment, Channel, Guild, Interaction, Message, Role, User
    from playground.state.state import State
    from playground.web.chairs import Chair

CHANNEL_ADDRESS: Final = re.compile(
    r"https://(?:\w+\.)?discord\.com/channels/(?:\d+|@me)/(\d+)(?:/(\d+))?/?"
)
PICTURE_TYPES: Final = frozenset(("image/png", "image/jpeg", "image/gif", "image/webp"))
"""Types of file that are shown; others are offered to be saved: an SVG may hold code."""
SNIPPET_SIZE: Final = 80


@dataclass(frozen=True)
class Viewer:
    """One person at the page; `chairs` are the people who can be sat as, by user id."""

    state: State
    chairs: Mapping[int, Chair]
    chair: Chair

    # -- text -------------------------------------------------------------------------

    @staticmethod
    def spoken(emoji: str) -> str:
        """Return how an emoji is read aloud: by its name in Unicode; a custom one by its own.

        >>> Viewer.spoken("⚔️"), Viewer.spoken("meeple")
        ('crossed swords', 'meeple')
        """
        return emoji if emoji.isascii() else unicodedata.name(emoji[0], emoji).lower()

    def formatted(self, text: str | None) -> Markup:
        """Return a text in Discord's markdown as HTML."""
        return markdown(text or "", self)

    def refer(self, kind: str, number: int, style: str) -> Markup:
        """Return what a reference in a text looks like."""
        if kind in ("@", "@!"):
            return self._person(number)
        if kind == "#":
            return self._channel(number)
        if kind == "t:":
            return self.time(number, style or "f")
        if kind.startswith("/"):
            command = kind[1:-1]
            return Markup(
                '<button type="button" class="mention" data-command="{}">/{}</button>'
            ).format(command, command)
        if kind == "@&":
            return Markup('<span class="mention">@{}</span>').format(self._role(number))
        return Markup("{}").format(kind.removeprefix("a"))

    def _person(self, number: int) -> Markup:
        user = self.state.users.get(number)
        me = " me" if user is self.chair.person.user else ""
        name = user.name if user else "unknown"
        return Markup('<span class="mention{}">@{}</span>').format(me, name)

    def _channel(self, number: int) -> Markup:
        channel = self.state.channels.get(number)
        if channel is None or not can_see(self.chair.person.user, channel):
            return Markup('<span class="mention"># no access</span>')
        return Markup('<a class="mention" href="{}">{}</a>').format(
            self.href(channel), self.title(channel)
        )

    def _role(self, number: int) -> str:
        for guild in self.state.guilds.values():
            if number in guild.roles:
                return guild.roles[number].name
        return "unknown role"

    def follow(self, address: str) -> str:
        """Return where a link leads: to this page, if it means a place of this world."""
        found = CHANNEL_ADDRESS.fullmatch(address)
        channel = self.state.channels.get(int(found[1])) if found else None
        if found is None or channel is None:
            return address
        return self.href(channel) + (f"#m{found[2]}" if found[2] else "")

    # -- places and people ------------------------------------------------------------

    def href(self, channel: Channel) -> str:
        """Return the address of a channel, sitting as this person."""
        return f"/as/{self.chair.slug}/{channel.id}"

    def title(self, channel: Channel) -> str:
        """Return how a channel is called in lists."""
        if channel.kind is ChannelType.DM:
            return ", ".join(other.name for other in self.others(channel))
        return f"🧵 {channel.name}" if channel.thread_details else f"# {channel.name}"

    def others(self, channel: Channel) -> list[User]:
        """Return with whom these direct messages are."""
        me = self.chair.person.user
        return [other for other in channel.recipients.values() if other is not me]

    def people(self, channel: Channel) -> list[User]:
        """Return who can be named in a channel; a server's owner has no chair."""
        if channel.guild is None:
            return list(channel.recipients.values())
        guild: Guild = channel.guild
        return [one.user for one in guild.members.values() if one.user is not guild.owner]

    def roles(self, channel: Channel) -> list[Role]:
        """Return the roles of the server around a channel."""
        return list(channel.guild.roles.values()) if channel.guild else []

    def channels(self, channel: Channel, kinds: Sequence[int] | None = None) -> list[Channel]:
        """Return the channels around a channel that this person sees, of some kinds or of any."""
        around = channel.guild.channels.values() if channel.guild else ()
        me = self.chair.person.user
        fitting = (one for one in around if not kinds or int(one.kind) in kinds)
        return [one for one in fitting if can_see(me, one)]

    def hue(self, user: User) -> int:
        """Return the number of a person's colour and portrait; 0 for a bot or a stranger."""
        chair = self.chairs.get(user.id)
        return chair.hue if chair else 0

    def time(self, seconds: float, style: str = "t") -> Markup:
        """Return a moment; the browser writes it in its own time and manner."""
        at = datetime.fromtimestamp(seconds, UTC)
        return Markup('<time datetime="{}" data-style="{}">{}</time>').format(
            timestamp(seconds), style, f"{at:%Y-%m-%d %H:%M} UTC"
        )

    # -- messages ---------------------------------------------------------------------

    def command_behind(self, message: Message) -> Interaction | None:
        """Return the slash command whose answer a message is."""
        origin = message.origin
        if (
            message.type is MessageType.COMMAND
            and origin
            and origin.type is InteractionType.COMMAND
        ):
            return origin
        return None

    def mentions_me(self, message: Message) -> bool:
        """Whether a message notified this person."""
        return self.chair.person.user in message.pinged or message.everyone

    def is_layout(self, message: Message) -> bool:
        """Whether a message consists of components alone."""
        return bool(message.flags & MessageFlag.COMPONENTS_V2)

    def is_ephemeral(self, message: Message) -> bool:
        """Whether only this person sees a message."""
        return message.only_for is not None

    def is_notice(self, message: Message) -> bool:
        """Whether a message only tells that a thread was opened."""
        return message.type is MessageType.THREAD_CREATED

    def announced_thread(self, message: Message) -> Channel | None:
        """Return the thread that such a notice is about."""
        return self.state.channels.get(int((message.reference or {}).get("channel_id", 0)))

    def embeds(self, message: Message) -> Sequence[Json]:
        """Return the embeds shown."""
        return () if message.flags & MessageFlag.SUPPRESS_EMBEDS else message.embeds

    def files(self, message: Message) -> list[Attachment]:
        """Return the files that stand below the text; a layout and embeds place theirs."""
        if self.is_layout(message):
            return []
        return [file for file in message.attachments if not file.embedded]

    def snippet(self, message: Message) -> str:
        """Return the beginning of what a message says, on one line."""
        texts = [one["content"] for one in walk(message.components) if one["type"] == 10]  # noqa: PLR2004
        text = one_line("\n\n".join([message.content, *texts]), self)
        return text[:SNIPPET_SIZE] + "…" * (len(text) > SNIPPET_SIZE)

    def file(self, message: Message, address: str) -> Attachment | None:
        """Return the file of a message that a component or embed shows by its address."""
        for file in message.attachments:
            if file.url == address:
                return file
        return None

    def address(self, message: Message, file: Attachment) -> str:
        """Return where the page serves a file."""
        return f"{self.href(message.channel)}/files/{message.id}/{file.id}/{file.filename}"

    def is_picture(self, file: Attachment) -> bool:
        """Whether a file is shown rather than offered."""
        return file.content_type in PICTURE_TYPES and file.size is not None
