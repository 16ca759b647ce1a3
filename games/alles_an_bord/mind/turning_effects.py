"""Why a tile is turned over rather than loaded: what is looked for, and what lies open instead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.alles_an_bord.components import CARDS, ICONS, KIND_RANK, KINDS, equipment_asked
from games.alles_an_bord.events.naming import amount, card_in_brief, pay_of
from games.alles_an_bord.mind.heap import lying_open, out_of_sight, to_be_had
from games.alles_an_bord.mind.outlook import (
    aboard,
    asked_by,
    best_of,
    bringing_more,
    cards_to_come,
    plan_of,
    reward,
)
from games.kit.mind import Effect
from games.kit.text import text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.alles_an_bord.components import Kind
    from games.alles_an_bord.mind.outlook import Plan
    from games.alles_an_bord.model import Ship, State
    from games.kit.game import Seat
    from games.kit.text import Text

HOPES_NAMED: Final = 2
"""Tiles at most that are named as worth turning tiles over."""


def of_turning_over(state: State, seat: Seat) -> Iterator[Effect]:
    """Say what may be turned up and how likely, or why no tile that lies open is loaded."""
    ship, lying, hidden = state.ships[seat], lying_open(state), len(state.heap_hidden)
    plan = plan_of(ship, cards_to_come(state), state)
    yield from _of_hoping(state, seat, plan)
    yield from _of_shared(state, ship, plan)
    if not bringing_more(state, ship, [*lying]):
        yield Effect(text("effect-nothing-adds", n=len(plan.paid), hidden=hidden), 0.1)
    if all(one.full for n, one in enumerate(state.ships) if n != seat):
        yield Effect(text("effect-no-hurry", hidden=hidden), 0.12)
    else:
        free = ship.deck_free + ship.below_free
        yield Effect(text("effect-room", n=free, hidden=hidden), 0.02)


def _of_hoping(state: State, seat: Seat, plan: Plan) -> Iterator[Effect]:
    """Name the tiles that would complete a card and lie nowhere open, and count what is left."""
    ship, lying = state.ships[seat], lying_open(state)
    adding = bringing_more(state, ship, [kind for kind in KINDS if not lying[kind]])
    for card in sorted(cards_to_come(state), key=reward):
        match [*(asked_by(card) - aboard(ship)).elements()]:
            case [kind] if kind in adding and equipment_asked(card):
                adding[KINDS[KIND_RANK[kind]]] = card
    counts = {kind: to_be_had(state, seat, kind) for kind in adding}
    hoped = sorted(
        (kind for kind, n in counts.items() if n and kind in asked_by(adding[kind])),
        key=lambda kind: (reward(adding[kind]), counts[kind]),
        reverse=True,
    )[:HOPES_NAMED]
    if hoped:
        said = text(
            "effect-hopes",
            hopes=tuple(_hope(kind, adding[kind], ship, plan) for kind in hoped),
            n=sum(counts[kind] for kind in hoped),
            tiles=out_of_sight(state, seat),
        )
        yield Effect(said, 0.2)


def _hope(kind: Kind, card: str, ship: Ship, plan: Plan) -> Text:
    """Name a tile, the card that it would complete, and why those aboard do not do so."""
    category, asked, have = CARDS[card].category, asked_by(card)[kind], aboard(ship)[kind]
    taken = sum(asked_by(one)[kind] for one in plan.paid if one != card)
    return text(
        "effect-hope",
        thing=amount(kind, 1),
        icon=ICONS[category],
        category=text(f"category-{category}"),
        pays=pay_of(card),
        asked=asked,
        have=have if have < asked else min(have, taken),
        aboard="none" if not have else "part" if have < asked else "taken",
    )


def _of_shared(state: State, ship: Ship, plan: Plan) -> Iterator[Effect]:
    """Say of a tile that lies open which other thing pays only one of two cards."""
    owned, lying = aboard(ship), lying_open(state)
    lacking = {card: these for card, these in plan.missing.items() if equipment_asked(card)}
    for card in sorted(lacking, key=reward, reverse=True):
        own = asked_by(card) - owned
        if own.total() != 1 or not own <= lying or bringing_more(state, ship, own):
            continue
        (kind,) = own
        for short in lacking[card] - own:
            takers = (one for one in plan.paid if short in equipment_asked(one))
            other = best_of(takers)
            both = asked_by(card) + asked_by(other or card)
            have = owned[short] + (short == kind)
            if other and have < both[short]:
                said = text(
                    "effect-shared",
                    short=amount(short, have),
                    card=card_in_brief(card),
                    other=card_in_brief(other),
                    thing=amount(kind, 1),
                )
                yield Effect(said, 0.15)
                return
