"""People at a table of Alles an Bord?!: how they load by panel and answer by hand."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from games.alles_an_bord.model import State
from tests.support.evenings.answers import answer as give
from tests.support.evenings.answers import answers_of
from tests.support.evenings.evening import evening

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from playground import Button, Person, Seen
    from tests.support.evenings.evening import Evening

BACK = "↩️"
"""The sign of the way back: a tile to the heap, a question to the one before."""
SWITCHES = ("🔄", "👀", "☀️", "🌙", BACK)
"""Buttons of the panel that load nothing by themselves."""


def panel(person: Person) -> Seen:
    """Return the message in the direct messages from which a player plays."""
    return person.dms()[-1]


def loads(seen: Seen) -> list[Button]:
    """Return the buttons that put something aboard."""
    return [
        one
        for one in seen.buttons
        if one.custom_id.startswith("load:")
        and not one.text.startswith(SWITCHES)
        and one.label != "0"
    ]


async def all_ready(table: Evening) -> None:
    for person in table.people:
        await person.press(panel(person).buttons[0].text, on=panel(person))
    await table.settle()


async def load_up(person: Person, stride: int = 3) -> None:
    """Press until the ship is full, a new answer telling what to press next."""
    seen = panel(person)
    while choices := loads(seen):
        seen = await person.press(choices[stride % len(choices)].text, on=seen)


@asynccontextmanager
async def loading_evening(folder: Path, seats: int = 2) -> AsyncIterator[Evening]:
    """Sit friends down to a match in which everybody loads."""
    async with evening(folder, seats=seats) as table:
        await table.open_table("alles_an_bord", *table.people)
        await all_ready(table)
        yield table


async def cast_off(table: Evening) -> None:
    """Let everybody load at once until all ships are full, and the first card is up."""
    await asyncio.gather(*(load_up(person, n) for n, person in enumerate(table.people)))
    await table.settle()


async def answer(person: Person) -> bool:
    """Give the first answer that a hand offers, or tell that it offers none."""
    hand = panel(person)
    if answers_of(hand):
        await give(person, hand)
        return True
    return False


async def state_of(table: Evening) -> State:
    match = await table.bot.store.matches.last_in_channel(table.world.table.id)
    running = await table.bot.store.matches.running()
    if running:
        match = await table.bot.store.matches.load(running[0])
    assert match is not None
    assert isinstance(match.state, State)
    return match.state


def signed(seen: Seen, sign: str) -> str:
    """Return what stands on the button with this sign."""
    return next(one.text for one in seen.buttons if one.emoji == sign)


async def press_sign(person: Person, sign: str) -> None:
    """Press the button with this sign."""
    await person.press(signed(panel(person), sign), on=panel(person))


async def peek(person: Person) -> None:
    """Take an unseen tile into the hand; one that a starfish locks goes back, so again."""
    while not any(one.emoji == BACK for one in panel(person).buttons):
        await press_sign(person, "👀")
