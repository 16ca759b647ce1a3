"""The voyage: card after card, hidden answers, payments, rewards, and room for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.alles_an_bord import events
from games.alles_an_bord.components import (
    CARDS,
    COLOUR_RANK,
    KIND_RANK,
    MONEY,
    goods_asked,
    goods_given,
    sorted_goods,
)
from games.alles_an_bord.model import Answer, OwedGoods, State, is_good, things_given
from games.alles_an_bord.rules.actors import undecided
from games.alles_an_bord.rules.cargo import (
    changed_count,
    goods_choices,
    surplus,
    throwable,
    unloaded,
)
from games.alles_an_bord.rules.homecoming import Homecoming
from games.kit.game import Seat
from games.kit.value import replaced
from games.kit.working_copy import WorkingCopy

if TYPE_CHECKING:
    from games.alles_an_bord.components import Colour
    from games.alles_an_bord.model import Thing


class CardPlay(WorkingCopy[State]):
    """A state on its way through the cards of a voyage, as far as one move leads."""

    # ---- the pile -----------------------------------------------------------------

    def begin(self) -> None:
        """Shuffle the thirteen cards and play the first.

        Raises:
            ValueError: if no seat has cast off.
        """
        first = self.state.first_full
        if first is None:
            raise ValueError("nobody has cast off")
        self.events.append(events.voyage_begins(self.state, first))
        luck = self.chance.named("cards", self.state.round)
        self.change(pile=luck.shuffle(self.state.pile), loader=None)
        self.next_card()

    def next_card(self) -> None:
        """Turn up the next card, or announce pirates; without a card, the voyage is over."""
        pile = self.state.pile
        if not pile:
            self._end()
            return
        while CARDS[pile[0]].category == "contract" and _has_other_than_contracts(pile):
            if pile is self.state.pile:
                self.events.append(events.contracts_later())
            pile = (*pile[1:], pile[0])
        seats = len(self.state.ships)
        card, *rest = pile
        pirates = CARDS[card].category == "pirates"
        self.change(
            pile=tuple(rest),
            card=card,
            phase="announce" if pirates else "decide",
            announced=(None,) * seats,
            answers=(None,) * seats,
        )
        self.events.append(events.pirates_ahead() if pirates else events.card_turned(card))

    def _end(self) -> None:
        end = Homecoming(self.state, self.chance, self.events)
        end.come_home()
        self.state, self.events = end.state, end.events

    # ---- hidden answers -------------------------------------------------------------

    def announce(self, seat: Seat, *, meets: bool) -> None:
        """Take a hidden announcement; the last one turns the pirates' card up."""
        announced = replaced(self.state.announced, seat, meets)
        self.change(announced=announced)
        if None in announced:
            return
        card = self._card_in_play()
        self.events += [events.announcements(announced), events.card_turned(card)]
        if not any(announced):
            self._reveal()
        else:
            self.change(phase="face")

    def answer(self, seat: Seat, answer: Answer) -> None:
        """Take a hidden answer; the last one reveals them all."""
        self.change(answers=replaced(self.state.answers, seat, answer))
        if not undecided(self.state):
            self._reveal()

    def _reveal(self) -> None:
        """Take all payments and penalties, give money, then hand out the goods."""
        card, seats = self._card_in_play(), self._clockwise()
        reward = CARDS[card].reward
        flee = Answer(choice="flee")
        answers = tuple(answer or flee for answer in self.state.answers)
        self.change(last_answers=answers)
        for seat in seats:
            if answers[seat].choice == "fulfil":
                self._pay(seat, card, answers[seat])
            elif answers[seat].choice == "penalty":
                self._pay_penalty(seat, answers[seat])
        if passed := [seat for seat in seats if answers[seat].choice == "pass"]:
            self.events.append(events.passed(sorted(passed), len(seats)))
        if CARDS[card].category == "pirates":
            self.events.append(events.pirates_gone(card, answers))
        takers = [seat for seat in seats if answers[seat].choice == "fulfil"]
        for seat in takers:
            self._change_ship(seat, coins=self.state.ships[seat].coins + reward.money)
        self.change(bank=self.state.bank - reward.money * len(takers))
        due = [
            OwedGoods(seat=seat, goods=(*goods_given(card), *(answers[seat].colours or ())))
            for seat in takers
        ]
        self.change(
            due=tuple(one for one in due if one.goods),
            phase="reward",
            answers=(None,) * len(seats),
            announced=(None,) * len(seats),
        )
        self.hand_out()

    def _pay(self, seat: Seat, card: str, answer: Answer) -> None:
        paid = [thing for one in answer.payment for thing in things_given(one)]
        for thing in (*paid, *goods_asked(card)):
            self._remove(seat, thing)
        self.events.append(events.fulfilled(seat, card, answer))

    def _pay_penalty(self, seat: Seat, answer: Answer) -> None:
        coins = min(MONEY.penalty_coins, self.state.ships[seat].coins)
        self._change_ship(seat, coins=self.state.ships[seat].coins - coins)
        self.change(bank=self.state.bank + coins)
        if answer.good:
            self._remove(seat, answer.good)
        self.events.append(events.penalised(seat, coins, answer.good))

    # ---- rewards --------------------------------------------------------------------

    def hand_out(self) -> None:
        """Give goods clockwise, until a seat has to choose for a colour that has run out."""
        while self.state.due:
            first, *rest = self.state.due
            lacking = self._give(first.seat, first.goods)
            many = min(len(lacking), sum(self.state.supply))
            choices = goods_choices(many, self.state.supply) if many else ()
            if len(choices) > 1:
                self.change(due=(OwedGoods(seat=first.seat, goods=lacking), *rest))
                return
            if lacking:
                instead = choices[0] if choices else ()
                self.events.append(events.instead(first.seat, lacking, instead))
                self._give(first.seat, instead)
            self.change(due=tuple(rest))
        self.change(phase="stow")
        self.make_room()

    def choose_instead(self, seat: Seat, goods: tuple[Colour, ...]) -> None:
        """Give a seat the goods it chose for those that have run out."""
        first, *rest = self.state.due
        self.events.append(events.instead(seat, first.goods, goods))
        self._give(seat, goods)
        self.change(due=tuple(rest))
        self.hand_out()

    def _give(self, seat: Seat, goods: tuple[Colour, ...]) -> tuple[Colour, ...]:
        """Load what the supply has; return what it lacks."""
        supply, got, lacking = list(self.state.supply), list["Colour"](), list["Colour"]()
        for colour in goods:
            at = COLOUR_RANK[colour]
            (got if supply[at] else lacking).append(colour)
            supply[at] -= bool(supply[at])
        self._change_ship(seat, goods=sorted_goods((*self.state.ships[seat].goods, *got)))
        self.change(supply=tuple(supply))
        return tuple(lacking)

    # ---- room -----------------------------------------------------------------------

    def throw(self, seat: Seat, thing: Thing) -> None:
        """Throw a thing overboard; in search of room, go on when all is stowed."""
        self._remove(seat, thing)
        self.events.append(events.thrown(seat, thing))
        if self.state.phase == "stow":
            self.make_room()

    def make_room(self) -> None:
        """Throw overboard what must go; ask the seats with a choice; then play the next card."""
        for seat in map(Seat, range(len(self.state.ships))):
            while surplus(ship := self.state.ships[seat]) > 0:
                loose = throwable(ship)
                if len(loose) > 1:
                    break
                self._remove(seat, loose[0])
                self.events.append(events.thrown(seat, loose[0]))
        if any(surplus(ship) > 0 for ship in self.state.ships):
            return
        self.change(card=None, discard=(*self.state.discard, self._card_in_play()))
        self.next_card()

    # ---- shorthand --------------------------------------------------------------------

    def _change_ship(self, seat: Seat, **changes: object) -> None:
        ship = self.state.ships[seat].model_copy(update=changes)
        self.change(ships=replaced(self.state.ships, seat, ship))

    def _card_in_play(self) -> str:
        if self.state.card is None:
            raise ValueError("no card is being played")
        return self.state.card

    def _remove(self, seat: Seat, thing: Thing) -> None:
        """Take one thing off a ship: tiles lie face up on the heap, where all have seen them."""
        ship = unloaded(self.state.ships[seat], thing)
        self.change(ships=replaced(self.state.ships, seat, ship))
        if thing == "parrot":
            self.change(parrots=self.state.parrots + 1)
        elif is_good(thing):
            rank = COLOUR_RANK[thing]
            self.change(supply=changed_count(self.state.supply, rank))
        else:
            rank = KIND_RANK[thing.partition("@")[0]]
            self.change(heap_open=changed_count(self.state.heap_open, rank))

    def _clockwise(self) -> tuple[Seat, ...]:
        """Return every seat, beginning with the one that cast off."""
        seats = len(self.state.ships)
        return tuple(Seat(((self.state.first_full or 0) + n) % seats) for n in range(seats))


def _has_other_than_contracts(pile: tuple[str, ...]) -> bool:
    return any(CARDS[card].category != "contract" for card in pile)
