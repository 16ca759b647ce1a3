"""Changes of the world, and those who are told of them."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from collections.abc import Callable

    from playground.state.model import Application, Channel, Guild, Interaction, Message, Role, User

ChangeKind = Literal[
    "message_created",
    "message_edited",
    "message_deleted",
    "messages_purged",
    "channel_created",
    "channel_updated",
    "channel_deleted",
    "channel_gained",
    "thread_members",
    "member_joined",
    "member_left",
    "member_updated",
    "guild_updated",
    "role_deleted",
    "typing",
    "commands",
    "interaction_created",
    "interaction_answered",
    "interaction_settled",
    "interaction_failed",
]


@dataclass(frozen=True, slots=True)
class Change:
    """One thing that happened; only the fields that matter to it are set."""

    what: ChangeKind
    guild: Guild | None = None
    channel: Channel | None = None
    message: Message | None = None
    messages: tuple[Message, ...] = ()
    """Those that were deleted at once."""
    user: User | None = None
    interaction: Interaction | None = None
    application: Application | None = None
    role: Role | None = None


class Changes:
    """Tells changes to listeners at once, and wakes who waits for the next one."""

    def __init__(self) -> None:
        self.count = 0
        self.listeners: list[Callable[[Change], None]] = []
        self._waiting: list[asyncio.Future[None]] = []

    def tell(self, change: Change) -> None:
        """Tell every listener, and wake who waits."""
        for listener in tuple(self.listeners):
            listener(change)
        self.wake()

    def wake(self) -> None:
        """Wake those who wait, as something changed that has no listeners."""
        self.count += 1
        waiting, self._waiting = self._waiting, []
        for future in waiting:
            if not future.done():
                future.set_result(None)

    async def next(self) -> None:
        """Wait for the next change."""
        future = asyncio.get_running_loop().create_future()
        self._waiting.append(future)
        await future
