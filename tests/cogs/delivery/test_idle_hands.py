"""Idle hands: nobody waits for his own, and those who only look on get theirs a little later."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from cogs.delivery.clock import Clock
from cogs.delivery.delivery import Delivery
from cogs.delivery.idle_hands import PAUSE, IdleHands
from games.kit.game import Outcome, Seat
from playground import ManualClock
from tests.cogs.delivery.test_pictures import opening
from tests.support.evening import evening

if TYPE_CHECKING:
    from pathlib import Path

    from matches.match import Match


class Idle:
    """Idle hands with a clock of their own, and what they asked for."""

    def __init__(self) -> None:
        self.time = ManualClock()
        self.refreshed: list[int] = []
        clock = Clock(self.time.now, self.time.later)
        self.hands = IdleHands(clock, self.refreshed.append)

    def bring(self, match: Match, *, at_once: bool = False) -> list[int]:
        return list(self.hands.to_bring(match, at_once=at_once))


@pytest.fixture
def idle() -> Idle:
    return Idle()


def position(acted: tuple[int, ...], turn: int) -> Match:
    """Return a match of five in which these moves were made and one seat is to act."""
    match = opening(seats=5)
    state = match.state.model_copy(update={"turn": Seat(turn)})
    return replace(match, acted=acted, state=state, ply=sum(acted))


def test_a_match_that_is_shown_first_brings_every_hand(idle: Idle) -> None:
    assert idle.bring(position((0, 0, 0, 0, 0), 0)) == [0, 1, 2, 3, 4]


def test_whoever_moved_and_whoever_is_next_get_their_hands_at_once(idle: Idle) -> None:
    idle.bring(position((0, 0, 0, 0, 0), 0))
    assert idle.bring(position((1, 0, 0, 0, 0), 1)) == [0, 1]


def test_in_a_burst_everybody_who_moved_is_served_and_the_others_wait_once(idle: Idle) -> None:
    idle.bring(position((0, 0, 0, 0, 0), 0))
    assert idle.bring(position((1, 1, 0, 0, 0), 2)) == [0, 1, 2]
    assert idle.bring(position((1, 1, 1, 0, 0), 3)) == [2, 3]
    idle.time.advance(PAUSE)
    assert idle.refreshed == [1]
    assert idle.bring(position((1, 1, 1, 0, 0), 3)) == [0, 1, 2, 3, 4]
    idle.time.advance(PAUSE)
    assert idle.refreshed == [1]


def test_nobody_waits_at_the_end_or_when_the_bot_stops(idle: Idle) -> None:
    idle.bring(position((0, 0, 0, 0, 0), 0))
    assert idle.bring(position((1, 0, 0, 0, 0), 1), at_once=True) == [0, 1, 2, 3, 4]
    over = replace(position((1, 1, 0, 0, 0), 2), outcome=Outcome(winners=frozenset(), reason="tie"))
    assert idle.bring(over) == [0, 1, 2, 3, 4]
    idle.time.advance(PAUSE)
    assert not idle.refreshed


def test_what_failed_is_tried_again_for_everybody(idle: Idle) -> None:
    idle.bring(position((0, 0, 0, 0, 0), 0))
    idle.bring(position((1, 0, 0, 0, 0), 1))
    idle.hands.failed(1)
    assert idle.bring(position((1, 0, 0, 0, 0), 1)) == [0, 1, 2, 3, 4]


def test_a_stop_asks_for_what_waits(idle: Idle) -> None:
    idle.bring(position((0, 0, 0, 0, 0), 0))
    idle.bring(position((1, 0, 0, 0, 0), 1))
    idle.hands.hurry()
    assert idle.refreshed == [1]
    idle.time.advance(PAUSE)
    assert idle.refreshed == [1]


async def test_a_hand_that_waits_is_up_to_date_when_its_owner_opens_it(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=3) as table:
        await table.open_table("all_aboard", *table.people)
        delivery, time = table.bot.delivery, ManualClock()
        assert isinstance(delivery, Delivery)
        delivery.clock.now, delivery.clock.later = time.now, time.later
        (player,) = table.acting()
        await table.press_on(player, table.hand(player))
        await table.world.until(lambda: table.acting() not in ([], [player]))
        (idle,) = set(table.people) - {player, *table.acting()}
        assert table.hand(idle).pictures[0].filename == "hand-0.png"
        opened = await idle.slash("hand", at=table.world.table)
        assert opened.pictures[0].filename == "hand-1.png"
        time.advance(PAUSE)
        await table.settle()
        assert table.hand(idle).pictures[0].filename == "hand-1.png"
