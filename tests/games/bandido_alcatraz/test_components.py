"""What is in the box of Bandido Alcatraz."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement

from games.bandido_alcatraz.components import CARDS, FIGURES, count_items
from tests.support.boards.bandido_table import KIT


def test_the_box_holds_68_cards_and_the_exit() -> None:
    bears = Counter("water" if one.blue_half else one.item for one in CARDS.values())
    assert bears == {"water": 4, "rope": 8, "raincoat": 12, None: 45}
    assert len(CARDS) == 69


def test_the_shapes_are_those_of_the_original_deck_less_one_dead_end() -> None:
    halves = ("L", "H", "R", "LH", "LR", "HR", "LHR")
    shapes = Counter(one.halves for one in FIGURES.cards)
    for pair in combinations_with_replacement(halves, 2):
        assert shapes[pair] == (2 if len("".join(pair)) <= 4 else 0), pair
    assert [shapes[half, "D"] for half in halves] == [3, 2, 3, 3, 3, 3, 3]


def test_cards_by_number_of_tunnels() -> None:
    exits = Counter(len(one.edges) for one in FIGURES.cards)
    assert exits == {1: 8, 2: 21, 3: 21, 4: 18}
    assert sum(n * many for n, many in exits.items()) == 185


def test_everything_gathered_is_counted_by_kind() -> None:
    assert (count_items(KIT, "raincoat"), count_items(KIT, "rope")) == (3, 2)
