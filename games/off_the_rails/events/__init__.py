"""What is told when something happens, as facts: seats, pieces and numbers; texts say them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.off_the_rails.events.actions import (
    action_undone,
    actions_ended,
    cart_placed,
    match_begun,
    match_stopped,
    side_chosen,
    slowed_down,
    sped_up,
    track_laid,
    track_upgraded,
)
from games.off_the_rails.events.driving import (
    cart_stopped,
    derailed,
    derailed_by_collision,
    fell,
    jewel_taken,
    jewels_dropped,
    left_the_mine,
    load_split,
    piles_made,
    rammed,
    rolled_back,
    turned_away,
)
from games.off_the_rails.events.turn_end import (
    cart_swallowed,
    cave_in_spared,
    chasm_card_drawn,
    chasm_opened,
    decided,
    deposit_laid,
    derailed_at_end,
    dirty_goblins_awarded,
    mission_claimed,
    scores_begun,
    seat_scored,
    solo_scored,
    square_collapsed,
    token_drawn,
    token_passed,
    token_set_aside,
)
from games.off_the_rails.events.way import (
    is_way_of,
    rolled,
    rolled_on,
    took_on_the_way,
)

if TYPE_CHECKING:
    from games.kit.game import Climax, Seat
    from games.off_the_rails.components import CartName
    from games.off_the_rails.model import View

CLIMAXES: Final = frozenset(
    {
        "rams",
        "rams-head-on",
        "leaves",
        "falls",
        "falls-loaded",
        "swallowed",
        "swallowed-loaded",
        "derails-at-end",
        "derails-at-end-loaded",
    }
)
"""Events at which the story turns: a collision, jewels home, a cart in the chasm or left below."""


def own_carts(climax: Climax[View], seat: Seat) -> frozenset[CartName]:
    """Return the carts of a seat that are on the board in a climax; alone they all are."""
    if climax.after.solo:
        return frozenset()
    carts = (*climax.before.carts, *climax.after.carts)
    return frozenset(one.name for one in carts if one.owner == seat and one.square)
