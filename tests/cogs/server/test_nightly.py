"""What runs by the clock is left to another process where the database says it has the turn."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from tests.support.evenings.evening import evening

if TYPE_CHECKING:
    from pathlib import Path

LOOKS = {
    "prune": ("matches", "prune"),
    "retention": ("retention", "purge_servers"),
    "lobbies": ("lobbies", "expired"),
}
"""What is done in turns, by the name of its turn: the store and the method that it begins with."""


@pytest.mark.parametrize("is_turn", [True, False])
async def test_what_another_process_does_is_left_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, is_turn: bool
) -> None:
    asked: list[str] = []
    done: list[str] = []

    async def is_due(key: str, _now: float, _apart: float) -> bool:
        asked.append(key)
        return is_turn

    async with evening(tmp_path) as table:
        bot = table.bot
        monkeypatch.setattr(bot.store.variables, "is_due", is_due)
        for key, (store, method) in LOOKS.items():

            async def do(*_: object, key: str = key) -> tuple[()]:
                done.append(key)
                return ()

            monkeypatch.setattr(getattr(bot.store, store), method, do)
        cogs: Any = {name: bot.get_cog(name) for name in ("Retention", "Lobbies")}
        for look in (bot.prune, cogs["Retention"].once_a_day, cogs["Lobbies"].sweep):
            await look()
        monkeypatch.undo()
    assert sorted(asked) == sorted(LOOKS)
    assert sorted(done) == (sorted(LOOKS) if is_turn else [])


async def test_memory_goes_back_after_many_answers_or_once_at_rest_and_not_between_two_moves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given, looks = list[int](), 0
    async with evening(tmp_path) as table:
        bot = table.bot
        bot.give_memory_back.cancel()  # it is looked by hand
        monkeypatch.setattr("bot.app.give_memory_back", lambda: given.append(looks))
        for looks in range(1, 61):
            if looks <= 40:  # a calm table: a move takes two presses, and half a minute with others
                bot.interaction_tasks.heard += 1
            await bot.give_memory_back()
        monkeypatch.undo()
    assert given == [33, 46]  # after the 33rd answer, and half a minute after the 40th


async def test_what_is_free_goes_back_to_the_system_as_long_as_the_bot_runs(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as table:
        await table.world.until(lambda: table.bot.give_memory_back.current_loop)
        assert table.bot.give_memory_back.is_running()
    await asyncio.sleep(0)
    assert not table.bot.give_memory_back.is_running()
