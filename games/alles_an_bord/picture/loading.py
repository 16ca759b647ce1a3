"""The quay of Alles an Bord?!: the thirteen cards, and the heap of tiles to be loaded."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from games.alles_an_bord.components import CATEGORIES, KINDS
from games.alles_an_bord.picture import cards, tiles
from games.alles_an_bord.picture.scene import MARGIN, TOP, WIDTH, columns
from games.kit.draw.canvas import FADED, GOLD, INK, PAPER, SMALLEST, Canvas

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.alles_an_bord.components import Kind
    from games.alles_an_bord.model import View
    from games.kit.words import Voice

IN_ROW: Final = 7
CARD: Final = (columns(IN_ROW)[0][1], 178)
HEAP: Final = TOP + 2 * CARD[1] + 18
"""Where the heap begins."""
FACE_DOWN: Final = 132
"""Width of the place where tiles lie face down."""
LINE: Final = 72
"""Height of a line of the heap."""


def thirteen(page: Canvas, view: View, voice: Voice) -> None:
    """Lay out the cards of the voyage: open, or their backs."""
    if view.cards is not None:
        drawn = [cards.small(card, voice.language, CARD) for card in view.cards]
    else:
        left = zip(CATEGORIES, view.cards_left, strict=True)
        drawn = [cards.back(category, CARD) for category, count in left for _ in range(count)]
    places = columns(IN_ROW)
    for n, card in enumerate(drawn[: 2 * IN_ROW]):
        page.paste((places[n % IN_ROW][0], TOP + n // IN_ROW * (CARD[1] + 8)), card)
    if view.phase == "loading" and view.first_full is not None and len(drawn) < 2 * IN_ROW:
        _cast_off(page, view.first_full, voice, (places[-1][0], TOP + CARD[1] + 8))


def _cast_off(page: Canvas, seat: int, voice: Voice, at: tuple[int, int]) -> None:
    """Tell who was full first and closed the cards."""
    page.panel(at, CARD, PAPER, 18, GOLD, 8)
    page.badge((at[0] + 52, at[1] + 62), seat, 72)
    page.glyph((at[0] + CARD[0] - 56, at[1] + 60), "⛵", 72)
    words = voice("picture-cast-off")
    page.write(
        (at[0] + CARD[0] // 2, at[1] + 130), words, 28, bold=True, anchor="m", width=CARD[0] - 20
    )


def heap(page: Canvas, view: View, voice: Voice) -> None:
    """Show how many tiles of each kind lie open or locked, and how many face down."""
    width, height = WIDTH - 2 * MARGIN, 2 * LINE + 6
    page.panel((MARGIN, HEAP), (width, height), PAPER, 22)
    page.paste((MARGIN + 14, HEAP + 8), tiles.tile_back((60, height - 16)))
    middle = MARGIN + 78 + (FACE_DOWN - 78) // 2
    page.write((middle, HEAP + height // 2), str(view.heap_hidden), 44, bold=True, anchor="m")
    left = MARGIN + FACE_DOWN + 8
    step = (WIDTH - MARGIN - left) // 5
    for n, kind in enumerate(KINDS):
        at = (left + n % 5 * step, HEAP + 3 + n // 5 * LINE)
        counts = (view.heap_open[n], view.heap_locked[n])
        page.paste(at, _chip(kind, counts, voice.language, step))


@lru_cache(maxsize=1024)
def _chip(kind: Kind, counts: tuple[int, int], language: str, width: int) -> Image:
    """Paint one kind of the heap: its tile and name, how many may be taken, how many are locked."""
    free, locked = counts
    page = Canvas(width, LINE)
    page.paste((4, 3), tiles.tile(kind, cards.letters(language)[kind], (58, LINE - 6)))
    name = cards.name(kind, language)
    fill = INK if free else FADED
    page.write((72, 18), name, SMALLEST, fill, bold=True, width=width - 76)
    page.write((72, 51), f"×{free}", 38, fill, bold=True)
    if locked:
        page.paste((138, 32), tiles.starfish(38))
        page.write((180, 52), str(locked), SMALLEST + 2, FADED, bold=True)
    return page.image
