"""What is stored of a match: what no version of a game has written is refused in one way."""

from __future__ import annotations

import pytest

from games import SHELF
from games.kit.chance import Chance


@pytest.mark.parametrize("stored", ["", "not JSON", "[]", "{}", '{"kind": "fly"}', '{"wings": 2}'])
@pytest.mark.parametrize("slug", SHELF)
def test_what_is_no_move_is_refused_with_one_kind_of_error(slug: str, stored: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        SHELF[slug].load_move(stored)


@pytest.mark.parametrize("stored", ["", "[]", "{}", '{"turn": 1}', '{"answers": [1], "forces": 1}'])
@pytest.mark.parametrize("slug", SHELF)
def test_what_is_no_state_is_refused_with_one_kind_of_error(slug: str, stored: str) -> None:
    game = SHELF[slug]
    with pytest.raises(ValueError, match=r"."):
        game.load_state(stored, game.spec.version)


@pytest.mark.parametrize("slug", SHELF)
def test_a_state_of_another_version_is_refused(slug: str) -> None:
    game = SHELF[slug]
    stored = game.setup(game.spec.seats[-1], game.spec.options(), Chance("stored", 0))
    later = game.spec.version + 1
    with pytest.raises(ValueError, match=f"version {later}"):
        game.load_state(stored.model_dump_json(), later)
