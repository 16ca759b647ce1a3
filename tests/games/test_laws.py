"""Every law before every table: the games on the shelf, and the toys.

The laws look at all positions in `make laws`, at some in `make test`, and at few in `make quick`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from games import SHELF
from games.kit.check import appearances, laws, lockstep, mind_laws
from games.kit.check.tables import Table, tables
from tests.support import toys

if TYPE_CHECKING:
    from collections.abc import Callable

SHELVED = tables(list(SHELF.values()))
ONCE = tables(list(SHELF.values()), seeds=1)
"""For the laws that take longest."""
TOYS = tables([toys.LANTERNS, toys.TOGETHER], seeds=5)

RULES: list[Callable[[Table], None]] = [
    laws.it_ends_with_an_outcome_and_not_before,
    laws.idle_seats_have_no_moves_and_others_have_some,
    laws.everything_survives_storage,
    laws.every_listed_move_plays,
    laws.exact_candidates_are_just_the_legal_moves,
    laws.a_random_move_is_picked_from_those_listed,
    laws.other_moves_are_refused_in_words_and_change_nothing,
    laws.replay_leads_to_the_same_position,
    laws.nothing_appears_or_vanishes,
    laws.a_redeal_deals,
    laws.no_view_tells_one_world_from_another,
    laws.a_redeal_depends_on_nothing_hidden,
    laws.what_is_marked_lies_openly,
    laws.news_says_no_more_than_the_view_shows,
    lockstep.what_others_do_unseen_changes_nothing,
    laws.a_stamp_changes_with_what_a_seat_may_do_and_only_then,
    laws.what_may_be_taken_back_drew_no_luck_and_showed_nobody_anything,
]

MINDS: list[Callable[[Table], None]] = [
    mind_laws.every_level_answers_legally_and_within_its_budget,
    mind_laws.a_decision_depends_on_nothing_hidden,
    mind_laws.worth_is_a_share_for_every_seat,
    mind_laws.what_is_recalled_is_what_was_seen,
]

APPEARANCES: list[Callable[[Table], None]] = [
    appearances.menus_lead_to_every_legal_move_and_no_other,
    appearances.everything_can_be_said_in_every_language,
    appearances.every_position_has_words,
]


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
