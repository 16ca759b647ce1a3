"""What an order comes to in a section, as the decks stand and as far as its owner can know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from games.abordaje.components import (
    CANCELS,
    DECK_AT,
    EFFECTS,
    ENEMY,
    SECTION_OF,
    deck_name,
    opposite,
    order_name,
)
from games.abordaje.mind.readings import Reading, may_lie, reading_of
from games.abordaje.mind.stakes import Men, crossing, gain_on, stake_of
from games.abordaje.model import Notes
from games.abordaje.rules.conditions import captain_is_present, mixed_decks
from games.kit.mind import Effect
from games.kit.text import Text, text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from games.abordaje.components import Deck, Order, Side
    from games.abordaje.model import State

LEVEL: Final = 0.05
"""Of what is neither better nor worse."""
A_MAN: Final = 0.2
"""Of an own man who comes."""
NOTHING_KNOWN: Final = Notes()
LIKELY: Final[Mapping[Reading, float]] = {"open": 0.8, "given": 0.6, "maybe": 0.4}
"""The share of what an attack is worth as a reason, where a shield may lie against it."""
LIKELIER: Final[Mapping[Reading, float]] = {"given": 0.1, "maybe": 0.2}
"""What a shield is worth more where what it stops was in the enemy's hand, or may lie there."""
IN_VAIN: Final = -0.1
"""Of an order of which nothing comes."""


def men_there(state: State, side: Side, deck: Deck, more: int = 0, fewer: int = 0) -> Men:
    """Return the men on a deck, if `more` own ones come there and `fewer` enemies are left."""
    there = state.men_on(ENEMY[side], deck)
    return Men(state.men_on(side, deck) + more, max(0, there - fewer))


def said_of(key: str, deck: Deck, men: Men, state: State, side: Side) -> Text:
    """Say how many would stand on a deck, and what that comes to."""
    stake = stake_of(state, side, deck, men)
    return text(key, deck=deck_name(deck), stake=stake, **men.facts)


def after_fight(state: State, side: Side, deck: Deck) -> Effect:
    """Say who is left after a fight on a deck that the enemy has not ordered as well."""
    men, captain = men_there(state, side, deck), state.force(side).captain
    kills = EFFECTS.captain_kills * (captain == deck) + EFFECTS.unmatched_loss
    own, enemy = men.own, max(0, men.enemy - kills)
    if enemy:
        own, enemy = own - EFFECTS.common_loss, enemy - EFFECTS.common_loss
    left = Men(own, enemy)
    said = text(
        "effect-fights",
        deck=deck_name(deck),
        left=own,
        enemies=enemy,
        stake=stake_of(state, side, deck, left),
        **men.facts,
    )
    return Effect(said, 0.5 * (own - enemy) + gain_on(state, side, deck, left) or LEVEL)


def effect_of_order(
    state: State, side: Side, section: int, order: Order, notes: Notes = NOTHING_KNOWN
) -> Effect:
    """Say what an order comes to as the decks stand now; what cancels another, what it stops."""
    own, there = DECK_AT[side, section], opposite(DECK_AT[side, section])
    match order:
        case "boarding" | "fire":
            shield = next(one for one, struck in CANCELS.items() if struck == order)
            reading = reading_of(state, side, section, shield, notes)
            name = order_name(shield)
            if reading == "there":
                return Effect(text("effect-stopped", order=name, section=section), IN_VAIN)
            others = _others(state, section, shield, notes)
            unless = text(f"unless-{reading}", order=name, others=others)
            attacks = _boards if order == "boarding" else _fires
            found = attacks(state, side, there, unless)
            return found._replace(value=found.value * LIKELY.get(reading, 1.0))
        case "fight":
            fights = [after_fight(state, side, deck) for deck in mixed_decks(state, section)]
            nobody = Effect(text("effect-fights-nobody", section=section), IN_VAIN)
            return max(fights, key=lambda one: one.value, default=nobody)
        case "repel" | "take_cover":
            reading = reading_of(state, side, section, CANCELS[order], notes)
            others = _others(state, section, CANCELS[order], notes)
            return _shields(state, side, own, order, (reading, others))
        case _:
            return _stands_up(state, side, own)


def _others(state: State, section: int, order: Order, notes: Notes) -> tuple[Text, ...]:
    """Name what else than an order may lie in a section."""
    return tuple(order_name(one) for one in may_lie(state, section, notes) if one != order)


def _boards(state: State, side: Side, there: Deck, unless: Text) -> Effect:
    mine = men_there(state, side, opposite(there))
    across = min(EFFECTS.boarding_crosses, mine.own)
    men = men_there(state, side, there, across, EFFECTS.boarding_kills)
    if not men.own:
        return Effect(text("effect-boards-nobody", deck=deck_name(opposite(there))), IN_VAIN)
    facts: dict[str, Any] = {"deck": deck_name(there), **men.facts}
    stake = stake_of(state, side, there, men)
    said = text("effect-boards", unless=unless, stake=stake, **facts)
    return Effect(said, max(0.3 + gain_on(state, side, there, men), LEVEL))


def _fires(state: State, side: Side, there: Deck, unless: Text) -> Effect:
    men, name = men_there(state, side, there), deck_name(there)
    fall = min(EFFECTS.fire_hits, men.enemy)
    if men.own:
        said = text("effect-fires-at-both", deck=name, unless=unless, **men.facts)
        share = min(EFFECTS.fire_hits, men.own + men.enemy) / (men.own + men.enemy)
        return Effect(said, 0.4 * share * (men.enemy - men.own) or LEVEL)
    if not fall:
        return Effect(text("effect-fires-nobody", deck=name), IN_VAIN)
    aims = captain_is_present(state, side, SECTION_OF[there]) and men.enemy > fall
    facts: dict[str, Any] = {"n": fall, "many": men.enemy, "left": men.enemy - fall}
    said = text("effect-fires", deck=name, unless=unless, captain=int(aims), **facts)
    return Effect(said, 0.4 * (fall + aims))


def _shields(
    state: State, side: Side, own: Deck, order: Order, known: tuple[Reading, tuple[Text, ...]]
) -> Effect:
    """Say what an order with a shield stops if the enemy has laid that, and what it brings else."""
    reading, others = known
    struck, brings = CANCELS[order], state.force(side).pool > 0
    facts: dict[str, Any] = {
        "deck": deck_name(own),
        "order": order_name(struck),
        "brings": int(brings),
    }
    if reading in {"none", "not-there", "not-given"}:
        return Effect(text(f"effect-brings-{reading}", **facts), A_MAN if brings else IN_VAIN)
    what, harm = _stopped(state, side, own, order)
    if reading == "there":
        return Effect(text("effect-cancels", what=what, **facts), 0.5 + harm)
    helps = 0.1 * captain_is_present(state, side, SECTION_OF[own]) + LIKELIER.get(reading, 0.0)
    if not harm:
        return Effect(text("effect-brings", **facts), A_MAN + helps if brings else IN_VAIN)
    known_of = text(f"known-{reading}", others=others)
    said = text("effect-stops", what=what, known=known_of, **facts)
    return Effect(said, harm + helps)


def _stopped(state: State, side: Side, own: Deck, order: Order) -> tuple[Text, float]:
    """Say what an enemy order would do that one with a shield stops; 0 if it would do nothing."""
    mine, theirs = men_there(state, side, own), men_there(state, side, opposite(own))
    name = deck_name(own)
    if order == "repel" and theirs.enemy:
        men = Men(max(0, mine.own - EFFECTS.boarding_kills), mine.enemy + crossing(theirs.enemy))
        stake = stake_of(state, side, own, men)
        said = text("stopped-boarding", deck=name, stake=stake, **men.facts)
        return said, 0.3 + max(-gain_on(state, side, own, men), 0)
    if order == "take_cover" and mine.own and not mine.enemy:
        fall = min(EFFECTS.fire_hits, mine.own)
        return text("stopped-fire", deck=name, n=fall, many=mine.own), 0.3 * fall
    if order == "take_cover" and mine.own:
        return text("stopped-fire-at-both", deck=name, n=mine.own), 0.3
    return text("stopped-nothing", deck=name), 0.0


def _stands_up(state: State, side: Side, own: Deck) -> Effect:
    force = state.force(side)
    from_pool = min(1, force.pool)
    present = captain_is_present(state, side, SECTION_OF[own])
    fallen = min(1, force.losses) if present else 0
    if not from_pool + fallen:
        return Effect(text("effect-brings-nobody"), -0.1)
    men = men_there(state, side, own, from_pool + fallen)
    facts: dict[str, Any] = {
        "deck": deck_name(own),
        "stake": stake_of(state, side, own, men),
        **men.facts,
    }
    said = text("effect-stands-up", n=from_pool, losses=fallen, **facts)
    return Effect(said, A_MAN * (from_pool + fallen) + max(gain_on(state, side, own, men), 0))
