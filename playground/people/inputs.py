"""What a test may pass for an option of a command, a choice of a select or a field of a form."""

from __future__ import annotations

from typing import Protocol, TypeAlias, runtime_checkable

from playground.state.model import Channel, Role, User


@runtime_checkable
class HasUser(Protocol):
    """Somebody with an account, such as a `Person`."""

    @property
    def user(self) -> User:
        """The account."""


Input: TypeAlias = str | int | float | bool | HasUser | Channel | Role
