"""Every command, used in every language: each is answered, and none by a fault."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

import pytest
from discord import AppCommandOptionType, app_commands

from tests.support.evenings.evening import evening

if TYPE_CHECKING:
    from pathlib import Path

    from playground import Person
    from playground.people.inputs import Input
    from tests.support.evenings.evening import Evening

ENDS_THE_MATCH = {"admin end", "admin abandon"}
"""What is not used: the commands after it would find no match to be refused for."""


def filled(command: app_commands.Command[Any, ..., Any], other: Person) -> dict[str, Input]:
    """Return something for every option that must be given."""
    values: dict[str, Input] = {}
    for option in command.parameters:
        if not option.required:
            continue
        name = "at_" if option.display_name == "at" else option.display_name
        if option.choices:
            values[name] = str(option.choices[0].value)
        elif option.type is AppCommandOptionType.user:
            values[name] = other
        elif option.type is AppCommandOptionType.integer:
            values[name] = option.min_value or 1
        else:
            values[name] = "?"
    return values


def commands_of(table: Evening) -> list[app_commands.Command[Any, ..., Any]]:
    found = table.bot.tree.walk_commands()
    used = [one for one in found if isinstance(one, app_commands.Command)]
    return [one for one in used if one.qualified_name not in ENDS_THE_MATCH]


@pytest.mark.parametrize("locale", ["en-US", "es-ES", "de"])
async def test_every_command_is_answered_at_a_table(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, locale: str
) -> None:
    async with evening(tmp_path, locales=[locale]) as table:
        player, other = table.people
        await table.open_table("all_aboard", player, other)
        rights = ("MANAGE_GUILD", "MANAGE_CHANNELS", "MANAGE_MESSAGES", "MODERATE_MEMBERS")
        manager = table.world.member("Manager", permissions=rights, locale=locale)
        commands = commands_of(table)
        assert commands
        for command in commands:
            is_open = command.root_parent is None or command.root_parent.name != "admin"
            whoever = player if is_open and command.name != "config" else manager
            answer = await whoever.slash(
                command.qualified_name, at=table.world.table, **filled(command, other)
            )
            assert answer.text, command.qualified_name
        await table.settle()
    assert not [one for one in caplog.records if one.levelno >= logging.ERROR]
