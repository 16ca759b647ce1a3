"""Databases that released versions have written: every match in them goes on, or is still told.

Each file holds, of every game that its version knew, one match in the middle and one that is over,
with people, a posted table and an open lobby. `write_released.py` writes that of a new version.
"""

from __future__ import annotations

import gzip
import re
import sqlite3
import tomllib
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio

from games import SHELF
from games.kit.chance import Chance
from games.kit.game import Seat
from games.kit.value import Value
from games.kit.words import LANGUAGES, ROOT, Voice
from matches.entries import SetForward
from matches.fairness.exporting import export_of
from matches.fairness.verification import verify
from matches.history import log_entry, moves_that_count, position_after
from matches.lessons.script import lesson_of
from matches.match import Played
from matches.records import TABLE
from matches.referee import Referee
from matches.replaying import replay
from storage.address import Address, PostgresAddress
from storage.copying import copy_database
from storage.store import Store
from tests.storage.write_released import DAY
from tests.support.stores.engines import ENGINES
from tests.support.stores.postgres import TEMPLATE

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from matches.match import Match
    from matches.transitions import Done
    from tests.support.stores.postgres import Server

pytestmark = pytest.mark.asyncio(loop_scope="module")

RELEASED = sorted((Path(__file__).parent / "released").glob("*.sqlite.gz"))
GUILD, ANA = 7, 11


SINCE_0_3 = [file for file in RELEASED if file.name >= "gangway-0.3"]
SINCE_0_4 = [file for file in RELEASED if file.name >= "gangway-0.4"]


def name_of(file: Path) -> str:
    return file.name.removesuffix(".sqlite.gz")


@pytest.fixture(scope="module", params=RELEASED, ids=name_of)
def file(request: pytest.FixtureRequest) -> Path:
    """What a released version has written."""
    packed: Path = request.param
    return packed


@pytest.fixture(
    scope="module", params=[ENGINES[0], pytest.param(ENGINES[1], marks=pytest.mark.long)]
)
def place_of(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Callable[[], Address]:
    """Where another fresh database is, of each engine in turn."""
    if request.param == "sqlite":
        return lambda: tmp_path_factory.mktemp("released") / "gangway.db"
    server: Server = request.getfixturevalue("server")
    return lambda: server.database(TEMPLATE)


@asynccontextmanager
async def opened(file: Path, place: Address, folder: Path) -> AsyncIterator[Store]:
    """Open a store on what a released version has written, moved to a server, too."""
    is_moved = isinstance(place, PostgresAddress)
    copy = folder / "released.db" if is_moved else place
    assert isinstance(copy, Path)
    copy.write_bytes(gzip.decompress(file.read_bytes()))
    if is_moved:
        await copy_database(copy, place)
    async with await Store.open(place, SHELF) as store:
        yield store


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def released(
    file: Path, place_of: Callable[[], Address], tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Store]:
    """A store that several tests read."""
    async with opened(file, place_of(), tmp_path_factory.mktemp("moved")) as store:
        yield store


async def running(store: Store) -> list[Match]:
    return [await store.matches.load(match_id) for match_id in await store.matches.running()]


async def test_a_version_that_is_cut_leaves_the_database_that_is_kept_of_it(
    tmp_path: Path,
) -> None:
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    ((unreleased, cut),) = re.findall(r"(?ms)^## \[Unreleased\]\n(.*?)^## \[(.+?)\] - ", changes)
    assert cut == tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    kept, new = tmp_path / "kept.db", tmp_path / "new.db"
    kept.write_bytes(
        gzip.decompress((RELEASED[0].parent / f"gangway-{cut}.sqlite.gz").read_bytes())
    )
    async with await Store.open(new, SHELF):
        pass
    assert unreleased.strip() or tables(kept) == tables(new), "write_released.py writes it anew"


def tables(path: Path) -> set[str]:
    """Return how the tables of a database have been made."""
    with closing(sqlite3.connect(path)) as database:
        return {made for (made,) in database.execute("SELECT sql FROM sqlite_master")}


async def test_a_running_match_of_every_game_is_read(released: Store) -> None:
    assert {match.game.spec.slug for match in await running(released)} == set(SHELF)


async def test_replaying_the_log_leads_to_the_stored_position(file: Path, released: Store) -> None:
    written = states_in(file)
    for match in await running(released):
        log = await released.matches.log_of(match.id)
        assert len(log) == match.ply
        *_, end = replay(match.deal, map(log_entry, log))
        assert_holds(end.state, match.state, written[match.id])


def states_in(file: Path) -> dict[int, str]:
    """Return the states in a kept database by match, as its version wrote them."""
    with closing(sqlite3.connect(":memory:")) as database:
        database.deserialize(gzip.decompress(file.read_bytes()))
        return dict(database.execute("SELECT id, state FROM match"))


def assert_holds(replayed: object, stored: object, written: str) -> None:
    """Check all that was stored; what versions since have added, the older one did not write."""
    if isinstance(stored, Value):
        assert type(replayed) is type(stored)
        for name, field in type(stored).model_fields.items():
            value = getattr(stored, name)
            is_added = f'"{name}"' not in written
            if not is_added or value != field.get_default(call_default_factory=True):
                assert_holds(getattr(replayed, name), value, written)
    elif isinstance(stored, tuple):
        assert isinstance(replayed, tuple)
        assert len(replayed) == len(stored)
        for one, other in zip(replayed, stored, strict=True):
            assert_holds(one, other, written)
    else:
        assert replayed == stored


async def test_what_was_told_is_told_in_every_language(released: Store) -> None:
    """Events are stored for good: what an older version wrote must be said by this one."""
    for match_id in range(1, 2 * len(SHELF) + 1):
        match = await released.matches.load(match_id)
        for language in LANGUAGES:
            voice = Voice(language, match.game.spec.slug, ("Ana", "Bert", "Cleo"))
            for line in await released.matches.log_of(match_id):
                assert all(voice(told) for told in line.events)


async def test_a_running_match_is_played_to_its_end(
    file: Path, place_of: Callable[[], Address], tmp_path: Path
) -> None:
    async with opened(file, place_of(), tmp_path) as store:
        referee = Referee(store.matches)
        for match in await running(store):
            after = match
            while after.outcome is None:
                seat = min(after.to_act())
                move = Chance("later", after.ply).pick(after.legal(seat))
                after = (await referee.submit(after.id, after.players[seat], move)).match
            assert after.ply > match.ply


async def test_what_a_released_version_has_dealt_is_played_on_and_replayed_by_its_luck(
    file: Path, place_of: Callable[[], Address], tmp_path: Path
) -> None:
    written = states_in(file)
    async with opened(file, place_of(), tmp_path) as store:
        referee = Referee(store.matches)
        for match in await running(store):
            since = "names" if file in SINCE_0_4 else "moves" if file in SINCE_0_3 else "plies"
            assert match.luck == since
            after = (await referee.do(match.id, note)).match
            while after.outcome is None:
                seat = min(after.to_act())
                move = Chance("later", after.ply).pick(after.legal(seat))
                after = (await referee.submit(after.id, after.players[seat], move)).match
            log = await store.matches.log_of(after.id)
            replayed = position_after(after, moves_that_count(log))
            assert_holds(replayed, after.state, written[match.id])


def note(match: Match) -> Done:
    """Write something down at which nobody has acted."""
    ply = match.ply + 1
    return replace(match, ply=ply), [Played(ply, Seat(0), SetForward(), ())]


async def test_people_messages_lobbies_and_results_are_still_there(released: Store) -> None:
    ana = await released.users.get(ANA)
    assert ana is not None
    assert (ana.name, ana.language) == ("Ana", "es")
    assert await released.users.nickname(ANA, GUILD) is None
    assert (await released.configs.get(GUILD)).language is None
    first = (await running(released))[0]
    assert [shown.viewer for shown in await released.messages.of_match(first.id)] == [TABLE]
    lobby = await released.lobbies.in_channel(200)
    assert lobby is not None
    assert lobby.players == (11, 22)
    assert (await released.standings.page(GUILD, None, 0, 10)).total > 0


@pytest.mark.parametrize("file", SINCE_0_3, indirect=True, ids=name_of)
async def test_what_0_3_began_to_store_is_still_there(released: Store) -> None:
    sealed = await released.matches.load(2 * len(SHELF) + 1)
    log = await released.matches.log_of(sealed.id)
    assert sealed.terms.speed == "live"
    assert sealed.origin is not None
    assert len(sealed.acted) == 2
    assert verify(sealed.game, export_of(sealed, log, ("Ana", ""))).lines
    tournament = await released.tournaments.in_channel(600)
    assert tournament is not None
    assert len(tournament.pairings) == 2
    assert (tournament.system, tournament.rhythm, tournament.seed) == (
        "swiss",
        "evening",
        "released",
    )
    lobby = await released.lobbies.in_channel(200)
    assert lobby is not None
    assert lobby.secret == "5" * 64
    assert (await released.preferences.get(33)).dms == "off"
    assert (await released.configs.get(GUILD)).channels == {200, 300}


@pytest.mark.parametrize("file", SINCE_0_4, indirect=True, ids=name_of)
async def test_what_0_4_began_to_store_is_still_there(released: Store) -> None:
    page = await released.days.table(GUILD, DAY, 0, 10)
    assert [row.player for row in page.rows] == [ANA]
    tried = await released.matches.load(page.rows[0].match)
    assert tried.day == DAY
    played = moves_that_count(await released.matches.log_of(tried.id))
    assert position_after(tried, played) == tried.state
    assert await released.days.try_of(DAY, 22)
    assert await released.days.has_looked(DAY, 33)
    assert tried.origin
    assert (await released.days.chain(DAY)).secret(DAY) == tried.origin.secret
    matches = [await released.matches.load(number) for number in range(1, 16)]
    (lesson,) = [match for match in matches if match.lesson]
    assert lesson_of(lesson)
    (judged,) = await released.analysis.of_match(2)
    assert (judged.chance, judged.best_chance, judged.lot_chance) == (0.25, 0.5, 0.125)
    (said,) = await released.talk.of_match(1)
    assert said.word == "sorry"
    assert (await released.configs.get(GUILD)).summary == 300
