"""Slash commands, declared: name, descriptions and suggestions follow from what they are called.

The description of `/play` has the key `command-play`, that of its option `game` the key
`command-play-game`; a game's commands have its group between, `command-allaboard-board-animal`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import wraps
from inspect import Parameter, Signature, signature
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar, cast

from discord import app_commands
from discord.ext import commands

from cogs.kit.commands.suggestions import asker_here, decided, read_answers, suggest_answers
from cogs.kit.voices import command_text
from games.kit.game import IllegalMove
from games.kit.mind import LEVELS
from games.kit.words import LANGUAGES, Voice

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Iterable, Mapping

    from discord.app_commands.commands import CommandCallback

    from cogs.kit.bot import Call
    from cogs.kit.commands.suggestions import AnswerSource
    from cogs.kit.game_cog import GameCog

P = ParamSpec("P")
T = TypeVar("T")
CogT = TypeVar("CogT", bound=commands.Cog)


def command(
    name: str, *, slug: str | None = None, group: str | None = None, **choices: tuple[str, ...]
) -> Callable[[CommandCallback[CogT, P, T]], app_commands.Command[CogT, P, T]]:
    """Declare a cog's method as a slash command whose texts follow from its name and options.

    `choices` are the values of options that may have no others; their texts follow, too.
    """
    key = "-".join(word for word in ("command", group, name) if word)
    offered = {
        option: [
            app_commands.Choice(name=command_text(f"{key}-{option}-{value}"), value=value)
            for value in values
        ]
        for option, values in choices.items()
    }

    def declare(method: CommandCallback[CogT, P, T]) -> app_commands.Command[CogT, P, T]:
        _, _, *options = signature(method).parameters
        texts = {option: command_text(f"{key}-{option}", slug) for option in options}
        described = app_commands.choices(**offered)(app_commands.describe(**texts)(method))
        return app_commands.command(name=name, description=command_text(key, slug))(described)

    return declare


@dataclass(frozen=True)
class GameCommands:
    """Declares the commands of one game; each makes a move, so its options suggest legal ones.

    Options are words, numbers too: an app that takes a suggestion's label for its value would not
    send the label of a number at all. What is suggested agrees with the other options, as far as
    they are filled in, and a method gets the values of what was said, be it by value or by label.
    """

    slug: str
    group: str
    """The name before all commands of the game."""

    @property
    def description(self) -> app_commands.locale_str:
        """What Discord's command list says of the group."""
        return command_text(f"command-{self.group}", self.slug)

    def __call__(
        self, name: str, kind: str | None = None, **sources: AnswerSource
    ) -> Callable[[CommandCallback[CogT, P, T]], app_commands.Command[CogT, P, T]]:
        """Declare a cog's method as the command `name`, which makes moves of `kind`.

        `kind` is left out where it is the command's name. An option is answered by the field of the
        move's decisions that bears its name, unless `sources` has a source of its answers.
        """

        def declare(method: CommandCallback[CogT, P, T]) -> app_commands.Command[CogT, P, T]:
            _, _, *options = signature(method).parameters
            answers = {one: sources.get(one) or decided(kind or name, one) for one in options}
            reading = cast("CommandCallback[CogT, P, T]", self._reading(method, answers))
            made = command(name, slug=self.slug, group=self.group)(reading)
            for option in options:
                made.autocomplete(option)(self._suggest(answers, option))
            return made

        return declare

    def move(
        self, name: str, *options: str, kind: str | None = None
    ) -> app_commands.Command[Any, ..., None]:
        """Declare the command `name`, which makes the move that is said: of `kind`, with `options`.

        `kind` is left out where it is the command's name.
        """

        async def play(cog: GameCog, call: Call, **said: str) -> None:
            await cog.play(call, kind=kind or name, **said)

        # The library reads options off the signature, and by a method's name that it is one.
        first = [Parameter(one, Parameter.POSITIONAL_ONLY) for one in ("cog", "call")]
        words = [Parameter(one, Parameter.KEYWORD_ONLY, annotation=str) for one in options]
        vars(play).update(__signature__=Signature([*first, *words]))
        play.__qualname__ = f"{self.group}.{name}"
        return self(name, kind)(play)

    def _reading(
        self,
        method: Callable[..., Coroutine[Any, Any, T]],
        sources: Mapping[str, AnswerSource],
    ) -> Callable[..., Coroutine[Any, Any, T]]:
        """Return the method of a command, called with the values of what was said."""

        @wraps(method)
        async def read_and_call(cog: CogT, call: Call, **said: str | None) -> T:
            if said:  # options left empty too: a refusal needs the match it is about
                asker = await asker_here(call, self.slug)
                said |= read_answers(asker, sources, _filled(said.items()))
            return await method(cog, call, **said)

        return read_and_call

    def _suggest(
        self, sources: Mapping[str, AnswerSource], option: str
    ) -> Callable[[Call, str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]:
        """Return what suggests answers to one of a command's options."""

        async def suggest(call: Call, typed: str) -> list[app_commands.Choice[str]]:
            said = ((name, getattr(call.namespace, name)) for name in sources if name != option)
            try:
                asker = await asker_here(call, self.slug)
            except IllegalMove:
                return []
            given = read_answers(asker, sources, _filled(said))
            return suggest_answers(sources[option](asker, given), asker.voice, typed)

        return suggest


def _filled(said: Iterable[tuple[str, str | None]]) -> dict[str, str]:
    """Return the options that are filled in."""
    return {name: one for name, one in said if one}


def level_choices() -> list[app_commands.Choice[str]]:
    """Return the levels of computers as choices of a command's option."""
    plain = Voice(LANGUAGES[0])
    return [
        app_commands.Choice(
            name=app_commands.locale_str(plain(key), key=key, slug=None), value=level
        )
        for level, key in ((level, f"level-{level}") for level in LEVELS)
    ]
