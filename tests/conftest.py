"""Fixtures that several test files share."""

from __future__ import annotations

import gc
import logging
from typing import TYPE_CHECKING

import pytest

from bot.logs import OWN_LAYERS
from games.kit.words import missing_texts
from matches.referee import Referee
from tests.support.evenings.threads import Threads
from tests.support.loops import is_in_second_loop, loops_of
from tests.support.luck import DEALS
from tests.support.slow import is_slow, is_slow_file
from tests.support.stores.engines import postgres, server  # noqa: F401 - fixtures
from tests.support.stores.templates import open_fresh
from tests.support.toys import shelf

if TYPE_CHECKING:
    import asyncio
    from collections.abc import AsyncIterator, Callable, Iterator, Mapping
    from pathlib import Path

    from storage.store import Store


@pytest.fixture(autouse=True)
def _repeatable_luck() -> None:
    """Deal the same cards in every run of a test: what it finds must be found again."""
    DEALS.begin()


@pytest.fixture(autouse=True)
def _pictures_or_sketches(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw pictures for tests that look at them, and sketches for all others."""
    if any(map(request.node.get_closest_marker, ("draws", "browser"))):
        monkeypatch.setattr(Threads, "sketches", False)


@pytest.fixture(autouse=True)
def _no_text_is_missing() -> Iterator[None]:
    """Find what people would read as a key in brackets; a test about such texts clears them."""
    missing_texts.clear()
    yield
    assert not missing_texts


@pytest.fixture(autouse=True)
def log_levels() -> Iterator[None]:
    """Let no test leave the log saying more or less than it did: others read what is logged."""
    loggers = [logging.getLogger(name) for name in ("", "discord", *OWN_LAYERS)]
    levels = [logger.level for logger in loggers]
    yield
    for logger, level in zip(loggers, levels, strict=True):
        logger.setLevel(level)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the store's file lies."""
    return tmp_path / "gangway.db"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    """A store on a real file, with the toys on its shelf."""
    async with await open_fresh(path, shelf()) as store:
        yield store


@pytest.fixture
def referee(store: Store) -> Referee:
    """The one door for moves to that store."""
    opened = Referee(store.matches)
    opened.seed_for = DEALS
    return opened


def pytest_asyncio_loop_factories(
    item: pytest.Item,
) -> Mapping[str, Callable[[], asyncio.AbstractEventLoop]]:
    """Run what hangs on the loop in the product's as well."""
    return loops_of(item.path)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what `make quick` leaves out, and what only `make long` runs in a second loop."""
    for item in items:
        if is_slow(item):
            item.add_marker("slow")
        if is_in_second_loop(item):
            item.add_marker("long")


def pytest_collection_finish() -> None:
    """Keep what is loaded by now out of garbage collections, as the bot does."""
    gc.freeze()


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave files unread of which no test would run: reading them all takes half of a minute."""
    is_left_out = "not slow" in config.option.markexpr and is_slow_file(collection_path)
    return True if is_left_out and collection_path.is_file() else None


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let `--record` write the golden transcripts anew."""
    parser.addoption("--record", action="store_true", help="record the golden transcripts anew")
