"""What Alles an Bord?! tells: the events of a move, in public and in private."""

from games.alles_an_bord.events.homecoming import (
    chests_placed,
    final_totals,
    parrots,
    sold,
    voyage_ahead,
)
from games.alles_an_bord.events.loading import (
    cards_up,
    cast_off,
    flipped,
    good_taken,
    is_ready,
    loaded,
    locked,
    put_back,
    ship_full,
    taken,
)
from games.alles_an_bord.events.naming import (
    amount,
    amounts,
    card_text,
    listed_amount,
    listed_amounts,
    seat_names,
    terms_text,
)
from games.alles_an_bord.events.sealed import own_sealed_answer, sealed
from games.alles_an_bord.events.voyage import (
    announcements,
    card_turned,
    contracts_later,
    fulfilled,
    instead,
    passed,
    penalised,
    pirates_ahead,
    pirates_gone,
    thrown,
    voyage_begins,
)
