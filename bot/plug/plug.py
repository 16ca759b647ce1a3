"""The bot's side of the playground, which finds this by its name in `pyproject.toml`."""

from __future__ import annotations

import tempfile
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bot.local import FONTS, NotOpenedError, open_bot
from bot.plug.try_game import TryGame
from playground import CannotStart, Plug

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace
    from collections.abc import AsyncIterator, Iterator

    from aiohttp import BaseConnector

    from bot.app import GameBot
    from matches.workers.processes import Workers
    from playground import OpenBot

PAGE: Final = Path(__file__).parent / "page"


class GangwayPlug(Plug):
    """Gangway at the playground; its matches are forgotten unless a file is named for them."""

    name = "Gangway"
    files = (PAGE, FONTS)
    shortcuts = TryGame()

    def __init__(self, workers: Workers | None = None) -> None:
        super().__init__()
        self._workers = workers

    def add_options(self, parser: ArgumentParser) -> None:
        """Add the file of the matches."""
        parser.add_argument("--database", type=Path, help="keep the matches in this file")

    @contextmanager
    def open(self, options: Namespace) -> Iterator[OpenBot]:
        """Hold a folder for the database while the playground is open."""
        with tempfile.TemporaryDirectory(prefix="gangway-") as folder:
            database = options.database or Path(folder) / "gangway.db"

            @asynccontextmanager
            async def opened(connector: BaseConnector) -> AsyncIterator[GameBot]:
                try:
                    async with open_bot(database, connector, self._workers) as bot:
                        yield bot
                except NotOpenedError as error:
                    raise CannotStart(str(error)) from error

            yield opened
