"""What the question to the viewer may be answered with: things aboard, free slots, goods.

A view is read as rules read a state, so that only what is legal is marked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.alles_an_bord.components import goods_asked
from games.alles_an_bord.model import Ship, things_given
from games.alles_an_bord.rules import chest_splits, goods_choices, payments_for, throwable

if TYPE_CHECKING:
    from games.alles_an_bord.components import Colour
    from games.alles_an_bord.model import Thing, View


def things_to_choose(view: View) -> frozenset[Thing]:
    """Return the things aboard that the viewer may give for the card or, if it must, throw."""
    ship = _ship(view)
    if ship is None or view.choosing:
        return frozenset()
    if view.phase == "stow":
        return frozenset(throwable(ship))
    if view.phase not in {"decide", "face"} or view.card is None:
        return frozenset()
    found = payments_for(ship, view.card, jokers=view.options.competition == "on")
    if not found:
        return frozenset(ship.goods if view.phase == "face" else ())
    paid = (thing for one in found for piece in one for thing in things_given(piece))
    return frozenset((*paid, *goods_asked(view.card)))


def goods_to_choose(view: View) -> frozenset[Colour]:
    """Return the goods of the supply that the viewer may name now."""
    if _ship(view) is None or not view.choosing:
        return frozenset()
    mixes = goods_choices(view.choosing, view.supply)
    return frozenset(colour for mix in mixes for colour in mix)


def slots_for_chests(view: View) -> tuple[int, int]:
    """Return how many of the viewer's new chests may stand on deck, and how many below it."""
    ship = _ship(view)
    if ship is None or view.seat is None or view.phase != "chests":
        return 0, 0
    new = view.new_chests[view.seat]
    splits = chest_splits(ship, new)
    return splits[-1], new - splits[0]


def _ship(view: View) -> Ship | None:
    """Return the viewer's ship as rules know it, if the viewer is asked something now."""
    if view.seat is None or view.seat not in view.acting:
        return None
    seen = view.ships[view.seat]
    return Ship.model_construct(
        deck=seen.deck,
        below=seen.below or (),
        goods=seen.goods or (),
        deck_chests=seen.deck_chests,
        below_chests=seen.below_chests,
        monkey=seen.monkey,
        parrot=seen.parrot,
    )
