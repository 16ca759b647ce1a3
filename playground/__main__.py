"""Open the playground: a bot in a pretended Discord, in a page on this machine.

The bot is a client of discord.py, what makes one, or a `Plug`; `[tool.discord-playground]` with
`bot = "module:name"` in the pyproject.toml of the folder names it as well. A bot of any other
library, or language, is started beside this with `--tcp`.
"""

from __future__ import annotations

import argparse
import asyncio
import getpass
import logging
import os
import signal
import sys
import tomllib
import webbrowser
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final, NoReturn

from typing_extensions import override

from playground.bots import CannotStart, find
from playground.plug import Plug, plug_of
from playground.web.bot_runner import BotRunner
from playground.web.sample_server import create_sample_server
from playground.web.server import HIGHEST_PORT, CannotListen, serve
from playground.web.site import Site
from playground.world import World

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Sequence

    from playground.bots import OpenBot

PORT: Final = 8080
NO_BOT: Final = "No bot: name one with --bot, or let one connect by itself with --tcp.\n"


def main(
    arguments: Sequence[str] | None = None, program: str | None = None, bot: str | None = None
) -> int:
    """Keep the playground open until Ctrl-C; return the exit code.

    `bot` names what is started where no option does.
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
    except (CannotStart, CannotListen) as error:
        sys.stderr.write(f"{error}\n")
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


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    @override
    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def _parser(program: str, plug: Plug | None) -> argparse.ArgumentParser:
    parser = _Parser(prog=program, description=__doc__)
    parser.add_argument("--bot", metavar="MODULE:NAME", help="the bot to start")
    parser.add_argument(
        "--port",
        type=_port,
        default=PORT,
        help=f"{PORT} unless told otherwise; the next free one where it is taken",
    )
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
        type=_port,
        nargs="?",
        const=0,
        metavar="PORT",
        help="let a bot of any library connect to a port; any that is free unless told",
    )
    if plug is not None:
        plug.add_options(parser)
    return parser


def _port(written: str) -> int:
    """Read a port.

    Raises:
        argparse.ArgumentTypeError: if there is no such one.
    """
    if not (written.isascii() and written.isdigit() and int(written) <= HIGHEST_PORT):
        sentence = f"{written} is no port: they go from 1 to {HIGHEST_PORT}, and 0 is any free one"
        raise argparse.ArgumentTypeError(sentence)
    return int(written)


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
        try:
            loop.add_signal_handler(number, stop.set)
        except NotImplementedError:  # no loop of Windows can
            signal.signal(number, lambda *_: loop.call_soon_threadsafe(stop.set))
    async with _world(chosen) as world:
        if plug is None:
            await _play_until(stop, world, Plug(), None, chosen)
        else:
            with plug.open(chosen) as open_bot:
                await _play_until(stop, world, plug, open_bot, chosen)


@asynccontextmanager
async def _world(chosen: argparse.Namespace) -> AsyncIterator[World]:
    """Open a world.

    Raises:
        CannotListen: if the port for other bots cannot be opened.
    """
    async with AsyncExitStack() as stack:
        opening = World.open(tcp=chosen.tcp is not None, port=chosen.tcp or 0)
        try:
            world = await stack.enter_async_context(opening)
        except OSError as error:
            raise CannotListen(chosen.tcp, error) from error
        yield world


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
        await runner.start()
        if runner.refusal:
            raise runner.refusal
        port = int(address.rpartition(":")[2])
        if chosen.port not in {0, port}:
            _announce(f"Port {chosen.port} is taken, perhaps by another playground: {port} is free")
        _announce(f"The playground is open at {address} (Ctrl-C closes it)")
        if said := way_by_ssh(port):
            _announce(said)
        if chosen.tcp is not None:
            guest = world.application("Guest", privileged=True) if open_bot else sample.application
            which = "Another" if open_bot else "A"
            _announce(f"{which} bot finds it at {world.addresses.api}, with {guest.token}")
        if not chosen.no_browser and _has_screen():
            await asyncio.to_thread(webbrowser.open, address)
        _disturb(world, chosen)
        await stop.wait()
        _announce("\nClosing")
        world.end_bad_day()
        await runner.stop()


def way_by_ssh(port: int) -> str | None:
    """Say how to reach the page from the machine that a person sits at, if it is another one."""
    match os.environ.get("SSH_CONNECTION", "").split():
        case [_, _, here, door]:
            where = f"{getpass.getuser()}@{here}"
            other = f" -p {door}" * (door != "22")
            return f"On your own machine: ssh -L {port}:127.0.0.1:{port}{other} {where}"
    return None


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
