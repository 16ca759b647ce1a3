"""Open the playground: a bot in a pretended Discord, in a page on this machine.

python -m playground [--bot MODULE:NAME] [--port 8080] [--no-browser]
                     [--bad-day SEED] [--real-limits] [--tcp [PORT]]

The bot is a client of discord.py, what makes one, or a `Plug`; `[tool.discord-playground]` with
`bot = "module:name"` in the pyproject.toml of the folder names it as well. A bot of any other
library, or language, is started beside this with `--tcp`.
"""

from __future__ import annotations

import argparse
import asyncio
import errno
import logging
import os
import signal
import sys
import tomllib
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Final

from playground.bots import CannotStart, find
from playground.plug import Plug, plug_of
from playground.web.bot_runner import BotRunner
from playground.web.sample_server import create_sample_server
from playground.web.server import serve
from playground.web.site import Site
from playground.world import World

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from playground.bots import OpenBot

PORT: Final = 8080
NO_BOT: Final = "No bot: name one with --bot, or let one connect by itself with --tcp.\n"


def main(
    arguments: Sequence[str] | None = None, program: str | None = None, bot: str | None = None
) -> int:
    """Keep the playground open until Ctrl-C; return the exit code.

    `bot` names what is started where no option does.

    Raises:
        OSError: if the server cannot listen, unless it is that the port is taken.
    """
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    try:
        plug = _find_plug(arguments, bot)
    except CannotStart as error:
        sys.stderr.write(f"{error}\n")
        return 2
    chosen = _parser(program or "python -m playground", plug).parse_args(arguments)
    if plug is None and chosen.tcp is None:
        sys.stderr.write(NO_BOT)
        return 2
    try:
        with asyncio.Runner(loop_factory=_loop_factory()) as runner:
            runner.run(_play(plug, chosen))
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise
        sys.stderr.write(
            f"Port {chosen.port} is taken, perhaps by another playground: "
            f"choose one with --port {chosen.port + 1}.\n"
        )
        return 1
    return 0


def _find_plug(arguments: Sequence[str] | None, bot: str | None) -> Plug | None:
    """Find the bot before the other options are read, as it may bring some of its own."""
    named = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    named.add_argument("--bot")
    name = named.parse_known_args(arguments)[0].bot or bot or _bot_of_this_folder()
    if name != bot:
        sys.path.insert(0, str(Path.cwd()))  # the bot is here, also for the installed command
    return plug_of(find(name)) if name else None


def _bot_of_this_folder() -> str | None:
    """Return the name of the bot that the folder's pyproject.toml gives, if it does."""
    project = Path("pyproject.toml")
    settings = tomllib.loads(project.read_text("utf-8")) if project.is_file() else {}
    name: str | None = settings.get("tool", {}).get("discord-playground", {}).get("bot")
    return name


def _parser(program: str, plug: Plug | None) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog=program, description=__doc__)
    parser.add_argument("--bot", metavar="MODULE:NAME", help="the bot to start")
    parser.add_argument("--port", type=int, default=PORT, help=f"{PORT} unless told otherwise")
    parser.add_argument("--no-browser", action="store_true", help="only print the address")
    parser.add_argument(
        "--bad-day",
        type=int,
        metavar="SEED",
        help="refuse every tenth request, lose every twentieth answer, and be slow",
    )
    parser.add_argument("--real-limits", action="store_true", help="keep Discord's rate limits")
    parser.add_argument(
        "--tcp",
        type=int,
        nargs="?",
        const=0,
        metavar="PORT",
        help="let a bot of any library connect to a port; any that is free unless told",
    )
    if plug is not None:
        plug.add_options(parser)
    return parser


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return what makes a loop: uvloop's, where it is installed; None for asyncio's own."""
    try:
        from uvloop import new_event_loop
    except ImportError:
        return None
    return new_event_loop


async def _play(plug: Plug | None, chosen: argparse.Namespace) -> None:
    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop.set)
    async with World.open(tcp=chosen.tcp is not None, port=chosen.tcp or 0) as world:
        if plug is None:
            await _play_until(stop, world, Plug(), None, chosen)
        else:
            with plug.open(chosen) as open_bot:
                await _play_until(stop, world, plug, open_bot, chosen)


async def _play_until(
    stop: asyncio.Event,
    world: World,
    plug: Plug,
    open_bot: OpenBot | None,
    chosen: argparse.Namespace,
) -> None:
    world.expect_complaints()
    sample = create_sample_server(world, plug.name)
    runner = BotRunner(world, sample.application, open_bot)
    async with serve(Site(world, sample.chairs, runner, plug), chosen.port) as address:
        _announce(f"The playground is open at {address} (Ctrl-C closes it)")
        if chosen.tcp is not None:
            guest = world.application("Guest", privileged=True) if open_bot else sample.application
            which = "Another" if open_bot else "A"
            _announce(f"{which} bot finds it at {world.addresses.api}, with {guest.token}")
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
