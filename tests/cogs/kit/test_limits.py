"""Limits of one person: who asks too often is told when it goes on, and it does."""

from __future__ import annotations

import math
import re
from typing import TYPE_CHECKING

import pytest

from games.kit.words import LANGUAGES, ROOT, Voice
from matches.limits import (
    ANIMATIONS,
    EXPORTS,
    FEEDBACK,
    FILES,
    HINTS,
    HOUR,
    LIMITS,
    LOBBIES,
    MINUTE,
    REPLAYS,
    SEATS,
    TABLES,
    THREADS,
    TOURNAMENTS,
    Limit,
)
from matches.records import Lobby
from playground.protocol.permissions import bits
from tests.cogs.replays.test_replays import match_given_up
from tests.support.evenings.evening import evening

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    from playground import Person, Seen
    from tests.support.evenings.evening import Evening

    Ask = Callable[[Evening, Person], Awaitable[Seen]]

ENGLISH = Voice("en")
NOW = 1_800_000_000.5
ROW = re.compile(
    r"^\| `(\w+)` \| (\d+) (?:at once|in (?:an? |(\d+) )(hour|minute)s?) \| \S", re.MULTILINE
)
SECONDS = {"": 0, "minute": MINUTE, "hour": HOUR}


async def play(table: Evening, red: Person) -> Seen:
    return await red.slash("play", game="all_aboard", at=table.world.channel("elsewhere"))


async def open_thread(table: Evening, red: Person) -> Seen:
    offer = await red.slash("play", game="all_aboard", at=table.world.table)
    return await red.press("Open a thread", on=offer)


async def open_tournament(table: Evening, red: Person) -> Seen:
    return await red.slash("tournament open", game="abordaje", at=table.world.channel("cup"))


async def ask_for_a_hint(table: Evening, red: Person) -> Seen:
    there = table.world.channel("with-computers")
    await table.play_alone(red, game="abordaje", level="easy", at=there)
    await table.settle()
    return await red.slash("hint", at=there)


async def step_through(table: Evening, red: Person) -> Seen:
    return await red.press("Step by step", on=table.table())


async def watch(table: Evening, red: Person) -> Seen:
    return await red.press("Replay", on=table.table())


async def take_along(table: Evening, red: Person) -> Seen:
    return await red.slash("replay", what="export", at=table.world.table)


async def ask_for_own_data(_: Evening, red: Person) -> Seen:
    return await red.slash("privacy", what="export")


async def write(table: Evening, red: Person) -> Seen:
    table.bot.feedback = red.id
    return await red.slash("feedback", text="Well done", at=table.world.table)


WAYS: dict[Limit, tuple[bool, Ask]] = {
    TABLES: (False, play),
    THREADS: (False, open_thread),
    TOURNAMENTS: (False, open_tournament),
    HINTS: (False, ask_for_a_hint),
    REPLAYS: (True, step_through),
    ANIMATIONS: (True, watch),
    FILES: (True, take_along),
    EXPORTS: (False, ask_for_own_data),
    FEEDBACK: (False, write),
}
"""How each is reached, and whether the match at the table is over by then."""


@pytest.mark.parametrize("limit", WAYS, ids=lambda limit: limit.name)
async def test_what_is_asked_for_too_often_is_refused_until_it_goes_on(
    limit: Limit, tmp_path: Path
) -> None:
    is_over, ask = WAYS[limit]
    async with evening(tmp_path) as table:
        red, blue = table.people
        await (match_given_up(table) if is_over else table.open_table("all_aboard", red, blue))
        table.bot.delivery.clock.now = lambda: now
        now = NOW
        for _ in range(limit.most):
            await table.bot.store.limits.take(red.id, limit, now)
        refused = await ask(table, red)
        again = math.ceil(NOW + limit.seconds)
        assert refused.text == ENGLISH("limit-reached", when=f"<t:{again}:R>")
        assert refused.ephemeral
        now = again
        assert (await ask(table, red)).text != refused.text


async def test_a_host_of_many_lobbies_is_told_when_the_next_one_closes(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        for channel in range(LOBBIES.most):
            await open_lobby(table, channel, red.id)
        refused = await play(table, red)
        closes = "<t:1800000100:R>"
        assert refused.text == ENGLISH("limit-lobbies", most=LOBBIES.most, when=closes)
        assert (await play(table, blue)).text != refused.text


async def test_who_sits_at_many_tables_sits_down_at_no_other(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        await table.open_table("all_aboard", blue, start=False)
        for channel in range(SEATS.most):
            await open_lobby(table, channel, 7, red.id)
        full = ENGLISH("limit-seats", most=SEATS.most)
        assert (await red.press("Join", at=table.world.table)).text == full
        assert (await play(table, red)).text == full


async def test_the_bot_opens_no_thread_for_who_may_open_none(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=3) as table:
        red, blue, guest = table.people
        await table.open_table("all_aboard", red, blue)
        offer = await guest.slash("play", game="all_aboard", at=table.world.table)
        table.world.state.set_permissions(
            table.world.table, guest.user, bits("CREATE_PUBLIC_THREADS"), deny=True
        )
        again = await guest.slash("play", game="all_aboard", at=table.world.table)
        assert not again.buttons
        refused = await guest.press("Open a thread", on=offer)
        assert refused.text == ENGLISH("threads-not-yours")
        cup = await guest.slash("tournament open", game="abordaje", at=table.world.table)
        assert cup.text == refused.text
        assert not table.world.threads


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_says_when_it_goes_on(language: str) -> None:
    voice, when = Voice(language), "<t:1:R>"
    assert when in voice("limit-reached", when=when)
    assert when in voice("limit-lobbies", most=5, when=when)
    assert "`/games`" in voice("limit-seats", most=25)


def test_every_limit_is_tried_here() -> None:
    assert {*WAYS, LOBBIES, SEATS} == {*LIMITS}


def test_the_operators_page_lists_every_limit_as_it_is() -> None:
    page = (ROOT / "docs/operating.md").read_text("utf-8")
    listed = [
        Limit(name, int(most), int(times or 1) * SECONDS[unit])
        for name, most, times, unit in ROW.findall(page)
    ]
    assert listed == list(LIMITS)


async def open_lobby(table: Evening, channel: int, *players: int) -> None:
    lobby = Lobby(
        0, 1, channel + 1, 9, "all_aboard", players[0], players, "{}", "en", NOW + 99.5 + channel
    )
    await table.bot.store.lobbies.open(lobby)
