"""A race of presses: four people load their ships at once.

Beside it four people ping at once, and one alone does: within minutes a machine may take half as
long again, so what is compared is measured side by side.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

    from playground import Channel, Person, Seen, World

RACES: Final = 8
PRESSES: Final = 14
"""Tiles that everybody snatches, one after another, as fast as the answers come."""
ALONE: Final = 12
"""Pings of one alone before each race."""
REST: Final = 0.3
"""Seconds of rest before each of them."""
LOAD: Final = "load:"
"""How the custom id of a button that loads begins."""


@dataclass(frozen=True)
class Race:
    """Answer times at p50, in milliseconds."""

    alone: float
    """Of a ping, with nothing else going on."""
    ping: float
    """Of a ping, with four people at once; so is the next."""
    press: float


async def measure_race(world: World) -> Race:
    """Let four people ping at once, and then load at once, in matches of their own."""
    people = [world.member(f"R{number}") for number in range(4)]
    alone, pings, presses = list[float](), list[float](), list[float]()
    await asyncio.gather(*(_ping(world, person, pings, PRESSES) for person in people))
    for number in range(RACES):
        for _ in range(ALONE):
            await asyncio.sleep(REST)
            await _ping(world, people[0], alone, 1)
        channel = world.channel(f"race-{number}")
        await _seat(people, channel)
        await asyncio.sleep(3)
        panels = [await person.press("My hand", at=channel) for person in people]
        await asyncio.gather(
            *(
                _load(person, panel, at, presses)
                for at, (person, panel) in enumerate(zip(people, panels, strict=True))
            )
        )
        await asyncio.sleep(1)
    return Race(*(1000 * median(times) for times in (alone, pings, presses)))


async def _ping(world: World, person: Person, times: list[float], many: int) -> None:
    for _ in range(many):
        start = perf_counter()
        await person.slash("ping", at=world.table)
        times.append(perf_counter() - start)


async def _seat(people: Sequence[Person], channel: Channel) -> None:
    await people[0].slash("play", game="alles_an_bord", at=channel)
    for person in people[1:]:
        await person.press("Join", at=channel)
    await people[0].press("Start", at=channel)
    for person in people:
        await person.slash("allesanbord ready", at=channel)


async def _load(person: Person, panel: Seen, at: int, times: list[float]) -> None:
    """Press whatever loads a tile, starting elsewhere than the others do."""
    for _ in range(PRESSES):
        tiles = [one.text for one in panel.buttons if one.custom_id.startswith(LOAD)]
        if not tiles:
            return
        start = perf_counter()
        panel = await person.press(tiles[at % len(tiles)], on=panel)
        times.append(perf_counter() - start)
