"""Users: who has used the bot, kept at hand as far as there is room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.kit.users import Users
from matches.records import User
from tests.support.evening import evening

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

    from storage.store import Store

ANN, BOB, CLEO = (User(n, name, "en") for n, name in ((1, "Ann"), (2, "Bob"), (3, "Cleo")))


async def test_a_stranger_at_the_table_has_no_name(store: Store) -> None:
    users = Users(store.users)
    await users.save(ANN)
    assert await users.names([ANN.id, 99]) == ("Ann", "?")


async def test_whoever_is_not_at_hand_any_more_is_looked_up(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.kit.users.CACHED_USERS", 2)
    users = Users(store.users)
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

        monkeypatch.setattr(table.bot.known_users.store, "save", full)
        newcomer = table.people[1]
        asked = await newcomer.slash("rules", game="all_aboard", at=table.world.table)
        assert "went wrong" not in asked.text
        pressed = await newcomer.press("Rules", at=table.world.table)
        assert pressed.text == asked.text
        monkeypatch.undo()
        await newcomer.press("Rules", at=table.world.table)
        assert await table.bot.known_users.names([newcomer.id]) == (newcomer.name,)
