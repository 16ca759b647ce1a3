"""Every command, used in every language: each is answered, and none by a fault."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

import pytest
from discord import AppCommandOptionType, app_commands

from games.kit.words import Voice
from matches.ports import StorageUnavailableError
from tests.support.evenings.evening import evening

if TYPE_CHECKING:
    from pathlib import Path

    from playground import Person
    from playground.people.inputs import Input
    from tests.support.evenings.evening import Evening

ENDS_THE_MATCH = {"admin end", "admin abandon"}
"""What is not used: the commands after it would find no match to be refused for."""
RIGHTS = ("MANAGE_GUILD", "MANAGE_CHANNELS", "MANAGE_MESSAGES", "MODERATE_MEMBERS")


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


def whoever_may(
    command: app_commands.Command[Any, ..., Any], player: Person, manager: Person
) -> Person:
    """Return who is offered a command: commands of moderators are the manager's."""
    is_open = command.root_parent is None or command.root_parent.name != "admin"
    return player if is_open and command.name != "config" else manager


@pytest.mark.parametrize("locale", ["en-US", "es-ES", "de"])
async def test_every_command_is_answered_at_a_table(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, locale: str
) -> None:
    async with evening(tmp_path, locales=[locale]) as table:
        player, other = table.people
        await table.open_table("all_aboard", player, other)
        manager = table.world.member("Manager", permissions=RIGHTS, locale=locale)
        commands = commands_of(table)
        assert commands
        for command in commands:
            answer = await whoever_may(command, player, manager).slash(
                command.qualified_name, at=table.world.table, **filled(command, other)
            )
            assert answer.text, command.qualified_name
        await table.settle()
    assert not [one for one in caplog.records if one.levelno >= logging.ERROR]


async def test_whoever_asks_twice_in_a_row_is_answered_twice(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        player, other = table.people
        manager = table.world.member("Manager", permissions=RIGHTS)
        empty = table.world.channel("empty")
        for command in commands_of(table):
            for _ in range(2):
                answer = await whoever_may(command, player, manager).slash(
                    command.qualified_name, at=empty, **filled(command, other)
                )
                assert answer.text, command.qualified_name
        await table.settle()
        for person in (player, manager):
            assert not [seen for seen in person.sees(empty) if seen.thinking]


async def test_whoever_asks_twice_while_storage_is_away_is_told_so_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening(tmp_path) as table:
        player, _ = table.people
        await player.slash("tournament open", game="abordaje", at=table.world.table)
        await table.settle()

        async def fail(*_: object) -> None:
            raise StorageUnavailableError

        monkeypatch.setattr(type(table.bot.store.tournaments), "change", fail)
        for command in ("tournament start", "tournament join", "tournament leave"):
            for _ in range(2):
                answer = await player.slash(command, at=table.world.table)
                assert answer.text == Voice("en")("storage-away")
