"""The part of the state that opens threads, and says who is in them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from playground.protocol.errors import UNKNOWN_GUILD, DiscordError
from playground.protocol.types import PUBLIC_THREADS, THREADS_OF, MessageType
from playground.state.changes import Change
from playground.state.model import Channel, Message, ThreadDetails

if TYPE_CHECKING:
    from playground.protocol.types import ChannelType
    from playground.state.changes import Changes
    from playground.state.clock import Clock
    from playground.state.model import Guild, User
    from playground.state.snowflakes import Snowflakes


class Threads(ABC):
    """Threads of a `State`."""

    clock: Clock
    ids: Snowflakes
    changes: Changes

    @abstractmethod
    def add(self, channel: Channel) -> None:
        """Add a channel of any kind."""

    @abstractmethod
    def post(self, message: Message) -> None:
        """Show a new message."""

    @abstractmethod
    def channel_updated(self, channel: Channel) -> None:
        """Tell that a channel or thread changed."""

    def add_thread(self, parent: Channel, owner: User, name: str, kind: ChannelType) -> Channel:
        """Open a thread without a message; a public one is announced in its parent.

        Raises:
            DiscordError: outside guilds.
        """
        thread = self._new_thread(parent, owner, name, kind, self.ids.next())
        if kind in PUBLIC_THREADS:
            notice = Message(self.ids.next(), parent, owner, self.clock.now(), name)
            notice.type = MessageType.THREAD_CREATED
            notice.reference = {
                "type": 0,
                "channel_id": str(thread.id),
                "guild_id": str(_guild(parent).id),
            }
            self.post(notice)
        return thread

    def add_thread_from(self, message: Message, owner: User, name: str) -> Channel:
        """Open a thread on a message; it takes the message's id."""
        parent = message.channel
        thread = self._new_thread(parent, owner, name, THREADS_OF[parent.kind][0], message.id)
        message.thread = thread
        message.flags |= 1 << 5
        self.changes.tell(Change("message_edited", channel=parent, message=message))
        return thread

    def add_forum_post(self, forum: Channel, owner: User, name: str) -> Channel:
        """Open a thread of a forum; the message that starts it is to be posted next."""
        return self._new_thread(forum, owner, name, THREADS_OF[forum.kind][0], self.ids.next())

    def _new_thread(
        self, parent: Channel, owner: User, name: str, kind: ChannelType, thread_id: int
    ) -> Channel:
        now = self.clock.now()
        details = ThreadDetails(owner.id, now, members={owner.id: now})
        thread = Channel(thread_id, kind, name, parent.guild, parent, thread_details=details)
        self.add(thread)
        return thread

    def join_thread(self, thread: Channel, user: User) -> None:
        """Add a user to a thread; a second time changes nothing."""
        if thread.thread_details is not None and user.id not in thread.thread_details.members:
            thread.thread_details.members[user.id] = self.clock.now()
            self._thread_members(thread, user)

    def leave_thread(self, thread: Channel, user: User) -> None:
        """Remove a user from a thread."""
        if (
            thread.thread_details is not None
            and thread.thread_details.members.pop(user.id, None) is not None
        ):
            self._thread_members(thread, user)

    def _thread_members(self, thread: Channel, user: User) -> None:
        change = Change("thread_members", guild=thread.guild, channel=thread, user=user)
        self.changes.tell(change)

    def archive_if_idle(self, channel: Channel) -> None:
        """Archive a thread in which nothing was written for as long as its details say."""
        details = channel.thread_details
        if details is None or details.archived:
            return
        last = max(
            [details.created, details.unarchived, *(m.created for m in channel.messages.values())]
        )
        due = last + 60 * details.auto_archive
        if self.clock.now() >= due:
            details.archived, details.archived_at = True, due
            self.channel_updated(channel)


def _guild(channel: Channel) -> Guild:
    if channel.guild is None:
        raise DiscordError(UNKNOWN_GUILD)
    return channel.guild
