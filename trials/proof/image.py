"""The image, tried as `make image` builds it: read-only, as nobody, at the playground.

It signs in, plays a move in words and pictures, says that it is well, keeps its database in its
volume, and stops within the ten seconds that the service gives it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import shutil
import sys
import tempfile
import time
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from playground import World
from tests.support.evenings.answers import move_by_hand

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

RUNNERS: Final = ("docker", "podman")
LONGEST_STOP: Final = 10.0
"""Seconds; so says `stop_grace_period` in deploy/compose.yaml."""
PRETEND: Final = """
import os, sys
if "bot" in sys.orig_argv:  # not in workers, which talk to nobody
    from discord.http import Route
    Route.BASE = os.environ["PRETENDED_DISCORD"]
"""
"""What Python reads at its start: the image itself knows no other Discord than the real one."""
LOOK: Final = """
import os, sys
from pathlib import Path
assert os.getuid() == 10001, os.getuid()
for place in ("/", "/app", "/opt/gangway"):
    assert not os.access(place, os.W_OK), place
print(sum(one.stat().st_size for one in Path("/data").glob("gangway.db*")))
"""


async def output(*command: str) -> str:
    """Run a program; return what it prints.

    Raises:
        RuntimeError: if it fails.
    """
    done = await asyncio.create_subprocess_exec(
        *command, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
    )
    said, _ = await done.communicate()
    if done.returncode:
        msg = f"{' '.join(command)}\n{said.decode()}"
        raise RuntimeError(msg)
    return said.decode().strip()


@asynccontextmanager
async def container(
    program: str, image: str, world: World, token: str, options: list[str]
) -> AsyncIterator[str]:
    """Start the image as docs/operating.md does, and remove it afterwards; yield its id."""
    with tempfile.TemporaryDirectory(prefix="gangway-image-") as folder:
        shim = Path(folder)
        shim.chmod(0o755)
        (shim / "sitecustomize.py").write_text(PRETEND)
        hardened = ("--read-only", "--tmpfs", "/tmp", "--cap-drop", "ALL")  # noqa: S108 - its own
        pretended = ("--network", "host", "-v", f"{shim}:/shim:ro", "-e", "PYTHONPATH=/shim")
        named = ("-e", f"PRETENDED_DISCORD={world.addresses.api}", "-e", f"DISCORD_TOKEN={token}")
        started = await output(
            *(program, "run", "-d", *hardened, *pretended, *named, *options, image)
        )
        name = started.splitlines()[-1]
        try:
            yield name
        except BaseException as error:
            error.add_note(await output(program, "logs", name))
            raise
        finally:
            await output(program, "rm", "-f", "-v", name)


async def play(program: str, image: str, options: list[str]) -> dict[str, Any]:
    """Let the container play a move, and stop it; return what was seen."""
    async with World.open(tcp=True) as world:
        application = world.application("Gangway")
        red, blue = world.member("Red"), world.member("Blue")
        token, began = application.token, time.monotonic()
        async with container(program, image, world, token, options) as name:
            await world.connected(application)
            seen: dict[str, Any] = {"seconds to connect": round(time.monotonic() - began, 1)}
            await world.until(lambda: application.commands)
            await red.slash("play", game="all_aboard")
            await blue.press("Join")
            await red.press("Start")
            await move_by_hand(world, red, blue)
            await world.until(lambda: any(one.pictures for one in red.sees()))
            inside = (program, "exec", name)
            _, *look = (await inspected(program, name))["Config"]["Healthcheck"]["Test"]
            await output(*inside, *look)  # it ends with 0 while all is well
            written = await output(*inside, "/opt/gangway/bin/python", "-c", LOOK)
            seen["bytes in its volume"] = int(written)
            asked = time.monotonic()
            await output(program, "stop", "-t", "30", name)
            seen["seconds to stop"] = round(time.monotonic() - asked, 1)
            seen["exit code"] = (await inspected(program, name))["State"]["ExitCode"]
    return seen


async def inspected(program: str, name: str) -> dict[str, Any]:
    """Return what the program says of a container."""
    (found,) = json.loads(await output(program, "inspect", name))
    told: dict[str, Any] = found
    return told


async def main(arguments: list[str] | None = None) -> int:
    """Try an image; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m trials.proof.image", description=__doc__)
    parser.add_argument("image")
    parser.add_argument("--program", default="docker", help="docker or podman")
    parser.add_argument("--option", action="append", default=[], help="passed on to `run`")
    asked = parser.parse_args(arguments)
    program = next((one for one in (asked.program, *RUNNERS) if one in RUNNERS), "")
    program = program if shutil.which(program) else ""
    if not program:
        sys.stdout.write("the image was built and not tried: that takes docker or podman\n")
        return 0
    seen = await play(program, asked.image, asked.option)
    sys.stdout.writelines(f"{what}: {figure}\n" for what, figure in seen.items())
    return int(seen["seconds to stop"] > LONGEST_STOP or seen["exit code"] != 0)


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
