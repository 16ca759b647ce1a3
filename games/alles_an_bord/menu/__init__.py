"""How people are asked: a move as decisions, and the loading panel of the race."""

from games.alles_an_bord.menu.loading_panel import (
    PANEL_MOVES,
    SWITCH_PLACE,
    WORD_JOINER,
    Emphasis,
    PanelButton,
    panel_rows,
    panel_words,
    place_with_room,
)
from games.alles_an_bord.menu.move_decisions import decisions
