"""What is told when something happens, as facts: seats, pieces and numbers; texts say them."""

from typing import Final

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
