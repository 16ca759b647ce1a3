"""Open the playground: the real bot in a pretended Discord, in a page on this machine.

python -m playground [--port 8080] [--database FILE] [--no-browser]
"""

from __future__ import annotations

import argparse
import asyncio
import errno
import logging
import os
import sys
import tempfile
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING

from bot.local import FONTS, open_bot
from bot.signals import stop_signals
from playground.web.assets import Assets
from playground.web.bot_runner import BotRunner
from playground.web.sample_server import create_sample_server
from playground.web.server import serve
from playground.web.site import Site
from playground.world import World

if TYPE_CHECKING:
    from collections.abc import Sequence

PORT = 8080


def main(arguments: Sequence[str] | None = None) -> int:
    """Keep the playground open until Ctrl-C; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m playground", description=__doc__)
    parser.add_argument("--port", type=int, default=PORT, help=f"{PORT} unless told otherwise")
    parser.add_argument("--database", type=Path, help="keep the matches in this file")
    parser.add_argument("--no-browser", action="store_true", help="only print the address")
    chosen = parser.parse_args(arguments)
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    try:
        with tempfile.TemporaryDirectory(prefix="gangway-") as folder:
            database = chosen.database or Path(folder) / "gangway.db"
            asyncio.run(_play(database, chosen.port, browser=not chosen.no_browser))
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise
        sys.stderr.write(
            f"Port {chosen.port} is taken, perhaps by another playground: "
            f"choose one with --port {chosen.port + 1}.\n"
        )
        return 1
    return 0


async def _play(database: Path, port: int, *, browser: bool) -> None:
    stop = asyncio.Event()
    with stop_signals(stop.set):
        await _play_until(stop, database, port, browser=browser)


async def _play_until(stop: asyncio.Event, database: Path, port: int, *, browser: bool) -> None:
    async with World.open() as world:
        world.expect_complaints()
        sample = create_sample_server(world)
        runner = BotRunner(
            world, sample.application, lambda connector: open_bot(database, connector)
        )
        site = Site(world, sample.chairs, runner, Assets(FONTS))
        async with serve(site, port) as address:
            _announce(f"The playground is open at {address} (Ctrl-C closes it)")
            if browser and _has_screen():
                await asyncio.to_thread(webbrowser.open, address)
            await runner.start()
            await stop.wait()
            _announce("\nClosing")
            await runner.stop()


def _announce(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def _has_screen() -> bool:
    screens = ("DISPLAY", "WAYLAND_DISPLAY")
    return sys.platform in ("darwin", "win32") or any(os.environ.get(one) for one in screens)


if __name__ == "__main__":
    sys.exit(main())
