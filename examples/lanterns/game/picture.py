"""The picture of Lanterns: a night with a lantern for every round, the players, the viewer's cards.

It knows a view and nothing else, so it cannot show what its viewer must not see.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from examples.lanterns.game.art import ART
from examples.lanterns.game.components import ROUNDS
from examples.lanterns.game.describe import headline
from games.kit.draw.canvas import FADED, GOLD, INK, PAPER, WHITE, Canvas, svg
from games.kit.draw.columns import columns
from games.kit.draw.text.names import seat_letter

if TYPE_CHECKING:
    from PIL.Image import Image

    from examples.lanterns.game.model import Round, View
    from games.kit.words import Voice

WIDTH: Final = 1400
TABLE_HEIGHT: Final = 760
HAND_HEIGHT: Final = 1060
HEADLINE: Final = 44
"""Size of its type."""
MARGIN: Final = 28
GAP: Final = 16
SKY: Final = "#17233F"
PALE: Final = "#C9D3E8"
"""Numbers on a lantern that is still to be lit."""
BACK: Final = "#8C2F39"
"""The backs of the cards."""


def draw(view: View, voice: Voice) -> Image:
    """Paint what one seat may see, or what the whole table sees."""
    own = view.seat is not None and view.result is None
    canvas = Canvas.over(_night(HAND_HEIGHT if own else TABLE_HEIGHT))
    room = WIDTH - 2 * MARGIN
    canvas.write((MARGIN + 6, 58), voice(headline(view)), HEADLINE, WHITE, bold=True, width=room)
    for number, (left, width) in enumerate(columns(ROUNDS, WIDTH, MARGIN, GAP)):
        if number < len(view.rounds):
            _lit(canvas, view.rounds[number], voice, left + width // 2)
        else:
            _unlit(canvas, number + 1, left + width // 2)
    for seat, column in enumerate(columns(len(view.points), WIDTH, MARGIN, GAP)):
        _player(canvas, view, voice, seat, column)
    if own:
        _hand(canvas, view, voice)
    return canvas.image


@lru_cache(maxsize=2)
def _night(height: int) -> Image:
    canvas = Canvas(WIDTH, height, SKY)
    canvas.paste((0, 0), svg(ART.markup("night"), WIDTH, height))
    return canvas.image


def _lit(canvas: Canvas, over: Round, voice: Voice, middle: int) -> None:
    """Hang up the lantern of a round that is over, with its light, and its cards below."""
    canvas.paste((middle - 150, 90), ART.image("lit", 320))
    canvas.write((middle, 252), f"+{over.light}", 72, INK, bold=True, anchor="m")
    step = 104
    left = middle - step * len(over.cards) // 2
    for seat, card in enumerate(over.cards):
        at = (left + step * seat + 6, 424)
        _open_card(canvas, at, card, won=seat == over.winner)
        canvas.badge((at[0] + 46, at[1] + 88), seat, 54, seat_letter(voice, seat))


def _unlit(canvas: Canvas, number: int, middle: int) -> None:
    """Hang up the lantern of a round that is still to come, or being played."""
    canvas.paste((middle - 150, 90), ART.image("unlit", 320))
    canvas.write((middle, 252), str(number), 72, PALE, bold=True, anchor="m")


def _open_card(canvas: Canvas, at: tuple[int, int], card: int, *, won: bool) -> None:
    """Paint a card of a round that is over; the highest has a gold edge."""
    canvas.panel(at, (92, 124), PAPER, 16, GOLD if won else FADED, 8 if won else 3)
    canvas.write((at[0] + 46, at[1] + 35), str(card), 52, bold=True, anchor="m")


def _player(canvas: Canvas, view: View, voice: Voice, seat: int, column: tuple[int, int]) -> None:
    """Paint a player's panel: name, light gathered, and the back of a sealed card."""
    (left, width), top = column, 560
    won = view.result is not None and seat in view.result.winners
    canvas.panel((left, top), (width, 172), PAPER, 24, GOLD if won else "", 10 if won else 0)
    canvas.badge((left + 48, top + 50), seat, 64, seat_letter(voice, seat))
    canvas.write((left + 92, top + 50), voice.name(seat), 36, bold=True, width=width - 108)
    canvas.glyph((left + 48, top + 122), "🏮", 56)
    canvas.write((left + 84, top + 122), str(view.points[seat]), 56, bold=True)
    if view.result:
        return
    if view.sealed[seat]:
        canvas.panel((left + width - 88, top + 84), (60, 76), BACK, 12, WHITE, 4)
    else:
        canvas.glyph((left + width - 58, top + 122), "⏳", 56)


def _hand(canvas: Canvas, view: View, voice: Voice) -> None:
    """Paint the viewer's own cards, and the one that lies face down."""
    top, height = 800, 232
    places = columns(ROUNDS, WIDTH, MARGIN, GAP)
    for (left, width), card in zip(places, view.hand, strict=False):
        canvas.panel((left, top), (width, height), PAPER, 28)
        canvas.write((left + width // 2, top + 106), str(card), 120, bold=True, anchor="m")
    if view.mine is not None:
        left, width = places[len(view.hand)]
        canvas.panel((left, top), (width, height), "#DCE3EE", 28, BACK, 10)
        canvas.write((left + width // 2, top + 86), str(view.mine), 100, bold=True, anchor="m")
        words = voice("picture-face-down")
        canvas.write((left + width // 2, top + 186), words, 36, bold=True, anchor="m", width=width)
