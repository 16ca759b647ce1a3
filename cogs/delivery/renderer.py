"""The renderer: draws matches off the event loop and keeps the pictures drawn last."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING, Final

from cogs.kit import layouts
from games.kit.chance import Chance
from games.kit.draw.canvas import encode
from games.kit.draw.names import voice_for_pictures
from games.kit.words import Voice
from matches.bounded import BoundedDict
from matches.records import TABLE

if TYPE_CHECKING:
    from games.kit.game import AnyGame, Decision
    from games.kit.text import Seat
    from matches.match import Match

log = logging.getLogger(__name__)

PICTURES_KEPT: Final = 32
"""Encoded pictures kept, some 50 kB each."""
MOST_DRAWN_AT_ONCE: Final = 2
"""Pictures drawn at the same time."""


TITLE_BAND: Final = (0.06, 0.42)
"""The part of a table that is its title picture, from the top, in widths."""
TITLES_DRAWN: Final[dict[tuple[str, str], bytes]] = {}
"""The encoded title pictures, by game and language: fifteen at most, and always the same."""


class Renderer:
    """Draws what a seat, or the table, sees."""

    def __init__(self) -> None:
        self._pictures: BoundedDict[tuple[object, ...], layouts.Picture] = BoundedDict(
            PICTURES_KEPT
        )
        self._drawing = asyncio.Semaphore(MOST_DRAWN_AT_ONCE)

    def is_ready(
        self, match: Match, seat: Seat | None, voice: Voice, chosen: tuple[Decision, ...] = ()
    ) -> bool:
        """Tell whether `picture` has nothing to draw for this."""
        return _key(match, seat, voice, _so_far(match, chosen), zoom=False) in self._pictures

    async def picture(
        self,
        match: Match,
        seat: Seat | None,
        voice: Voice,
        chosen: tuple[Decision, ...] = (),
        *,
        zoom: bool = False,
    ) -> layouts.Picture | None:
        """Draw what a seat, or the table (None), sees; None if that failed, as words do without.

        In the middle of a menu, `chosen` holds the answers so far: a game with a `preview` draws
        what they would lead to. With `zoom` the picture is the larger one, where a game has one.
        """
        drawing = match.game.picture()
        preview = drawing.preview if chosen else None
        so_far = _so_far(match, chosen)
        key = _key(match, seat, voice, so_far, zoom=zoom)
        if key not in self._pictures:
            view = match.view(seat)
            alt = layouts.shorten(
                "\n".join(map(voice, match.game.describe(view))), layouts.ALT_TEXT_LIMIT
            )
            if preview:
                paint = partial(preview, view, voice_for_pictures(voice), chosen)
            else:
                draw = (zoom and drawing.zoom) or drawing.draw
                paint = partial(draw, view, voice_for_pictures(voice))
            try:
                async with self._drawing:
                    png = await asyncio.to_thread(lambda: encode(paint(), match.game.spec.slug))
            except Exception:
                log.exception("match %s, ply %s: the picture failed", match.id, match.ply)
                return None
            kind = "zoom" if zoom else "table" if seat is None else "hand"
            name = f"{kind}-{match.ply}" + "-picked" * bool(so_far)
            self._pictures[key] = layouts.Picture(f"{name}.png", png, alt)
        return self._pictures[key]


async def title_picture(game: AnyGame, language: str) -> layouts.Picture | None:
    """Return the picture of a game's table as it is dealt; None if that failed."""
    try:
        png = await asyncio.to_thread(_title_png, game, language)
    except Exception:
        log.exception("%s: the title picture failed", game.spec.slug)
        return None
    voice = Voice(language, game.spec.slug)
    alt = f"{voice('title')}: {voice('tagline')}"
    return layouts.Picture(f"title-{game.spec.slug}.png", png, alt)


def _title_png(game: AnyGame, language: str) -> bytes:
    """Draw the table of a fresh deal; always the same one, so that it is drawn once."""
    if (game.spec.slug, language) not in TITLES_DRAWN:
        seats = game.spec.seats[-1]
        state = game.setup(seats, game.spec.options(), Chance("title", 0))
        plain = Voice(language)
        names = [plain("seat", n=n) for n in range(1, seats + 1)]
        voice = Voice(language, game.spec.slug, names)
        drawn = game.picture().draw(game.view(state, None), voice_for_pictures(voice))
        above, below = (round(part * drawn.width) for part in TITLE_BAND)
        TITLES_DRAWN[game.spec.slug, language] = encode(
            drawn.crop((0, above, drawn.width, min(below, drawn.height)))
        )
    return TITLES_DRAWN[game.spec.slug, language]


def _so_far(match: Match, chosen: tuple[Decision, ...]) -> tuple[str, ...]:
    """Return the answers so far that a picture shows: where a game has previews."""
    preview = match.game.picture().preview
    return tuple(decision.value for decision in chosen) if preview else ()


def _key(
    match: Match, seat: Seat | None, voice: Voice, so_far: tuple[str, ...], *, zoom: bool
) -> tuple[object, ...]:
    """Return what a picture is kept under."""
    viewer = TABLE if seat is None else seat
    over = match.outcome is not None  # also without a move: somebody resigned
    return match.id, match.ply, over, viewer, voice.language, so_far, zoom


def has_zoom(match: Match) -> bool:
    """Tell whether a game draws a larger picture on demand."""
    return match.game.picture().zoom is not None
