"""The renderer: draws matches off the event loop and keeps the pictures drawn last."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING, Final

from cogs.kit import layouts
from games.kit.draw.canvas import encode
from games.kit.draw.names import voice_for_pictures
from matches.bounded import BoundedDict
from matches.records import TABLE

if TYPE_CHECKING:
    from games.kit.game import Decision
    from games.kit.text import Seat
    from games.kit.words import Voice
    from matches.match import Match

log = logging.getLogger(__name__)

PICTURES_KEPT: Final = 32
"""Encoded pictures kept, some 50 kB each."""
MOST_DRAWN_AT_ONCE: Final = 2
"""Pictures drawn at the same time."""


class Renderer:
    """Draws what a seat, or the table, sees."""

    def __init__(self) -> None:
        self._pictures: BoundedDict[tuple[object, ...], layouts.Picture] = BoundedDict(
            PICTURES_KEPT
        )
        self._drawing = asyncio.Semaphore(MOST_DRAWN_AT_ONCE)

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
        so_far = tuple(decision.value for decision in chosen) if preview else ()
        viewer = TABLE if seat is None else seat
        over = match.outcome is not None  # also without a move: somebody resigned
        key = (match.id, match.ply, over, viewer, voice.language, so_far, zoom)
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


def has_zoom(match: Match) -> bool:
    """Tell whether a game draws a larger picture on demand."""
    return match.game.picture().zoom is not None
