"""The whole picture: quay or sea behind, the middle, and below it the ships."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.alles_an_bord.components import VOYAGE
from games.alles_an_bord.picture import ships
from games.alles_an_bord.picture.backgrounds import background
from games.alles_an_bord.picture.header import paint_header, paint_waiting
from games.alles_an_bord.picture.layout import (
    GAP,
    HEIGHT,
    MARGIN,
    SHIPS_TOP,
    WIDTH,
    picture_columns,
)
from games.alles_an_bord.picture.loading import paint_heap, start_picture
from games.alles_an_bord.picture.podium import paint_end
from games.alles_an_bord.picture.purses import paint_purses
from games.alles_an_bord.picture.voyage import paint_voyage
from games.kit.draw.canvas import Canvas

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.alles_an_bord.model import View
    from games.kit.words import Voice

LOADING_PHASES: Final = {"ready", "loading"}
OWN_SHIP_WIDTH: Final = 868
"""Width of the viewer's own ship."""


def draw(view: View, voice: Voice) -> Image:
    """Paint what one seat may see, or what the whole table sees."""
    if view.result is not None:
        canvas = Canvas.over(background("home-quay"))
        paint_end(canvas, view, view.result, voice)
        return canvas.image
    canvas = _ground(view, voice)
    title = voice("picture-voyage", round=view.round, rounds=VOYAGE.rounds)
    paint_header(canvas, title, _what_goes_on(view, voice))
    paint_waiting(canvas, view, voice)
    if view.phase == "chests":
        paint_purses(canvas, view, voice)
    elif view.phase in LOADING_PHASES:
        paint_heap(canvas, view, voice)
    else:
        paint_voyage(canvas, view, voice)
    if view.seat is None:
        _paint_all_ships(canvas, view, voice)
    else:
        _paint_own_and_others(canvas, view, voice)
    return canvas.image


def _ground(view: View, voice: Voice) -> Canvas:
    if view.phase in LOADING_PHASES:
        return start_picture(view, voice)
    return Canvas.over(background("quay" if view.phase == "chests" else "sea"))


def _what_goes_on(view: View, voice: Voice) -> str:
    """Say what goes on; whoever is asked something reads that below the picture."""
    if view.seat in view.acting and view.phase != "loading":
        return ""
    return voice(f"picture-phase-{_phase_key(view)}", count=view.choosing)


def _phase_key(view: View) -> str:
    """Return the name of what is going on, as texts have it."""
    if view.phase == "loading" and view.first_full is not None:
        return "cast-off"
    if view.phase == "loading" and view.options.calm:
        return "calm"
    return "choose" if view.choosing else view.phase


def _paint_all_ships(canvas: Canvas, view: View, voice: Voice) -> None:
    for seat, (left, width) in enumerate(picture_columns(len(view.ships))):
        ships.paint_ship(
            canvas, view, voice, seat, (left, SHIPS_TOP, width, HEIGHT - SHIPS_TOP - 16)
        )


def _paint_own_and_others(canvas: Canvas, view: View, voice: Voice) -> None:
    """Paint the viewer's ship large, the others beside it."""
    height = HEIGHT - SHIPS_TOP - 16
    ships.paint_own_ship(canvas, view, voice, (MARGIN, SHIPS_TOP, OWN_SHIP_WIDTH, height))
    left, width = MARGIN + OWN_SHIP_WIDTH + GAP, WIDTH - 2 * MARGIN - OWN_SHIP_WIDTH - GAP
    others = [seat for seat in range(len(view.ships)) if seat != view.seat]
    if len(others) == 1:
        ships.paint_ship(canvas, view, voice, others[0], (left, SHIPS_TOP, width, height))
        return
    each = (height - 10 * (len(others) - 1)) // len(others)
    for n, seat in enumerate(others):
        ships.paint_small_ship(
            canvas, view, voice, seat, (left, SHIPS_TOP + n * (each + 10), width, each)
        )
