"""Commands as a bot synchronises them."""

from __future__ import annotations

from playground import ManualClock, World
from playground.tests.support.bots import ask, raw_session, running, world_with_bot
from playground.tests.support.commands import ferry_bot


async def test_syncing_again_keeps_ids_and_counts_up_versions() -> None:
    async with World.open() as world:
        bot = ferry_bot(world)
        async with running(bot, world):
            before = [(one.id, one.name) for one in await bot.tree.fetch_commands()]
            after = [(one.id, one.name) for one in await bot.tree.sync()]
            assert before == after


async def test_a_command_in_capitals_is_refused_with_its_place() -> None:
    async with World.open() as world:
        app = world.application("Bot")
        async with raw_session(app) as session:
            path = f"/applications/{app.id}/commands"
            told = await ask(session, "POST", path, name="Play", description="Play", type=1)
            assert (told["status"], told["code"]) == (400, 50035)
            assert "name" in told["errors"]


async def test_nobody_sets_another_bots_commands() -> None:
    async with World.open() as world:
        ours, theirs = world.application("Bot"), world.application("Pong")
        async with raw_session(ours) as session:
            told = await ask(session, "GET", f"/applications/{theirs.id}/commands")
            assert (told["status"], told["code"]) == (403, 20012)


async def test_a_hundred_and_one_commands_are_too_many_and_names_are_unique() -> None:
    async with world_with_bot() as (_, bot), raw_session(bot.app) as session:
        path = f"/applications/{bot.app.id}/commands"
        made = [await ask(session, "POST", path, name=f"c{n}", description="?") for n in range(101)]
        assert [one["status"] for one in made].count(200) == 100
        assert made[-1]["code"] == 30032
        renamed = await ask(session, "PATCH", f"{path}/{made[0]['id']}", name="c1")
        assert renamed["status"] == 400


async def test_two_hundred_commands_may_be_created_in_a_day() -> None:
    clock = ManualClock()
    async with World.open(clock=clock) as world:
        app = world.application("Bot")
        path = f"/applications/{app.id}/commands"
        async with raw_session(app) as session:
            for number in range(200):
                made = await ask(session, "POST", path, name=f"c{number}", description="?")
                await ask(session, "POST", path, name=f"c{number}", description="Again")
                await ask(session, "DELETE", f"{path}/{made['id']}")
            refused = await ask(session, "POST", path, name="one-more", description="?")
            assert (refused["status"], refused["code"]) == (400, 30034)
            clock.advance(86_400)
            made = await ask(session, "POST", path, name="one-more", description="?")
            assert made["status"] == 200
