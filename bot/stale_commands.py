"""Stale commands: those that an app still shows as they were before an update.

The library does not check what it is sent against what it has declared, and leaves suggestions that
fail unanswered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from discord import app_commands

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping

    from cogs.kit.bot import Call

KINDS_OF_VALUES: Final[dict[int, tuple[type, ...]]] = {
    3: (str,),
    4: (int,),
    5: (bool,),
    10: (int, float),
}
"""What the value of an option is, by Discord's number of its type; others are ids."""


def is_stale(call: Call) -> bool:
    """Tell whether a filled-in option is no longer one of its command, or has another type.

    A command that is not known at all, or called without an option it needs, is left to the
    library.
    """
    command = call.command
    if not isinstance(command, app_commands.Command):
        return False
    data: Mapping[str, Any] = call.data or {}
    known = {one for kind in data.get("resolved", {}).values() for one in kind}
    return any(not _is_declared(command, option, known) for option in _options(data))


def has_suggestions(call: Call) -> bool:
    """Tell whether there are suggestions for the option that is being typed."""
    command = call.command
    if not isinstance(command, app_commands.Command) or is_stale(call):
        return False
    typed_in = (option["name"] for option in _options(call.data or {}) if option.get("focused"))
    parameter = command.get_parameter(next(typed_in, ""))
    return parameter is not None and parameter.autocomplete


def _is_declared(
    command: app_commands.Command[Any, ..., Any], option: Mapping[str, Any], known: Collection[str]
) -> bool:
    """Tell whether a command has this option; `known` are the ids that are told about."""
    parameter = command.get_parameter(option["name"])
    if parameter is None or parameter.type.value != option.get("type"):
        return False
    value = option.get("value")
    if kinds := KINDS_OF_VALUES.get(parameter.type.value):
        return isinstance(value, kinds)
    return value in known


def _options(data: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """List the options that are filled in, without the groups around them."""
    for option in data.get("options", ()):
        if option.get("type") in {1, 2}:
            yield from _options(option)
        else:
            yield option
