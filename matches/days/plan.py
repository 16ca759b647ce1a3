"""The plan of a week: which game's challenge each day has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

    from games.kit.daily import Daily
    from games.kit.game import AnyGame, Options
    from matches.days.day import Day

WEEK: Final = (
    "off_the_rails",
    "all_aboard",
    "bandido_alcatraz",
    "off_the_rails",
    "alles_an_bord",
    "abordaje",
    "all_aboard",
)
"""From Monday on. What tells strengths apart best comes most often."""


def game_of(day: Day, shelf: Mapping[str, AnyGame]) -> AnyGame:
    """Return the game of a day: the one of its weekday, or else of those that offer a challenge.

    Raises:
        LookupError: if no game does.
    """
    planned = shelf.get(WEEK[day.date.weekday()])
    if planned and planned.daily:
        return planned
    offering = [game for _, game in sorted(shelf.items()) if game.daily]
    if not offering:
        raise LookupError("no game offers a challenge for a day")
    return offering[day.number % len(offering)]


def options_of(game: AnyGame) -> Options:
    """Return the options with which a game is played for a day.

    Raises:
        LookupError: if it offers no challenge.
    """
    options: Options = game.spec.options(**daily_of(game).options)
    return options


def daily_of(game: AnyGame) -> Daily:
    """Return the challenge of a game.

    Raises:
        LookupError: if it offers none.
    """
    if game.daily is None:
        msg = f"{game.spec.slug} offers no challenge for a day"
        raise LookupError(msg)
    return game.daily
