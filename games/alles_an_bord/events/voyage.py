"""What is told on the voyage, once it is known to all."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from games.alles_an_bord.components import Colour, goods_asked
from games.alles_an_bord.events.naming import amount, amounts, card_text, reward_of, seat_names
from games.alles_an_bord.model import Answer, State, Thing, things_given
from games.kit.game import Event, Seat, event, seat_name, text

if TYPE_CHECKING:
    from collections.abc import Sequence


def voyage_begins(state: State, first: Seat) -> Event:
    """Tell all that the pile is shuffled."""
    return event("voyage-begins", round=state.round, who=seat_name(first))


@cache
def contracts_later() -> Event:
    """Tell all that contracts went under the pile."""
    return event("contracts-later")


@cache
def pirates_ahead() -> Event:
    """Tell all that everybody must announce something."""
    return event("pirates-ahead")


@cache
def card_turned(card: str) -> Event:
    """Tell all which card is up."""
    return event("card-turned", card=card_text(card))


@cache
def announcements(announced: tuple[bool | None, ...]) -> Event:
    """Tell all who meets the pirates and who flees."""
    meeting = [seat for seat, meets in enumerate(announced) if meets]
    fleeing = [seat for seat, meets in enumerate(announced) if not meets]
    if not meeting:
        return event("all-flee")
    if not fleeing:
        return event("all-meet")
    return event(
        "some-meet",
        meeting=seat_names(meeting),
        fleeing=seat_names(fleeing),
        few=len(meeting),
        fewer=len(fleeing),
    )


def fulfilled(seat: Seat, card: str, answer: Answer) -> Event:
    """Tell all what a seat gave and what the card gives for it."""
    gave = [thing.partition("@")[0] for one in answer.payment for thing in things_given(one)]
    reward = {thing: many for thing, many in reward_of(card).items() if thing != "any"}
    got = [thing for thing, many in reward.items() for _ in range(many)]
    return event(
        "fulfilled",
        who=seat_name(seat),
        gave=amounts((*gave, *goods_asked(card))),
        got=amounts((*got, *(answer.colours or ()))) or text("nothing").naming(()),
    )


def passed(seats: Sequence[Seat], all_seats: int) -> Event:
    """Tell all who let a card go by."""
    if len(seats) == all_seats:
        return event("all-passed")
    return event("passed", who=seat_names(seats), many=len(seats))


def penalised(seat: Seat, coins: int, good: Colour | None) -> Event:
    """Tell all what the pirates took."""
    things = ["money"] * coins + ([good] if good else [])
    if not things:
        return event("penalised-nothing", who=seat_name(seat))
    return event("penalised", who=seat_name(seat), things=amounts(things))


@cache
def pirates_gone(card: str, answers: tuple[Answer, ...]) -> Event:
    """Tell all how it ended with pirates: who paid their card, who was robbed, who fled."""
    held, robbed, fled = (
        seat_names(seat for seat, answer in enumerate(answers) if answer.choice == choice)
        for choice in ("fulfil", "penalty", "flee")
    )
    return event(
        "pirates-gone",
        card=card_text(card),
        held=held,
        holds=len(held),
        robbed=robbed,
        losses=len(robbed),
        fled=fled,
        away=len(fled),
        others=len(held) + len(robbed),
    )


def instead(seat: Seat, lacking: Sequence[Colour], got: Sequence[Colour]) -> Event:
    """Tell all what a seat gets for goods that have run out."""
    who = seat_name(seat)
    if not got:
        return event("ran-out", who=who, lacking=amounts(lacking))
    return event("instead", who=who, lacking=amounts(lacking), got=amounts(got))


def thrown(seat: Seat, thing: Thing) -> Event:
    """Tell all what goes overboard."""
    return event("thrown", who=seat_name(seat), thing=amount(thing.partition("@")[0], 1))
