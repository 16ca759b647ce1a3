"""The option `game` of the house's commands: one of the games on the shelf."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, Any, Final

from discord import app_commands

from cogs.kit.commands.suggestions import MOST_SUGGESTIONS, folded
from cogs.kit.voices import own_voice
from games.kit.game import IllegalMove
from games.kit.words import LANGUAGES, Voice

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cogs.kit.bot import Call
    from games.kit.game import AnyGame

MOST_CHOICES: Final = 25
"""Choices of one option; Discord's limit."""


def offer_games(command: app_commands.Command[Any, ..., Any], shelf: Mapping[str, AnyGame]) -> None:
    """Let a command's option `game` offer the games on the shelf.

    As choices, which an app knows in its own language without asking; of more games than an option
    has choices, those are suggested that fit what is typed.
    """
    parameters = command._params  # noqa: SLF001 - all bots of a process share what is in it
    parameters["game"] = copy(parameters["game"])
    if len(shelf) > MOST_CHOICES:
        command.autocomplete("game")(suggest_games)
        return
    choices = [_choice(slug, game.spec.icon) for slug, game in shelf.items()]
    app_commands.choices(game=choices)(command)


def _choice(slug: str, icon: str) -> app_commands.Choice[str]:
    title = Voice(LANGUAGES[0], slug)("title")
    name = app_commands.locale_str(f"{icon} {title}", key="title", slug=slug, icon=icon)
    return app_commands.Choice(name=name, value=slug)


async def suggest_games(call: Call, typed: str) -> list[app_commands.Choice[str]]:
    """Suggest the games on the shelf, with titles in the asker's language."""
    names = {
        slug: f"{game.spec.icon} {own_voice(call, slug)('title')}"
        for slug, game in call.client.shelf.items()
    }
    return [
        app_commands.Choice(name=name, value=slug)
        for slug, name in names.items()
        if folded(typed) in folded(name) or folded(typed) in slug
    ][:MOST_SUGGESTIONS]


def check_on_shelf(call: Call, slug: str) -> None:
    """Refuse a game that is not on the shelf, or not any more: old controls name it.

    Raises:
        IllegalMove: "no-such-game".
    """
    if slug not in call.client.shelf:
        raise IllegalMove("no-such-game")


def read_game(call: Call, said: str) -> str:
    """Return the slug of the game that was said: by slug, or by its title in any language.

    Raises:
        IllegalMove: "no-such-game" if there is none such on the shelf.
    """
    shelf, plain = call.client.shelf, folded(said)
    for slug, game in shelf.items():
        titles = [Voice(language, slug)("title") for language in LANGUAGES]
        names = [slug, *titles, *(f"{game.spec.icon} {title}" for title in titles)]
        if plain in map(folded, names):
            return slug
    raise IllegalMove("no-such-game")
