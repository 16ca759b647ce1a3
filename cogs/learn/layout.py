"""What there is to learn, and what comes after a lesson: pages and controls."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from cogs.kit.messages.controls import OPTION_LIMIT, Control, button, rows, select
from cogs.kit.messages.layouts import BUTTONS_IN_A_ROW, SELECT_OPTIONS_LIMIT, page
from cogs.kit.messages.match_controls import AskToResign, ShowHand
from games.kit.menu import LONGEST_LABEL
from games.kit.words import Voice
from matches.links import link_to

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from cogs.kit.bot import Bot
    from games.kit.game import AnyGame
    from matches.match import Match
    from matches.records import Lobby


class PickLesson(Control, verb="learn-pick", only_where_shown=True):
    """Begin the lesson picked."""


def learn_page(
    games: Iterable[AnyGame], learnt: Collection[tuple[str, str]], language: str
) -> ui.LayoutView:
    """Ask which lesson it shall be; `learnt` are those that the reader has had, by game."""
    house = Voice(language)
    options = [
        _option(game, lesson.name, lesson.key(), Voice(language, game.spec.slug), learnt)
        for game in games
        for lesson in game.lessons
    ]
    chooser = select(house("learning-which"), options[:SELECT_OPTIONS_LIMIT], PickLesson())
    return page(
        f"### 🎓 {house('learning-title')}\n{house('learning-page')}", None, [], rows(chooser)
    )


def _option(
    game: AnyGame, lesson: str, key: str, voice: Voice, learnt: Collection[tuple[str, str]]
) -> discord.SelectOption:
    done = " ✓" if (game.spec.slug, lesson) in learnt else ""
    return discord.SelectOption(
        label=f"{voice('title')}{done}"[:OPTION_LIMIT],
        description=voice(key)[:OPTION_LIMIT],
        value=f"{game.spec.slug}:{lesson}",
        emoji=game.spec.icon,
    )


def begun_page(game: AnyGame, voice: Voice) -> ui.LayoutView:
    """Announce a lesson; the hand takes its place."""
    return page(f"## {game.spec.icon} {voice('title')}\n🎓 {voice('learning-begins')}")


def tables_page(bot: Bot, waiting: Sequence[Lobby], voice: Voice) -> ui.LayoutView:
    """Lead to the tables where somebody waits."""
    links: list[ui.Button[Any]] = [
        ui.Button(
            label=voice(
                "learning-table", server=guild.name if guild else "?", seated=len(one.players)
            )[:LONGEST_LABEL],
            url=link_to(one.guild, one.channel, one.message),
        )
        for one in waiting[:BUTTONS_IN_A_ROW]
        for guild in [bot.get_guild(one.guild)]
    ]
    return page(voice("learning-tables" if links else "learning-no-tables"), controls=rows(*links))


def taken_page(running: Match, said: str, voice: Voice) -> ui.LayoutView:
    """Say that a match runs in direct messages, with the ways on with it."""
    ways: list[ui.Button[Any]] = [
        button(voice("button-hand"), ShowHand(running.id), icon="🖐️"),
        button(voice("button-leave-match"), AskToResign(running.id)),
    ]
    return page(said, controls=rows(*ways))
