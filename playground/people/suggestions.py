"""What an app sends for an option with suggestions: the value, the name, or nothing at all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playground.people.errors import NotOffered
from playground.protocol.types import OptionType

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from playground.people.command_options import Value
    from playground.protocol.encoding import Json


def completed_options(command: Json, words: Sequence[str]) -> Iterator[Json]:
    """Yield the options of a command, or of its subcommand, that offer suggestions."""
    level = command
    for word in words:
        level = next((one for one in level.get("options") or () if one["name"] == word), {})
    return (one for one in level.get("options") or () if one.get("autocomplete"))


def taken_suggestion(
    option: Json, value: Value, choices: Sequence[Json], *, names: bool, android: bool
) -> Value:
    """Return what is sent for a suggestion that a person takes, meant by its value or name.

    With `names` an app sends the name that it shows instead of the value, as apps do after pasting,
    changing the channel or editing another option. What is not suggested is sent as typed.

    Raises:
        NotOffered: on Android for a suggestion of a number whose name is not one, since the app
            there takes the name for what was typed (api-docs#5433).
    """
    for choice in choices:
        if value not in (choice["value"], choice["name"]):
            continue
        if android and option["type"] == OptionType.INTEGER and not _is_number(choice["name"]):
            sentence = f"Android takes {choice['name']!r} for no number in {option['name']}"
            raise NotOffered(sentence)
        taken: Value = choice["name" if names and _fits(option, choice["name"]) else "value"]
        return taken
    return value


def _fits(option: Json, name: str) -> bool:
    """Whether a name can be sent at all: an option of numbers takes no words."""
    return option["type"] == OptionType.STRING and len(name) <= (option.get("max_length") or 6000)


def _is_number(name: str) -> bool:
    return name.strip().lstrip("-").isdecimal()
