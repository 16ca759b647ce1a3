"""Warm-ups: what idle workers draw ahead, so that the first pictures cost what later ones do."""

from __future__ import annotations

from collections import deque
from dataclasses import replace
from itertools import islice
from typing import TYPE_CHECKING, Any, Final

from cogs.kit.pictures.jobs import ClimaxJob, ViewJob
from games.kit.chance import Chance
from games.kit.computers.playout import playout
from games.kit.game import Climax, Seat
from games.kit.menu import break_down
from games.kit.words import LANGUAGES, Voice

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from games.kit.game import AnyGame
    from games.kit.menu import Breakdown

WARM_UP_MOVES: Final = (4, 12, 20, None)
"""Moves after which idle workers draw: early in a match, later, and at its end."""


def warm_ups(games: Iterable[AnyGame]) -> list[tuple[Callable[..., object], tuple[Any, ...]]]:
    """Return what idle workers draw: two pictures of each game, then a few of each number of seats.

    None of it comes before the first job of a new worker, as a person may wait for that.

    The first tables after a start would cost twice as much without, glyph by glyph.
    """
    games = [*games]
    return [
        *((prepare, ([type(game)],)) for game in games),
        *(
            (warm_up, (type(game), seats, moves))
            for moves in WARM_UP_MOVES
            for game in games
            for seats in game.spec.seats
        ),
        *(
            (warm_up_climax, (type(game), seats))
            for game in games
            for seats in game.spec.seats
            if game.climaxes
        ),
    ]


def warm_up(game_class: type[AnyGame], seats: int, moves: int | None) -> None:
    """Draw the table, every hand, and what first answers show, after so many moves at random.

    Each number of seats and of moves has a match of its own: other cards, other glyphs.

    Raises:
        RuntimeError: if a seat is stuck, or the match does not end.
    """
    game = game_class()
    names = _seat_names(seats)
    played = playout(game, seats, game.spec.options(), f"warm-up {seats} {moves}")
    (last,) = deque(islice(played, moves), maxlen=1)
    state = last.after
    for viewer in (None, *map(Seat, range(seats))):
        view = game.view(state, viewer)
        job = ViewJob(game_class, type(view), view.model_dump_json(), LANGUAGES[0], names)
        job.paint()
        if game.previews and viewer in game.to_act(state):
            for chosen in _first_answers(break_down(game, view, game.legal(state, viewer))):
                replace(job, kind="preview", chosen=(chosen,)).paint()


def warm_up_climax(game_class: type[AnyGame], seats: int) -> None:
    """Draw the first climax of a match at random, so that people's first costs what later ones do.

    Raises:
        RuntimeError: if a seat is stuck, or the match does not end.
    """
    game = game_class()
    voice = Voice(LANGUAGES[0], game.spec.slug, _seat_names(seats))
    for one in playout(game, seats, game.spec.options(), f"climax {seats}"):
        public = tuple(told for told in one.events if told.to is None)
        if not game.climaxes.isdisjoint(told.key for told in public):
            climax = Climax(game.view(one.before, None), public, game.view(one.after, None))
            ClimaxJob.of(game, climax, voice).paint()
            return


def _seat_names(seats: int) -> tuple[str, ...]:
    return tuple(f"{number} Seat" for number in range(1, seats + 1))


def _first_answers(moves: Iterable[Breakdown[Any]]) -> list[str]:
    """Return what may be answered first, where more is asked then."""
    ways = (move.decisions for move in moves if len(move.decisions) > 1)
    return list(dict.fromkeys(way[0].model_dump_json() for way in ways))


def prepare(games: Sequence[type[AnyGame]]) -> None:
    """Draw a table and a hand of each game, so that fonts, glyphs and grounds are cached.

    Raises:
        Exception: what a game raised whose picture failed, after all others have been drawn.
    """
    failed: Exception | None = None
    for game_class in games:
        try:
            _prepare(game_class)
        except Exception as error:  # noqa: BLE001 - one game's fault is not the others'
            failed = error
    if failed:
        raise failed


def _prepare(game_class: type[AnyGame]) -> None:
    game = game_class()
    seats = game.spec.seats[-1]
    state = game.setup(seats, game.spec.options(), Chance("warm", 0))
    for seat in (None, Seat(0)):
        view = game.view(state, seat)
        names = tuple(f"Seat {number}" for number in range(seats))
        ViewJob(game_class, type(view), view.model_dump_json(), LANGUAGES[0], names).paint()
