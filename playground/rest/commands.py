"""Routes of an application's commands, global ones and those of one guild.

Each raises DiscordError for what Discord would refuse.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from playground.checks import command_problems, commands_problems
from playground.checks.commands import MAX_COMMANDS
from playground.protocol.errors import (
    MISSING_ACCESS,
    NOT_YOUR_APPLICATION,
    TOO_MANY_COMMANDS,
    TOO_MANY_COMMANDS_CREATED,
    UNKNOWN_COMMAND,
    DiscordError,
    invalid_form,
)
from playground.protocol.types import CommandType
from playground.rest.refusals import refuse
from playground.rest.routes import Answer, Call, Route
from playground.state.changes import Change

if TYPE_CHECKING:
    from collections.abc import Sequence

    from playground.checks import Problem
    from playground.protocol.encoding import Json

DAY = 86_400.0
MOST_CREATED_A_DAY = 200
_TRANSLATED = ("name_localizations", "description_localizations")


def _scope(call: Call) -> dict[int, Json]:
    """Return the commands a route is about: the global ones, or a guild's."""
    if call.id("application_id") != call.bot.id:
        raise DiscordError(NOT_YOUR_APPLICATION)
    if "guild_id" not in call.ids:
        return call.bot.commands
    guild = call.state.guild(call.id("guild_id"))
    if call.bot.id not in guild.applications:
        raise DiscordError(MISSING_ACCESS)
    return call.bot.guild_commands.setdefault(guild.id, {})


def _completed(call: Call, command: Json, old_id: int | None) -> Json:
    """Return a command as Discord returns it: complete, with a fresh version."""
    kind = command.get("type") or 1
    stored: Json = {
        "id": str(old_id or call.state.ids.next()),
        "application_id": str(call.bot.id),
        "version": str(call.state.ids.next()),
        "default_member_permissions": None,
        "type": kind,
        "nsfw": False,
        "contexts": None,
        "integration_types": list(call.bot.integration_types),
        "name_localizations": None,
        "description": "",
        "description_localizations": None,
        "dm_permission": True,
    }
    stored |= {key: value for key, value in command.items() if value is not None}
    if stored["default_member_permissions"] is not None:
        stored["default_member_permissions"] = str(stored["default_member_permissions"])
    if "guild_id" in call.ids:
        stored["guild_id"] = call.ids["guild_id"]
    return stored


def overwrite(call: Call) -> Answer:
    """Replace all commands, of every type, by those listed; known ones keep their ids."""
    scope = _scope(call)
    refuse(commands_problems(call.items))
    old = {_key(one): int(one["id"]) for one in scope.values()}
    _count_created(call, sum(_key(one) not in old for one in call.items))
    new = [_completed(call, one, old.get(_key(one))) for one in call.items]
    scope.clear()
    scope.update({int(one["id"]): one for one in new})
    _announce(call)
    return new


def _announce(call: Call) -> None:
    call.state.changes.tell(Change("commands", application=call.bot))


def listing(call: Call) -> Answer:
    """Return all commands; translations only when asked for."""
    commands = list(_scope(call).values())
    if call.query.get("with_localizations") in ("1", "true", "True"):
        return commands
    return [_untranslated(one) for one in commands]


def _untranslated(command: Json) -> Json:
    return {key: value for key, value in command.items() if key not in _TRANSLATED}


def create(call: Call) -> Answer:
    """Add one command, or replace the one of that type and name.

    Raises:
        DiscordError: for the 101st.
    """
    scope = _scope(call)
    refuse(command_problems(call.body))
    key = _key(call.body)
    old = [int(one["id"]) for one in scope.values() if _key(one) == key]
    if not old:
        _require_room(scope, key[0])
        _count_created(call, 1)
    command = _completed(call, call.body, old[0] if old else None)
    scope[int(command["id"])] = command
    _announce(call)
    return command


def _key(command: Json) -> tuple[int, str]:
    """Return what is unique among the commands of a scope."""
    return command.get("type") or 1, command["name"]


def _require_room(scope: dict[int, Json], kind: int) -> None:
    if sum(one["type"] == kind for one in scope.values()) >= MAX_COMMANDS[CommandType(kind)]:
        raise DiscordError(TOO_MANY_COMMANDS)


def _count_created(call: Call, many: int) -> None:
    """Count commands that were not there before.

    Raises:
        DiscordError: (30034) for too many a day.
    """
    now = call.state.clock.now()
    created = call.bot.commands_created.setdefault(call.ids.get("guild_id"), [])
    recent = [when for when in created if now - when < DAY]
    if len(recent) + many > MOST_CREATED_A_DAY:
        raise DiscordError(TOO_MANY_COMMANDS_CREATED)
    created[:] = [*recent, *(now for _ in range(many))]


def fetch(call: Call) -> Answer:
    """Return one command."""
    return _one(call, _scope(call))


def _one(call: Call, scope: dict[int, Json]) -> Json:
    command = scope.get(call.id("command_id"))
    if command is None:
        raise DiscordError(UNKNOWN_COMMAND)
    return command


def edit(call: Call) -> Answer:
    """Change one command.

    Raises:
        DiscordError: if it is not as Discord wants it, or its new name is taken.
    """
    scope = _scope(call)
    command = _one(call, scope)
    changed = {**command, **call.body}
    problems: Sequence[Problem] = command_problems(changed)
    refuse(problems)
    twins = [one for one in scope.values() if one is not command and _key(one) == _key(changed)]
    if twins:
        sentence = "Application command names must be unique"
        raise invalid_form((("name",), "APPLICATION_COMMANDS_DUPLICATE_NAME", sentence))
    scope[int(command["id"])] = _completed(call, changed, int(command["id"]))
    _announce(call)
    return scope[int(command["id"])]


def delete(call: Call) -> Answer:
    """Remove one command."""
    scope = _scope(call)
    del scope[int(_one(call, scope)["id"])]
    _announce(call)
    return None


_GLOBAL = "/applications/{application_id}/commands"
_GUILD = "/applications/{application_id}/guilds/{guild_id}/commands"

ROUTES = tuple(
    route
    for base in (_GLOBAL, _GUILD)
    for route in (
        Route("GET", base, listing),
        Route("PUT", base, overwrite),
        Route("POST", base, create),
        Route("GET", base + "/{command_id}", fetch),
        Route("PATCH", base + "/{command_id}", edit),
        Route("DELETE", base + "/{command_id}", delete),
    )
)
