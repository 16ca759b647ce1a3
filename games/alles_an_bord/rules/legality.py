"""What is refused, and why; `loading` refuses what is wrong in the race."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.alles_an_bord.components import CARDS, VOYAGE, equipment_asked, goods_asked
from games.alles_an_bord.model import Choose, Fulfil, Load, Penalty, PlaceChests, Throw
from games.alles_an_bord.rules import loading
from games.alles_an_bord.rules.actors import goods_to_name
from games.alles_an_bord.rules.cargo import chest_splits, goods_choices, may_throw, things_aboard
from games.alles_an_bord.rules.payments import every_form, payments
from games.kit.game import IllegalMove, seat_name, text

if TYPE_CHECKING:
    from games.alles_an_bord.components import Colour
    from games.alles_an_bord.model import Move, Options, Phase, PiecePayment, Ship, State, Thing
    from games.kit.game import Seat

FEWEST_SEATS_OF_COMPETITION: Final = 3

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


def check_table(seats: int, options: Options) -> None:
    """Refuse the competition for two, a monkey without a seat, and a mix of other than 13.

    Raises:
        IllegalMove: with the text that says which of them.
    """
    if options.competition == "on" and seats < FEWEST_SEATS_OF_COMPETITION:
        raise IllegalMove("competition-seats", few=FEWEST_SEATS_OF_COMPETITION)
    if any(seat >= seats for seat in options.handicapped):
        raise IllegalMove("no-such-seat", last=max(options.handicapped) + 1, seats=seats)
    discoveries = sum(card.category == "discovery" for card in CARDS.values()) // VOYAGE.rounds
    counted = options.voyage_mix == "counted"
    if counted and not 1 <= options.discovery_cards <= discoveries:
        raise IllegalMove(
            "mix-impossible",
            others=VOYAGE.cards - options.discovery_cards,
            few=VOYAGE.cards - discoveries,
            many=VOYAGE.cards - 1,
        )


def idle_options(seats: int) -> frozenset[str]:
    """Return the options that this many players cannot choose."""
    return frozenset({"competition"} if seats < FEWEST_SEATS_OF_COMPETITION else ())


def refuse_done(state: State, seat: Seat, move: Move) -> None:
    """Refuse a move of a seat that is not to act because it is done, or has to wait.

    Raises:
        IllegalMove: with the text that says why; nothing is raised where the usual one will do.
    """
    if state.phase == "loading" and state.ships[seat].full:
        raise IllegalMove("ship-full")
    if state.phase == "loading" and isinstance(move, Load) and state.loader is not None:
        raise IllegalMove("calm-turn", who=seat_name(state.loader))
    announced = state.phase == "announce" and state.announced[seat] is not None
    if state.answers[seat] or announced:
        raise IllegalMove("answered-already")


def check(state: State, seat: Seat, move: Move) -> None:
    """Refuse what has no time now, what is not there, and what does not cover the need.

    Raises:
        IllegalMove: with the text that says why not.
    """
    if state.phase not in PHASES[move.kind]:
        key = f"now-{state.phase}"
        raise IllegalMove(key)
    if state.phase == "loading":
        loading.check(state, seat, move)
        return
    ship = state.ships[seat]
    match move:
        case Throw(thing=thing):
            _check_sealed(state, seat)
            _check_throw(ship, thing)
        case Fulfil(payment=payment):
            _check_sealed(state, seat)
            _check_payment(state, ship, payment)
        case Penalty(good=good):
            _check_sealed(state, seat)
            _check_penalty(ship, good)
        case Choose(goods=goods):
            _check_choice(state, seat, goods)
        case PlaceChests(deck=many):
            splits = chest_splits(ship, state.new_chests[seat])
            if many not in splits:
                raise IllegalMove("chests-places", few=splits[0], many=splits[-1])


def _check_sealed(state: State, seat: Seat) -> None:
    """Refuse another answer of a seat that has only to name the colours of its reward."""
    if state.answers[seat]:
        raise IllegalMove("colours-first")


def _check_payment(state: State, ship: Ship, payment: tuple[PiecePayment, ...]) -> None:
    found = payments(state, ship)
    if payment in found or state.card is None:
        return
    if payment in every_form(ship, state.card, jokers=state.options.competition == "on"):
        return
    need = tuple(text(f"tile-{kind}") for kind in equipment_asked(state.card))
    need += tuple(text(f"good-{colour}") for colour in goods_asked(state.card))
    raise IllegalMove("payment-unfit" if found else "cannot-pay", need=need)


def _check_penalty(ship: Ship, good: Colour | None) -> None:
    if good is None and ship.goods:
        raise IllegalMove("penalty-good")
    if good is not None and good not in ship.goods:
        raise IllegalMove("good-not-aboard", good=text(f"good-{good}"))


def _check_choice(state: State, seat: Seat, goods: tuple[Colour, ...]) -> None:
    many = goods_to_name(state, seat)
    if not many:
        raise IllegalMove("now-face")
    if goods not in goods_choices(many, state.supply):
        raise IllegalMove("choice-unfit", many=many)


def _check_throw(ship: Ship, thing: Thing) -> None:
    if thing not in things_aboard(ship):
        raise IllegalMove("not-aboard")
    if not may_throw(ship, thing):
        raise IllegalMove("goods-would-fall")
