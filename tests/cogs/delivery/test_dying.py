"""What is left of a process that dies between two steps of showing, and what becomes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pytest

from cogs.delivery.messages.turn_call import TurnNotices
from cogs.delivery.pace import GRACE, pace
from cogs.delivery.reconciler import Delivery
from cogs.delivery.sending.posting import Posting
from playground.state.clock import ManualClock
from playground.state.nonces import NONCE_LASTS
from storage.leases import Outbox
from storage.messages import Messages
from tests.cogs.delivery.test_notices import notices
from tests.support.evenings.evening import evening

if TYPE_CHECKING:
    from collections.abc import Container, Iterable
    from pathlib import Path
    from typing import TypeAlias

    from matches.records import PostedMessage
    from tests.support.evenings.evening import Evening

    Rows: TypeAlias = Iterable[PostedMessage]


HISTORY: Final = "GET /channels/{channel_id}/messages"


async def nothing(*_: object) -> bool:
    """Do nothing, as a process that is dead."""
    return True


def die_before_deleting(dead: pytest.MonkeyPatch) -> None:
    dead.setattr(Posting, "sweep", nothing)


def die_before_writing_down(
    dead: pytest.MonkeyPatch, kinds: Container[str] = ("board", "notice")
) -> None:
    change = Messages.change

    async def changing(rows: Messages, shown: Rows = (), gone: Rows = (), *_: object) -> None:
        shown = tuple(shown)
        is_before = any(one.state == "posting" for one in shown)  # with rows of what was edited
        if is_before or not any(one.kind in kinds and one.state == "stands" for one in shown):
            await change(rows, shown, gone)
        elif posting := [one for one in shown if one.state == "posting"]:
            await change(rows, posting)  # it is posted next: that was written before all was lost

    dead.setattr(Messages, "change", changing)


def die_before_writing_a_call_down(dead: pytest.MonkeyPatch) -> None:
    """Die when a new call is posted, and the former one still stands."""
    die_before_writing_down(dead, ("notice",))
    die_before_deleting(dead)


def die_once_written_down(dead: pytest.MonkeyPatch) -> None:
    """Die when a new call is on record, before anything else is."""
    change, sweep = Messages.change, Posting.sweep
    last: list[PostedMessage] = []

    async def changing(rows: Messages, shown: Rows = (), gone: Rows = (), *_: object) -> None:
        if not last:
            shown = tuple(shown)
            last.extend(one for one in shown if one.kind == "notice" and one.message)
            await change(rows, shown, gone)

    async def sweeping(posting: Posting, going: Rows) -> None:
        if not last:
            await sweep(posting, going)

    dead.setattr(Messages, "change", changing)
    dead.setattr(Posting, "sweep", sweeping)


def shown(table: Evening) -> tuple[int, list[str]]:
    """Return how many tables there are, and who is called."""
    seen = table.people[0].sees(table.world.table)
    calls = [table.people[0].reads(one) for one in notices(table)]
    return sum(bool(one.pictures) for one in seen), [one.split(" · ")[0] for one in calls]


def let_players_be_there(table: Evening) -> None:
    """Let who has just moved have some time before they are called."""
    assert isinstance(table.bot.delivery, Delivery)
    table.bot.delivery.pace = pace


async def bring_table_down(table: Evening) -> None:
    """Let the table be posted anew, and the former one be deleted."""
    await table.people[0].slash("table")
    await table.settle()


async def pass_the_turn(table: Evening) -> None:
    """Let the next player be called, and the former call be deleted."""
    await table.move()


@pytest.mark.parametrize("act", [bring_table_down, pass_the_turn])
@pytest.mark.parametrize(
    "die", [die_before_deleting, die_before_writing_down, die_before_writing_a_call_down]
)
async def test_after_a_death_there_is_one_table_and_one_call(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, die: Any, act: Any
) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        with monkeypatch.context() as dead:
            die(dead)
            dead.setattr(Outbox, "acknowledge", nothing)
            await act(table)
            await table.stop()
        await table.start()
        assert shown(table) == (1, [f"🔔 @{table.acting()[0]}"])


@pytest.mark.parametrize("act", [bring_table_down, pass_the_turn])
async def test_what_a_dead_process_posted_goes_also_once_discord_has_forgotten_its_nonce(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, act: Any
) -> None:
    clock = ManualClock()
    async with evening(tmp_path, clock=clock) as table:
        await table.open_table("all_aboard", *table.people)
        await table.move()
        with monkeypatch.context() as dead:
            die_before_writing_down(dead)
            dead.setattr(Outbox, "acknowledge", nothing)
            await act(table)
            await table.stop()
        clock.advance(NONCE_LASTS + 1)
        await table.start()
        await table.world.until(lambda: table.world.calls[HISTORY])
        await table.settle()
        assert shown(table) == (1, [f"🔔 @{table.acting()[0]}"])
        await table.restart()
        assert table.world.calls[HISTORY] == 1, "nothing was left, and yet it is looked for"


@pytest.mark.parametrize("die", [die_before_deleting, die_once_written_down])
async def test_a_call_in_whose_place_a_longer_one_stands_is_not_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, die: Any
) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("alles_an_bord", *table.people)
        first, last = table.people
        await table.press_on(first, table.hand(first))
        await table.settle()
        with monkeypatch.context() as dead:
            die(dead)
            dead.setattr(Outbox, "acknowledge", nothing)
            await table.press_on(last, table.hand(last))
            await table.settle()
            await table.stop()
        await table.start()
        calls = [one for one in first.sees(table.world.table) if one.mentions]
        assert [first.reads(one).split(" · ")[0] for one in calls] == ["🔔 @Red, Blue"]


async def test_a_call_that_a_dead_process_posted_names_who_is_to_act_by_now(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("abordaje", *table.people)
        red, blue = table.people
        await table.press_on(blue, table.hand(blue))
        await table.settle()
        with monkeypatch.context() as dead:
            die_before_writing_down(dead)
            dead.setattr(Outbox, "acknowledge", nothing)
            await table.press_on(red, table.hand(red))
            await table.settle()
            dead.setattr(TurnNotices, "bring", nothing)
            await table.press_on(red, table.hand(red))
            await table.settle()
            await table.stop()
        await table.start()
        calls = [one for one in red.sees(table.world.table) if one.mentions]
        assert [red.reads(one).split(" · ")[0] for one in calls] == ["🔔 @Blue"]


async def test_a_call_that_was_to_go_with_the_next_one_goes_also_if_its_process_dies_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = ManualClock()
    async with evening(tmp_path, clock=clock) as table:
        await table.open_table("all_aboard", *table.people)
        await table.move()
        let_players_be_there(table)
        await table.move()  # nobody is called, and the former call stays for the time being
        (player,) = table.acting()
        with monkeypatch.context() as dead:
            die_once_written_down(dead)
            dead.setattr(Outbox, "acknowledge", nothing)
            clock.advance(GRACE.least)
            await table.settle()
            await table.stop()
        await table.start()
        assert shown(table) == (1, [f"🔔 @{player}"])
