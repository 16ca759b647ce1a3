"""The renderer: has pictures drawn by the workers, and keeps those drawn last."""

from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar

from cogs.delivery.pictures import PictureJob, draw, draw_chart, draw_profile_chart, draw_title
from cogs.delivery.replay import draw_replay, replay_job
from cogs.kit import layouts
from games.kit.words import Voice
from matches.bounded import BoundedDict
from matches.shared_work import SharedWork
from matches.workers import Haste, JobFailedError, WorkerLostError

if TYPE_CHECKING:
    from collections.abc import Callable, MutableMapping, Sequence

    from games.kit.charts import Bar, ProfileChart
    from games.kit.game import AnyGame, Decision, View
    from games.kit.text import Seat
    from matches.match import Match, Played
    from matches.workers import Workers

log = logging.getLogger(__name__)

K = TypeVar("K")

PICTURES_KEPT: Final = 64
"""Encoded pictures kept, some 60 kB each: what two people look at, of a dozen tables."""

REPLAYS_KEPT: Final = 4
"""Replays kept, some 2 MB each: others ask for what somebody has just asked for."""


class Renderer:
    """Has drawn what a seat, or the table, sees."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._pictures: BoundedDict[PictureJob, bytes] = BoundedDict(PICTURES_KEPT)
        self._titles: dict[tuple[str, str], bytes] = {}
        """Title pictures by game and language: a few, and always the same."""
        self._replays: BoundedDict[tuple[int, str], bytes] = BoundedDict(REPLAYS_KEPT)
        self._drawing: SharedWork[object, bytes | None] = SharedWork()
        """Pictures that are being drawn; whoever is in the same haste waits with it."""

    def is_ready(
        self, match: Match, seat: Seat | None, voice: Voice, chosen: tuple[Decision, ...] = ()
    ) -> bool:
        """Tell whether `picture` has nothing to draw for this."""
        return picture_job(match, seat, voice, chosen) in self._pictures

    async def picture(
        self,
        match: Match,
        seat: Seat | None,
        voice: Voice,
        chosen: tuple[Decision, ...] = (),
        *,
        zoom: bool = False,
        haste: Haste = Haste.SHOWN,
    ) -> layouts.Picture | None:
        """Draw what a seat, or the table (None), sees; None if that failed, as words do without.

        In the middle of a menu, `chosen` holds the answers so far: a game with a `preview` draws
        what they would lead to. With `zoom` the picture is the larger one, where a game has one.
        """
        job = picture_job(match, seat, voice, chosen, zoom=zoom)
        about = f"match {match.id}, ply {match.ply}: the picture"
        png = await self._kept(self._pictures, job, about, partial(draw, job), haste)
        if png is None:
            return None
        alt = alt_text(match, match.view(seat), voice)
        kind = "zoom" if zoom else "table" if seat is None else "hand"
        picked = "-picked" if job.kind == "preview" else ""
        return layouts.Picture(f"{kind}-{match.ply}{picked}.png", png, alt)

    async def title(self, game: AnyGame, language: str) -> layouts.Picture | None:
        """Return the picture of a game's table in the middle of a match; None if that failed."""
        key = game.spec.slug, language
        title = partial(draw_title, type(game), language)
        about = f"{game.spec.slug}: the title picture"
        await self._kept(self._titles, key, about, title, Haste.ASKED)
        return self.drawn_title(game, language)

    def drawn_title(self, game: AnyGame, language: str) -> layouts.Picture | None:
        """Return the picture of a game's table in the middle of a match, if it has been drawn."""
        slug = game.spec.slug
        if (slug, language) not in self._titles:
            return None
        voice = Voice(language, slug)
        alt = f"{voice('title')}: {voice('tagline')}"
        return layouts.Picture(f"title-{slug}.png", self._titles[slug, language], alt)

    async def bars(self, title: str, bars: tuple[Bar, ...], alt: str) -> layouts.Picture | None:
        """Draw a leaderboard, which `alt` says in words; None if that failed."""
        chart = partial(draw_chart, title, bars)
        png = await self._draw("a leaderboard", chart, Haste.ASKED)
        if png is None:
            return None
        return layouts.Picture("bars.png", png, layouts.shorten(alt, layouts.ALT_TEXT_LIMIT))

    async def profile(self, chart: ProfileChart, alt: str) -> layouts.Picture | None:
        """Draw how somebody plays, which `alt` says in words; None if that failed."""
        png = await self._draw("a profile", partial(draw_profile_chart, chart), Haste.ASKED)
        if png is None:
            return None
        return layouts.Picture("profile.png", png, layouts.shorten(alt, layouts.ALT_TEXT_LIMIT))

    async def replay(
        self, match: Match, played: Sequence[Played], voice: Voice
    ) -> layouts.Picture | None:
        """Draw a match that is over, from first to last; None if that failed."""
        key = match.id, voice.language
        if key not in self._replays:
            replay = partial(draw_replay, replay_job(match, played, voice))
            about = f"match {match.id}: the replay"
            if await self._kept(self._replays, key, about, replay, Haste.SHOWN) is None:
                return None
        alt = alt_text(match, match.view(None), voice)
        return layouts.Picture(f"replay-{match.id}.gif", self._replays[key], alt)

    async def _kept(
        self,
        kept: MutableMapping[K, bytes],
        key: K,
        about: str,
        drawing: Callable[[], bytes],
        haste: Haste,
    ) -> bytes | None:
        """Return what is kept, or being drawn, or drawn now; None if that failed."""
        if key in kept:
            return kept[key]

        async def draw_and_keep() -> bytes | None:
            drawn = await self._draw(about, drawing, haste)
            if drawn is not None:
                kept[key] = drawn
            return drawn

        return await self._drawing.do((key, haste), draw_and_keep)

    async def _draw(self, about: str, drawing: Callable[[], bytes], haste: Haste) -> bytes | None:
        try:
            return await self._workers.run(drawing, haste=haste)
        except (JobFailedError, WorkerLostError) as error:
            log.error("%s failed: %s", about, error)  # noqa: TRY400 - the trace is the worker's
            return None


def picture_job(
    match: Match,
    seat: Seat | None,
    voice: Voice,
    chosen: tuple[Decision, ...] = (),
    *,
    zoom: bool = False,
) -> PictureJob:
    """Return what is to be drawn, as plain data."""
    view = match.view(seat)
    preview = bool(chosen) and match.game.previews
    return PictureJob(
        type(match.game),
        type(view),
        view.model_dump_json(),
        voice.language,
        voice.names,
        "preview" if preview else "zoom" if zoom and match.game.zooms else "draw",
        tuple(decision.model_dump_json() for decision in chosen) if preview else (),
    )


def alt_text(match: Match, view: View, voice: Voice) -> str:
    """Return what a picture says, in as many words as Discord takes."""
    lines = "\n".join(map(voice, match.game.describe(view)))
    return layouts.shorten(lines, layouts.ALT_TEXT_LIMIT)


def has_zoom(match: Match) -> bool:
    """Tell whether a game draws a larger picture on demand."""
    return match.game.zooms
