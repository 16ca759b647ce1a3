"""The rules as pure functions: boarding, the sailing that follows, rounds, points and the end."""

from games.all_aboard.rules.boarding import apply, candidates, check, to_act
from games.all_aboard.rules.rounds import check_table, setup
from games.all_aboard.rules.scoring import is_over, outcome, outcome_among, points
from games.all_aboard.rules.weighing import holds, load, pairs
