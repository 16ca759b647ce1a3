"""Playing alone in the bot's direct messages: one message, nobody is called, and nothing counts."""

from __future__ import annotations

from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING

import pytest

from cogs.server.retention import KEPT_FOR_RETURN
from games import SHELF
from games.kit.words import Voice
from tests.support.evenings.answers import answers_of
from tests.support.evenings.evening import evening
from tests.support.fast_time import run_fast

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Coroutine
    from pathlib import Path
    from typing import Any

    from matches.match import Match
    from playground import Person, Seen
    from tests.support.evenings.evening import Evening
    from tests.support.fast_time import FastLoop

    Fast = Callable[[Callable[[FastLoop], Coroutine[Any, Any, None]]], None]

ENGLISH = Voice("en")
AFTERWARDS = ["Play again", "Replay", "Step by step", "How it went"]


@pytest.fixture
def fast(monkeypatch: pytest.MonkeyPatch) -> Fast:
    return lambda story: run_fast(monkeypatch, story)


@asynccontextmanager
async def opened(folder: Path, loop: FastLoop, people: int = 2) -> AsyncIterator[Evening]:
    async with evening(folder, people, clock=loop) as table:
        table.bot.thinker.scale = 0.01
        yield table


async def settle(table: Evening) -> None:
    """Wait until it is a person's turn, and everything is on show."""
    await table.world.idle()
    await table.bot.computers.wait()
    await table.settle()


async def running(table: Evening) -> Match:
    """Return the only match that runs, once it is its person's turn."""
    await settle(table)
    (match_id,) = await table.bot.store.matches.running()
    return await table.bot.store.matches.load(match_id)


def private(person: Person) -> list[Seen]:
    """Return what stands in the direct messages for good."""
    return [one for one in person.sees(person.dm) if not one.ephemeral]


def test_a_match_in_direct_messages_is_one_message_and_counts_nowhere(
    tmp_path: Path, fast: Fast
) -> None:
    async def story(loop: FastLoop) -> None:
        async with opened(tmp_path, loop) as table:
            red, blue = table.people
            await red.slash("play", game="all_aboard", at=red.dm)
            match = await running(table)
            assert (match.guild, match.channel, match.players[0]) == (0, red.dm.id, red.id)
            assert [*match.computers.values()] == ["normal"]
            assert match.terms.speed == "untimed"
            (hand,) = private(red)
            first = hand.message.id
            assert hand.pictures
            assert "(normal)" in hand.pictures[0].alt
            assert "<#" not in hand.text
            assert not hand.message.pinged

            await table.restart()
            table.bot.thinker.scale = 0.01
            await table.press_on(red, table.hand(red))
            assert (await running(table)).ply > match.ply
            assert [one.message.id for one in private(red)] == [first]
            assert "💡" in (await red.slash("hint", at=red.dm)).text
            words = await red.press("📝", on=private(red)[0])
            assert f"https://discord.com/channels/@me/{red.dm.id}/{first}" in words.text

            below = await red.slash("hand", at=red.dm)
            assert below.text == ENGLISH("hand-below")
            await settle(table)
            (hand,) = private(red)
            assert hand.message.id > first
            for where in (red.dm, table.world.table):
                assert "our direct messages" in (await red.slash("games", at=where)).text

            taken = await red.slash("play", game="abordaje", at=red.dm)
            assert taken.text == ENGLISH("private-taken", game="All aboard!")
            question = await red.press("Give up", on=taken)
            assert question.text == ENGLISH("resign-alone-sure")
            await red.press("Yes, I give up", on=question)
            await settle(table)
            (end,) = private(red)
            assert end.labels[:4] == AFTERWARDS
            await red.press("Play again", on=end)
            anew = await running(table)
            assert anew.id != match.id
            assert anew.players == match.players
            assert answers_of(private(red)[-1])
            with table.reading() as database:
                assert not database.execute("SELECT 1 FROM result").fetchone()
            assert all(one.ephemeral for one in red.sees(table.world.table))
            assert not blue.dms()

    fast(story)


def test_alone_in_a_server_direct_messages_are_offered_first(tmp_path: Path, fast: Fast) -> None:
    async def story(loop: FastLoop) -> None:
        async with opened(tmp_path, loop) as table:
            red, blue = table.people
            asked = await red.slash("play", game="abordaje", level="easy", at=table.world.table)
            assert asked.ephemeral
            assert asked.labels == [ENGLISH("button-privately"), ENGLISH("button-in-channel")]
            told = await red.press(asked.labels[0], on=asked)
            there = f"https://discord.com/channels/@me/{red.dm.id}"
            assert told.text == ENGLISH("private-dealt", link=there)
            assert (await running(table)).channel == red.dm.id
            assert len(private(red)) == 1
            assert table.told() == told.text
            again = await red.slash("play", game="abordaje", level="easy", at=table.world.table)
            told = await red.press(asked.labels[0], on=again)
            assert told.text == ENGLISH("private-taken-there", game="¡Abordaje!", link=there)
            assert told.labels == [ENGLISH("button-in-channel")]

            blue.close_dms()
            asked = await blue.slash("play", game="abordaje", level="easy", at=table.world.table)
            await blue.press(asked.labels[0], on=asked)
            await settle(table)
            assert [one.text for one in blue.ephemerals()] == [ENGLISH("private-closed")]
            assert await table.bot.store.matches.in_channel(table.world.table.id)
            refused = await blue.slash("play", game="abordaje", level="easy")
            offered = await blue.press(asked.labels[0], on=refused)
            assert ENGLISH("busy-match") in offered.text
            assert not private(blue)

    fast(story)


def test_a_match_in_direct_messages_stands_beside_hands_of_servers(
    tmp_path: Path, fast: Fast
) -> None:
    async def story(loop: FastLoop) -> None:
        async with opened(tmp_path, loop) as table:
            await table.open_table("all_aboard", *table.people)
            (red,) = table.acting()
            shelf = await red.slash("play", at=red.dm)
            assert ENGLISH("button-alone") not in shelf.labels, "there is no other way there"
            asked = await red.press("¡Abordaje!", on=shelf)
            assert asked.ephemeral
            await red.press("easy", on=asked)
            await settle(table)
            assert len(private(red)) == 2
            which = await red.slash("hand", at=red.dm)
            options = which.selects[0].options
            (alone,) = [one for one in options if "our direct messages" in one.label]
            told = await red.select(which.selects[0].custom_id, alone.label, on=which)
            assert told.text == ENGLISH("hand-below")
            ((_, animal), *_) = await red.complete("allaboard board", "animal", "", at=red.dm)
            assert animal, "commands of another game are about the table in the server"
            here = await red.slash("hand", at=table.world.table)
            assert here.pictures
            assert "our direct messages" not in here.text
            table_there = await red.slash("table", at=red.dm)
            assert "¡Abordaje!" in table_there.text
            await settle(table)
            assert "¡Abordaje!" in private(red)[-1].text

    fast(story)


@pytest.mark.parametrize("slug", ["alles_an_bord", "off_the_rails", "bandido_alcatraz"])
def test_every_kind_of_hand_is_a_table_there(tmp_path: Path, fast: Fast, slug: str) -> None:
    async def story(loop: FastLoop) -> None:
        async with opened(tmp_path, loop, 1) as table:
            (red,) = table.people
            await red.slash("play", game=slug, level="easy", at=red.dm)
            await table.settle()
            for _ in range(6):
                (hand,) = private(red)
                assert hand.pictures, "also while computers move, and in a race"
                assert SHELF[slug].spec.icon in hand.text
                if answers_of(hand):
                    await table.press_on(red, hand)
                elif loads := [one.custom_id for one in hand.buttons if ":deck" in one.custom_id]:
                    label = next(one.text for one in hand.buttons if one.custom_id == loads[0])
                    assert (await red.press(label, on=hand)).pictures
                await table.settle()
            await table.bot.computers.close()

    fast(story)


def test_a_race_there_says_how_fast_its_computer_presses(tmp_path: Path, fast: Fast) -> None:
    async def story(loop: FastLoop) -> None:
        async with opened(tmp_path, loop, 1) as table:
            (red,) = table.people
            await red.slash("play", game="alles_an_bord", level="easy", at=red.dm)
            await table.settle()
            (hand,) = private(red)
            assert "🤖 easy: a press every 5 s or so" in hand.text
            await table.press_on(red, hand)
            await table.settle()
            assert "a press every" not in private(red)[0].text, "it is said at the start"
            await table.bot.computers.close()

    fast(story)


async def test_commands_about_a_server_say_so_in_direct_messages(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1, locales=["de"]) as table:
        (red,) = table.people
        said = Voice("de")("needs-server")
        for name in (
            "leaderboard",
            "profile",
            "config",
            "admin list",
            "admin end",
            "tournament show",
            "tournament open",
        ):
            options = {"game": "all_aboard"} if name == "tournament open" else {}
            answer = await red.slash(name, at=red.dm, **options)
            assert answer.text == said, name
            assert answer.ephemeral
        for name in ("table", "hint", "undo", "resign", "hand"):
            assert (await red.slash(name, at=red.dm)).text == Voice("de")("no-match")
        helped = await red.slash("help", at=red.dm)
        assert Voice("de")("button-alone") in helped.labels


async def test_direct_messages_are_no_server_that_counts_or_is_ever_gone(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        (red,) = table.people
        asked = await red.press("Bandido Alcatraz", on=await red.slash("play", at=red.dm))
        await red.press("Start", on=await red.press("no computer", on=asked))
        await table.settle()
        cog: Any = table.bot.get_cog("Retention")
        began = cog.now()
        for later in (0, 2 * KEPT_FOR_RETURN):
            cog.now = partial(float, began + later)
            await cog.look()
        assert await table.bot.store.matches.running()
        question = await red.slash("resign", at=red.dm)
        await red.press(ENGLISH("button-give-up-alone"), on=question)
        await table.settle()
        assert private(red)[-1].labels[:4] == AFTERWARDS
        with table.reading() as database:
            assert not database.execute("SELECT 1 FROM result").fetchone()
