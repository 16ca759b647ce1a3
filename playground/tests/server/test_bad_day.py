"""A bad day: the same requests are struck for the same seed, and a patient bot survives it."""

from __future__ import annotations

import aiohttp
import discord

from playground import World
from playground.rest.routes import Route
from playground.server.bad_day import BadDay
from playground.tests.support.bots import world_with_bot

ROUTES = [Route(method, "/things", serve=lambda _: None) for method in ("GET", "PUT")]


def fates(seed: int, calls: int = 200) -> list[tuple[int, bool, bool]]:
    """What the calls of the first route meet: status, after its effect, connection lost."""
    day = BadDay(seed)
    met = [day.next_fault(ROUTES[0]) for _ in range(calls)]
    return [(one.status, one.after, one.lost) if one else (0, False, False) for one in met]


def test_every_tenth_request_is_refused_and_every_twentieth_answer_lost() -> None:
    refused = [one for one in fates(1) if one[0] and not one[1]]
    lost = [one for one in fates(1) if one[1]]
    assert len(refused) == 20
    assert 8 <= len(lost) <= 10  # what is refused cannot be lost as well
    assert {one[0] for one in refused} == {500, 502, 503, 504, 429}
    assert {one[0] for one in lost} <= {0, 500, 502, 503, 504}


def test_the_seed_decides_which() -> None:
    assert fates(1) == fates(1)
    assert fates(1) != fates(2)


def test_what_other_routes_are_asked_changes_nothing() -> None:
    day, met = BadDay(1), []
    for number in range(200):
        met.append(day.next_fault(ROUTES[0]))
        for _ in range(number % 3):
            day.next_fault(ROUTES[1])
    assert [(one.status if one else 0) for one in met] == [one[0] for one in fates(1)]


async def test_people_send_names_on_a_bad_day_also_those_who_come_later() -> None:
    async with World.open() as world:
        red = world.member("Red")
        world.begin_bad_day()
        blue = world.member("Blue")
        assert (red.sends_names, blue.sends_names) == (True, True)
        world.end_bad_day()
        assert (red.sends_names, blue.sends_names) == (False, False)


async def say(channel: discord.TextChannel, word: str) -> None:
    """Say a word until it stands, with a nonce so that it stands once."""
    for _ in range(9):
        try:
            await channel.send(word, nonce=word)
        except (discord.HTTPException, aiohttp.ClientError):
            continue
        return


async def test_a_bot_that_tries_again_gets_through_a_bad_day() -> None:
    async with world_with_bot() as (world, bot):
        day = world.begin_bad_day(3, statuses=(503, 429))
        words = [f"w{number}" for number in range(60)]
        for word in words:
            await say(bot.table(world), word)
        assert [one.text for one in world.member("Red").sees()] == words
        assert (day.refused, day.lost) == (7, 3)
