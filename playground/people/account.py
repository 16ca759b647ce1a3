"""What a person decides about their account: direct messages, servers, nicknames, apps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playground.protocol.errors import ErrorCode

if TYPE_CHECKING:
    from playground.state.model import Application, Channel, Guild, User
    from playground.state.state import State


class Account:
    """The part of a `Person` that is not looking and pressing."""

    user: User
    _state: State

    @property
    def id(self) -> int:
        """The account's id."""
        return self.user.id

    @property
    def name(self) -> str:
        """The name everybody sees where no nickname hides it."""
        return self.user.name

    @property
    def mention(self) -> str:
        """How a text mentions this person."""
        return f"<@{self.user.id}>"

    @property
    def dm(self) -> Channel:
        """The direct messages with the first application."""
        return self.dm_with(next(iter(self._state.applications.values())).user)

    def dm_with(self, user: User) -> Channel:
        """Return the direct messages with another user."""
        return self._state.dm_between(self.user, user)

    def close_dms(self) -> None:
        """Take no direct messages from members of the server."""
        self.user.dms_open = False

    def open_dms(self) -> None:
        """Take direct messages again, and let bots open them."""
        self.user.dms_open = True
        self.user.opening_refused = None

    def refuse_opening(self, status: int = 400, code: int = 0) -> None:
        """Let Discord refuse to open direct messages between a bot and this person.

        That is reported, not documented; its code is 0 unless told otherwise.
        """
        sentence = "400: Bad Request" if code == 0 else "Cannot open direct messages"
        self.user.opening_refused = ErrorCode(status, code, sentence)

    def nickname(self, nick: str | None, guild: Guild | None = None) -> None:
        """Take a nickname in one server (the first one), or with None the own name again."""
        inside = [one for one in self._state.guilds.values() if self.user.id in one.members]
        self._state.rename_member(guild or inside[0], self.user, nick)

    def install(self, application: Application) -> None:
        """Install an application for oneself, to have its commands everywhere."""
        application.installed_by.add(self.user.id)

    def join(self, guild: Guild) -> None:
        """Join a further server."""
        self._state.join(guild, self.user)

    def leave(self) -> None:
        """Leave every server."""
        for guild in self._state.guilds.values():
            if self.user.id in guild.members:
                self._state.leave(guild, self.user)
