"""Slash commands, declared: name, descriptions and suggestions follow from what they are called.

The description of `/play` has the key `command-play`, that of its option `game` the key
`command-play-game`; a game's commands have its group between, `command-allaboard-board-animal`.
"""

from __future__ import annotations

from dataclasses import dataclass
from inspect import signature
from typing import TYPE_CHECKING, Any, ParamSpec, TypeAlias, TypeVar

import discord
from discord import app_commands
from discord.ext import commands

from cogs.kit.suggestions import labelled_values, matching
from cogs.kit.voices import command_text

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Sequence

    from discord.app_commands.commands import CommandCallback

    from cogs.kit.host import Call

P = ParamSpec("P")
T = TypeVar("T")
CogT = TypeVar("CogT", bound=commands.Cog)

Choices: TypeAlias = list[app_commands.Choice[Any]]
"""Suggestions for one option: words or numbers, as the option is."""


def command(
    name: str, *, slug: str | None = None, group: str | None = None
) -> Callable[[CommandCallback[CogT, P, T]], app_commands.Command[CogT, P, T]]:
    """Declare a cog's method as a slash command whose texts follow from its name and options."""
    key = "-".join(word for word in ("command", group, name) if word)

    def declare(method: CommandCallback[CogT, P, T]) -> app_commands.Command[CogT, P, T]:
        _, _, *options = signature(method).parameters
        texts = {option: command_text(f"{key}-{option}", slug) for option in options}
        described = app_commands.describe(**texts)(method)
        return app_commands.command(name=name, description=command_text(key, slug))(described)

    return declare


@dataclass(frozen=True)
class GameCommands:
    """Declares the commands of one game; each makes a move, so its options suggest legal ones.

    An option is the field of the move's decisions that bears its name. What is suggested agrees
    with the other options, as far as they are filled in.
    """

    slug: str
    group: str
    """The name before all commands of the game."""

    @property
    def description(self) -> app_commands.locale_str:
        """What Discord's command list says of the group."""
        return command_text(f"command-{self.group}", self.slug)

    def __call__(
        self, name: str, kind: str | None = None
    ) -> Callable[[CommandCallback[CogT, P, T]], app_commands.Command[CogT, P, T]]:
        """Declare a cog's method as the command `name`, which makes moves of `kind`.

        `kind` is left out where it is the command's name. What is suggested for an option can be
        replaced.
        """

        def declare(method: CommandCallback[CogT, P, T]) -> app_commands.Command[CogT, P, T]:
            made = command(name, slug=self.slug, group=self.group)(method)
            options = [option.name for option in made.parameters]
            for option in made.parameters:
                made.autocomplete(option.name)(self._suggest(kind or name, options, option))
            return made

        return declare

    def _suggest(
        self, kind: str, options: Sequence[str], option: app_commands.Parameter
    ) -> Callable[[Call, str], Coroutine[Any, Any, Choices]]:
        """Return what suggests values for `option`, one of the command's `options`."""
        is_number = option.type is discord.AppCommandOptionType.integer

        async def suggest(call: Call, typed: str) -> Choices:
            given = {name: getattr(call.namespace, name) for name in options if name != option.name}
            found = await labelled_values(call, self.slug, kind, option.name, given)
            if is_number:
                return matching(typed, ((int(value), label) for value, label in found.items()))
            return matching(typed, found.items())

        return suggest
