"""The table of Alles an Bord?! in lines of text, for those who cannot see the picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.alles_an_bord.components import (
    CARDS,
    CATEGORIES,
    COLOURS,
    KINDS,
    SHIP,
    START_GOODS,
    VOYAGE,
)
from games.alles_an_bord.events import (
    card_text,
    listed_amount,
    listed_amounts,
    own_sealed_answer,
    seat_names,
    terms_text,
)
from games.kit.game import Seat, Text, seat_name, text

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from games.alles_an_bord.model import SeenShip, View
    from games.kit.game import Outcome


def describe(view: View) -> Iterator[Text]:
    """Say what the picture shows: what is asked, the own ship, cards and heap, other ships."""
    if view.result is not None or view.acting:  # else the match was broken off
        yield _summary(view)
    if view.result is None:
        yield from _card_up(view)
    if view.seat is not None:
        yield from _ship_lines(view, view.seat, view.ships[view.seat])
    if view.result is None:
        yield from _card_lines(view)
    if view.phase == "loading":
        yield from _heap_lines(view)
    for seat, ship in enumerate(view.ships):
        if seat != view.seat:
            yield from _ship_lines(view, Seat(seat), ship)
    if view.phase not in {"loading", "ready", "end"}:
        supply = tuple(
            text("times", n=view.supply[n], what=text(f"good-{one}"))
            for n, one in enumerate(COLOURS)
        )
        yield text("supply-line", goods=supply)


def _summary(view: View) -> Text:
    if view.result is not None:
        return _result(view.result)
    who = seat_names(view.acting)
    if view.phase == "loading":
        key = "summary-loading" if view.first_full is None else "summary-cast-off"
        return text(key, round=view.round, rounds=VOYAGE.rounds)
    return text(f"summary-{view.phase}", round=view.round, rounds=VOYAGE.rounds, who=who)


def _result(result: Outcome) -> Text:
    winners = sorted(result.winners)
    return text(
        "win",
        who=seat_names(winners),
        winners=len(winners),
        total=result.scores[winners[0]] if winners else 0,
    )


def _card_up(view: View) -> Iterator[Text]:
    """Say which card is up, and what the viewer has answered."""
    if view.meeting:
        yield text("pirates-line")
    elif view.card:
        yield text("card-up-line", card=card_text(view.card))
    yield from own_answer(view)


def _card_lines(view: View) -> Iterator[Text]:
    if view.cards is not None:
        yield from _open_cards(view.cards)
    elif view.phase == "ready":
        yield text("cards-hidden-line", many=sum(view.cards_left))
    if view.phase in {"ready", "loading"}:
        return
    met = [seat for seat, meets in enumerate(view.announced) if meets]
    if met and view.phase == "face":
        yield text("meeting-line", who=seat_names(met))
    done = [seat for seat, answered in enumerate(view.answered) if answered]
    if done:
        yield text("answered-line", who=seat_names(done))
    left = [
        text(f"left-{one}", n=view.cards_left[n])
        for n, one in enumerate(CATEGORIES)
        if view.cards_left[n]
    ]
    if left:
        yield text("left-line", cards=tuple(left))


def _open_cards(cards: Sequence[str]) -> Iterator[Text]:
    yield text("cards-line")
    for category in CATEGORIES:
        terms = tuple(terms_text(card) for card in cards if CARDS[card].category == category)
        if terms:
            yield text("card-line", category=text(f"category-{category}"), cards=terms)


def own_answer(view: View) -> tuple[Text, ...]:
    """Say the viewer's own hidden answer, if there is one."""
    return own_sealed_answer(view.own_answer, view.own_announcement)


def _heap_lines(view: View) -> Iterator[Text]:
    lying = tuple(
        listed_amount(kind, view.heap_open[n]) for n, kind in enumerate(KINDS) if view.heap_open[n]
    )
    if lying:
        yield text("heap-line", tiles=lying)
    locked = tuple(
        listed_amount(kind, view.heap_locked[n])
        for n, kind in enumerate(KINDS)
        if view.heap_locked[n]
    )
    if locked:
        yield text("locked-line", tiles=locked)
    yield text("unseen-line", many=view.heap_hidden)
    if view.loader is not None:
        yield text("turn-line", who=seat_name(view.loader))


def _ship_lines(view: View, seat: Seat, ship: SeenShip) -> Iterator[Text]:
    who = seat_name(seat)
    yield text("ship-line", who=who, total=ship.total, coins=ship.coins, chests=ship.chests)
    if ship.parrot:
        yield text("parrot-line")
    if view.result is not None:
        return
    if view.phase == "loading" and ship.full:
        yield text("full-line")
    yield from _deck_lines(ship, is_own=seat == view.seat)
    if ship.below is None:
        if ship.below_filled:
            yield text("below-closed-line", many=ship.below_filled, slots=SHIP.below)
    else:
        yield from _own_lines(view, ship)
    if ship.hand:
        yield text("hand-line", tile=listed_amount(ship.hand, 1))
    elif ship.holding:
        yield text("holding-line")


def _deck_lines(ship: SeenShip, *, is_own: bool) -> Iterator[Text]:
    """Say what is on deck; of others not that all of it is free."""
    deck, free = listed_amounts(ship.deck), ship.deck_free % SHIP.deck
    if deck:
        yield text("deck-line", tiles=deck, free=free)
    elif free or is_own:
        yield text("deck-empty-line", free=free)
    if ship.monkey:
        yield text("monkey-line")
    if ship.deck_chests:
        yield text("deck-chests-line", many=ship.deck_chests)


def _own_lines(view: View, ship: SeenShip) -> Iterator[Text]:
    below = listed_amounts(ship.below or ())
    yield text("below-line", tiles=below) if below else text("below-empty-line")
    if ship.below_chests:
        yield text("below-chests-line", many=ship.below_chests)
    goods = listed_amounts(ship.goods or ())
    hold = START_GOODS if view.phase in {"ready", "loading"} else ship.hold or 0
    if goods:
        yield text("goods-line", goods=goods, hold=hold)
    else:
        yield text("goods-none-line", hold=hold)
