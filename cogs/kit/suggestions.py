"""What is suggested while somebody types an option of a command."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from discord import app_commands

from cogs.kit.voices import own_voice

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cogs.kit.host import Call

MOST_SUGGESTIONS: Final = 25
"""Suggestions for one option; Discord's limit."""
SUGGESTION_LABEL_LIMIT: Final = 100
"""Characters of a suggestion's label; Discord's limit."""

ChoiceT = TypeVar("ChoiceT", str, int)


async def suggest_games(call: Call, typed: str) -> list[app_commands.Choice[str]]:
    """Suggest the games on the shelf, with titles in the asker's language."""
    shelf = call.client.shelf
    titles = {slug: own_voice(call, slug)("title") for slug in shelf}
    return [
        app_commands.Choice(name=f"{shelf[slug].spec.icon} {title}", value=slug)
        for slug, title in titles.items()
        if typed.casefold() in title.casefold() or typed.casefold() in slug
    ][:MOST_SUGGESTIONS]


def matching(
    typed: str, found: Iterable[tuple[str, ChoiceT]]
) -> list[app_commands.Choice[ChoiceT]]:
    """Return the suggestions, of these labels and values, whose label holds what is typed."""
    labelled = ((label[:SUGGESTION_LABEL_LIMIT], value) for label, value in found)
    return [
        app_commands.Choice(name=label, value=value)
        for label, value in labelled
        if typed.casefold() in label.casefold()
    ][:MOST_SUGGESTIONS]
