"""Posted messages: whom they may ping, and whom they name."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import aiohttp
import pytest

from cogs.delivery.reconciler import Delivery
from cogs.delivery.sending.posting import LONGEST_AGE, Sent, nonce_of
from cogs.kit.discord_clock import DiscordClock
from playground.state.clock import ManualClock
from tests.support.evenings.evening import evening

if TYPE_CHECKING:
    from pathlib import Path


async def test_every_message_and_every_edit_says_whom_it_may_ping(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening(tmp_path) as table:
        bodies: list[dict[str, Any]] = []
        builder = table.world.services.message_builder
        update = builder.update

        def note(message: Any, body: dict[str, Any], *rest: Any, **more: Any) -> None:
            bodies.append(body)
            update(message, body, *rest, **more)

        monkeypatch.setattr(builder, "update", note)
        await table.open_table("all_aboard", *table.people)
        await table.move()
        await table.move()
        await table.people[0].press("My hand", at=table.world.table)
        assert len(bodies) > 15
        assert all("allowed_mentions" in body for body in bodies)


async def test_hands_and_tables_name_people_whom_nobody_is_to_ping(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        (player,) = table.acting()
        (other,) = (one for one in table.people if one is not player)
        for seen in (table.table(), table.hand(other)):
            assert f"Waiting for {player.name}" in seen.text
        for person in table.people:
            assert not any("<@" in seen.text for seen in person.dms())


async def test_a_message_that_another_process_posted_before_it_stood_still_is_brought_up_to_date(
    tmp_path: Path,
) -> None:
    clock = ManualClock()
    async with evening(tmp_path, clock=clock) as table:
        await table.open_table("all_aboard", *table.people)
        delivery, channel = table.bot.delivery, table.world.table.id
        assert isinstance(delivery, Delivery)
        settled: list[bool] = []

        async def post(nonce: str) -> int:
            return (await table.bot.get_partial_messageable(channel).send("…", nonce=nonce)).id

        async def settle(sent: Sent) -> None:
            settled.append(sent.is_new)

        await post(nonce_of((channel, "theirs"), 0))
        clock.advance(LONGEST_AGE + 1)
        for name in ("theirs", "own"):
            await delivery.posting.post_once(channel, (name,), post, settle)
        assert settled == [False, True]


@pytest.mark.parametrize("ahead", [0.0, 3.0, 1200.0, -1200.0])
async def test_a_clock_that_is_wrong_costs_no_edits(tmp_path: Path, ahead: float) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        table.bot.delivery.clock.now = lambda: time.time() + ahead
        blue.close_dms()
        lobby = await table.open_table("all_aboard", red, blue, start=False)
        await red.press("Start", on=lobby)
        await table.settle()
        posted = [table.table(), table.hand(red)]
        assert not [seen for seen in posted if seen.edited], "just posted, and edited once more"


def test_discords_clock_is_known_better_with_every_answer_and_anew_once_one_is_set() -> None:
    clock = DiscordClock(aiohttp.TraceConfig(), time.time)
    noon = datetime(2026, 11, 28, 12, tzinfo=UTC)
    here = noon.timestamp()
    clock.heard(noon, here - 0.1, here + 0.2)
    assert clock.here(noon) == here, "both may be right"
    clock.heard(noon, here + 3.6, here + 3.7)
    assert clock.here(noon) == pytest.approx(here + 3.7)
    clock.heard(noon, here + 3.1, here + 3.2)
    assert clock.here(noon) == pytest.approx(here + 3.2)
    clock.heard(noon, here - 0.1, here + 0.2)
    assert clock.here(noon) == here


async def test_a_database_begun_anew_posts_its_own_messages(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        before = table.table().id, *(table.hand(person).id for person in table.people)
        await table.resign(table.people[0])
        await table.stop()
        for file in tmp_path.glob("gangway.db*"):
            file.unlink()
        await table.start()
        await table.open_table("all_aboard", *table.people)
        after = table.table().id, *(table.hand(person).id for person in table.people)
        assert not {*before} & {*after}


@pytest.mark.parametrize(("code", "closed"), [(50007, True), (50278, True), (50035, False)])
async def test_only_what_discord_says_of_closed_messages_is_taken_for_that(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, *, code: int, closed: bool
) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        await table.open_table("all_aboard", red, blue, start=False)
        dm = table.world.state.dm_between(table.application.user, blue.user)
        table.world.refuse_where(dm, status=400 if code == 50035 else 403, code=code)
        await red.press("Start", at=table.world.table)

        async def known() -> bool:
            user = await table.bot.known_users.get(blue.id)
            return bool(user and user.dm_closed)

        await table.world.until(
            lambda: table.world.server.calls["POST /channels/{channel_id}/messages"] > 2
        )
        await table.settle()
        assert await known() == closed
        assert any(one.levelname == "ERROR" for one in caplog.records) != closed
