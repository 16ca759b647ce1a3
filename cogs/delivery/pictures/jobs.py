"""Pictures as jobs: what a worker process is told to draw, and how it draws it.

The process that talks imports this module, but never what it takes to draw: that is imported here
when the first picture is drawn, which happens in the workers.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import islice
from typing import TYPE_CHECKING, Any, Final, Literal

from pydantic import ValidationError

from games.kit.chance import Chance
from games.kit.computers.playout import playout
from games.kit.game import AnyGame, Climax, Decision, Event, Seat, View
from games.kit.menu import break_down
from games.kit.words import LANGUAGES, Voice

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from PIL.Image import Image

    from games.kit.charts import Bar, BracketMatch, ChanceChart, PodiumPlace, ProfileChart
    from games.kit.game import Frame
    from games.kit.menu import Breakdown

WARM_UP_MOVES: Final = (4, 12, 20, None)
"""Moves after which idle workers draw: early in a match, later, and at its end."""


VIEWS_CACHED: Final = 16
"""Views that were drawn last, some 50 kB each with what follows from them."""


@dataclass(frozen=True)
class PictureJob:
    """Everything that a picture depends on, as plain data: two that are equal look the same."""

    game: type[AnyGame]
    view: type[View]
    seen: str
    """The view as JSON."""
    language: str
    names: tuple[str, ...]
    """By seat."""
    kind: Literal["draw", "preview", "zoom"] = "draw"
    chosen: tuple[str, ...] = ()
    """For a preview the answers so far, each a `Decision` as JSON."""
    broken_off: bool = False
    """Whether the match is over although the rules would go on: somebody resigned, for instance."""


def draw(job: PictureJob) -> bytes:
    """Draw and encode a picture, as PNG.

    Raises:
        ValueError: if the view cannot be read.
        LookupError: if the game has no such picture.
    """
    from games.kit.draw.canvas import encode

    return encode(_paint(job), job.game.spec.slug)


def _paint(job: PictureJob) -> Image:
    from games.kit.draw.text.names import voice_for_pictures
    from games.kit.draw.whose_turn import match_over

    view = load_view(job)
    voice = voice_for_pictures(Voice(job.language, job.game.spec.slug, job.names))
    drawing = job.game().picture()
    if job.broken_off:
        return match_over(drawing.draw(view.without_turn(), voice), voice)
    if job.kind == "preview" and drawing.preview:
        answers = tuple(map(Decision.model_validate_json, job.chosen))
        return drawing.preview(view, voice, answers)
    if job.kind == "zoom" and drawing.zoom:
        return drawing.zoom(view, voice)
    if job.kind != "draw":
        raise LookupError(job.kind)
    return drawing.draw(view, voice)


def load_view(job: PictureJob) -> View:
    """Return the view that is to be drawn.

    Raises:
        ValueError: if it cannot be read; without its content, which is a hand.
    """
    try:
        return _view(job.view, job.seen)
    except ValidationError as error:
        # Without the cause: it repeats its input, which is a hand.
        wrong = [one["type"] for one in error.errors(include_input=False)]
        msg = f"{job.game.spec.slug}: a view cannot be read: {wrong}"
        raise ValueError(msg) from None


@lru_cache(maxsize=VIEWS_CACHED)
def _view(view: type[View], seen: str) -> View:
    """Read a view: what was drawn as a hand is drawn again for each question about it."""
    return view.model_validate_json(seen)


@dataclass(frozen=True)
class ClimaxJob:
    """Everything that the drawing of a climax depends on: all of it public."""

    game: type[AnyGame]
    view: type[View]
    before: str
    """What the table saw, as JSON."""
    after: str
    told: tuple[str, ...]
    """Events as JSON."""
    language: str
    names: tuple[str, ...]
    """By seat."""
    still: bool = False
    """Whether a single picture stands for it."""

    @classmethod
    def of(
        cls, game: AnyGame, climax: Climax[Any], voice: Voice, *, still: bool = False
    ) -> ClimaxJob:
        """Return the job to draw a climax, as plain data."""
        return cls(
            type(game),
            type(climax.after),
            climax.before.model_dump_json(),
            climax.after.model_dump_json(),
            tuple(told.model_dump_json() for told in climax.told),
            voice.language,
            voice.names,
            still,
        )


def draw_climax(job: ClimaxJob) -> bytes:
    """Draw and encode a climax: an animation as GIF, or a still picture as PNG.

    Raises:
        LookupError: if the game draws none.
    """
    from games.kit.draw.animation import animate
    from games.kit.draw.canvas import encode
    from games.kit.draw.text.names import voice_for_pictures

    game = job.game()
    draw_frames = game.picture().climax
    if draw_frames is None:
        raise LookupError(game.spec.slug)
    climax = Climax(
        job.view.model_validate_json(job.before),
        tuple(map(Event.model_validate_json, job.told)),
        job.view.model_validate_json(job.after),
    )
    voice = voice_for_pictures(Voice(job.language, game.spec.slug, job.names))
    frames = draw_frames(climax, voice)
    if job.still:
        (last,) = deque(frames, maxlen=1)
        return encode(last.image, game.spec.slug)
    times: list[int] = []
    return animate(_one_by_one(frames, times), game.spec.slug, times=times)


def _one_by_one(frames: Iterable[Frame], times: list[int]) -> Iterator[Image]:
    """Yield pictures as they are drawn, some megabytes each, and note how long each stands."""
    for frame in frames:
        times.append(frame.milliseconds)
        yield frame.image


def draw_chart(title: str, bars: Sequence[Bar]) -> bytes:
    """Draw and encode a leaderboard, as PNG."""
    from games.kit.draw.canvas import encode
    from games.kit.draw.pages.bars import draw_bars
    from games.kit.draw.text.names import drawn_name

    named = [replace(bar, name=drawn_name(bar.name) or "–") for bar in bars]
    return encode(draw_bars(title, named))


def draw_knockout(rounds: Sequence[Sequence[BracketMatch]]) -> bytes:
    """Draw and encode the bracket of a knock-out, as PNG."""
    from games.kit.draw.canvas import encode
    from games.kit.draw.pages.bracket import draw_bracket

    return encode(draw_bracket(_named(rounds)))


def _named(rounds: Sequence[Sequence[BracketMatch]]) -> list[list[BracketMatch]]:
    """Return a bracket with names as they can be drawn."""
    from games.kit.draw.text.names import drawn_name

    return [
        [replace(one, names=tuple(drawn_name(name) or "–" for name in one.names)) for one in round_]
        for round_ in rounds
    ]


def draw_tournament_end(
    victors: Sequence[PodiumPlace], rounds: Sequence[Sequence[BracketMatch]]
) -> bytes:
    """Draw and encode the end of a tournament, as PNG; `rounds` are a knock-out's."""
    from games.kit.draw.canvas import encode
    from games.kit.draw.pages.victors import draw_victors
    from games.kit.draw.text.names import drawn_name

    named = [replace(one, name=drawn_name(one.name) or "–") for one in victors]
    return encode(draw_victors(named, _named(rounds)))


def draw_profile_chart(chart: ProfileChart) -> bytes:
    """Draw and encode a profile, as PNG."""
    from games.kit.draw.canvas import encode
    from games.kit.draw.pages.profile import draw_profile
    from games.kit.draw.text.names import drawn_name

    return encode(draw_profile(replace(chart, name=drawn_name(chart.name) or "–")))


def draw_chance_chart(chart: ChanceChart) -> bytes:
    """Draw and encode how likely each seat was to win, as PNG."""
    from games.kit.draw.canvas import encode
    from games.kit.draw.pages.chances import draw_chances
    from games.kit.draw.text.names import drawn_name

    names = tuple(drawn_name(name) or "–" for name in chart.names)
    return encode(draw_chances(replace(chart, names=names)))


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
        job = PictureJob(game_class, type(view), view.model_dump_json(), LANGUAGES[0], names)
        draw(job)
        if game.previews and viewer in game.to_act(state):
            for chosen in _first_answers(break_down(game, view, game.legal(state, viewer))):
                draw(replace(job, kind="preview", chosen=(chosen,)))


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
            draw_climax(ClimaxJob.of(game, climax, voice))
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
        draw(PictureJob(game_class, type(view), view.model_dump_json(), LANGUAGES[0], names))
