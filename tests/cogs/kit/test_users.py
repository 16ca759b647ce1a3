"""Users: who has used the bot, kept at hand as far as there is room."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from cogs.kit.users import TRUSTED_AMONG_OTHERS, Users
from games.kit.draw.text.names import drawn_name
from matches.preferences import AS_DISCORD
from matches.records import User
from tests.support.evenings.evening import evening

if TYPE_CHECKING:
    from pathlib import Path

    from storage.store import Store

ANN, BOB, CLEO = (User(n, name, "en") for n, name in ((1, "Ann"), (2, "Bob"), (3, "Cleo")))


HERE, ELSEWHERE = 1, 2


async def test_a_stranger_at_the_table_has_no_name(store: Store) -> None:
    users = Users(store.users, store.preferences)
    await users.save(ANN)
    assert await users.names([ANN.id, 99], HERE, "en") == ("Ann", "?")


@pytest.mark.parametrize(
    "name", ["<@1>", "<@&1>", "<#1>", "<:boat:1>", "[gift](x)", "https://x.y", "||Red||", "**Red**"]
)
async def test_a_name_is_no_mention_link_or_spoiler(store: Store, name: str) -> None:
    users = Users(store.users, store.preferences)
    await users.save(User(ANN.id, name, "en"))
    (said,) = await users.names([ANN.id], HERE, "en")
    assert name not in said
    assert drawn_name(said) == name


async def test_a_nickname_is_said_in_its_own_server_only(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        harbour = table.world.guild("Harbour")
        for person in table.people:
            person.join(harbour)
        red.nickname("Admiral", table.world.home)
        tables = (table.world.table, table.world.channel("quay", guild=harbour))
        for at in tables:
            await red.slash("play", game="all_aboard", at=at)
            await blue.press("Join", at=at)
        names = ("Admiral", "Red")
        for at, name, other in zip(tables, names, reversed(names), strict=True):
            lobby = blue.sees(at)[-1].text
            assert name in lobby
            assert other not in lobby
            await blue.press("Start", at=at)
        await table.settle()
        for at, name, other in zip(tables, names, reversed(names), strict=True):
            hand = next(seen.text for seen in blue.dms() if f"<#{at.id}>" in seen.text)
            assert other not in hand
            words = await blue.press("📝", at=at)
            assert name in words.text
            assert other not in words.text


async def test_a_name_does_not_change_by_what_is_pressed_in_direct_messages(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        red.nickname("Admiral")
        await table.open_table("all_aboard", red, blue)
        for _ in range(2):
            await table.move()
            words = await blue.press("📝", at=table.world.table)
            assert "Admiral" in words.text
            assert "Red" not in words.text


async def test_whoever_gives_a_nickname_up_is_called_by_the_own_name_again(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        red.nickname("Admiral")
        await table.open_table("all_aboard", red, blue, start=False)
        for nick, name in ((None, "Red"), ("Captain", "Captain")):
            red.nickname(nick)
            await red.slash("games", at=table.world.table)
            await table.restart()
            await blue.press("Leave", at=table.world.table)
            lobby = await blue.press("Join", at=table.world.table)
            assert f"1. {name} · host" in lobby.text


async def test_whoever_is_not_at_hand_any_more_is_looked_up(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.kit.users.CACHED_USERS", 2)
    users = Users(store.users, store.preferences)
    for user in (ANN, BOB, CLEO):
        await users.save(user)
    assert [await users.get(user.id) for user in (ANN, BOB, CLEO)] == [ANN, BOB, CLEO]


async def test_a_newcomer_gets_an_answer_while_nothing_can_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", table.people[0], start=False)

        async def full(*_: object) -> None:
            raise OSError

        monkeypatch.setattr(table.bot.known_users.store, "change", full)
        newcomer = table.people[1]
        asked = await newcomer.slash("rules", game="all_aboard", at=table.world.table)
        assert "went wrong" not in asked.text
        pressed = await newcomer.press("📖", at=table.world.table)
        assert pressed.text == asked.text
        monkeypatch.undo()
        await newcomer.press("📖", at=table.world.table)
        assert await table.bot.known_users.names([newcomer.id], HERE, "en") == (newcomer.name,)


# ---- several processes --------------------------------------------------------------------------


class Processes:
    """What two processes on one database know of people, and a clock."""

    def __init__(self, store: Store) -> None:
        self.time = 0.0
        self.here, self.there = (
            Users(store.users, store.preferences, TRUSTED_AMONG_OTHERS, lambda: self.time)
            for _ in range(2)
        )

    def wait(self) -> None:
        """Let a copy grow old."""
        self.time += TRUSTED_AMONG_OTHERS + 1


async def test_a_name_changed_at_another_process_is_seen_soon(store: Store) -> None:
    both = Processes(store)
    await both.here.save(ANN)
    assert await both.there.names([ANN.id], HERE, "en") == ("Ann",)
    await both.here.change(ANN.id, lambda user: user and replace(user, name="Anna"))
    await store.users.set_nickname(ANN.id, ELSEWHERE, "Captain")
    both.wait()
    assert await both.there.names([ANN.id], HERE, "en") == ("Anna",)
    assert await both.there.names([ANN.id], ELSEWHERE, "en") == ("Captain",)


async def test_what_one_process_writes_undoes_nothing_of_another_one(store: Store) -> None:
    both = Processes(store)
    await both.here.save(ANN)
    assert await both.there.get(ANN.id) == ANN
    reached = replace(ANN, dm_channel=77)
    await both.here.change(ANN.id, lambda user: user and replace(user, dm_channel=77))
    await both.there.change(ANN.id, lambda user: user and replace(user, name="Anna"))
    assert await store.users.get(ANN.id) == replace(reached, name="Anna")
    assert await both.there.get(ANN.id) == replace(reached, name="Anna")


async def test_preferences_chosen_at_another_process_count_soon(store: Store) -> None:
    both = Processes(store)
    await both.here.save(ANN)
    assert (await both.there.preferences(ANN.id)).language == AS_DISCORD
    await both.here.prefer(ANN.id, "language", "de")
    assert (await both.here.preferences(ANN.id)).language == "de"
    both.wait()
    assert (await both.there.preferences(ANN.id)).language == "de"


async def test_whoever_was_erased_at_another_process_is_forgotten_soon(store: Store) -> None:
    both = Processes(store)
    await both.here.save(ANN)
    assert await both.there.get(ANN.id) == ANN
    await store.privacy.erase(ANN.id)
    await both.there.change(ANN.id, lambda user: user and replace(user, dm_channel=77))
    assert await store.users.get(ANN.id) is None, "nothing brings him back but himself"
    both.wait()
    assert await both.there.names([ANN.id], HERE, "en") == ("?",)
