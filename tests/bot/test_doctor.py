"""The doctor: what it says of this machine and of Discord, and that it changes neither."""

from __future__ import annotations

import shutil
import sys
from collections import Counter
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest
from typing_extensions import override

from bot.doctor import agrees, examine, examine_discord, version
from bot.settings import read_settings
from games.all_aboard.game import AllAboard
from games.kit.words import Voice
from storage.sqlite.backup import back_up_in_turn
from tests.support.evenings.evening import evening

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from games.all_aboard.model import View
    from games.kit.game import AnyGame, Picture
    from storage.store import Store
    from tests.support.evenings.evening import Evening


@pytest.fixture(autouse=True)
def _settings(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.setenv("GANGWAY_DATABASE", str(path))


def findings(about: str, shelf: Mapping[str, AnyGame] | None = None) -> list[str]:
    return [str(one) for one in examine(read_settings(), shelf or {}) if one.about == about]


async def ask(
    table: Evening,
    now: datetime | None = None,
    feedback: int | None = None,
    *,
    fix: bool = False,
) -> dict[str, str]:
    found = await examine_discord(
        table.application.token,
        lambda: now or datetime.now(UTC),
        feedback,
        fix=fix,
        connector=table.application.connector(),
    )
    return {one.about: str(one) for one in found}


def test_without_anything_it_says_what_is_missing(path: Path) -> None:
    assert findings("token") == ["note   token: missing; without one, only the playground works"]
    assert findings("database")[0].startswith(f"note   database: {path} is not there yet")
    assert findings("backups")[0].startswith("note   backups: none by themselves")
    assert findings("version")[0].startswith(f"ok     version: {version()} on Python 3.")
    assert not path.exists()


async def test_the_last_backup_is_named(
    store: Store, path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await store.matches.running() == ()
    folder = tmp_path / "backups"
    monkeypatch.setenv("GANGWAY_BACKUPS", str(folder))
    assert findings("backups") == [f"note   backups: none in {folder} yet"]
    back_up_in_turn(
        path,
        folder,
        datetime(2026, 11, 22, tzinfo=UTC),
        3,
    )
    assert findings("backups") == [
        f"ok     backups: 1 in {folder}, the last is gangway-20261122-000000.db"
    ]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other rights")
async def test_files_that_others_can_read_are_told(
    store: Store, path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await store.matches.running() == ()
    folder = tmp_path / "backups"
    monkeypatch.setenv("GANGWAY_BACKUPS", str(folder))
    copy = back_up_in_turn(path, folder, datetime(2026, 11, 22, tzinfo=UTC), 3)
    beside = path.with_name(f"{path.name}-wal")
    assert [one.stat().st_mode & 0o777 for one in (path, beside, copy)] == [0o600] * 3
    assert findings("secrets") == []
    (tmp_path / ".env").touch(mode=0o644)
    copy.chmod(0o640)
    assert findings("secrets") == [
        f"note   secrets: others can read {one}; chmod 600 {one} stops that"
        for one in (copy, ".env")
    ]


@pytest.mark.parametrize(("free", "verdict"), [(2**34, "ok"), (2**29, "note"), (2**26, "wrong")])
def test_a_disk_that_fills_up_is_told(
    monkeypatch: pytest.MonkeyPatch, free: int, verdict: str
) -> None:
    class Usage(NamedTuple):
        free: int

    monkeypatch.setattr(shutil, "disk_usage", lambda _: Usage(free))
    assert findings("disk")[0].startswith(verdict)


class Broken(AllAboard):
    """Cannot be drawn."""

    @override
    def picture(self) -> Picture[View]:
        raise OSError("no such font")


def test_a_game_that_cannot_be_drawn_is_named() -> None:
    whole = {"all_aboard": AllAboard()}
    assert findings("pictures", whole) == ["ok     pictures: drawn for 1 games"]
    assert findings("pictures", whole | {"broken": Broken()}) == [
        "wrong  pictures: cannot be drawn: broken"
    ]


async def test_discord_is_asked_and_nothing_is_changed(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        before = Counter(table.world.calls)
        said = await ask(table)
        asked = table.world.calls - before
        assert asked
        assert {call.partition(" ")[0] for call in asked} == {"GET"}
    assert said["login"].startswith("ok     login: Gangway")
    assert said["gateway"].startswith("ok     gateway: 1 shards advised")
    assert said["commands"].endswith("as Discord knows them")
    assert said["servers"] == "ok     servers: 1, every permission is there"
    assert said["clock"] == "ok     clock: right"


async def test_commands_that_discord_knows_otherwise_are_named(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        table.bot.tree.remove_command("games")
        rules = table.bot.tree.get_command("rules")
        assert rules is not None
        rules.description = "Something else"
        await table.bot.sync_commands()
        assert (await ask(table))["commands"].startswith(
            "wrong  commands: Discord knows others: games, rules; `python -m bot sync`"
        )


async def test_a_discord_that_knows_no_commands_yet_is_nothing_wrong(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        table.application.commands.clear()
        said = (await ask(table))["commands"]
    assert said == "note   commands: Discord knows none yet; the first start sends them"


async def test_commands_left_over_in_a_server_are_named_answered_and_removed(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path, seats=1) as table:
        (red,) = table.people
        home = table.world.home
        left_over = [{"name": "oldquiz", "description": "gone", "type": 1}]
        await table.bot.http.bulk_upsert_guild_commands(
            table.bot.application_id or 0, home.id, payload=left_over
        )
        answer = await red.slash("oldquiz", at=table.world.table)
        assert answer.text == Voice("en")("command-left-over")
        said = (await ask(table))["left over"]
        assert said.startswith(f"wrong  left over: commands that nothing answers, in {home.name}")
        assert "oldquiz" in said
        assert "doctor --fix" in said
        assert (await ask(table, fix=True))["left over"].startswith("ok     left over: removed")
        assert (await ask(table))["left over"] == (
            "ok     left over: no server has commands of its own"
        )


async def test_a_server_that_does_not_allow_enough_is_named(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        for role in table.world.home.roles.values():
            role.permissions = 0
        said = (await ask(table))["servers"]
    assert said.startswith("note   servers: 1; permissions are missing in ")
    assert str(table.world.home.id) in said


async def test_a_wrong_clock_and_a_wrong_token_are_told(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        early = datetime.now(UTC) - timedelta(minutes=2)
        slow = (await ask(table, early))["clock"]
        assert slow.startswith("wrong  clock: 1")
        assert slow.endswith(" s slow: deadlines would be, too")
        (refused,) = await examine_discord("wrong", connector=table.application.connector())
        assert str(refused) == "wrong  login: Discord refuses DISCORD_TOKEN"


def test_what_discord_fills_in_is_no_difference() -> None:
    ours = {"name": "play", "options": [], "nsfw": False, "description_localizations": {"de": "x"}}
    theirs = {"name": "play", "id": "5", "description_localizations": {"de": "x"}, "version": "7"}
    assert agrees(ours, theirs)
    assert not agrees(ours, theirs | {"options": [{"name": "game"}]})
    assert not agrees(ours, theirs | {"description_localizations": {"de": "y"}})


async def test_it_says_whether_feedback_arrives(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        (red,) = table.people
        assert (await ask(table))["feedback"].startswith("note   feedback: goes nowhere")
        said = (await ask(table, feedback=table.world.table.id))["feedback"]
        assert said == "ok     feedback: goes to the channel table"
        said = (await ask(table, feedback=red.id))["feedback"]
        assert said == "ok     feedback: goes to the user red"
        said = (await ask(table, feedback=12))["feedback"]
        assert said == "wrong  feedback: 12 is no channel that the bot sees, and no user"


@pytest.mark.parametrize(
    ("path", "about"),
    [("/gateway/bot", "gateway"), ("/users/@me/guilds", "servers")],
)
async def test_an_answer_that_lacks_something_is_one_finding_among_others(
    tmp_path: Path, path: str, about: str
) -> None:
    async with evening(tmp_path) as table:
        table.world.change_answers(path, _without_what_is_needed)
        told = await ask(table)
        assert told[about].startswith(
            f"wrong  {about}: Discord's answer is not as it is documented"
        )
        assert told["commands"].startswith("ok")
        assert {"login", "clock", "gateway", "servers", "feedback"} <= told.keys()


def _without_what_is_needed(answer: Any) -> None:
    if isinstance(answer, list):
        del answer[0]["permissions"]
    else:
        del answer["session_start_limit"]["remaining"]
