"""The shelf: every game with its picture, for those who do not know yet what to play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final

import discord
from discord import ui

from cogs.kit.messages.controls import Control, button, rows, select
from cogs.kit.messages.layouts import SELECT_OPTIONS_LIMIT
from games.kit.words import Voice

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cogs.kit.messages.layouts import Picture
    from games.kit.game import AnyGame

GAMES_WITH_PICTURES: Final = 8
"""More would be too many components for one message; further games stand in the select alone."""


@dataclass(frozen=True)
class OpenTable(Control):
    """Open a table for the game picked."""

    verb: ClassVar = "shelf"


@dataclass(frozen=True)
class OpenAnyTable(Control):
    """Open a table for some game."""

    verb: ClassVar = "surprise"


def shelf_page(
    games: Sequence[AnyGame], pictures: Sequence[Picture | None], language: str
) -> ui.LayoutView:
    """Lay out the shelf for one reader; `pictures` are those of the games, as far as drawn."""
    house = Voice(language)
    view = ui.LayoutView(timeout=None)
    box: ui.Container[Any] = ui.Container(ui.TextDisplay(f"### {house('shelf-title')}"))
    for game, picture in list(zip(games, pictures, strict=True))[:GAMES_WITH_PICTURES]:
        voice = Voice(language, game.spec.slug)
        words = f"**{_title(game, voice)}**\n{in_short(game, voice)}\n{voice('tagline')}"
        box.add_item(_beside(words, picture))
    options = [_option(game, Voice(language, game.spec.slug)) for game in games]
    chooser = select(house("shelf-which"), options[:SELECT_OPTIONS_LIMIT], OpenTable())
    box.add_item(ui.ActionRow(chooser))
    for row in rows(button(house("button-surprise"), OpenAnyTable(), icon="🎲")):
        box.add_item(row)
    view.add_item(box)
    view.stop()  # it only lays out: presses are answered by `cogs.kit.presses`
    return view


def in_short(game: AnyGame, voice: Voice) -> str:
    """Say for how many players a game is, how long it takes and what kind it is."""
    few, many = game.spec.seats[0], game.spec.seats[-1]
    players = voice("shelf-players", few=few, many=many, same=int(few == many))
    minutes = voice("shelf-minutes", minutes=game.spec.minutes)
    return f"{players} · {minutes} · {voice(f'shelf-{game.spec.kind}')}"


def _title(game: AnyGame, voice: Voice) -> str:
    return f"{game.spec.icon} {voice('title')}"


def _beside(words: str, picture: Picture | None) -> ui.Item[Any]:
    if picture is None:
        return ui.TextDisplay(words)
    shown: ui.Thumbnail[Any] = ui.Thumbnail(
        f"attachment://{picture.name}", description=picture.alt[:256]
    )
    return ui.Section(words, accessory=shown)


def _option(game: AnyGame, voice: Voice) -> discord.SelectOption:
    return discord.SelectOption(
        label=voice("title")[:100],
        value=game.spec.slug,
        emoji=game.spec.icon,
        description=in_short(game, voice)[:100],
    )
