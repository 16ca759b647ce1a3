"""The way of a press: which of our files and functions a committed move passes.

`python -m trials.bench.path SLUG` lists them for one press on a hand that completes a move, from
its arrival until everything is shown. The match is one of two people, without computers, deadlines
and a tournament, in which some moves have been made: what is kept of a running match is there. The
storage's thread is followed as well; drawing, which is the workers', is not.
"""

from __future__ import annotations

import asyncio
import sys
import threading
from argparse import ArgumentParser
from collections import defaultdict
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

from games import SHELF
from tests.support.evenings.evening import evening
from tests.support.evenings.threads import Threads
from trials.bench.report import figure

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import FrameType

    from matches.terms import Terms
    from playground import Person, Seen
    from tests.support.evenings.evening import Evening

ROOT: Final = Path(__file__).parents[2]
OWN_LAYERS: Final = tuple(
    f"{ROOT / layer}/" for layer in ("bot", "cogs", "games", "matches", "storage")
)
DRAWING: Final = "asyncio_"
"""How the names of the threads begin in which `Threads` draws."""
MOVES_BEFORE: Final = 6
MOST_PRESSES: Final = 20
"""Presses on the way to one move, at most."""
ANSWERS: Final = ("move:", "load:")
"""How the custom ids of buttons begin that answer a hand's question."""


class Passed:
    """Notes which functions of our own files are called, by file, while it is told to."""

    def __init__(self) -> None:
        self.functions: defaultdict[str, set[str]] = defaultdict(set)
        self._is_noting = False

    @property
    def count(self) -> int:
        """How many functions were called."""
        return sum(map(len, self.functions.values()))

    @contextmanager
    def following(self) -> Iterator[None]:
        """See every call of the threads that are started meanwhile."""
        threading.setprofile(self._see)
        try:
            yield
        finally:
            threading.setprofile(None)

    @contextmanager
    def noting(self) -> Iterator[None]:
        """Note what is called meanwhile, by this thread and those that are followed."""
        self.functions.clear()
        self._is_noting = True
        sys.setprofile(self._see)
        try:
            yield
        finally:
            sys.setprofile(None)
            self._is_noting = False

    def _see(self, frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        if not self._is_noting or event != "call" or not code.co_filename.startswith(OWN_LAYERS):
            return
        if not threading.current_thread().name.startswith(DRAWING):
            file = Path(code.co_filename).relative_to(ROOT).as_posix()
            self.functions[file].add(code.co_qualname)


async def path_of(slug: str, terms: Terms | None = None) -> Passed:
    """Play some moves of a game for two, and return what the press that makes the next one passes.

    They are played twice: a game keeps things for all its matches, too. By default nothing is
    timed.

    Raises:
        AssertionError: if no press makes a move.
    """
    passed = Passed()
    for noting in (Passed(), passed):
        with TemporaryDirectory() as folder, noting.following():
            async with evening(Path(folder), workers=Threads()) as table:
                await _play(table, slug, terms, noting)
    return passed


async def _play(table: Evening, slug: str, terms: Terms | None, passed: Passed) -> None:
    """Deal a match, always the same one, and make moves in it."""
    for person in table.people:
        await person.slash("games", at=table.world.table)  # it knows them then
    match = await table.bot.referee.start(
        SHELF[slug],
        SHELF[slug].spec.options(),
        [person.id for person in table.people],
        guild=table.world.home.id,
        channel=table.world.table.id,
        language="en",
        seed="path",
        terms=terms,
    )
    table.bot.give_memory_back.cancel()  # it comes round whatever is pressed
    table.bot.delivery.refresh(match.id)
    await table.settle()
    for _ in range(MOVES_BEFORE + 1):
        await _move(table, match.id, passed)


async def _move(table: Evening, match_id: int, passed: Passed) -> None:
    """Answer questions until a move is made, and note what its last press passes."""
    before = (await table.bot.store.matches.load(match_id)).ply
    for press in range(MOST_PRESSES):
        person, hand = _asked(table)
        with passed.noting():
            await _answer(person, hand, press)
            await table.world.idle()
        await table.settle()
        if (await table.bot.store.matches.load(match_id)).ply > before:
            return
    raise AssertionError(table.world.dump())


def _asked(table: Evening) -> tuple[Person, Seen]:
    """Return somebody who is asked something in the newest direct message, and that."""
    return next(
        (person, hand)
        for person in table.people
        for hand in person.dms()[-1:]
        if hand.selects or _answers(hand)
    )


def _answers(hand: Seen) -> list[str]:
    enabled = [one for one in hand.buttons if not one.disabled]
    found = [one.text for one in enabled if one.custom_id.startswith(ANSWERS)]
    return [one for one in found if "⚠️" not in one] or found  # those are asked about once more


async def _answer(person: Person, hand: Seen, press: int) -> None:
    """Give another answer with each press: where one cannot be given, the next one is tried."""
    if answers := _answers(hand):
        await person.press(answers[press % len(answers)], on=hand)
    else:
        select = hand.selects[0]
        option = select.options[press % len(select.options)]
        await person.select(select.custom_id, option.label, on=hand)


def print_paths() -> None:
    """Measure every game."""
    for slug in SHELF:
        passed = asyncio.run(path_of(slug))
        figure(f"path.{slug}.files", len(passed.functions))
        figure(f"path.{slug}.functions", passed.count)


def main() -> None:
    """Print the files and functions of the games that are named."""
    parser = ArgumentParser(prog="python -m trials.bench.path", description=__doc__)
    parser.add_argument("slugs", nargs="+", metavar="SLUG", choices=tuple(SHELF))
    for slug in parser.parse_args().slugs:
        passed = asyncio.run(path_of(slug))
        for file, names in sorted(passed.functions.items()):
            sys.stdout.write(f"{file} ({len(names)})\n    {', '.join(sorted(names))}\n")
        sys.stdout.write(f"{slug}: {len(passed.functions)} files, {passed.count} functions\n")


if __name__ == "__main__":
    main()
