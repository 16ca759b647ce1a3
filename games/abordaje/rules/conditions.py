"""What orders and questions depend on: who stands where, and which orders met."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.abordaje.components import CANCELS, DECK_AT, ENEMY, SECTION_OF, SHIP_OF, SIDES

if TYPE_CHECKING:
    from games.abordaje.components import Deck, Order, Side
    from games.abordaje.model import State

# ---- orders ------------------------------------------------------------------


def order_at(state: State, side: Side, section: int) -> Order:
    """Return the order that a side laid in a section.

    Raises:
        ValueError: for a section that was out of play when the turn began.
        IndexError: for a section in which the side has laid none yet.
    """
    return state.laid[SIDES.index(side)][state.order_sections.index(section)]


def cancels(state: State, side: Side, section: int) -> bool:
    """Tell whether a side's order cancels the enemy's in that section."""
    struck = CANCELS.get(order_at(state, side, section))
    return struck is not None and struck == order_at(state, ENEMY[side], section)


def are_cancelled(state: State, section: int) -> bool:
    """Tell whether the two orders of a section cancel each other."""
    return any(cancels(state, side, section) for side in SIDES)


# ---- men and captains --------------------------------------------------------


def is_mixed(state: State, deck: Deck) -> bool:
    """Tell whether crew of both sides stands on a deck."""
    return all(force.on(deck) for force in state.forces)


def mixed_decks(state: State, section: int) -> list[Deck]:
    """Return the decks of a section on which both sides have crew."""
    return [deck for side in SIDES if is_mixed(state, deck := DECK_AT[side, section])]


def aimed_deck(state: State, side: Side, section: int) -> Deck | None:
    """Return the deck of a section that a side has chosen for its Fight!, if it had to choose."""
    decks = (deck for who, deck in state.aims if who == side and SECTION_OF[deck] == section)
    return next(decks, None)


def fight_deck(state: State, side: Side, section: int) -> Deck | None:
    """Return the deck on which a side's Fight! applies: chosen, or the only mixed one."""
    if aimed := aimed_deck(state, side, section):
        return aimed
    mixed = mixed_decks(state, section)
    return mixed[0] if len(mixed) == 1 else None


def captain_is_present(state: State, side: Side, section: int) -> bool:
    """Tell whether a captain stands on either deck of a section (ruling 8)."""
    return SECTION_OF[state.force(side).captain] == section


def is_safe(state: State, side: Side, deck: Deck) -> bool:
    """Tell whether a captain may go to a deck: own crew, or own ship without enemy crew."""
    own = SHIP_OF[deck] == side and not state.men_on(ENEMY[side], deck)
    return own or state.men_on(side, deck) > 0
