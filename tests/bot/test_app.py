"""Start and stop: settings, the database, the command list; each fault is one clear line."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import pytest

from bot.__main__ import main
from bot.settings import BadSettingsError, read_settings
from storage.sqlite.claim import claim
from tests.support.evenings.evening import evening

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture(autouse=True)
def _bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Start in an empty folder without any setting."""
    monkeypatch.chdir(tmp_path)
    for name in ("DISCORD_TOKEN", "GANGWAY_DATABASE", "GANGWAY_LOG_LEVEL"):
        monkeypatch.delenv(name, raising=False)
    handlers = logging.root.handlers[:]
    yield
    logging.root.handlers[:] = handlers


def test_without_a_token_one_line_says_what_to_do(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 1
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "DISCORD_TOKEN" in said
    assert "the playground needs none" in said


def test_every_bad_setting_is_named_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GANGWAY_LOG_LEVEL", "SHOUTING")
    monkeypatch.setenv("GANGWAY_DATABASE", ".")
    with pytest.raises(BadSettingsError, match=r"GANGWAY_DATABASE.*GANGWAY_LOG_LEVEL"):
        read_settings()


def test_the_token_never_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "very-secret")
    assert "very-secret" not in repr(read_settings())


def test_a_file_that_is_no_database_is_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "notes.db").write_text("milk, bread, a boat " * 100)
    monkeypatch.setenv("GANGWAY_DATABASE", "notes.db")
    monkeypatch.setenv("DISCORD_TOKEN", "x")
    assert main([]) == 1
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "notes.db" in said
    assert (tmp_path / "notes.db").read_text().startswith("milk")


def test_a_database_that_another_bot_holds_is_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("GANGWAY_DATABASE", "held.db")
    monkeypatch.setenv("DISCORD_TOKEN", "x")
    with claim(tmp_path / "held.db"):
        assert main([]) == 1
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "in use by another program" in said


def test_env_example_sets_nothing_that_a_service_sets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Lines of a file override a service's own settings, empty ones too."""
    from games.kit.words import ROOT

    bare = read_settings().model_dump(exclude={"discord_token"})
    monkeypatch.chdir(tmp_path)
    (tmp_path / ".env").write_bytes((ROOT / ".env.example").read_bytes())
    assert read_settings().model_dump(exclude={"discord_token"}) == bare
    assert not read_settings().model_fields_set - {"discord_token"}


async def test_commands_are_sent_once_and_again_only_when_they_change(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        assert not await table.bot.sync_commands()
        await table.restart()
        assert not await table.bot.sync_commands()
        table.bot.tree.remove_command("games")
        assert await table.bot.sync_commands()


async def test_every_description_speaks_spanish_and_german(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        listed = {one["name"]: one for one in table.application.commands.values()}
        assert listed.keys() >= {"play", "hand", "allaboard"}
        todo = list(listed.values())
        while todo:
            one = todo.pop()
            assert {"es-ES", "es-419", "de"} <= one["description_localizations"].keys(), one["name"]
            todo += one.get("options", [])


async def test_the_bot_asks_for_no_privileged_intent(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        assert [name for name, asked in table.bot.intents if asked] == ["guilds", "guild_messages"]
