"""How a move is carried out, how play goes on after it, and how a match ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.bandido_alcatraz import events, model
from games.bandido_alcatraz.model import Move, State
from games.bandido_alcatraz.rules.legality import can_act, can_play
from games.kit.game import Outcome, Seat
from games.kit.seats import seats_after
from games.kit.value import replaced
from games.kit.working_copy import WorkingCopy

if TYPE_CHECKING:
    from games.kit.chance import Chance
    from games.kit.game import Event


GRADES: Final = ("grade-exit", "grade-2", "grade-5", "grade-7")
"""The lines of the rulebook for those who play alone, best first."""


def apply(state: State, seat: Seat, move: Move, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """Carry out a checked move, and pass the turn on unless that was the end."""
    play = Play(state, seat, chance)
    match move:
        case model.Exchange():
            play.exchange()
        case model.Gather(card=card):
            play.gather(card)
        case model.Dig():
            play.dig(move)
    return play.result()


class Play(WorkingCopy[State]):
    """The move of one seat on its way from state to state."""

    def __init__(self, state: State, seat: Seat, chance: Chance) -> None:
        super().__init__(state, chance)
        self.seat = seat

    def dig(self, move: model.Dig) -> None:
        """Lay a card on the table."""
        before, spot = self.state, model.listed_spot(move.card, move.spot)
        laid = model.Laid(card=move.card, x=spot.x, y=spot.y, rotation=spot.rotation)
        table = before.table.plus(laid)
        self.events += events.dug(self.seat, laid, before, table)
        if table.grid.tunnels:
            self._draw_for(move.card, table=table, last="dug")
        else:  # no cards are drawn once all is closed
            self.change(table=table, last="dug")
            self._hold(model.in_order({*before.hands[self.seat]} - {move.card}))
            self._end()

    def gather(self, card: str) -> None:
        """Put a card by the pile for what it bears."""
        gathered = (*self.state.gathered, card)
        self.events.append(events.gathered(self.seat, card, gathered))
        self._draw_for(card, gathered=gathered, last="gathered")

    def _draw_for(self, played: str, **fields: object) -> None:
        """Draw a card in place of the one played, and pass on; `fields` is what playing it did.

        A state is copied once for all of it.
        """
        drawn, pile = self.state.pile[:1], self.state.pile[1:]
        hand = {*self.state.hands[self.seat], *drawn} - {played}
        hands = replaced(self.state.hands, self.seat, model.in_order(hand))
        self.change(**fields, hands=hands, pile=pile, passes=0)
        if drawn:
            self.events.append(events.drawn(self.seat, *drawn))
        self._pass_on()

    def exchange(self) -> None:
        """Change the hand; pass if even the new one cannot be played or changed again."""
        state, seat = self.state, self.seat
        old, pile, aside = state.hands[seat], state.pile, state.set_aside
        if len(pile) > len(old):
            times = len(state.table.laid) + len(state.gathered), state.passes, state.exchanges
            below = self.chance.named("exchange", *times).shuffle(old)
            new, pile = pile[: len(old)], (*pile[len(old) :], *below)
        else:
            # Too few to change them all: the old hand leaves the game (ruling 22).
            new, pile = pile, ()
            aside = replaced(aside, seat, model.in_order((*aside[seat], *old)))
        self.change(pile=pile, set_aside=aside, exchanges=state.exchanges + 1)
        self._hold(model.in_order(new))
        self.events.append(events.exchanged(seat, old, self.state))
        self.events.append(events.new_hand(seat, self.state.hands[seat]))
        if not can_act(self.state):
            self._pass()

    def _pass(self) -> None:
        """Pass; once everybody who holds cards has, one after another, it is over (ruling 24)."""
        self.change(passes=self.state.passes + 1)
        self.events.append(events.passed(self.seat))
        if self.state.passes >= sum(map(bool, self.state.hands)):
            self._end(events.nobody_can_play())
        else:
            self._pass_on()

    def _pass_on(self) -> None:
        """Give the turn to the next seat that can act; the match is over if there is none."""
        state, seats = self.state, seats_after(self.state.turn, len(self.state.hands))
        if not any(state.hands):
            self._end(events.hands_empty())
            return
        if not state.pile and not any(can_play(state, seat) for seat in seats):
            self._end(events.nobody_can_play())
            return
        for seat in seats:
            if not state.hands[seat]:
                continue
            if seat != self.state.turn or self.state.exchanges:
                self.change(turn=seat, exchanges=0)
            if can_act(self.state):
                break
            self.events.append(events.passed(seat))

    def _hold(self, hand: tuple[str, ...]) -> None:
        self.change(hands=replaced(self.state.hands, self.seat, hand))

    def _end(self, *why: Event) -> None:
        self.change(over=True)
        self.events += (*why, *events.the_end(self.state, grade(self.state)))


def outcome(state: State) -> Outcome | None:
    """Return the result once the match is over."""
    if not state.over:
        return None
    reason = model.failure(state.table.grid, state.gathered)
    team = frozenset(map(Seat, range(len(state.hands))))
    return Outcome(
        winners=frozenset() if reason else team,
        reason=reason or "won-escape",
        grade=grade(state),
    )


def grade(state: State) -> str | None:
    """Return the rulebook's line for this attempt as a text key, if the table asked for one."""
    if len(state.hands) > 1 and state.options.score_line == "solo":
        return None
    grid = state.table.grid
    tunnels = len(grid.tunnels)
    if tunnels == 0:
        return "grade-exit" if grid.exit_cell else None
    for least, line in ((7, "grade-7"), (5, "grade-5")):
        if tunnels >= least:
            return line
    return "grade-2"  # one tunnel stands in no line of the rulebook: ruling 37
