"""The rules of ¡Abordaje!: orders laid in secret, then a turn that is fought out."""

from games.abordaje.rules.dealing import setup
from games.abordaje.rules.moves import (
    apply,
    candidates,
    check,
    may_take_back,
    refuse_turn,
)
from games.abordaje.rules.questions import answers, as_a_whole, asks_for_both
from games.abordaje.rules.stored import modern_move, modern_state
from games.abordaje.rules.turn import (
    directed_sections,
    initiative,
    is_revealed,
    to_act,
)
