"""The law of hidden moves sees what it claims to: worlds keep apart, and a kept secret is found."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from games import SHELF
from games.kit.check import laws
from games.kit.check.lockstep import check_lockstep
from games.kit.check.tables import Table
from games.kit.game import Seat
from tests.support import toys
from tests.support.toys import Lanterns, State

if TYPE_CHECKING:
    from games.kit.chance import Chance
    from games.kit.game import AnyGame


@pytest.mark.parametrize(
    "game",
    [*(SHELF[slug] for slug in ("abordaje", "all_aboard", "alles_an_bord")), toys.LANTERNS],
    ids=lambda game: game.spec.slug,
)
def test_others_make_moves_that_a_seat_does_not_see(game: AnyGame) -> None:
    table = Table(game, game.spec.options(), game.spec.seats[-1], "lockstep")
    assert check_lockstep(table, Seat(0))["hidden move"] > 1


@pytest.mark.parametrize("slug", ["bandido_alcatraz", "off_the_rails"])
def test_where_all_moves_are_open_others_draw_what_a_seat_does_not_see(slug: str) -> None:
    game = SHELF[slug]
    table = Table(game, game.spec.options(), game.spec.seats[-1], "lockstep")
    assert sum(check_lockstep(table, Seat(0), redeals=True).values()) > 1


class KeepsSealed(Lanterns):
    """Deals hands and box anew, but leaves what others have sealed where it is."""

    def redeal(self, state: State, seat: Seat, chance: Chance) -> State:
        own = tuple(card if n == seat else None for n, card in enumerate(state.sealed))
        world = super().redeal(state.model_copy(update={"sealed": own}), seat, chance)
        return world.model_copy(update={"sealed": state.sealed})


def test_a_secret_that_a_redeal_leaves_alone_is_found_by_other_moves_alone() -> None:
    table = Table(KeepsSealed(), toys.LanternOptions(), 3, "lockstep")
    laws.no_view_tells_one_world_from_another(table)
    laws.a_redeal_depends_on_nothing_hidden(table)
    laws.news_says_no_more_than_the_view_shows(table)
    with pytest.raises(AssertionError, match="a world dealt anew keeps a secret"):
        check_lockstep(table, Seat(0))
