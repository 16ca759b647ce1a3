"""What Bandido Alcatraz tells, and to whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

from games.bandido_alcatraz.events import load_event
from games.bandido_alcatraz.model import Options
from games.kit.computers.playout import playout
from games.kit.words import LANGUAGES
from tests.support.boards.bandido_table import (
    FITS_NOT,
    GAME,
    KIT,
    public_news,
    stuck,
    team,
    voice,
)

if TYPE_CHECKING:
    from games.bandido_alcatraz.model import State


def test_news_of_a_dig_tell_what_it_did() -> None:
    table = team()
    assert public_news(table.dig("A36 @ (2,0) 0").events) == [
        "⛏️ Ana digs on at tunnel 4: 5 tunnels are still open."
    ]
    assert public_news(table.dig("A26 @ (0,-1) 0").events) == [
        "🤝 Ben joins 2 tunnels (1 and 3)! 3 are left open."
    ]
    assert public_news(table.dig("A46 @ (4,0) 0").events) == [
        "⛏️ Ana digs a fork at tunnel 4: now 5 tunnels are open."
    ]
    assert public_news(table.dig("EXIT @ (0,1) 90").events) == [
        "🚪 Ben lays the **EXIT** at tunnel 2! 4 tunnels are left open."
    ]
    assert public_news(table.dig("A05 @ (1,1) 90").events) == [
        "🧱 Ana closes a tunnel (5): 3 are left open."
    ]


def test_news_stored_before_they_said_where_are_told_without() -> None:
    now = team().dig("A36 @ (2,0) 0").events[0]
    lately = {"at", "numbers", "change"}
    args = {key: arg for key, arg in now.args.items() if key not in lately}
    older = load_event(now.model_copy(update={"args": args}))
    assert public_news((older,)) == ["⛏️ Ana digs on: 5 tunnels are still open."]
    brief = [voice().together([one], "brief") for one in (older, now)]
    assert brief == ["⛏️ (±0)", "⛏️ tunnel 4 (±0)"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_water_that_can_never_be_covered_is_told_so_in_brief(language: str) -> None:
    say = voice(language)
    table = team().dig("A35 @ (2,0) 0")
    comes = table.events
    walled = table.dig("A05 @ (4,0) 0").events
    (coming,) = [say.in_form(one, "brief", "aside") for one in comes if one.key == "water-comes"]
    (never,) = [say.in_form(one, "aside") for one in walled if one.key == "water-blocked"]
    assert (
        coming
        == {"en": "💧 water card", "de": "💧 Wasserkarte", "es": "💧 carta con agua"}[language]
    )
    assert "⚠️ 💧" in never


def test_the_end_is_told_condition_by_condition() -> None:
    table = team(options=Options(allow_overcollect="on"), gathered=(*KIT, "A15"))
    table.dig("EXIT @ (2,0) 0", "A26 @ (0,-1) 0", "A25 @ (1,1) 180")
    assert public_news(table.events)[1:] == [
        "🔔 **How did the escape go?**",
        "✅ The EXIT is on the table.",
        "✅ No tunnel is left open.",
        "❌ The kit is not right: 4 of 3 raincoats, 2 of 2 ropes.",
        "✅ No water in sight.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_changed_hand_is_told_to_its_owner_and_its_number_to_all(language: str) -> None:
    table = stuck(*FITS_NOT).exchange()
    public, private = (
        [voice(language)(told) for told in table.events if (told.to is None) == to_all]
        for to_all in (True, False)
    )
    assert len(public) == len(private) == 1
    assert "3" in public[0]
    for number in range(1, 4):
        assert f"{number}: " in private[0]
        assert f"{number}: " not in public[0]


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_that_the_escape_is_lost_is_told_once(seed: str) -> None:
    first = too = 0
    for moment in playout(GAME, 2, Options(), seed):
        before, told = cast("State", moment.before).table.grid, {one.key for one in moment.events}
        for key in told & {"water-blocked", "tunnel-walled"}:
            assert not before.is_spoilt("strict"), key
            first += 1
        for key in told & {"water-blocked-too", "tunnel-walled-too"}:
            assert before.is_spoilt("strict"), key
            too += 1
    assert 1 <= first <= 2
    assert too
