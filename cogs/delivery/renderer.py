"""The renderer: has pictures drawn by the workers, and keeps those drawn last."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from cogs.delivery.pictures import PictureJob, draw, draw_chart, draw_title
from cogs.delivery.replay import draw_replay, replay_job
from cogs.kit import layouts
from games.kit.words import Voice
from matches.bounded import BoundedDict
from matches.workers import Haste, JobFailedError, WorkerLostError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.kit.charts import Bar
    from games.kit.game import AnyGame, Decision, View
    from games.kit.text import Seat
    from matches.match import Match, Played
    from matches.workers import Workers

log = logging.getLogger(__name__)

PICTURES_KEPT: Final = 64
"""Encoded pictures kept, some 60 kB each: what two people look at, of a dozen tables."""


REPLAYS_KEPT: Final = 4
"""Replays kept, some 2 MB each: others ask for what somebody has just asked for."""


class Renderer:
    """Has drawn what a seat, or the table, sees."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._pictures: BoundedDict[PictureJob, bytes] = BoundedDict(PICTURES_KEPT)
        self._drawing: dict[tuple[PictureJob, Haste], asyncio.Task[bytes | None]] = {}
        """Pictures that are being drawn; whoever is in the same haste waits with it."""
        self._titles: dict[tuple[str, str], bytes] = {}
        """Title pictures by game and language: a few, and always the same."""
        self._replays: BoundedDict[tuple[int, str], bytes] = BoundedDict(REPLAYS_KEPT)

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
        png = await self._png(job, match, haste)
        if png is None:
            return None
        alt = alt_text(match, match.view(seat), voice)
        kind = "zoom" if zoom else "table" if seat is None else "hand"
        picked = "-picked" if job.kind == "preview" else ""
        return layouts.Picture(f"{kind}-{match.ply}{picked}.png", png, alt)

    async def title(self, game: AnyGame, language: str) -> layouts.Picture | None:
        """Return the picture of a game's table in the middle of a match; None if that failed."""
        slug = game.spec.slug
        try:
            if (slug, language) not in self._titles:
                self._titles[slug, language] = await self._workers.run(
                    draw_title, type(game), language, haste=Haste.ASKED
                )
        except (JobFailedError, WorkerLostError) as error:
            log.error("%s: the title picture failed: %s", slug, error)  # noqa: TRY400 - the trace is the worker's
            return None
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
        try:
            png = await self._workers.run(draw_chart, title, bars, haste=Haste.ASKED)
        except (JobFailedError, WorkerLostError) as error:
            log.error("a leaderboard failed: %s", error)  # noqa: TRY400 - the trace is the worker's
            return None
        return layouts.Picture("bars.png", png, layouts.shorten(alt, layouts.ALT_TEXT_LIMIT))

    async def replay(
        self, match: Match, played: Sequence[Played], voice: Voice
    ) -> layouts.Picture | None:
        """Draw a match that is over, from first to last; None if that failed."""
        key = match.id, voice.language
        if key not in self._replays:
            job = replay_job(match, played, voice)
            try:
                self._replays[key] = await self._workers.run(draw_replay, job)
            except (JobFailedError, WorkerLostError) as error:
                log.error("match %s: the replay failed: %s", match.id, error)  # noqa: TRY400 - the trace is the worker's
                return None
        alt = alt_text(match, match.view(None), voice)
        return layouts.Picture(f"replay-{match.id}.gif", self._replays[key], alt)

    async def _png(self, job: PictureJob, match: Match, haste: Haste) -> bytes | None:
        """Return a picture that is kept, or being drawn, or drawn now; None if that failed."""
        if job in self._pictures:
            return self._pictures[job]
        if (job, haste) not in self._drawing:
            task = asyncio.create_task(self._draw(job, match, haste), name=f"draw-{match.id}")
            self._drawing[job, haste] = task
            task.add_done_callback(lambda _: self._drawing.pop((job, haste)))
        return await asyncio.shield(self._drawing[job, haste])

    async def _draw(self, job: PictureJob, match: Match, haste: Haste) -> bytes | None:
        try:
            png = await self._workers.run(draw, job, haste=haste)
        except (JobFailedError, WorkerLostError) as error:
            log.error("match %s, ply %s: the picture failed: %s", match.id, match.ply, error)  # noqa: TRY400 - the trace is the worker's
            return None
        self._pictures[job] = png
        return png


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
