"""What one seat may see, or the whole table, and what follows from it."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final, Literal, Self

from typing_extensions import override

from games.bandido_alcatraz.components import CARDS, Rotation, Side, count_items, missing_items
from games.bandido_alcatraz.model.escape import escaped
from games.bandido_alcatraz.model.geometry import Laid, Spot, listed_spot
from games.bandido_alcatraz.model.moves import Options
from games.bandido_alcatraz.model.places import TUNNEL_CODE_LETTERS, places_for
from games.bandido_alcatraz.model.state import Table
from games.kit.game import Seat, Value
from games.kit.game import View as BaseView

if TYPE_CHECKING:
    from games.bandido_alcatraz.model.geometry import Cell
    from games.bandido_alcatraz.model.grid import Grid

MAP_MARGIN: Final = 2
"""Cells by which a card may reach beyond all that lies."""


def laid_thing(n: int) -> str:
    """Return the name of the nth card laid, from 0, for what marks it."""
    return f"laid {n}"


def gathered_thing(n: int) -> str:
    """Return the name of the nth card gathered, from 0, for what marks it."""
    return f"gathered {n}"


class OpenTunnel(Value):
    """An exit into an empty cell; it keeps its number for as long as it is open."""

    number: int
    x: int
    """Of the square with the exit, as is `y`."""
    y: int
    side: Side
    """The side of that square on which the exit is."""
    walled: bool
    """The cell it leads into is shut in on all sides: no card can ever close it."""


class Water(Value):
    """A visible blue half; it keeps its number until it is covered."""

    number: int
    x: int
    y: int
    blocked: bool
    """No card can ever cover it."""


class Place(Value):
    """A place where a card of the viewer's hand may be laid."""

    code: str
    """A letter and a number; see `places`."""
    card: str
    x: int
    """Of half 1, as is `y`."""
    y: int
    rotation: Rotation
    closes: int
    """Open tunnels fewer that were there before."""
    opens: int
    """Open tunnels more that were not there before."""
    covers: tuple[int, ...]
    """The numbers of the water it lies on."""
    loses: bool
    """It would close the last tunnel before everything is done: the match ends in defeat."""
    ruins: bool
    """It would put water or a tunnel out of reach for good, where an escape could still succeed."""

    @property
    def spot(self) -> Spot:
        """Where it is."""
        return Spot(self.x, self.y, self.rotation)


class View(BaseView):
    """What one seat may see, or the whole table. Tuples by seat unless said otherwise."""

    seat: Seat | None
    """Whose view this is; None is the table's."""
    options: Options
    turn: Seat | None
    """The seat to act; None once the match is over."""
    laid: tuple[Laid, ...]
    """The cards on the start tile (`options.side`), in the order in which they were laid."""
    last: Literal["dug", "gathered"] | None
    """The last card played is the last of `laid`, or the last of `gathered`."""
    tunnels: tuple[OpenTunnel, ...]
    """By number."""
    waters: tuple[Water, ...]
    """Visible blue halves, by number."""
    way_out: tuple[int, int] | None
    """The cell of the exit card's picture, once it is on the table."""
    gathered: tuple[str, ...]
    """In the order they were gathered; not by seat."""
    hand: tuple[str, ...] | None
    """The viewer's own; None for the table. Labels and pictures count them in this order from 1."""
    hand_sizes: tuple[int, ...]
    pile_size: int
    set_aside_sizes: tuple[int, ...]
    set_aside: tuple[str, ...] | None
    """The viewer's own cards out of the game; None for the table."""
    gatherable: tuple[str, ...]
    """The viewer's cards that may be gathered."""

    @override
    def without_turn(self) -> Self:
        return self.model_copy(update={"turn": None})

    @cached_property
    def grid(self) -> Grid:
        """What lies where: as public as the cards themselves."""
        return Table(side=self.options.side, laid=self.laid).grid

    @cached_property
    def by_card(self) -> dict[str, dict[Spot, Place]]:
        """Where the viewer's cards may be laid, also when others are to act: by card and spot.

        It follows from what else the viewer sees.
        """
        places: dict[str, dict[Spot, Place]] = {}
        for card in self.hand or () if self.result is None else ():
            codes = places_for(self.grid, card, self.options.cover_rule)
            places[card] = {spot: self._place(card, spot, code) for spot, code in codes.items()}
        return places

    @cached_property
    def places(self) -> tuple[Place, ...]:
        """All these places, card by card."""
        return tuple(place for places in self.by_card.values() for place in places.values())

    def _place(self, card: str, spot: Spot, code: str) -> Place:
        laid, waters = Laid(card=card, x=spot.x, y=spot.y, rotation=spot.rotation), self.grid.waters
        closes, opens = self.grid.tunnel_changes(laid)
        is_last = closes - opens == len(self.grid.tunnels)
        return Place(
            code=code,
            card=card,
            x=spot.x,
            y=spot.y,
            rotation=spot.rotation,
            closes=closes,
            opens=opens,
            covers=tuple(waters[cell] for cell in laid.cells if cell in waters),
            ruins=not self.is_lost and any(self.grid.spoils(laid, self.options.cover_rule)),
            loses=is_last and not escaped(self.grid.plus(laid), self.gathered),
        )

    @cached_property
    def is_kit_spoilt(self) -> bool:
        """Whether too much was gathered, or too little of it is left that lies not on the table."""
        gone = [*(one.card for one in self.laid), *self.gathered]
        return any(
            not 0 <= missing <= count_items(CARDS, item) - count_items(gone, item)
            for item, missing in missing_items(self.gathered).items()
        )

    @cached_property
    def is_lost(self) -> bool:
        """Whether the escape can no longer succeed, as all can see."""
        spoilt = (*(one.walled for one in self.tunnels), *(one.blocked for one in self.waters))
        return any(spoilt) or self.is_kit_spoilt

    @cached_property
    def best_changes(self) -> dict[tuple[str, bool, str], int]:
        """By how many open tunnels each card changes at best: by card, and by tunnel or water.

        The key is the card, whether it is a tunnel, and its number as in codes.
        """
        best: dict[tuple[str, bool, str], int] = {}
        for place in self.places:
            key = place.card, place.code[0] in TUNNEL_CODE_LETTERS, place.code[1:]
            change = place.opens - place.closes
            best[key] = min(best.get(key, change), change)
        return best

    @cached_property
    def corner(self) -> Cell:
        """The cell of the map's row 1 and column A, as it is told in words.

        Every card that may be laid lies within it.
        """
        xs, ys = zip(*self.grid.squares, strict=True)
        return min(xs) - MAP_MARGIN, min(ys) - MAP_MARGIN

    def from_corner(self, cell: Cell) -> Cell:
        """Return a cell by its column and row on the map in words, counted from 0."""
        return cell[0] - self.corner[0], cell[1] - self.corner[1]

    def only_place(self, card: str) -> Place | None:
        """Return a card's place, if there is only one and the card cannot be gathered either."""
        places = self.by_card[card]
        if len(places) > 1 or card in self.gatherable:
            return None
        return next(iter(places.values()), None)

    @cached_property
    def new_cards(self) -> tuple[Laid, ...]:
        """The cards on the table that are marked as new."""
        return tuple(one for n, one in enumerate(self.laid) if laid_thing(n) in dict(self.marks))

    @cached_property
    def newly_gathered(self) -> tuple[str, ...]:
        """The gathered cards that are marked as new."""
        marked = dict(self.marks)
        return tuple(one for n, one in enumerate(self.gathered) if gathered_thing(n) in marked)

    def spot_of(self, card: str, code: str) -> Spot | None:
        """Return where a code puts a card of the viewer's, in capitals or not.

        None if it does not fit at such a place.
        """
        wanted = code.upper().replace(" ", "")
        found = self.by_card.get(card, {}).items()
        return next((spot for spot, place in found if place.code == wanted), None)

    def place(self, card: str, spot: Spot) -> Place:
        """Return the place of a card of the viewer's.

        Raises:
            LookupError: if the card does not fit there, or is not the viewer's.
        """
        return self.by_card[card][listed_spot(card, spot)]
