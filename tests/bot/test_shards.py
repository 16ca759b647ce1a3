"""Which shards a process keeps: how it is written, and what is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.settings import BadSettingsError, read_settings
from bot.shards import Shards
from storage.engines import claim
from storage.errors import StorageError

if TYPE_CHECKING:
    from pathlib import Path

    from storage.address import PostgresAddress


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_shards_are_read_from_the_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    assert read_settings().shards is None
    monkeypatch.setenv("GANGWAY_SHARDS", "4-5/8")
    assert read_settings().shards == Shards((4, 5), 8)


@pytest.mark.parametrize("written", ["3", "0-8/8", "3-2/8", "a/b", "0-3"])
def test_shards_that_are_none_are_one_line(written: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GANGWAY_SHARDS", written)
    with pytest.raises(BadSettingsError, match=r"^GANGWAY_SHARDS: [^\n]*$"):
        read_settings()


def test_a_file_is_not_shared(path: Path) -> None:
    with pytest.raises(StorageError, match="need a PostgreSQL database"), claim(path, (0,), 2):
        pass


def refusal(place: PostgresAddress, shards: tuple[int, ...], total: int) -> str:
    with pytest.raises(StorageError) as caught, claim(place, shards, total):
        pass
    return caught.value.key


def test_each_shard_is_kept_by_one_process(postgres: PostgresAddress) -> None:
    with claim(postgres, (0, 1), 4), claim(postgres, (2, 3), 4):
        assert refusal(postgres, (1, 2), 4) == "shards-taken"
    with claim(postgres, (1, 2), 4):
        pass


def test_all_processes_go_by_the_same_number_of_shards(postgres: PostgresAddress) -> None:
    with claim(postgres, (0, 1), 4):
        assert refusal(postgres, (4, 5), 8) == "other-shards"
    with claim(postgres, (4, 5), 8):
        pass


def test_a_bot_without_shards_plays_alone(postgres: PostgresAddress) -> None:
    with claim(postgres):
        assert refusal(postgres, (0,), 2) == "locked"
    with claim(postgres, (0,), 2):
        assert refusal(postgres, (), 0) == "locked"
