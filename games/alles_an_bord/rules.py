"""The rules of Alles an Bord?!: who may act, what is refused, and what a move sets going.

Loading is in `loading`, cards and rewards in `voyage`, the time between the voyages in `harbour`.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final, NoReturn

from games.alles_an_bord import lines, loading, menus, prose
from games.alles_an_bord import view as secrets
from games.alles_an_bord.cargo import mixes, replaced, surplus, things
from games.alles_an_bord.figures import CARDS, VOYAGE, asked, pieces
from games.alles_an_bord.harbour import Harbour, chest_splits, setup
from games.alles_an_bord.model import (
    MOVES,
    Answer,
    Choose,
    Flee,
    Fulfil,
    Load,
    Meet,
    Move,
    Options,
    Pass,
    Penalty,
    PlaceChests,
    Ready,
    Ship,
    State,
    Throw,
    View,
)
from games.alles_an_bord.payments import ways
from games.alles_an_bord.voyage import (
    Voyage,
    colours_at_will,
    may_throw,
    undecided,
)
from games.kit.game import (
    Decision,
    Event,
    Game,
    IllegalMove,
    Outcome,
    Picture,
    Seat,
    SeatName,
    Spec,
    Text,
    text,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from games.alles_an_bord.figures import Colour
    from games.alles_an_bord.model import Item, Payment, Phase
    from games.kit.chance import Chance

FEW: Final = 3
"""Seats from which the competition can be played."""

PHASES: Final[dict[str, frozenset[Phase]]] = {
    "ready": frozenset({"ready"}),
    **dict.fromkeys(
        ("flip", "take", "put_back", "stow", "load", "take_good"), frozenset({"loading"})
    ),
    "fulfil": frozenset({"decide", "face"}),
    "pass": frozenset({"decide"}),
    "meet": frozenset({"announce"}),
    "flee": frozenset({"announce"}),
    "penalty": frozenset({"face"}),
    "choose": frozenset({"face", "reward"}),
    "throw": frozenset({"decide", "announce", "face", "stow"}),
    "place_chests": frozenset({"chests"}),
}
"""When each verb has its time."""


class AllesAnBord(Game[State, Move, View, Options]):
    """Race to load your ship from one heap, then sail and see what the tiles are good for."""

    spec = Spec(slug="alles_an_bord", icon="🏴‍☠️", seats=(2, 3, 4), minutes=30, options=Options)
    moves = MOVES
    state = State

    def check_table(self, seats: int, options: Options) -> None:
        """Refuse the competition for two, a monkey without a seat, and a mix of other than 13."""
        if options.competition == "on" and seats < FEW:
            raise IllegalMove("competition-seats", few=FEW)
        if any(seat >= seats for seat in options.handicapped):
            raise IllegalMove("no-such-seat", last=max(options.handicapped) + 1, seats=seats)
        stack = sum(card.category == "discovery" for card in CARDS.values()) // VOYAGE.rounds
        counted = options.voyage_mix == "counted"
        if counted and not 1 <= options.discovery_cards <= stack:
            others = VOYAGE.cards - options.discovery_cards
            raise IllegalMove(
                "mix-impossible", others=others, few=VOYAGE.cards - stack, many=VOYAGE.cards - 1
            )

    def setup(self, seats: int, options: Options, chance: Chance) -> State:
        """See `harbour.setup`."""
        return setup(seats, options, chance)

    def to_act(self, state: State) -> frozenset[Seat]:  # noqa: PLR0911 - one for each phase
        """Everybody who still has something to load, to answer or to stow."""
        match state.phase:
            case "loading":
                return loading.loaders(state)
            case "ready":
                return _seats(not ready for ready in state.ready)
            case "announce":
                return _seats(announced is None for announced in state.announced)
            case "decide" | "face":
                return undecided(state)
            case "reward":
                return frozenset((state.due[0].seat,))
            case "stow":
                return _seats(surplus(ship) > 0 for ship in state.ships)
            case "chests":
                return _seats(many > 0 for many in state.new_chests)
            case "end":
                return frozenset()

    def candidates(  # noqa: PLR0911 - one for each phase
        self, state: State, seat: Seat
    ) -> Iterable[Move]:
        """Everything that the phase lets this seat do; interchangeable things once."""
        ship = state.ships[seat]
        match state.phase:
            case "ready":
                return (Ready(),)
            case "loading":
                return loading.candidates(state, seat)
            case "announce":
                return (Meet(), Flee(), *_throws(ship))
            case "decide":
                return (*_fulfilments(state, ship), Pass(), *_throws(ship))
            case "face" if state.answers[seat] is None:
                return (*_fulfilments(state, ship), *_penalties(ship), *_throws(ship))
            case "face" | "reward":
                supply = state.supply
                return (Choose(colours=mix) for mix in mixes(secrets.choosing(state, seat), supply))
            case "stow":
                return _throws(ship)
            case "chests":
                splits = chest_splits(ship, state.new_chests[seat])
                return (PlaceChests(on_deck=many) for many in splits)
            case "end":
                return ()

    def refuse_turn(self, state: State, seat: Seat, move: Move) -> NoReturn:
        """Tell those who are done that they are."""
        if state.phase == "loading" and state.ships[seat].full:
            raise IllegalMove("ship-full")
        if state.phase == "loading" and isinstance(move, Load) and state.turn is not None:
            raise IllegalMove("calm-turn", who=SeatName(seat=state.turn))
        if state.answers[seat] or _announced(state, seat):
            raise IllegalMove("answered-already")
        super().refuse_turn(state, seat, move)

    def check(self, state: State, seat: Seat, move: Move) -> None:
        """Refuse what has no time now, what is not there, and what does not cover the need."""
        if state.phase not in PHASES[move.kind]:
            key = f"now-{state.phase}"
            raise IllegalMove(key)
        if state.phase == "loading":
            loading.check(state, seat, move)
            return
        ship = state.ships[seat]
        match move:
            case Throw(item=item):
                _check_sealed(state, seat)
                _check_throw(ship, item)
            case Fulfil(payment=payment):
                _check_sealed(state, seat)
                _check_payment(state, ship, payment)
            case Penalty(good=good):
                _check_sealed(state, seat)
                _check_penalty(ship, good)
            case Choose(colours=colours):
                _check_choice(state, seat, colours)
            case PlaceChests(on_deck=many):
                splits = chest_splits(ship, state.new_chests[seat])
                if many not in splits:
                    raise IllegalMove("chests-places", few=splits[0], many=splits[-1])

    def apply(
        self, state: State, seat: Seat, move: Move, chance: Chance
    ) -> tuple[State, tuple[Event, ...]]:
        """Carry out a checked move, and whatever follows by itself."""
        if state.phase == "ready":
            return _ready(state, seat)
        if state.phase == "loading":
            return _load(state, seat, move, chance)
        if isinstance(move, PlaceChests):
            harbour = Harbour(state, chance)
            harbour.place_chests(seat, move.on_deck)
            return harbour.state, tuple(harbour.events)
        return _sail(Voyage(state, chance, prose.sealed(seat, move)), seat, move)

    def view(self, state: State, seat: Seat | None) -> View:
        """See `view.view`."""
        return secrets.view(state, seat, self.to_act(state))

    def redeal(self, state: State, seat: Seat, chance: Chance) -> State:
        """See `view.redeal`."""
        return secrets.redeal(state, seat, chance)

    def outcome(self, state: State) -> Outcome | None:
        """Most money wins; those level share the win (ruling 41)."""
        return secrets.outcome(state)

    def decisions(self, view: View, move: Move) -> tuple[Decision, ...]:
        """See `menus.steps`."""
        return menus.steps(view, move)

    def describe(self, view: View) -> tuple[Text, ...]:
        """Say the table in short lines."""
        return lines.describe(view)

    def picture(self) -> Picture[View]:
        """See `picture`."""
        from games.alles_an_bord import picture  # an idle bot need not hold what drawing needs

        return Picture(picture.draw)


# ---- what may be done --------------------------------------------------------


def _seats(wanted: Iterable[bool]) -> frozenset[Seat]:
    return frozenset(Seat(n) for n, one in enumerate(wanted) if one)


def _fulfilments(state: State, ship: Ship) -> Iterator[Move]:
    return map(_fulfil, _ways(state, ship))


@lru_cache(maxsize=4096)
def _fulfil(payment: tuple[Payment, ...]) -> Fulfil:
    return Fulfil(payment=payment)


def _ways(state: State, ship: Ship) -> tuple[tuple[Payment, ...], ...]:
    if state.card is None:
        return ()
    return ways(ship, state.card, jokers=state.options.competition == "on")


def _penalties(ship: Ship) -> list[Move]:
    if not ship.goods:
        return [Penalty()]
    return [Penalty(good=colour) for colour in dict.fromkeys(ship.goods)]


def _throws(ship: Ship) -> list[Move]:
    return [_throw(item) for item in things(ship)]


@cache
def _throw(item: Item) -> Throw:
    return Throw(item=item)


def _announced(state: State, seat: Seat) -> bool:
    return state.phase == "announce" and state.announced[seat] is not None


# ---- what is refused -----------------------------------------------------------


def _check_sealed(state: State, seat: Seat) -> None:
    """Who has fulfilled and only owes the colours of the reward does nothing else first."""
    if state.answers[seat]:
        raise IllegalMove("colours-first")


def _check_payment(state: State, ship: Ship, payment: tuple[Payment, ...]) -> None:
    found = _ways(state, ship)
    if payment in found or state.card is None:
        return
    need = tuple(text(f"tile-{kind}") for kind in pieces(state.card))
    need += tuple(text(f"good-{colour}") for colour in asked(state.card))
    raise IllegalMove("payment-unfit" if found else "cannot-pay", need=need)


def _check_penalty(ship: Ship, good: Colour | None) -> None:
    if good is None and ship.goods:
        raise IllegalMove("penalty-good")
    if good is not None and good not in ship.goods:
        raise IllegalMove("good-not-aboard", good=text(f"good-{good}"))


def _check_choice(state: State, seat: Seat, colours: tuple[Colour, ...]) -> None:
    many = secrets.choosing(state, seat)
    if not many:
        raise IllegalMove("now-face")
    if colours not in mixes(many, state.supply):
        raise IllegalMove("choice-unfit", many=many)


def _check_throw(ship: Ship, item: Item) -> None:
    if item not in things(ship):
        raise IllegalMove("not-aboard")
    if not may_throw(ship, item):
        raise IllegalMove("goods-would-fall")


# ---- what happens --------------------------------------------------------------


def _ready(state: State, seat: Seat) -> tuple[State, tuple[Event, ...]]:
    """Note that a seat is ready; the last one turns the cards up."""
    ready = replaced(state.ready, seat, item=True)
    if not all(ready):
        return state.model_copy(update={"ready": ready}), (prose.is_ready(seat),)
    after = state.model_copy(update={"ready": ready, "phase": "loading"})
    return after, (prose.cards_up(state.turn),)


def _load(state: State, seat: Seat, move: Move, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """Load; the first full ship casts off, the last one begins the voyage."""
    after, told = loading.step(state, seat, move)
    if not after.ships[seat].full:
        return after, told
    if after.first_full is None:
        after = after.model_copy(update={"first_full": seat})
        told += (prose.cast_off(seat),)
    else:
        told += (prose.ship_full(seat),)
    if not all(ship.full for ship in after.ships):
        return after, told
    voyage = Voyage(after, chance, told)
    voyage.begin()
    return voyage.result()


def _sail(voyage: Voyage, seat: Seat, move: Move) -> tuple[State, tuple[Event, ...]]:
    state = voyage.state
    match move:
        case Meet() | Flee():
            voyage.announce(seat, meets=isinstance(move, Meet))
        case Pass():
            voyage.answer(seat, Answer(choice="pass"))
        case Penalty(good=good):
            voyage.answer(seat, Answer(choice="penalty", good=good))
        case Fulfil(payment=payment):
            choices = mixes(colours_at_will(state), state.supply)
            colours = choices[0] if len(choices) == 1 else None
            voyage.answer(seat, Answer(choice="fulfil", payment=payment, colours=colours))
        case Choose(colours=colours) if state.phase == "reward":
            voyage.choose_instead(seat, colours)
        case Choose(colours=colours):
            answer = state.answers[seat] or Answer(choice="fulfil")
            voyage.answer(seat, answer.model_copy(update={"colours": colours}))
        case Throw(item=item):
            voyage.throw(seat, item)
        case _:
            raise ValueError(move)
    return voyage.result()
