"""Playing alone in the bot's direct messages: one message, nobody is called, and nothing counts."""

from __future__ import annotations

from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING

import pytest

from cogs.kit.messages.controls import answer_and_why
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
AFTERWARDS = ["Play again", "Replay", "Step by step", "What went wrong"]


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
            await red.slash("play", game="all_aboard", level="normal", at=red.dm)
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

            taken = await red.slash("play", game="abordaje", level="easy", at=red.dm)
            assert taken.text == ENGLISH("private-taken", game="All aboard!")
            question = await red.press("Give up", on=taken)
            assert question.text == ENGLISH("resign-alone-sure")
            await red.press("Yes, I give up", on=question)
            await settle(table)
            (end,) = private(red)
            assert end.labels[:5] == [AFTERWARDS[0], "Easier", *AFTERWARDS[1:]]
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
            ways = ("privately", "in-channel", "options")
            assert asked.labels == [ENGLISH(f"button-{way}") for way in ways]
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
            assert "🤖 easy: a press every 5 s or so, once you have made 5" in hand.text
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


async def test_a_game_named_in_direct_messages_asks_how_strong_before_it_deals(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path, seats=1) as table:
        (red,) = table.people
        asked = await red.slash("play", game="abordaje", at=red.dm)
        assert asked.ephemeral
        assert ENGLISH("alone-how-strong") in asked.text
        assert not await table.bot.store.matches.running()
        await red.press("very easy", on=asked)
        await table.settle()
        (match_id,) = await table.bot.store.matches.running()
        match = await table.bot.store.matches.load(match_id)
        assert [*match.computers.values()] == ["first"]


async def test_who_is_alone_reads_nothing_of_players_on_the_shelf(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        (red,) = table.people
        games = await red.press("Alone", on=await red.slash("play", at=table.world.table))
        assert games.selects[0].options
        assert not [one for one in games.selects[0].options if "players" in one.description]


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


# ---- options ------------------------------------------------------------------------------


@pytest.mark.long
def test_the_end_alone_speaks_of_who_played_and_leads_to_an_easier_match(
    tmp_path: Path, fast: Fast
) -> None:
    async def story(loop: FastLoop) -> None:
        async with opened(tmp_path, loop, people=1) as table:
            (red,) = table.people
            await red.slash("play", game="all_aboard", level="normal", at=red.dm)
            await running(table)
            await red.press("Yes, I give up", on=await red.slash("resign", at=red.dm))
            await settle(table)
            await red.press("Easier", on=private(red)[-1])
            assert [*(await running(table)).computers.values()] == ["easy"]
            for best in ("", "Your best here"):
                match = await running(table)
                while match.outcome is None:
                    await table.press_on(red, table.hand(red))
                    await settle(table)
                    match = await table.bot.store.matches.load(match.id)
                end = private(red)[-1]
                mine, theirs = match.outcome.scores
                how = "lost" if mine < theirs else "won"
                assert f"You {how} by {abs(mine - theirs)}: " in end.text
                assert ("What went wrong" in end.labels) == (how == "lost")
                assert best in end.text
                await red.press("Play again", on=end)

    fast(story)


def test_options_are_chosen_alone_as_at_a_table_and_remembered(tmp_path: Path, fast: Fast) -> None:
    async def story(loop: FastLoop) -> None:
        async with opened(tmp_path, loop) as table:
            red, _ = table.people
            voice = Voice("en", "bandido_alcatraz")
            shelf = await red.slash("play", at=red.dm)
            page = await red.press(voice("title"), on=shelf)
            page = await red.press(voice("alone-computers", n=0), on=page)
            page = await red.press(voice("button-options"), on=page)
            asked = voice("option-solo_hand")
            hard = f"{asked}: {answer_and_why(voice('option-solo_hand-3'))[0]}"
            page = await red.select(asked, hard, on=page)
            page = await red.press(voice("button-done"), on=page)
            await red.press(voice("button-start"), on=page)
            match = await running(table)
            assert match.options.model_dump()["solo_hand"] == "3"
            sure = await red.slash("resign", at=red.dm)
            await red.press(sure.labels[-1], on=sure)
            await table.settle()
            await table.restart()  # what was chosen is remembered
            table.bot.thinker.scale = 0.01
            shelf = await red.slash("play", at=red.dm)
            page = await red.press(voice("title"), on=shelf)
            page = await red.press(voice("alone-computers", n=0), on=page)
            await red.press(voice("button-start"), on=page)
            match = await running(table)
            assert match.options.model_dump()["solo_hand"] == "3"

    fast(story)


async def test_options_alone_in_a_channel_are_those_chosen_by_whoever_asks(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        voice = Voice("en", "all_aboard")
        asked = await red.slash("play", game="all_aboard", computers=1, at=table.world.table)
        page = await red.press(voice("button-options"), on=asked)
        off = f"{voice('option-effects')}: {answer_and_why(voice('option-effects-off'))[0]}"
        await red.select(voice("option-effects"), off, on=page)
        await table.play_alone(red, game="all_aboard", computers=1, at=table.world.table)
        await table.settle()
        match = await table.bot.store.matches.in_channel(table.world.table.id)
        assert match
        assert match.options.model_dump()["effects"] == "off"
        quay = table.world.channel("quay")
        await table.play_alone(blue, game="all_aboard", computers=1, at=quay)
        await table.settle()
        match = await table.bot.store.matches.in_channel(quay.id)
        assert match
        assert match.options.model_dump()["effects"] == "on"


async def test_a_lobby_says_that_it_lists_what_matters_for_those_who_sit_there(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        await table.open_table("bandido_alcatraz", red, blue, start=False)
        options = await red.press(ENGLISH("button-options"), at=table.world.table)
        assert ENGLISH("options-for-seats", seated=2) in options.text
