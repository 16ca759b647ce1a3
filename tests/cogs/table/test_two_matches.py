"""Two matches of one person, and a channel or server gone: always a way on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.kit.words import Voice
from tests.support.evenings.answers import answers_of
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


async def test_lists_begin_with_what_waits_and_name_server_and_time(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, _ = table.people
        second = await two_matches(table)
        for _ in range(8):  # until one of the two waits for Red, and the other does not
            waiting = [bool(answers_of(one)) for one in red.dms()]
            if any(waiting) and not all(waiting):
                break
            await move_in_first(table)
        due = next(one for one in red.dms() if answers_of(one))
        there = second if f"<#{second.id}>" in due.text else table.world.table
        games = await red.slash("games", at=table.world.channel("lobby"))
        first, *_ = games.text.splitlines()
        assert f"<#{there.id}>" in first
        assert table.world.home.name in first
        assert "Your turn!" in first
        assert "<t:" in first
        lobby = table.world.channel("lobby")
        options = []
        for command in ("games", "hand", "hint", "undo", "resign", "table"):
            (chooser,) = (await red.slash(command, at=lobby)).selects
            # The time that is left may be another second's by then.
            options.append([(one.label, one.value) for one in chooser.options])
            assert "Your turn! · " in (chooser.options[0].description or "")
        assert all(one == options[0] for one in options)
        assert f"#{there.name} · {table.world.home.name}" in options[0][0][0]


async def test_where_one_match_runs_its_hand_is_a_press_away(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        await table.open_table("all_aboard", red, blue)
        games = await red.slash("games", at=table.world.channel("lobby"))
        assert not games.selects
        assert (await red.press("My hand", on=games)).pictures


async def move_in_first(table: Evening) -> None:
    """Let somebody move in the first match."""
    for person in table.people:
        for hand in person.dms():
            if f"<#{table.world.table.id}>" in hand.text and answers_of(hand):
                await table.press_on(person, hand)
                await table.settle()
                return


async def test_hint_and_taking_back_are_asked_for_in_one_of_two_matches(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, _ = table.people
        second = await two_matches(table)
        lobby = table.world.channel("lobby")
        for command, key in (("hint", "hint-not-here"), ("undo", "nothing-to-take-back")):
            which = await red.slash(command, at=lobby)
            chosen = next(one.label for one in which.selects[0].options if "#second" in one.label)
            assert second.name == "second"
            refused = await red.select("which", chosen, on=which)
            assert refused.text == Voice("en")(key)


async def test_tournaments_are_listed_with_the_matches(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        await red.slash("tournament open", game="all_aboard", at=table.world.table)
        for person in (red, blue):
            await person.press("Sign up", at=table.world.table)
        games = await blue.slash("games", at=table.world.table)
        assert f"tournament in <#{table.world.table.id}>: sign-up" in games.text
