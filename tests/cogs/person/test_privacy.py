"""Privacy: a user's data as a file; after their deletion nothing is left, searched for by value."""

from __future__ import annotations

import asyncio
import gzip
import json
import logging
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from bot.logs import OWN_LAYERS
from games.kit.game import Seat
from games.kit.words import Voice
from playground import Seen
from storage.sqlite.backup import back_up
from tests.support.evenings.evening import evening, in_full
from tests.support.stores.engines import place
from tests.support.stores.remains import dump, remains, remains_in
from tests.support.stores.tables import play_until_it_counts, spoil

if TYPE_CHECKING:
    from playground import Person
    from storage.address import Address
    from tests.support.evenings.evening import Evening

__all__ = ["place"]

ENGLISH = Voice("en")
NAME, NICK = "Zebulon-Quagga", "Admiral-Xylophone"


async def export(person: Person) -> dict[str, Any]:
    answer = await person.slash("privacy", what="export")
    assert answer.ephemeral
    (file,) = answer.then.attachments
    read: dict[str, Any] = json.loads(file.content)
    return read


async def delete(table: Evening, person: Person) -> Seen:
    asked = await person.slash("privacy", what="delete", at=table.world.table)
    await person.press(ENGLISH("button-erase"), on=asked)
    await table.settle()
    return Seen(asked.message)


@pytest.mark.parametrize("locale", ["en-US", "es-ES", "de"])
async def test_what_is_kept_is_said_in_short(tmp_path: Path, locale: str) -> None:
    async with evening(tmp_path, seats=1, locales=(locale,)) as table:
        (red,) = table.people
        voice = Voice(locale[:2])
        answer = await red.slash("privacy", at=table.world.table)
        assert answer.ephemeral
        assert voice("privacy-short") in answer.text
        assert answer.labels == [voice("button-export"), voice("button-ask-erase")]
        asked = await red.press(voice("button-ask-erase"), on=answer)
        assert asked.text == voice("privacy-delete-sure", running=0)
        kept = await red.press(voice("button-no"), on=asked)
        assert kept.text == voice("nothing-changed")


async def test_an_export_holds_what_is_kept_of_its_owner_and_of_nobody_else(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        red.nickname(NICK)
        await table.open_table("all_aboard", red, blue)
        for _ in range(3):
            await table.move()
        kept = await export(red)
        assert kept["user"] == {
            "id": red.id,
            "name": "Red",
            "language": "en",
            "dm_channel": kept["messages"][0]["channel"],
            "dm_closed": 0,
        }
        assert kept["nicknames"] == [{"server": table.world.home.id, "name": NICK}]
        (match,) = kept["matches"]
        assert (match["game"], match["seat"], match["ended"]) == ("all_aboard", 0, None)
        log = await table.bot.store.matches.log_of(match["match"])
        assert [one["ply"] for one in kept["moves"]] == [one.ply for one in log if one.seat == 0]
        assert "Blue" not in json.dumps(kept)
        assert str(blue.id) not in json.dumps(kept)


async def test_a_second_export_within_a_minute_is_refused_in_one_sentence(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        (red,) = table.people
        now = [100.0]
        table.bot.delivery.clock.now = lambda: now[0]
        await export(red)
        now[0] += 59
        again = await red.slash("privacy", what="export")
        assert again.text == ENGLISH("limit-reached", when="<t:160:R>")
        assert not again.then.attachments
        now[0] += 1
        await export(red)


async def test_after_a_deletion_nothing_of_the_person_is_left_anywhere(
    tmp_path: Path, place: Address, caplog: pytest.LogCaptureFixture
) -> None:
    async with evening(tmp_path, seats=2, place=place) as table:
        _, blue = table.people
        gone = table.world.member(NAME, nick=NICK)
        people = table.people = (gone, blue)
        await table.open_table("all_aboard", *people)
        await table.resign(blue)
        await table.open_table("all_aboard", *people)
        await table.move()
        await table.move()
        elsewhere = table.world.channel("quay")
        await gone.slash("play", game="abordaje", at=elsewhere)
        await blue.press("Join", at=elsewhere)
        user = await table.bot.store.users.get(gone.id)
        assert user is not None
        assert user.dm_channel is not None
        values = (gone.id, NAME, NICK, user.dm_channel)
        if not isinstance(place, Path):
            spoil(place, "ANALYZE")  # the server does so by itself: its statistics hold values
        assert remains_in(place, *values) == list(values)

        caplog.clear()
        caplog.set_level(logging.INFO)
        for layer in OWN_LAYERS:
            caplog.set_level(logging.DEBUG, layer)
        done = await delete(table, gone)
        assert done.text == ENGLISH("privacy-deleted")
        assert not remains(dump(place), *values)
        if isinstance(place, Path):
            copy = tmp_path / "copy.sqlite"
            await asyncio.to_thread(back_up, place, copy)
            assert not remains(copy.read_bytes(), *values)
        else:
            await table.bot.store.privacy.scrub()  # which the nightly look does
        assert not remains_in(place, *values)

        ranks = await blue.slash("leaderboard", at=table.world.table)
        assert ENGLISH("former-player") in in_full(ranks)
        assert NAME not in in_full(ranks) + table.told().splitlines()[-1]
        lobby = blue.sees(elsewhere)[-1]
        assert "Blue" in lobby.text
        assert NICK not in lobby.text
        await blue.slash("table", at=table.world.table)
        assert ENGLISH("former-player") in in_full(table.table())
        await table.settle()
        assert not remains(caplog.text.encode(), *values)
        assert not remains(dump(place), *values)


async def test_a_player_who_was_replaced_is_erased_from_the_log_as_well(
    tmp_path: Path, place: Address
) -> None:
    async with evening(tmp_path, place=place) as table:
        _, blue = table.people
        gone = table.world.member(NAME)
        table.people = (gone, blue)
        await table.open_table("all_aboard", *table.people)
        await table.move()
        await table.move()
        referee, (number,) = table.bot.referee, await table.bot.store.matches.running()
        match = await table.bot.store.matches.load(number)
        green = table.world.member("Green")
        await green.slash("games", at=table.world.table)
        await referee.hand_over(number, match.seat_of(gone.id), green.id)
        newcomers = await export(green)
        assert str(gone.id) not in json.dumps(newcomers)
        assert (await export(gone))["former seats"] == [{"match": number}]
        await delete(table, gone)
        assert not remains(dump(place), gone.id, NAME)
        for _ in range(2):
            moves = await blue.press("📜", at=table.world.table)
            assert f"{ENGLISH('former-player')} puts " in moves.text
            await table.restart()


async def test_a_former_seat_is_forgotten_with_its_match(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        await table.open_table("all_aboard", red, blue)
        green = table.world.member("Green")
        await green.slash("games", at=table.world.table)
        await table.bot.referee.hand_over(1, Seat(0), green.id)
        assert (await export(red))["former seats"] == [{"match": 1}]
        await table.bot.store.retention.left(table.world.home.id, 0)
        await table.bot.store.retention.purge_servers(1)
        await table.restart()
        assert (await export(red))["former seats"] == []


async def test_a_former_player_holds_no_medal(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        await table.open_table("all_aboard", red, blue)
        (running,) = await table.bot.store.matches.running()
        match = await table.bot.store.matches.load(running)
        await play_until_it_counts(table.bot.referee, match)
        await table.resign(red)
        await delete(table, blue)
        ranks = await red.slash("leaderboard", at=table.world.table)
        (line,) = [one for one in in_full(ranks).splitlines() if ENGLISH("former-player") in one]
        assert "🥇" not in line
        assert line.startswith("1. "), line


async def test_in_a_team_the_house_plays_on_for_whoever_is_gone(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        await table.open_table("bandido_alcatraz", red, blue)
        (running,) = await table.bot.store.matches.running()
        await delete(table, red)
        match = await table.bot.store.matches.load(running)
        assert match.players[0] < 0
        assert match.outcome is None
        assert match.to_act() == {1}
        assert ENGLISH("former-player") in table.told()
        assert not [seen for seen in red.dms() if seen.pictures]


async def test_a_lobby_with_only_the_erased_user_is_closed(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        await table.open_table("all_aboard", red, start=False)
        await delete(table, red)
        assert Voice("en", "all_aboard")("lobby-closed") in table.told()
        opened = await blue.slash("play", game="all_aboard", at=table.world.table)
        assert "Join" in opened.labels


async def test_a_former_player_who_comes_back_is_a_new_user(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        await table.open_table("all_aboard", red, blue)
        (running,) = await table.bot.store.matches.running()
        match = await table.bot.store.matches.load(running)
        await play_until_it_counts(table.bot.referee, match)
        await delete(table, red)
        assert (await export(red))["matches"] == []
        assert (await table.bot.store.users.get(red.id)) is not None
        await delete(table, blue)
        page = await table.bot.store.standings.page(table.world.home.id, None, 0, 10)
        assert sorted(row.player for row in page.rows) == [-2, -1]


@pytest.mark.parametrize(("limit", "parts"), [(1_000, 1), (200, 2)])
async def test_an_export_that_discord_finds_too_large_is_packed_or_comes_in_parts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limit: int, parts: int
) -> None:
    monkeypatch.setattr("playground.payloads.interactions.LARGEST_FILE", limit)
    async with evening(tmp_path) as table:
        red, blue = table.people
        await table.open_table("all_aboard", red, blue)
        for _ in range(4):
            await table.move()
        answer = await red.slash("privacy", what="export")
        await table.settle()
        files = [file for seen in red.ephemerals() for file in seen.files]
        assert all(len(file.content) <= limit for file in files)
        assert len(files) >= parts
        assert (len(files) == 1) == (parts == 1)
        assert "gunzip" in answer.text
        kept = json.loads(gzip.decompress(b"".join(file.content for file in files)))
        assert kept
