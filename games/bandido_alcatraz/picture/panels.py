"""The panels below the map of Bandido Alcatraz: whose turn, what is to do, who holds what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from games.bandido_alcatraz.art import ART
from games.bandido_alcatraz.components import CARDS, WANTED, count_items
from games.bandido_alcatraz.describe import spoilt
from games.bandido_alcatraz.model.viewport import PICTURE_WIDTH
from games.bandido_alcatraz.picture import symbols
from games.kit.draw.canvas import BAD, GOLD, GOOD, INK, PAPER, PHONE_TYPE, WHITE, Canvas, text_width
from games.kit.draw.columns import columns
from games.kit.draw.gilding import mark_ground
from games.kit.draw.text.names import seat_letter
from games.kit.draw.whose_turn import HEIGHT as TURN_HEIGHT
from games.kit.draw.whose_turn import turn_panel

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.bandido_alcatraz.components import Item
    from games.bandido_alcatraz.model import View
    from games.kit.words import Voice

MARGIN: Final = 16
"""Round all panels."""
PANEL_GAP: Final = 14
TURN_WIDTH: Final = 470
"""Width of the panel that says whose turn it is."""
PLAYER_HEIGHT: Final = 84
"""Height of a player's panel."""
WARNING_HEIGHT: Final = 68
"""Height of the line that says what cannot be mended any more."""
FIGURE: Final = 44
"""The type of a figure beside its symbol."""


class Condition(NamedTuple):
    """Something that the escape takes, or that is counted: a symbol and a figure."""

    symbol: Image
    figure: str
    """How many, or in a word whether it is there."""
    colour: str = INK
    new: bool = False
    """Whether it has changed lately."""


def first_row(canvas: Canvas, view: View, voice: Voice, y: int) -> int:
    """Paint whose turn it is, if anybody's, and what is still to do; return where the row ends."""
    left = MARGIN
    if view.turn is not None:
        mine = view.seat == view.turn
        label = voice("picture-your-turn" if mine else "picture-to-act")
        turn_panel(canvas, (MARGIN, y), TURN_WIDTH, (view.turn, voice), label, mine=mine)
        left += TURN_WIDTH + PANEL_GAP
    width = PICTURE_WIDTH - MARGIN - left
    canvas.panel((left, y), (width, TURN_HEIGHT))
    tunnels, water, way_out, *kit = conditions(view, voice)
    found = [tunnels, *([water] if _has_had_water(view) else []), way_out]
    found += kit if _has_seen_kit(view) else []
    found.append(Condition(ART.image("pile", 60), str(view.pile_size)))
    if aside := sum(view.set_aside_sizes):
        found.append(Condition(ART.image("hand", 60), str(aside)))
    step = (width - 12) // len(found)
    for n, one in enumerate(found):
        _condition(canvas, one, (left + 6 + n * step, y, step))
    return y + TURN_HEIGHT


def _has_had_water(view: View) -> bool:
    """Tell whether a card with water has been laid: before that its figure says nothing."""
    return bool(view.waters) or any(CARDS[one.card].blue_half for one in view.laid)


def _has_seen_kit(view: View) -> bool:
    """Tell whether raincoats or ropes are known to the viewer: before that they say nothing."""
    return bool(view.gathered) or any(CARDS[card].item for card in view.hand or ())


def _condition(canvas: Canvas, one: Condition, at: tuple[int, int, int]) -> None:
    """Paint a symbol and its figure side by side, in the middle of a column."""
    left, top, width = at
    if one.new:
        mark_ground(canvas, (left + 2, top + 8), (width - 4, TURN_HEIGHT - 16))
    figure = text_width(one.figure, FIGURE, bold=True)
    start = left + (width - 58 - figure) // 2
    canvas.centre((start + 27, top + TURN_HEIGHT // 2), one.symbol)
    at_figure = (start + 58, top + TURN_HEIGHT // 2)
    canvas.write(at_figure, one.figure, FIGURE, one.colour, bold=True)


# ---- what is still to do -----------------------------------------------------


def conditions(view: View, voice: Voice, size: int = 54) -> list[Condition]:
    """Return what the escape takes: tunnels, water, exit, raincoats, ropes."""
    laid = ("yes", GOOD) if view.way_out else ("no", INK)
    return [
        _counted(ART.image("open-tunnel", size), len(view.tunnels)),
        _counted(ART.image("visible-water", size), len(view.waters)),
        Condition(ART.image("exit-south", size), voice(f"picture-laid-{laid[0]}"), laid[1]),
        *(_gathered(view, what, size) for what in WANTED),
    ]


def _counted(symbol: Image, left: int) -> Condition:
    return Condition(symbol, str(left), INK if left else GOOD)


def _gathered(view: View, what: Item, size: int) -> Condition:
    have, wanted = count_items(view.gathered, what), WANTED[what]
    new = bool(count_items(view.newly_gathered, what))
    colour = GOOD if have == wanted else BAD if have > wanted else INK
    return Condition(ART.image(what, size), f"{have}/{wanted}", colour, new)


# ---- the players -------------------------------------------------------------


def player_panels(canvas: Canvas, view: View, voice: Voice, y: int) -> int:
    """Name the players with the number of their cards; return where the panels end."""
    places = columns(len(view.hand_sizes), PICTURE_WIDTH, MARGIN, PANEL_GAP)
    for seat, (cards, (x, width)) in enumerate(zip(view.hand_sizes, places, strict=True)):
        now = seat == view.turn
        edge = (GOLD, 6) if now else ("", 0)
        canvas.panel((x, y), (width, PLAYER_HEIGHT), PAPER, 20, *edge)
        middle = y + PLAYER_HEIGHT // 2
        canvas.badge((x + 46, middle), seat, 60, seat_letter(voice, seat))
        right = x + width - 18
        if _are_counted(view):
            right = _hand_size(canvas, cards, (right, middle))
        canvas.write((x + 86, middle), voice.name(seat), 36, bold=True, width=right - x - 94)
    return y + PLAYER_HEIGHT


def _are_counted(view: View) -> bool:
    """Tell whether cards in hand matter: as long as all have as many and draw, they do not."""
    return len({*view.hand_sizes}) > 1 or not view.pile_size


def _hand_size(canvas: Canvas, cards: int, at: tuple[int, int]) -> int:
    """Write how many cards a seat holds, up to a right edge; return where that begins."""
    (right, middle), figure = at, str(cards)
    right -= canvas.write(at, figure, 40, bold=True, anchor="r") + 58
    canvas.paste((right, middle - 26), ART.image("small-hand", 52))
    return right


def players_in_short(
    canvas: Canvas, view: View, voice: Voice, at: tuple[int, int], size: tuple[int, int]
) -> None:
    """Show badges and numbers of cards, two beside one another, in a panel of a size."""
    canvas.panel(at, size)
    rows, counted = -(-len(view.hand_sizes) // 2), _are_counted(view)
    wide, high = size[0] // 2, size[1] // rows
    for seat, cards in enumerate(view.hand_sizes):
        left, top = at[0] + seat % 2 * wide, at[1] + seat // 2 * high
        if seat == view.turn:
            canvas.panel((left + 8, top + 8), (wide - 16, high - 16), "none", 20, GOLD, 6)
        middle = top + high // 2
        across = 54 if counted else wide // 2
        canvas.badge((left + across, middle), seat, 60, seat_letter(voice, seat))
        if counted:
            _hand_size(canvas, cards, (left + wide - 28, middle))


# ---- warnings ----------------------------------------------------------------


def warnings(view: View, voice: Voice) -> list[tuple[Image, str]]:
    """Return what cannot be mended any more: the sign that marks it on the map, and words."""
    signs = {
        "picture-walled": symbols.number("!", 50, "walled"),
        "picture-blocked": symbols.water_number("", 56, blocked=True),
        "picture-kit-spoilt": ART.image("rope", 52),
    }
    return [(signs[one.key], voice(one)) for one in spoilt(view)]


def height_of(lines: list[tuple[Image, str]]) -> int:
    """Return how much room warnings take."""
    return len(lines) * (WARNING_HEIGHT + PANEL_GAP)


def write_warnings(canvas: Canvas, lines: list[tuple[Image, str]], y: int) -> None:
    """Write warnings, one below another, on red."""
    for symbol, line in lines:
        canvas.panel((MARGIN, y), (PICTURE_WIDTH - 2 * MARGIN, WARNING_HEIGHT), BAD, 20)
        middle = y + WARNING_HEIGHT // 2
        canvas.panel((MARGIN + 12, middle - 30), (60, 60), PAPER, 30)
        canvas.centre((MARGIN + 42, middle), symbol)
        canvas.write((MARGIN + 92, middle), line, PHONE_TYPE + 2, WHITE, bold=True)
        y += WARNING_HEIGHT + PANEL_GAP
