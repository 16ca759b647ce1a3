"""What is suggested while somebody types an option of a command."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Final, TypeVar

from discord import app_commands

from cogs.kit.matches import match_here
from cogs.kit.voices import match_voice, own_voice
from games.kit.game import IllegalMove
from games.kit.words import LANGUAGES, Voice

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from cogs.kit.host import Call
    from games.kit.game import Decision

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


def read_game(call: Call, said: str) -> str:
    """Return the slug of the game that was said: by slug, or by its title in any language.

    Clients are reported to send a suggestion's name for its value, after pasting for instance.

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


def folded(said: str) -> str:
    """Return what was said without case, accents and spaces around it.

    >>> folded(" ¡Abordáje! ")
    '¡abordaje!'
    """
    letters = unicodedata.normalize("NFKD", said.casefold())
    return "".join(one for one in letters if not unicodedata.combining(one)).strip()


async def labelled_values(
    call: Call, slug: str, kind: str, field: str, given: Mapping[str, str | int | None]
) -> dict[str, str]:
    """Return the values that a field of a move may have, each with its label.

    `given` holds the fields that are filled in already, None or "" where one is not. Several
    decisions of the same field count as one, such as the pieces of a payment. Only legal moves of
    whoever types are looked at: nobody learns from them what another one holds.
    """
    try:
        match = await match_here(call, slug)
        seat = match.seat_of(call.user.id)
    except IllegalMove:
        return {}
    voice = await match_voice(call, match)
    filled = {
        name: str(value).casefold() for name, value in given.items() if value not in {None, ""}
    }
    labels: dict[str, str] = {}
    for one in match.breakdowns(seat):
        if getattr(one.move, "kind", None) != kind or not _agrees(one.decisions, filled):
            continue
        decided = [decision for decision in one.decisions if decision.field == field]
        value = " ".join(decision.value for decision in decided)
        if decided and value not in labels:
            labels[value] = " + ".join(voice(decision.label) for decision in decided)
    return labels


async def read_answer(call: Call, slug: str, kind: str, field: str, said: str) -> str:
    """Return the value of a field that was said, by value or by label; else what was said.

    Clients are reported to send a suggestion's name for its value, after pasting for instance. What
    is neither is left for the rules to refuse.
    """
    values = await labelled_values(call, slug, kind, field, {})
    if said in values:
        return said
    plain = folded(said)
    for value, label in values.items():
        if plain in {folded(value), folded(label), folded(label[:SUGGESTION_LABEL_LIMIT])}:
            return value
    return said


def _agrees(decisions: Iterable[Decision], filled: Mapping[str, str]) -> bool:
    said = {decision.field: decision.value.casefold() for decision in decisions}
    return all(said.get(field) == value for field, value in filled.items())


def matching(
    typed: str, found: Iterable[tuple[ChoiceT, str]]
) -> list[app_commands.Choice[ChoiceT]]:
    """Return those of these values, each with its label, whose label holds what is typed."""
    cut = ((value, label[:SUGGESTION_LABEL_LIMIT]) for value, label in found)
    return [
        app_commands.Choice(name=label, value=value)
        for value, label in cut
        if typed.casefold() in label.casefold()
    ][:MOST_SUGGESTIONS]
