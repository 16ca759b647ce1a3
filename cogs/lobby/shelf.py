"""The shelf: every game with its title, for those who do not know yet what to play."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final, Literal

import discord
from discord import ui

from cogs.kit.messages.controls import OPTION_LIMIT, Control, OfGame, button, rows, select
from cogs.kit.messages.layouts import SELECT_OPTIONS_LIMIT, page
from cogs.kit.messages.match_controls import Learn, PlayAlone, ShowLessons, ShowToday
from cogs.lobby.layout import left_out, option_selects
from games.kit.mind import LEVELS
from games.kit.words import Voice

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cogs.kit.messages.layouts import Picture
    from games.kit.game import AnyGame, Options

GAMES_WITH_BUTTONS: Final = 8
"""More would be too many components for one message; further games stand in the select alone."""

MOST_NUMBERS: Final = 5
"""Numbers of computers to choose from: buttons of one row."""


class OpenTable(Control, verb="shelf", only_where_shown=True):
    """Open a table for the game picked: one of those for which the shelf has no button."""


class OpenTableFor(OfGame, verb="shelf-open", only_where_shown=True):
    """Open a table for a game."""


class ChooseAlone(Control, verb="alone-game", only_where_shown=True):
    """Play the game picked alone."""


class AloneAmong(OfGame, verb="alone-among", only_where_shown=True):
    """Play a game alone among so many computers."""

    computers: int


class DealAlone(Control, verb="alone-deal", only_where_shown=True):
    """Deal a match to the player who presses and so many computers of a level."""

    game: str
    computers: int
    level: str


class DealHere(DealAlone, verb="alone-here", only_where_shown=True):
    """Do so in this channel."""


class DealPrivately(DealAlone, verb="alone-private", only_where_shown=True):
    """Do so in the direct messages of the player who presses."""


class ShowOptionsAlone(Control, verb="alone-options", only_where_shown=True):
    """Show with which options a game is played alone, among so many computers."""

    game: str
    computers: int


class AgreeAlone(Control, verb="alone-agree", only_where_shown=True):
    """Change one of these options, from now on."""

    game: str
    computers: int
    option: str


def shelf_page(
    games: Sequence[AnyGame],
    picture: Picture | None,
    language: str,
    *,
    alone: Literal["no", "too", "only"] = "too",
    lessons: bool = True,
) -> ui.LayoutView:
    """Lay out the shelf for one reader; `picture` shows the titles of its games.

    `alone` says whether it offers to play among computers: in direct messages, nothing else;
    `lessons` whether it offers to learn.
    """
    house = Voice(language)
    shown = [
        _on_shelf(game, Voice(language, game.spec.slug), alone=alone == "only")
        for game in games[:GAMES_WITH_BUTTONS]
    ]
    listed = games[GAMES_WITH_BUTTONS : GAMES_WITH_BUTTONS + SELECT_OPTIONS_LIMIT]
    is_alone = alone == "only"
    if more := [_option(one, Voice(language, one.spec.slug), alone=is_alone) for one in listed]:
        asked = house("alone-which" if is_alone else "shelf-which")
        shown.append(ui.ActionRow(select(asked, more, OpenTable())))
    ways = [button(house("button-alone"), PlayAlone(), icon="🤖")] if alone == "too" else []
    ways.append(button(house("button-today"), ShowToday(), icon="📅"))
    if lessons:
        ways.append(button(house("button-lessons"), ShowLessons(), icon="🎓"))
    title = f"### {house('shelf-title')}"
    return page(title, picture, controls=[*shown, *rows(*ways)])


def alone_page(games: Sequence[AnyGame], language: str) -> ui.LayoutView:
    """Ask a player who is alone which game it shall be."""
    house = Voice(language)
    options = [_option(game, Voice(language, game.spec.slug), alone=True) for game in games]
    chooser = select(house("alone-which"), options[:SELECT_OPTIONS_LIMIT], ChooseAlone())
    return page(house("alone-page"), controls=[ui.ActionRow(chooser)])


def alone_among_page(game: AnyGame, computers: int, language: str) -> ui.LayoutView:
    """Ask among how many computers a game is played, and how strong these are."""
    voice, slug = Voice(language, game.spec.slug), game.spec.slug
    blue, grey = discord.ButtonStyle.primary, discord.ButtonStyle.secondary
    numbers = [
        button(
            voice("alone-computers", n=n),
            AloneAmong(slug, n),
            style=blue if n == computers else grey,
        )
        for n in numbers_alone(game)
    ]
    levels = [
        button(voice(f"level-{level}"), DealAlone(slug, computers, level), icon="🤖")
        for level in (LEVELS if computers else ())
    ]
    start = button(voice("button-start"), DealAlone(slug, 0, LEVELS[0]), style=blue, icon="▶️")
    many: ui.TextDisplay[Any] = ui.TextDisplay(voice("alone-how-many"))
    strong: ui.TextDisplay[Any] = ui.TextDisplay(voice("alone-how-strong"))
    more = [many, *rows(*numbers)] if len(numbers) > 1 else []
    below = [strong, *rows(*levels)] if computers else rows(start)
    learn = [button(voice("button-learn"), Learn(slug), icon="🎓")] if game.lessons else []
    options = rows(_options_button(slug, computers, voice), *learn)
    return page(f"### {_title(game, voice)}", controls=[*more, *below, *options])


def options_alone_page(
    game: AnyGame, agreed: Options, computers: int, language: str
) -> ui.LayoutView:
    """Lay out the options with which a player plays a game alone, among so many computers."""
    voice, slug = Voice(language, game.spec.slug), game.spec.slug
    seated = computers + 1
    selects = option_selects(game, agreed, seated, voice, partial(AgreeAlone, slug, computers))
    done = button(voice("button-done"), AloneAmong(slug, computers), icon="↩️")
    said = [voice("alone-options"), left_out(game, agreed, seated, voice)]
    return page(f"### {_title(game, voice)}", None, said, [*rows(*selects, width=1), *rows(done)])


def _options_button(slug: str, computers: int, voice: Voice) -> ui.Button[Any]:
    return button(voice("button-options"), ShowOptionsAlone(slug, computers), icon="⚙️")


def where_page(game: AnyGame, computers: int, level: str, language: str) -> ui.LayoutView:
    """Ask a player who is alone where to play: in direct messages, or in the channel."""
    voice, slug = Voice(language, game.spec.slug), game.spec.slug
    blue = discord.ButtonStyle.primary
    private = DealPrivately(slug, computers, level)
    ways = rows(
        button(voice("button-privately"), private, style=blue, icon="📥"),
        button(voice("button-in-channel"), DealHere(slug, computers, level), icon="💬"),
        _options_button(slug, computers, voice),
    )
    return page(f"### {_title(game, voice)}", None, [voice("alone-where")], [*ways])


def numbers_alone(game: AnyGame) -> list[int]:
    """Return with how many computers somebody alone can play a game."""
    return [seats - 1 for seats in game.spec.seats][:MOST_NUMBERS]


def in_short(game: AnyGame, voice: Voice, *, alone: bool = False) -> str:
    """Say for how many players a game is, unless one is alone, how long it takes, and its kind."""
    minutes = voice("shelf-minutes", minutes=game.spec.minutes)
    said = (*([] if alone else [_players(game, voice)]), minutes, voice(f"shelf-{game.spec.kind}"))
    return " · ".join(said)


def _players(game: AnyGame, voice: Voice) -> str:
    few, many = game.spec.seats[0], game.spec.seats[-1]
    return voice("shelf-players", few=few, many=many, same=int(few == many))


def _title(game: AnyGame, voice: Voice) -> str:
    return f"{game.spec.icon} {voice('title')}"


def _on_shelf(game: AnyGame, voice: Voice, *, alone: bool) -> ui.Item[Any]:
    """Lay out a game: what it is, beside the button that opens a table, or alone deals."""
    minutes = voice("time-left-minutes", n=game.spec.minutes)
    kind = voice(f"shelf-{game.spec.kind}")
    many = [] if alone else [_players(game, voice)]
    words = f"-# {' · '.join((*many, minutes, kind))}"
    opens = button(voice("title"), OpenTableFor(game.spec.slug), icon=game.spec.icon)
    return ui.Section(words, accessory=opens)


def _option(game: AnyGame, voice: Voice, *, alone: bool) -> discord.SelectOption:
    return discord.SelectOption(
        label=voice("title")[:OPTION_LIMIT],
        value=game.spec.slug,
        emoji=game.spec.icon,
        description=in_short(game, voice, alone=alone)[:OPTION_LIMIT],
    )
