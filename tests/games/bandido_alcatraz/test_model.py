"""The grid of Bandido Alcatraz: where cards fit, and the codes and numbers of places."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING
from weakref import ref

import pytest

from games.bandido_alcatraz.components import CARDS, EXIT, ROTATIONS
from games.bandido_alcatraz.model import (
    TUNNEL_CODE_LETTERS,
    WATER_CODE_LETTERS,
    Dig,
    Grid,
    Laid,
    Options,
    Spot,
    Table,
    listed_spot,
    places_for,
)
from games.kit.chance import Chance
from games.kit.game import Seat
from tests.support.boards.bandido_table import GAME, digging, seen, team

if TYPE_CHECKING:
    from collections.abc import Iterable


@pytest.mark.parametrize("rule", ["strict", "loose"])
def test_the_search_finds_every_place_that_trying_every_cell_finds(rule: str) -> None:
    options = Options.model_validate({"side": "normal", "cover_rule": rule})
    table, luck = Table(side="normal"), Chance(f"cells {rule}", 0)
    for card in luck.shuffle(tuple(CARDS)):
        found = places_for(table.grid, card, options.cover_rule)
        assert set(found) == _tried(table.grid, card, options)
        assert len(set(found.values())) == len(found), "two places have one code"
        assert _without_gaps(found.values())
        if found:
            at = luck.pick(tuple(found))
            table = table.plus(Laid(card=card, x=at.x, y=at.y, rotation=at.rotation))
    assert len(table.laid) > 50


def _tried(grid: Grid, card: str, options: Options) -> set[Spot]:
    cells = {
        (x + dx, y + dy) for x, y in grid.squares for dx in range(-2, 3) for dy in range(-2, 3)
    }
    spots = (Spot(x, y, rotation) for x, y in cells for rotation in ROTATIONS)
    return {
        listed_spot(card, one) for one in spots if not grid.hindrance(card, one, options.cover_rule)
    }


def _without_gaps(codes: Iterable[str]) -> bool:
    """Tell whether the letters at each tunnel, and at each water, count from the first on."""
    letters: dict[tuple[bool, str], str] = {}
    for code in codes:
        key = code[0] in WATER_CODE_LETTERS, code[1:]
        letters[key] = letters.get(key, "") + code[0]
    series = (TUNNEL_CODE_LETTERS, WATER_CODE_LETTERS)
    return all(series[key[0]].startswith(found) for key, found in letters.items())


def test_a_grid_grown_card_by_card_equals_one_read_anew() -> None:
    table = team().dig("A35 @ (2,0) 0", "A41 @ (3,0) 0", "A26 @ (0,-1) 0").state.table
    anew = Table.model_validate_json(table.model_dump_json())
    assert anew == table
    assert (anew.grid.tunnels, anew.grid.waters) == (table.grid.tunnels, table.grid.waters)
    assert anew.grid.demands == table.grid.demands


@pytest.mark.parametrize("rule", ["strict", "loose"])
def test_a_place_is_told_with_the_tunnels_it_closes_and_opens(rule: str) -> None:
    options = Options.model_validate({"cover_rule": rule})
    table, luck = Table(side="easy"), Chance(f"change {rule}", 0)
    for card in luck.shuffle(tuple(CARDS)):
        for at in places_for(table.grid, card, options.cover_rule):
            laid = Laid(card=card, x=at.x, y=at.y, rotation=at.rotation)
            before, after = table.grid.tunnels.keys(), table.grid.plus(laid).tunnels.keys()
            assert table.grid.tunnel_changes(laid) == (len(before - after), len(after - before))
        if found := tuple(places_for(table.grid, card, options.cover_rule)):
            at = luck.pick(found)
            table = table.plus(Laid(card=card, x=at.x, y=at.y, rotation=at.rotation))


def test_a_tunnel_keeps_its_number_while_it_is_open() -> None:
    before = team()
    numbers = dict(before.state.table.grid.tunnels)
    after = before.dig("A36 @ (2,0) 0").state.table.grid.tunnels
    assert {end: n for end, n in after.items() if end in numbers}.items() <= numbers.items()
    assert after[(3, 0), 1] == numbers[(1, 0), 1], "a tunnel that goes on keeps its number too"


def test_a_tunnel_that_goes_on_keeps_its_number_though_a_lower_one_is_free() -> None:
    one_closed = team().dig("A05 @ (0,1) 90")
    assert 2 not in one_closed.state.table.grid.tunnels.values()
    before = one_closed.state.table.grid.tunnels[(1, 0), 1]
    assert one_closed.dig("A36 @ (2,0) 0").state.table.grid.tunnels[(3, 0), 1] == before > 2


def test_a_code_means_the_same_for_every_card() -> None:
    grid = team().state.table.grid
    assert {
        places_for(grid, card, "strict").get(Spot(2, 0, 0)) for card in ("A05", "A36", EXIT)
    } == {"A4"}


def test_a_card_alike_both_ways_is_offered_once_and_understood_both_ways() -> None:
    table = team().hold("A36", "A48", "A64")
    digs = [move for move in GAME.legal(table.state, Seat(0)) if isinstance(move, Dig)]
    assert len([move for move in digs if move.card == "A36"]) == 5
    assert table.play(digging("A36 @ (3,0) 180")).state.table.laid[0].spot == Spot(2, 0, 0)


@pytest.mark.parametrize("code", ["A9", "M1", "A", "1", "", "A1 please", "W1"])
def test_a_code_that_the_table_does_not_have_is_no_place(code: str) -> None:
    assert seen(team().hold("A05", "A36", "A48")).spot_of("A36", code) is None


@pytest.mark.parametrize("code", ["a4", " A4 ", "A 4"])
def test_codes_are_read_generously(code: str) -> None:
    assert seen(team().hold("A05", "A36", "A48")).spot_of("A36", code) == Spot(2, 0, 0)


def test_tables_that_are_read_share_what_they_read_and_keep_nothing_of_one_another() -> None:
    card = Laid(card="A05", x=2, y=0, rotation=0)
    first, second = (Table(side="easy", laid=(card,)).grid for _ in range(2))
    assert first.squares is second.squares
    after = ref(first.plus(Laid(card="A36", x=4, y=0, rotation=0)))
    del first
    gc.collect()
    assert after() is None
