"""The renderer: lets the workers draw pictures, and caches the latest ones."""

from __future__ import annotations

import logging
from dataclasses import replace
from functools import partial
from itertools import islice, tee
from typing import TYPE_CHECKING, Final, TypeVar

from typing_extensions import override

from cogs.delivery.pictures.jobs import (
    ClimaxJob,
    PictureJob,
    draw,
    draw_chance_chart,
    draw_chart,
    draw_climax,
    draw_knockout,
    draw_profile_chart,
    draw_tournament_end,
)
from cogs.delivery.pictures.replay import draw_replay, replay_job
from cogs.delivery.pictures.scenes import TITLE, describe_scene, draw_scene, draw_title, draw_titles
from cogs.kit.bot import RendererPort
from cogs.kit.messages import layouts
from games.kit.mind import LEVELS
from games.kit.words import Voice
from matches.caching import BoundedDict, SingleFlight
from matches.workers.processes import JobFailedError, Priority, WorkerLostError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, MutableMapping, Sequence

    from cogs.kit.messages.rules_pages import Scene
    from games.kit.charts import Bar, BracketMatch, ChanceChart, PodiumPlace, ProfileChart
    from games.kit.game import AnyGame, Decision, View
    from games.kit.text import Seat
    from matches.caching import LoopFairness
    from matches.match import Match, Played
    from matches.workers.processes import Workers

log = logging.getLogger(__name__)

K = TypeVar("K")

PICTURES_CACHED: Final = 32
"""Encoded pictures kept, some 60 kB each: what two people look at, of ten tables."""
SHORT_NAME: Final = 10
"""Characters of a name where an alt text has no room for whole ones."""
LAST_LINES: Final = 8
"""Lines of an alt text for which shorter names make room."""
REPLAYS_CACHED: Final = 4
"""Replays kept, some 2 MB each: several players ask for the same one."""


class Renderer(RendererPort):
    """Has drawn what a seat, or the table, sees."""

    def __init__(self, workers: Workers, fairness: LoopFairness) -> None:
        self._workers = workers
        self._fairness = fairness
        self._pictures: BoundedDict[PictureJob, bytes] = BoundedDict(PICTURES_CACHED)
        self._alts: BoundedDict[PictureJob, str] = BoundedDict(PICTURES_CACHED)
        """Their alt texts."""
        self._scenes: dict[tuple[str, str, Scene], bytes] = {}
        """Moments of matches by game and language: a few, and always the same."""
        self._shelves: dict[tuple[str, tuple[str, ...]], bytes] = {}
        """Their titles together, by language and names of files."""
        self._said: dict[tuple[str, str, Scene], bytes] = {}
        """The same in words, for those who cannot see them."""
        self._replays: BoundedDict[tuple[object, ...], bytes] = BoundedDict(REPLAYS_CACHED)
        """By match, language and names."""
        self._drawing: SingleFlight[object, bytes | None] = SingleFlight()
        """Pictures that are being drawn, for all who ask at the same priority."""

    def is_ready(
        self, match: Match, seat: Seat | None, voice: Voice, chosen: tuple[Decision, ...] = ()
    ) -> bool:
        """Tell whether `picture` has nothing to draw for this."""
        return picture_job(match, seat, voice, chosen) in self._pictures

    @override
    async def picture(
        self,
        match: Match,
        seat: Seat | None,
        voice: Voice,
        chosen: tuple[Decision, ...] = (),
        *,
        zoom: bool = False,
        priority: Priority = Priority.SHOWN,
    ) -> layouts.Picture | None:
        if priority is not Priority.ASKED:
            await self._fairness.wait()
        job = picture_job(match, seat, voice, chosen, zoom=zoom)
        about = f"match {match.id}, ply {match.ply}: the picture"
        png = await self._cached(self._pictures, job, about, partial(draw, job), priority)
        if png is None:
            return None
        # What larger pictures and previews say is what the picture says: it is put into words once.
        said = replace(job, kind="draw", chosen=())
        alt = self._alts.get(said)
        if alt is None:
            alt = self._alts[said] = alt_text(match, match.view(seat), voice)
        kind = "zoom" if zoom else "table" if seat is None else "hand"
        name = f"{kind}-{match.ply}.png"
        if seat is not None:  # a hand and the questions about it may share one
            name = layouts.named_by_content(name, png)
        return layouts.Picture(name, png, alt)

    @override
    async def title(self, game: AnyGame, language: str) -> layouts.Picture | None:
        key, about = (game.spec.slug, language, TITLE), f"{game.spec.slug}: the title"
        drawing = partial(draw_title, type(game), language)
        await self._cached(self._scenes, key, about, drawing, Priority.ASKED)
        return self.drawn_title(game, language)

    @override
    def drawn_title(self, game: AnyGame, language: str) -> layouts.Picture | None:
        tagline = Voice(language, game.spec.slug)("tagline")
        return self._drawn(game, language, TITLE, f"title-{game.spec.slug}.png", tagline)

    @override
    async def titles(self, games: Sequence[AnyGame], language: str) -> layouts.Picture | None:
        painted = [one for game in games if (one := await self.title(game, language))]
        key = language, tuple(one.name for one in painted)
        drawing = partial(draw_titles, [one.png for one in painted])
        if not painted:
            return None
        png = await self._cached(self._shelves, key, "the shelf", drawing, Priority.ASKED)
        alt = layouts.shorten("\n".join(one.alt for one in painted), layouts.ALT_TEXT_LIMIT)
        return None if png is None else layouts.Picture("shelf.png", png, alt)

    @override
    async def scene(
        self, game: AnyGame, language: str, scene: Scene, name: str
    ) -> layouts.Picture | None:
        await self._draw_scene(game, language, scene)
        key, about = (game.spec.slug, language, scene), f"{game.spec.slug}: a scene in words"
        saying = partial(describe_scene, type(game), language, scene)
        await self._cached(self._said, key, about, saying, Priority.ASKED)
        return self.drawn_scene(game, language, scene, name)

    @override
    def drawn_scene(
        self, game: AnyGame, language: str, scene: Scene, name: str
    ) -> layouts.Picture | None:
        example = Voice(language)("rules-picture", page=name)
        said = self._said.get((game.spec.slug, language, scene), b"").decode()
        file = f"rules-{game.spec.slug}-{scene.moves}-{scene.viewer}.png"
        drawn = self._drawn(game, language, scene, file, f"{example}\n{said}".strip())
        return drawn and replace(drawn, alt=layouts.shorten(drawn.alt, layouts.ALT_TEXT_LIMIT))

    def _drawn(
        self, game: AnyGame, language: str, scene: Scene, file: str, about: str
    ) -> layouts.Picture | None:
        png = self._scenes.get((game.spec.slug, language, scene))
        if png is None:
            return None
        title = Voice(language, game.spec.slug)("title")
        return layouts.Picture(file, png, f"{title}: {about}")

    async def _draw_scene(self, game: AnyGame, language: str, scene: Scene) -> None:
        key, about = (game.spec.slug, language, scene), f"{game.spec.slug}: a scene"
        drawing = partial(draw_scene, type(game), language, scene)
        await self._cached(self._scenes, key, about, drawing, Priority.ASKED)

    @override
    async def bars(self, title: str, bars: Sequence[Bar], alt: str) -> layouts.Picture | None:
        chart = partial(draw_chart, title, tuple(bars))
        png = await self._draw("a leaderboard", chart, Priority.ASKED)
        if png is None:
            return None
        return layouts.Picture("bars.png", png, layouts.shorten(alt, layouts.ALT_TEXT_LIMIT))

    @override
    async def bracket(
        self, rounds: Sequence[Sequence[BracketMatch]], alt: str
    ) -> layouts.Picture | None:
        chart = partial(draw_knockout, rounds)
        png = await self._draw("a bracket", chart, Priority.ASKED)
        if png is None:
            return None
        return layouts.Picture("bracket.png", png, layouts.shorten(alt, layouts.ALT_TEXT_LIMIT))

    @override
    async def victors(
        self, victors: Sequence[PodiumPlace], rounds: Sequence[Sequence[BracketMatch]], alt: str
    ) -> layouts.Picture | None:
        drawing = partial(draw_tournament_end, tuple(victors), rounds)
        png = await self._draw("the end of a tournament", drawing, Priority.ASKED)
        if png is None:
            return None
        return layouts.Picture("podium.png", png, layouts.shorten(alt, layouts.ALT_TEXT_LIMIT))

    @override
    async def profile(self, chart: ProfileChart, alt: str) -> layouts.Picture | None:
        png = await self._draw("a profile", partial(draw_profile_chart, chart), Priority.ASKED)
        if png is None:
            return None
        return layouts.Picture("profile.png", png, layouts.shorten(alt, layouts.ALT_TEXT_LIMIT))

    @override
    async def chances(self, chart: ChanceChart, alt: str) -> layouts.Picture | None:
        png = await self._draw("chances", partial(draw_chance_chart, chart), Priority.ASKED)
        if png is None:
            return None
        return layouts.Picture("chances.png", png, layouts.shorten(alt, layouts.ALT_TEXT_LIMIT))

    @override
    async def replay(
        self, match: Match, played: Sequence[Played], voice: Voice, then: Mapping[int, Voice]
    ) -> layouts.Picture | None:
        job = replay_job(match, played, voice, then)
        key = match.id, job.language, job.names, job.names_then
        if key not in self._replays:
            replay = partial(draw_replay, job)
            about = f"match {match.id}: the replay"
            if await self._cached(self._replays, key, about, replay, Priority.SHOWN) is None:
                return None
        alt = alt_text(match, match.view(None), voice)
        return layouts.Picture(f"replay-{match.id}.gif", self._replays[key], alt)

    async def climax(self, job: ClimaxJob, name: str, alt: str) -> layouts.Picture | None:
        """Return how a story turned, drawn when nobody waits for anything; None if that failed."""
        drawn = await self._draw(f"{name}: a climax", partial(draw_climax, job), Priority.LATER)
        if drawn is None:
            return None
        file = f"{name}.{'png' if job.still else 'gif'}"
        return layouts.Picture(file, drawn, layouts.shorten(alt, layouts.ALT_TEXT_LIMIT))

    async def _cached(
        self,
        kept: MutableMapping[K, bytes],
        key: K,
        about: str,
        drawing: Callable[[], bytes],
        priority: Priority,
    ) -> bytes | None:
        """Return what is kept, or being drawn, or drawn now; None if that failed."""
        if key in kept:
            return kept[key]

        async def draw_and_keep() -> bytes | None:
            drawn = await self._draw(about, drawing, priority)
            if drawn is not None:
                kept[key] = drawn
            return drawn

        return await self._drawing.run((key, priority), draw_and_keep)

    async def _draw(
        self, about: str, drawing: Callable[[], bytes], priority: Priority
    ) -> bytes | None:
        try:
            return await self._workers.run(drawing, priority=priority)
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
    """Return what is to be drawn, as plain data.

    A hand that a computer plays shows no turn, and marks nothing: there is nothing to press.
    """
    if match.computers:
        voice = with_levels(match, voice, "computer-on-plate")
    view = match.view(seat)
    if seat in match.computers and seat in match.to_act():
        view = view.without_turn()
    preview = bool(chosen) and match.game.previews
    return PictureJob(
        type(match.game),
        type(view),
        view.model_dump_json(),
        voice.language,
        voice.names,
        "preview" if preview else "zoom" if zoom and match.game.zooms else "draw",
        tuple(decision.model_dump_json() for decision in chosen) if preview else (),
        broken_off=match.outcome is not None and view.result is None,
    )


def alt_text(match: Match, view: View, voice: Voice) -> str:
    """Return what a picture says, in as many words as Discord takes.

    Where that leaves out the last few lines alone, long names say their beginning instead.
    """
    said, (lines, again) = list[str](), tee(match.game.describe(view))
    shortened = map(partial(layouts.shorten, limit=SHORT_NAME), voice.names)
    for names, unsaid in ((voice.names, lines), (shortened, again)):
        spoken = Voice(voice.language, voice.slug, tuple(names))
        if match.computers:
            spoken = with_levels(match, spoken, "computer-in-words")
        said = [spoken("match-over")] if match.outcome and not view.result else []
        room = layouts.ALT_TEXT_LIMIT + 1
        for line in unsaid:
            said.append(spoken(line))
            room -= len(said[-1]) + 1
            if room < 0:
                break  # some games could say seven times as much: that is not put together
        if room >= 0 or len([*islice(unsaid, LAST_LINES + 1)]) > LAST_LINES:
            break
    return layouts.shorten("\n".join(said), layouts.ALT_TEXT_LIMIT)


def with_levels(match: Match, voice: Voice, key: str) -> Voice:
    """Return a voice that says beside the name of each computer how strong it is."""
    names = list(voice.names)
    for seat, level in match.computers.items():
        said, n = voice(f"level-{level}"), LEVELS.index(level) + 1
        names[seat] = voice(key, name=names[seat], level=said, n=n, of=len(LEVELS))
    return Voice(voice.language, voice.slug, tuple(names))
