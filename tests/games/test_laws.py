"""Every law before every table: the games on the shelf, and the toys.

The laws look at all positions in `make laws`, at some in `make test`, and at few in `make quick`.
In `make test` a match with an unusual option is looked at by every eighth law, each by others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from games import SHELF
from games.kit.check.every_law import APPEARANCES, MINDS, PICTURES, RULES, TO_THE_END
from games.kit.check.tables import REACH, Table, before, tables
from tests.support import toys

if TYPE_CHECKING:
    from collections.abc import Callable

SHELVED = tables(list(SHELF.values()))
ONCE = tables(list(SHELF.values()), seeds=1)
"""For the laws that take longest."""
TOYS = tables([toys.LANTERNS, toys.TOGETHER], seeds=1 + 2 * REACH.seeds)


def name_of(one: Callable[[Table], None] | Table) -> str:
    return str(one) if isinstance(one, Table) else one.__name__


@pytest.mark.parametrize(("law", "table"), before(RULES, [*SHELVED, *TOYS]), ids=name_of)
def test_rules(law: Callable[[Table], None], table: Table) -> None:
    law(table)


@pytest.mark.parametrize(("law", "table"), before(MINDS, [*ONCE, *TOYS]), ids=name_of)
def test_computer_players(law: Callable[[Table], None], table: Table) -> None:
    law(table)


@pytest.mark.parametrize(("law", "table"), before(TO_THE_END, [*ONCE, *TOYS[:1]]), ids=name_of)
def test_computer_players_to_the_end(law: Callable[[Table], None], table: Table) -> None:
    law(table)


@pytest.mark.parametrize(("law", "table"), before([*APPEARANCES, *PICTURES], ONCE), ids=name_of)
def test_appearances(law: Callable[[Table], None], table: Table) -> None:
    law(table)
