"""Typing a slash command: words and values turned into what Discord's app sends."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from playground.payloads.channels import channel_payload
from playground.payloads.guilds import guild_permissions
from playground.payloads.users import member_payload, role_payload, user_payload
from playground.people.errors import NotOffered
from playground.protocol.permissions import BITS, bits
from playground.protocol.types import OptionType
from playground.state.model import Channel, Guild, Role, User
from playground.state.permissions import permissions_in_channel

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from playground.protocol.encoding import Json

PlainValue: TypeAlias = str | int | float | bool
Value: TypeAlias = str | int | float | bool | User | Channel | Role
IN_GUILD, IN_BOT_DM = 0, 1


def is_offered(command: Json, channel: Channel, user: User) -> bool:
    """Whether Discord's app lists a command to this person in this channel."""
    contexts = command.get("contexts")
    if contexts is not None and (IN_GUILD if channel.guild else IN_BOT_DM) not in contexts:
        return False
    if channel.guild is None:
        return True
    allowed = permissions_in_channel(channel, user.id)
    if not allowed & BITS["USE_APPLICATION_COMMANDS"]:
        return False
    needed = command.get("default_member_permissions")
    held = {user.id, *channel.guild.members[user.id].roles}
    if needed is None or held & channel.guild.granted.get(command["name"], set()):
        return True
    # "0" hides a command from all but administrators.
    asked = int(needed) or bits("ADMINISTRATOR")
    return allowed & asked == asked


def localised(thing: Json, key: str, locale: str) -> str:
    """Return a name or description in a person's language, as Discord falls back."""
    translations = thing.get(f"{key}_localizations") or {}
    return str(translations.get(locale) or thing[key])


def fill_in(
    command: Json,
    words: Sequence[str],
    values: Mapping[str, Value],
    *,
    channel: Channel,
    focused: str | None = None,
) -> Json:
    """Return the `data` of a command's interaction; `focused` names the option being completed.

    Raises:
        NotOffered: for values that Discord's app would not send.
    """
    resolved: Json = {}
    options = _fill_level(command, words, values, resolved, channel.guild, focused)
    data: Json = {"id": command["id"], "name": command["name"], "type": command["type"]}
    if options:
        data["options"] = options
    if resolved:
        data["resolved"] = resolved
    if command.get("guild_id"):
        data["guild_id"] = command["guild_id"]
    return data


def _fill_level(
    level: Json,
    words: Sequence[str],
    values: Mapping[str, Value],
    resolved: Json,
    guild: Guild | None,
    focused: str | None,
) -> list[Json]:
    known: list[Json] = level.get("options") or []
    nested = {
        one["name"]: one
        for one in known
        if one["type"] in (OptionType.SUBCOMMAND, OptionType.GROUP)
    }
    if nested:
        if not words or words[0] not in nested:
            sentence = f"/{level['name']} has the subcommands {', '.join(nested)}"
            raise NotOffered(sentence)
        child = nested[words[0]]
        below = _fill_level(child, words[1:], values, resolved, guild, focused)
        return [{"name": child["name"], "type": child["type"], "options": below}]
    if words:
        sentence = f"/{level['name']} has no subcommand {words[0]}"
        raise NotOffered(sentence)
    _require_known(level, known, values)
    filled = []
    for option in known:
        name = option["name"]
        if name == focused:
            filled.append(_focused(option, values.get(name, "")))
        elif name in values:
            value = _checked_value(option, values[name], resolved, guild)
            filled.append({"name": name, "type": option["type"], "value": value})
        elif option.get("required") and focused is None:
            sentence = f"/{level['name']} needs the option {name}"
            raise NotOffered(sentence)
    return filled


def _focused(option: Json, value: Value) -> Json:
    """Return what is typed so far arrives as text, whatever the option's type."""
    if not option.get("autocomplete"):
        sentence = f"the option {option['name']} offers no completion"
        raise NotOffered(sentence)
    return {"name": option["name"], "type": option["type"], "value": str(value), "focused": True}


def _require_known(level: Json, known: Iterable[Json], values: Mapping[str, Value]) -> None:
    unknown = set(values) - {one["name"] for one in known}
    if unknown:
        sentence = f"/{level['name']} has no option {', '.join(sorted(unknown))}"
        raise NotOffered(sentence)


def _checked_value(option: Json, value: Value, resolved: Json, guild: Guild | None) -> PlainValue:
    """Return a value that Discord's app would let through, in the form it is sent."""
    kind, name = option["type"], option["name"]
    if isinstance(value, User | Channel | Role):
        return resolve_reference(kind, name, value, resolved, guild)
    fits = {
        OptionType.STRING: isinstance(value, str),
        OptionType.INTEGER: isinstance(value, int) and not isinstance(value, bool),
        OptionType.NUMBER: isinstance(value, int | float) and not isinstance(value, bool),
        OptionType.BOOLEAN: isinstance(value, bool),
    }
    choices = option.get("choices")
    if choices:
        return _choice(name, choices, value)
    if not fits.get(kind, False):
        sentence = f"{value!r} does not fit the option {name}"
        raise NotOffered(sentence)
    low, high, measured = option.get("min_value"), option.get("max_value"), value
    if isinstance(value, str):
        low, high, measured = option.get("min_length"), option.get("max_length"), len(value)
    if (low is not None and measured < low) or (high is not None and measured > high):
        sentence = f"{value!r} is out of bounds for the option {name}: {low} to {high}"
        raise NotOffered(sentence)
    return value


def _choice(name: str, choices: Sequence[Json], value: PlainValue) -> PlainValue:
    """Return a choice by its value or by any of its names."""
    for choice in choices:
        names = (choice["name"], *(choice.get("name_localizations") or {}).values())
        if value == choice["value"] or value in names:
            chosen: PlainValue = choice["value"]
            return chosen
    listed = ", ".join(str(choice["value"]) for choice in choices)
    sentence = f"{value!r} is no choice of the option {name}: {listed}"
    raise NotOffered(sentence)


def resolve_reference(
    kind: int, name: str, value: object, resolved: Json, guild: Guild | None
) -> str:
    """Put what an option or select refers to among the resolved things, and return its id.

    Raises:
        NotOffered: if it does not fit.
    """
    fits: dict[int, bool] = {
        OptionType.USER: isinstance(value, User),
        OptionType.CHANNEL: isinstance(value, Channel),
        OptionType.ROLE: isinstance(value, Role),
        OptionType.MENTIONABLE: isinstance(value, User | Role),
    }
    if not fits.get(kind, False) or not isinstance(value, User | Channel | Role):
        sentence = f"{value!r} does not fit {name}"
        raise NotOffered(sentence)
    if isinstance(value, User):
        resolve_user(value, resolved, guild)
    elif isinstance(value, Channel):
        resolved.setdefault("channels", {})[str(value.id)] = channel_payload(value, 0)
    else:
        resolved.setdefault("roles", {})[str(value.id)] = role_payload(value)
    return str(value.id)


def resolve_user(user: User, resolved: Json, guild: Guild | None) -> None:
    """Put a user, and the membership if there is one, among the resolved things."""
    resolved.setdefault("users", {})[str(user.id)] = user_payload(user)
    if guild is not None and user.id in guild.members:
        member = member_payload(guild.members[user.id], with_user=False)
        member["permissions"] = guild_permissions(guild, user.id)
        resolved.setdefault("members", {})[str(user.id)] = member
