"""Every law before every table: the games on the shelf, and the toys.

The laws look at all positions in `make laws`, at some in `make test`, and at few in `make quick`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from games import SHELF
from games.kit.check import appearances, mind_laws
from games.kit.check.every_law import APPEARANCES, MINDS, RULES
from games.kit.check.tables import Table, tables
from tests.support import toys

if TYPE_CHECKING:
    from collections.abc import Callable

SHELVED = tables(list(SHELF.values()))
ONCE = tables(list(SHELF.values()), seeds=1)
"""For the laws that take longest."""
TOYS = tables([toys.LANTERNS, toys.TOGETHER], seeds=5)


@pytest.mark.parametrize("table", [*SHELVED, *TOYS], ids=str)
@pytest.mark.parametrize("law", RULES, ids=lambda law: law.__name__)
def test_rules(law: Callable[[Table], None], table: Table) -> None:
    law(table)


@pytest.mark.parametrize("table", [*ONCE, *TOYS], ids=str)
@pytest.mark.parametrize("law", MINDS, ids=lambda law: law.__name__)
def test_computer_players(law: Callable[[Table], None], table: Table) -> None:
    law(table)


@pytest.mark.parametrize("table", [*ONCE, *TOYS[:1]], ids=str)
def test_computer_players_to_the_end(table: Table) -> None:
    mind_laws.computers_among_themselves_come_to_an_end(table)


@pytest.mark.parametrize("table", ONCE, ids=str)
@pytest.mark.parametrize("law", APPEARANCES, ids=lambda law: law.__name__)
def test_appearances(law: Callable[[Table], None], table: Table) -> None:
    law(table)


@pytest.mark.parametrize("table", ONCE, ids=str)
def test_every_view_has_a_picture(table: Table) -> None:
    appearances.every_view_has_a_picture(table)
