"""Two matches of one person, and a channel or server gone: always a way on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.support.evenings.evening import Evening, evening

if TYPE_CHECKING:
    from pathlib import Path

    from playground.state.model import Channel


async def two_matches(table: Evening) -> Channel:
    """Let a second match run; return its channel."""
    red, blue = table.people
    await table.open_table("all_aboard", red, blue)
    second = table.world.channel("second")
    await red.slash("play", game="all_aboard", at=second)
    await blue.press("Join", at=second)
    await red.press("Start", at=second)
    await table.settle()
    return second


async def test_the_hand_of_one_of_two_matches_is_chosen(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, _ = table.people
        await two_matches(table)
        lobby = table.world.channel("lobby")
        which = await red.slash("hand", at=lobby)
        assert which.ephemeral
        chosen = which.selects[0].options[1].label
        assert "#second" in chosen
        hand = await red.select("which", chosen, on=which)
        assert hand.pictures


async def test_one_whose_channel_is_gone_is_brought_here(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, _ = table.people
        second = await two_matches(table)
        lobby = table.world.channel("lobby")
        table.world.delete(second)
        await table.settle()
        which = await red.slash("table", at=lobby)
        elsewhere = await red.select("which", which.selects[0].options[1].label, on=which)
        await red.press("Bring it here", on=elsewhere)
        await table.settle()
        assert any(seen.pictures for seen in red.sees(lobby))


async def test_one_whose_channel_is_gone_is_given_up(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, _ = table.people
        second = await two_matches(table)
        table.world.delete(second)
        await table.settle()
        which = await red.slash("resign", at=table.world.channel("lobby"))
        sure = await red.select("which", which.selects[0].options[1].label, on=which)
        await red.press("Yes, give up the seat", on=sure)
        await table.settle()
        assert len(await table.bot.store.matches.running()) == 1


async def test_a_match_of_a_server_that_is_gone_is_brought_to_another(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        await table.open_table("all_aboard", red, blue)
        elsewhere = table.world.guild("Elsewhere")
        for person in table.people:
            person.join(elsewhere)
        table.world.remove(table.application)
        await table.settle()
        (there,) = elsewhere.channels.values()
        await red.slash("table", at=there)
        await table.settle()
        assert any(seen.pictures for seen in red.sees(there))


async def test_a_match_is_given_up_by_direct_message(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        await table.open_table("all_aboard", red, blue)
        sure = await red.slash("resign", at=red.dm)
        await red.press("Yes, give up the seat", on=sure)
        await table.settle()
        assert not await table.bot.store.matches.running()
