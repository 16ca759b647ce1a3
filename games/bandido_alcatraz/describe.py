"""The table of Bandido Alcatraz in lines of text, for those who cannot see its picture.

Rows are counted upwards from the start tile there, as on a map.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.bandido_alcatraz.components import WANTED, count_items
from games.bandido_alcatraz.events import card_name
from games.bandido_alcatraz.model import places_for
from games.kit.game import Seat, SeatName, Text, text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.bandido_alcatraz.model import Grid, OpenTunnel, Square, View, Water

DRY_SQUARES: Final = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
"""A square on the map by the mask of its tunnel sides."""
WATER_SQUARES: Final = " ║═╚║║╔╠═╝═╩╗╣╦╬"
"""A blue half likewise."""
WAY_OUT_SIGN: Final = "X"
"""The square on which the way out is drawn."""


def describe(view: View) -> tuple[Text, ...]:
    """Return the picture in lines of text: a summary first, the tunnels and the map last."""
    return tuple(_lines(view))


def _lines(view: View) -> Iterator[Text]:
    yield _summary(view)
    if view.hand is not None:
        yield from _hand_lines(view, view.hand)
    for item, wanted in WANTED.items():
        yield text(f"kit-{item}", have=count_items(view.gathered, item), want=wanted)
    if view.way_out:
        yield text("exit-line", x=view.way_out[0], y=-view.way_out[1])
    else:
        yield text("exit-line-hidden")
    yield from map(_water_line, view.waters)
    if view.laid:
        last = view.laid[-1]
        key = "last-line" if view.last == "dug" else "latest-line"
        yield text(key, card=card_name(last.card), x=last.x, y=-last.y, rotation=last.rotation)
    yield text("pile-line", cards=view.pile_size)
    if aside := sum(view.set_aside_sizes):
        yield text("aside-line", cards=aside)
    if view.set_aside:
        yield text("aside-own-line", cards=tuple(map(card_name, view.set_aside)))
    if len(view.hand_sizes) > 1:
        yield from _seat_lines(view)
    # They may be many, and where room is short what stands last is cut off.
    yield from map(_tunnel_line, view.tunnels)
    yield from _map_lines(view)


def _summary(view: View) -> Text:
    if view.result is not None:
        return text("summary-won" if view.result.winners else "summary-lost")
    if view.turn is None:
        raise ValueError(view.turn)
    return text(
        "summary",
        who=SeatName(seat=view.turn),
        tunnels=len(view.tunnels),
        pile=view.pile_size,
    )


def _hand_lines(view: View, hand: tuple[str, ...]) -> Iterator[Text]:
    for n, card in enumerate(hand, start=1):
        yield text("hand-line", n=n, card=card_name(card))
        if view.result is None:
            codes = tuple(places_for(view.grid, card, view.options.cover_rule).values())
            yield text("hand-places", places=codes) if codes else text("hand-nowhere")


def _tunnel_line(tunnel: OpenTunnel) -> Text:
    key = "tunnel-line-walled" if tunnel.walled else "tunnel-line"
    side = text(f"side-{tunnel.side}")
    return text(key, n=tunnel.number, x=tunnel.x, y=-tunnel.y, side=side)


def _water_line(water: Water) -> Text:
    key = "water-line-blocked" if water.blocked else "water-line"
    return text(key, n=water.number, x=water.x, y=-water.y)


def _seat_lines(view: View) -> Iterator[Text]:
    for seat, cards in enumerate(view.hand_sizes):
        yield text("seat-line", who=SeatName(seat=Seat(seat)), cards=cards)


def _map_lines(view: View) -> Iterator[Text]:
    yield text("map-line")
    yield text("map-fence")
    for row in map_rows(view.grid):
        yield text("map-row", row=row)
    yield text("map-fence")


def map_rows(grid: Grid) -> Iterator[str]:
    """Return the table with one sign per square, northern row first.

    >>> from games.bandido_alcatraz.model import Grid
    >>> list(map_rows(Grid.start("normal")))
    ['╋╋']
    """
    xs, ys = zip(*grid.squares, strict=True)
    columns = range(min(xs), max(xs) + 1)
    for y in range(min(ys), max(ys) + 1):
        yield "".join([_square_sign(grid.squares.get((x, y))) for x in columns]).rstrip()


def _square_sign(square: Square | None) -> str:
    if square is None:
        return " "
    if square.is_way_out:
        return WAY_OUT_SIGN
    return (WATER_SQUARES if square.blue else DRY_SQUARES)[square.exits]
