"""Numbers that Discord's API gives to kinds of things, under the names it gives them."""

from __future__ import annotations

from enum import IntEnum, IntFlag


class ChannelType(IntEnum):
    """Types of channel, as far as they are pretended."""

    TEXT = 0
    DM = 1
    VOICE = 2
    ANNOUNCEMENT = 5
    ANNOUNCEMENT_THREAD = 10
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12
    FORUM = 15
    MEDIA = 16


FORUMS = frozenset((ChannelType.FORUM, ChannelType.MEDIA))
"""Types of channel in which everything is written in threads."""
PUBLIC_THREADS = frozenset((ChannelType.ANNOUNCEMENT_THREAD, ChannelType.PUBLIC_THREAD))
THREADS_OF = {
    ChannelType.TEXT: (ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD),
    ChannelType.ANNOUNCEMENT: (ChannelType.ANNOUNCEMENT_THREAD,),
    ChannelType.FORUM: (ChannelType.PUBLIC_THREAD,),
    ChannelType.MEDIA: (ChannelType.PUBLIC_THREAD,),
}
"""The types of thread that may be opened in a channel; in all others there are none."""


class MessageFlag(IntFlag):
    """Flags of a message."""

    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    COMPONENTS_V2 = 1 << 15


class MessageType(IntEnum):
    """Types of message."""

    DEFAULT = 0
    THREAD_CREATED = 18
    REPLY = 19
    COMMAND = 20
    THREAD_STARTER = 21


class CommandType(IntEnum):
    """Types of application command, each counted by itself."""

    SLASH = 1
    USER = 2
    MESSAGE = 3
    ENTRY_POINT = 4


class OptionType(IntEnum):
    """Types of a command's option."""

    SUBCOMMAND = 1
    GROUP = 2
    STRING = 3
    INTEGER = 4
    BOOLEAN = 5
    USER = 6
    CHANNEL = 7
    ROLE = 8
    MENTIONABLE = 9
    NUMBER = 10
    ATTACHMENT = 11


class InteractionType(IntEnum):
    """Types of interaction."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class ResponseType(IntEnum):
    """Types of answer to an interaction that a bot on the gateway can use.

    The deferred ones come first as a promise: a message that says "thinking", or nothing at all.
    """

    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    AUTOCOMPLETE = 8
    MODAL = 9


class ComponentType(IntEnum):
    """Types of component that an app may send."""

    ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT = 10
    THUMBNAIL = 11
    GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    FILE_UPLOAD = 19
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22
    CHECKBOX = 23


SELECTS = frozenset(
    (
        ComponentType.STRING_SELECT,
        ComponentType.USER_SELECT,
        ComponentType.ROLE_SELECT,
        ComponentType.MENTIONABLE_SELECT,
        ComponentType.CHANNEL_SELECT,
    )
)
"""All the components in which a person chooses from a list."""


class ButtonStyle(IntEnum):
    """Button styles with rules of their own; 1 to 4 are the ordinary colours."""

    LINK = 5
    PREMIUM = 6
