"""Processes that show a match in turn: none trusts its memory once another one has held it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.kit.messages.layouts import page
from matches.records import PostedMessage
from storage.leases import Outbox
from storage.messages import Messages
from tests.support.evenings.answers import move_by_hand
from tests.support.evenings.pair import pair
from tests.support.stores.tables import look_up, spoil

if TYPE_CHECKING:
    from storage.address import PostgresAddress

MATCH = 1
IS_LEFT = "SELECT match FROM unshown WHERE holder = ''"
"""Matches of which something is left for later."""


async def test_what_a_process_has_left_goes_that_held_a_match_for_a_moment_and_died(
    postgres: PostgresAddress,
) -> None:
    async with pair(postgres) as both:
        await both.open_table("all_aboard")
        for bot in both.bots:
            bot.claim_abandoned.cancel()
        for _ in range(4):
            await move_by_hand(both.world, *both.people)
            await both.world.idle()
        # Who is to act was there a moment ago: the call waits, and a call before it has gone.
        await both.world.until(lambda: look_up(postgres, IS_LEFT))
        bot = both.of_server
        false = await bot.get_partial_messageable(both.channel.id).send("🔔 Nobody")
        database = bot.store.database
        row = PostedMessage(MATCH, 0, "notice", both.channel.id, false.id, "", 0.0, state="going")
        assert await Outbox(database, "dead").acquire(MATCH)
        await Messages(database, "dead").change([row])
        spoil(postgres, "UPDATE unshown SET held_until = 0")
        await both.settle()
        assert false.id not in [one.id for one in both.people[0].sees(both.channel)]


async def test_what_a_late_answer_stands_over_comes_back_where_another_process_has_shown_it(
    postgres: PostgresAddress,
) -> None:
    async with pair(postgres) as both:
        await both.open_table("all_aboard")
        hand = both.people[0].dms()[-1]
        channel = both.of_dms.get_partial_messageable(hand.message.channel.id)
        await channel.get_partial_message(hand.id).edit(view=page("late"), attachments=[])
        both.of_dms.delivery.refresh(MATCH, anew=True)
        await both.settle()
        assert "late" not in both.people[0].dms()[-1].text
