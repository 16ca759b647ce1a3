"""A game of one page that has what strains the kit: sealed choices, hidden hands, and luck.

Everybody holds three of the cards 1 to 12 and, at the same time as the others, seals one. When all
have sealed, the highest card wins as many points as a drawn lantern shows. Most points win.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal, TypeAlias

from pydantic import TypeAdapter

from games.kit.game import (
    AnyGame,
    Event,
    Game,
    IllegalMove,
    Options,
    Outcome,
    Picture,
    Seat,
    SeatName,
    Spec,
    Text,
    Value,
    event,
    text,
)
from games.kit.game import View as BaseView

if TYPE_CHECKING:
    from games.kit.chance import Chance

CARDS = tuple(range(1, 13))
HAND = 3


class Seal(Value):
    """Put a card face down in front of you."""

    kind: Literal["seal"] = "seal"
    card: int


class LanternOptions(Options):
    """How much a lantern may be worth."""

    brightest: Literal["3", "6"] = "3"


class State(Value):
    """All cards, by seat, and those that nobody holds."""

    options: LanternOptions
    hands: tuple[tuple[int, ...], ...]
    sealed: tuple[int | None, ...]
    played: tuple[int, ...] = ()
    box: tuple[int, ...]
    points: tuple[int, ...]


class View(BaseView):
    """What one seat, or the table, may know."""

    hand: tuple[int, ...]
    mine: int | None
    sealed: tuple[bool, ...]
    played: tuple[int, ...]
    points: tuple[int, ...]


Rules: TypeAlias = Game[State, Seal, View, LanternOptions]


class Lanterns(Rules):
    """The rules."""

    spec: ClassVar[Spec] = Spec(
        slug="lanterns", icon="🏮", seats=(2, 3, 4), minutes=1, options=LanternOptions
    )
    moves: ClassVar[TypeAdapter[Seal]] = TypeAdapter(Seal)
    state: ClassVar[type[Value]] = State

    def setup(self, seats: int, options: LanternOptions, chance: Chance) -> State:
        pile = chance.shuffle(CARDS)
        hands = tuple(tuple(sorted(pile[HAND * s : HAND * (s + 1)])) for s in range(seats))
        nobody = (None,) * seats
        box = tuple(sorted(pile[HAND * seats :]))
        return State(options=options, hands=hands, sealed=nobody, box=box, points=(0,) * seats)

    def to_act(self, state: State) -> frozenset[Seat]:
        return frozenset(
            Seat(s)
            for s, (hand, card) in enumerate(zip(state.hands, state.sealed, strict=True))
            if hand and card is None
        )

    def candidates(self, state: State, seat: Seat) -> list[Seal]:
        return [Seal(card=card) for card in state.hands[seat]]

    def check(self, state: State, seat: Seat, move: Seal) -> None:
        if move.card not in state.hands[seat]:
            raise IllegalMove("not-in-hand", card=move.card)

    def apply(
        self, state: State, seat: Seat, move: Seal, chance: Chance
    ) -> tuple[State, tuple[Event, ...]]:
        hand = tuple(card for card in state.hands[seat] if card != move.card)
        hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
        sealed = (*state.sealed[:seat], move.card, *state.sealed[seat + 1 :])
        state = state.model_copy(update={"hands": hands, "sealed": sealed})
        told = (
            event("sealed", who=SeatName(seat=seat)),
            event("you-sealed", to=seat, card=move.card),
        )
        if None in sealed:
            return state, told
        return _reveal(state, told, chance)

    def view(self, state: State, seat: Seat | None) -> View:
        return View(
            hand=() if seat is None else state.hands[seat],
            mine=None if seat is None else state.sealed[seat],
            sealed=tuple(card is not None for card in state.sealed),
            played=state.played,
            points=state.points,
        )

    def redeal(self, state: State, seat: Seat, chance: Chance) -> State:
        hidden = [card for s, hand in enumerate(state.hands) if s != seat for card in hand]
        hidden += [c for s, c in enumerate(state.sealed) if s != seat and c is not None]
        pile = list(chance.shuffle((*hidden, *state.box)))
        hands, sealed = list(state.hands), list(state.sealed)
        for s in range(len(hands)):
            if s != seat:
                hands[s] = tuple(sorted(pile.pop() for _ in hands[s]))
                sealed[s] = None if sealed[s] is None else pile.pop()
        return state.model_copy(
            update={"hands": tuple(hands), "sealed": tuple(sealed), "box": tuple(sorted(pile))}
        )

    def outcome(self, state: State) -> Outcome | None:
        if self.to_act(state):
            return None
        best = max(state.points)
        winners = frozenset(Seat(s) for s, points in enumerate(state.points) if points == best)
        return Outcome(winners=winners, reason="most-points", scores=state.points)

    def describe(self, view: View) -> tuple[Text, ...]:
        return tuple(
            text("points", who=SeatName(seat=Seat(s)), n=n) for s, n in enumerate(view.points)
        )

    def picture(self) -> Picture[View]:
        from PIL import Image

        return Picture(lambda _view, _voice: Image.new("RGB", (1, 1)))


def _reveal(
    state: State, told: tuple[Event, ...], chance: Chance
) -> tuple[State, tuple[Event, ...]]:
    cards = tuple(card for card in state.sealed if card is not None)
    winner = cards.index(max(cards))
    light = 1 + chance.below(int(state.options.brightest))
    points = tuple(p + light * (s == winner) for s, p in enumerate(state.points))
    after = state.model_copy(
        update={
            "sealed": (None,) * len(cards),
            "played": state.played + cards,
            "points": points,
        }
    )
    lit = event("lantern-lit", who=SeatName(seat=Seat(winner)), light=light, cards=cards)
    return after, (*told, lit)


class Together(Lanterns):
    """The same cards against the house: all win or lose together."""

    spec: ClassVar[Spec] = Lanterns.spec.model_copy(
        update={"slug": "lanterns-together", "kind": "cooperative"}
    )

    def outcome(self, state: State) -> Outcome | None:
        if self.to_act(state):
            return None
        bright = sum(state.points) > HAND
        winners = frozenset(map(Seat, range(len(state.points)))) if bright else frozenset()
        return Outcome(winners=winners, reason="bright" if bright else "dark")


LANTERNS = Lanterns()
TOGETHER = Together()


def shelf() -> dict[str, AnyGame]:
    """Every toy by its slug, as the store wants it."""
    return {toy.spec.slug: toy for toy in (LANTERNS, TOGETHER)}
