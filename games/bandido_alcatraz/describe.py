"""The table of Bandido Alcatraz in lines of text, for those who cannot see its picture.

First what matters now, and what is long last: an alt text has room for a quarter of it. Squares are
told by the row and the column of the map at the end, rows counted from the north.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.bandido_alcatraz.components import SIDES, WANTED, count_items
from games.bandido_alcatraz.menu import PlaceEffects, area, card_in_words, column, place_label
from games.bandido_alcatraz.model import TUNNEL_CODE_LETTERS, beside, cells_of
from games.bandido_alcatraz.model.view import MAP_MARGIN
from games.bandido_alcatraz.model.viewport import Beyond, map_part
from games.kit.game import Seat, Text, seat_name, text
from games.kit.text import signed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.bandido_alcatraz.model import Cell, Grid, OpenTunnel, Square, View, Water
    from games.kit.game import Outcome

DRY_SQUARES: Final = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
"""A square on the map by the mask of its tunnel sides."""
WATER_SQUARES: Final = " ║═╚║║╔╠═╝═╩╗╣╦╬"
"""A blue half likewise."""
WAY_OUT_SIGN: Final = "X"
"""The square on which the way out is drawn."""


def describe(view: View) -> Iterator[Text]:
    """Say what the picture shows: whose turn it is, the hand, what is open; the map last."""
    if view.result is not None:
        yield _result_line(view.result)
    elif view.turn is not None:  # else the match was broken off
        yield _turn_line(view, view.turn)
    playing = view.hand if view.result is None else None
    for n, card in enumerate(playing or (), start=1):
        yield _hand_line(view, n, card)
    if view.tunnels:
        closing = _closing(view)
        told = (_tunnel(view, one, closing.get(one.number, ())) for one in view.tunnels)
        yield text("tunnels-line", tunnels=tuple(told))
    yield text("kit-line", **{f"{one}s": count_items(view.gathered, one) for one in WANTED})
    if view.way_out:
        yield text("exit-line", square=_square(view, view.way_out))
    else:
        yield text("exit-line-hidden")
    yield from spoilt(view)
    yield from (_water_line(view, one) for one in view.waters)
    yield from _last_line(view)
    yield from _beyond_line(view)
    if aside := sum(view.set_aside_sizes):
        yield text("aside-line", cards=aside)
    if view.set_aside:
        yield text("aside-own-line", cards=tuple(map(card_in_words, view.set_aside)))
    if len(view.hand_sizes) > 1:
        yield text("seats-line", seats=tuple(_seats(view)))
    for n, card in enumerate(playing or (), start=1):
        yield from _place_lines(view, n, card)
    yield from _map_lines(view)


def spoilt(view: View) -> Iterator[Text]:
    """Say what can no longer be mended while it is played, so that the escape cannot succeed."""
    if view.result is not None:
        return
    walled = sum(tunnel.walled for tunnel in view.tunnels)
    blocked = sum(water.blocked for water in view.waters)
    if walled:
        yield text("picture-walled", count=walled)
    if blocked:
        yield text("picture-blocked", count=blocked)
    if view.is_kit_spoilt:
        yield text("picture-kit-spoilt")


def _result_line(result: Outcome) -> Text:
    key = "summary-won" if result.winners else "summary-lost"
    return text(key, why=text(result.reason))


def _turn_line(view: View, turn: Seat) -> Text:
    return text(
        "summary",
        who=seat_name(turn),
        tunnels=len(view.tunnels),
        pile=view.pile_size,
    )


def _hand_line(view: View, n: int, card: str) -> Text:
    """Tell a card by its openings, in how many places it fits, and what it can do at best."""
    found = view.by_card.get(card, {}).values()
    can = text("hand-nowhere")
    if found:
        best = min(one.opens - one.closes for one in found)
        can = text("hand-fits", places=len(found), best=signed(best))
    return text("hand-line", n=n, card=card_in_words(card), can=can)


def _place_lines(view: View, n: int, card: str) -> Iterator[Text]:
    if places := view.by_card.get(card):
        yield text("places-line", n=n)
    for place in places.values() if places else ():
        yield text("place-line", place=place_label(PlaceEffects.of(place, view)))


def _last_line(view: View) -> Iterator[Text]:
    if view.laid:
        key = "last-line" if view.last == "dug" else "latest-line"
        first, second = sorted(map(view.from_corner, cells_of(view.laid[-1].spot)))
        yield text(key, where=area(first, second))


def _beyond_line(view: View) -> Iterator[Text]:
    """Say how much of the map the picture leaves out; at the end it shows all of it."""
    left_out = Beyond.of(view, map_part(view))._asdict() if view.result is None else {}
    if parts := tuple(text(f"beyond-{side}", n=more) for side, more in left_out.items() if more):
        yield text("beyond-line", parts=parts)


def _square(view: View, cell: Cell) -> Text:
    x, y = view.from_corner(cell)
    return text("square", row=y + 1, column=column(x))


def _tunnel(view: View, tunnel: OpenTunnel, closing: tuple[str, ...]) -> Text:
    """Tell a tunnel by its number, the empty square into which it leads, and what closes it."""
    ahead = beside((tunnel.x, tunnel.y), SIDES.index(tunnel.side))
    (x, y), side = view.from_corner(ahead), text(f"side-{tunnel.side}")
    told = text("tunnel-open", n=tunnel.number, side=side, square=f"{y + 1}{column(x)}")
    if tunnel.walled:
        return text("tunnel-open-for-good", tunnel=told)
    return text("tunnel-open-closed-by", tunnel=told, cards=closing) if closing else told


def _closing(view: View) -> dict[int, tuple[str, ...]]:
    """Return by tunnel the cards of the viewer's hand, by number, that close it and open none."""
    found: dict[int, dict[str, None]] = {}
    for n, card in enumerate(view.hand or (), start=1):
        for place in view.by_card.get(card, {}).values():
            if place.code[0] in TUNNEL_CODE_LETTERS and place.closes > place.opens == 0:
                found.setdefault(int(place.code[1:]), {})[str(n)] = None
    return {tunnel: tuple(cards) for tunnel, cards in found.items()}


def _water_line(view: View, water: Water) -> Text:
    key = "water-line-blocked" if water.blocked else "water-line"
    return text(key, n=water.number, square=_square(view, (water.x, water.y)))


def _seats(view: View) -> Iterator[Text]:
    for seat, cards in enumerate(view.hand_sizes):
        yield text("seat-line", who=seat_name(Seat(seat)), cards=cards)


def _map_lines(view: View) -> Iterator[Text]:
    yield text("map-line", start=_square(view, (0, 0)))
    yield text("map-fence")
    rows = list(map_rows(view.grid))
    columns = range(MAP_MARGIN, MAP_MARGIN + max(map(len, rows)))
    # Of the columns beyond Z only the second letter stands there, as wide as a square.
    yield text("map-row", row="   " + "".join(column(n)[-1] for n in columns))
    for n, row in enumerate(rows, start=MAP_MARGIN + 1):
        yield text("map-row", row=f"{n:2} {row}")
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
