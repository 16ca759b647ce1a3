"""The panels beside the map of Bandido Alcatraz: whose turn, what is to do, who holds what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.bandido_alcatraz.components import WANTED, count_items
from games.bandido_alcatraz.picture import symbols
from games.kit.draw.canvas import (
    BAD,
    GOLD,
    GOOD,
    INK,
    PAPER,
    SMALLEST_TYPE,
    WHITE,
    Canvas,
    text_width,
    wrap,
)
from games.kit.draw.names import seat_letter
from games.kit.draw.whose_turn import HEIGHT as TURN_HEIGHT
from games.kit.draw.whose_turn import NARROW, turn_panel

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.bandido_alcatraz.components import Item
    from games.bandido_alcatraz.model import View
    from games.kit.game import Outcome
    from games.kit.words import Voice

PANEL_GAP: Final = 14
PANEL_PADDING: Final = 18
"""Between the edge of a panel and what is on it."""
CONDITION_HEIGHT: Final = 66
"""Height of one line of the list of what is still to do."""
PLAYER_HEIGHT: Final = 80
"""Height of a player's panel."""
RESULT_TYPE_SIZE: Final = 38
"""Units: how large the result is written."""
MOST_RESULT_LINES: Final = 7
"""Lines in which the end is told, and again for the rulebook's line."""
MOST_PLAYERS: Final = 4
"""Players at a table."""


def turn_or_result(
    canvas: Canvas, view: View, voice: Voice, at: tuple[int, int], width: int
) -> int:
    """Paint whose turn it is, or how the match ended; return where the panel ends.

    Raises:
        ValueError: for a view in which nobody is to act though nothing has ended.
    """
    if view.result is not None:
        return _result(canvas, view.result, voice, at, width)
    if view.turn is None:
        raise ValueError(view.turn)
    mine = view.seat == view.turn
    label = voice("picture-your-turn" if mine else "picture-to-act")
    who = view.turn, voice
    turn_panel(canvas, at, width, who, label, mine=mine, sizes=NARROW)
    return at[1] + TURN_HEIGHT


def _result(canvas: Canvas, result: Outcome, voice: Voice, at: tuple[int, int], width: int) -> int:
    (x, y), won = at, bool(result.winners)
    lines = list(
        wrap(voice(result.reason), SMALLEST_TYPE, width - 2 * PANEL_PADDING, MOST_RESULT_LINES)
    )
    if result.grade is not None:
        lines += wrap(
            voice(result.grade), SMALLEST_TYPE, width - 2 * PANEL_PADDING, MOST_RESULT_LINES
        )
    height = 112 + 36 * len(lines)
    canvas.panel(
        at, (width, height), GOOD if won else BAD, 24, GOLD if won else "", 8 if won else 0
    )
    canvas.glyph((x + 46, y + 52), "🏆" if won else "🚨", 60)
    title = voice("picture-won" if won else "picture-lost")
    canvas.write((x + 84, y + 54), title, RESULT_TYPE_SIZE, WHITE, bold=True, width=width - 84 - 12)
    for n, line in enumerate(lines):
        canvas.write((x + PANEL_PADDING, y + 112 + 36 * n), line, SMALLEST_TYPE, WHITE)
    return y + height


# ---- what is still to do -----------------------------------------------------


def conditions(canvas: Canvas, view: View, voice: Voice, at: tuple[int, int], width: int) -> int:
    """List what the escape takes, with a tick at what is done; return where the panel ends."""
    (x, y), aside = at, sum(view.set_aside_sizes)
    playing = view.result is None
    height = 2 * 12 + CONDITION_HEIGHT * (5 + playing * (1 + bool(aside)))
    canvas.panel(at, (width, height))
    y += 12 + CONDITION_HEIGHT // 2
    tunnels, waters = len(view.tunnels), len(view.waters)
    rows: tuple[tuple[Image, str, str, bool], ...] = (
        (symbols.tunnel(44), "picture-tunnels", str(tunnels), tunnels == 0),
        (symbols.water(46), "picture-water", str(waters), waters == 0),
        (symbols.way_out(46), "picture-exit", "", view.way_out is not None),
    )
    for symbol, key, figure, done in rows:
        _condition(canvas, (x, y, width), symbol, voice(key), figure, done=done)
        y += CONDITION_HEIGHT
    for what in WANTED:
        _items(canvas, view, what, (x, y), width)
        y += CONDITION_HEIGHT
    if playing:
        pile = symbols.card_backs(52, pile=True)
        _condition(canvas, (x, y, width), pile, voice("picture-pile"), str(view.pile_size))
    if playing and aside:
        symbol = symbols.card_backs(52, pile=False)
        _condition(
            canvas, (x, y + CONDITION_HEIGHT, width), symbol, voice("picture-aside"), str(aside)
        )
    return at[1] + height


def _condition(
    canvas: Canvas,
    at: tuple[int, int, int],
    symbol: Image,
    label: str,
    figure: str,
    *,
    done: bool | None = None,
) -> None:
    """Write one line; `at` is its left edge, its middle height and its width."""
    x, y, width = at
    canvas.centre((x + PANEL_PADDING + 24, y), symbol)
    right = x + width - PANEL_PADDING
    if done:
        right -= canvas.write((right, y), "✓", 40, GOOD, bold=True, anchor="r") + 8
    elif not figure:
        figure = "–"
    if figure and not done:
        right -= canvas.write((right, y), figure, 42, bold=True, anchor="r") + 8
    canvas.write((x + PANEL_PADDING + 60, y), label, 30, width=right - x - PANEL_PADDING - 60)


def _items(canvas: Canvas, view: View, what: Item, at: tuple[int, int], width: int) -> None:
    """Show the raincoats or ropes gathered, and the empty places of those that are missing."""
    (x, y), size = at, 56
    have, wanted = count_items(view.gathered, what), WANTED[what]
    right = x + width - PANEL_PADDING
    if have == wanted:
        canvas.write((right, y), "✓", 40, GOOD, bold=True, anchor="r")
    else:
        fill = INK if have < wanted else BAD
        canvas.write((right, y), f"{have}/{wanted}", 38, fill, bold=True, anchor="r")
    for n in range(wanted):
        symbol = symbols.item(what, size) if n < have else symbols.missing_item(what, size)
        canvas.paste((x + PANEL_PADDING - 4 + n * (size + 6), y - size // 2), symbol)
    if view.last == "gathered" and count_items(view.gathered[-1:], what):
        newest = x + PANEL_PADDING - 4 + (min(have, wanted) - 1) * (size + 6)
        frame = (size + 8, size + 8)
        canvas.panel((newest - 4, y - size // 2 - 4), frame, "none", 14, GOLD, 6)


def conditions_in_short(canvas: Canvas, view: View, at: tuple[int, int], width: int) -> int:
    """Say the same in two rows of figures; return where the panel ends."""
    x, y = at
    canvas.panel(at, (width, 132))
    coats, ropes = (f"{count_items(view.gathered, what)}/{WANTED[what]}" for what in WANTED)
    rows: tuple[tuple[tuple[Image, str], ...], ...] = (
        (
            (symbols.tunnel(38), str(len(view.tunnels))),
            (symbols.water(42), str(len(view.waters))),
            (symbols.way_out(42), "✓" if view.way_out else "–"),
        ),
        (
            (symbols.item("raincoat", 42), coats),
            (symbols.item("rope", 40), ropes),
            (symbols.card_backs(44, pile=True), str(view.pile_size)),
        ),
    )
    step = (width - 12) // 3
    for down, row in enumerate(rows):
        for across, (symbol, figure) in enumerate(row):
            left, middle = x + 12 + across * step, y + 36 + 60 * down
            canvas.centre((left + 22, middle), symbol)
            fill = GOOD if figure == "✓" else INK
            canvas.write((left + 47, middle), figure, 30, fill, bold=True)
    return y + 132


# ---- the players -------------------------------------------------------------


def player_panels(canvas: Canvas, view: View, voice: Voice, at: tuple[int, int], width: int) -> int:
    """Name the players with the number of their cards; return where the last panel ends."""
    x, y = at
    for seat, cards in enumerate(view.hand_sizes):
        now = seat == view.turn
        canvas.panel(
            (x, y), (width, PLAYER_HEIGHT), PAPER, 20, GOLD if now else "", 6 if now else 0
        )
        canvas.badge((x + 44, y + PLAYER_HEIGHT // 2), seat, 54, seat_letter(voice, seat))
        figure = str(cards)
        canvas.write(
            (x + width - PANEL_PADDING, y + PLAYER_HEIGHT // 2), figure, 36, bold=True, anchor="r"
        )
        right = x + width - PANEL_PADDING - text_width(figure, 36, bold=True) - 58
        canvas.paste((right, y + PLAYER_HEIGHT // 2 - 26), symbols.card_backs(52, pile=False))
        canvas.write(
            (x + 80, y + PLAYER_HEIGHT // 2), voice.name(seat), 32, bold=True, width=right - x - 88
        )
        y += PLAYER_HEIGHT + 8
    return y - 8


def players_in_short(
    canvas: Canvas, view: View, voice: Voice, at: tuple[int, int], width: int
) -> int:
    """Show badges and numbers of cards in one row; return where the panel ends."""
    x, y = at
    canvas.panel(at, (width, 68))
    step = (width - 16) // MOST_PLAYERS
    for seat, cards in enumerate(view.hand_sizes):
        left = x + 12 + seat * step
        if seat == view.turn:
            canvas.panel((left - 2, y + 7), (step - 4, 54), "none", 16, GOLD, 6)
        canvas.badge((left + 20, y + 34), seat, 36, seat_letter(voice, seat))
        canvas.write((left + 41, y + 34), str(cards), 30, bold=True)
    return y + 68


# ---- warnings ----------------------------------------------------------------


def warnings(view: View, voice: Voice, width: int) -> list[str]:
    """Say in lines what cannot be mended any more."""
    walled = [str(tunnel.number) for tunnel in view.tunnels if tunnel.walled]
    blocked = [str(water.number) for water in view.waters if water.blocked]
    lines: list[str] = []
    for key, found in (("picture-walled", walled), ("picture-blocked", blocked)):
        if found:
            line = voice(key, numbers=", ".join(found), count=len(found))
            lines += wrap(line, SMALLEST_TYPE, width - 2 * PANEL_PADDING, 4, bold=True)
    return lines


def write_warnings(canvas: Canvas, lines: list[str], at: tuple[int, int], width: int) -> None:
    """Write warnings, if there are any, on red."""
    if not lines:
        return
    x, y = at
    canvas.panel(at, (width, 36 * len(lines) + 24), BAD, 20)
    for n, line in enumerate(lines):
        canvas.write((x + PANEL_PADDING, y + 30 + 36 * n), line, SMALLEST_TYPE, WHITE, bold=True)
