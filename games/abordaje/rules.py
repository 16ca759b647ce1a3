"""The rules of ¡Abordaje!: orders laid in secret, then a turn that is fought out in `turns`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NoReturn

from games.abordaje import placing, prose, summary, turns
from games.abordaje import view as secrets
from games.abordaje.battle import Battle, positions
from games.abordaje.field import DECK
from games.abordaje.figures import DECKS, FIGURES, SIDES, Side
from games.abordaje.model import (
    MOVES,
    Captain,
    Fight,
    Force,
    March,
    Move,
    Options,
    Place,
    State,
    Swap,
    Task,
    View,
    place,
)
from games.abordaje.orders import mixed_decks
from games.abordaje.questions import VERBS, allows, answers, ways
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
    from collections.abc import Iterable

    from games.kit.chance import Chance


DETAILED: Final = (Swap, Captain, Fight, March)
"""Answers that say where; all others are a yes or a no."""


class Abordaje(Game[State, Move, View, Options]):
    """Two captains give their orders in secret, and pass on whatever they do not play."""

    spec = Spec(slug="abordaje", icon="🏴‍☠️", seats=(2,), minutes=25, options=Options)
    moves = MOVES
    state = State

    def setup(self, seats: int, options: Options, chance: Chance) -> State:  # noqa: ARG002
        """Man the ships, choose the pirate, and deal the first turn."""
        named = options.pirate
        pirate = Seat(chance.below(2) if named == "random" else int(named) - 1)
        set_up = FIGURES.set_ups[options.mode]
        hands, aside = turns.deal(set_up, chance)
        return State(
            options=options,
            pirate=pirate,
            turn=1,
            active=set_up.sections,
            forces=(_muster(options, "pirate"), _muster(options, "spanish")),
            hands=hands,
            laid=((), ()),
            aside=aside,
        )

    def to_act(self, state: State) -> frozenset[Seat]:
        """Both while orders are laid, until each has chosen; then whoever has a question open."""
        return frozenset(secrets.waiting(state))

    def candidates(self, state: State, seat: Seat) -> Iterable[Move]:
        """Offer the orders in hand, or the answers to the open question."""
        if state.agenda:
            return answers(Battle(state), state.agenda[0])
        hand = state.hands[SIDES.index(state.side_of(seat))]
        return [place(order) for order in dict.fromkeys(hand)]

    def check(self, state: State, seat: Seat, move: Move) -> None:
        """Refuse what is not asked now, and what the answer may not be."""
        if not state.agenda:
            self._check_placing(state, seat, move)
            return
        now = state.agenda[0]
        if move.kind not in VERBS[now.kind]:
            raise IllegalMove("asked-otherwise", ask=prose.asked(now))
        if isinstance(move, Swap) and move.first == move.second:
            raise IllegalMove("swap-same", section=move.first)
        if isinstance(move, DETAILED) and not allows(battle := Battle(state), now, move):
            raise _refusal(battle, now, move)

    @staticmethod
    def _check_placing(state: State, seat: Seat, move: Move) -> None:
        side = SIDES.index(state.side_of(seat))
        if not isinstance(move, Place):
            at = positions(state.turn, state.active)[len(state.laid[side])]
            raise IllegalMove("asked-otherwise", ask=text("ask-place", section=at))
        if move.order not in state.hands[side]:
            raise IllegalMove(
                "not-in-hand",
                order=prose.order_text(move.order),
                hand=tuple(map(prose.order_text, state.hands[side])),
            )

    def refuse_turn(self, state: State, seat: Seat, move: Move) -> NoReturn:
        """Say why somebody must wait: he has laid his order, or may never swap."""
        side = state.side_of(seat)
        if not state.agenda and isinstance(move, Place):
            raise IllegalMove("placed-already", who=SeatName(seat=Seat(1 - seat)))
        may_swap = FIGURES.set_ups[state.options.mode].swaps
        if isinstance(move, Swap) and side not in may_swap:
            raise IllegalMove("swap-pirate-only")
        super().refuse_turn(state, seat, move)

    def apply(
        self, state: State, seat: Seat, move: Move, chance: Chance
    ) -> tuple[State, tuple[Event, ...]]:
        """Lay an order, or answer a question; then go on until somebody must decide."""
        if isinstance(move, Place):
            return placing.lay(state, seat, move.order, chance)
        battle = Battle(state, chance)
        turns.resume(battle, move)
        news = (prose.whispered(line, seat) for line in battle.unpublished)
        return battle.close(), (*battle.events, *news)

    def view(self, state: State, seat: Seat | None) -> View:
        """See `view.view`."""
        return secrets.view(state, seat)

    def redeal(self, state: State, seat: Seat, chance: Chance) -> State:
        """See `view.redeal`."""
        return secrets.redeal(state, seat, chance)

    def outcome(self, state: State) -> Outcome | None:
        """Return the result, once there is one."""
        return state.result

    def decisions(self, view: View, move: Move) -> tuple[Decision, ...]:
        """All answers to a question stand side by side."""
        return (prose.step(view, move),)

    def describe(self, view: View) -> tuple[Text, ...]:
        """See `summary.describe`."""
        return summary.describe(view)

    def picture(self) -> Picture[View]:
        """See `picture`."""
        from games.abordaje import picture  # an idle bot need not hold what drawing needs

        return Picture(picture.draw)


def _muster(options: Options, side: Side) -> Force:
    """Man a side's ship; the pirate captain stands at the prow, the Spanish one at the stern."""
    set_up = FIGURES.set_ups[options.mode]
    muster = set_up.pirate if side == "pirate" else set_up.spanish
    crew = {
        DECK[side, section]: men for section, men in zip(set_up.sections, muster.crew, strict=True)
    }
    end = set_up.sections[0 if side == "pirate" else -1]
    return Force(
        crew=tuple(crew.get(deck, 0) for deck in DECKS), pool=muster.pool, captain=DECK[side, end]
    )


def _refusal(battle: Battle, now: Task, move: Move) -> IllegalMove:
    """Say why an answer of the right kind is not allowed."""
    match move:
        case Captain(deck=deck) | Fight(deck=deck):
            sent = isinstance(move, Captain)
            decks = ways(battle, now) if sent else mixed_decks(battle, now.section)
            return IllegalMove(
                f"{move.kind}-not-there",
                deck=prose.deck_text(deck),
                decks=tuple(map(prose.deck_text, decks)),
            )
        case March(start=start, end=end):
            return IllegalMove(
                "march-not-so", start=prose.deck_text(start), end=prose.deck_text(end)
            )
    return IllegalMove("swap-not-there", sections=battle.active)
