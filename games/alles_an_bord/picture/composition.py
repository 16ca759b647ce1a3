"""The picture of Alles an Bord?!: quay or sea in the middle, below them the ships."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.alles_an_bord.components import VOYAGE
from games.alles_an_bord.picture import ships
from games.alles_an_bord.picture.loading import heap, thirteen
from games.alles_an_bord.picture.podium import podium, purses
from games.alles_an_bord.picture.scene import (
    GAP,
    HEIGHT,
    MARGIN,
    SHIPS,
    WIDTH,
    columns,
    harbour,
    header,
    home,
    sea,
    waiting,
)
from games.alles_an_bord.picture.voyage import crossing
from games.kit.draw.canvas import Canvas

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.alles_an_bord.model import View
    from games.kit.words import Voice

OWN: Final = 868
"""Width of the viewer's own ship."""


def draw(view: View, voice: Voice) -> Image:
    """Paint what one seat may see, or what the whole table sees."""
    if view.result is not None:
        page = Canvas.over(home())
        podium(page, view, voice)
        return page.image
    at_quay = view.phase in {"ready", "loading", "chests"}
    page = Canvas.over(harbour() if at_quay else sea())
    title = voice("picture-voyage", round=view.round, rounds=VOYAGE.rounds)
    header(page, title, voice(f"picture-phase-{_phase(view)}", count=view.choosing))
    waiting(page, view, voice)
    if view.phase == "chests":
        purses(page, view, voice)
    elif at_quay:
        thirteen(page, view, voice)
        heap(page, view, voice)
    else:
        crossing(page, view, voice)
    if view.seat is None:
        _fleet(page, view, voice)
    else:
        _own(page, view, voice)
    return page.image


def _phase(view: View) -> str:
    """Return the name of what is going on, as texts have it."""
    if view.phase == "loading" and view.first_full is not None:
        return "cast-off"
    if view.phase == "loading" and view.options.loading == "calm":
        return "calm"
    return "choose" if view.choosing else view.phase


def _fleet(page: Canvas, view: View, voice: Voice) -> None:
    for seat, (left, width) in enumerate(columns(len(view.ships))):
        ships.ship(page, view, voice, seat, (left, SHIPS, width, HEIGHT - SHIPS - 16))


def _own(page: Canvas, view: View, voice: Voice) -> None:
    """Paint the viewer's ship large, the others beside it."""
    height = HEIGHT - SHIPS - 16
    ships.own(page, view, voice, (MARGIN, SHIPS, OWN, height))
    left, width = MARGIN + OWN + GAP, WIDTH - 2 * MARGIN - OWN - GAP
    others = [seat for seat in range(len(view.ships)) if seat != view.seat]
    if len(others) == 1:
        ships.ship(page, view, voice, others[0], (left, SHIPS, width, height))
        return
    each = (height - 10 * (len(others) - 1)) // len(others)
    for n, seat in enumerate(others):
        ships.slim(page, view, voice, seat, (left, SHIPS + n * (each + 10), width, each))
