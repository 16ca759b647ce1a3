"""What Alles an Bord?! tells: the events of a turn, in public and in private.

The race is quiet in public, or the channel would drown: the table shows it. What is told aloud
there is shown at once: who has cast off, whose ship is full.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import TYPE_CHECKING

from games.alles_an_bord.cargo import is_good
from games.alles_an_bord.figures import CARDS, COLOURS, ICONS, KINDS, asked
from games.alles_an_bord.model import Choose, Fulfil
from games.alles_an_bord.payments import tokens
from games.kit.game import Event, Seat, SeatName, Text, event, text

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from games.alles_an_bord.figures import Colour, Kind, Place
    from games.alles_an_bord.model import Answer, Item, Move, Payment, Ship, State

THINGS = (*KINDS, *COLOURS, "any", "money", "parrot")
"""Everything that is counted aloud, in the order in which it is."""


@cache
def some(thing: str, many: int) -> Text:
    """Say how many of something: "2 ropes", "a blue good"."""
    return text(f"some-{thing}", n=many)


@cache
def listed(thing: str, many: int) -> Text:
    """Say the same as in a list, where nobody gives or takes it: "2× rope"."""
    if thing not in KINDS:
        return some(thing, many)
    return text("times", n=many, what=text(f"tile-{thing}"))


@cache
def pictured(thing: str, many: int) -> Text:
    """Say the same with its icon in front, as on a card."""
    return text("pictured", icon=ICONS[thing], what=listed(thing, many))


def counted(things: Iterable[str]) -> tuple[Text, ...]:
    """Say a heap of things kind by kind."""
    heap = Counter(things)
    return tuple(some(thing, heap[thing]) for thing in THINGS if heap[thing])


def inventory(things: Iterable[str]) -> tuple[Text, ...]:
    """Say the same as in a list."""
    heap = Counter(things)
    return tuple(listed(thing, heap[thing]) for thing in THINGS if heap[thing])


def heads(seats: Iterable[int]) -> tuple[SeatName, ...]:
    """Name people."""
    return tuple(SeatName(seat=Seat(seat)) for seat in seats)


@cache
def card_text(card: str) -> Text:
    """Say a card as printed: what it asks for, what it gives."""
    printed = CARDS[card]
    need = dict[str, int]((*printed.need.equipment.items(), *printed.need.goods.items()))
    return text(
        "card",
        icon=ICONS[printed.category],
        category=text(f"category-{printed.category}"),
        need=tuple(pictured(thing, need[thing]) for thing in THINGS if thing in need),
        reward=tuple(pictured(thing, many) for thing, many in _reward(card).items()),
    )


def _reward(card: str) -> dict[str, int]:
    printed = CARDS[card].reward
    reward = dict[str, int](printed.goods.items())
    reward |= {"any": printed.any_goods, "money": printed.money}
    return {thing: reward[thing] for thing in THINGS if reward.get(thing)}


# ---- loading -----------------------------------------------------------------


@cache
def is_ready(seat: Seat) -> Event:
    """Tell all that a seat is ready."""
    return event("is-ready", who=SeatName(seat=seat))


@cache
def cards_up(turn: Seat | None) -> Event:
    """Tell all that loading begins; in calm loading, with whom."""
    if turn is None:
        return event("cards-up")
    return event("cards-up-calm", who=SeatName(seat=turn))


@cache
def flipped(seat: Seat, tile: Kind, *, locked: bool) -> Event:
    """Tell whoever turned a tile over what it is."""
    return event("flipped-locked" if locked else "flipped", to=seat, tile=_tile(tile))


@cache
def taken(seat: Seat, tile: Kind) -> Event:
    """Tell a seat what it has in hand."""
    return event("taken", to=seat, tile=_tile(tile))


@cache
def locked(seat: Seat, tile: Kind) -> Event:
    """Tell a seat that the tile it took bears a starfish."""
    return event("locked", to=seat, tile=_tile(tile))


@cache
def put_back(seat: Seat, tile: Kind) -> Event:
    """Tell a seat that its tile lies on the heap again."""
    return event("was-put-back", to=seat, tile=_tile(tile))


@cache
def loaded(seat: Seat, tile: Kind, place: Place, *, aloud: bool) -> tuple[Event, ...]:
    """Tell a seat what it loaded; aloud, tell all, but below deck only that it did."""
    own = event(f"loaded-{place}", to=seat, tile=_tile(tile))
    if not aloud:
        return (own,)
    who = SeatName(seat=seat)
    if place == "deck":
        return event("loads-deck", who=who, tile=_tile(tile)), own
    return event("loads-below", who=who), own


@cache
def good_taken(seat: Seat, colour: Colour, *, aloud: bool) -> tuple[Event, ...]:
    """Tell a seat which good it took; aloud, tell all that it took one."""
    own = event("good-taken", to=seat, good=_good(colour))
    return (event("takes-good", who=SeatName(seat=seat)), own) if aloud else (own,)


@cache
def cast_off(seat: Seat) -> Event:
    """Tell all that the first ship is full, and that the cards are gone."""
    return event("cast-off", who=SeatName(seat=seat))


@cache
def ship_full(seat: Seat) -> Event:
    """Tell all that another ship is full."""
    return event("ship-is-full", who=SeatName(seat=seat))


def _tile(kind: Kind) -> Text:
    return text("pictured", icon=ICONS[kind], what=text(f"tile-{kind}"))


def _good(colour: Colour) -> Text:
    return text("pictured", icon=ICONS[colour], what=text(f"good-{colour}"))


# ---- the voyage --------------------------------------------------------------


def voyage_begins(state: State, first: Seat) -> Event:
    """Tell all that the pile is shuffled."""
    return event("voyage-begins", round=state.round, who=SeatName(seat=first))


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
        meeting=heads(meeting),
        fleeing=heads(fleeing),
        few=len(meeting),
        fewer=len(fleeing),
    )


def sealed(seat: Seat, move: Move) -> tuple[Event, ...]:
    """Tell a seat, and nobody else, what it has decided."""
    match move:
        case Fulfil(payment=payment):
            return (_privately(seat, _given(payment)),)
        case Choose(colours=colours):
            return (_privately(seat, _chosen(colours)),)
        case _ if move.kind in {"pass", "meet", "flee", "penalty"}:
            return (event(f"sealed-{move.kind}", to=seat),)
        case _:
            return ()


def still_sealed(answer: Answer | None, announced: bool | None) -> tuple[Text, ...]:  # noqa: FBT001
    """Remind a seat of what it has decided and nobody else knows yet."""
    if announced is not None:
        return (text("sealed-meet" if announced else "sealed-flee"),)
    if answer is None:
        return ()
    if answer.choice != "fulfil":
        return (text(f"sealed-{answer.choice}"),)
    reward = (_chosen(answer.colours),) if answer.colours else ()
    return (_given(answer.payment), *reward)


def _privately(seat: Seat, told: Text) -> Event:
    return Event(key=told.key, args=told.args, to=seat)


def _given(payment: Sequence[Payment]) -> Text:
    items = [item for token in payment for item in tokens(token)]
    if not items:
        return text("sealed-deal")
    return text("sealed-fulfil", things=tuple(_aboard(item) for item in items))


def _chosen(colours: Sequence[Colour]) -> Text:
    return text("sealed-choose", things=counted(colours))


@cache
def _aboard(item: Item) -> Text:
    """Name a thing aboard and where it lies."""
    if item == "parrot":
        return text("pictured", icon=ICONS["parrot"], what=text("some-parrot", n=1))
    if is_good(item):
        return text("pictured", icon=ICONS[item], what=text(f"good-{item}"))
    kind, _, place = item.partition("@")
    return text(f"tile-{place}", icon=ICONS[kind], tile=text(f"tile-{kind}"))


def fulfilled(seat: Seat, card: str, answer: Answer) -> Event:
    """Tell all what a seat gave and what the card gives for it."""
    gave = [item.partition("@")[0] for token in answer.payment for item in tokens(token)]
    reward = {thing: many for thing, many in _reward(card).items() if thing != "any"}
    got = [thing for thing, many in reward.items() for _ in range(many)]
    return event(
        "fulfilled",
        who=SeatName(seat=seat),
        gave=counted((*gave, *asked(card))),
        got=counted((*got, *(answer.colours or ()))) or text("nothing"),
    )


def passed(seats: Sequence[Seat], all_seats: int) -> Event:
    """Tell all who let a card go by."""
    if len(seats) == all_seats:
        return event("all-passed")
    return event("passed", who=heads(seats), many=len(seats))


def penalised(seat: Seat, coins: int, good: Colour | None) -> Event:
    """Tell all what the pirates took."""
    things = ["money"] * coins + ([good] if good else [])
    if not things:
        return event("penalised-nothing", who=SeatName(seat=seat))
    return event("penalised", who=SeatName(seat=seat), things=counted(things))


def instead(seat: Seat, lacking: Sequence[Colour], got: Sequence[Colour]) -> Event:
    """Tell all what a seat gets for goods that have run out."""
    who = SeatName(seat=seat)
    if not got:
        return event("ran-out", who=who, lacking=counted(lacking))
    return event("instead", who=who, lacking=counted(lacking), got=counted(got))


def thrown(seat: Seat, item: Item) -> Event:
    """Tell all what goes overboard."""
    return event("thrown", who=SeatName(seat=seat), thing=some(item.partition("@")[0], 1))


# ---- between the voyages -----------------------------------------------------


def sold(number: int, before: Sequence[Ship], after: Sequence[Ship]) -> Event:
    """Tell all what the goods brought, and how rich everybody is."""
    return event(
        "sold",
        round=number,
        totals=tuple(
            text("sold-line", who=SeatName(seat=Seat(seat)), sold=len(old.goods), total=new.total)
            for seat, (old, new) in enumerate(zip(before, after, strict=True))
        ),
    )


def chests_placed(seat: Seat, on_deck: int, below: int) -> Event:
    """Tell all where new chests stand."""
    return event("chests-placed", who=SeatName(seat=seat), deck=on_deck, below=below)


def parrots(seats: Sequence[Seat]) -> Event:
    """Tell all who gets a parrot."""
    return event("parrots", who=heads(seats), many=len(seats))


@cache
def voyage_ahead(number: int) -> Event:
    """Tell all that the next cards lie ready."""
    return event("voyage-ahead", round=number)


def final_totals(state: State) -> tuple[Event, ...]:
    """Tell everybody's money, richest first. Who won is the referee's to say."""
    order = sorted(range(len(state.ships)), key=lambda seat: state.ships[seat].total, reverse=True)
    totals = tuple(
        event(
            "final-total",
            who=SeatName(seat=Seat(seat)),
            total=state.ships[seat].total,
        )
        for seat in order
    )
    return (event("final-totals"), *totals)
