"""Playing alone in direct messages on PostgreSQL, where another process hears them than the server.

What is asked for in the server is dealt there, and played in the process that keeps the direct
messages.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.kit.words import Voice
from tests.support.evenings.answers import answer_all, answers_of
from tests.support.evenings.pair import pair

if TYPE_CHECKING:
    from matches.match import Match
    from playground import Person, Seen
    from storage.address import PostgresAddress
    from tests.support.evenings.pair import Pair

ENGLISH = Voice("en")


def private(person: Person) -> list[Seen]:
    """Return what stands in the direct messages for good."""
    return [one for one in person.sees(person.dm) if not one.ephemeral]


async def settle(both: Pair) -> None:
    """Wait until it is a person's turn, and everything is on show."""
    await both.settle()
    for bot in both.bots:
        await bot.computers.wait()
    await both.settle()


async def running(both: Pair) -> Match:
    """Return the only match that runs."""
    await settle(both)
    (match_id,) = await both.of_dms.store.matches.running()
    return await both.of_dms.store.matches.load(match_id)


async def play_on(both: Pair, person: Person) -> None:
    """Make a move by the newest hand, and see that it changes in place."""
    before = await running(both)
    messages = [one.message.id for one in private(person)]
    hand = private(person)[-1]
    assert answers_of(hand)
    await answer_all(person, hand)
    assert (await running(both)).ply > before.ply
    assert [one.message.id for one in private(person)] == messages


async def give_up(both: Pair, person: Person) -> None:
    """End the match that runs, and see that its message says so."""
    question = await person.slash("resign", at=person.dm)
    await person.press(ENGLISH("button-give-up-alone"), on=question)
    await settle(both)
    end = private(person)[-1]
    assert end.labels[0] == ENGLISH("button-again")
    assert not await both.of_dms.store.matches.running()


async def test_a_match_in_direct_messages_is_played_to_its_end_whichever_process_deals_it(
    postgres: PostgresAddress,
) -> None:
    async with pair(postgres) as both:
        for bot in both.bots:
            bot.thinker.scale = 0.01
        red, _ = both.people

        await red.slash("play", game="all_aboard", level="easy", at=red.dm)
        match = await running(both)
        assert (match.guild, match.channel) == (0, red.dm.id)
        await play_on(both, red)
        await play_on(both, red)
        await give_up(both, red)

        asked = await red.slash("play", game="abordaje", level="easy", at=both.channel)
        await red.press(ENGLISH("button-privately"), on=asked)
        match = await running(both)
        assert (match.guild, match.channel) == (0, red.dm.id)
        await play_on(both, red)
        again = await red.slash("play", game="all_aboard", level="easy", at=both.channel)
        told = await red.press(ENGLISH("button-privately"), on=again)
        there = f"https://discord.com/channels/@me/{red.dm.id}"
        assert told.text == ENGLISH("private-taken-there", game="¡Abordaje!", link=there)
        await give_up(both, red)
