"""Pictures as values: what a picture depends on, with the way to paint it.

A job is plain data. The process that talks makes it, and keeps what came of it under it; a worker
process paints. So what it takes to draw is imported when the first picture is painted.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, Protocol

from pydantic import ValidationError

from games.kit.game import AnyGame, Climax, Decision, Event, Seat, View
from games.kit.words import Voice

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from PIL.Image import Image

    from games.kit.draw.speech import Speech
    from games.kit.game import Frame

VIEWS_CACHED: Final = 16
"""Views that were drawn last, some 50 kB each with what follows from them."""


class Job(Protocol):
    """Work for a worker, as plain data: two that are equal come to the same bytes.

    It can be hashed and pickled. Fields that are not compared say what the result is called.
    """

    @property
    def about(self) -> str:
        """What it is, in the log, should it fail."""

    def paint(self) -> bytes:
        """Do it: draw and encode a picture, in a worker."""


class PictureJob(Job, Protocol):
    """A picture that can be shown."""

    @property
    def file(self) -> str:
        """The name of its file; `{crc}` stands for what tells its content from any other."""

    @property
    def alt(self) -> str:
        """The picture in words."""


class Spoken(NamedTuple):
    """What a seat says, in the language of a reader."""

    seat: Seat
    icon: str
    """What stands before the words, if anything."""
    words: str


@dataclass(frozen=True)
class ViewJob:
    """What a seat, or the table, sees, as `cogs.kit.pictures.views.view_job` makes it."""

    game: type[AnyGame]
    view: type[View]
    seen: str = field(repr=False)
    """The view as JSON."""
    language: str
    names: tuple[str, ...]
    """By seat."""
    kind: Literal["draw", "preview", "zoom"] = "draw"
    chosen: tuple[str, ...] = ()
    """For a preview the answers so far, each a `Decision` as JSON."""
    proposals: tuple[tuple[str, ...], ...] = ()
    """For a preview the likely moves that are proposed there, each as what is left of them."""
    spoken: tuple[Spoken, ...] = ()
    """What is said at the table, in bubbles below the picture."""
    broken_off: bool = False
    """Whether the match is over although the rules would go on: somebody resigned, for instance."""
    match: int = field(default=0, compare=False)
    ply: int = field(default=0, compare=False)
    seat: Seat | None = field(default=None, compare=False)
    alt: str = field(default="", compare=False, repr=False)

    @property
    def file(self) -> str:
        """Named by its ply; a hand and the questions about it may share one picture."""
        if self.kind == "zoom":
            return f"zoom-{self.ply}.png"
        return f"table-{self.ply}.png" if self.seat is None else f"hand-{self.ply}-{{crc}}.png"

    @property
    def about(self) -> str:
        """Which match, at which ply."""
        return f"match {self.match}, ply {self.ply}: the picture"

    def paint(self) -> bytes:
        """Draw and encode it, as PNG.

        Raises:
            ValueError: if the view cannot be read.
            LookupError: if the game has no such picture.
        """
        from games.kit.draw.canvas import encode

        return encode(self.image(), self.game.spec.slug)

    def image(self) -> Image:
        """Draw it.

        Raises:
            ValueError: if the view cannot be read.
            LookupError: if the game has no such picture.
        """
        from games.kit.draw.speech import with_speech
        from games.kit.draw.text.names import voice_for_pictures

        voice = voice_for_pictures(Voice(self.language, self.game.spec.slug, self.names))
        return with_speech(self._drawn(voice), [*map(self._speech, self.spoken)], voice)

    def _speech(self, spoken: Spoken) -> Speech:
        """Return what stands in a bubble: the sign that the game draws for an icon, or the icon."""
        from games.kit.draw.canvas import glyph
        from games.kit.draw.speech import SIGN, Speech

        sign = self.game().picture().sign
        drawn = sign(spoken.icon, SIGN) if sign else None
        if drawn is None and spoken.icon:
            drawn = glyph(spoken.icon, SIGN)
        return Speech(spoken.seat, spoken.words, drawn)

    def _drawn(self, voice: Voice) -> Image:
        from games.kit.draw.whose_turn import match_over

        view = self.load()
        drawing = self.game().picture()
        if self.broken_off:
            return match_over(drawing.draw(view.without_turn(), voice), voice)
        if self.kind == "preview" and drawing.preview:
            answers, *proposals = (
                tuple(map(Decision.model_validate_json, one))
                for one in (self.chosen, *self.proposals)
            )
            return drawing.preview(view, voice, answers, tuple(proposals))
        if self.kind == "zoom" and drawing.zoom:
            return drawing.zoom(view, voice)
        if self.kind != "draw":
            raise LookupError(self.kind)
        return drawing.draw(view, voice)

    def load(self) -> View:
        """Return the view that is to be drawn.

        Raises:
            ValueError: if it cannot be read; without its content, which is a hand.
        """
        try:
            return _view(self.view, self.seen)
        except ValidationError as error:
            # Without the cause: it repeats its input, which is a hand.
            wrong = [one["type"] for one in error.errors(include_input=False)]
            msg = f"{self.game.spec.slug}: a view cannot be read: {wrong}"
            raise ValueError(msg) from None


@dataclass(frozen=True)
class PairJob:
    """Two pictures of the same view in one, each under its number: moves that are level."""

    first: ViewJob
    second: ViewJob

    @property
    def file(self) -> str:
        """Named by its ply."""
        return f"both-{self.first.ply}-{{crc}}.png"

    @property
    def alt(self) -> str:
        """What both show."""
        return self.first.alt

    @property
    def about(self) -> str:
        """Which match, at which ply."""
        return f"{self.first.about} of two moves"

    def paint(self) -> bytes:
        """Draw and encode it, as PNG.

        Raises:
            ValueError: if the view cannot be read.
            LookupError: if the game has no such picture.
        """
        from games.kit.draw.canvas import encode
        from games.kit.draw.pages.pair import draw_pair

        return encode(draw_pair(self.first.image(), self.second.image()), self.first.game.spec.slug)


@lru_cache(maxsize=VIEWS_CACHED)
def _view(view: type[View], seen: str) -> View:
    """Read a view: what was drawn as a hand is drawn again for each question about it."""
    return view.model_validate_json(seen)


@dataclass(frozen=True)
class ClimaxJob:
    """How the story of a match turned: all of it public, whoever's pieces are ringed."""

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
    seat: Seat | None = None
    """For whose eyes it is drawn, as of `Climax`."""
    name: str = field(default="", compare=False)
    alt: str = field(default="", compare=False)

    @classmethod
    def of(
        cls,
        game: AnyGame,
        climax: Climax[Any],
        voice: Voice,
        *,
        still: bool = False,
        name: str = "",
        alt: str = "",
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
            climax.seat,
            name,
            alt,
        )

    @property
    def file(self) -> str:
        """Named by what it is."""
        return f"{self.name}.{'png' if self.still else 'gif'}"

    @property
    def about(self) -> str:
        """Its name."""
        return f"{self.name}: a climax"

    def paint(self) -> bytes:
        """Draw and encode it: an animation as GIF, or a still picture as PNG.

        Raises:
            LookupError: if the game draws none.
        """
        from games.kit.draw.animation import animate
        from games.kit.draw.canvas import encode
        from games.kit.draw.text.names import voice_for_pictures

        game = self.game()
        draw_frames = game.picture().climax
        if draw_frames is None:
            raise LookupError(game.spec.slug)
        climax = Climax(
            self.view.model_validate_json(self.before),
            tuple(map(Event.model_validate_json, self.told)),
            self.view.model_validate_json(self.after),
            self.seat,
        )
        voice = voice_for_pictures(Voice(self.language, game.spec.slug, self.names))
        frames = draw_frames(climax, voice)
        if self.still:
            (last,) = deque(frames, maxlen=1)
            return encode(last.image, game.spec.slug)
        times: list[int] = []
        return animate(_one_by_one(frames, times), game.spec.slug, times=times)


def _one_by_one(frames: Iterable[Frame], times: list[int]) -> Iterator[Image]:
    """Yield pictures as they are drawn, some megabytes each, and note how long each stands."""
    for frame in frames:
        times.append(frame.milliseconds)
        yield frame.image
