"""Mutations: small faults put into the rules and the referee, one at a time, for the tests to find.

`python -m trials.proof.mutation --sample 150 --seed S` tries so many of each area, of some
thousands, and prints those that no test noticed. `mutmut` makes them, and tries them in a copy of
the project, `mutants/`; what they are and which tests are asked stands in `pyproject.toml`.
"""

from __future__ import annotations

import argparse
import random
import subprocess
import sys
from collections import Counter
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Final

from matches.referee import Referee

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

MUTMUT: Final = str(Path(sys.executable).with_name("mutmut"))
PREPARED_BY: Final = f"matches.referee.xǁ{Referee.__name__}ǁ{Referee.resign.__name__}*"
"""Mutants that are tried first: with any, all others are made, and their tests timed."""
MOST_AT_ONCE: Final = 500
"""Names in one command."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Try a sample of mutants, or all of them, and print what became of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sample", type=int, help="of each area; all by default")
    parser.add_argument("--seed", default="mutation")
    parser.add_argument("--processes", default="2")
    said = parser.parse_args(arguments)
    _mutmut("run", "--max-children", said.processes, PREPARED_BY)
    chosen = sampled(sorted(_results()), said.sample, said.seed)
    for at in range(0, len(chosen), MOST_AT_ONCE):
        _mutmut("run", "--max-children", said.processes, *chosen[at : at + MOST_AT_ONCE])
    results = _results()
    print("\n".join(report({name: results[name] for name in chosen})))


def sampled(names: Sequence[str], most: int | None, seed: str) -> list[str]:
    """Choose mutants by lot, so many of each area; all of them without a number.

    >>> sampled(["a.b.c", "a.b.d", "e.f.g"], 1, "x")
    ['a.b.d', 'e.f.g']
    """
    luck = random.Random(seed)
    areas = [list(found) for _, found in groupby(names, key=area_of)]
    return [
        name
        for found in areas
        for name in (sorted(luck.sample(found, min(most, len(found)))) if most else found)
    ]


def area_of(name: str) -> str:
    """Return the area that a mutant is in: `matches.referee`, or a game."""
    return ".".join(name.split(".")[:2])


def report(results: Mapping[str, str]) -> list[str]:
    """Return a line for each area, and one for each mutant that no test noticed."""
    lines: list[str] = []
    for area, names in groupby(sorted(results), key=area_of):
        counts = Counter(results[name] for name in names)
        told = ", ".join(f"{many} {what}" for what, many in counts.most_common())
        lines.append(f"{area}: {told}")
    return [*lines, *(name for name, what in sorted(results.items()) if what == "survived")]


def _results() -> dict[str, str]:
    listed = _mutmut("results", "--all", "true", quiet=True)
    lines = (line.strip() for line in listed.splitlines() if ": " in line)
    return {name: what for name, _, what in (line.partition(": ") for line in lines)}


def _mutmut(*arguments: str, quiet: bool = False) -> str:
    done = subprocess.run(  # noqa: S603 - our own arguments
        [MUTMUT, *arguments], check=True, text=True, stdout=subprocess.PIPE if quiet else None
    )
    return done.stdout or ""


if __name__ == "__main__":
    main()
