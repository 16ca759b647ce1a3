"""The rules of each game, in the asker's language, on pages that buttons turn."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from cogs.kit.commands.commands import command
from cogs.kit.commands.game_option import check_on_shelf, offer_games, read_game
from cogs.kit.match_lookup import match_here
from cogs.kit.messages.controls import Control, OfGame, button, rows, select
from cogs.kit.messages.layouts import SELECT_OPTIONS_LIMIT, gallery, game_options, page
from cogs.kit.messages.match_controls import Learn, ShowRules
from cogs.kit.presses import answers, picked
from cogs.kit.responses import acknowledge, show_page
from cogs.kit.table_cog import TableCog
from cogs.kit.voices import own_voice
from cogs.person.rules_pages import read_pages
from cogs.person.scenes import SceneJob, SceneWordsJob
from games.kit.game import IllegalMove
from games.kit.words import Voice

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from cogs.kit.bot import Call
    from cogs.kit.messages.layouts import Picture
    from cogs.person.rules_pages import RulesPage, Scene


class AskRules(Control, verb="rules-which", only_where_shown=True):
    """Ask of which game the rules shall be."""


class PickRules(Control, verb="rules-of", only_where_shown=True):
    """Show the rules of the game picked."""


class TurnRulesPage(OfGame, verb="rules-page"):
    """Turn to a page of a game's rules."""

    number: int
    """Counted from 0."""


class Rules(TableCog):
    """Rules pages."""

    async def cog_load(self) -> None:
        """Offer the games on the shelf."""
        offer_games(self.rules_command, self.bot.shelf)

    @command("rules")
    async def rules_command(self, call: Call, game: str | None = None) -> None:
        """Show a game's rules; without a game, those of the match in this channel."""
        slug = read_game(call, game) if game else (await match_here(call)).game.spec.slug
        await self._show(call, slug, 0, in_place=False)

    @answers(AskRules)
    async def asked(self, call: Call, _: AskRules) -> None:
        """Ask of which game the rules shall be."""
        voice = own_voice(call)
        options = game_options(self.bot.shelf.values(), voice.language)[:SELECT_OPTIONS_LIMIT]
        chooser = select(voice("rules-which"), options, PickRules())
        view = page("", controls=rows(chooser))
        await call.response.send_message(view=view, ephemeral=True)

    @answers(PickRules)
    async def game_picked(self, call: Call, _: PickRules) -> None:
        """Show the rules of a game in place of the question."""
        slug = picked(call)
        check_on_shelf(call, slug)
        await self._show(call, slug, 0, in_place=True)

    @answers(ShowRules)
    async def rules_pressed(self, call: Call, pressed: ShowRules) -> None:
        """Show the rules of the game a button belongs to."""
        await self._show(call, pressed.game, 0, in_place=False)

    @answers(TurnRulesPage)
    async def page_turned(self, call: Call, turn: TurnRulesPage) -> None:
        """Show another page in place of the one whose button was pressed."""
        await self._show(call, turn.game, turn.number, in_place=True)

    async def _show(self, call: Call, slug: str, number: int, *, in_place: bool) -> None:
        """Show a page, at once where its picture has been drawn before.

        Raises:
            IllegalMove: if there is no such game or no such page.
        """
        check_on_shelf(call, slug)
        language = own_voice(call).language
        pages = read_pages(slug, language)
        if number >= len(pages):
            raise IllegalMove("moved-on")
        game, pictures, voice = type(self.bot.shelf[slug]), self.bot.pictures, Voice(language, slug)
        about = f"{voice('title')}: {voice('rules-picture', page=pages[number].name)}"
        jobs = [
            (SceneWordsJob(game, language, scene), SceneJob(game, language, scene))
            for scene in pages[number].scenes
        ]
        promised = not all(pictures.has(job) for both in jobs for job in both)
        if promised:
            await acknowledge(call, in_place=in_place)
        shown: dict[Scene, Picture] = {}
        for words, job in jobs:
            said = await pictures.painted(words) or b""
            alt = f"{about}\n{said.decode()}".strip()
            if picture := await pictures.of(replace(job, alt=alt)):
                shown[job.scene] = picture
        learn = button(voice("button-learn"), Learn(slug), icon="🎓")
        ways = [learn] if self.bot.shelf[slug].lessons else []
        view = rules_page(slug, pages, number, shown, ways)
        more = tuple(shown.values())
        await show_page(call, view, None, in_place=in_place, promised=promised, more=more)


def rules_page(
    slug: str,
    pages: Sequence[RulesPage],
    number: int,
    pictures: Mapping[Scene, Picture],
    ways: Sequence[ui.Button[Any]] = (),
) -> ui.LayoutView:
    """Lay out one page of a game's rules with its pictures, the buttons of all, and `ways` on."""
    style = discord.ButtonStyle
    parts: list[ui.Item[Any]] = []
    for scene, text in pages[number].parts:
        if scene and (picture := pictures.get(scene)):
            parts.append(gallery(picture))
        parts.append(ui.TextDisplay(text))
    turns = [
        button(
            one.name,
            TurnRulesPage(slug, at),
            style=style.primary if at == number else style.secondary,
        )
        for at, one in enumerate(pages)
    ]
    return page("", controls=[*parts, *(rows(*turns) if len(pages) > 1 else []), *rows(*ways)])
