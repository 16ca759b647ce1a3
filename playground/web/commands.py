"""Slash commands as the composer lists them, and the options of one as a person filled them in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playground.people.command_options import (
    localised,
)
from playground.people.errors import NotOffered
from playground.protocol.types import OptionType

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from playground.people.client import Client
    from playground.people.command_options import Value
    from playground.protocol.encoding import Json
    from playground.state.model import Channel, User

GROUPS = (OptionType.SUBCOMMAND, OptionType.GROUP)
REQUIRED = "This option is required. Specify a value."


class WrongOption(Exception):  # noqa: N818 - what the person did
    """An option that cannot be sent as it is filled in; the sentence stands beside it."""

    def __init__(self, option: str, sentence: str) -> None:
        super().__init__(sentence)
        self.option = option


# -- listing --------------------------------------------------------------------------


def listed(client: Client, channel: Channel, people: Sequence[User]) -> list[Json]:
    """Return every command and subcommand that is offered in a channel.

    Those for every game come before those of one game, so that `/play` is soon found.
    """
    locale = client.user.locale
    found = [
        {"bot": application.name, **one}
        for application, command in client.commands(channel)
        for one in _spread(command, [], locale, _choices_by_kind(channel, people))
    ]
    return sorted(found, key=lambda one: (" " in str(one["name"]), str(one["name"])))


def _spread(
    level: Json, above: list[str], locale: str, fixed: Mapping[int, list[Json]]
) -> Iterator[Json]:
    options: list[Json] = level.get("options") or []
    words = [*above, level["name"]]
    nested = [one for one in options if one["type"] in GROUPS]
    for one in nested:
        yield from _spread(one, words, locale, fixed)
    if not nested:
        yield {
            "name": " ".join(words),
            "description": localised(level, "description", locale),
            "options": [_option(one, locale, fixed) for one in options],
        }


def _option(option: Json, locale: str, fixed: Mapping[int, list[Json]]) -> Json:
    choices = [
        {"name": localised(one, "name", locale), "value": str(one["value"])}
        for one in option.get("choices") or ()
    ]
    return {
        "name": option["name"],
        "description": localised(option, "description", locale),
        "required": bool(option.get("required")),
        "completes": bool(option.get("autocomplete")),
        "number": option["type"] in (OptionType.INTEGER, OptionType.NUMBER),
        "choices": choices or fixed.get(option["type"]),
    }


def _choices_by_kind(channel: Channel, people: Sequence[User]) -> dict[int, list[Json]]:
    """Return what there is to choose from where an option names no choices of its own."""
    users = [{"name": one.name, "value": str(one.id)} for one in people]
    guild = channel.guild
    roles = (
        [{"name": f"@{one.name}", "value": str(one.id)} for one in guild.roles.values()]
        if guild
        else []
    )
    places = (
        [
            {"name": f"#{one.name}", "value": str(one.id)}
            for one in guild.channels.values()
            if one.name
        ]
        if guild
        else []
    )
    return {
        OptionType.USER: users,
        OptionType.ROLE: roles,
        OptionType.CHANNEL: places,
        OptionType.MENTIONABLE: [*users, *roles],
        OptionType.BOOLEAN: [
            {"name": "True", "value": "true"},
            {"name": "False", "value": "false"},
        ],
    }


# -- filling in -----------------------------------------------------------------------


def read_options(
    client: Client, text: str, written: Mapping[str, str], channel: Channel, *, part: bool = False
) -> dict[str, Value]:
    """Return the options of a command as values.

    With `part` the command is still being typed: what is wrong or missing is left out.

    Raises:
        WrongOption: for the first that is wrong.
    """
    values: dict[str, Value] = {}
    for option in _options_of(client, text, channel):
        name = option["name"]
        typed = written.get(name, "").strip()
        if not typed:
            if option.get("required") and not part:
                raise WrongOption(name, REQUIRED)
            continue
        try:
            values[name] = _value(option, typed, channel)
        except WrongOption:
            if not part:
                raise
    return values


def _options_of(client: Client, text: str, channel: Channel) -> list[Json]:
    name, *words = text.split() or [""]
    for _, command in client.commands(channel):
        if command["name"] == name:
            level = command
            for word in words:
                options = level.get("options") or []
                level = next((one for one in options if one["name"] == word), level)
            return [one for one in level.get("options") or () if one["type"] not in GROUPS]
    sentence = f"There is no command /{name} here."
    raise NotOffered(sentence)


def _value(option: Json, typed: str, channel: Channel) -> Value:
    name, kind = option["name"], option["type"]
    if choices := option.get("choices"):
        for one in choices:
            if typed == str(one["value"]):
                value: Value = one["value"]
                return value
        raise WrongOption(name, "Pick one of the choices.")
    match kind:
        case OptionType.INTEGER | OptionType.NUMBER:
            return _bounded(option, _number(name, kind, typed))
        case OptionType.BOOLEAN:
            if typed not in ("true", "false"):
                raise WrongOption(name, "Choose True or False.")
            return typed == "true"
        case OptionType.STRING:
            return _sized(option, typed)
        case _:
            return _named(name, kind, typed, channel)


def _number(name: str, kind: int, typed: str) -> int | float:
    try:
        return int(typed) if kind == OptionType.INTEGER else float(typed)
    except ValueError:
        whole = "a whole number" if kind == OptionType.INTEGER else "a number"
        sentence = f"“{typed}” is not {whole}."
        raise WrongOption(name, sentence) from None


def _bounded(option: Json, value: float) -> int | float:
    low, high = option.get("min_value"), option.get("max_value")
    if low is not None and value < low:
        raise WrongOption(option["name"], f"At least {low}.")
    if high is not None and value > high:
        raise WrongOption(option["name"], f"At most {high}.")
    return value


def _sized(option: Json, typed: str) -> str:
    least, most = option.get("min_length") or 0, option.get("max_length") or 6000
    if not least <= len(typed) <= most:
        sentence = f"Between {least} and {most} characters; these are {len(typed)}."
        raise WrongOption(option["name"], sentence)
    return typed


def _named(name: str, kind: int, typed: str, channel: Channel) -> Value:
    """Return the user, role or channel with this id."""
    number, guild = int(typed) if typed.isdigit() else 0, channel.guild
    found: dict[int, Value] = {}
    if kind in (OptionType.USER, OptionType.MENTIONABLE):
        people = channel.recipients.values()
        found |= {one.id: one for one in people}
        found |= {one.user.id: one.user for one in guild.members.values()} if guild else {}
    if kind in (OptionType.ROLE, OptionType.MENTIONABLE) and guild:
        found |= guild.roles
    if kind == OptionType.CHANNEL and guild:
        found |= guild.channels
    if number not in found:
        raise WrongOption(name, "Pick one from the list.")
    return found[number]
