"""What a test may pass for an option of a command, a choice of a select or a field of a form."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeAlias, runtime_checkable

from playground.people.errors import NotOffered
from playground.protocol.types import ComponentType
from playground.state.model import Channel, Role, User

if TYPE_CHECKING:
    from collections.abc import Mapping

    from playground.people.command_options import Value
    from playground.people.controls import Select


@runtime_checkable
class HasUser(Protocol):
    """A user with an account, such as a `Person`."""

    @property
    def user(self) -> User:
        """The account."""


Input: TypeAlias = str | int | float | bool | HasUser | Channel | Role


def option_values(inputs: Mapping[str, Input]) -> dict[str, Value]:
    """Return inputs as a command takes them; a name that Python reserves may end in "_".

    >>> option_values({"from_": "A1", "count": 2})
    {'from': 'A1', 'count': 2}
    """
    return {
        name.removesuffix("_"): one.user if isinstance(one, HasUser) else one
        for name, one in inputs.items()
    }


def selected_value(select: Select, pick: Input) -> str | User | Channel | Role:
    """Return what a select is sent for a user, role or channel, or for an option's label or value.

    Raises:
        NotOffered: if no option is called so.
    """
    if isinstance(pick, HasUser):
        return pick.user
    if isinstance(pick, Channel | Role):
        return pick
    if select.kind == ComponentType.USER_SELECT or not select.options:
        return str(pick)
    for option in select.options:
        if str(pick) in (option.label, option.value, f"{option.emoji} {option.label}"):
            return option.value
    labels = ", ".join(option.label for option in select.options)
    sentence = f"{select.placeholder!r} offers {labels}, not {pick!r}"
    raise NotOffered(sentence)
