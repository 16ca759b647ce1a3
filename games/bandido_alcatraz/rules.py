"""The rules of Bandido Alcatraz: dig, gather, exchange, and whose turn it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from games.bandido_alcatraz import ending, prose, telling
from games.bandido_alcatraz import view as secrets
from games.bandido_alcatraz.deck import CARDS, WANTED
from games.bandido_alcatraz.geometry import Laid, same_place
from games.bandido_alcatraz.model import (
    MOVES,
    Dig,
    Exchange,
    Gather,
    Move,
    Options,
    State,
    Table,
    View,
    dig,
    in_order,
)
from games.bandido_alcatraz.playing import (
    can_act,
    can_play,
    gatherable,
    hand_size,
    is_wanted,
    places,
)
from games.kit.game import (
    Decision,
    Event,
    Game,
    IllegalMove,
    Outcome,
    Picture,
    Seat,
    Spec,
    Text,
    text,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from games.kit.chance import Chance

T = TypeVar("T")


class BandidoAlcatraz(Game[State, Move, View, Options]):
    """Close every tunnel but the way out, gather the kit, and cover the water."""

    spec = Spec(
        slug="bandido_alcatraz",
        icon="⛏️",
        seats=(1, 2, 3, 4),
        minutes=15,
        kind="cooperative",
        grades=ending.GRADES,
        options=Options,
    )
    moves = MOVES
    state = State
    candidates_are_legal = True

    def setup(self, seats: int, options: Options, chance: Chance) -> State:
        """Shuffle the 68 cards and the exit card, and deal the hands."""
        pile = chance.shuffle(tuple(CARDS))
        size = hand_size(seats, options)
        hands = tuple(in_order(pile[size * seat : size * (seat + 1)]) for seat in range(seats))
        first = chance.below(seats) if options.first_player == "lot" else 0
        return State(
            options=options,
            table=Table(side=options.side),
            turn=Seat(first),
            hands=hands,
            pile=pile[size * seats :],
            set_aside=((),) * seats,
        )

    def to_act(self, state: State) -> frozenset[Seat]:
        """One seat after another; whoever can do nothing is passed over."""
        return frozenset() if state.over else frozenset((state.turn,))

    def candidates(self, state: State, seat: Seat) -> Iterable[Move]:
        """Card by card: gather it, then lay it by tunnel; or else exchange the hand."""
        return _plays(state, seat) or [Exchange()]

    def check(self, state: State, seat: Seat, move: Move) -> None:
        """Refuse what the rulebook does not allow, and say why not."""
        hand = state.hands[seat]
        if isinstance(move, Exchange):
            if can_play(state, seat):
                raise IllegalMove("something-fits", what=prose.playable(state, hand))
            return
        if move.card not in hand:
            raise IllegalMove("not-in-hand", hand=prose.listed(hand))
        if isinstance(move, Gather):
            _check_gather(state, move.card)
        elif (move.x, move.y, move.turn) not in places(state, move.card):
            _check_dig(state, move)

    def apply(
        self, state: State, seat: Seat, move: Move, chance: Chance
    ) -> tuple[State, tuple[Event, ...]]:
        """Play the card, draw another, and pass the turn on, unless that was the end."""
        if isinstance(move, Exchange):
            return _exchange(state, seat, chance)
        play = _gathered(state, seat, move) if isinstance(move, Gather) else _dug(state, seat, move)
        after, told = play
        hand = _without(state.hands[seat], move.card)
        if not after.table.grid.tunnels:
            return _end(_with_hand(after, seat, hand), told)
        drawn, pile = state.pile[:1], state.pile[1:]
        hands = _replaced(state.hands, seat, in_order((*hand, *drawn)))
        after = after.model_copy(update={"hands": hands, "pile": pile, "passes": 0})
        told += tuple(prose.drawn(seat, one) for one in drawn)
        return _pass_on(after, told)

    def view(self, state: State, seat: Seat | None) -> View:
        """See `view.view`."""
        return secrets.view(state, seat)

    def redeal(self, state: State, seat: Seat, chance: Chance) -> State:
        """See `view.redeal`."""
        return secrets.redeal(state, seat, chance)

    def outcome(self, state: State) -> Outcome | None:
        """See `ending.outcome`."""
        return ending.outcome(state)

    def decisions(self, view: View, move: Move) -> tuple[Decision, ...]:
        """First the card, then its place, or that it is gathered."""
        return prose.steps(view, move)

    def variant(self, seats: int, options: Options) -> str:
        """Compare matches of as many seats, the same start tile and, alone, the same hand."""
        alone = f"-{options.solo_hand}" if seats == 1 else ""
        return f"{seats}-{options.side}{alone}"

    def warning(self, view: View, move: Move) -> Text | None:
        """Ask before a card that would close the last tunnel too early."""
        return prose.warning(view, move)

    def describe(self, view: View) -> tuple[Text, ...]:
        """Say the table in short lines."""
        return telling.describe(view)

    def picture(self) -> Picture[View]:
        """See `picture`."""
        from games.bandido_alcatraz import picture  # an idle bot need not hold what drawing needs

        return Picture(picture.draw, picture.preview, picture.zoom)


# ---- what may be played ------------------------------------------------------------------


def _plays(state: State, seat: Seat) -> list[Move]:
    hand = state.hands[seat]
    wanted = gatherable(state, hand)
    moves: list[Move] = []
    for card in hand:
        if card in wanted:
            moves.append(Gather(card=card))
        moves += [dig(card, spot) for spot in places(state, card)]
    return moves


def _check_gather(state: State, card: str) -> None:
    item = CARDS[card].item
    if item is None:
        raise IllegalMove("nothing-to-gather")
    if not is_wanted(state, card):
        raise IllegalMove("enough-gathered", enough=text(f"enough-{item}", n=WANTED[item]))


def _check_dig(state: State, move: Dig) -> None:
    """Say why a place that is not listed will not do, unless it is another spelling of one."""
    fitting = places(state, move.card)
    if why := state.table.grid.hindrance(move.card, move.spot, state.options.cover_rule):
        raise IllegalMove(why, fits=prose.fits(fitting.values()))


def _dug(state: State, seat: Seat, move: Dig) -> tuple[State, tuple[Event, ...]]:
    spot = same_place(move.card, move.spot)
    laid = Laid(card=move.card, x=spot.x, y=spot.y, turn=spot.turn)
    after = state.model_copy(update={"table": state.table.plus(laid), "last": "dug"})
    return after, tuple(prose.dug(seat, laid, state, after))


def _gathered(state: State, seat: Seat, move: Gather) -> tuple[State, tuple[Event, ...]]:
    gathered = (*state.gathered, move.card)
    after = state.model_copy(update={"gathered": gathered, "last": "gathered"})
    return after, (prose.gathered(seat, move.card, after),)


# ---- how play goes on --------------------------------------------------------------------


def _exchange(state: State, seat: Seat, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """Change the hand; whoever cannot play even then, and may not change again, passes."""
    old, pile, aside = state.hands[seat], state.pile, state.set_aside
    if len(pile) > len(old):
        new, pile = pile[: len(old)], (*pile[len(old) :], *chance.shuffle(old))
    else:
        new, pile, aside = pile, (), _replaced(aside, seat, in_order((*aside[seat], *old)))
    after = state.model_copy(
        update={"pile": pile, "set_aside": aside, "exchanges": state.exchanges + 1}
    )
    after = _with_hand(after, seat, in_order(new))
    told: tuple[Event, ...] = (
        prose.exchanged(seat, old, after),
        prose.new_hand(seat, after.hands[seat]),
    )
    if can_act(after):
        return after, told
    after = after.model_copy(update={"passes": state.passes + 1})
    told += (prose.passed(seat),)
    if after.passes >= sum(map(bool, after.hands)):
        return _end(after, (*told, prose.nobody_can_play()))
    return _pass_on(after, told)


def _pass_on(state: State, told: tuple[Event, ...]) -> tuple[State, tuple[Event, ...]]:
    """Give the turn to the next seat that can act; the match is over if there is none."""
    if not any(state.hands):
        return _end(state, (*told, prose.hands_empty()))
    seats = [Seat((state.turn + n) % len(state.hands)) for n in range(1, len(state.hands) + 1)]
    if not state.pile and not any(can_play(state, seat) for seat in seats):
        return _end(state, (*told, prose.nobody_can_play()))
    for seat in seats:
        if not state.hands[seat]:
            continue
        if seat != state.turn or state.exchanges:
            state = state.model_copy(update={"turn": seat, "exchanges": 0})
        if can_act(state):
            break
        told = (*told, prose.passed(seat))
    return state, told


def _end(state: State, told: tuple[Event, ...]) -> tuple[State, tuple[Event, ...]]:
    after = state.model_copy(update={"over": True})
    return after, told + tuple(prose.the_end(after))


def _with_hand(state: State, seat: Seat, hand: tuple[str, ...]) -> State:
    return state.model_copy(update={"hands": _replaced(state.hands, seat, hand)})


def _without(hand: tuple[str, ...], card: str) -> tuple[str, ...]:
    return tuple(one for one in hand if one != card)


def _replaced(row: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    return (*row[:at], item, *row[at + 1 :])
