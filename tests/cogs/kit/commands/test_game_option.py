"""The option `game` of the house's commands: choices, or suggestions if there are too many."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games import SHELF
from tests.support.evenings.evening import evening

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

    from tests.support.evenings.evening import Evening

COMMANDS = ("play", "rules", "leaderboard")


def game_option(table: Evening, name: str) -> dict[str, Any]:
    """Return the option `game` of a command, as Discord was told of it."""
    command, _ = table.people[0].client.command(name, table.world.table)
    found: dict[str, Any] = next(one for one in command["options"] if one["name"] == "game")
    return found


async def test_the_games_are_choices_in_every_language(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        for name in COMMANDS:
            option = game_option(table, name)
            assert [one["value"] for one in option["choices"]] == list(SHELF)
            assert not option.get("autocomplete")
            first = option["choices"][0]
            assert first["name"] == "🚣 All aboard!"
            assert first["name_localizations"]["de"] == "🚣 All aboard!"
            assert {"de", "es-ES", "es-419"} <= first["name_localizations"].keys()


async def test_of_more_games_than_choices_those_are_suggested_that_fit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.kit.commands.game_option.MOST_CHOICES", len(SHELF) - 1)
    async with evening(tmp_path, seats=1) as table:
        (red,) = table.people
        for name in COMMANDS:
            assert not game_option(table, name).get("choices")
            assert len(await red.complete(name, "game", "")) == len(SHELF)
            found = await red.complete(name, "game", "abordáje")
            assert found == [("🏴‍☠️ ¡Abordaje!", "abordaje")]


async def test_two_bots_of_one_process_offer_games_each_in_its_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    first.mkdir()
    second.mkdir()
    with monkeypatch.context() as crowded:
        crowded.setattr("cogs.kit.commands.game_option.MOST_CHOICES", 0)
        async with evening(first, seats=1) as table:
            assert game_option(table, "play")["autocomplete"]
    async with evening(second, seats=1) as table:
        assert not game_option(table, "play").get("autocomplete")
