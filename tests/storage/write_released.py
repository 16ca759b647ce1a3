"""The database that this version leaves behind: `python -m tests.storage.write_released VERSION`.

A step of each release: the file goes beside those of earlier versions, and `test_released.py` opens
it from then on. It holds of every game a match in the middle and one that is over, as the files of
earlier versions do, and what has been stored since: a sealed match with a computer and a vote, a
tournament, a lobby with its secret, preferences and config; since 0.4.0 days, lessons, a match that
was tried again, what was said, and how decisions were judged.
"""

from __future__ import annotations

import asyncio
import gzip
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Final

from games import SHELF
from games.kit.chance import Chance
from games.kit.game import Seat
from matches.days.day import Day
from matches.days.plan import options_of
from matches.fairness.seals import DayOrigin, Origin, Place
from matches.lessons.progress import Progress
from matches.records import (
    TABLE,
    Judged,
    Lesson,
    Lobby,
    PostedMessage,
    Said,
    ServerConfig,
    User,
)
from matches.referee import Referee
from matches.seated import computer_id
from matches.terms import Terms
from matches.tournaments.rounds import begun, signed_up
from matches.tournaments.tournament import Tournament
from storage.store import Store

if TYPE_CHECKING:
    from games.kit.game import AnyGame
    from matches.match import Match

GUILD: Final = 7
PEOPLE: Final = (11, 22, 33)
NAMES: Final = ("Ana", "Bert", "Cleo")
MIDDLE: Final = 8
"""Moves that were made in matches that go on."""
DAY: Final = Day.of("2126-11-29")
"""A day whose deal is tried: a result counts that was there before the day was over."""
NOW: Final = 1_790_000_000.0
"""When all of it happens, in seconds since the epoch."""


async def write(path: Path) -> None:
    """Write a database of this version to a new file."""
    async with await Store.open(path, SHELF) as store:
        for player, name in zip(PEOPLE, NAMES, strict=True):
            await store.users.save(User(player, name, "es" if name == "Ana" else "de"))
        referee = Referee(store.matches)
        referee.now = lambda: NOW
        for number, game in enumerate(SHELF.values()):
            running = await play(referee, game, 300 + number, MIDDLE)
            where = running.channel, 900 + number
            await store.messages.change(
                [PostedMessage(running.id, TABLE, "board", *where, "", NOW)]
            )
            await play(referee, game, 400 + number, None)
        await add_what_is_new(store, referee)


async def play(referee: Referee, game: AnyGame, channel: int, most: int | None) -> Match:
    """Deal a match and play it by lot, to its end or for so many moves."""
    seats = max(few for few in game.spec.seats if few <= len(PEOPLE))
    match = await referee.start(
        game,
        game.spec.options(),
        PEOPLE[:seats],
        guild=GUILD,
        channel=channel,
        language="en",
        seed=f"released {channel}",
    )
    return await go_on(referee, match, most)


async def go_on(referee: Referee, match: Match, most: int | None) -> Match:
    """Play a match by lot, to its end or until so many moves were made."""
    while match.outcome is None and (most is None or match.ply < most):
        seat = min(match.to_act())
        move = Chance(f"released {match.channel}", match.ply).pick(match.legal(seat))
        match = (await referee.submit(match.id, match.players[seat], move)).match
    return match


async def add_what_is_new(store: Store, referee: Referee) -> None:
    """Write what versions since 0.2.0 have stored."""
    ana, bert, cleo = PEOPLE
    bandido = SHELF["bandido_alcatraz"]
    origin = Origin(secret="f" * 64, place=Place(guild=GUILD, channel=500, message=501))
    sealed = await referee.start(
        bandido,
        bandido.spec.options(),
        (ana, computer_id("easy", 1)),
        guild=GUILD,
        channel=500,
        language="de",
        origin=origin,
        terms=Terms(speed="live", hints=True),
    )
    await referee.resign(sealed.id, ana)
    signed = Tournament(
        0, GUILD, 600, 601, "abordaje", "swiss", "evening", 2, 2, ana, "en", "released"
    )
    for player in PEOPLE:
        signed = signed_up(signed, player)
    opened = await store.tournaments.open(signed)
    sizes = SHELF["abordaje"].spec.seats
    await store.tournaments.change(opened.id, lambda one: begun(one, NOW, sizes))
    await store.lobbies.open(
        Lobby(
            0, GUILD, 200, 201, "all_aboard", ana, (ana, bert), "{}", "es", NOW, "5" * 64, Terms()
        )
    )
    await store.preferences.save(cleo, "dms", "off")
    await store.preferences.note_lesson(bert, "all_aboard", Lesson("board", 1, 0))
    await store.configs.save(GUILD, ServerConfig(channels=frozenset({200, 300}), summary=300))
    await add_days(store, referee)
    await add_what_0_4_began_to_store(store, referee, await store.matches.load(2))


async def add_days(store: Store, referee: Referee) -> None:
    """Write two tries at a day that is not over before this file is old, and who looked at it."""
    game, chain = SHELF["off_the_rails"], await store.days.chain(DAY)
    for player, most in ((PEOPLE[0], None), (PEOPLE[1], MIDDLE)):
        dealt = await referee.start(
            game,
            options_of(game),
            (player,),
            guild=0,
            channel=700 + player,
            language="es",
            origin=DayOrigin(secret=chain.secret(DAY), day=DAY.number),
            terms=Terms(exact=True),
        )
        await go_on(referee, dealt, most)
        await store.days.join(GUILD, player)
    await store.days.look(DAY, PEOPLE[2])


async def add_what_0_4_began_to_store(store: Store, referee: Referee, over: Match) -> None:
    """Write a lesson, a match tried from a step of one that is over, a sentence, a judgement."""
    ana, bert, _ = PEOPLE
    game = SHELF["abordaje"]
    lesson = game.lessons[0]
    learning = await referee.start(
        game,
        lesson.options,
        (bert, computer_id(lesson.level, 1)),
        guild=0,
        channel=800,
        language="de",
        seed=lesson.seed,
        lesson=Progress(lesson.name),
    )
    await referee.resign(learning.id, bert)
    tried = await referee.start_from(over, [], 0, over.players, channel=801, language="de")
    await referee.resign(tried.id, ana)
    first, *_ = await store.matches.running()
    await store.talk.say(Said(first, Seat(1), "sorry", acted=0))
    judged = Judged(1, Seat(0), 0.25, "{}", 0.5, 0.125, 20)
    await store.analysis.save(over.id, judged)


def main(version: str) -> None:
    """Write the file of a release beside the others."""
    target = Path(__file__).parent / f"released/gangway-{version}.sqlite.gz"
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "gangway.db"
        asyncio.run(write(path))
        with closing(sqlite3.connect(path)) as database:
            database.execute("PRAGMA journal_mode = DELETE")
            database.execute("VACUUM")
        target.write_bytes(gzip.compress(path.read_bytes(), mtime=0))


if __name__ == "__main__":
    main(*sys.argv[1:])
