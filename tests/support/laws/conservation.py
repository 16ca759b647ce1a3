"""Nothing appears or vanishes: every piece in a box, counted wherever it lies, by game."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from games.alles_an_bord.components import COLOURS, KINDS
from games.off_the_rails.components import listed
from tests.support import toys

if TYPE_CHECKING:
    from collections.abc import Callable

    from games.abordaje.model import State as AbordajeState
    from games.all_aboard.model import State as AllAboardState
    from games.alles_an_bord.model import State as AllesAnBordState
    from games.bandido_alcatraz.model import State as BandidoAlcatrazState
    from games.off_the_rails.model import State as OffTheRailsState


def all_aboard(state: AllAboardState) -> Counter[str]:
    """Every animal of every player, and every boat card."""
    pieces: Counter[str] = Counter()
    for places in (state.hands, state.piles, state.saved):
        for owner, animals in enumerate(places):
            pieces.update(f"{owner}'s {animal}" for animal in animals)
    aboard = [card for boat in state.boats for card in boat.cards]
    pieces.update(f"{card.owner}'s {card.animal}" for card in (*aboard, *state.animal_discard))
    boats = (*state.boat_deck, *state.boat_discard, *(boat.capacity for boat in state.boats))
    pieces.update(f"boat for {kilos} kg" for kilos in boats)
    return pieces


def alles_an_bord(state: AllesAnBordState) -> Counter[str]:
    """Every tile, good, card and parrot, and all the money."""
    pieces: Counter[str] = Counter(tile.rstrip("*") for tile in state.heap_hidden)
    for row in (state.heap_open, state.heap_locked):
        pieces.update(dict(zip(KINDS, row, strict=True)))
    pieces.update(dict(zip(COLOURS, state.supply, strict=True)))
    pieces.update({"parrot": state.parrots, "money": state.bank})
    for ship, chests in zip(state.ships, state.new_chests, strict=True):
        pieces.update((*ship.deck, *ship.below, *ship.goods, *([ship.hand] if ship.hand else [])))
        pieces.update({"monkey": ship.monkey, "parrot": ship.parrot, "money": ship.total})
        pieces["money"] += 10 * chests
    cards = (*state.box, *state.pile, *state.discard, *state.sailed)
    pieces.update((*cards, *([state.card] if state.card else [])))
    return +pieces


def abordaje(state: AbordajeState) -> Counter[str]:
    """Every action card, every man of both sides, and the captains."""
    pieces: Counter[str] = Counter(state.aside)
    for row in (*state.hands, *state.laid):
        pieces.update(row)
    for side, force in zip(("pirate", "spanish"), state.forces, strict=True):
        pieces[f"{side} crew"] = sum(force.crew) + force.pool + force.losses
        pieces[f"{side} captain"] = len([force.captain])
    return pieces


def bandido_alcatraz(state: BandidoAlcatrazState) -> Counter[str]:
    """Every one of the 69 cards."""
    pieces = Counter((*state.pile, *state.gathered, *(one.card for one in state.table.laid)))
    for cards in (*state.hands, *state.set_aside):
        pieces.update(cards)
    return pieces


def off_the_rails(state: OffTheRailsState) -> Counter[str]:
    """Every jewel, tile, token and card, and every cart: in the box until sides are chosen."""
    pieces = Counter(("cart",) * (len(state.carts) or 2 * state.seats))
    holds = (cart.hold for cart in state.carts)
    for heap in (state.bag, state.gone, *state.deposits.values(), *state.stockpiles, *holds):
        pieces.update(jewel for jewel in listed(heap))
    pieces.update({"plain tile": state.pools[0], "branching tile": state.pools[1]})
    for exits in (*state.tiles.values(), *state.ruined):
        pieces["plain tile" if len(exits) == 2 else "branching tile"] += 1
    drawn = (state.token,) if state.token else ()
    pieces.update(f"{one} token" for one in (*state.tokens.values(), *state.aside, *drawn))
    pieces.update({f"{colour} token": n for colour, n in state.supply.items()})
    pieces.update((*state.deck, *state.out, *state.chasm_deck, *state.shown))
    return +pieces


# Each counter knows the state of its own game only, and the laws know none.
PIECES: dict[str, Callable[[Any], Counter[str]]] = {
    "abordaje": abordaje,
    "all_aboard": all_aboard,
    "alles_an_bord": alles_an_bord,
    "bandido_alcatraz": bandido_alcatraz,
    "off_the_rails": off_the_rails,
    **toys.PIECES,
}
"""What every game in the SHELF must register here, by slug."""
