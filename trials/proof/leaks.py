"""Secrets: two worlds that differ only in what a viewer cannot see look the same to them.

First the other world is one position dealt anew, time and again (`twins`); then each goes on by
itself, with different hidden moves of others (`unseen`).

`python -m trials.proof.leaks --plies 10000 --seed S [GAME…]` plays at random and prints figures; a
leak ends it with both requests, and with the match to play again.
"""

from __future__ import annotations

import argparse
import asyncio
import random
from dataclasses import replace
from itertools import count
from time import process_time
from typing import TYPE_CHECKING, Final

from cogs.kit.pictures.views import view_job
from games import SHELF
from games.kit.computers.playout import choices, playout
from games.kit.game import IllegalMove, Seat
from games.kit.words import Voice
from trials.proof.worlds.twins import Figures, LeakError, Twins, Viewer
from trials.proof.worlds.unseen import Unseen

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from games.kit.game import AnyGame, Options

STATUSES: Final = ("plays", "plays", "plays", "plays", "resigned", "computer")
BRIEF: Final = 30
"""Plies of a match in a brief proof."""
UNSEEN: Final = 2
"""One ply in so many is played in worlds with different hidden moves besides."""
PICTURES_APART: Final = 40
"""Plies between two pictures that are drawn to the end, where any are."""


async def prove(
    game: AnyGame, plies: int, seed: str, *, draws: bool = False, brief: bool = False
) -> Figures:
    """Play matches in two worlds until `plies` have been played; if `brief`, none to its end.

    Raises:
        LeakError: at the first difference, or secret that is told.
    """
    figures = Figures()
    for number, most in _matches(figures, plies, brief=brief):
        viewer, seats, options, luck = _laid(game, f"{seed}-{number}", number)
        twins = Twins(game, viewer, seats, luck, brief=brief)
        await _play(twins, options, f"{seed}-{number}-sealed", most, draws=draws)
        figures += twins.figures
    return figures


async def prove_unseen(game: AnyGame, plies: int, seed: str, *, brief: bool = False) -> Figures:
    """Play as `prove` does, but let others make different hidden moves in the two worlds.

    Raises:
        LeakError: at the first difference, or secret that is told.
    """
    figures = Figures()
    for number, most in _matches(figures, plies, brief=brief):
        viewer, seats, options, luck = _laid(game, f"{seed}-unseen-{number}", number)
        twins = Unseen(game, replace(viewer, status="plays"), seats, luck, brief=brief)
        # Every other time they are dealt anew: where all moves are open, that sets them apart.
        await twins.play(options, f"{seed}-unseen-{number}-sealed", most, redeals=number % 2 == 0)
        figures += twins.figures
    return figures


def _matches(figures: Figures, plies: int, *, brief: bool) -> Iterator[tuple[int, int]]:
    """Yield the numbers of matches until `plies` have been played, each with its plies at most."""
    for number in count():
        if figures.plies >= plies:
            return
        yield number, min(plies - figures.plies, BRIEF if brief else plies)


def _laid(game: AnyGame, seed: str, number: int) -> tuple[Viewer, int, Options, random.Random]:
    """Lay the next table: another viewer, number of seats, and option each time."""
    luck = random.Random(seed)
    options, seats = game.spec.options(), luck.choice(game.spec.seats)
    for name, values in choices(game.spec.options).items():
        changed = options.model_copy(update={name: luck.choice(values)})
        if luck.random() < 1 / 4 and _fits(game, seats, changed):
            options = changed
    at = number % (seats + 1)
    viewer = Viewer(Seat(at), luck.choice(STATUSES)) if at < seats else Viewer(None)
    if seats == 1:
        viewer = Viewer(viewer.seat)
    return viewer, seats, options, luck


def _fits(game: AnyGame, seats: int, options: Options) -> bool:
    try:
        game.check_start(seats, options)
    except IllegalMove:
        return False
    return True


async def _play(twins: Twins, options: Options, seed: str, most: int, *, draws: bool) -> None:
    async with twins.start(options, seed):
        for moment in playout(twins.game, twins.seats, options, seed):
            if moment.ply > most:
                break
            await twins.ply(moment)
            if draws and moment.ply % PICTURES_APART == 1:
                _compare_pictures(twins)
        _check_canaries(twins)


def _check_canaries(twins: Twins) -> None:
    """Make sure that a secret would have been found: it was, where it belongs."""
    planted = {one for told in twins.canaries.values() for one in told}
    others = [seat for seat in twins.canaries if seat != twins.viewer.seat]
    if planted and others and not twins.found_at_others:
        raise LeakError(f"{twins.about()}: no canary arrived where it belongs")


def _compare_pictures(twins: Twins) -> None:
    """Draw what the viewer sees in both worlds, what others see in between: the same picture."""
    one, other = (world.match for world in twins.worlds)
    voice = Voice("en", twins.game.spec.slug, [f"Player {n}" for n in range(twins.seats)])
    seat = twins.viewer.seat
    first = view_job(one, seat, voice).paint()
    for between in (one, other):
        for another in between.seats:
            if another != seat:
                view_job(between, another, voice).paint()
    twins.figures.pictures += 1
    if view_job(other, seat, voice).paint() != first:
        raise LeakError(f"{twins.about()}: the pictures differ")


def _report(slug: str, figures: Figures, seconds: float) -> Iterator[str]:
    yield f"{slug}: {figures.plies} plies, no leak, {seconds:.0f} s of processor time"
    yield (
        f"  {figures.hidden_moves} went on in the dark, {figures.redeals} were dealt anew, "
        f"{figures.backlogs} were shown at two goes as in a backlog; "
        f"{figures.requests} requests equal, {figures.asked} questions, "
        f"{figures.refusals} refusals, {figures.log_lines} log lines, "
        f"{figures.pictures} pictures; {figures.canaries} secrets searched for"
    )


def _report_unseen(figures: Figures, seconds: float) -> Iterator[str]:
    yield (
        f"  {figures.plies} plies of worlds that go on by themselves, {seconds:.0f} s: after "
        f"{figures.apart} they differed, {figures.hidden_moves} were other moves face down, "
        f"{figures.redeals} times they rejoined; {figures.requests} requests equal, "
        f"{figures.jobs} jobs of workers, {figures.files} files, {figures.log_lines} log lines"
    )


def main(arguments: Sequence[str] | None = None) -> None:
    """Prove it for the games named, by default for all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", default=list(SHELF))
    parser.add_argument("--plies", type=int, default=10_000, help="of each game")
    parser.add_argument("--seed", default="leaks")
    said = parser.parse_args(arguments)
    for slug in said.games or SHELF:
        began = process_time()
        figures = asyncio.run(prove(SHELF[slug], said.plies, said.seed, draws=True))
        print("\n".join(_report(slug, figures, process_time() - began)), flush=True)
        began = process_time()
        figures = asyncio.run(prove_unseen(SHELF[slug], said.plies // UNSEEN, said.seed))
        print("\n".join(_report_unseen(figures, process_time() - began)), flush=True)


if __name__ == "__main__":
    main()
