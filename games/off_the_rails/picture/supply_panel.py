"""The panel with decks and supplies: cards, the chasm, tiles, and the bag."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.kit.draw.canvas import BAD, INK, PAPER, Canvas
from games.kit.draw.materials import raised
from games.kit.draw.scale import extent
from games.off_the_rails.art import ART
from games.off_the_rails.picture.icons import tile_icon
from games.off_the_rails.picture.player_panels import LEFT, PAD, RIGHT, WIDTH

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.kit.words import Voice
    from games.off_the_rails.model import View


def supply_panel(canvas: Canvas, view: View, voice: Voice, at: tuple[int, int]) -> None:
    """Show the deck with the place of the chasm card, and what is left of everything."""
    top, height = at
    canvas.paste((LEFT, top), raised(WIDTH, height, PAPER, 18))
    first, second = top + height * 2 // 7, top + height * 5 // 7
    size = 40
    middle = LEFT + 118
    _count(canvas, ART.image("card-back", size), str(view.deck_size), (LEFT + PAD, first))
    canvas.paste((middle, first - size // 2), ART.image("chasm", size))
    urgent = view.chasm_open or view.last_turns is not None
    room = RIGHT - PAD - middle - size - 6
    fill = BAD if urgent else INK
    canvas.write(
        (middle + size + 6, first), _chasm_words(view, voice), 36, fill, bold=True, width=room
    )
    plain, branching = view.pools
    _count(canvas, tile_icon("NS", size), str(plain), (LEFT + PAD, second))
    _count(canvas, tile_icon("NESW", size), str(branching), (middle, second))
    _count(canvas, ART.image("sack", size), str(sum(view.bag)), (LEFT + 224, second))


def _chasm_words(view: View, voice: Voice) -> str:
    """Write where the chasm card lies, how many turns are left, or how many tokens."""
    if view.chasm_open or view.solo:
        return f"{sum(view.supply.values())} ●"
    if view.last_turns is not None:
        return voice("picture-last-turns", turns=view.last_turns)
    if view.chasm_place is None:
        return "–"
    first, last = view.chasm_place
    return f"{first}–{last}"


def _count(canvas: Canvas, sign: Image, number: str, at: tuple[int, int]) -> None:
    """Write a number behind a sign."""
    x, y = at
    across, _ = extent(sign)
    canvas.centre((x + across // 2, y), sign)
    canvas.write((x + across + 6, y), number, 36, bold=True)
