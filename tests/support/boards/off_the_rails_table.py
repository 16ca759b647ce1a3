"""Off the Rails as its rulebook draws it: track as text, carts and deposits as short lines.

Columns stand above, rows on the left; `·` is empty, `x` has collapsed:

       B C D
     1 · ┃ ·
     2 ┏ ┻ ━

A cart is `red.white C1 S 3: ruby rock`: where it is, where it heads, its speed, its hold.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from games.kit.chance import Chance
from games.kit.game import Seat
from games.kit.words import Voice
from games.off_the_rails.components import (
    COLOURS,
    MINE_OF,
    NOTHING,
    Colour,
    Exits,
    Jewels,
    MissionName,
    Square,
    add,
    jewels_of,
    listed,
    subtract,
)
from games.off_the_rails.game import OffTheRails
from games.off_the_rails.model import Cart, EndActions, Move, Options, State
from games.off_the_rails.rules import carts_to_drive, layout_of, open_ends, routes_of_cart
from games.off_the_rails.rules.dealing import FULL_BAG

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from games.kit.game import Event

GAME: Final = OffTheRails()
NAMES: Final = ("Ann", "Bob", "Cleo", "Dan")
SIGNS: Final[dict[str, Exits]] = {
    "┃": "NS",
    "━": "EW",
    "┗": "NE",
    "┏": "ES",
    "┓": "SW",
    "┛": "NW",
    "┣": "NES",
    "┳": "ESW",
    "┫": "NSW",
    "┻": "NEW",
    "╋": "NESW",
}
DECK: Final = ("blue8", "blue7", "blue6", "blue5", "blue3", "blue2")
"""Deposits far away from where the tests play."""


def heap(names: str) -> Jewels:
    """Read jewels: `rock ruby ruby`."""
    words = names.split()
    return jewels_of(**{name: words.count(name) for name in words})


def told(jewels: Jewels) -> str:
    """Write jewels as `heap` reads them."""
    return " ".join(listed(jewels))


def draw(drawing: str) -> tuple[dict[Square, Exits], dict[Square, Colour]]:
    """Read tiles and collapsed squares from a drawing."""
    lines = [line.split() for line in drawing.strip().splitlines()]
    cells = {
        column + row: sign
        for row, *signs in lines[1:]
        for column, sign in zip(lines[0], signs, strict=True)
    }
    tiles = {at: SIGNS[sign] for at, sign in cells.items() if sign in SIGNS}
    return tiles, {at: MINE_OF.get(at, "red") for at, sign in cells.items() if sign == "x"}


@dataclass(frozen=True)
class Position:
    """A position, and what was told on the way to it."""

    state: State
    events: tuple[Event, ...] = ()

    def play(self, *moves: Move, seed: str = "test") -> Position:
        """Play moves for the seat that has to decide."""
        state, events = self.state, self.events
        for move in moves:
            (seat,) = GAME.to_act(state)
            state, more = GAME.play(state, seat, move, Chance(seed, 1))
            events += more
        return Position(state, events)

    def drive(self, *moves: Move) -> Position:
        """End the actions, then play moves."""
        return self.play(EndActions(), *moves)

    def cart(self, name: str) -> str:
        """Write where a cart is, as it is read: `C3 S: gold`; or `supply`, or `lost`."""
        cart = next(one for one in self.state.carts if one.name == name)
        if cart.square is None:
            return "lost" if cart.lost else "supply"
        return f"{cart.square} {cart.heading}: {told(cart.hold)}".rstrip(" :")

    def at(self, square: Square) -> str:
        """Write the deposit on a square."""
        return told(self.state.deposits.get(square, NOTHING))

    def home(self, seat: int = 0) -> str:
        """Write what a seat has brought home."""
        return told(self.state.stockpiles[seat])

    @property
    def legal(self) -> list[Move]:
        """Every move there is now."""
        return [move for seat in GAME.to_act(self.state) for move in GAME.legal(self.state, seat)]

    @property
    def keys(self) -> list[str]:
        """What was told, by the keys of its texts."""
        return [one.key for one in self.events]

    @property
    def story(self) -> list[str]:
        """What was told, in English."""
        say = Voice("en", "off_the_rails", NAMES)
        return [say(one) for one in self.events if one.to is None]


def position(
    drawing: str = "B\n1 ·",
    *carts: str,
    deposits: dict[Square, str] | None = None,
    clans: Sequence[Colour] | Literal["alone"] = ("red", "blue"),
    options: Options | None = None,
    missions: tuple[MissionName, ...] = (),
    **changes: object,
) -> Position:
    """Set up a position in which the first seat is about to act; all jewels add up."""
    tiles, tokens = draw(drawing)
    laid = {square: heap(names) for square, names in (deposits or {}).items()}
    standing = {one.name: one for one in map(_cart, carts)}
    solo = clans == "alone"
    clans = COLOURS if clans == "alone" else clans
    crew = [
        (0 if solo else seat, name)
        for seat, clan in enumerate(clans)
        for name in ((clan,) if solo else (f"{clan}.white", f"{clan}.black"))
    ]
    placed = tuple(
        standing.get(name, Cart(name=name, owner=Seat(0))).model_copy(update={"owner": Seat(seat)})
        for seat, name in crew
    )
    bag = FULL_BAG
    for jewels in (*laid.values(), *(one.hold for one in placed)):
        bag = subtract(bag, jewels)
    seats = 1 if solo else len(clans)
    state = State(
        options=options or Options(),
        seats=seats,
        phase="actions",
        first=Seat(0),
        turn=Seat(0),
        clans=tuple(clans),
        tiles=tiles,
        deposits=laid,
        tokens=tokens,
        carts=placed,
        stockpiles=(NOTHING,) * seats,
        homes=(NOTHING,) * 4 if seats == 1 else (),
        bag=bag,
        missions=missions,
        deck=DECK,
        supply=dict.fromkeys(COLOURS, 4),
    )
    return Position(state.model_copy(update=changes))


def _cart(line: str) -> Cart:
    place, _, hold = line.partition(":")
    name, square, heading, *speed = place.split()
    return Cart.model_validate(
        {
            "name": name,
            "owner": Seat(0),
            "square": square,
            "heading": heading,
            "speed": int(speed[0]) if speed else 3,
            "hold": heap(hold),
        }
    )


def everything(state: State) -> Jewels:
    """Add up all jewels, wherever they are."""
    total = add(state.bag, state.gone)
    for jewels in (*state.deposits.values(), *state.stockpiles, *(c.hold for c in state.carts)):
        total = add(total, jewels)
    return total


# ---- players with a purpose -------------------------------------------------------


def busy_match(
    seats: int, seed: str, options: Options | None = None
) -> Iterator[tuple[State, Seat, Move, State, tuple[Event, ...]]]:
    """Play a match by players who lay track where it is of use: more happens than at random."""
    state, ply = GAME.setup(seats, options or Options(), Chance(seed, 0)), 0
    while GAME.to_act(state):
        ply += 1
        (seat,) = GAME.to_act(state)
        move = busy_move(state, GAME.legal(state, seat), Chance(f"{seed}/busy", ply))
        after, events = GAME.play(state, seat, move, Chance(seed, ply))
        yield state, seat, move, after, events
        state = after


def busy_move(state: State, legal: Sequence[Move], dice: Chance) -> Move:
    """Choose, of some actions, the one that promises most; answer questions at random."""
    if state.phase != "actions":
        return dice.pick(legal)
    ends = open_ends(state)
    by_kind: dict[str, list[Move]] = {}
    for move in legal:
        if move.kind != "lay" or move.at in ends:
            by_kind.setdefault(move.kind, []).append(move)
    (done,) = by_kind.pop("done")
    undo = by_kind.pop("undo", [])
    if not by_kind or dice.below(12) == 0:
        return dice.pick([done, *undo])
    tries = [dice.pick(moves) for moves in by_kind.values() for _ in range(2)]
    return max(tries, key=lambda move: (_promise(state, move, dice), dice.below(100)))


def _promise(state: State, move: Move, dice: Chance) -> int:
    """Tell how well the carts would fare after an action: far, with jewels, and not derailed."""
    after, _ = GAME.apply(state, state.turn, move, dice)
    ways: dict[str, int] = {}
    for cart in carts_to_drive(after):
        worth = {"stops": 4, "forks": 4, "collides": 7, "leaves": 3 * sum(cart.hold)}
        for route in routes_of_cart(layout_of(after), cart, cart.speed):
            finds = sum(at in after.deposits for at in route.path)
            value = 2 * finds + len(route.path) + worth.get(route.end, -6)
            ways[route.cart] = max(value, ways.get(route.cart, -99))
    return sum(ways.values())


Turn: TypeAlias = "tuple[State, Seat, Move, State, tuple[Event, ...]]"
"""A move of a match: the state before it, who made it, the state after it, and what was told."""
BUSY_OPTIONS: Final = (
    Options(),
    Options(bumpers="on"),
    Options(chasm_die="on", surface_exit="any_square"),
    Options(length="long", missions="off"),
)
BUSY_MATCHES: Final = [*((seats, seed) for seats in (1, 2, 3, 4) for seed in range(4)), (3, 23)]
"""Seats and seeds of the matches that tests look through; see `busy_turns`.

In the last a seat picks a pile, which few matches come to.
"""


@cache
def busy_turns(seats: int, seed: int) -> tuple[Turn, ...]:
    """Return every move of one busy match; each seed plays with other options."""
    options = BUSY_OPTIONS[seed % len(BUSY_OPTIONS)]
    return tuple(busy_match(seats, f"busy{seed}", options))
