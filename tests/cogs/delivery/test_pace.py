"""Pace: what matters is shown at once, and what can wait waits no longer than there is need for."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Final

import pytest

from cogs.delivery.pace import (
    AT_ONCE,
    CALLED_INSTEAD,
    CALLED_TO,
    FALSE_CALL,
    GRACE,
    HAND_FIRST,
    LOOKING_ON,
    RULES,
    TABLE,
    TABLES_APART,
    Facts,
    Happened,
    Kind,
    Reader,
    Utilisation,
    Wait,
    at_once,
    pace,
    printed,
)
from cogs.delivery.sending.urgency import Urgency
from games.kit.words import ROOT

FULL: Final = Utilisation(1.0, 0.0)
DRAWING: Final = Utilisation(0.0, 1.0)
SHOWN: Final = Facts(Kind.TABLE, since=100.0, shown=90.0)
CALL: Final = Facts(Kind.CALL, Reader.ACTS, since=100.0)
GOING_CALL: Final = Facts(Kind.LEFTOVERS, since=100.0, is_called=True, is_free=True)
HAND: Final = Facts(Kind.HAND, since=100.0)
NEXT: Final = replace(HAND, reader=Reader.ACTS)


@pytest.mark.parametrize("used", [Utilisation(), FULL, DRAWING])
@pytest.mark.parametrize(
    ("facts", "urgency"),
    [
        (replace(SHOWN, happened=Happened.COVERS), Urgency.COVER),
        (replace(HAND, happened=Happened.COVERS), Urgency.COVER),
        (Facts(Kind.ANSWERS), Urgency.COVER),
        (CALL, Urgency.CALL),
        (NEXT, Urgency.NEXT_HAND),
        (replace(HAND, reader=Reader.HAS_ACTED), Urgency.OTHER_HAND),
        (replace(SHOWN, happened=Happened.TURNING_POINT), Urgency.TABLE),
        (replace(SHOWN, happened=Happened.END), Urgency.TABLE),
        (replace(HAND, happened=Happened.END), Urgency.TABLE),
    ],
)
def test_what_matters_waits_for_nothing(facts: Facts, urgency: Urgency, used: Utilisation) -> None:
    due = pace(replace(facts, used=used))
    assert (due.at, due.urgency) == (AT_ONCE, urgency)


@pytest.mark.parametrize(
    ("facts", "begins", "wait"),
    [
        (SHOWN, 100.0, TABLE),
        (replace(SHOWN, is_called=True), 100.0, CALLED_TO),
        (HAND, 100.0, LOOKING_ON),
        (replace(NEXT, is_called=True), 100.0, CALLED_INSTEAD),
        (replace(CALL, is_there=True), 100.0, GRACE),
        (replace(CALL, reader=Reader.HAS_ACTED), 100.0, FALSE_CALL),
        (GOING_CALL, 100.0, FALSE_CALL),
        (replace(CALL, has_hand_coming=True), 100.0, HAND_FIRST),
    ],
)
def test_the_rest_waits_a_little_where_there_is_room_and_longer_where_there_is_none(
    facts: Facts, begins: float, wait: Wait
) -> None:
    assert pace(facts).at == begins + wait.least
    assert pace(replace(facts, used=FULL)).at == begins + wait.longest


def test_a_false_call_goes_as_urgently_as_one_is_made() -> None:
    assert pace(GOING_CALL).urgency == pace(CALL).urgency
    assert pace(replace(GOING_CALL, used=Utilisation(0.9))).at < GOING_CALL.since + 1


def test_a_table_follows_its_call_within_two_seconds_at_nine_tenths_of_all_requests() -> None:
    assert pace(replace(SHOWN, is_called=True, used=Utilisation(0.9))).at < SHOWN.since + 2


def test_an_edit_that_costs_no_request_feels_drawing_alone() -> None:
    free = replace(HAND, is_free=True, used=FULL)
    assert pace(free).at == HAND.since + LOOKING_ON.least
    assert pace(replace(free, used=DRAWING)).at == HAND.since + LOOKING_ON.longest
    called = replace(NEXT, is_free=True, is_called=True, used=FULL)
    assert pace(called).at == AT_ONCE


def test_a_race_in_which_nothing_is_told_has_a_pace_of_its_own() -> None:
    for facts in (SHOWN, HAND, NEXT):
        assert pace(replace(facts, race=3.0)).at == 103.0
    assert pace(replace(NEXT, race=3.0, happened=Happened.MOVE)).at == AT_ONCE


@pytest.mark.parametrize("wait", [TABLE, CALLED_TO, LOOKING_ON, CALLED_INSTEAD, GRACE])
def test_waits_grow_smoothly_and_are_hardly_felt_below_a_half(wait: Wait) -> None:
    at = [wait.at(used / 100) for used in range(131)]
    assert at == sorted(at)
    assert at[50] - at[0] <= 1.0
    assert max(b - a for a, b in pairwise(at)) <= (wait.longest - wait.least) / 6
    assert at[100] == at[130] == wait.longest


def test_whoever_moves_every_few_seconds_sees_the_table_follow() -> None:
    """Five edits in five seconds are what Discord takes in one channel."""
    assert 1.0 < TABLES_APART < 2.0
    assert pace(replace(SHOWN, shown=100.0)).at == 100.0 + TABLES_APART


def test_every_row_of_the_table_is_reached() -> None:
    happened = [*Happened]
    reached = {
        pace(
            Facts(
                kind,
                reader,
                what,
                race=race,
                is_there=there,
                is_called=called,
                has_hand_coming=coming,
                awaits_film=film,
            )
        ).why
        for kind in Kind
        for reader in Reader
        for what in happened
        for race in (0.0, 1.0)
        for there in (False, True)
        for called in (False, True)
        for coming in (False, True)
        for film in (False, True)
    }
    assert len(reached) == len(RULES)


def test_the_table_stands_in_the_documentation_as_it_is() -> None:
    assert printed() in (ROOT / "docs/scaling.md").read_text("utf-8")


def test_what_is_shown_at_once_waits_for_nothing_but_a_race() -> None:
    assert at_once(replace(HAND, used=FULL)).at == AT_ONCE
    assert at_once(replace(HAND, race=3.0)).at == 103.0
