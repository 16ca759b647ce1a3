"""The nouns of Alles an Bord?!: options, moves, ships, the state, and what a seat may see.

Tiles that cannot be told apart are counted, not named: face-up tiles of the heap by kind, a ship's
by kind and place. Only the face-down ones have an order, which chance made and no seat knows.
"""

from games.alles_an_bord.model.moves import (
    MOVES,
    Choose,
    Flee,
    Flip,
    Fulfil,
    Load,
    Meet,
    Move,
    Pass,
    Penalty,
    PlaceChests,
    PutBack,
    Ready,
    Stow,
    Take,
    TakeGood,
    Throw,
    Wanted,
)
from games.alles_an_bord.model.options import Handicap, Options
from games.alles_an_bord.model.state import Answer, OwedGoods, Phase, Ship, State
from games.alles_an_bord.model.things import (
    PAIRS,
    PiecePayment,
    Thing,
    is_good,
    is_joker,
    things_given,
)
from games.alles_an_bord.model.view import (
    Notes,
    SeenAnswer,
    SeenShip,
    View,
    below_thing,
    deck_thing,
    heap_thing,
    purse_thing,
)
