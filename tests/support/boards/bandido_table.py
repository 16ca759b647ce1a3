"""Bandido Alcatraz as its rulings draw it: cards laid one after another, and the map as text.

`A26 @ (0,-1) 0` is a card, the cell of its half 1, and its rotation clockwise. In a drawing every
square is one sign, whose strokes are its tunnels; double strokes are water, X is the way out.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from textwrap import dedent
from typing import TYPE_CHECKING, Final

import pytest

from games.bandido_alcatraz.components import CARDS, ROTATIONS
from games.bandido_alcatraz.describe import map_rows
from games.bandido_alcatraz.events import card_name
from games.bandido_alcatraz.game import BandidoAlcatraz
from games.bandido_alcatraz.model import (
    Dig,
    Exchange,
    Gather,
    Options,
    State,
    Table,
    in_order,
    play_card,
)
from games.kit.chance import Chance
from games.kit.game import Event, IllegalMove, Seat
from games.kit.words import Voice

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.bandido_alcatraz.model import Move, View

GAME: Final = BandidoAlcatraz()
PLAY: Final = re.compile(r"(\w+) @ \((-?\d+),\s*(-?\d+)\) (\d+)")
RAINCOATS: Final = ("A04", "A09", "A12", "A15", "A23")
ROPES: Final = ("A01", "A06", "A18")
KIT: Final = (*RAINCOATS[:3], *ROPES[:2])
"""Exactly what has to be gathered."""


def digging(play: str) -> Dig:
    """Read one play."""
    found = PLAY.fullmatch(play.strip())
    assert found, play
    card, x, y, rotation = found.groups()
    return Dig(card=card, x=int(x), y=int(y), rotation=ROTATIONS[int(rotation) // 90])


@dataclass
class Team:
    """A team in the middle of a match; moves are made for the seat to act."""

    state: State
    events: tuple[Event, ...] = ()

    def dig(self, *plays: str) -> Team:
        """Let the seat to act lay these cards, wherever they come from."""
        for play in plays:
            move = digging(play)
            self.hold(move.card, *self.hand[1:])
            self.play(move)
        return self

    def play(self, move: Move) -> Team:
        """Make a move for the seat to act."""
        seat, ply = self.state.turn, len(self.state.table.laid) + 1
        self.state, self.events = GAME.play(self.state, seat, move, Chance("table", ply))
        return self

    def gather(self, card: str) -> Team:
        return self.play(Gather(card=card))

    def exchange(self) -> Team:
        return self.play(Exchange())

    def refusal(self, move: Move | str) -> str | None:
        """Return why a move is refused; None if it is not."""
        if isinstance(move, str):
            move = digging(move)
            if move.card not in self.hand:
                self.hold(move.card, *self.hand[1:])
        try:
            GAME.refuse(self.state, self.state.turn, move)
        except IllegalMove as refused:
            return refused.text.key
        return None

    def hold(self, *cards: str, seat: int | None = None) -> Team:
        """Put these cards into a hand instead of what it holds; what was there goes to the pile."""
        at = self.state.turn if seat is None else seat
        hands = list(self.state.hands)
        moved = [one for one in hands[at] if one not in cards]
        hands = [in_order(one for one in hand if one not in cards) for hand in hands]
        hands[at] = in_order(cards)
        pile = (*(one for one in self.state.pile if one not in cards), *moved)
        return self.given(hands=tuple(hands), pile=pile)

    def given(self, **fields: object) -> Team:
        """Change the position."""
        self.state = self.state.model_copy(update=fields)
        return self

    @property
    def hand(self) -> tuple[str, ...]:
        return self.state.hands[self.state.turn]

    @property
    def open(self) -> int:
        """Open tunnels."""
        return len(self.state.table.grid.tunnels)

    @property
    def blue(self) -> set[tuple[int, int]]:
        """Cells of visible blue halves."""
        return set(self.state.table.grid.waters)

    @property
    def told(self) -> list[str]:
        """The keys of what everybody heard of the last move."""
        return [told.key for told in self.events if told.to is None]

    @property
    def drawing(self) -> str:
        return "\n".join(map_rows(self.state.table.grid))

    @property
    def result(self) -> tuple[bool, str] | None:
        """Whether the team won, and why."""
        outcome = GAME.outcome(self.state)
        return (bool(outcome.winners), outcome.reason) if outcome else None


def team(seats: int = 2, options: Options | None = None, gathered: tuple[str, ...] = ()) -> Team:
    """Seat a team at a fresh table; the cards it has gathered are taken from the box."""
    options = options or Options()
    state = GAME.setup(seats, options, Chance("table", 0))
    left = [card for card in CARDS if card not in gathered]
    sizes = [len(hand) for hand in state.hands]
    hands = [tuple(left.pop() for _ in range(size)) for size in sizes]
    return Team(
        state.model_copy(
            update={
                "table": Table(side=options.side),
                "hands": tuple(map(in_order, hands)),
                "pile": tuple(left),
                "gathered": gathered,
            }
        )
    )


def forks(most: int, seats: int = 1) -> State:
    """Return a position in which the seat to act holds a card that fits in so many places.

    No real team digs as this one does: always where most tunnels open.
    """
    state = GAME.setup(seats, Options(side="normal"), Chance("crowd6", 0))
    for ply in range(1, 60):
        view = GAME.view(state, state.turn)
        fitting = Counter(place.card for place in view.places)
        if fitting and max(fitting.values()) >= most:
            return state
        best = max(view.places, key=lambda one: one.opens - one.closes)
        state, _ = GAME.play(
            state, state.turn, play_card(Dig, best.card, best.spot), Chance("p", ply)
        )
    raise AssertionError(most)


def drawn(drawing: str) -> str:
    """Read a drawing: without the indentation of the test it stands in."""
    return dedent(drawing).strip("\n")


def sign(card: str) -> str:
    """Return the arrows and icons with which a card's name begins, in every language."""
    return Voice("en", GAME.spec.slug)(card_name(card)).partition(" · ")[0]


# ---- scenario 12: a team that can play nothing -----------------------------------------------

LOOSE = Options(cover_rule="loose")
HOLE = ("A02 @ (2,0) 90", "A26 @ (0,-1) 0", "A05 @ (0,1) 90")
"""Scenario 12: one tunnel left, into a cell with torches on both sides."""
HOLE_DRAWN = drawn("""
    ┏┓
    ┣╋┓
    ┃ ╹
    ╹
""")
FITS_NOT = ("A19", "A30", "A66")
"""Fits nowhere there."""
USELESS = ("A20", "A22", "A28", "A32", "A34")
"""More that fits nowhere there."""


def stuck(*hand: str, gathered: tuple[str, ...] = ()) -> Team:
    """Scenario 12: nothing but dead ends around, and ten cards in the pile."""
    table = team(gathered=gathered).dig(*HOLE).hold(*hand)
    assert table.drawing == HOLE_DRAWN
    top = ("A36", "A48", "A63")
    other = table.state.hands[1 - table.state.turn]
    rest = [one for one in table.state.pile if one not in top and one not in other][:7]
    return table.given(pile=(*top, *rest))


# ---- in words --------------------------------------------------------------------------------


def voice(language: str = "en") -> Voice:
    return Voice(language, "bandido_alcatraz", ("Ana", "Ben"))


def seen(position: Team, seat: int | None = 0) -> View:
    return GAME.view(position.state, None if seat is None else Seat(seat))


def public_news(events: Sequence[Event], language: str = "en") -> list[str]:
    """Return what everybody is told."""
    return [voice(language)(told) for told in events if told.to is None]


def refused(position: Team, move: Move | str, language: str = "en") -> str:
    """Return the sentence with which a move is refused."""
    move = digging(move) if isinstance(move, str) else move
    with pytest.raises(IllegalMove) as refusal:
        GAME.refuse(position.state, position.state.turn, move)
    return voice(language)(refusal.value.text)
