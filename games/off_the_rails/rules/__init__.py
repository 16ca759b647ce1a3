"""The rules: set-up, who is to act, which moves there are, what they lead to, and the result."""

from games.off_the_rails.rules.actions import open_ends
from games.off_the_rails.rules.collisions import splits
from games.off_the_rails.rules.dealing import new_match, with_chasm_card
from games.off_the_rails.rules.drives import routes_to_choose
from games.off_the_rails.rules.execution import apply, may_take_back
from games.off_the_rails.rules.legality import asked_seat, candidates, check, to_act
from games.off_the_rails.rules.missions import missions_of_leaving
from games.off_the_rails.rules.routes import carts_to_drive, routes_of_cart, with_letters
from games.off_the_rails.rules.scoring import (
    GRADES,
    at_home,
    delivered,
    earned_so_far,
    outcome,
    outcome_among,
    points,
    points_so_far,
    solo_grade,
)
from games.off_the_rails.rules.stand_in import stand_in
from games.off_the_rails.rules.track import Layout, layout_of
from games.off_the_rails.rules.turn_end import squares_to_collapse
