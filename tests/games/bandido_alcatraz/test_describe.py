"""The table of Bandido Alcatraz in words."""

from __future__ import annotations

import pytest

from games.bandido_alcatraz.model import Options
from games.kit.words import LANGUAGES
from tests.support.boards.bandido_table import GAME, seen, team, voice


def test_the_table_is_told_with_what_cannot_be_mended() -> None:
    position = team().dig("A02 @ (2,0) 90", "A40 @ (0,1) 90", "A05 @ (1,2) 0")
    position.dig("A35 @ (0,3) 90", "A05 @ (0,5) 90")
    lines = [voice()(line) for line in GAME.describe(seen(position, None))]
    assert lines[0] == f"Ben plays. {position.open} tunnels open, 59 cards in the pile."
    assert "Tunnel 5: (1, 0), heading down; can never be closed" in lines
    assert "Tunnel 1: (0, 0), heading up" in lines
    assert "Water 1: (0, -4), can never be covered" in lines
    assert lines[-1] == "```"


def test_every_card_of_a_hand_is_told_with_its_own_places() -> None:
    position = team().dig("A26 @ (0,-1) 0").hold("A05", "A25", "A35")
    lines = [voice()(line) for line in GAME.describe(seen(position, position.state.turn))]
    assert lines[1:7] == [
        "Your card 1: ←═▪ · one tunnel",
        "– fits at A2, A4 and A5",
        "Your card 2: ↓═↓ 🪢 · 2 tunnels, rope",
        "– fits at A2, B2, A4 and A5",
        "Your card 3: ←═→💧 · 2 tunnels, water",
        "– fits at A2, B2, A4, B4, A5 and B5",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_cut_text_still_says_kit_water_and_pile(language: str) -> None:
    table = team(1, Options(side="normal")).dig("A35 @ (2,0) 0")
    for n, card in enumerate(("A43", "A44", "A45", "A46")):
        table.dig(f"{card} @ ({4 + 2 * n},0) 0")
    keys = [line.key for line in GAME.describe(seen(table))]
    first = next(at for at, key in enumerate(keys) if key.startswith("tunnel-line"))
    for key in ("kit-raincoat", "kit-rope", "exit-line-hidden", "last-line", "pile-line"):
        assert keys.index(key) < first
    assert all(key.startswith(("tunnel-line", "map-")) for key in keys[first:])
    assert all(voice(language)(line) for line in GAME.describe(seen(table)))
