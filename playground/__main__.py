"""Open the playground: the real bot in a pretended Discord, in a page on this machine.

python -m playground [--port 8080] [--database FILE] [--no-browser]
                     [--bad-day SEED] [--real-limits] [--tcp]
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
from bot.running import run
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


def main(arguments: Sequence[str] | None = None, program: str = "python -m playground") -> int:
    """Keep the playground open until Ctrl-C; return the exit code.

    Raises:
        OSError: if the server cannot listen, unless it is that the port is taken.
    """
    chosen = _parser(program).parse_args(arguments)
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    try:
        with tempfile.TemporaryDirectory(prefix="gangway-") as folder:
            database = chosen.database or Path(folder) / "gangway.db"
            run(_play(database, chosen))
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise
        sys.stderr.write(
            f"Port {chosen.port} is taken, perhaps by another playground: "
            f"choose one with --port {chosen.port + 1}.\n"
        )
        return 1
    return 0


def _parser(program: str) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog=program, description=__doc__)
    parser.add_argument("--port", type=int, default=PORT, help=f"{PORT} unless told otherwise")
    parser.add_argument("--database", type=Path, help="keep the matches in this file")
    parser.add_argument("--no-browser", action="store_true", help="only print the address")
    parser.add_argument(
        "--bad-day",
        type=int,
        metavar="SEED",
        help="refuse every tenth request, lose every twentieth answer, and be slow",
    )
    parser.add_argument("--real-limits", action="store_true", help="keep Discord's rate limits")
    parser.add_argument("--tcp", action="store_true", help="let another bot connect to a port")
    return parser


async def _play(database: Path, chosen: argparse.Namespace) -> None:
    stop = asyncio.Event()
    with stop_signals(stop.set):
        await _play_until(stop, database, chosen)


async def _play_until(stop: asyncio.Event, database: Path, chosen: argparse.Namespace) -> None:
    async with World.open(tcp=chosen.tcp) as world:
        world.expect_complaints()
        sample = create_sample_server(world)
        runner = BotRunner(
            world, sample.application, lambda connector: open_bot(database, connector)
        )
        site = Site(world, sample.chairs, runner, Assets(FONTS))
        async with serve(site, chosen.port) as address:
            _announce(f"The playground is open at {address} (Ctrl-C closes it)")
            if chosen.tcp:
                guest = world.application("Guest")
                _announce(f"Another bot finds it at {world.addresses.api}, with {guest.token}")
            if not chosen.no_browser and _has_screen():
                await asyncio.to_thread(webbrowser.open, address)
            await runner.start()
            _disturb(world, chosen)
            await stop.wait()
            _announce("\nClosing")
            world.end_bad_day()
            await runner.stop()


def _disturb(world: World, chosen: argparse.Namespace) -> None:
    """Let go wrong what was asked for; nothing does otherwise."""
    if chosen.real_limits:
        world.keep_real_limits()
    if chosen.bad_day is not None:
        world.begin_bad_day(chosen.bad_day, latency=0.3)


def _announce(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def _has_screen() -> bool:
    screens = ("DISPLAY", "WAYLAND_DISPLAY")
    return sys.platform in ("darwin", "win32") or any(os.environ.get(one) for one in screens)


if __name__ == "__main__":
    sys.exit(main())
